import { group } from 'd3-array'
import type { Verdict } from '../compare/finding.js'
import {
  type Block,
  type BlockOf,
  column,
  details,
  heading,
  type Keep,
  list,
  type Medium,
  only,
  type Placement,
  paragraph,
  tabulate,
} from '../document/document.js'
import { join, link, message, names, own, say, sign, styled, type Text, tell } from '../document/text.js'
import { share } from '../metrics/scale.js'
import { explain } from '../record/reasons.js'
import { commonStart } from '../util/common-start.js'
import { count } from '../util/plural.js'
import { causes } from './causes-document.js'
import { multiWayContext } from './multi-way.js'
import { comparisonHeading, reproduceAll, showMultiWay, winners } from './multi-way-document.js'
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
import {
  distributions,
  findings,
  fold,
  growthFold,
  growthOpen,
  keepRows,
  type ReportOptions,
  ranks,
  reproduction,
  runName,
  servicesTable,
  servicesTitle,
  statistics,
} from './tables.js'
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
import { reproduce, reproduceWhere } from './words/reproduce.js'
import { acceptanceText, expectationSentences, ruleSentences, rulesTitle, ruleTallies } from './words/rules.js'
import { concerns, focusSentences, sureText, trust, trustTitle } from './words/trust.js'
import { type Mark, marks, otherMarks, verdictWords } from './words/words.js'

/** Shows a report in a comment and on a terminal: the answer, what changed, and the rest behind it. */
export function reportDocument(report: Report, options: ReportOptions = {}): readonly Block[] {
  const section = findOnly(report)
  const { multiWay = [] } = report
  return [
    ...answer(report, options),
    ...(section ? showSection(section, [section], options) : showSections(report, options)),
    ...acceptance(report),
    // A terminal's last lines are what to do next, and a comment's where the rest is.
    ...only(
      'terminal',
      paragraph(nextLine(report, options)),
      ...(section ? reproduceSection(section, options) : []),
      ...multiWay.flatMap(comparison => reproduceAll(report, comparison, options)),
    ),
    ...footer(report, options),
  ]
}

/** Replaces a comment that could not be posted: the answer, and where the rest is. */
export function shortDocument(report: Report, options: ReportOptions): readonly Block[] {
  return [...answer(report, options), ...footer(report, options)]
}

function nextLine(report: Report, options: ReportOptions): Text {
  return labelled('Next:', nextStep(report, options))
}

function labelled(label: string, text: Text): Text {
  return say`${styled('strong', own(label))} ${text}`
}

/** The alert that GitHub draws: as grave as the worst that the headline tells. */
function alertOf(report: Report, tallies: readonly Tally[]): NonNullable<BlockOf<'callout'>['alert']> {
  const { status, sections } = report
  if (status === 'errored' || status === 'not-compared') return 'CAUTION'
  if (tallies.some(({ mark }) => mark === otherMarks.failing)) return 'CAUTION'
  // Of programs that somebody chooses among, none is a change for the worse.
  if (findOnlyMultiWay(report) && sections.every(({ sides }) => sides?.contender.source !== 'workspace')) return 'NOTE'
  const tones = tallies.map(({ mark }) => mark.tone)
  return tones.includes('bad') ? 'WARNING' : tones.includes('doubt') ? 'NOTE' : 'TIP'
}

function answer(report: Report, options: ReportOptions): readonly Block[] {
  const tallies = headline(report)
  const section = findOnly(report)
  const what = findOnlyMultiWay(report)
  const best = what ? winners(report, what).map(text => styled('strong', text)) : []
  const isSilent = section !== undefined && isQuiet(section)
  const cause = section && mainCause(section, repositoryOf(options))
  const sure = section && !isSilent && sureText(section)
  const lines = tell(
    ...best,
    what && best.length > 0 ? say`Against ${what.baseline}: ${headlineText(tallies)}` : headlineText(tallies, true),
    cause && labelled('Cause:', cause),
    sure && labelled('Sure?', sure),
    !isSilent && nextLine(report, options),
  )
  const toned = tallies.map(({ mark, text }) => styled(mark.tone, say`${sign(mark)} ${text}`))
  return [
    ...only('markdown', { kind: 'callout', alert: alertOf(report, tallies), lines }),
    ...only('terminal', {
      kind: 'callout',
      label: section && section.suite !== 'benchmark' ? say`Benchmarks ${section.suite}` : own('Benchmarks'),
      lines: tell(...best, join(toned, ' · '), !what && context(report), ...(section ? viewText(section) : [])),
    }),
  ]
}

function repositoryOf({ source }: ReportOptions): string | undefined {
  return source?.url.replace(/\/actions\/.*$/, '')
}

/** Tells a section in which nothing changed and nothing else needs attention. */
function isQuiet(section: Section): boolean {
  return section.status === 'unchanged' && sectionHeadline(section).length === 1
}

function showSection(section: Section, sections: readonly Section[], options: ReportOptions): readonly Block[] {
  const rows = makeRows(section)
  const all = sections.flatMap(listShown)
  const judged = all.filter(({ verdict, ignored }) => verdict !== null || ignored !== undefined)
  const grouped = putTogether(rows, (judged.length > 0 ? judged : all).length)
  const isAlone = sections.length === 1
  // The reasons if there is nothing to show, which replace the results. A terminal lists them among its notes.
  const isWithoutResults = section.status === 'errored' || section.status === 'not-compared'
  const why = isWithoutResults ? section.warnings.slice(0, 5).map(warning => message(explain(warning))) : []
  const folds = [
    ...rowFolds(grouped, section),
    fold(`🌐 ${servicesTitle}`, 'services', [servicesTable(section)]),
    growthFold(section),
    fold(`📏 ${rulesTitle(section)}`, 'rules', [list(ruleSentences(section))]),
    presence(section),
    statistics(grouped),
    distributions(grouped),
    fold(`🔬 Trust: ${trustTitle(section)}`, 'trust', [list(trust(section))]),
    ...(isAlone ? [about([section], options)] : []),
  ]
  // One fold holds everything where nobody has to look.
  const named = `${section.findings.length > mostOpen ? 'All benchmarks · statistics' : 'Statistics'} · trust · reproduce`
  return [
    ...only('markdown', list(why)),
    ...only(isAlone ? 'markdown' : ['terminal', 'markdown'], ...viewText(section).map(text => paragraph(text))),
    // The rows that nobody should miss.
    findings(divide(grouped).open, section, {
      in: ['markdown'],
      keep: keepRows('regressed, not comparable or improved'),
    }),
    ...only('terminal', ...terminalRows(rows, section, options)),
    ...growthOpen(section),
    ...causes(section),
    list(sinceSentences(section)),
    ...only('terminal', terminalNotes(section)),
    ...only('markdown', ...(isQuiet(section) && isAlone ? [details(named, folds)] : folds)),
  ]
}

function viewText(section: Section): readonly Text[] {
  const { prefix } = makeNaming(section)
  const parts = tell(describeView(section), prefix && say`all names begin with ${prefix}`)
  return parts.length === 0 ? [] : [join(parts, ' · ')]
}

/** More rows than these are folded away, so that the worst stand together. */
const mostOpen = 20

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

/** The rows that say nothing new, in the order in which they are shown, each kind with what it is called. */
function listQuiet({ unchanged, unjudged, ignored }: Rows, section: Section) {
  const isOwn = section.findings.some(({ threshold }) => threshold !== undefined)
  const within = `within ±${share(section.settings.threshold)}${isOwn ? ', or what their rules allow' : ''}`
  return [
    { rows: unchanged, mark: marks.unchanged, what: `unchanged ${within}`, called: 'unchanged' },
    { rows: unjudged, mark: otherMarks.unjudged, what: 'not judged', called: 'not judged' },
    { rows: ignored, mark: otherMarks.ignored, what: 'ignored by rules', called: 'ignored' },
  ]
}

function rowFolds(rows: Rows, section: Section): readonly Block[] {
  const { inconclusive } = rows
  const { more, improved } = divide(rows)
  const settled = `inconclusive: ${settlingWords(section)}`
  const folds = [
    { rows: improved, mark: marks.improved, what: 'improved', called: 'improved' },
    { rows: inconclusive, mark: marks.inconclusive, what: settled, called: 'inconclusive' },
    ...listQuiet(rows, section),
  ].map(({ rows, mark, what, called }): Block => {
    const size = rows === improved ? largestOf(improved) : []
    const table = findings(rows, section, { keep: keepRows(called) })
    return details(say`${sign(mark)} ${own(`${rows.length} ${what}`)}${size}`, [table])
  })
  const summary = say`${sign(marks.regressed)} ${own(`${more.length} more`)}${largestOf(more)}`
  return [details(summary, groupRows(more, section, keepRows('regressed, not comparable or improved'))), ...folds]
}

function largestOf(rows: readonly ReportRow[]): Text {
  return upTo(rows.map(({ finding }) => finding))
}

/** Rows behind what their names begin with, where that makes groups of them. */
function groupRows(rows: readonly ReportRow[], section: Section, keep: Keep): readonly Block[] {
  const groups = groupByPrefix(rows)
  if (groups.length < 2) return [findings(rows, section, { keep })]
  return groups.map(([prefix, some]) => {
    const summary = say`${prefix === '' ? own('others') : say`${prefix}`}: ${some.length}${largestOf(some)}`
    return details(summary, [findings(some, section, { keep })])
  })
}

/** Groups rows by the first part of their names that differs. Returns one group where most would be alone. */
function groupByPrefix(rows: readonly ReportRow[]): readonly (readonly [prefix: string, rows: readonly ReportRow[]])[] {
  const shared = commonStart(rows.map(({ benchmark }) => benchmark)).replace(/[^/.:]*$/, '')
  const partOf = (name: string): string => /^.+?[/.:]/.exec(name)?.[0] ?? ''
  const groups = [...group(rows, ({ benchmark }) => partOf(benchmark.slice(shared.length)))]
  return groups.length > rows.length / 2 ? [['', rows]] : groups
}

const mostQuietRows = 30

/** All rows on a terminal, but for the many that say nothing and that nobody has asked for: these are counted in a line each. */
function terminalRows(rows: Rows, section: Section, { isVerbose = false }: ReportOptions): readonly Block[] {
  const { changed, inconclusive, unchanged, unjudged, sorted } = rows
  const isAsked = section.view !== undefined || isVerbose
  const { open, more, improved } = divide(rows)
  const isMany = !isAsked && changed.length > mostOpen
  const isJudged = changed.length + inconclusive.length + unchanged.length > 0
  const quiet = listQuiet(rows, section)
  const isFolded = ({ rows }: (typeof quiet)[number]): boolean =>
    !isAsked && rows.length > (rows === unjudged && isJudged ? 0 : mostQuietRows)
  const shown = [
    ...(isMany ? open : changed),
    ...inconclusive,
    ...quiet.filter(group => !isFolded(group)).flatMap(({ rows }) => rows),
  ]
  const hidden = isMany ? [...group([...more, ...improved], ({ verdict }) => verdict!)] : []
  const folded = (mark: Mark, text: Text): Block =>
    paragraph(say`${sign(mark)} ${text} (--verbose shows them)`, mark.tone)
  return [
    findings(sorted ?? shown, section, { isVerbose }),
    servicesTable(section),
    ...hidden.map(([verdict, some]) => {
      const isMore = open.some(row => row.verdict === verdict)
      return folded(marks[verdict], foldChanged(verdict, some, isMore))
    }),
    ...quiet.filter(isFolded).map(({ rows, mark, what }) => folded(mark, own(`${rows.length} ${what}`))),
  ]
}

const mostNamed = 3

/** One line for changes that a terminal does not show: how many, how large, and in which groups of names. */
function foldChanged(verdict: Verdict, rows: readonly ReportRow[], isMore: boolean): Text {
  const groups = groupByPrefix(rows).toSorted(([, one], [, other]) => other.length - one.length)
  const named = groups.slice(0, mostNamed).map(([prefix, some]) => say`${prefix} ${some.length}`)
  const where = groups.length < 2 ? [] : say`: ${join(named, ', ')}${own(groups.length > mostNamed ? ' …' : '')}`
  return say`${rows.length} ${own(`${isMore ? 'more ' : ''}${verdictWords[verdict]}`)}${largestOf(rows)}${where}`
}

function terminalNotes(section: Section): Block {
  const { added, removed } = section
  const notes: readonly Tally[] = [
    ...ruleTallies(section),
    ...expectationSentences(section).map(text => ({ mark: otherMarks.met, text })),
    ...(added.length > 0 ? [{ mark: otherMarks.added, text: say`added: ${names(added, 10)}` }] : []),
    ...(removed.length > 0 ? [{ mark: otherMarks.removed, text: say`removed: ${names(removed, 10)}` }] : []),
    ...focusSentences(section).map(text => ({ mark: otherMarks.unjudged, text })),
    ...concerns(section).map(text => ({ mark: otherMarks.warning, text })),
  ]
  return list(notes.map(({ mark, text }) => say`${sign(mark)} ${text}`))
}

function presence({ added, removed }: Section): Block {
  const sentences = tell(
    added.length > 0 && say`Added, with nothing to compare to: ${names(added, 100)}.`,
    removed.length > 0 && say`Removed, so not compared: ${names(removed, 100)}.`,
  )
  const summary = say`${sign(otherMarks.added)} ${own(`${added.length} added, ${removed.length} removed`)}`
  return fold(summary, 'added and removed', [list(sentences)])
}

/** Names who accepted the failures of the gate. */
export function acceptance({ acceptance: accepted }: Report): readonly Block[] {
  return accepted === undefined ? [] : [paragraph(say`🏷️ ${labelled('Accepted:', acceptanceText(accepted))}`)]
}

function about(sections: readonly Section[], { program }: ReportOptions): Block {
  const body = sections.flatMap(section => {
    const of = sections.length === 1 ? [] : say` ${sectionName(section, sections)}`
    return [
      ...reproduction(reproduce(section, program), say`${of}, ${reproduceWhere(section)}`),
      paragraph(say`${styled('strong', own('Environment'))}${of}`),
      list(environmentLines(section)),
    ]
  })
  return fold('🔁 Reproduce · environment', 'how to reproduce it', body)
}

const mostNotes = 10

/** All sections: what they have in common, a line for each, and then each of them, worst first. */
function showSections(report: Report, options: ReportOptions): readonly Block[] {
  const { multiWay = [] } = report
  const sections = byUrgency(report)
  const others = sections.filter(section => !multiWay.some(comparison => isOfSamePart(section, comparison)))
  const notes = recordNotes(report).slice(0, mostNotes)
  const isOnly = findOnlyMultiWay(report) !== undefined
  const overview = [
    column<Section>('', ({ status }) => sign(statusMarks[status]), { cell: 'mark' }),
    column<Section>('Section', section => sectionName(section, others), { cell: 'text' }),
    column<Section>('Found', section => headlineText(sectionHeadline(section)), { align: 'left' }),
    column<Section>('Measured', ({ rounds }) => own(count(rounds, 'round'))),
  ]
  const keep = keepRows('sections in the overview', ranks.overview)
  return [
    ...only('markdown', list(notes)),
    ...only('terminal', list(notes.map(note => say`${sign(otherMarks.warning)} ${note}`))),
    ...multiWay.flatMap(comparison => [
      ...(isOnly ? [] : [comparisonHeading(comparison)]),
      ...showMultiWay(report, comparison, options),
    ]),
    tabulate(others, overview, { caption: 'Sections', in: ['markdown'], keep }),
    ...others.flatMap(section => showPart(section, report, options)),
    ...only('markdown', about(others, options)),
  ]
}

/** One of several sections. A comment shows one where nothing changed behind its name. */
function showPart(section: Section, report: Report, options: ReportOptions): readonly Block[] {
  const sections = byUrgency(report)
  const { status } = section
  const title = join(
    sectionHeadline(section).map(({ text }) => text),
    ' · ',
  )
  const opening: BlockOf<'heading'> & Placement = {
    ...heading(2, say`${sign(statusMarks[status])} ${sectionName(section, sections)}: ${title}`),
    keep: { rank: status === 'regressed' ? ranks.regressed : ranks.heading, called: 'sections' },
  }
  const isWithoutSides = findCommonSides(report) !== undefined
  const body: readonly Block[] = [
    ...only('terminal', paragraph(sectionContext(section))),
    ...only('markdown', paragraph(sectionContext(section, undefined, isWithoutSides))),
    ...showSection(section, sections, options),
  ]
  const end = only('terminal', ...reproduceSection(section, options))
  if (!isQuiet(section)) return [opening, ...body, ...end]
  const folded = { ...details(opening.text, selectFor('markdown', body)), keep: opening.keep! }
  return [...only('terminal', opening, ...selectFor('terminal', body)), ...only('markdown', folded), ...end]
}

function selectFor(medium: Medium, blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(block => block.in?.includes(medium) ?? true)
}

function reproduceSection(section: Section, { program }: ReportOptions): readonly Block[] {
  return reproduction(reproduce(section, program), say`, ${reproduceWhere(section)}`)
}

/** Names the sides, with links to the commits where these are known to be on GitHub. */
function contextOf(report: Report, repository: string | undefined): readonly Text[] {
  const section = findOnly(report)
  if (section) return [sectionContext(section, repository)]
  const comparison = findOnlyMultiWay(report)
  if (comparison) return [multiWayContext(comparison, report)]
  const sides = findCommonSides(report)
  return tell(sides && sidesText(sides, repository), context(report), count(countRounds(report), 'round'))
}

function footer(report: Report, options: ReportOptions): readonly Block[] {
  const { source, pageUrl, program } = options
  const parts = tell(
    ...contextOf(report, repositoryOf(options)),
    pageUrl && link(pageUrl, own('full report')),
    source && link(source.url, own(`${runName(source)}: all data`)),
    program?.guide && link(program.guide, own('how to read this')),
  )
  return only('markdown', { kind: 'footer', text: join(parts, ' · ') })
}
