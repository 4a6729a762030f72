// The world as measuring needs it, for benchmarks of the tool itself: nothing is kept, shown, or ended early.
import { join } from 'node:path'
import { makeRandom } from '../lib/stats/random.js'
import { makeFreshDirectory } from '../lib/system/copies/fresh-directory.js'
import { makeFreshFile } from '../lib/system/copies/fresh-file.js'

/** The ports of a session by `processes`, whose files are in `folder`. */
export function makePorts(processes, folder) {
  return {
    processes,
    commandOutput: () => {
      throw new Error('nothing is written here')
    },
    benchOutput: turn => makeFreshFile(join(folder, `numbers-${turn}`)),
    instrumentOutput: turn => makeFreshDirectory(join(folder, `counts-${turn}`)),
    shell: 'sh',
    signal: new AbortController().signal,
    random: makeRandom('padding'),
    clock: () => performance.now() / 1000,
    examine: { chooseLooks: (_, looks) => looks, isSettled: () => false },
    keep() {},
    watch() {},
  }
}
