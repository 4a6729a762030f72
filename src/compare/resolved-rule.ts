import type { Metric } from '../metrics/metric.js'
import { largest } from '../metrics/number.js'
import { tidyUnit } from '../metrics/unit.js'
import type { Pair } from '../record/record.js'
import { matches } from '../rules/match.js'
import type { Amount, Budget, Ignore, Rule, Rules } from '../rules/rules.js'

/** The combined demands of the rules on one benchmark and metric. */
export interface ResolvedRule extends Pick<Rule, 'threshold' | 'exact' | 'judge' | 'direction' | 'unit' | 'required'> {
  /** The limit as a fraction. */
  readonly failAbove?: number
  /** In the metric's unit. */
  readonly smallest?: Amount
  /** In the metric's unit. */
  readonly budget?: Budget
  readonly ignore?: Ignore
}

/** Returns whether `rule` applies to this metric of this benchmark. */
export function isAbout(rule: Pick<Rule, 'benchmark' | 'metric'>, benchmark: string, metric: string): boolean {
  return matches(rule.benchmark, benchmark) && matches(rule.metric, metric)
}

/** Returns whether what a rule ignores is judged again, because the rule's last day is over. */
export function isVoid({ until }: Ignore, { asOf }: Pick<Rules, 'asOf'>): boolean {
  return until < asOf
}

const limits = ['threshold', 'smallest', 'failAbove'] as const

/**
 * Combines what `rules` demand of this metric of this benchmark. Of each kind, the last rule counts. If that one is `false`,
 * nothing is demanded.
 */
export function resolveRule(rules: Rules | undefined, benchmark: string, { name }: Pick<Metric, 'name'>): ResolvedRule {
  const wanted: { [key: string]: unknown } = {}
  for (const rule of rules?.list ?? []) {
    if (!isAbout(rule, benchmark, name)) continue
    const { line: _line, benchmark: _benchmark, metric: _metric, ignore, ...rest } = rule
    // One key has all limits, so that a later one replaces all of an earlier one.
    if (limits.some(limit => limit in rest)) for (const limit of limits) delete wanted[limit]
    Object.assign(wanted, rest, ignore === undefined || (ignore && isVoid(ignore, rules!)) ? {} : { ignore })
  }
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== false))
}

/** The metric as a resolved rule says that it is, and what its printed values are to be multiplied by. */
export function applyToMetric(
  metric: Metric,
  { unit, direction }: ResolvedRule,
): { readonly metric: Metric; readonly factor: number } {
  const tidied = unit !== undefined && metric.unit === '' ? tidyUnit(unit) : undefined
  const certain = metric.better === 'unknown' && tidied ? tidied.better : metric.better
  return {
    metric: { ...metric, unit: tidied?.unit ?? metric.unit, better: direction ?? certain },
    factor: tidied?.factor ?? 1,
  }
}

/** Returns whether an amount can be compared with values in `unit`. A plain number is a count. */
export function isInUnit(amount: Amount, unit: string): boolean {
  return amount.unit === unit || (amount.unit === '' && unit === 'count')
}

/** `rule` without amounts in another unit than the values have. */
export function keepFitting({ smallest, budget, ...rest }: ResolvedRule, unit: string): ResolvedRule {
  return {
    ...rest,
    ...(smallest && isInUnit(smallest, unit) ? { smallest } : {}),
    ...(budget && isInUnit(budget, unit) ? { budget } : {}),
  }
}

/**
 * The smallest relative change that matters: the rule's threshold, else that of all; and where the rule names an absolute change,
 * what that is of the level of the values, if it is more. The level is asked for only then.
 */
export function thresholdOf(
  { threshold, smallest }: ResolvedRule,
  settings: { readonly threshold: number },
  findLevel: () => number,
): number {
  const level = smallest ? findLevel() : 0
  const absolute = smallest && level > 0 ? smallest.value / level : 0
  return Math.min(largest, Math.max(threshold ?? settings.threshold, absolute))
}

/** The settings that one finding is judged by, with its own threshold. */
export type OwnSettings = Pick<Pair['settings'], 'threshold' | 'confidence' | 'failAbove'>
