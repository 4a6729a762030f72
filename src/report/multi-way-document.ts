import { type RowAxis, rowAxis, timesAxis } from '../document/axis.js'
import {
  type Block,
  type ColumnOf,
  column,
  details,
  heading,
  list,
  listShown,
  only,
  type Placement,
  paragraph,
  type Table,
  tabulate,
} from '../document/document.js'
import { terminalVoice } from '../document/escape.js'
import { layOutRow } from '../document/picture.js'
import {
  join,
  type Mark,
  message,
  say,
  sign,
  styled,
  type Text,
  tell,
  trusted,
  value,
  write,
} from '../document/text.js'
import { percentSize, share } from '../metrics/scale.js'
import { isSpeed } from '../metrics/unit.js'
import {
  enumerate,
  type MultiWayCell,
  type MultiWayRow,
  makeMultiWayRows,
  multiWayContext,
  multiWayReading,
  rankingSentence,
  sayOfAll,
  sectionsOf,
  sideName,
  sideSentences,
} from './multi-way.js'
import { contenderOf, type MultiWay, type Report, type Section } from './report.js'
import { listRows, makeRows, valueText } from './rows.js'
import { findings, growthList, keepRows, type ReportOptions, ranks, reproduction } from './tables.js'
import { teller } from './teller.js'
import { environmentLines } from './words/environment.js'
import { headlineText, sectionHeadline, sectionName } from './words/headline.js'
import { repeat, reproduceWhere } from './words/reproduce.js'
import { trust } from './words/trust.js'
import { marks } from './words/words.js'

export function comparisonHeading({ suite, part }: MultiWay) {
  return heading(2, join([say`${suite}`, part === undefined ? part : say`${part}`], ' · '))
}

/** Names the side that is the best in most benchmarks, and what it costs elsewhere: one sentence; none where nothing is ranked. */
export function winners(report: Report, comparison: MultiWay): readonly Text[] {
  const rows = makeMultiWayRows(report, comparison).filter(({ best }) => best.length > 0)
  const [only, ...others] = rows
  if (only === undefined) return []
  if (others.length === 0) return tell(rankingSentence(only, comparison, true)).map(text => styled('strong', text))
  const nameOf = (name: string): Text => sideName(comparison.sides.find(side => side.name === name)!)
  const winsOf = (name: string): number => rows.filter(({ best }) => best.includes(name)).length
  const sides = comparison.sides.map(({ name }) => name).toSorted((a, b) => winsOf(b) - winsOf(a))
  const most = winsOf(sides[0]!)
  const first = sides.filter(name => winsOf(name) === most)
  const share = trusted(most === rows.length ? `all ${most}` : `${most} of ${rows.length}`)
  const word = trusted(rows.every(({ unit }) => isSpeed(unit)) ? 'fastest' : 'best')
  const isTied = rows.every(({ best }) => best.length > 1 || !first.includes(best[0]!))
  const verb = trusted(first.length > 1 ? 'tie for' : isTied ? 'ties for' : 'is')
  const answer = say`${enumerate(first.map(nameOf))} ${verb} ${word} in ${share} benchmarks`
  const loss = first.length === 1 ? findLoss(first[0]!, rows) : undefined
  if (loss === undefined) return [styled('strong', say`${answer}.`)]
  return [
    say`${styled('strong', say`${answer},`)} but ${trusted(percentSize(loss.ratio - 1))} ${trusted(isSpeed(loss.row.unit) ? 'slower' : 'worse')} than ${nameOf(loss.than)} in ${loss.row.label}.`,
  ]
}

/** The benchmark in which a side is the furthest behind the best. */
function findLoss(side: string, rows: readonly MultiWayRow[]) {
  const losses = rows.flatMap(row => {
    const [best] = row.best
    const levelOf = (name: string | undefined): number =>
      row.ranked.find(cell => cell.side === name)?.level ?? Number.NaN
    const ratio = levelOf(side) / levelOf(best)
    return best === undefined || row.best.includes(side) || !Number.isFinite(ratio)
      ? []
      : [{ row, than: best, ratio: Math.max(ratio, 1 / ratio) }]
  })
  return losses.toSorted((a, b) => b.ratio - a.ratio)[0]
}

/** More benchmarks than these are folded away in a comment, or counted on a terminal. */
const mostRows = 20

/** More than two sides in one table: a row for each benchmark, and a column for each side. */
export function showMultiWay(report: Report, comparison: MultiWay, options: ReportOptions): readonly Block[] {
  const rows = makeMultiWayRows(report, comparison)
  const sections = [...sectionsOf(report, comparison).values()]
  const [first] = sections
  const told =
    rows.length > mostRows
      ? rows.filter(({ ranked }) => ranked.some(({ mark }) => mark && mark !== marks.unchanged))
      : rows
  const shown = told.slice(0, mostRows)
  const folded = rows.length - shown.length
  const isAlone = report.multiWay?.length === 1 && sections.length === report.sections.length
  const threshold = share(first?.settings.threshold ?? 0)
  const keep = keepRows('benchmarks', ranks.overview)
  const legendText = say`= within ±${trusted(threshold)} of ${comparison.baseline}${trusted(options.isVerbose ? '' : ' (--verbose shows intervals)')}`
  return [
    ...(isAlone ? [] : [comparisonHeading(comparison)]),
    { ...matrix(shown, comparison), keep },
    ...only(
      'terminal',
      { ...paragraph(legendText, 'quiet'), isTight: true as const },
      ...(folded === 0
        ? []
        : [
            paragraph(
              say`${sign(marks.unchanged)} ${trusted(`${folded} more benchmarks (--verbose shows them)`)}`,
              'quiet',
            ),
          ]),
      list(reasonsOf(shown)),
      ...ofEach(sections, section => [growthList(section, say`${contenderOf(section)}`)]),
      ...(options.isVerbose
        ? [
            ...rows.map(row => ranking(row, comparison, first)),
            list(sideSentences(comparison)),
            ...ofEach(sections, teller.details),
            list(sayOfAll(sections, trust)),
          ]
        : []),
    ),
    ...only(
      'markdown',
      list(reasonsOf(shown)),
      details(
        `${folded} more benchmarks`,
        folded === 0
          ? []
          : [
              {
                ...matrix(
                  rows.filter(row => !shown.includes(row)),
                  comparison,
                ),
                keep,
              },
            ],
      ),
      details('Intervals, and each version on its own', [
        ...rows.map(row => ({ ...ranking(row, comparison, first), keep })),
        ...sections.map(section =>
          details(
            say`${sectionName(section, report.sections)}: ${headlineText(sectionHeadline(section, report.gate))}`,
            [
              findings(listRows(makeRows(section)), section, { keep: keepRows('findings of each contender') }),
              growthList(section),
              ...teller.details(section),
            ],
          ),
        ),
      ]),
      ...(first ? circumstances(sections, first, comparison, options) : []),
    ),
  ]
}

/** All benchmarks by all sides: the level of the baseline, and how much each other differs. */
function matrix(rows: readonly MultiWayRow[], { sides, baseline }: MultiWay): Table & Placement {
  const cellOf = ({ ranked }: MultiWayRow, name: string): MultiWayCell => ranked.find(({ side }) => side === name)!
  const columns: readonly ColumnOf<MultiWayRow>[] = [
    column('', ({ label }) => label, { cell: 'text' }),
    ...sides.map(
      (side): ColumnOf<MultiWayRow> => ({
        head: sideName(side),
        cell: 'value',
        show: row => {
          const cell = cellOf(row, side.name)
          const isBest = cell.place === 1 && row.best.length < row.ranked.length
          return [
            ...(isBest ? say`${sign(first)} ` : []),
            ...(side.name === baseline ? valueText(cell.quantity) : matrixText(cell)),
          ]
        },
      }),
    ),
  ]
  return tabulate(rows, columns, { caption: 'All sides' })
}

function matrixText({ mark, amount }: MultiWayCell): Text {
  if (mark === marks.unchanged) return trusted('=')
  if (mark === marks['not-comparable'] || amount === '') return mark ? sign(mark) : trusted('–')
  const shown = value(amount)
  if (mark === marks.inconclusive) return say`? ${shown}`
  return mark ? styled(mark.tone, mark === marks.improved ? styled('strong', shown) : shown) : shown
}

/** Why sides could not be compared, once for each reason. */
function reasonsOf(rows: readonly MultiWayRow[]): readonly Text[] {
  const cells = rows.flatMap(({ ranked }) => ranked.filter(({ mark }) => mark === marks['not-comparable']))
  return [...new Set(cells.flatMap(({ reason }) => reason ?? []))].map(
    reason => say`${sign(marks['not-comparable'])} ${message(reason)}`,
  )
}

function circumstances(
  sections: readonly Section[],
  first: Section,
  comparison: MultiWay,
  options: ReportOptions,
): readonly Block[] {
  return [
    {
      ...details('Statistics, machine, how to reproduce', [
        list([...sideSentences(comparison), multiWayReading, ...sayOfAll(sections, trust)]),
        ...reproduction(
          repeat({ ...first, sides: comparison.sides }, options.program),
          say`, ${reproduceWhere(first)}`,
        ),
        list(environmentLines(first)),
      ]),
      keep: { rank: ranks.fold, called: 'how to reproduce it' },
    },
  ]
}

/** Blocks of each contender below its name; once, where all say the same. */
function ofEach(sections: readonly Section[], show: (section: Section) => readonly Block[]): readonly Block[] {
  const shown = sections.map(section => listShown(show(section), 'terminal'))
  const [first = [], ...others] = shown.map(blocks => JSON.stringify(blocks))
  if (others.every(text => text === first)) return shown[0] ?? []
  return sections.flatMap((section, at) =>
    shown[at]!.length === 0 ? [] : [heading(3, say`${contenderOf(section)}:`), ...shown[at]!],
  )
}

/** All sides by one benchmark, the lowest estimate first. */
function ranking(
  { label, ranked }: MultiWayRow,
  { sides, baseline }: MultiWay,
  section: Section | undefined,
): Table & Placement {
  const confidence = share(section?.settings.confidence ?? 0)
  const nameOf = (name: string): Text => sideName(sides.find(side => side.name === name)!)
  const columns: readonly ColumnOf<MultiWayCell>[] = [
    column('', rankText, { cell: 'mark' }),
    { head: label, cell: 'text', show: ({ side, reason }) => [...nameOf(side), ...belowText(reason)] },
    column('Level', ({ quantity }) => valueText(quantity)),
    {
      head: say`Against ${nameOf(baseline)} [${trusted(confidence)} CI]`,
      cell: 'change',
      align: 'left',
      show: againstText,
    },
  ]
  return tabulate(ranked, columns, {
    caption: write(label, terminalVoice),
    row: ({ mark }) => ({ ...(mark && { tone: mark.tone }) }),
  })
}

function belowText(reason: string | null): Text {
  return reason === null ? [] : styled('below', message(reason))
}

function rankText({ place }: MultiWayCell): Text {
  return place === 1 ? sign(first) : trusted(place === undefined ? '–' : `${place}`)
}

const first: Mark = { emoji: '🥇', character: '*', tone: 'good' }

function againstText({ isBaseline, mark, amount, interval }: MultiWayCell): Text {
  if (isBaseline) return trusted('baseline')
  if (amount === '') return trusted('–')
  const isTold = mark === marks.regressed || mark === marks.improved
  const shown = isTold ? styled('strong', value(amount)) : value(amount)
  return join([mark && sign(mark), shown, interval === '' ? [] : value(interval)], ' ')
}

export function reproduceAll(report: Report, comparison: MultiWay, { program }: ReportOptions): readonly Block[] {
  const [first] = sectionsOf(report, comparison).values()
  if (first === undefined) return []
  return reproduction(
    repeat({ ...first, sides: comparison.sides }, program),
    trusted(', in the directory where it was run'),
  )
}

/** One side in one benchmark, below the answer to which side is best where it is the first. */
interface SideRow extends MultiWayCell {
  readonly over: Text | undefined
}

/** More benchmarks on which all sides tie stand behind a summary. */
const mostTied = 40

/** Shows all sides of a comparison on a page as one forest: the sides of each benchmark below its answer, the best first. */
export function showSides(report: Report, comparison: MultiWay): readonly Block[] {
  const rows = makeMultiWayRows(report, comparison)
  const [section] = sectionsOf(report, comparison).values()
  const settings = section?.settings ?? { threshold: 0, confidence: 0 }
  // The axis of all sides, which holds most of what changed: of ratios, from where people say how many times as much.
  const cells = rows.flatMap(({ ranked }) => ranked)
  const changed = cells.filter(({ mark }) => mark === marks.regressed || mark === marks.improved)
  const spans = (changed.length > 0 ? changed : cells).flatMap(({ change }) => change ?? [])
  const isFar = spans.some(({ value }) => value >= 0.5 || value <= -1 / 3)
  const axis = isFar ? timesAxis([{ value: 0, low: 0, high: 0 }, ...spans]) : rowAxis(spans, 2 * settings.threshold)
  const isTied = ({ best, ranked }: MultiWayRow): boolean => best.length === ranked.length
  const tied = rows.filter(isTied)
  const [shown, folded] = tied.length > mostTied ? [rows.filter(row => !isTied(row)), tied] : [rows, []]
  const show = (some: readonly MultiWayRow[]): Block => {
    const sides = some.flatMap(row =>
      row.ranked.map((cell, at): SideRow => {
        // A single benchmark has its answer in the page's headline.
        const isAnswered = at > 0 || rows.length === 1
        return { ...cell, over: isAnswered ? undefined : (rankingSentence(row, comparison, false) ?? row.label) }
      }),
    )
    return tabulateSides(sides, axis, comparison, settings)
  }
  return [
    paragraph(multiWayContext(comparison, report)),
    list(sideSentences(comparison)),
    show(shown),
    details(`${folded.length} more benchmarks on which all sides tie`, folded.length === 0 ? [] : [show(folded)]),
    paragraph(multiWayReading),
  ]
}

function tabulateSides(
  sides: readonly SideRow[],
  axis: RowAxis,
  comparison: MultiWay,
  { threshold, confidence }: Pick<Section['settings'], 'threshold' | 'confidence'>,
): Block {
  const nameOf = (name: string): Text => sideName(comparison.sides.find(side => side.name === name)!)
  const interval = styled('below', trusted(`${share(confidence)} confidence interval`))
  const columns: readonly ColumnOf<SideRow>[] = [
    column('Rank', rankText, { cell: 'mark' }),
    column('Side', ({ side, reason }) => [...nameOf(side), ...belowText(reason)], { cell: 'text' }),
    column('Plot', () => trusted(''), { cell: 'strip', axis }),
    { head: [...say`Against ${nameOf(comparison.baseline)}`, ...interval], cell: 'change', show: againstText },
    column('Level', ({ quantity }) => valueText(quantity)),
  ]
  return tabulate(sides, columns, {
    caption: `Line: interval of the change, with its estimate. Shaded: within the threshold of ±${share(threshold)}.`,
    row: ({ mark, change, over }) => ({
      ...(mark && { tone: mark.tone }),
      ...(over && { over }),
      marks: { ...layOutRow({ change }, axis, threshold), ...(mark?.shape && { shape: mark.shape }) },
    }),
  })
}
