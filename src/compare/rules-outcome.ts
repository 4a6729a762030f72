import { isComputable } from '../metrics/number.js'
import type { Pair, Warning } from '../record/record.js'
import { type Evaluated, evaluate, listSizesOf, type Sizes } from '../rules/expression.js'
import { everything } from '../rules/match.js'
import type { Budget, Rule, Rules } from '../rules/rules.js'
import { listSizes } from '../scan.js'
import { medianInterval } from '../stats/distributions/binomial.js'
import { quantile } from '../stats/quantile.js'
import { nominalAlpha } from '../stats/sequential/repeated-p.js'
import type { NamedBudget, RulesOutcome } from './conclusion.js'
import type { BudgetFinding, BudgetState, Expectation } from './finding.js'
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
  const hasRun = (one: Series): boolean =>
    one.rounds.some(round => round.some(({ side, value }) => side === 'contender' && Number.isFinite(value)))
  const running = series.filter(hasRun)
  const isLifted = ({ benchmark, metric }: Rule, index: number): boolean =>
    list.slice(index + 1).some(one => one.required === false && one.benchmark === benchmark && one.metric === metric)
  const unmatched = list
    .filter((rule, index) => rule.required === true && !isLifted(rule, index))
    .filter(rule => !running.some(one => isAbout(rule, one.benchmark, one.metric.name)))
    .map(({ benchmark, metric }) => (metric === everything ? benchmark : `${benchmark} · ${metric}`))
  const isElsewhere = ({ benchmark }: Series): boolean => running.some(one => one.benchmark === benchmark)
  const gone = series
    .filter(one => one.rule.required === true && !hasRun(one) && !isElsewhere(one))
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
  const own = series.filter(one => isAbout(rule, one.benchmark, one.metric.name))
  const which = `the benchmark "${benchmark}"${metric === everything ? '' : `, the metric "${metric}"`}`
  if (own.length === 0) return rule.required ? [] : [['rule-unmatched', `no benchmark fits this rule: ${which}`]]
  const notes: Note[] = []
  if (ignore && isVoid(ignore, rules))
    notes.push(['rule-ended', `ignoring ${which}, ended on ${ignore.until}, so it is judged again`])
  for (const name of ['smallest', 'budget'] as const) {
    const amount = rule[name]
    if (amount && !own.some(one => isInUnit(amount, one.metric.unit)))
      notes.push([
        'rule-unit',
        `"${name}" is in ${amount.unit || 'no unit'}, but no benchmark of this rule is: ${which}`,
      ])
  }
  notes.push(...describeIdleExpectation(rule, own))
  if (unit !== undefined && own.every(one => one.printedUnit !== ''))
    notes.push([
      'rule-unit',
      `"unit" is only for numbers without a unit, but all benchmarks of this rule have one: ${which}`,
    ])
  return notes
}

/** Says why the expectation of `rule` applies to none of its benchmarks: they have no such size, or are in another unit. */
function describeIdleExpectation({ expect: text, benchmark: pattern }: Rule, own: readonly Series[]): readonly Note[] {
  if (text === undefined || text === false) return []
  const isUsed = own.some(
    ({ benchmark, metric }) => findExpectation({ benchmark, metric, rule: { expect: text } }) !== undefined,
  )
  return isUsed ? [] : [['rule-unit', describeMisfit(text, pattern, own)]]
}

function describeMisfit(text: string, pattern: string, own: readonly Series[]): string {
  const [result] = own.flatMap(({ benchmark }) => evaluate(text, sizesOf(benchmark)) ?? [])
  const sizes = listSizesOf(text).map(size => `"${size}"`)
  const units = own.map(({ metric }) => metric.unit)
  if (result === undefined && sizes.length > 0)
    return `"expect" needs the size ${sizes.join(', ')}, and no benchmark of this rule has it in its name`
  if (result !== undefined && !units.includes(result.unit))
    return `"expect" is in ${result.unit}, but no benchmark of this rule is: ${pattern}`
  return '"expect" has no result above 0'
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

/** The value that a rule expects of `series`, in its unit; undefined where none does, or in another unit. */
export function findExpectation({ benchmark, metric, rule }: ForRule): Expectation | undefined {
  const found = compute(rule.expect, benchmark)
  const isFitting = found?.unit === metric.unit || (found?.unit === 'count' && metric.unit === '')
  return found && isFitting ? { text: found.text, value: found.value } : undefined
}

type ForRule = Pick<Series, 'benchmark' | 'metric' | 'rule'>

function compute(
  text: string | false | undefined,
  benchmark: string,
): (Evaluated & { readonly text: string }) | undefined {
  if (text === undefined || text === false) return undefined
  const found = evaluate(text, sizesOf(benchmark))
  return found && found.value > 0 && isComputable(found.value) ? { ...found, text } : undefined
}

/** The sizes in the name of a benchmark; the first of two with one name. */
function sizesOf(benchmark: string): Sizes {
  const sizes: Record<string, number> = {}
  for (const { parameter, size } of listSizes(benchmark)) sizes[parameter] ??= size
  return sizes
}
