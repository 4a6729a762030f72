import type { ControlSummary } from '../../compare/conclusion.js'
import type { Change, Finding, Verdict } from '../../compare/finding.js'
import { equivalenceLevel } from '../../compare/verdict.js'
import { type Mark, type Text, type Tone, tell } from '../../document/text.js'
import { percent, percentInterval, percentSize, percentWithin, share, times } from '../../metrics/scale.js'
import type { Origin, StopReason } from '../../record/record.js'
import { count } from '../../util/plural.js'
import type { Section } from '../report.js'

export type { Mark, Tone }

export const marks: Readonly<Record<Verdict, Mark>> = {
  regressed: { emoji: '❌', character: '✗', shape: 'up', tone: 'bad' },
  'not-comparable': { emoji: '⛔', character: '!', tone: 'doubt' },
  improved: { emoji: '✅', character: '✓', shape: 'down', tone: 'good' },
  unchanged: { emoji: '=', character: '=', tone: 'quiet' },
  inconclusive: { emoji: '?', character: '?', shape: 'ring', tone: 'doubt' },
}

/** Signs of what is no verdict. */
export const otherMarks = {
  ignored: { emoji: '🔕', character: '»', tone: 'quiet' },
  missed: { emoji: '🎯', character: '✗', tone: 'bad' },
  undecided: { emoji: '🎯', character: '?', tone: 'doubt' },
  met: { emoji: '🎯', character: '=', tone: 'quiet' },
  failing: { emoji: '⛔', character: '✗', tone: 'bad' },
  absent: { emoji: '🚫', character: '✗', tone: 'bad' },
  unjudged: { emoji: '·', character: '·', tone: 'quiet' },
  missing: { emoji: '⚪', character: '○', tone: 'doubt' },
  clock: { emoji: '⏱️', character: '*', tone: 'quiet' },
  warning: { emoji: '⚠️', character: '!', tone: 'doubt' },
  added: { emoji: '➕', character: '+', tone: 'quiet' },
  removed: { emoji: '➖', character: '-', tone: 'doubt' },
} as const satisfies Record<string, Mark>

/** Verdicts as people read them. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  regressed: 'regressed',
  'not-comparable': 'not comparable',
  improved: 'improved',
  unchanged: 'unchanged',
  inconclusive: 'inconclusive',
}

/** Names the verdict of one finding, or why it has none. */
export function word({ verdict, ignored }: Finding): string {
  if (ignored !== undefined) return 'ignored'
  return verdict === null ? 'not judged' : verdictWords[verdict]
}

/** The bound of what two copies of the baseline differ by: `±0.6%`; undefined where there is none. */
export function boundText({ bounds }: ControlSummary): string | undefined {
  const { median } = bounds.baseline
  return median === null ? undefined : `±${percentSize(median)}`
}

/** The share of benchmarks that made the outcome of an A/A test: `2 of 8 benchmarks`. */
export function differingText({ differing, of }: ControlSummary): string {
  return differing === 0 ? `the mean of ${count(of, 'benchmark')}` : `${differing} of ${count(of, 'benchmark')}`
}

/** The words before a side's label, which say how the side came to be. */
export const sourceWords: Readonly<Record<Origin['source'], string>> = {
  directory: '',
  workspace: '',
  ref: 'built from ',
  command: '',
  artifact: 'artifact of ',
}

/** The reasons why measuring ended, if it did not end by itself. */
export const stopWords: Readonly<Record<StopReason, string>> = {
  complete: '',
  settled: '',
  'time-budget': 'time budget spent',
  interrupted: 'interrupted',
  failing: 'ended by failures',
}

/** Says what earlier experiments found of a benchmark, and what all of them show together. Undefined without any. */
export function describeExperiments({ experiments }: Finding): string | undefined {
  if (experiments === undefined) return undefined
  const { earlier, decides, pooled } = experiments
  const parts = earlier.map((result, index) => {
    const text =
      result === null
        ? 'nothing'
        : [result.change && changeText(result.change), result.verdict].filter(Boolean).join(' ')
    return `experiment ${index + 1}: ${text}`
  })
  const together = pooled === null ? [] : [`all together: ${changeText(pooled)}`]
  return [`experiment ${decides} decides`, ...parts, ...together].join('; ')
}

/** Says what the other clocks show of a time that is judged by CPU time, and how far waiting may have changed where that is all. Undefined for any other. */
export function describeOtherClocks({ verdict, byCpuTime }: Finding): string | undefined {
  if (byCpuTime === undefined) return undefined
  const { wall, busy } = byCpuTime
  const furthest = busy && Math.max(...[busy.low, busy.high].map(end => Math.abs(end ?? Number.POSITIVE_INFINITY)))
  const isBounded = furthest !== undefined && Number.isFinite(furthest)
  if (verdict === 'unchanged' && isBounded) return `no more CPU time; waiting within ±${percentSize(furthest)}`
  return `wall time ${percentWithin(wall.value, wall.low, wall.high)}${rangeText(wall)}`
}

/** The ends of an interval, where both are known: ` (+2.1 to +9.3%)`. */
export function rangeText(change: Change | null): string {
  if (change === null || change.low === null || change.high === null) return ''
  return ` (${percent(change.low).replace('%', '')} to ${percent(change.high)})`
}

/** The least share of a machine that is worth naming as the reason why its wall clock varies. */
const leastOthers = 0.1

/** Says why CPU time is judged in the place of wall time. Undefined where it is not. */
export function whyCpuTime(findings: readonly Finding[]): string | undefined {
  const clocks = findings.flatMap(({ verdict, byCpuTime }) => (verdict === null || !byCpuTime ? [] : byCpuTime))
  if (clocks.length === 0) return undefined
  const others = Math.max(...clocks.map(clock => clock.others ?? 0))
  return others < leastOthers
    ? 'by CPU time, because wall time varied too much'
    : `by CPU time, because other programs used ${share(Math.round(100 * others) / 100)} of this machine`
}

/** A change with its interval. */
export function changeText({ value, low, high }: Pick<Change, 'value' | 'low' | 'high'>): string {
  return `${percentWithin(value, low, high)} ${percentInterval(low, high)}`
}

/** The size of a change in a sentence: whole percent from 10% on, and a factor from ten times on. */
export function roughly(change: number): string {
  if (change >= 9) return `a factor of ${times(1 + change, 2).slice(1)}`
  return Math.abs(change) < 0.0995 ? percentSize(change) : `${Math.round(Math.abs(change) * 100)}%`
}

/** Numbers the experiment that is judged, before its rounds: `experiment 2, `. */
export function numberExperiment(findings: readonly Finding[]): string {
  const earlier = Math.max(0, ...findings.map(({ experiments }) => experiments?.earlier.length ?? 0))
  return earlier === 0 ? '' : `experiment ${earlier + 1}: `
}

/** Describes a bug of Counterbalance, and where to report it. `page` is where its users report issues, if that is known. */
export function describeFault(page = "the issues of Counterbalance's repository"): string {
  return `This is a bug in Counterbalance. Report it at ${page} with the lines above. The measured values are in the record.`
}

/** Explains every column and word of a page, one sentence each. */
export function legend({ settings, rules, findings }: Section): readonly Text[] {
  const confidence = share(settings.confidence)
  const threshold = share(settings.threshold)
  const oneIn = settings.confidence < 1 ? Math.round(1 / (1 - settings.confidence)) : 'many'
  return tell(
    'The values are the typical value of each side, without slow phases that met both sides, so contender ÷ baseline is 1 + the change. A row that is not judged shows plain medians.',
    findings.some(({ quantity }) => quantity !== undefined) &&
      'Rows with “mean” compare the mean instead of the typical value.',
    findings.some(({ byCpuTime }) => byCpuTime !== undefined) &&
      'Rows with “CPU time” compare the CPU time of the process, because its wall time varied too much to tell a change. The wall clock and the time that it waited must not say otherwise.',
    `The brackets hold the ${confidence} confidence interval (CI): in all runs but one in ${oneIn}, the true change lies within. Intervals are wider with many benchmarks, so that these do not cause more false alarms.`,
    'A/A is the change between two copies of the baseline. It should be close to zero.',
    `Unchanged: the ${share(equivalenceLevel(settings.confidence))} CI, which is narrower than the one that is shown, lies within ±${threshold}. Inconclusive: the interval is too wide to tell.`,
    rules !== undefined &&
      `A budget is met if the whole ${confidence} CI of the contender’s own median keeps to it, missed if none of it does, and undecided otherwise. The baseline has no part in that.`,
    'Detectable is the smallest change that the row would have shown in four of five runs. Outliers lie farther from the middle half than 1.5 times its width, and count like all other values. p says how often chance alone makes such a difference.',
    'Not comparable: a comparison of the values would mislead, for the reason in the row.',
  )
}
