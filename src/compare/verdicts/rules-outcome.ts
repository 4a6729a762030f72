import type { Pair } from '../../record/pair.js'
import type { Warning } from '../../record/record.js'
import { evaluate, listSizesOf } from '../../rules/expression.js'
import { everything } from '../../rules/match.js'
import type { Rule, Rules } from '../../rules/rules.js'
import { isSilent, type Series, type SeriesTable } from '../series.js'
import { findBudget, type NamedBudget } from './budget.js'
import { findExpectation, findWork, sizesOf } from './expectation.js'
import { isAbout, isInUnit, isVoid } from './ruling.js'

/** The effect of a file's rules on a run, beside what stands in each finding. */
export interface RulesOutcome {
  readonly source: string
  /** The day on which they were applied. */
  readonly asOf: string
  /** What had to run on the contender's side and has not, by benchmark or by the rule's pattern. */
  readonly missing: readonly string[]
  /** Budgets of what only one side has, so that there is no finding of it. */
  readonly budgets: readonly NamedBudget[]
}

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
    .filter(one => one.ruling.required === true && !hasRun(one) && !isElsewhere(one))
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

/** The metric that says how much work was done may be misspelt. */
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
      ({ benchmark, metric }) => find({ benchmark, metric, ruling: { [name]: text } }) !== undefined,
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
