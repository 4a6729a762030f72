import { findCountThreshold, type Metric } from '../metrics/metric.js'
import { areTooFarApart, isComputable, isCounted } from '../metrics/number.js'
import { makeReason, type Reason } from '../record/reasons.js'
import type { Pair, Settings } from '../record/record.js'
import { explainFormerJudge } from '../rules/rules.js'
import type { Side } from '../schedule/round.js'
import type { Obstacle } from './assessment.js'
import type { ObstacleCause } from './finding.js'
import { type Observation, type Series, type SeriesTable, valuesOf } from './series.js'
import { countOf, findShortage, isComplete, isMissingInContender } from './shortage.js'
import { listRecordedSides } from './steps.js'

/** Finds what went wrong with `series` on one side, so that the two cannot be compared. Returns undefined if nothing did. */
export function findObstacle(series: Series, table: SeriesTable): Obstacle | undefined {
  const { tampered, interference, errors, confused, replaced } = table
  const { conflict, metric, benchmark } = series
  const [act] = interference
  // An installation may do so in good faith, as pip does with the packages of a user.
  if (act !== undefined) return { cause: act.code === 'home-changed' ? 'contender-changed' : 'interfered', reason: act }
  const tampering = describeTampering(tampered)
  if (tampering !== undefined) return { cause: 'contender-changed', reason: tampering }
  const equalNames = confused.get(benchmark)
  if (equalNames !== undefined) return { cause: 'contender-changed', reason: equalNames }
  const replacement = replaced.get(series)
  if (replacement !== undefined) return { cause: 'contender-changed', reason: makeReason('unit-changed', replacement) }
  if (conflict?.unit === metric.unit)
    return {
      cause: 'contender-changed',
      reason: makeReason('direction-changed', { from: metric.better, to: conflict.better }),
    }
  if (conflict)
    return { cause: 'contender-changed', reason: makeReason('unit-changed', { from: metric.unit, to: conflict.unit }) }
  const error = errors.get(benchmark)
  if (error === undefined) return findFailures(series) ?? findOtherIterations(series, table)
  // A benchmark that fails in the baseline too is not the contender's to mend.
  const cause = error.sides.has('baseline') ? 'baseline' : 'contender-failed'
  return { cause, reason: makeReason('reported-error', { side: error.side, error: error.error }) }
}

/** Finds that an iteration does other work on each side, so that what it costs cannot be compared. Rates can, which are of the work itself. */
function findOtherIterations({ benchmark, metric }: Series, { iterations }: SeriesTable): Obstacle | undefined {
  const reason = iterations.get(benchmark)
  const isOfIteration = metric.unit === 's' || findCountThreshold(metric.name) !== undefined
  return reason && isOfIteration && !metric.aside ? { cause: 'contender-changed', reason } : undefined
}

/** Explains that the baseline's files changed during the measurement, at an unknown time; undefined if no file was changed. */
export function describeTampering(changed: readonly string[]): Reason | undefined {
  const [first] = changed
  if (first === undefined) return undefined
  return makeReason('tampered', { paths: [...changed], isOfBaseline: isOfBaseline(first) })
}

/** Finds that a record asks for a percentile across runs, which this version does not compare. */
export function findFormerJudge({ judge }: Pick<Series, 'judge'>): Obstacle | undefined {
  return explainFormerJudge(judge) === undefined
    ? undefined
    : { cause: 'machine', reason: makeReason('former-judge', { judge }) }
}

/** Returns whether the file at this path is of a copy of the baseline. */
export function isOfBaseline(path: string): boolean {
  return /^b[12]\//.test(path)
}

const causeOf: { readonly [side in Side]: ObstacleCause } = { baseline: 'baseline', contender: 'contender-failed' }

function findFailures(series: Series): Obstacle | undefined {
  const { failures } = series
  const { baseline, contender } = failures
  if (baseline.timedOut > 0 !== contender.timedOut > 0) {
    const side = baseline.timedOut > 0 ? 'baseline' : 'contender'
    return { cause: causeOf[side], reason: makeReason('timed-out', { side, times: failures[side].timedOut }) }
  }
  const missing = { baseline: countMissing(series, 'baseline'), contender: countMissing(series, 'contender') }
  if (Math.abs(missing.baseline - missing.contender) < 2) return undefined
  const side: Side = missing.baseline > missing.contender ? 'baseline' : 'contender'
  const { failure, succeeded } = failures[side]
  const facts = { side, ...(failure && { failure }) } as const
  const reason =
    succeeded === 0 ? makeReason('failed-each-time', facts) : makeReason('missing', { ...facts, runs: missing[side] })
  return { cause: causeOf[side], reason }
}

/** Counts the invocations of `side` that should have a value of the series, and have none. */
export function countMissing({ rounds, failures }: Pick<Series, 'rounds' | 'failures'>, side: Side): number {
  const { failed, timedOut, succeeded } = failures[side]
  return failed + timedOut + succeeded - countOf(rounds, side)
}

/** Finds why the values of `series` cannot be compared. Returns undefined if they can be. Of counts, 0 can. */
export function findBadValue({ rounds, metric }: Series): Obstacle | undefined {
  const idle = findNoWork({ rounds, metric })
  if (idle !== undefined) return idle
  const isCount = isCounted(metric.unit)
  const isBad = (value: number): boolean => value < 0 || (value === 0 && !isCount)
  const all = rounds.flat()
  const values = all.map(({ value }) => value)
  const bad = values.find(value => !isComputable(value)) ?? values.find(isBad)
  if (bad === undefined)
    return areTooFarApart(values.filter(value => value > 0))
      ? { cause: 'contender-failed', reason: makeReason('too-far-apart', {}) }
      : undefined
  const isOfBaseline = all.some(({ side, value }) => side === 'baseline' && (isBad(value) || !isComputable(value)))
  return { cause: isOfBaseline ? 'baseline' : 'contender-failed', reason: describeBadValue(bad) }
}

/** The shortest time that one operation can take, in seconds: no processor does anything in a millionth of a nanosecond. */
const shortestOperation = 1e-12

/**
 * One cycle of a processor of 3 GHz, in seconds. A loop takes at least that for each of its iterations. What each of many things takes may
 * be less, since a processor does several of them in one cycle.
 */
const cycle = 1e-9 / 3

/** Returns the time below which nothing is measured: a cycle for what is the time of an iteration. */
function shortestOf({ name, unit, per, aside }: Metric): number {
  const isOfIteration = unit === 's' && per === undefined && !aside && (name === 'time' || name === 'cpu-time')
  return isOfIteration ? cycle : shortestOperation
}

/** Finds that nothing is left of what was to be measured: the time of an operation is shorter than any can be. */
function findNoWork({ rounds, metric }: Pick<Series, 'rounds' | 'metric'>): Obstacle | undefined {
  const timeOf = ({ value }: Observation): number => (metric.unit === '1/s' ? 1 / value : value)
  if (metric.unit !== 's' && metric.unit !== '1/s') return undefined
  const isIdle = (side: Side): boolean => {
    const times = rounds.flat().flatMap(round => (round.side === side ? [timeOf(round)] : []))
    return times.length > 0 && times.every(time => time > smallestComputable && time < shortestOf(metric))
  }
  const side = (['baseline', 'contender'] as const).find(isIdle)
  if (side === undefined) return undefined
  const seconds = Math.max(...rounds.flat().flatMap(run => (run.side === side ? [timeOf(run)] : [])))
  const facts = seconds < shortestOperation ? { side } : { side, seconds }
  return { cause: side === 'baseline' ? 'baseline' : 'contender-changed', reason: makeReason('no-work', facts) }
}

/** Smaller values are a fault of their own. */
const smallestComputable = 1e-30

/** Says why a value has no ratio. */
export function describeBadValue(value: number): Reason {
  if (isComputable(value)) return makeReason('not-positive', { value })
  return makeReason('not-computable', Number.isFinite(value) ? { value } : {})
}

/** Finds why there is no change to estimate: no round has values of both sides, so the contender has none where the baseline has some. */
export function findSeparation({ rounds }: Series): Obstacle | undefined {
  if (rounds.some(isComplete)) return undefined
  return { cause: 'contender-failed', reason: makeReason('separated', {}) }
}

/**
 * Finds why the rounds of `series` are too few for a verdict. Where both sides lack them alike, measuring ended too early, which is nobody's
 * fault. A value of the baseline in a round in which the contender has none is a missing result of the contender.
 */
export function findEarlyEnd(series: Series): Obstacle | undefined {
  const shortage = findShortage(series)
  if (shortage === undefined || !isMissingInContender(series)) return shortage && { cause: 'machine', reason: shortage }
  const { failure } = series.failures.contender
  const facts = {
    side: 'contender' as const,
    runs: Math.max(1, countMissing(series, 'contender')),
    ...(failure && { failure }),
  }
  return { cause: 'contender-failed', reason: makeReason('missing', facts) }
}

/**
 * Finds that values which a rule says are exact vary on a side. Returns undefined if they do not, or if no rule says so. It is an error of
 * the rule where they vary in the contender too, so a gate fails.
 */
export function findVariation(series: Series): Obstacle | undefined {
  if (series.rule.exact !== true) return undefined
  const side = (['contender', 'baseline'] as const).find(side => new Set(valuesOf(series, side)).size > 1)
  return side && { cause: causeOf[side], reason: makeReason('not-exact', { side }) }
}

/** Finds that a side prints the same numbers each time, so that nothing was measured. Returns undefined if it does not. */
export function findRecording(series: Series, settings: Pick<Settings, 'threshold'>): Obstacle | undefined {
  const sides = listRecordedSides(series, series.rule.threshold ?? settings.threshold)
  if (sides.length === 0) return undefined
  const cause = sides.includes('contender') ? 'contender-changed' : 'baseline'
  return { cause, reason: makeReason('recorded', { sides: [...sides] }) }
}

/** Explains that the files that define the benchmarks differ. Returns undefined if they do not, or if that is unknown. */
export function describeSuiteChanges({ suiteChanges = [] }: Pick<Pair, 'suiteChanges'>): Reason | undefined {
  return suiteChanges.length === 0 ? undefined : makeReason('suite-changed', { files: [...suiteChanges] })
}
