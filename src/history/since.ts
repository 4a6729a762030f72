import type { Change, Verdict } from '../compare/finding.js'
import { correct } from '../compare/stages/5-correct-for-many.js'
import { judge } from '../compare/verdict.js'
import { studentCdf } from '../stats/distributions/student.js'
import {
  type BenchmarkLevels,
  confidence,
  type HistoryLevels,
  type Push,
  type Thresholds,
  thresholdFor,
} from './levels.js'
import type { TrackedMetric } from './race.js'

/** A benchmark of the newest version that has it, against an older version. */
export interface Since {
  readonly of: TrackedMetric
  /** The version that it stands on. */
  readonly ground: Push
  readonly newest: Push
  /** Undefined where no chain of races joins the two. */
  readonly change: Change | undefined
  /** True if the change is told apart from none, among the changes of all benchmarks. */
  readonly isApart: boolean
  /** The newest version against the one that was raced before it. */
  readonly last: Change | undefined
}

/**
 * Compares the newest version with `ground`. Without one, each benchmark stands on the anchor, or else on the oldest version that races
 * join to its newest.
 * Those that got most worse come first.
 */
export function listSince(levels: HistoryLevels, ground?: Push): readonly Since[] {
  const rows = levels.benchmarks.flatMap(one => describe(one, levels, ground) ?? [])
  const tested = rows.filter(({ p }) => !Number.isNaN(p))
  const corrections = correct(
    tested.map(({ p }) => p),
    confidence,
  )
  const apart = new Set(tested.filter((_, at) => corrections[at]!.rejected))
  return rows
    .map((row): Since => ({ ...row, isApart: apart.has(row) }))
    .toSorted((one, other) => harm(other) - harm(one))
}

interface Tested extends Omit<Since, 'isApart'> {
  /** NaN where there is nothing to test. */
  readonly p: number
}

function describe(
  levels: BenchmarkLevels,
  { pushes, anchor, spread: { degrees = Infinity } }: HistoryLevels,
  asked: Push | undefined,
): Tested | undefined {
  const own = listOwn(levels, pushes)
  const newest = own.at(-1)
  if (newest === undefined) return undefined
  const joined = own.filter(({ digest }) => levels.compare(newest.digest, digest) !== undefined)
  const ground = asked ?? joined.find(one => one === anchor && one !== newest) ?? joined[0]!
  const before = joined.at(-2)
  const height = levels.measure(newest.digest, ground.digest)
  return {
    of: levels.of,
    ground,
    newest,
    change: levels.compare(newest.digest, ground.digest),
    p:
      height === undefined ? Number.NaN : 2 * studentCdf(-Math.abs(height.value) / Math.sqrt(height.variance), degrees),
    last: before && levels.compare(newest.digest, before.digest),
  }
}

/** A change since with its verdict. */
export interface JudgedSince extends Since {
  /** Null where nothing joins the versions, or the direction is unknown. */
  readonly verdict: Verdict | null
  /** The smallest change that somebody wants to know. */
  readonly threshold: number
}

/** Judges a change since as one of a race is judged. */
export function judgeSince(row: Since, thresholds: Thresholds): JudgedSince {
  const { of, change, isApart } = row
  const threshold = thresholdFor(of, thresholds)
  const verdict =
    change === undefined
      ? null
      : judge({ change, equivalence: change }, { direction: of.better, threshold, rejected: isApart })
  return { ...row, verdict, threshold }
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
