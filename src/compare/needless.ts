import type { Metric } from '../metrics/metric.js'
import type { Pair } from '../record/record.js'
import { isAskedFor } from '../rules/match.js'
import { makeRandom } from '../stats/random.js'
import { resolveRule } from './resolved-rule.js'
import type { Series } from './series.js'

/** The share of benchmarks that run although the change cannot affect them: so a plan whose rules name too little shows. */
const drawn = 0.1

/** Returns whether a benchmark need not run, because a plan says that the change cannot affect it. One in ten, drawn by the seed, runs all the same. */
export function isNeedless(benchmark: string, record: Pick<Pair, 'seed'> & Partial<Pick<Pair, 'options'>>): boolean {
  if (!isUnaffected(benchmark, record)) return false
  return makeRandom(`${record.seed ?? ''}/files/${benchmark}`).next() >= drawn
}

/** Returns whether the plan that `record` was measured by leaves a benchmark out. */
function isUnaffected(benchmark: string, { options }: Partial<Pick<Pair, 'options'>>): boolean {
  const patterns = options?.benchmarks?.split('\n').flatMap(line => line.trim() || []) ?? []
  return !isAskedFor(patterns, benchmark)
}

/**
 * Finds the benchmarks that need not run in any of `records`, which are of one session. What a rule says of single metrics of a benchmark is
 * not enough, and both sides must have printed it. A budget needs values, so a benchmark that has one runs.
 */
export function listNeedless(records: readonly Pair[]): ReadonlySet<string> {
  const rules = records[0]?.settings.rules
  const benchmarks = [...listPrinted(records)].map(([benchmark, { metrics, sides }]) => ({
    benchmark,
    hasBudget: metrics.some(metric => resolveRule(rules, benchmark, metric).budget !== undefined),
    isWhole: sides.size === 2 * records.length,
  }))
  const needless = benchmarks.filter(
    benchmark =>
      benchmark.isWhole && !benchmark.hasBudget && records.every(record => isNeedless(benchmark.benchmark, record)),
  )
  return new Set(needless.map(({ benchmark }) => benchmark))
}

interface Printed {
  readonly metrics: Metric[]
  readonly sides: Set<string>
}

function listPrinted(records: readonly Pair[]): ReadonlyMap<string, Printed> {
  const printed = new Map<string, Printed>()
  for (const [index, { rounds }] of records.entries())
    for (const { slot, measurements } of rounds.flat())
      for (const { benchmark, metric, error } of measurements) {
        if (metric.aside) continue
        const known = printed.get(benchmark) ?? { metrics: [], sides: new Set() }
        printed.set(benchmark, known)
        known.metrics.push(metric)
        if (error === undefined) known.sides.add(`${index} ${slot.side}`)
      }
  return printed
}

/**
 * Finds those of `series` that ran in the first round only, since the change cannot affect them. What ran on, for any reason, is
 * judged by its values.
 */
export function listLeftOut(series: readonly Series[], record: Pair): ReadonlySet<Series> {
  const [first] = record.plan?.focus ?? []
  if (first?.from !== 1) return new Set()
  const names = new Set(first.without)
  return new Set(
    series.filter(
      series => series.numbers.length === 1 && names.has(series.benchmark) && isNeedless(series.benchmark, record),
    ),
  )
}
