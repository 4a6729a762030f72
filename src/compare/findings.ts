import type { Settings } from '../record/record.js'
import { adjustPValues } from '../stats/false-discovery.js'
import { rejects } from '../stats/rejection.js'
import { type LogChange, toChange } from './change.js'
import type { Comparison } from './comparison.js'
import { type Control, type ControlSummary, makeControls } from './control.js'
import { type Finding, verdicts } from './finding.js'
import { isSilent } from './series.js'
import { judge, judgeExactly } from './verdict.js'

/** What the correction for many benchmarks makes of one p-value. */
interface Correction {
  readonly adjustedP: number
  readonly rejected: boolean
  /** Confidence of the interval that is shown and judged by. */
  readonly level: number
}

/** What judging adds to a comparison; the rest of a finding is description. */
type Judgement = Pick<Finding, 'change' | 'p' | 'adjustedP' | 'control' | 'verdict' | 'warnings'> & {
  readonly reason?: string
}

const blank: Judgement = { change: null, p: null, adjustedP: null, control: null, verdict: null, warnings: [] }

/**
 * A finding for every comparison, regressed first and each group by size, and the control over all that is judged.
 *
 * Benjamini–Hochberg over all that is judged; what it rejects shows the interval of the matching level 1 − R·α/m (Benjamini &
 * Yekutieli 2005), so that verdict and interval agree. The others show, and are judged unchanged by, the interval of level 1 − α.
 */
export function makeFindings(
  comparisons: readonly Comparison[],
  settings: Settings,
): { readonly findings: readonly Finding[]; readonly control: ControlSummary } {
  const judged = new Set(comparisons.filter(one => isJudged(one, settings.metrics)))
  const corrections = correct([...judged], settings.confidence)
  const { controls, summary } = makeControls([...judged], settings.confidence)
  const findings = comparisons.map(comparison => {
    const judgement = judgeBasis(comparison, settings, corrections.get(comparison), controls.get(comparison))
    return describe(comparison, judged.has(comparison) ? judgement : { ...judgement, verdict: null })
  })
  return { findings: findings.sort(byVerdictAndSize), control: summary }
}

function isJudged({ series }: Comparison, metrics: string): boolean {
  // An error has no unit, and so no direction; but it is worth more than silence.
  if (isSilent(series)) return true
  if (series.metric.better === 'unknown') return false
  if (metrics === 'primary') return series.primary
  return metrics === 'all' || metrics.split(',').some(name => name.trim() === series.metric.name)
}

function correct(judged: readonly Comparison[], confidence: number): ReadonlyMap<Comparison, Correction> {
  const tested = judged.flatMap(one =>
    one.basis.kind === 'inference' && one.basis.shortage === undefined ? [{ one, p: one.basis.change.p }] : [],
  )
  const alpha = 1 - confidence
  const adjusted = adjustPValues(tested.map(({ p }) => p))
  const rejections = adjusted.filter(p => rejects(p, alpha)).length
  return new Map(
    tested.map(({ one }, index) => {
      const rejected = rejects(adjusted[index]!, alpha)
      const level = rejected ? 1 - (rejections * alpha) / tested.length : confidence
      return [one, { adjustedP: adjusted[index]!, rejected, level }]
    }),
  )
}

function describe({ series, baseline, contender }: Comparison, judgement: Judgement): Finding {
  const { name: metric, unit, better } = series.metric
  return {
    benchmark: series.benchmark,
    metric,
    unit,
    better,
    primary: series.primary,
    baseline,
    contender,
    ...judgement,
  }
}

function judgeBasis(
  { basis, series }: Comparison,
  { threshold, confidence }: Settings,
  correction: Correction | undefined,
  control: Control | undefined,
): Judgement {
  const direction = series.metric.better
  switch (basis.kind) {
    case 'obstacle':
      return { ...blank, verdict: 'incomparable', reason: basis.reason }
    case 'exact':
      return { ...blank, ...judgeExactly(basis, direction, threshold) }
    case 'inference': {
      const level = correction?.level ?? confidence
      const log: LogChange = { estimate: basis.change.estimate, ...basis.change.interval(level) }
      const numbers = { p: basis.change.p, adjustedP: correction?.adjustedP ?? null, control: control?.change ?? null }
      const change = toChange(log, direction, level)
      if (basis.shortage !== undefined)
        return { ...blank, ...numbers, change, verdict: 'incomparable', reason: basis.shortage }
      const rejected = correction?.rejected ?? false
      const verdict = judge(change, direction, threshold, rejected)
      if (!control?.failed) return { ...blank, ...numbers, change, verdict }
      const widened = toChange(widen(log, control.reach), direction, level)
      const kept = judge(widened, direction, threshold, rejected) === verdict
      const reason = `two copies of the same baseline differ by ${percent(control.change.value)}`
      return kept
        ? { ...blank, ...numbers, change: widened, verdict, warnings: [{ code: 'control-failed', message: reason }] }
        : { ...blank, ...numbers, change: widened, verdict: 'incomparable', reason }
    }
  }
}

/** `log` with the interval that is left when installation alone may shift it by `reach` either way. */
function widen(log: LogChange, reach: number): LogChange {
  return { estimate: log.estimate, low: log.low - reach, high: log.high + reach }
}

function percent(change: number): string {
  return `${(100 * Math.abs(change)).toPrecision(2)} %`
}

function byVerdictAndSize(one: Finding, other: Finding): number {
  return rank(one) - rank(other) || size(other) - size(one)
}

function rank({ verdict }: Finding): number {
  return verdict === null ? verdicts.length : verdicts.indexOf(verdict)
}

/** Infinite where there is no ratio: from nothing to something is the largest change there is. */
function size({ change }: Finding): number {
  return change === null ? Number.MAX_VALUE : Math.abs(change.value)
}
