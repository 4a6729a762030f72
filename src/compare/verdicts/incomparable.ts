import { leastRounds } from '../../stats/engine/attainable.js'
import type { Failures, Series, SeriesTable } from '../series.js'

/** What went wrong with `series` on one side so that the two cannot be compared, in words; undefined where nothing did. */
export function findObstacle(series: Series, table: SeriesTable): string | undefined {
  return (
    describeTampering(table.tampered) ?? findConflict(series) ?? findError(series, table) ?? findFailures(series, table)
  )
}

/** That what was measured is not the baseline any more, and nobody knows since when; undefined where no file was changed. */
export function describeTampering([first, ...more]: readonly string[]): string | undefined {
  if (first === undefined) return undefined
  const which = more.length === 0 ? first : `${first} and ${more.length} more`
  return `the baseline's files were changed while it was measured (${which})`
}

function findConflict({ conflict, metric }: Series): string | undefined {
  if (!conflict) return undefined
  return conflict.unit === metric.unit
    ? `its direction changed from ${metric.better} to ${conflict.better}`
    : `its unit changed from ${showUnit(metric.unit)} to ${showUnit(conflict.unit)}`
}

/** What does not look like a unit is quoted, lest it reads like words of ours. */
function showUnit(unit: string): string {
  return /^[\w%µ/²³°-]{0,20}$/.test(unit) ? unit || 'none' : JSON.stringify(unit)
}

function findError({ benchmark }: Series, { errors }: SeriesTable): string | undefined {
  const found = errors.get(benchmark)
  return found && `it reported an error (${found.side}): ${found.error}`
}

function findFailures(series: Series, { failures }: SeriesTable): string | undefined {
  const { baseline, contender } = failures
  if (baseline.timedOut > 0 !== contender.timedOut > 0) {
    const side = baseline.timedOut > 0 ? 'baseline' : 'contender'
    return `only the ${side} ran into the time limit (${failures[side].timedOut}×)`
  }
  const missing = {
    baseline: countMissing(series, 'baseline', baseline),
    contender: countMissing(series, 'contender', contender),
  }
  if (Math.abs(missing.baseline - missing.contender) < 2) return undefined
  const side = missing.baseline > missing.contender ? 'baseline' : 'contender'
  const reason = failures[side].reason
  return `it is missing from ${missing[side]} invocations of the ${side}${reason === undefined ? '' : `: ${reason}`}`
}

/** How many invocations of `side` have no value of `series`. */
export function countMissing(
  series: Pick<Series, 'rounds'>,
  side: 'baseline' | 'contender',
  { failed, timedOut, succeeded }: Failures,
): number {
  return failed + timedOut + succeeded - series.rounds.flat().filter(one => one.side === side).length
}

/** Why there is no ratio of the values of `series`, in words; undefined where there is. */
export function findBadValue({ rounds }: Series): string | undefined {
  const values = rounds.flat().map(one => one.value)
  if (!values.every(Number.isFinite)) return 'a value is not finite'
  const bad = values.find(value => value <= 0)
  return bad === undefined ? undefined : `a value is ${bad === 0 ? '0' : 'negative'}, and ratios need values above 0`
}

/** Why the rounds of `series` are too few for a verdict; undefined where they suffice. */
export function findShortage({ rounds }: Series): string | undefined {
  const complete = rounds.filter(round => new Set(round.map(one => one.side)).size === 2)
  const widest = Math.max(0, ...complete.map(round => round.length))
  const least = leastRounds(widest)
  if (complete.length >= least) return undefined
  return `${complete.length} complete rounds are fewer than the ${least} that a verdict needs`
}
