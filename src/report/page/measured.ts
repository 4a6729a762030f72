import type { Finding } from '../../compare/finding.js'
import { type LookChange, traceLooks } from '../../compare/rounds/trace.js'
import { makeSeries, type Series } from '../../compare/series.js'
import { startOfSecond, takeFirstStage } from '../../compare/stages.js'
import { listDisturbedRounds } from '../../compare/trust/host.js'
import { summarizeSpin } from '../../compare/trust/spin.js'
import type { Pair } from '../../record/pair.js'

/** The values behind a report, by benchmark and metric. */
export interface MeasuredPair {
  readonly record: Pair
  /** Rounds, from 0, in which the machine was not as usual. */
  readonly disturbed: ReadonlySet<number>
  seriesOf(finding: Finding): Series | undefined
  /** The change of `finding` at each look; empty where there is none. */
  looksOf(finding: Finding): readonly LookChange[]
}

/** Finds in `record` what a page draws. */
export function makeMeasured(record: Pair): MeasuredPair {
  const first = index(takeFirstStage(record))
  const whole = startOfSecond(record) === undefined ? first : index(record)
  const seriesOf = ({ benchmark, metric, secondStage }: Finding): Series | undefined =>
    (secondStage ? whole : first).get(keyOf(benchmark, metric))
  return {
    record,
    disturbed: new Set([...listDisturbedRounds(record), ...(summarizeSpin(record)?.moved ?? [])]),
    seriesOf,
    looksOf: finding => {
      const own = seriesOf(finding)
      const { change, p } = finding
      return own === undefined || change === null || p === null ? [] : traceLooks(own, record, change)
    },
  }
}

function index(record: Pair): ReadonlyMap<string, Series> {
  return new Map(makeSeries(record).series.map(one => [keyOf(one.benchmark, one.metric.name), one]))
}

function keyOf(benchmark: string, metric: string): string {
  return `${benchmark}\n${metric}`
}
