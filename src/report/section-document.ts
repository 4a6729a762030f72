import { group } from 'd3-array'
import type { Verdict } from '../compare/finding.js'
import { type Block, type Keep, only } from '../document/document.js'
import { join, message, names, own, say, sign, styled, type Text } from '../document/text.js'
import { share } from '../metrics/scale.js'
import { commonStart } from '../util/common-start.js'
import { makeNaming } from './naming.js'
import type { Report } from './report.js'
import { mostTogether, type ReportRow, type Rows } from './rows.js'
import type { Section } from './section.js'
import { servicesTable } from './services.js'
import { findings, fold, keepRows, list } from './tables.js'
import { describeView } from './view.js'
import { acceptanceText } from './words/acceptance.js'
import { growthText } from './words/growth.js'
import { sectionHeadline, type Tally, upTo } from './words/headline.js'
import { type NextStepOptions, settlingWords } from './words/next-step.js'
import { expectationSentences, ruleSentences, rulesTitle, ruleTallies } from './words/rules.js'
import { concerns, focusSentences } from './words/trust.js'
import { type Mark, marks, otherMarks, verdictWords } from './words/words.js'

export interface ReportOptions extends NextStepOptions {
  /** The run of a workflow that has the whole report, where a page has not. */
  readonly source?: PageSource
  /** Address of the HTML page, which is of our own making. */
  readonly pageUrl?: string | undefined
  /** A terminal prints all rows, with the statistics of each below it. */
  readonly isVerbose?: boolean
}

/** The run of a workflow that a page tells of. */
export interface PageSource {
  readonly runNumber: number
  readonly attempt: number
  /** An address of our own making, on GitHub. */
  readonly url: string
}

/** The first part stands out, since a notification may show no more. */
export function headlineText(tallies: readonly Tally[], isDetailed = false): Text {
  return join(
    tallies.map(({ mark, text, detail }, at) => {
      const shown = say`${sign(mark)} ${text}`
      return at > 0
        ? shown
        : say`${styled('strong', shown)}${isDetailed && detail !== undefined ? say` (${detail})` : []}`
    }),
    ' · ',
  )
}

/** Tells a section in which nothing changed and nothing else needs attention. */
export function isQuiet(section: Section): boolean {
  return section.status === 'unchanged' && sectionHeadline(section).length === 1
}

/** One fold for everything where nobody has to look. */
export function foldAll(folds: readonly Block[], { findings: all }: Section): Block {
  return {
    kind: 'details',
    summary: own(`${all.length > mostOpen ? 'All benchmarks · statistics' : 'Statistics'} · trust · reproduce`),
    body: folds,
  }
}

/** The reasons if there is nothing to show, which replace the results. A terminal lists them among its notes. */
export function why({ status, warnings }: Section): readonly Block[] {
  if (status !== 'errored' && status !== 'not-compared') return []
  return list(warnings.slice(0, 5).map(warning => message(warning.message))).map(block => only(['markdown'], block))
}

/** Says how many rows are shown, and what their names begin with. */
export function viewText(section: Section): readonly Text[] {
  const shown = describeView(section)
  const { prefix } = makeNaming(section)
  const parts = [
    ...(shown === undefined ? [] : [own(shown)]),
    ...(prefix === '' ? [] : [say`all names begin with ${prefix}`]),
  ]
  return parts.length === 0 ? [] : [join(parts, ' · ')]
}

/** More rows than these are folded away, so that the worst stand together. */
const mostOpen = 20

/** The rows that nobody should miss. */
export function openRows(rows: Rows, section: Section): readonly Block[] {
  const { open } = divide(rows)
  return [findings(open, section, { in: ['markdown'], keep: { ...keepRows('regressed, not comparable or improved') } })]
}

/** The rows that stand open, those of them that are too many, and the improvements that are behind. The rows of a benchmark stay together. */
function divide({
  changed,
}: Pick<Rows, 'changed'>): Readonly<Record<'open' | 'more' | 'improved', readonly ReportRow[]>> {
  const isBad = ({ verdict }: ReportRow): boolean => verdict === 'regressed' || verdict === 'not-comparable'
  const bad = new Set(changed.filter(isBad).map(({ benchmark }) => benchmark))
  const isFolded = ({ verdict, benchmark }: ReportRow): boolean => verdict === 'improved' && !bad.has(benchmark)
  const isFew = changed.length <= mostTogether || bad.size === 0
  const open = isFew ? changed : changed.filter(row => !isFolded(row))
  const end = open.findIndex((row, at) => at >= mostOpen && row.benchmark !== open[at - 1]!.benchmark)
  return {
    open: end < 0 ? open : open.slice(0, end),
    more: end < 0 ? [] : open.slice(end),
    improved: isFew ? [] : changed.filter(isFolded),
  }
}

export function rowFolds(rows: Rows, section: Section): readonly Block[] {
  const { inconclusive, unchanged, unjudged, ignored } = rows
  const { more, improved } = divide(rows)
  const within = withinWords(section)
  const makeFold = (summary: Text, shown: readonly ReportRow[], mark: Mark, called: string): Block => ({
    kind: 'details',
    summary: say`${sign(mark)} ${summary}`,
    body: [findings(shown, section, { keep: keepRows(called) })],
  })
  return [
    {
      kind: 'details',
      summary: say`${sign(marks.regressed)} ${own(`${more.length} more`)}${largestOf(more)}`,
      body: groupRows(more, section, keepRows('regressed, not comparable or improved')),
    },
    makeFold(say`${own(`${improved.length} improved`)}${largestOf(improved)}`, improved, marks.improved, 'improved'),
    makeFold(
      own(`${inconclusive.length} inconclusive: ${settlingWords(section)}`),
      inconclusive,
      marks.inconclusive,
      'inconclusive',
    ),
    makeFold(own(`${unchanged.length} unchanged ${within}`), unchanged, marks.unchanged, 'unchanged'),
    makeFold(own(`${unjudged.length} not judged`), unjudged, otherMarks.unjudged, 'not judged'),
    makeFold(own(`${ignored.length} ignored by rules`), ignored, otherMarks.ignored, 'ignored'),
  ]
}

function largestOf(rows: readonly ReportRow[]): Text {
  return upTo(rows.map(({ finding }) => finding))
}

/** Rows behind what their names begin with, where that makes groups of them. */
function groupRows(rows: readonly ReportRow[], section: Section, keep: Keep): readonly Block[] {
  const groups = groupByPrefix(rows)
  if (groups.length < 2) return [findings(rows, section, { keep })]
  return groups.map(([prefix, some]) => ({
    kind: 'details',
    summary: say`${prefix === '' ? own('others') : say`${prefix}`}: ${some.length}${largestOf(some)}`,
    body: [findings(some, section, { keep })],
  }))
}

/** Groups rows by the first part of their names that differs. Returns one group where most would be alone. */
function groupByPrefix(rows: readonly ReportRow[]): readonly (readonly [prefix: string, rows: readonly ReportRow[]])[] {
  const shared = commonStart(rows.map(({ benchmark }) => benchmark)).replace(/[^/.:]*$/, '')
  const partOf = (name: string): string => /^.+?[/.:]/.exec(name)?.[0] ?? ''
  const groups = [...group(rows, ({ benchmark }) => partOf(benchmark.slice(shared.length)))]
  return groups.length > rows.length / 2 ? [['', rows]] : groups
}

/** Rows without news that a terminal prints; beyond that it prints their number. */
const mostQuietRows = 30

/** All rows on a terminal, but for the many that say nothing and that nobody has asked for. */
export function terminalRows(rows: Rows, section: Section, { isVerbose = false }: ReportOptions): readonly Block[] {
  const { shown, folded } = selectRows(rows, section, isVerbose)
  return [
    findings(shown, section, { in: ['terminal'], isVerbose }),
    only(['terminal'], servicesTable(section)),
    ...folded.map(({ mark, text }) =>
      only(['terminal'], { kind: 'paragraph', text: say`${sign(mark)} ${text}`, tone: mark.tone }),
    ),
  ]
}

function selectRows(
  { changed, inconclusive, unchanged, unjudged, ignored, sorted }: Rows,
  section: Section,
  isVerbose: boolean,
): { readonly shown: readonly ReportRow[]; readonly folded: readonly Tally[] } {
  const isAsked = section.view !== undefined || isVerbose
  const { open, more, improved } = divide({ changed })
  const isMany = !isAsked && changed.length > mostOpen
  const isJudged = changed.length + inconclusive.length + unchanged.length > 0
  const quiet = [
    { rows: unchanged, mark: marks.unchanged, what: `unchanged ${withinWords(section)}` },
    { rows: unjudged, mark: otherMarks.unjudged, what: 'not judged' },
    { rows: ignored, mark: otherMarks.ignored, what: 'ignored by rules' },
  ]
  const isFolded = ({ rows }: (typeof quiet)[number]): boolean =>
    !isAsked && rows.length > (rows === unjudged && isJudged ? 0 : mostQuietRows)
  const shown = [
    ...(isMany ? open : changed),
    ...inconclusive,
    ...quiet.filter(group => !isFolded(group)).flatMap(({ rows }) => rows),
  ]
  return {
    shown: sorted ?? shown,
    folded: [
      ...(isMany
        ? [...group([...more, ...improved], ({ verdict }) => verdict!)].map(([verdict, some]) =>
            foldChanged(
              verdict,
              some,
              open.some(row => row.verdict === verdict),
            ),
          )
        : []),
      ...quiet
        .filter(isFolded)
        .map(({ rows, mark, what }) => ({ mark, text: own(`${rows.length} ${what} (--verbose shows them)`) })),
    ],
  }
}

/** Groups that one line names. */
const mostGroups = 3

/** One line for changes that a terminal does not show: how many, how large, and in which groups of names. */
function foldChanged(verdict: Verdict, rows: readonly ReportRow[], isMore: boolean): Tally {
  const groups = groupByPrefix(rows).toSorted(([, one], [, other]) => other.length - one.length)
  const named = groups.slice(0, mostGroups).map(([prefix, some]) => say`${prefix} ${some.length}`)
  const where = groups.length < 2 ? [] : say`: ${join(named, ', ')}${own(groups.length > mostGroups ? ' …' : '')}`
  return {
    mark: marks[verdict],
    text: say`${rows.length} ${own(`${isMore ? 'more ' : ''}${verdictWords[verdict]}`)}${largestOf(rows)}${where} (--verbose shows them)`,
  }
}

/** Collects what a terminal prints besides the rows: rules, what came and went, and warnings. */
export function terminalNotes(section: Section): readonly Block[] {
  const { added, removed } = section
  const notes: readonly Tally[] = [
    ...ruleTallies(section),
    ...expectationSentences(section).map(text => ({ mark: otherMarks.met, text })),
    ...(added.length > 0 ? [{ mark: otherMarks.added, text: say`added: ${names(added, 10)}` }] : []),
    ...(removed.length > 0 ? [{ mark: otherMarks.removed, text: say`removed: ${names(removed, 10)}` }] : []),
    ...focusSentences(section).map(text => ({ mark: otherMarks.unjudged, text })),
    ...concerns(section).map(text => ({ mark: otherMarks.warning, text })),
  ]
  return [only(['terminal'], { kind: 'list', items: notes.map(({ mark, text }) => say`${sign(mark)} ${text}`) })]
}

/** Growths that are shown at once; if there are more, those that are alike are folded away. */
const mostGrowths = 3

function divideGrowths({ growths = [] }: Section) {
  const isOpen = growths.map(
    ({ verdict }) => growths.length <= mostGrowths || verdict === 'regressed' || verdict === 'improved',
  )
  return { open: growths.filter((_, at) => isOpen[at]), folded: growths.filter((_, at) => !isOpen[at]) }
}

function growthItems(growths: NonNullable<Section['growths']>): readonly Block[] {
  return list(
    growths.map(growth => {
      const { mark, answer: text, details } = growthText(growth)
      return [...styled(mark.tone, say`${sign(mark)} ${text}`), ...details.flatMap(one => styled('below', one))]
    }),
  )
}

export function growthOpen(section: Section): readonly Block[] {
  const { open, folded } = divideGrowths(section)
  return [...growthItems(open), ...growthItems(folded).map(block => only(['terminal'], block))]
}

export function growthFold(section: Section): readonly Block[] {
  const body = growthItems(divideGrowths(section).folded)
  return body.length === 0 ? [] : [fold(own('📈 How it grows'), 'growth', body)]
}

export function rules(section: Section): readonly Block[] {
  const sentences = ruleSentences(section)
  return sentences.length === 0 ? [] : [fold(own(`📏 ${rulesTitle(section)}`), 'rules', list(sentences))]
}

export function presence({ added, removed }: Section): readonly Block[] {
  if (added.length + removed.length === 0) return []
  const sentences = [
    ...(added.length > 0 ? [say`Added, with nothing to compare to: ${names(added, 100)}.`] : []),
    ...(removed.length > 0 ? [say`Removed, so not compared: ${names(removed, 100)}.`] : []),
  ]
  const summary = say`${sign(otherMarks.added)} ${own(`${added.length} added, ${removed.length} removed`)}`
  return [fold(summary, 'added and removed', list(sentences))]
}

/** Names who accepted the failures of the gate. */
export function acceptance({ acceptance: accepted }: Report): readonly Block[] {
  if (accepted === undefined) return []
  return [{ kind: 'paragraph', text: say`🏷️ ${styled('strong', own('Accepted:'))} ${acceptanceText(accepted)}` }]
}

export function reproduction(lines: readonly string[], where: Text): readonly Block[] {
  if (lines.length === 0) return []
  return [
    { kind: 'paragraph', text: say`${styled('strong', own('Reproduce'))}${where}:` },
    { kind: 'code', lines },
  ]
}

/** Describes in a few words what unchanged means here. */
function withinWords({ settings, findings }: Pick<Section, 'settings' | 'findings'>): string {
  const isOwn = findings.some(({ threshold }) => threshold !== undefined)
  return `within ±${share(settings.threshold)}${isOwn ? ', or what their rules allow' : ''}`
}
