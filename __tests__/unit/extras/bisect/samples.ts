import type { Commit } from '../../../../src/extras/bisect/result.js'
import type { SearchProgress } from '../../../../src/extras/bisect/search.js'

export const commits: readonly Commit[] = Array.from({ length: 9 }, (_, at) => ({
  commit: `${at}`.repeat(40),
  subject: at === 6 ? 'Parse | <b>each</b> word *twice*' : `Commit ${at}`,
  author: 'Ada Lovelace',
  date: '2026-11-02T10:00:00Z',
}))
export const comparison = (
  from: number,
  to: number,
  percent: number,
  rounds: number,
): SearchProgress['comparisons'][number] => ({
  ...{ from, to, rounds, value: Math.log1p(percent / 100), isDifferent: percent > 1 },
  ...{ noise: 0.002 ** 2 * (20 / rounds), offsets: 0.003 ** 2, layout: 0, seconds: 0.1 * rounds },
})
export const progress: SearchProgress = {
  length: 8,
  comparisons: [comparison(0, 8, 5, 20), comparison(0, 4, 0.1, 5), comparison(0, 6, 5.3, 5), comparison(4, 6, 4.9, 20)],
  skipped: [5],
  builds: [3, 3, 3, 3],
}
const lead = { benchmark: 'parse', metric: 'time', unit: 's', better: 'lower' } as const
export const common = {
  schema: 'counterbalance/bisect@1',
  commits,
  command: 'node bench.js',
  options: {},
  lead,
  progress,
} as const
export const reasons = { 5: '"setup" (make) ended with exit status 2 in the checkout of 5555555.' }
