import { group } from 'd3-array'
import type { Verdict } from '../compare/finding.js'
import {
  type Block,
  type Callout,
  type Heading,
  type Keep,
  type Medium,
  only,
  type Placement,
  tabulate,
} from '../document/document.js'
import { join, link, message, names, own, say, sign, styled, type Text } from '../document/text.js'
import { share } from '../metrics/scale.js'
import { commonStart } from '../util/common-start.js'
import { count } from '../util/plural.js'
import {
  distributions,
  findings,
  fold,
  growthFold,
  growthOpen,
  keepRows,
  list,
  type ReportOptions,
  ranks,
  reproduction,
  servicesTable,
  servicesTitle,
  statistics,
} from './blocks.js'
import { causes } from './causes-document.js'
import { multiWayContext } from './multi-way.js'
import { heading, reproduceAll, showMultiWay, winners } from './multi-way-document.js'
import {
  countRounds,
  describeView,
  findCommonSides,
  findOnly,
  findOnlyMultiWay,
  isOfSamePart,
  listShown,
  type Report,
  type Section,
} from './report.js'
import { makeNaming, makeRows, mostTogether, putTogether, type ReportRow, type Rows } from './rows.js'
import { sinceSentences } from './since.js'
import { mainCause } from './words/causes.js'
import { environmentLines } from './words/environment.js'
import {
  byUrgency,
  context,
  headline,
  headlineText,
  recordNotes,
  sectionContext,
  sectionHeadline,
  sectionName,
  sidesText,
  statusMarks,
  type Tally,
  upTo,
} from './words/headline.js'
import { nextStep, settlingWords } from './words/next-step.js'
import { type Program, reproduce, reproduceWhere } from './words/reproduce.js'
import { acceptanceText, expectationSentences, ruleSentences, rulesTitle, ruleTallies } from './words/rules.js'
import { concerns, focusSentences, sureText, trust, trustTitle } from './words/trust.js'
import { type Mark, marks, otherMarks, verdictWords } from './words/words.js'

/** Shows a report in a comment and on a terminal: the answer, what changed, and the rest behind it. */
export function reportDocument(report: Report, options: ReportOptions = {}): readonly Block[] {
  const section = findOnly(report)
  const step = nextLine(report, options)
  return [
    ...answer(report, step, options),
    ...(section ? showSection(section, [section], options) : showSections(report, options)),
    ...end(report, step, options),
  ]
}

/** Replaces a comment that could not be posted: the answer, and where the rest is. */
export function shortDocument(report: Report, options: ReportOptions): readonly Block[] {
  return [...answer(report, nextLine(report, options), options), ...footer(report, options)]
}

function nextLine(report: Report, options: ReportOptions): Text {
  return say`${styled('strong', own('Next:'))} ${nextStep(report, options)}`
}

/** The alert that GitHub draws: as grave as the worst that the headline tells. */
function alertOf(report: Report, tallies: readonly Tally[]): NonNullable<Callout['alert']> {
  const { status, sections } = report
  if (status === 'errored' || status === 'not-compared') return 'CAUTION'
  if (tallies.some(({ mark }) => mark === otherMarks.failing)) return 'CAUTION'
  // Of programs that somebody chooses among, none is a change for the worse.
  if (findOnlyMultiWay(report) && sections.every(({ sides }) => sides?.contender.source !== 'workspace')) return 'NOTE'
  const tones = tallies.map(({ mark }) => mark.tone)
  return tones.includes('bad') ? 'WARNING' : tones.includes('doubt') ? 'NOTE' : 'TIP'
}

/** The headline; in a comment also the cause, if the run can be trusted, and the next step. */
function answer(report: Report, step: Text, options: ReportOptions): readonly Block[] {
  const tallies = headline(report)
  const section = findOnly(report)
  const title = section && section.suite !== 'benchmark' ? say`Benchmarks ${section.suite}` : own('Benchmarks')
  const what = findOnlyMultiWay(report)
  const ranks = what ? winners(report, what).map(text => styled('strong', text)) : []
  const isSilent = section !== undefined && isQuiet(section)
  const lines: readonly Text[] = [
    ...ranks,
    what && ranks.length > 0 ? say`Against ${what.baseline}: ${headlineText(tallies)}` : headlineText(tallies, true),
    ...(section ? [...causeLine(section, options), ...(isSilent ? [] : sureLine(section))] : []),
    ...(isSilent ? [] : [step]),
  ]
  return [
    only(['markdown'], { kind: 'callout', alert: alertOf(report, tallies), lines }),
    only(['terminal'], {
      kind: 'callout',
      label: title,
      lines: [
        ...ranks,
        joinTallies(tallies),
        ...(what ? [] : [context(report)]),
        ...(section ? viewText(section) : []),
      ],
    }),
  ]
}

function joinTallies(tallies: readonly Tally[]): Text {
  return join(
    tallies.map(({ mark, text }) => styled(mark.tone, say`${sign(mark)} ${text}`)),
    ' · ',
  )
}

function causeLine(section: Section, { source }: ReportOptions): readonly Text[] {
  const text = mainCause(section, repositoryOf(source))
  return text === undefined ? [] : [say`${styled('strong', own('Cause:'))} ${text}`]
}

/** Address of the repository whose workflow's run `source` is. */
function repositoryOf(source: ReportOptions['source']): string | undefined {
  return source?.url.replace(/\/actions\/.*$/, '')
}

function sureLine(section: Section): readonly Text[] {
  const text = sureText(section)
  return text === undefined ? [] : [say`${styled('strong', own('Sure?'))} ${text}`]
}

function showSection(section: Section, sections: readonly Section[], options: ReportOptions): readonly Block[] {
  const rows = makeRows(section)
  const all = sections.flatMap(listShown)
  const judged = all.filter(({ verdict, ignored }) => verdict !== null || ignored !== undefined)
  const grouped = putTogether(rows, (judged.length > 0 ? judged : all).length)
  const isAlone = sections.length === 1
  const folds = [
    ...rowFolds(grouped, section),
    fold(own(`🌐 ${servicesTitle}`), 'services', [servicesTable(section)]),
    ...growthFold(section),
    ...rules(section),
    ...presence(section),
    ...statistics(grouped),
    ...distributions(grouped),
    fold(own(`🔬 Trust: ${trustTitle(section)}`), 'trust', list(trust(section))),
    ...(isAlone ? about([section], options.program) : []),
  ]
  return [
    ...why(section),
    ...viewText(section).map((text): Block => ({ kind: 'paragraph', text, ...(isAlone ? { in: ['markdown'] } : {}) })),
    ...openRows(grouped, section),
    ...terminalRows(rows, section, options),
    ...growthOpen(section),
    ...causes(section),
    ...list(sinceSentences(section)),
    ...terminalNotes(section),
    ...(isQuiet(section) && isAlone ? [foldAll(folds, section)] : folds).map(block => only(['markdown'], block)),
  ]
}

/** Tells how to repeat the comparison, and where it was measured. */
function about(sections: readonly Section[], program: Program | undefined): readonly Block[] {
  const body = sections.flatMap((section): readonly Block[] => {
    const of = sections.length === 1 ? [] : say` ${sectionName(section, sections)}`
    return [
      ...reproduction(reproduce(section, program), say`${of}, ${reproduceWhere(section)}`),
      { kind: 'paragraph', text: say`${styled('strong', own('Environment'))}${of}` },
      ...list(environmentLines(section)),
    ]
  })
  return [fold(own('🔁 Reproduce · environment'), 'how to reproduce it', body)]
}

/** All sections: what they have in common, a line for each, and then each of them, worst first. */
function showSections(report: Report, options: ReportOptions): readonly Block[] {
  const { multiWay = [] } = report
  const sections = byUrgency(report)
  const others = sections.filter(section => !multiWay.some(comparison => isOfSamePart(section, comparison)))
  const notes = recordNotes(report).slice(0, mostNotes)
  const isOnly = findOnlyMultiWay(report) !== undefined
  return [
    ...list(notes).map(block => only(['markdown'], block)),
    only(['terminal'], { kind: 'list', items: notes.map(note => say`${sign(otherMarks.warning)} ${note}`) }),
    ...multiWay.flatMap(comparison => [
      ...(isOnly ? [] : [heading(comparison)]),
      ...showMultiWay(report, comparison, options),
    ]),
    overview(others),
    ...others.flatMap(section => showPart(section, report, options)),
    ...(others.length === 0 ? [] : about(others, options.program).map(block => only(['markdown'], block))),
  ]
}

const mostNotes = 10

/** One of several sections. A comment shows one where nothing changed behind its name. */
function showPart(section: Section, report: Report, options: ReportOptions): readonly Block[] {
  const sections = byUrgency(report)
  const isCommon = findCommonSides(report) !== undefined
  const heading = sectionHeading(section, sections)
  const body: readonly Block[] = [
    only(['terminal'], { kind: 'paragraph', text: sectionContext(section) }),
    only(['markdown'], { kind: 'paragraph', text: sectionContext(section, { isWithoutSides: isCommon }) }),
    ...showSection(section, sections, options),
  ]
  const end = reproduceOnTerminal(section, options)
  if (!isQuiet(section)) return [heading, ...body, ...end]
  const { text: summary, keep } = heading
  return [
    only(['terminal'], heading),
    ...selectFor('terminal', body),
    only(['markdown'], { kind: 'details', summary, body: selectFor('markdown', body), ...(keep && { keep }) }),
    ...end,
  ]
}

function selectFor(medium: Medium, blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(block => block.in?.includes(medium) ?? true).map(block => only([medium], block))
}

function sectionHeading(section: Section, sections: readonly Section[]): Heading & Placement {
  return {
    kind: 'heading',
    level: 2,
    text: say`${sign(statusMarks[section.status])} ${sectionName(section, sections)}: ${joinPlain(sectionHeadline(section))}`,
    keep: { rank: section.status === 'regressed' ? ranks.regressed : ranks.heading, called: 'sections' },
  }
}

function joinPlain(tallies: readonly Tally[]): Text {
  return join(
    tallies.map(({ text }) => text),
    ' · ',
  )
}

function overview(sections: readonly Section[]): Block {
  return tabulate(
    sections,
    [
      { head: [], cell: 'mark', show: ({ status }) => sign(statusMarks[status]) },
      { head: own('Section'), cell: 'text', show: section => sectionName(section, sections) },
      { head: own('Found'), cell: 'value', align: 'left', show: section => headlineText(sectionHeadline(section)) },
      { head: own('Measured'), cell: 'value', show: ({ rounds }) => own(count(rounds, 'round')) },
    ],
    { caption: 'Sections', in: ['markdown'], keep: keepRows('sections in the overview', ranks.overview) },
  )
}

/** The last lines: on a terminal the next step and how to repeat it, in a comment where the rest is. */
function end(report: Report, step: Text, options: ReportOptions): readonly Block[] {
  const section = findOnly(report)
  return [
    ...acceptance(report),
    only(['terminal'], { kind: 'paragraph', text: step }),
    ...(section ? reproduceOnTerminal(section, options) : []),
    ...(report.multiWay ?? []).flatMap(comparison => reproduceAll(report, comparison, options)),
    ...footer(report, options),
  ]
}

function reproduceOnTerminal(section: Section, { program }: ReportOptions): readonly Block[] {
  const lines = reproduction(reproduce(section, program), say`, ${reproduceWhere(section)}`)
  return lines.map(block => only(['terminal'], block))
}

/** Names the sides, with links to the commits where these are known to be on GitHub. */
function contextOf(report: Report, source: ReportOptions['source']): readonly Text[] {
  const repository = repositoryOf(source)
  const section = findOnly(report)
  if (section) return [sectionContext(section, { repository })]
  const comparison = findOnlyMultiWay(report)
  if (comparison) return [multiWayContext(comparison, report)]
  const sides = findCommonSides(report)
  return [...(sides ? [sidesText(sides, repository)] : []), context(report), own(count(countRounds(report), 'round'))]
}

/** Says where and how long it was measured, and where to read on. */
function footer(report: Report, { source, pageUrl, program }: ReportOptions): readonly Block[] {
  const run = source && `run ${source.runNumber}${source.attempt > 1 ? `, attempt ${source.attempt}` : ''}`
  const parts = [
    ...contextOf(report, source),
    ...(pageUrl === undefined ? [] : [link(pageUrl, own('full report'))]),
    ...(source === undefined ? [] : [link(source.url, own(`${run!}: all data`))]),
    ...(program?.guide === undefined ? [] : [link(program.guide, own('how to read this'))]),
  ]
  return [only(['markdown'], { kind: 'footer', text: join(parts, ' · ') })]
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

/** Describes in a few words what unchanged means here. */
function withinWords({ settings, findings }: Pick<Section, 'settings' | 'findings'>): string {
  const isOwn = findings.some(({ threshold }) => threshold !== undefined)
  return `within ±${share(settings.threshold)}${isOwn ? ', or what their rules allow' : ''}`
}
