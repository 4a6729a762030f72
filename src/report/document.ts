import { group } from 'd3-array'
import { type Block, type BlockOf, details, heading, list, only, paragraph } from '../document/document.js'
import { join, link, message, names, say, sign, styled, type Text, tell, trusted } from '../document/text.js'
import { extras } from '../extras/index.js'
import { share } from '../metrics/scale.js'
import { explain } from '../record/reasons.js'
import { present } from '../util/present.js'
import { multiWayContext, withGravestControl } from './multi-way.js'
import { reproduceAll, showMultiWay, winners } from './multi-way-document.js'
import { describeView, findOnly, findOnlyMultiWay, isOfSamePart, isRed, type Report, type Section } from './report.js'
import { listRows, makeNaming, makeRows, type ReportRow, type Rows } from './rows.js'
import {
  findings,
  growthList,
  keepRows,
  type ReportOptions,
  ranks,
  reproduction,
  runName,
  servicesTable,
  statistics,
} from './tables.js'
import { teller } from './teller.js'
import { environmentLines } from './words/environment.js'
import { failureLines, findSideFailure } from './words/failure.js'
import { findFirstRun } from './words/first-run.js'
import {
  byUrgency,
  context,
  headline,
  headlineText,
  recordNotes,
  sectionContext,
  sectionHeadline,
  sectionName,
} from './words/headline.js'
import { nextStep } from './words/next-step.js'
import { reproduce, reproduceWhere } from './words/reproduce.js'
import { acceptanceText, ruleSentences, ruleTallies } from './words/rules.js'
import { commitsText, sideName } from './words/sides.js'
import { isDistrusted, machineNote, sureText, trust, worstNote } from './words/trust.js'
import { marks, otherMarks, verdictWords } from './words/words.js'

/** Shows a report in a comment and on a terminal: a comment begins with the answer, and a terminal ends with it, where people look first. */
export function reportDocument(report: Report, options: ReportOptions = {}): readonly Block[] {
  return [
    ...only('markdown', alert(report, options)),
    ...showSections(report, options),
    ...only('terminal', lastLines(report, options)),
    ...(options.stage === 'verdict' ? [] : only('terminal', ...reproduceLines(report, options))),
    ...footer(report, options),
  ]
}

/** Shows on a terminal what explains a verdict that stands above, and how to repeat it. */
export function restDocument(report: Report, options: ReportOptions): readonly Block[] {
  const { cause, next } = answerOf(report, options)
  const lines = causeLines(cause, next)
  return only(
    'terminal',
    ...(options.isVerbose ? report.sections.flatMap(teller.details) : []),
    ...(lines.length === 0 ? [] : [{ kind: 'callout' as const, lines }]),
    ...reproduceLines(report, options),
  )
}

function causeLines(cause: Text | undefined, next: Text | undefined): readonly Text[] {
  return tell(cause && indented(labelled('Cause:', cause)), next && indented(labelled('Next:', next)))
}

/** Replaces a comment that could not be posted: the answer, and where the rest is. */
export function shortDocument(report: Report, options: ReportOptions): readonly Block[] {
  return [...only('markdown', alert(report, options)), ...footer(report, options)]
}

function labelled(label: string, text: Text): Text {
  return say`${styled('strong', trusted(label))} ${text}`
}

/** What a report answers, by its gravest section: why, whether it is sure, and what to do now. */
export function answerOf(report: Report, options: ReportOptions) {
  const comparison = findOnlyMultiWay(report)
  const [worst] = byUrgency(report)
  const section = findOnly(report) ?? (comparison ? undefined : worst)
  const measured = section ?? withGravestControl(report.sections)
  const answers = comparison ? winners(report, comparison) : []
  // What a matrix of sides shows is not told again.
  const tallies = headline(report).filter(({ isCount }) => answers.length === 0 || !isCount)
  const isStill = report.status === 'unchanged' && tallies[0]?.mark === marks.unchanged
  const isQuiet = isStill && tallies.every(({ isCount }, at) => at === 0 || isCount)
  const next = report.acceptance ? undefined : nextStep(report, options)
  const failing = section && findSideFailure(section)
  return {
    ...{ comparison, section, tallies, isQuiet },
    answers,
    quote: failing && !findFirstRun(section) ? failureLines(failing.failure) : [],
    cause: section && teller.cause(section, repositoryOf(options)),
    sure: isQuiet || measured?.status !== report.status ? undefined : sureText(measured),
    next,
  }
}

/** The alert that GitHub draws: as grave as the worst that the headline tells. */
function alertOf(report: Report, { tallies, comparison, section }: ReturnType<typeof answerOf>) {
  const { status } = report
  const isFailing = isRed(report) || tallies.some(({ mark }) => mark === otherMarks.failing)
  const first = section && findFirstRun(section)
  if (first !== undefined && first.failsGate !== true && !isRed(report)) return 'NOTE'
  if (status === 'errored' || status === 'not-compared' || isFailing) return 'CAUTION'
  if (section && isDistrusted(section)) return 'CAUTION'
  // Of programs that somebody chooses among, none is a change for the worse.
  if (comparison?.sides.every(({ origin }) => origin?.source !== 'workspace')) return 'NOTE'
  return tallies.some(({ mark }) => mark.tone === 'bad') ? 'WARNING' : 'NOTE'
}

/** Opens a comment: what changed and how much, why or what to do, and whether that is sure. Where nothing changed it is one line. */
function alert(report: Report, options: ReportOptions): Block {
  const answer = answerOf(report, options)
  const { tallies, answers, isQuiet, quote, cause, next, sure } = answer
  if (isQuiet && report.acceptance === undefined)
    return paragraph(say`✅ ${headlineText(tallies, { isSigned: false })}`)
  const lines = tell(
    report.acceptance && labelled('Accepted:', acceptanceText(report.acceptance)),
    ...answers,
    tallies.length > 0 && headlineText(tallies, { isWhole: false, isSigned: answers.length > 0 }),
    cause && labelled('Cause:', cause),
    next && labelled('Next:', next),
    sure && labelled('Sure?', sure),
  )
  return { kind: 'callout', alert: alertOf(report, answer), lines, quote }
}

/** Ends what a terminal prints: the answer, how it was measured and whether it is sure, why, and what to do. */
function lastLines(report: Report, options: ReportOptions): Block {
  const { tallies, answers, section, comparison, isQuiet, quote, cause, next, sure } = answerOf(report, options)
  const told = tallies
    .filter(({ isCount }, at) => at === 0 || !isCount)
    .map(({ mark, text, detail = [] }, at) => {
      const words = say`${sign(isQuiet ? marks.improved : mark)} ${text}`
      const isAnswer = at === 0 && answers.length === 0
      return [...styled(isQuiet ? 'good' : mark.tone, isAnswer ? styled('strong', words) : words), ...detail]
    })
  const sides = section
    ? say`${sideName(section, 'baseline')} → ${sideName(section, 'contender')}, ${roundsOf(section)}`
    : comparison
      ? multiWayContext(comparison, report)
      : context(report)
  const [note, machine] = section ? [worstNote(section), machineNote(section)] : []
  const facts = join([say`${sides}.`, sure && say`Sure? ${sure}`, machine], ' ')
  const suite = section && findOnly(report) && section.suite !== 'benchmark' ? { label: say`${section.suite}` } : {}
  return {
    ...{ kind: 'callout', ...suite, quote },
    lines: tell(
      join([...answers, join(told, ' · ')], ' '),
      indented(styled('quiet', facts)),
      note && indented(styled('doubt', say`${sign(otherMarks.warning)} ${note}`)),
      // What to do depends on the causes.
      ...(options.stage === 'verdict' ? [] : causeLines(cause, next)),
    ),
  }
}

function indented(text: Text): Text {
  return ['  ', ...text]
}

/** How a section was measured, without the machine, which a terminal runs on. */
function roundsOf(section: Section): Text {
  const { environment: _, ...rest } = section
  return sectionContext(rest as Section)
}

function repositoryOf({ source }: ReportOptions): string | undefined {
  return source?.url.replace(/\/actions\/.*$/, '')
}

/** All sections, worst first: of each the rows that changed, and behind two summaries what did not and all that is known of the run. */
function showSections(report: Report, options: ReportOptions): readonly Block[] {
  const { multiWay = [] } = report
  const alone = findOnly(report)
  const sections = alone ? [alone] : byUrgency(report)
  const others = sections.filter(section => !multiWay.some(comparison => isOfSamePart(section, comparison)))
  const guide = options.program?.guide
  const notes = alone ? [] : recordNotes(report).slice(0, mostNotes)
  const open = others.flatMap(section =>
    showSection(section, others, { ...options, ...present({ gate: report.gate }) }),
  )
  const known = [
    ...others.flatMap(section => about(section, others, options)),
    ...tell(guide && link(guide, trusted('how to read this'))).map(text => paragraph(text)),
  ].map(block => ({
    keep: { rank: ranks.numbers, called: 'statistics' },
    ...block,
  }))
  const summary = others.some(({ findings }) => findings.length > 0)
    ? 'Statistics, machine, how to reproduce'
    : 'Machine, how to reproduce'
  const { isQuiet } = answerOf(report, options)
  const quiet = quietFold(others)
  return [
    ...only('markdown', list(notes)),
    ...only('terminal', list(notes.map(note => say`${sign(otherMarks.warning)} ${note}`))),
    ...multiWay.flatMap(comparison => showMultiWay(report, comparison, options)),
    ...open,
    ...only(
      'markdown',
      ...(isQuiet
        ? [details('Details', [...quiet.flatMap(({ body }) => body), ...known])]
        : [...quiet, details(summary, known)]),
    ),
  ]
}

const mostNotes = 10

/** The name of a section, where there are several. */
function jobOf(section: Section, sections: readonly Section[]): Text | undefined {
  return sections.length > 1 ? sectionName(section, sections) : undefined
}

/** One section: its rows that changed, and what stands beside them. */
function showSection(
  section: Section,
  sections: readonly Section[],
  { gate, ...options }: ReportOptions,
): readonly Block[] {
  const rows = makeRows(section)
  const { open, more } = divide(rows, section, mostOpen)
  const job = jobOf(section, sections)
  const keep = keepRows('rows')
  const title =
    job && say`${styled('strong', say`${job}:`)} ${headlineText(sectionHeadline(section, gate), { isWhole: false })}`
  const isTold = open.length === 0 && section.status !== 'unchanged' && section.status !== 'inconclusive'
  return [
    ...only('markdown', ...tell(isTold && title).map(text => paragraph(text)), list(reasonsOf(section))),
    ...only('terminal', ...tell(title).map(text => heading(2, text)), ...terminalRows(rows, section, options)),
    ...viewText(section).map(text => paragraph(text)),
    ...only(
      'markdown',
      findings(open, section, { job, keep }),
      details(`${more.length} more: ${countText(more)}`, [findings(more, section, { keep })]),
    ),
    list([...presence(section), ...rulesOf(section), ...extras.flatMap(extra => extra.sentences?.(section) ?? [])]),
    growthList(section),
    ...(options.isVerbose
      ? only(
          'terminal',
          ...teller.details(section),
          list([...ruleSentences(section), ...trust(section)]),
          list(environmentLines(section)),
        )
      : []),
  ]
}

/** Why there is nothing to show, where the answer does not say it. */
function reasonsOf(section: Section): readonly Text[] {
  const isWithoutResults = section.status === 'errored' || section.status === 'not-compared'
  if (!isWithoutResults || findSideFailure(section)) return []
  return section.warnings.slice(0, 5).map(warning => message(explain(warning)))
}

function viewText(section: Section): readonly Text[] {
  const { prefix } = makeNaming(section)
  const parts = tell(describeView(section), prefix && say`all names begin with ${prefix}`)
  return parts.length === 0 ? [] : [join(parts, ' · ')]
}

/** More rows than these are folded away, so that the worst stand together. */
const mostOpen = 20
/** A terminal of 25 lines has room for so many, with what is said of them. */
const mostOnScreen = 12

/** Inconclusive rows that say more by themselves than together. */
const fewOpen = 3

/** The rows that stand open, those that are too many, and those of a run without any answer. Where nothing is judged, all are shown. */
function divide({ changed, inconclusive, unchanged, unjudged, ignored }: Rows, section: Section, most: number) {
  const isUnjudged = changed.length + inconclusive.length + unchanged.length === 0
  const isWithoutAnswer = changed.length + unchanged.length === 0 && inconclusive.length > fewOpen
  const rows = isUnjudged ? [...ignored, ...unjudged] : [...changed, ...(isWithoutAnswer ? [] : inconclusive)]
  // That one side fails is said once.
  const all = findSideFailure(section) ? [] : rows
  const end = all.findIndex((row, at) => at >= most && row.benchmark !== all[at - 1]!.benchmark)
  return {
    open: end < 0 ? all : all.slice(0, end),
    more: end < 0 ? [] : all.slice(end),
    hidden: isWithoutAnswer ? inconclusive : [],
    aside: isUnjudged ? [] : unjudged,
    ignored: isUnjudged ? [] : ignored,
  }
}

/** What did not change, and what is inconclusive where nothing else is there, behind one summary; nothing where there is none. */
function quietFold(sections: readonly Section[]): readonly BlockOf<'details'>[] {
  const all = sections.map(section => {
    const rows = makeRows(section)
    return { section, rows: { ...rows, ...divide(rows, section, mostOpen) } }
  })
  const kinds = ['hidden', 'unchanged', 'ignored'] as const
  const counts = kinds.map(kind => all.reduce((sum, { rows }) => sum + rows[kind].length, 0))
  const words = ['inconclusive', `unchanged${withinText(sections)}`, 'ignored by rules']
  const parts = words.flatMap((word, at) => (counts[at] === 0 ? [] : [`${counts[at]} ${word}`]))
  if (parts.length === 0) return []
  const tables = all.map(({ rows, section }) =>
    findings(
      kinds.flatMap(kind => rows[kind]),
      section,
      { job: jobOf(section, sections), keep: keepRows('unchanged') },
    ),
  )
  return [details(parts.join('; '), tables)]
}

/** The threshold that all findings of `sections` have in common: `, within ±2%`. */
function withinText(sections: readonly Section[]): string {
  const isOwn = sections.some(({ findings }) => findings.some(({ threshold }) => threshold !== undefined))
  const [threshold, ...others] = new Set(sections.map(({ settings }) => share(settings.threshold)))
  return isOwn || others.length > 0 ? '' : `, within ±${threshold}`
}

/** Counts rows by their verdicts: `3 regressed, 5 inconclusive`. */
function countText(rows: readonly ReportRow[], more = ''): string {
  const groups = [...group(rows, ({ verdict }) => verdict)]
  return groups
    .map(([verdict, some]) => `${some.length} ${more}${verdict === null ? 'not judged' : verdictWords[verdict]}`)
    .join(', ')
}

/** The rows of a terminal, with a line that counts the others, unless somebody has asked for all. */
function terminalRows(rows: Rows, section: Section, { isVerbose = false }: ReportOptions): readonly Block[] {
  const isAsked = section.view !== undefined || isVerbose
  const { open, more } = divide(rows, section, mostOnScreen)
  const shown = isAsked ? listRows(rows) : open
  const counts = more.length === 0 ? [] : [countText(more, 'more ')]
  const still =
    rows.unchanged.length > 0 ? [`${rows.unchanged.length} more within ±${share(section.settings.threshold)}`] : []
  const folded = isAsked || shown.length === 0 ? [] : [...counts, ...still]
  const text = say`${sign(marks.unchanged)} ${trusted(folded.join(', '))}${trusted(counts.length > 0 ? ' (--verbose shows them)' : '')}`
  return [
    findings(shown, section, { isVerbose }),
    ...(folded.length === 0 ? [] : [{ ...paragraph(text, 'quiet'), isTight: true as const }]),
    servicesTable(section),
  ]
}

/** What is only on one side. */
function presence({ added, removed, sides, options = {} }: Section): readonly Text[] {
  const isBuilt = sides?.baseline?.commit !== undefined && options['suite-files'] === undefined
  const files = added.length === 1 ? 'the file that defines it' : 'the files that define them'
  const how = isBuilt
    ? trusted(`. To measure ${added.length === 1 ? 'it' : 'them'} there too, name ${files} in "suite-files"`)
    : []
  return tell(
    added.length > 0 && say`${sign(otherMarks.added)} added: ${names(added, 10)}${how}`,
    removed.length > 0 && say`${sign(otherMarks.removed)} removed: ${names(removed, 10)}`,
  )
}

/** What rules ask for and did not get. */
function rulesOf(section: Section): readonly Text[] {
  const unmet = ruleTallies(section).filter(({ mark }) => mark !== otherMarks.met)
  return unmet.map(({ mark, text }) => say`${sign(mark)} ${text}`)
}

/** Names who accepted the failures of the gate. */
export function acceptance({ acceptance: accepted }: Report): readonly Block[] {
  return accepted === undefined ? [] : [paragraph(say`🏷️ ${labelled('Accepted:', acceptanceText(accepted))}`)]
}

/** All that is known of a section and its run, behind one summary. */
function about(section: Section, sections: readonly Section[], { program }: ReportOptions): readonly Block[] {
  const job = jobOf(section, sections)
  const rows = makeRows(section)
  const { changed, inconclusive, unchanged } = rows
  return [
    ...(job ? [paragraph(styled('strong', job))] : []),
    ...teller.details(section),
    ...statistics([...changed, ...inconclusive, ...unchanged], section),
    findings(divide(rows, section, mostOpen).aside, section, { keep: keepRows('not judged') }),
    servicesTable(section),
    list([...ruleSentences(section), ...trust(section)]),
    ...reproduction(reproduce(section, program), say`, ${reproduceWhere(section)}`),
    list(environmentLines(section)),
  ]
}

/** The command that repeats a comparison, where nobody has just typed it. */
function reproduceLines(report: Report, { program, isVerbose, isLog }: ReportOptions): readonly Block[] {
  if (!isVerbose && !isLog && program?.way !== 'action') return []
  const { sections, multiWay = [] } = report
  const alone = sections.filter(section => !multiWay.some(comparison => isOfSamePart(section, comparison)))
  return [
    ...alone.flatMap(section => {
      const of = alone.length > 1 ? say` ${sectionName(section, alone)}` : []
      return reproduction(reproduce(section, program), say`${of}, ${reproduceWhere(section)}`)
    }),
    ...multiWay.flatMap(comparison => reproduceAll(report, comparison, { ...(program && { program }) })),
  ]
}

/** How it was measured, what was compared, and where the rest is. */
function footer(report: Report, options: ReportOptions): readonly Block[] {
  const { source, pageUrl } = options
  const section = findOnly(report)
  const comparison = findOnlyMultiWay(report)
  const sides = section?.sides ?? report.sections[0]?.sides
  const parts = tell(
    section ? sectionContext(section) : comparison ? multiWayContext(comparison, report) : context(report),
    comparison === undefined && sides && commitsText(sides, repositoryOf(options)),
    pageUrl
      ? link(pageUrl, trusted('full report'))
      : source && link(source.url, trusted(`${runName(source)}: all data`)),
  )
  return only('markdown', { kind: 'footer', text: join(parts, ' · ') })
}
