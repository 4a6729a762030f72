import { group } from 'd3-array'
import type { Change, Finding } from '../../compare/finding.js'
import type { LookChange } from '../../compare/rounds/trace.js'
import type { Series } from '../../compare/series.js'
import { type Axis, rowAxis } from '../../document/axis.js'
import {
  type Block,
  type BlockOf,
  type ColumnOf,
  column,
  details,
  heading,
  list,
  paragraph,
  plotOf,
  tabulate,
} from '../../document/document.js'
import { freeId, idOf } from '../../document/escape.js'
import { layOutRow, type Picture, type RowMarks } from '../../document/picture.js'
import { join, link, message, own, say, sign, styled, type Text, value, write } from '../../document/text.js'
import { percent, percentInterval, scale, share } from '../../metrics/scale.js'
import { type CalledSides, explainWith } from '../../record/reasons.js'
import type { Side } from '../../schedule/round.js'
import type { QuantileShift } from '../../stats/two-sample.js'
import { isTold, type Section } from '../report.js'
import { changeSize, listRows, makeNaming, makeRows, type ReportRow, title, valueText } from '../rows.js'
import { describeP, tabulateNumbers } from '../tables.js'
import { sideName, sidesCalled } from '../words/sides.js'
import { changeText, word } from '../words/words.js'
import {
  findTrendOf,
  listReadings,
  listRoundChanges,
  listShifts,
  type MeasuredPair,
  pictureDistributions,
  pictureReading,
  pictureRunOrder,
  pictureShift,
  pictureTrend,
  pictureWithinRounds,
  placeTrend,
  sortValues,
} from './plots.js'

/**
 * Shows all that is known of each benchmark: a row for each finding, and the panels that these lead to, whose ids begin with `prefix`. At
 * `most` so many stand in the page, of the most notable ones; the others are packed away.
 */
export function showBenchmarks(
  report: Section,
  { measured, prefix, most }: { measured: MeasuredPair | undefined; prefix: string; most: number },
): Readonly<Record<'table' | 'panels', readonly Block[]>> {
  const rows = listRows(makeRows(report))
  const subjects = listSubjects(report, rows, prefix)
  const below = measured === undefined ? [] : listBelow(measured)
  const panels = subjects.map(({ title: summary, id, findings }, at): Block => {
    const isPacked = at >= most
    const source = { measured, below, isBrief: isPacked, hasTrend: at < mostRows }
    return {
      ...{ kind: 'details', summary, id, isPacked },
      get body() {
        return showFindings(findings, report, source)
      },
    }
  })
  const ids = new Map(subjects.map(({ key, id }) => [key, id]))
  const groups = rows.length > mostRows ? showGroups(report, rows) : []
  return { table: [tabulateRows(report, rows, { ids, measured }), ...groups], panels }
}

/** The axis of all rows: it holds the threshold on both sides, and most intervals of what is not unchanged; of all, where all is. */
export function forestAxis(rows: readonly ReportRow[], threshold: number) {
  const changed = rows.filter(({ verdict }) => verdict !== null && verdict !== 'unchanged')
  const spans = (changed.length > 0 ? changed : rows).flatMap(({ finding }) => finding.change ?? [])
  return rowAxis(spans, 2 * threshold)
}

function isChanged({ verdict }: ReportRow): boolean {
  return verdict === 'regressed' || verdict === 'improved'
}

/** The benchmarks of `rows`, in their order, each with all that is told of it. */
function listSubjects(report: Section, rows: readonly ReportRow[], prefix: string) {
  const { titleOf } = makeNaming(report)
  const groups = group(report.findings.filter(isTold), keyOf)
  const taken = new Set<string>()
  return [...new Set(rows.map(({ finding }) => keyOf(finding)))].map(key => {
    const findings = groups.get(key)!
    const title = titleOf(findings[0]!)
    const name = write(title, { name: text => text, message: text => text, line: text => text })
    return { key, id: freeId(`${prefix}${idOf(name)}`, taken), title, findings }
  })
}

function keyOf({ benchmark, aside }: Finding): string {
  return `${aside === true}\n${benchmark}`
}

/** A table with more rows shows the first ones, and an overview of all by the beginnings of their names. */
const [mostRows, firstRows] = [60, 20]
/** More rows without a change are shown to those who ask for them. */
const mostUnchanged = 40

/** The forest plot of `rows`, which is a table of their numbers at the same time. */
function tabulateRows(
  report: Section,
  rows: readonly ReportRow[],
  { ids, measured }: { ids: ReadonlyMap<string, string>; measured: MeasuredPair | undefined },
): Block {
  const { titleOf } = makeNaming(report)
  const { threshold, confidence } = report.settings
  const axis = forestAxis(rows, threshold)
  const unchanged = rows.filter(({ verdict }) => verdict === 'unchanged').length
  const trend = measured?.record.trend
  // The lines of all of many rows would be a tenth of the page.
  const first = new Set(rows.slice(0, mostRows).map(({ finding }) => finding))
  const isMany = unchanged > mostUnchanged && unchanged < rows.length
  const nameOf = ({ metric, finding, reason }: ReportRow): Text => {
    const name = title({ benchmark: finding.benchmark, metric, label: titleOf(finding) })
    return reason === null ? name : [...name, ...styled('below', message(reason))]
  }
  const columns: readonly ColumnOf<ReportRow>[] = [
    column('Verdict', ({ mark, word }) => say`${sign(mark)} ${own(word)}`, { cell: 'mark', sort: 'place' }),
    column('Benchmark', nameOf, { cell: 'text', sort: 'name' }),
    column('Plot', ({ strip }) => strip, { cell: 'strip', axis }),
    {
      head: [...own('Change'), ...styled('below', own(`${share(confidence)} interval`))],
      show: changeCell,
      cell: 'change',
      sort: 'size',
      size: ({ finding: { change } }) => (change === null ? undefined : changeSize(change)),
    },
    { head: sideName(report, 'baseline'), cell: 'value', show: ({ baseline }) => quantityCell(baseline) },
    { head: sideName(report, 'contender'), cell: 'value', show: ({ contender }) => quantityCell(contender) },
    column('A/A', ({ control }) => control),
    ...(trend ? [column<ReportRow>(`Last ${trend.pushes.length} pushes`, () => '', { cell: 'line' })] : []),
  ]
  return tabulate(rows, columns, {
    caption: joinSentences(
      'Line: interval of the change, with its estimate.',
      measured && 'Dots below it: single rounds.',
      `Shaded: within the threshold of ±${share(threshold)}.`,
      rows.some(({ finding }) => finding.control) && 'Grey ring: A/A, two copies of the same code.',
    ),
    isBrowsed: true,
    ...(rows.length > mostRows && { most: firstRows }),
    row: ({ finding, mark, verdict }) => ({
      tone: mark.tone,
      group: {
        ...{ key: verdict ?? 'none', word: groupWord(verdict, rows) },
        ...(isMany && verdict === 'unchanged' && { isFolded: true }),
      },
      leadsTo: ids.get(keyOf(finding))!,
      marks: {
        ...layOutRow(finding, axis, threshold),
        ...(mark.shape && { shape: mark.shape }),
        ...((mark.shape || rows.length <= mostRows) && { rounds: placeRounds(finding, measured, axis) }),
      },
      ...(first.has(finding) && placeTrend(findTrendOf(finding, trend), threshold)),
    }),
  })
}

/** More groups are no overview. */
const mostGroups = 24

/** Groups `rows` by their names up to the first sign between words behind what all share, the largest groups first; others begin with nothing. */
function groupRows(rows: readonly ReportRow[], prefix: string) {
  const startOf = ({ benchmark }: ReportRow): string =>
    /^.+?[/.:_\s-]+(?=.)/.exec(benchmark.slice(prefix.length))?.[0] ?? ''
  const groups = [...group(rows, startOf)].sort(([, one], [, other]) => other.length - one.length)
  const isNamed = ([start, { length }]: (typeof groups)[number], at: number): boolean =>
    start !== '' && length > 1 && at < mostGroups
  const others = groups.filter((one, at) => !isNamed(one, at)).flatMap(([, rows]) => rows)
  const named = groups.filter(isNamed).map(([start, rows]) => ({ start: `${prefix}${start}`, rows }))
  return others.length === 0 ? named : [...named, { start: '', rows: others }]
}

/** Shows the changes of all benchmarks as dots, a row for each beginning of their names; nothing where these say little. */
function showGroups(report: Section, rows: readonly ReportRow[]): readonly Block[] {
  const groups = groupRows(rows, makeNaming(report).prefix)
  if (groups.length < 2) return []
  const axis = forestAxis(rows, report.settings.threshold)
  const columns: readonly ColumnOf<(typeof groups)[number]>[] = [
    column(
      'Names with',
      ({ start }) => (start === '' ? own('others') : link(`#?filter=${encodeURIComponent(start)}`, say`${start}`)),
      { cell: 'text' },
    ),
    column('Changes', () => '', { cell: 'strip', axis }),
    column('Verdicts', ({ rows }) => countVerdicts(rows), { cell: 'change' }),
  ]
  const table = tabulate(groups, columns, {
    caption: 'Each dot is the change of a benchmark.',
    row: ({ rows }) => ({
      marks: { ...layOutRow({ change: null }, axis, report.settings.threshold), crowd: crowdOf(rows, axis) },
    }),
  })
  return [heading(3, `All ${rows.length} by name`), table]
}

function countVerdicts(rows: readonly ReportRow[]): Text {
  const counts = [...group(rows, ({ mark }) => mark)].map(([mark, { length }]) =>
    styled(mark.tone, say`${sign(mark)} ${value(`${length}`)}`),
  )
  return join(counts, ' ')
}

function crowdOf(rows: readonly ReportRow[], axis: Axis): NonNullable<RowMarks['crowd']> {
  const tones = group(rows, ({ mark }) => mark.tone)
  return (['quiet', 'doubt', 'good', 'bad'] as const).flatMap(tone => {
    const changes = (tones.get(tone) ?? []).flatMap(({ finding }) => finding.change ?? [])
    const places = changes.map(change => Math.max(0, Math.min(1, axis.at(change.value))))
    return places.length === 0 ? [] : [{ tone, places }]
  })
}

function placeRounds(finding: Finding, measured: MeasuredPair | undefined, axis: Axis): readonly number[] {
  const series = finding.change === null ? undefined : measured?.seriesOf(finding)
  if (series === undefined) return []
  return listRoundChanges(series)
    .map(({ value }) => axis.at(value))
    .filter(at => at >= 0 && at <= 1)
}

/** A verdict by the one word of all its rows, or by its own name where they have several. */
function groupWord(verdict: ReportRow['verdict'], rows: readonly ReportRow[]): string {
  if (verdict === null) return 'not judged'
  const words = new Set(rows.filter(row => row.verdict === verdict).map(({ word }) => word))
  return words.size === 1 ? [...words][0]! : verdict
}

function changeCell(row: ReportRow): Text {
  const { change, interval } = row
  const amount = own(change)
  const below = interval === '' ? [] : styled('below', own(interval))
  return join([isChanged(row) ? styled('strong', amount) : amount, below], ' ')
}

function quantityCell(quantity: ReportRow['baseline']): Text {
  const value = valueText(quantity)
  return quantity?.spread ? [...value, ...styled('below', own(`± ${quantity.spread}`))] : value
}

interface Source {
  readonly measured: MeasuredPair | undefined
  /** The plots of the machine, which stand below the values of every benchmark. */
  readonly below: readonly Picture[]
  /** Leaves out the earlier looks, which take time. */
  readonly isBrief: boolean
  readonly hasTrend: boolean
}

function listBelow(measured: MeasuredPair): readonly Picture[] {
  const readings = listReadings(measured).filter(({ name }) => name === 'Fixed work' || name === 'Steal')
  // In pixels: so small, a plot has few ticks, and no title of its own.
  return readings.map(reading => pictureReading(reading, measured, 64))
}

function showFindings(findings: readonly Finding[], report: Section, source: Source): readonly Block[] {
  const called = sidesCalled(report)
  const judged = findings.filter(({ verdict }) => verdict !== null)
  const plotted = judged.length > 0 ? judged : findings.slice(0, 1)
  const warnings = [...new Set(findings.flatMap(finding => finding.warnings.map(one => explainWith(one, called))))]
  const named = findings.map(finding => ({ name: say`${finding.metric}`, finding }))
  return [
    ...plotted.flatMap(finding => showFinding(finding, report, source)),
    ...(warnings.length === 0 ? [] : [paragraph(styled('strong', own('Warnings'))), list(warnings.map(message))]),
    tabulateNumbers(named, report, 'Metric'),
    tabulateConclusions(findings),
  ]
}

function showFinding(
  finding: Finding,
  section: Section,
  { measured, below, isBrief, hasTrend }: Source,
): readonly Block[] {
  const { settings } = section
  const called = sidesCalled(section)
  const said: Block = paragraph(sentence(finding, settings.confidence, called))
  const series = measured?.seriesOf(finding)
  if (measured === undefined || series === undefined || series.rounds.flat().length === 0) return [said]
  const { threshold = settings.threshold, change } = finding
  const last = change === null ? [] : [{ rounds: series.rounds.length, change }]
  const looks = isBrief ? last : measured.looksOf(finding)
  const sorted = sortValues(series)
  const shifts = listShifts(sorted) ?? []
  const trend = hasTrend ? findTrendOf(finding, measured.record.trend) : undefined
  const plots: readonly Block[] = [
    {
      ...plotOf(pictureRunOrder(series, measured, called), orderCaption(measured, below)),
      below,
      keys: keysOf(section),
    },
    plotOf(pictureWithinRounds(series, { looks, threshold, measured, called }), captions.within(called)),
    plotOf(pictureDistributions(series, sorted, called), captions.distributions),
    ...(shifts.length === 0 ? [] : [plotOf(pictureShift(shifts, threshold, called), captions.shift(called))]),
    ...(trend === undefined ? [] : [plotOf(pictureTrend(trend, finding, threshold), captions.trend)]),
  ]
  const tables = [tabulateValues(series, section), tabulateShifts(shifts), tabulateLooks(looks)]
  return [
    said,
    { kind: 'grid', isWide: true, tiles: plots.map(plot => ({ body: [plot] })) },
    details('Tables of these plots', tables),
  ]
}

function sentence(finding: Finding, confidence: number, called: CalledSides): Text {
  const { metric, quantity, change, reason } = finding
  const compared = quantity === undefined ? '' : `, ${quantity}`
  const what = change === null ? '' : `: ${changeText(change)}, ${intervalName(change.level, confidence)}`
  const why = reason === undefined ? [] : say` (${message(explainWith(reason, called))})`
  return say`${metric}${own(compared)} · ${own(word(finding))}${own(what)}${own(equivalenceText(finding))}${why}`
}

/** The name of the interval in all places; a level of its own only says that it was widened for many benchmarks. */
function intervalName(level: number, confidence: number): string {
  return `${share(confidence)} interval${share(level) === share(confidence) ? '' : ' corrected for many benchmarks'}`
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
function orderCaption({ record, disturbed }: MeasuredPair, below: readonly Picture[]): string {
  return joinSentences(
    'the second copy is hollow. Each value stands at its round and at its place in it.',
    (record.plan?.looks ?? []).some(look => look < record.rounds.length) && 'Dashed: an analysis.',
    disturbed.size > 0 && 'Shaded: a disturbed round.',
    below.some(({ title }) => title === 'Fixed work') &&
      'The fixed work is our own: it shows the speed of the machine.',
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
        const values = round.filter(one => one.side === side && one.copy === copy)
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
