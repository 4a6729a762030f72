// The world as measuring needs it, for benchmarks of the tool itself: nothing is kept, shown, or ended early.
import { noExamination } from '../lib/measure/rounds/examination.js'
import { makeRandom } from '../lib/stats/random.js'
import { drawPath, makeFreshDirectory, makeFreshFile } from '../lib/system/processes/outputs.js'

/** The ports of a session by `processes`, whose files are in `folder`. */
export function makePorts(processes, folder) {
  return {
    processes,
    commandOutput: () => {
      throw new Error('nothing is written here')
    },
    digest: text => text,
    benchOutput: () => makeFreshFile(drawPath(folder)),
    instrumentOutput: () => makeFreshDirectory(drawPath(folder)),
    shell: 'sh',
    signal: new AbortController().signal,
    random: makeRandom('padding'),
    clock: () => performance.now() / 1000,
    examine: noExamination,
    keep() {},
    watch() {},
  }
}
