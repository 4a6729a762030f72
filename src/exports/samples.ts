import { makeSeries, type Series } from '../compare/series.js'
import type { Metric } from '../metrics/metric.js'
import { isComputable } from '../metrics/number.js'
import { seriesKey } from '../record/key.js'
import type { SessionRecord } from '../record/record.js'
import { listContenders, makePair } from '../record/record.js'
import type { Side } from '../schedule/round.js'

/** The values of one benchmark and metric on one side, in the order in which they were measured, in base units; at least one. */
export interface Sample {
  readonly side: string
  readonly benchmark: string
  readonly metric: Metric
  /** Set if the benchmark is about this metric. */
  readonly isMain: boolean
  readonly values: readonly number[]
}

/** The samples of `sides`, benchmark by benchmark. */
export function collectSamples(record: SessionRecord, sides: readonly string[]): readonly Sample[] {
  const all = listContenders(record).flatMap(({ name }, index) => {
    const { series } = makeSeries(makePair(record, record.baseline, name))
    const roles = [...(index === 0 ? [['baseline', record.baseline] as const] : []), ['contender', name] as const]
    return roles.flatMap(([role, side]) => series.flatMap(one => makeSample(one, role, side)))
  })
  const byKey = new Map<string, Sample[]>()
  for (const sample of all) {
    const key = seriesKey({ benchmark: sample.benchmark, metric: sample.metric.name })
    byKey.set(key, [...(byKey.get(key) ?? []), sample])
  }
  return [...byKey.values()].flatMap(own => sides.flatMap(side => own.filter(one => one.side === side)))
}

function makeSample({ benchmark, metric, primary, rounds }: Series, role: Side, side: string): readonly Sample[] {
  const values = rounds.flatMap(round => round.filter(one => one.side === role).map(({ value }) => value))
  const usable = values.filter(isComputable)
  return usable.length === 0 ? [] : [{ side, benchmark, metric, isMain: primary, values: usable }]
}

/** The name of a sample in a file that has no metrics: that of its benchmark, and for other metrics than the main one also theirs. */
export function nameOf({ benchmark, metric, isMain }: Sample): string {
  return isMain ? benchmark : `${benchmark} (${metric.name})`
}
