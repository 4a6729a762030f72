import type { Instrument } from './instrument.js'

/**
 * The instructions that valgrind counts as it carries them out one by one, in all processes of the tree.
 *
 * It is 20 to 50 times slower, and times under it mean nothing; but the counts are the same in every run of a program that does the
 * same, whatever else the machine does.
 */
export const callgrind: Instrument = {
  name: 'callgrind',
  isExact: true,
  wrap: (argv, directory) => [
    'valgrind',
    '-q',
    '--tool=callgrind',
    '--trace-children=yes',
    '--dump-line=no',
    // One for each process.
    `--callgrind-out-file=${directory}/callgrind.%p`,
    ...argv,
  ],
  read: ({ texts, runs }) => {
    const counts = texts.flatMap(text => parseCallgrind(text) ?? [])
    return counts.length === 0 ? {} : { instructions: counts.reduce((sum, count) => sum + count, 0) / runs }
  },
}

/** The instructions in a file of callgrind, by its summary line; undefined where it has none. */
export function parseCallgrind(text: string): number | undefined {
  const events = /^events: (.+)$/m.exec(text)?.[1]?.split(' ') ?? []
  const counts = /^(?:summary|totals): ([\d ]+)$/m.exec(text)?.[1]?.trim().split(' ') ?? []
  const count = Number(counts[events.indexOf('Ir')] ?? Number.NaN)
  return Number.isFinite(count) ? count : undefined
}
