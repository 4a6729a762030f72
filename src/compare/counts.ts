import { countMetrics, makeCountMetric } from '../metrics/metric.js'
import type { CountedPlace } from '../record/counts.js'
import { makeReason, type Reason } from '../record/reasons.js'
import { type Pair, usualNames } from '../record/record.js'
import type { Side } from '../schedule/round.js'
import { nameAll } from '../util/list.js'
import { present } from '../util/present.js'
import type { Finding } from './finding.js'
import { keepFitting, resolveRule } from './resolved-rule.js'
import { summarise } from './summary.js'
import { exactTolerance, judgeExactly } from './verdict.js'

/**
 * Judges what was counted of each benchmark in runs of their own. Two copies of the same code must have the same count: then the
 * difference of the sides is exact. If they do not, the count is not exact, and nothing is judged: two runs tell nothing of its noise.
 */
export function judgeCounts(pair: Pick<Pair, 'counts' | 'names' | 'settings'>): readonly Finding[] {
  const { counts, names = usualNames } = pair
  if (counts === undefined) return []
  const benchmarks = [...new Set(counts.values.map(({ benchmark }) => benchmark))]
  return benchmarks.flatMap(benchmark =>
    countMetrics.flatMap(metric => {
      const pick = (side: string) =>
        counts.values.filter(value => value.benchmark === benchmark && value.metric === metric && value.side === side)
      const sides = [pick(names.baseline), pick(names.contender)]
      const [baseline, contender] = sides.map(copies => copies.flatMap(({ values }) => values)) as [number[], number[]]
      const values = { baseline, contender }
      // Where counting ended early, nobody knows whether a count is exact.
      const isControlled = sides.flat().every(copy => copy.values.length === 2)
      if (!isControlled && sides.every((_, at) => new Set([baseline, contender][at]).size < 2)) return []
      const place = counts.places.find(
        candidate =>
          candidate.benchmark === benchmark && candidate.metric === metric && candidate.side === names.contender,
      )
      const isBeside = counts.isOfProcess === true
      return values.baseline.length === 0 || values.contender.length === 0
        ? []
        : [judgeCount({ benchmark, metric, values, place, isBeside }, pair)]
    }),
  )
}

interface Counted {
  readonly benchmark: string
  readonly metric: (typeof countMetrics)[number]
  readonly values: { readonly [side in Side]: readonly number[] }
  readonly place: CountedPlace | undefined
  readonly isBeside: boolean
}

function judgeCount(
  { benchmark, metric: name, values, place, isBeside }: Counted,
  { settings }: Pick<Pair, 'settings'>,
): Finding {
  const metric = makeCountMetric(name)
  const rule = keepFitting(resolveRule(settings.rules, benchmark, metric), metric.unit)
  const tolerance = exactTolerance({ rule, metric }, { settings })
  const varying = (['baseline', 'contender'] as const).find(side => new Set(values[side]).size > 1)
  const [baseline, contender] = [values.baseline[0]!, values.contender[0]!]
  const judged = judgeExactly({ baseline, contender }, metric.better, tolerance)
  const { ignore } = rule
  const isJudged = varying === undefined && ignore === undefined
  const reason = ignore
    ? makeReason('ignored', { until: ignore.until, why: ignore.reason })
    : varying
      ? describeVariation(varying, values[varying])
      : place && judged.change?.value !== 0 && describePlace(place)
  return {
    ...{ benchmark, metric: name, unit: metric.unit, better: metric.better, primary: false },
    ...(isBeside && { aside: true as const }),
    ...{ baseline: summarise(values.baseline), contender: summarise(values.contender) },
    change: varying === undefined ? judged.change : null,
    verdict: isJudged ? judged.verdict : null,
    ...{ p: null, adjustedP: null, control: null, resolution: null, roundsToSettle: null, meanChange: null },
    threshold: tolerance.threshold,
    ...present({ failAbove: rule.failAbove, ignored: ignore, reason: reason || undefined }),
    warnings: [],
  }
}

function describeVariation(side: Side, values: readonly number[]): Reason {
  return makeReason('count-varies', {
    side,
    counts: nameAll([...new Set(values.map(value => value.toLocaleString('en')))]),
  })
}

function describePlace({ name, file, line }: CountedPlace): Reason {
  const where = [file, line].filter(part => part !== undefined).join(':')
  return makeReason('counted-in', { place: where === '' ? name : `${name} (${where})` })
}
