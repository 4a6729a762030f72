import { isComputable, isCounted } from '../metrics/number.js'
import type { Pair, Warning } from '../record/record.js'
import { type Evaluated, evaluate, listSizesOf, type Sizes } from '../rules/expression.js'
import { everything } from '../rules/match.js'
import type { Budget, Rule, Rules } from '../rules/rules.js'
import { listSizes } from '../scan.js'
import { medianInterval } from '../stats/distributions/binomial.js'
import { quantile } from '../stats/quantile.js'
import { nominalAlpha } from '../stats/sequential/repeated-p.js'
import type { NamedBudget, RulesOutcome } from './conclusion.js'
import type { BudgetFinding, BudgetState, Expectation, WorkDone } from './finding.js'
import { countMissing } from './obstacles.js'
import { isAbout, isInUnit, isVoid } from './resolved-rule.js'
import { makeDesign } from './rounds/design.js'
import { isSilent, type Series, type SeriesTable, valuesOf } from './series.js'

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
  // Where nothing stands in for a baseline that is missing, the contender has not been asked either.
  const isAsked = record.absence === undefined || record.rounds.length > 0
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
  const notes = rules.list.flatMap(rule => {
    const own = series.filter(one => isAbout(rule, one.benchmark, one.metric.name))
    const place = `${rules.source}:${rule.line}`
    const benchmarks = series.filter(one => own.some(({ benchmark }) => benchmark === one.benchmark))
    return [...describe(rule, rules, own), ...describeWork(rule, benchmarks)].map(({ code, message }) => ({
      code,
      message: `${place}: ${message}`,
    }))
  })
  const rest = notes.length - mostNotes
  const more = { code: 'rule-unmatched', message: `${rules.source}: ${rest} more such notes on rules` }
  return rest > 0 ? [...notes.slice(0, mostNotes), more] : notes
}

function describeWork({ sameWork }: Rule, benchmarks: readonly Series[]): readonly Warning[] {
  const isKnown = benchmarks.some(({ metric }) => metric.name === sameWork)
  if (!sameWork || benchmarks.length === 0 || isKnown) return []
  const message = `"same-work" names the metric "${sameWork}", which no benchmark of this rule has`
  return [{ code: 'rule-unmatched', message }]
}

function describe(rule: Rule, rules: Rules, own: readonly Series[]): readonly Warning[] {
  const { benchmark, metric, ignore, unit } = rule
  const which = [`the benchmark "${benchmark}"`, ...(metric === everything ? [] : [`the metric "${metric}"`])].join(
    ', ',
  )
  if (own.length === 0)
    return rule.required ? [] : [{ code: 'rule-unmatched', message: `no benchmark fits this rule: ${which}` }]
  const ended =
    ignore && isVoid(ignore, rules)
      ? [{ code: 'rule-ended', message: `ignoring ${which}, ended on ${ignore.until}, so it is judged again` }]
      : []
  const misfits = (['smallest', 'budget'] as const).flatMap(name => {
    const amount = rule[name]
    if (!amount || own.some(one => isInUnit(amount, one.metric.unit))) return []
    const message = `"${name}" is in ${amount.unit || 'no unit'}, but no benchmark of this rule is: ${which}`
    return [{ code: 'rule-unit', message }]
  })
  const isNeedless = unit !== undefined && own.every(one => one.printedUnit !== '')
  const needless = isNeedless
    ? [
        {
          code: 'rule-unit',
          message: `"unit" is only for numbers without a unit, but all benchmarks of this rule have one: ${which}`,
        },
      ]
    : []
  return [...ended, ...misfits, ...describeIdleCalculations(rule, own), ...needless]
}

/** Says why a calculation of `rule` applies to none of its benchmarks: they have no such size, or are in another unit. */
function describeIdleCalculations(rule: Rule, own: readonly Series[]): readonly Warning[] {
  return (['expect', 'work'] as const).flatMap(name => {
    const text = rule[name]
    if (text === undefined || text === false) return []
    const find = name === 'expect' ? findExpectation : findWork
    const isUsed = own.some(
      ({ benchmark, metric }) => find({ benchmark, metric, rule: { [name]: text } }) !== undefined,
    )
    return isUsed ? [] : [{ code: 'rule-unit', message: describeMisfit(name, text, rule, own) }]
  })
}

function describeMisfit(name: 'expect' | 'work', text: string, rule: Rule, own: readonly Series[]): string {
  const [result] = own.flatMap(({ benchmark }) => evaluate(text, sizesOf(benchmark)) ?? [])
  const sizes = listSizesOf(text).map(size => `"${size}"`)
  const units = own.map(({ metric }) => metric.unit)
  if (result === undefined && sizes.length > 0)
    return `"${name}" needs the size ${sizes.join(', ')}, and no benchmark of this rule has it in its name`
  if (name === 'work' && !units.includes('s'))
    return '"work" turns a time into a rate, and no benchmark of this rule is a time'
  if (name === 'expect' && result !== undefined && !units.includes(result.unit))
    return `"expect" is in ${result.unit}, but no benchmark of this rule is: ${rule.benchmark}`
  return `"${name}" has no result above 0`
}

/**
 * Finds whether the contender's values of `series` keep to its budget. Returns undefined if it has no budget, or is ignored.
 *
 * The interval of their median decides, at the level of this look. If values are missing, the remaining ones may be the better
 * ones, so nothing is decided.
 */
export function findBudget(series: Series, table: SeriesTable, record: Pair): BudgetFinding | undefined {
  const { budget, ignore } = series.rule
  if (budget === undefined || ignore !== undefined) return undefined
  const all = valuesOf(series, 'contender')
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

/** The value that a rule expects of `series`, in its unit; undefined where none does, or in another unit. */
export function findExpectation({ benchmark, metric, rule }: ForRule): Expectation | undefined {
  const found = compute(rule.expect, benchmark)
  return found && isInUnitOf(found, metric.unit) ? { text: found.text, value: found.value } : undefined
}

/** The work that a rule says `series` does, where that is a time; undefined elsewhere. */
export function findWork({ benchmark, metric, rule }: ForRule): WorkDone | undefined {
  const found = compute(rule.work, benchmark)
  if (found === undefined || metric.unit !== 's') return undefined
  return { text: found.text, amount: found.value, unit: found.unit === 'count' ? '1/s' : `${found.unit}/s` }
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

function isInUnitOf(found: Evaluated, unit: string): boolean {
  return found.unit === unit || (found.unit === 'count' && unit === '')
}
