import { areTooFarApart, describeSize, isComputable, isCounted } from '../metrics/number.js'
import { percentSize } from '../metrics/scale.js'
import type { Pair } from '../record/record.js'
import type { Side } from '../schedule/round.js'
import { countChoices, leastRounds } from '../stats/engine/choices.js'
import { nameSome } from '../util/list.js'
import type { Control, Obstacle } from './assessment.js'
import type { ObstacleCause } from './finding.js'
import { leastValues } from './judge.js'
import type { Observation, Series, SeriesTable } from './series.js'

/** Finds what went wrong with `series` on one side, so that the two cannot be compared. Returns undefined if nothing did. */
export function findObstacle(series: Series, { tampered, errors }: SeriesTable): Obstacle | undefined {
  const { conflict, metric, benchmark } = series
  const tampering = describeTampering(tampered)
  if (tampering !== undefined) return { cause: 'contender-changed', reason: tampering }
  if (conflict?.unit === metric.unit)
    return { cause: 'contender-changed', reason: `its direction changed from ${metric.better} to ${conflict.better}` }
  if (conflict) {
    // What does not look like a unit is quoted, lest it reads like words of ours.
    const show = (unit: string): string => (/^[\w%µ/²³°-]{0,20}$/.test(unit) ? unit || 'none' : JSON.stringify(unit))
    return {
      cause: 'contender-changed',
      reason: `its unit changed from ${show(metric.unit)} to ${show(conflict.unit)}`,
    }
  }
  const found = errors.get(benchmark)
  if (found === undefined) return findFailures(series)
  // A benchmark that fails in the baseline too is not the contender's to mend.
  const cause = found.sides.has('baseline') ? 'baseline' : 'contender-failed'
  return { cause, reason: `it reported an error (${found.side}): ${found.error}` }
}

/** Explains that the baseline's files changed during the measurement, at an unknown time; undefined if no file was changed. */
export function describeTampering(changed: readonly string[]): string | undefined {
  const [first] = changed
  if (first === undefined) return undefined
  const which = nameSome(changed, 1)
  return isOfBaseline(first)
    ? `the baseline's files were changed while it was measured (${which})`
    : `files of copies, or files that they are made from, were changed during the measurement (${which})`
}

/** Returns whether the file at this path is of a copy of the baseline. */
export function isOfBaseline(path: string): boolean {
  return /^b[12]\//.test(path)
}

const causeOf: { readonly [side in Side]: ObstacleCause } = { baseline: 'baseline', contender: 'contender-failed' }

/** The reason of every benchmark begins so where no invocation of a side has succeeded. */
export const failedEachTime: { readonly [side in Side]: string } = {
  baseline: 'the baseline failed each time',
  contender: 'the contender failed each time',
}

function findFailures(series: Series): Obstacle | undefined {
  const { failures } = series
  const { baseline, contender } = failures
  if (baseline.timedOut > 0 !== contender.timedOut > 0) {
    const side = baseline.timedOut > 0 ? 'baseline' : 'contender'
    return { cause: causeOf[side], reason: `only the ${side} exceeded the time limit (${failures[side].timedOut}×)` }
  }
  const missing = { baseline: countMissing(series, 'baseline'), contender: countMissing(series, 'contender') }
  if (Math.abs(missing.baseline - missing.contender) < 2) return undefined
  const side = missing.baseline > missing.contender ? 'baseline' : 'contender'
  const { reason: why, succeeded } = failures[side]
  const what = succeeded === 0 ? failedEachTime[side] : `it is missing from ${missing[side]} runs of the ${side}`
  return { cause: causeOf[side], reason: why === undefined ? what : `${what}: ${why}` }
}

/** Counts the invocations of `side` that should have a value of the series, and have none. */
export function countMissing({ rounds, failures }: Pick<Series, 'rounds' | 'failures'>, side: Side): number {
  const { failed, timedOut, succeeded } = failures[side]
  return failed + timedOut + succeeded - countOf(rounds, side)
}

/** Finds why the values of `series` cannot be compared. Returns undefined if they can be. Of counts, 0 can. */
export function findBadValue({ rounds, metric }: Series): Obstacle | undefined {
  const isCount = isCounted(metric.unit)
  const isBad = (value: number): boolean => value < 0 || (value === 0 && !isCount)
  const all = rounds.flat()
  const values = all.map(({ value }) => value)
  const bad = values.find(value => !isComputable(value)) ?? values.find(isBad)
  if (bad === undefined)
    return areTooFarApart(values.filter(value => value > 0))
      ? { cause: 'contender-failed', reason: 'its values are too far apart for a ratio' }
      : undefined
  const isOfBaseline = all.some(({ side, value }) => side === 'baseline' && (isBad(value) || !isComputable(value)))
  return { cause: isOfBaseline ? 'baseline' : 'contender-failed', reason: describeBadValue(bad) }
}

/** Says why a value has no ratio. */
export function describeBadValue(value: number): string {
  if (!isComputable(value)) return `a value is ${describeSize(value)}`
  return `a value is ${value === 0 ? '0' : 'negative'}, and ratios need values above 0`
}

/** Finds why there is no change to estimate: no round has values of both sides. */
export function findSeparation({ rounds }: Series): Obstacle | undefined {
  if (rounds.some(isComplete)) return undefined
  return { cause: 'machine', reason: 'no round has both sides, and values are compared within rounds only' }
}

/** Says that a difference could as well come from what the machine does to two copies of the same code. */
export function describeControl({ change }: Control): string {
  return `two copies of the same baseline differ by ${percentSize(change.value)}`
}

/** Explains that the files that define the benchmarks differ. Returns undefined if they do not, or if that is unknown. */
export function describeSuiteChanges({ suiteChanges = [] }: Pick<Pair, 'suiteChanges'>): string | undefined {
  return suiteChanges.length === 0 ? undefined : `the benchmark itself changed (${nameSome(suiteChanges, 1)})`
}

/** The control benchmarks that moved, and how far, as fractions: infinitely far from 0. */
export type Moved = ReadonlyMap<Series, number>

/** Explains why nothing can be compared where control benchmarks moved: what moved the most, and how far. */
export function describeMoved(moved: Moved, series?: Series): string {
  const say = (change: number): string => (Number.isFinite(change) ? `by ${percentSize(change)}` : 'from 0')
  const own = series && moved.get(series)
  if (own !== undefined) return `a control benchmark, which no change can touch, moved ${say(own)}`
  const sorted = [...moved].sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
  const [{ benchmark }, change] = sorted[0]!
  const more = sorted.length === 1 ? '' : `, and ${sorted.length - 1} more`
  return `the control benchmark ${benchmark} moved ${say(change)}${more}`
}

/** Rounds of whatever is of one side. */
interface Sided {
  readonly rounds: readonly (readonly Pick<Observation, 'side' | 'copy'>[])[]
}

function isComplete(round: Sided['rounds'][number]): boolean {
  return countOf([round], 'baseline') > 0 && countOf([round], 'contender') > 0
}

/** Finds why the rounds of `series` are too few for a verdict. Returns undefined if they suffice. */
export function findShortage({ rounds, judge }: Sided & Pick<Series, 'judge'>): string | undefined {
  const complete = rounds.filter(isComplete)
  const least = leastRounds(Math.max(0, ...complete.map(round => round.length)))
  // Copies that run several times in a round may tell as much in fewer rounds: the smallest p-value of an exact test decides.
  const isWide = complete.some(round => new Set(round.map(({ side, copy }) => `${side} ${copy}`)).size < round.length)
  if (complete.length < least && isWide) {
    const choices = complete.map(round => countChoices(round.length, countOf([round], 'contender')))
    if (2 / choices.reduce((product, one) => product * one, 1) > 0.05)
      return `${complete.flat().length} runs are too few for a verdict`
  } else if (complete.length < least)
    return `${complete.length} complete rounds are fewer than the ${least} that a verdict needs`
  const values = Math.min(countOf(complete, 'baseline'), countOf(complete, 'contender'))
  const needed = leastValues(judge)
  return values >= needed ? undefined : `${values} values of a side are fewer than the ${needed} that ${judge} needs`
}

function countOf(rounds: Sided['rounds'], side: Side): number {
  let count = 0
  for (const round of rounds) for (const one of round) if (one.side === side) count++
  return count
}
