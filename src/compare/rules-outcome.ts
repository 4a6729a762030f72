import { isComputable } from '../metrics/number.js'
import type { Pair, Warning } from '../record/record.js'
import { everything } from '../rules/match.js'
import type { Budget, Rule, Rules } from '../rules/rules.js'
import { medianInterval } from '../stats/distributions/binomial.js'
import { quantile } from '../stats/quantile.js'
import { nominalAlpha } from '../stats/sequential/repeated-p.js'
import type { NamedBudget, RulesOutcome } from './conclusion.js'
import type { BudgetFinding, BudgetState } from './finding.js'
import { countMissing } from './obstacles.js'
import { isAbout, isInUnit, isVoid } from './resolved-rule.js'
import { makeDesign } from './rounds/design.js'
import { isSilent, type Series, type SeriesTable, valuesOf } from './series.js'
import { isExactlyCounted } from './steps.js'

/** Evaluates `record.settings.rules` for the run, if there are any. `unpaired` are the series that have no finding. */
export function applyRules(
  record: Pair,
  table: SeriesTable,
  unpaired: readonly Series[],
): { readonly rules?: RulesOutcome } {
  const { rules } = record.settings
  if (rules === undefined) return {}
  const { source, asOf } = rules
  const budgets = unpaired.flatMap((series): NamedBudget[] => {
    const budget = findBudget(series, table, record)
    const { name: metric, unit } = series.metric
    return budget === undefined ? [] : [{ benchmark: series.benchmark, metric, unit, ...budget }]
  })
  // Where there is no baseline, or nothing to find, the contender has not been asked either.
  const isAsked = record.rounds.length > 0 || (record.absence === undefined && !record.identical)
  const missing = isAsked ? findMissing(rules, table) : []
  return { rules: { source, asOf, missing, budgets } }
}

/** Every benchmark that must run and is known from the baseline; and what a rule names, where nothing at all fits that. */
function findMissing({ list }: Rules, { series }: SeriesTable): readonly string[] {
  const hasRun = (series: Series): boolean =>
    series.rounds.some(round => round.some(({ side, value }) => side === 'contender' && Number.isFinite(value)))
  const running = series.filter(hasRun)
  const isLifted = ({ benchmark, metric }: Rule, index: number): boolean =>
    list
      .slice(index + 1)
      .some(rule => rule.required === false && rule.benchmark === benchmark && rule.metric === metric)
  const unmatched = list
    .filter((rule, index) => rule.required === true && !isLifted(rule, index))
    .filter(rule => !running.some(series => isAbout(rule, series.benchmark, series.metric.name)))
    .map(({ benchmark, metric }) => (metric === everything ? benchmark : `${benchmark} · ${metric}`))
  const isElsewhere = ({ benchmark }: Series): boolean => running.some(series => series.benchmark === benchmark)
  const gone = series
    .filter(series => series.rule.required === true && !hasRun(series) && !isElsewhere(series))
    .map(({ benchmark }) => benchmark)
  return [...new Set([...gone, ...unmatched])]
}

const mostNotes = 50

/** Rules that do nothing, each with its place and why; nothing is said of a run that measured nothing. */
export function describeIdleRules({ settings: { rules } }: Pair, { series }: SeriesTable): readonly Warning[] {
  if (rules === undefined || series.every(isSilent)) return []
  const notes = rules.list.flatMap(rule =>
    describe(rule, rules, series).map(([code, text]) => ({ code, message: `${rules.source}:${rule.line}: ${text}` })),
  )
  const rest = notes.length - mostNotes
  const more = { code: 'rule-unmatched', message: `${rules.source}: ${rest} more such notes on rules` }
  return rest > 0 ? [...notes.slice(0, mostNotes), more] : notes
}

type Note = readonly [code: string, text: string]

function describe(rule: Rule, rules: Rules, series: readonly Series[]): readonly Note[] {
  const { benchmark, metric, ignore, unit } = rule
  const fittingSeries = series.filter(series => isAbout(rule, series.benchmark, series.metric.name))
  const which = `the benchmark "${benchmark}"${metric === everything ? '' : `, the metric "${metric}"`}`
  if (fittingSeries.length === 0)
    return rule.required ? [] : [['rule-unmatched', `no benchmark fits this rule: ${which}`]]
  const notes: Note[] = []
  if (ignore && isVoid(ignore, rules))
    notes.push(['rule-ended', `ignoring ${which}, ended on ${ignore.until}, so it is judged again`])
  for (const name of ['smallest', 'budget'] as const) {
    const amount = rule[name]
    if (amount && !fittingSeries.some(series => isInUnit(amount, series.metric.unit)))
      notes.push([
        'rule-unit',
        `"${name === 'smallest' ? 'threshold' : name}" is in ${amount.unit || 'no unit'}, but no benchmark of this rule is: ${which}`,
      ])
  }
  if (unit !== undefined && fittingSeries.every(series => series.printedUnit !== ''))
    notes.push([
      'rule-unit',
      `"unit" is only for numbers without a unit, but all benchmarks of this rule have one: ${which}`,
    ])
  return notes
}

/**
 * Finds whether the contender's values of `series` keep to its budget: the interval of their median decides, at the level of this look. If
 * values are missing, the remaining ones may be the better ones, so nothing is decided. Undefined if it has no budget, or is ignored.
 */
export function findBudget(series: Series, { errors }: SeriesTable, record: Pair): BudgetFinding | undefined {
  const { budget, ignore } = series.rule
  if (budget === undefined || ignore !== undefined) return undefined
  const all = valuesOf(series, 'contender')
  const sorted = Float64Array.from(all.filter(isComputable)).sort()
  const { bound, value } = budget
  const level = record.settings.confidence
  const median = sorted.length === 0 ? null : quantile(sorted, 0.5)
  const isLacking = errors.get(series.benchmark)?.side === 'contender' || countMissing(series, 'contender') >= 2
  if (median === null || sorted.length < all.length || isLacking)
    return { bound, value, median, low: null, high: null, level, state: 'undecided' }
  const [least, most] = [sorted[0]!, sorted.at(-1)!]
  const isExact = isExactlyCounted(series) && least === most
  const alpha = nominalAlpha(makeDesign(record, series.numbers), 1 - level)
  const interval = isExact ? { low: least, high: most } : medianInterval(sorted, alpha)
  const [low, high] = [interval.low, interval.high].map(end => (Number.isFinite(end) ? end : null)) as [End, End]
  const state = judgeBudget(budget, { low, high })
  return { bound, value, median, low, high, level: isExact ? 1 : level, state }
}

type End = BudgetFinding['low']

/** Judges whether a level keeps to a bound, by its interval. */
export function judgeBudget(
  { bound, value }: Pick<Budget, 'bound' | 'value'>,
  { low, high }: Pick<BudgetFinding, 'low' | 'high'>,
): BudgetState {
  const [least, most] = [low ?? -Infinity, high ?? Infinity]
  const isMet = bound === 'at most' ? most <= value : least >= value
  const isMissed = bound === 'at most' ? least > value : most < value
  return isMet ? 'met' : isMissed ? 'missed' : 'undecided'
}
