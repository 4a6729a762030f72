import { isComputable } from '../metrics/number.js'
import { seriesKey } from '../record/key.js'
import type { Pair } from '../record/record.js'
import { toChange } from './change.js'
import { conclude } from './conclude.js'
import type { Conclusion } from './conclusion.js'
import type { Change, EarlierResult, Experiments, Finding } from './finding.js'
import { takeFirstStage } from './second-stage.js'
import { makeSeries, type Series } from './series.js'
import { compareSides } from './stages/1-describe.js'

/** Adds to `findings` of `record` what its earlier experiments found, and what all of them show together. */
export function addExperiments(findings: readonly Finding[], record: Pair): readonly Finding[] {
  const { earlier = [] } = record
  if (earlier.length === 0) return findings
  const conclusions = earlier.map(conclude)
  const tables = [...earlier, record].map(one => index(makeSeries(takeFirstStage(one)).series))
  return findings.map(finding => {
    if (finding.verdict === null) return finding
    const key = seriesKey(finding)
    const all = tables.flatMap(table => table.get(key) ?? [])
    const experiments: Experiments = {
      earlier: conclusions.map(one => findResult(one, key)),
      pooled: finding.p === null ? null : pool(all, record),
    }
    return { ...finding, experiments }
  })
}

function findResult({ findings }: Conclusion, key: string): EarlierResult | null {
  const found = findings.find(one => seriesKey(one) === key)
  return found === undefined ? null : { verdict: found.verdict, change: found.change }
}

/** The change of all rounds together; each experiment has a level of its own. */
function pool(all: readonly Series[], { settings: { confidence } }: Pair): Change | null {
  const [first] = all
  if (first === undefined) return null
  const starts: number[] = []
  const rounds = all.flatMap(({ rounds: own, breaks }, place) => {
    const before = all.slice(0, place).reduce((sum, one) => sum + one.rounds.length, 0)
    starts.push(...(before > 0 ? [before] : []), ...breaks.map(start => before + start))
    return own
  })
  // One of the experiments may have counts of 0, which have no ratio.
  if (rounds.some(round => round.some(({ value }) => !(value > 0 && isComputable(value))))) return null
  const engine = compareSides({ ...first, rounds, breaks: starts })
  return toChange({ estimate: engine.estimate, ...engine.interval(confidence) }, first.metric.better, confidence)
}

function index(series: readonly Series[]): ReadonlyMap<string, Series> {
  return new Map(series.map(one => [seriesKey({ benchmark: one.benchmark, metric: one.metric.name }), one]))
}
