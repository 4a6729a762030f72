import type { Profiles } from '../../../src/record/causes.js'

/** Six rounds of profiles of two sides: `names` call each other in turn, and the last one takes 20 ms longer on the contender's side. */
export function makeProfiles(names: readonly string[]): Profiles {
  const last = names.length - 1
  const amount = (at: number, side: string, noise: number): number =>
    10 + at + noise + (at === last && side === 'contender' ? 20 : 0)
  const invoke = (side: string, copy: 1 | 2, noise: number) => ({
    side,
    copy,
    self: names.map((_, at) => [at, amount(at, side, noise)] as const),
  })
  return {
    profiler: 'perf',
    unit: 'ms',
    sides: ['baseline', 'contender'],
    functions: names.map((name, at) => ({ name, ...(at === last ? { file: 'src/parse.js', line: 7 } : {}) })),
    rounds: Array.from({ length: 6 }, (_, round) => [
      invoke('baseline', 1, round / 5),
      invoke('baseline', 2, (round + 3) / 7),
      invoke('contender', 1, round / 6),
      invoke('contender', 2, (round + 2) / 5),
    ]),
    calls: [
      ...names.map((_, at) => ({ parent: at - 1, at, self: [amount(at, 'baseline', 0), amount(at, 'contender', 0)] })),
      // Nobody calls it any more.
      { parent: 0, at: last, self: [9, 0] },
    ],
  }
}
