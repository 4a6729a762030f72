import type { Change, Verdict } from '../../compare/finding.js'
import { correct } from '../../compare/stages/3-correct.js'
import { isCalled, judge } from '../../compare/verdict.js'
import { findLooksP } from '../../stats/network/steps.js'
import type { TrackedMetric, Word } from './comparison.js'
import type { History } from './file.js'
import {
  type BenchmarkLevels,
  confidence,
  findLevels,
  type HistoryLevels,
  type Push,
  type Thresholds,
  thresholdFor,
  widenFor,
} from './levels.js'
import { findMoves, type Moves } from './moves.js'

/** A history with what is shown of it. */
export interface Shown {
  readonly suite: string
  readonly levels: HistoryLevels
  readonly rows: readonly Since[]
  readonly moves: Moves
  /** The smallest change that somebody wants to know, where a benchmark has none of its own. */
  readonly threshold: number
  readonly bisection?: Bisection
}

/** The known facts for a bisection. */
export interface Bisection {
  /** Shell commands that build a commit, and run it. */
  readonly setup?: string
  readonly command?: string
  /** The numbers of commits between versions, by `GOOD..BAD`, as far as they are known. */
  readonly commits?: ReadonlyMap<string, number>
}

/** Makes what is shown of a history; `findGround` names the version that all stand on, where its user asked for one. */
export function makeShown(
  { suite, comparisons }: History,
  thresholds: Thresholds,
  findGround: (levels: HistoryLevels) => Push | undefined = () => undefined,
): Shown {
  const levels = findLevels(comparisons)
  const rows = listSince(levels, thresholds, findGround(levels))
  return { suite, levels, rows, moves: findMoves(levels, thresholds), threshold: thresholds.threshold }
}

/** A benchmark of the newest version that has it, against an older version. One comparison's word is its verdict; of several, one error rate is spent over all pushes. */
export interface Since {
  readonly of: TrackedMetric
  /** The version that it stands on. */
  readonly ground: Push
  readonly newest: Push
  /** Undefined where no chain of comparisons joins the two. */
  readonly change: Change | undefined
  /** True if the change is told apart from none, among the changes of all benchmarks. */
  readonly isApart: boolean
  /** The newest version against the one that was compared before it. */
  readonly last: Change | undefined
  /** Null where nothing joins the versions, or the direction is unknown. */
  readonly verdict: Verdict | null
  /** The smallest change that somebody wants to know. */
  readonly threshold: number
}

/**
 * Compares the newest version with `ground`, those that got most worse first. Without a ground, each benchmark stands on the anchor, or else
 * on the oldest version that comparisons join to its newest.
 */
export function listSince(levels: HistoryLevels, thresholds: Thresholds, ground?: Push): readonly Since[] {
  const compared = levels.benchmarks.flatMap(benchmark => compare(benchmark, levels, ground) ?? [])
  const tested = compared.filter(({ p }) => !Number.isNaN(p))
  const corrections = correct(
    tested.map(({ p }) => p),
    confidence,
  )
  const apart = new Set(tested.filter((_, at) => corrections[at]!.rejected))
  return compared
    .map((row): Since => {
      const { word, ...since } = row
      const { of, change } = since
      const [isApart, threshold] = [apart.has(row), thresholdFor(of, thresholds)]
      if (word !== undefined) {
        const verdict = judgeWord(word, of, threshold)
        return { ...since, isApart: isCalled(word.verdict), verdict, threshold }
      }
      const decision = { direction: of.better, threshold, rejected: isApart }
      const verdict = change === undefined ? null : judge({ change, equivalence: change }, decision)
      return { ...since, isApart, verdict, threshold }
    })
    .toSorted((a, b) => harm(b) - harm(a))
}

/** The verdict of a comparison, judged again where its `threshold` is not the one by which it was judged. */
function judgeWord({ verdict, change, threshold: before }: Word, { better }: TrackedMetric, threshold: number) {
  if (threshold === before || verdict === 'not-comparable') return verdict
  return judge({ change, equivalence: change }, { direction: better, threshold, rejected: isCalled(verdict) })
}

/** Compares the newest version of a benchmark; `p` is NaN where there is nothing to test. */
function compare(benchmark: BenchmarkLevels, { pushes, anchor, spread }: HistoryLevels, push: Push | undefined) {
  const ofBenchmark = listOwn(benchmark, pushes)
  const newest = ofBenchmark.at(-1)
  if (newest === undefined) return undefined
  const joined = ofBenchmark.filter(({ digest }) => benchmark.compare(newest.digest, digest) !== undefined)
  const ground = push ?? joined.find(version => version === anchor && version !== newest) ?? joined[0]!
  const before = joined.at(-2)
  const word = benchmark.wordOf(newest.digest, ground.digest)
  const height = word === undefined ? benchmark.measure(newest.digest, ground.digest) : undefined
  const { value, variance } = height ?? { value: Number.NaN, variance: 1 }
  return {
    ...{ of: benchmark.of, ground, newest, word },
    change: benchmark.compare(newest.digest, ground.digest),
    p: findLooksP(value / Math.sqrt(variance) / widenFor(spread)),
    last: before && benchmark.compare(newest.digest, before.digest),
  }
}

/** Lists the pushes that have a benchmark, in their order. */
export function listOwn({ digests }: Pick<BenchmarkLevels, 'digests'>, pushes: readonly Push[]): readonly Push[] {
  const wanted = new Set(digests)
  return pushes.filter(({ digest }) => wanted.has(digest))
}

function harm({ of, change }: Since): number {
  if (change === undefined) return Number.NEGATIVE_INFINITY
  const log = Math.log1p(change.value)
  return of.better === 'higher' ? -log : log
}
