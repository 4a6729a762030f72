import { readCallgrind } from '../readers/callgrind.js'
import type { Profiler } from './profiler.js'

/** Exact counts of the instructions of every function, by valgrind. The command takes 20 to 50 times as long. */
export const callgrindProfiler: Profiler = {
  name: 'callgrind',
  wrap: (argv, directory) => [
    ...['valgrind', '-q', '--tool=callgrind', '--trace-children=yes'],
    // One for each process. A shell that becomes the command leaves an empty one.
    `--callgrind-out-file=${directory}/callgrind.%p`,
    ...argv,
  ],
  read: files => {
    const texts = files.map(({ bytes }) => new TextDecoder().decode(bytes)).filter(text => text.trim() !== '')
    return { unit: 'instructions', samples: texts.flatMap(readCallgrind) }
  },
}
