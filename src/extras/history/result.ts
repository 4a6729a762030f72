import type { Change } from '../../compare/finding.js'
import type { TrackedMetric } from './comparison.js'
import type { HistoryLevels, MachineValue } from './levels.js'
import type { LevelStep, Moves, Trend } from './moves.js'
import { listOwn, type Since } from './since.js'

/** A history for programs. */
export interface HistoryResult extends Pick<HistoryLevels, 'pushes' | 'spread' | 'closure'> {
  readonly schema: 'counterbalance/levels@1'
  readonly suite: string
  readonly benchmarks: readonly (TrackedMetric & {
    /** The digest of the version that all levels stand on. */
    readonly ground: string
    /** Level of each push that has the benchmark; null where no chain of comparisons joins it with the ground. */
    readonly levels: readonly { readonly digest: string; readonly level: Change | null }[]
    /** The newest value on each machine. */
    readonly absolutes: readonly MachineValue[]
  })[]
  readonly steps: readonly (TrackedMetric &
    Pick<LevelStep, 'change' | 'isSeenAtOnce' | 'margin'> & {
      /** The digests of the push that it most likely came with, the last that lacks it, and the first that has it. */
      readonly at: string
      readonly good: string
      readonly bad: string
    })[]
  /** Changes that several pushes up to the newest made together. */
  readonly trends: readonly (TrackedMetric &
    Pick<Trend, 'change' | 'pushes'> & { readonly from: string; readonly to: string })[]
}

/** Makes a history for programs, its benchmarks in the order of `rows`. */
export function makeResult(
  suite: string,
  { levels, rows, moves }: { readonly levels: HistoryLevels; readonly rows: readonly Since[]; readonly moves: Moves },
): HistoryResult {
  const { pushes, spread, closure, benchmarks } = levels
  return {
    schema: 'counterbalance/levels@1',
    suite,
    pushes,
    spread,
    ...(closure && { closure }),
    benchmarks: rows.map(({ of, ground }) => {
      const benchmarkLevels = benchmarks.find(benchmark => benchmark.of === of)!
      return {
        ...of,
        ground: ground.digest,
        levels: listOwn(benchmarkLevels, pushes).map(({ digest }) => ({
          digest,
          level: benchmarkLevels.compare(digest, ground.digest) ?? null,
        })),
        absolutes: benchmarkLevels.absolutes,
      }
    }),
    steps: moves.steps.map(({ of, at, good, bad, change, isSeenAtOnce, margin }) => ({
      ...of,
      ...{ change, isSeenAtOnce, margin, at: at.digest, good: good.digest, bad: bad.digest },
    })),
    trends: moves.trends.map(({ of, from, to, change, pushes }) => ({
      ...of,
      ...{ change, pushes, from: from.digest, to: to.digest },
    })),
  }
}
