import { isComputable } from '../../metrics/number.js'
import type { Pair } from '../../record/pair.js'
import type { Budget } from '../../rules/rules.js'
import { medianInterval, quantile } from '../../stats/quantile.js'
import { nominalAlpha } from '../../stats/sequential/repeated-p.js'
import { isCounted } from '../counted.js'
import { makeDesign } from '../rounds/design.js'
import type { Series, SeriesTable } from '../series.js'
import type { BudgetFinding, BudgetState, Finding } from './finding.js'
import { countMissing } from './incomparable.js'

/** A budget with the name of what it is for. */
export interface NamedBudget extends BudgetFinding {
  readonly benchmark: string
  readonly metric: string
  readonly unit: string
}

/** All budgets of a run, those of its findings first. */
export function listBudgets(run: {
  readonly findings: readonly Finding[]
  readonly rules?: { readonly budgets: readonly NamedBudget[] }
}): readonly NamedBudget[] {
  const found = run.findings.flatMap(({ benchmark, metric, unit, budget }) =>
    budget === undefined ? [] : [{ benchmark, metric, unit, ...budget }],
  )
  return [...found, ...(run.rules?.budgets ?? [])]
}

/**
 * Finds whether the contender's values of `series` keep to its budget. Returns undefined if it has no budget, or is ignored.
 *
 * The interval of their median decides, at the level of this look. If values are missing, the remaining ones may be the better
 * ones, so nothing is decided.
 */
export function findBudget(series: Series, table: SeriesTable, record: Pair): BudgetFinding | undefined {
  const { budget, ignore } = series.ruling
  if (budget === undefined || ignore !== undefined) return undefined
  const all = series.rounds.flatMap(round => round.filter(({ side }) => side === 'contender').map(({ value }) => value))
  const sorted = Float64Array.from(all.filter(isComputable)).sort()
  const { bound, value } = budget
  const level = record.settings.confidence
  const median = sorted.length === 0 ? null : quantile(sorted, 0.5)
  if (median === null || sorted.length < all.length || isLacking(series, table))
    return { bound, value, median, low: null, high: null, level, state: 'undecided' }
  const interval = findInterval(sorted, series, record)
  const [low, high] = [bounded(interval.low), bounded(interval.high)]
  return { bound, value, median, low, high, level: interval.level, state: judgeBudget(budget, { low, high }) }
}

/** Judges whether a level keeps to a bound, by its interval. */
export function judgeBudget(
  { bound, value }: Pick<Budget, 'bound' | 'value'>,
  { low, high }: Pick<BudgetFinding, 'low' | 'high'>,
): BudgetState {
  const [near, far] = bound === 'at most' ? [low, high] : [negated(high), negated(low)]
  const limit = bound === 'at most' ? value : -value
  if (far !== null && far <= limit) return 'met'
  return near !== null && near > limit ? 'missed' : 'undecided'
}

function negated(end: number | null): number | null {
  return end === null ? null : -end
}

function isLacking({ benchmark, ...series }: Series, { errors }: SeriesTable): boolean {
  return errors.get(benchmark)?.side === 'contender' || countMissing(series, 'contender') >= 2
}

function findInterval(
  sorted: Float64Array,
  { numbers, metric }: Series,
  record: Pair,
): { readonly low: number; readonly high: number; readonly level: number } {
  const [least, most] = [sorted[0]!, sorted.at(-1)!]
  if (isCounted(metric.unit) && least === most) return { low: least, high: most, level: 1 }
  const { confidence } = record.settings
  const design = makeDesign(record, numbers)
  return { ...medianInterval(sorted, nominalAlpha(design, 1 - confidence)), level: confidence }
}

function bounded(end: number): number | null {
  return Number.isFinite(end) ? end : null
}
