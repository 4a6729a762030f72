import type { Change, Finding } from '../../compare/finding.js'
import type { LookChange } from '../../compare/rounds/trace.js'
import type { Series } from '../../compare/series.js'
import {
  type Block,
  type BlockOf,
  type ColumnOf,
  column,
  details,
  list,
  paragraph,
  plotOf,
  tabulate,
} from '../../document/document.js'
import { join, message, say, styled, type Text, tell, trusted, value } from '../../document/text.js'
import { percent, percentInterval, scale, share } from '../../metrics/scale.js'
import { type CalledSides, explainWith } from '../../record/reasons.js'
import { makePair, type SessionRecord, usualNames } from '../../record/record.js'
import type { Section } from '../../report/report.js'
import { listRows, makeRows, type QuantityText, valueText } from '../../report/rows.js'
import { describeP, tabulateNumbers } from '../../report/tables.js'
import { sideName, sidesCalled } from '../../report/words/sides.js'
import { changeText, word } from '../../report/words/words.js'
import type { Side } from '../../schedule/round.js'
import type { QuantileShift } from '../../stats/two-sample.js'
import { listSubjects } from './benchmarks.js'
import {
  findTrendOf,
  listRoundChanges,
  listShifts,
  type MeasuredPair,
  makeMeasured,
  pictureDistributions,
  pictureRunOrder,
  pictureShift,
  pictureTrend,
  pictureWithinRounds,
  sortValues,
} from './plots.js'

/** Makes the panel of each benchmark of a section. */
export interface Panels {
  /** Shows all that is known of the benchmark whose row has that id; undefined where there is none. */
  readonly panelOf: (id: string) => readonly Block[] | undefined
}

/** Makes the panels of a section, with plots where its `record` is at hand. They run in a page, so that a page of many carries no more than the values. */
export function makePanels(section: Section, record: SessionRecord | undefined, prefix: string): Panels {
  const { baseline, contender } = section.names ?? usualNames
  const measured = record && makeMeasured(makePair(record, baseline, contender))
  const subjects = new Map(listSubjects(section, prefix).map(({ id, findings }) => [id, findings]))
  return {
    panelOf: id => {
      const findings = subjects.get(id)
      return findings && showFindings(findings, section, measured)
    },
  }
}

function showFindings(
  findings: readonly Finding[],
  report: Section,
  measured: MeasuredPair | undefined,
): readonly Block[] {
  const called = sidesCalled(report)
  const judged = findings.filter(({ verdict }) => verdict !== null)
  const plotted = judged.length > 0 ? judged : findings.slice(0, 1)
  const warnings = [
    ...new Set(findings.flatMap(finding => finding.warnings.map(warning => explainWith(warning, called)))),
  ]
  const named = findings.map(finding => ({ name: say`${finding.metric}`, finding }))
  return [
    ...plotted.flatMap(finding => showFinding(finding, report, measured)),
    ...(warnings.length === 0 ? [] : [paragraph(styled('strong', trusted('Warnings'))), list(warnings.map(message))]),
    tabulateNumbers(named, report, 'Metric'),
    tabulateConclusions(findings),
  ]
}

function showFinding(finding: Finding, section: Section, measured: MeasuredPair | undefined): readonly Block[] {
  const { settings } = section
  const called = sidesCalled(section)
  const said = [paragraph(sentence(finding, settings.confidence, called)), paragraph(spreadText(finding, section))]
  const series = measured?.seriesOf(finding)
  if (measured === undefined || series === undefined || series.rounds.flat().length === 0) return said
  const { threshold = settings.threshold } = finding
  const looks = measured.looksOf(finding)
  const sorted = sortValues(series)
  const shifts = listShifts(sorted) ?? []
  const trend = findTrendOf(finding, measured.record.trend)
  const plots: readonly Block[] = [
    { ...plotOf(pictureRunOrder(series, measured, called), orderCaption(measured)), keys: keysOf(section) },
    plotOf(pictureWithinRounds(series, { looks, threshold, measured, called }), captions.within(called)),
    { ...plotOf(pictureDistributions(series, sorted, called), captions.distributions), keys: keysOf(section) },
    ...(shifts.length === 0 ? [] : [plotOf(pictureShift(shifts, threshold, called), captions.shift(called))]),
    ...(trend === undefined ? [] : [plotOf(pictureTrend(trend, finding, threshold), captions.trend)]),
  ]
  const tables = [tabulateValues(series, section), tabulateShifts(shifts), tabulateLooks(looks)]
  return [
    ...said,
    { kind: 'grid', isWide: true, tiles: plots.map(plot => ({ body: [plot] })) },
    details('Tables of these plots', tables),
  ]
}

function sentence(finding: Finding, confidence: number, called: CalledSides): Text {
  const { metric, quantity, change, reason } = finding
  const compared = quantity === undefined ? '' : `, ${quantity}`
  // The name of the interval in all places; a level of its own only says that it was widened for many benchmarks.
  const what =
    change === null
      ? ''
      : `: ${changeText(change)}, ${`${share(confidence)} interval${share(change.level) === share(confidence) ? '' : ' corrected for many benchmarks'}`}`
  const why = reason === undefined ? [] : say` (${message(explainWith(reason, called))})`
  return say`${metric}${trusted(compared)} · ${trusted(word(finding))}${trusted(what)}${trusted(equivalenceText(finding))}${why}`
}

/** Names the value of each side with its spread, and what two copies of one side differ by. */
function spreadText(finding: Finding, section: Section): Text {
  const [baseline, contender] = [sideName(section, 'baseline'), sideName(section, 'contender')]
  const row = listRows(makeRows({ ...section, findings: [finding] }))[0]!
  const { control } = finding
  const parts = tell(
    row.baseline && say`${baseline}: ${spreadOf(row.baseline)}`,
    row.contender && say`${contender}: ${spreadOf(row.contender)}`,
    control && say`A/A, ${baseline} against itself: ${value(changeText(control))}`,
    (row.baseline?.spread || row.contender?.spread) && '± is the median absolute deviation',
  )
  return join(parts, ' · ')
}

function spreadOf(quantity: QuantityText): Text {
  return quantity.spread === '' ? valueText(quantity) : say`${valueText(quantity)} ± ${trusted(quantity.spread)}`
}

function equivalenceText({ equivalence, verdict }: Finding): string {
  if (equivalence === undefined || (verdict !== 'unchanged' && verdict !== 'inconclusive')) return ''
  const { low, high, level } = equivalence
  return `. The ${share(level)} interval, ${percentInterval(low, high)}, decides whether it is unchanged`
}

/** The signs of both sides in a plot. */
export function keysOf(section: Section): NonNullable<BlockOf<'plot'>['keys']> {
  return (['baseline', 'contender'] as const).map(side => ({ kind: side, word: sideName(section, side) }))
}

/** Names what is drawn in the order of runs, and nothing else. */
function orderCaption({ record, disturbed }: MeasuredPair): string {
  return joinSentences(
    'the second copy is hollow. Each value stands at its round and at its place in it.',
    (record.plan?.looks ?? []).some(look => look < record.rounds.length) && 'Dashed: an analysis.',
    disturbed.size > 0 && 'Shaded: a disturbed round.',
  )
}

function joinSentences(...sentences: readonly (string | false | undefined)[]): string {
  return sentences.filter(Boolean).join(' ')
}

const captions = {
  within: ({ baseline, contender }: CalledSides) =>
    `A grey dot is ${contender} less ${baseline} in one round. A line is the interval at an analysis, and the dot on it its estimate. Measuring stops when the interval is clear of the edges of the shaded threshold.`,
  distributions:
    'The higher a curve is at a value, the more values are at most as large. A curve further to the right has larger values; a flat part between two steep ones means two modes.',
  shift: ({ contender }: CalledSides) =>
    `Above zero, the value of ${contender} is larger at this percentile. A level line is a shift of all values; a rise at the right is a longer tail. The band holds at all percentiles at once in 95 of 100 runs, if the values are independent.`,
  trend:
    'Each dot is a push of the default branch, up to the baseline at zero. The last dot is this change with its interval. The levels of pushes are computed by chaining their comparisons.',
}

function tabulateConclusions(findings: readonly Finding[]): Block {
  const change = (of: Change | null | undefined): string => (of ? changeText(of) : '–')
  const chance = (p: number | null | undefined): string => (p == null ? '–' : describeP(p))
  const columns: readonly ColumnOf<Finding>[] = [
    column('Metric', ({ metric }) => say`${metric}`, { cell: 'text' }),
    column('Verdict', word),
    column('Change', finding => change(finding.change)),
    column('p', ({ p }) => chance(p)),
    column('A/A', ({ control }) =>
      control === null ? '–' : `${percent(control.value)} ${percentInterval(control.low, control.high)}`,
    ),
    column('Means', ({ meanChange }) => change(meanChange)),
  ]
  return tabulate(findings, columns, { caption: 'What follows from them' })
}

function tabulateValues({ rounds, numbers, metric }: Series, section: Section): Block {
  const [before, after] = (['baseline', 'contender'] as const).map(side => sideName(section, side))
  const nameOf = (side: Side): Text => (side === 'baseline' ? before! : after!)
  const { numberWith, unit } = scale([rounds.find(round => round.length > 0)?.[0]?.value ?? 0], metric.unit)
  const changes = new Map(listRoundChanges({ rounds, numbers }).map(({ at, value }) => [at - 0.5, value]))
  type Round = Series['rounds'][number]
  const numberOf = new Map(rounds.map((round, at) => [round, numbers[at]!]))
  const slots = (['baseline', 'contender'] as const).flatMap(side => ([1, 2] as const).map(copy => ({ side, copy })))
  const columns: readonly ColumnOf<Round>[] = [
    column('Round', round => String(numberOf.get(round)! + 1), { cell: 'text' }),
    column('Order', round =>
      join(
        round.map(({ side, copy }) => say`${nameOf(side)} ${copy}`),
        ', ',
      ),
    ),
    ...slots.map(({ side, copy }) => ({
      head: say`${nameOf(side)} ${copy}`,
      cell: 'value' as const,
      show: (round: Round) => {
        const values = round.filter(observation => observation.side === side && observation.copy === copy)
        return values.map(({ value }) => numberWith(value, Math.abs(value) / 1000)).join(', ') || '–'
      },
    })),
    column('Change', round => {
      const change = changes.get(numberOf.get(round)!)
      return change === undefined ? '–' : percent(change)
    }),
  ]
  return tabulate(rounds, columns, { caption: `All values by round${unit === '' ? '' : `, in ${unit}`}` })
}

function tabulateShifts(shifts: readonly QuantileShift[]): Block {
  const columns: readonly ColumnOf<QuantileShift>[] = [
    column('Percentile', ({ p }) => `${Math.round(p * 100)}`, { cell: 'text' }),
    column('Difference', ({ value }) => percent(value)),
    column('Band', ({ low, high }) => percentInterval(low, high)),
  ]
  return tabulate(shifts, columns, { caption: 'Quantile differences' })
}

function tabulateLooks(looks: readonly LookChange[]): Block {
  const columns: readonly ColumnOf<LookChange>[] = [
    column('After round', ({ rounds }) => String(rounds), { cell: 'text' }),
    column('Change', ({ change }) => changeText(change)),
  ]
  return tabulate(looks, columns, { caption: 'Analyses' })
}
