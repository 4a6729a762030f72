import type { Change } from '../compare/verdicts/finding.js'
import type { Levels } from './levels.js'
import type { Measured } from './race.js'
import { listOwn, type Since } from './since.js'

/** A history for programs. */
export interface HistoryResult extends Pick<Levels, 'pushes' | 'spread' | 'closure'> {
  readonly schema: 'counterbalance/levels@1'
  readonly suite: string
  readonly benchmarks: readonly (Measured & {
    /** The digest of the version that all levels stand on. */
    readonly ground: string
    /** By push that has the benchmark; null where no chain of races joins it with the ground. */
    readonly levels: readonly { readonly digest: string; readonly level: Change | null }[]
  })[]
}

/** Makes a history for programs, its benchmarks in the order of `rows`. */
export function makeResult(suite: string, levels: Levels, rows: readonly Since[]): HistoryResult {
  const { pushes, spread, closure, benchmarks } = levels
  return {
    schema: 'counterbalance/levels@1',
    suite,
    pushes,
    spread,
    ...(closure && { closure }),
    benchmarks: rows.map(({ of, ground }) => {
      const own = benchmarks.find(one => one.of === of)!
      return {
        ...of,
        ground: ground.digest,
        levels: listOwn(own, pushes).map(({ digest }) => ({
          digest,
          level: own.compare(digest, ground.digest) ?? null,
        })),
      }
    }),
  }
}
