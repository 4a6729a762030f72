import {
  type Block,
  type Callout,
  type Heading,
  type Medium,
  only,
  type Placement,
  tabulate,
} from '../document/document.js'
import { join, link, own, say, sign, styled, type Text } from '../document/text.js'
import { count } from '../util/plural.js'
import { causes } from './causes-document.js'
import { isOfSamePart } from './multi-way.js'
import { heading, reproduceAll, showMultiWay, winners } from './multi-way-document.js'
import { countRounds, findCommonSides, findOnly, findOnlyMultiWay, type Report } from './report.js'
import { makeRows, putTogether } from './rows.js'
import type { Section } from './section.js'
import {
  acceptance,
  foldAll,
  growthFold,
  growthOpen,
  headlineText,
  isQuiet,
  openRows,
  presence,
  type ReportOptions,
  reproduction,
  rowFolds,
  rules,
  terminalNotes,
  terminalRows,
  viewText,
  why,
} from './section-document.js'
import { servicesTable, servicesTitle } from './services.js'
import { distributions, fold, keepRows, list, ranks, statistics } from './tables.js'
import { listShown } from './view.js'
import { mainCause } from './words/causes.js'
import { environmentLines } from './words/environment.js'
import {
  byUrgency,
  context,
  headline,
  recordNotes,
  sectionContext,
  sectionHeadline,
  sectionName,
  sidesText,
  statusMarks,
  type Tally,
} from './words/headline.js'
import { multiWayContext } from './words/multi-way.js'
import { nextStep } from './words/next-step.js'
import { type Program, reproduce, reproduceWhere } from './words/reproduce.js'
import { sinceSentences } from './words/since.js'
import { sureText, trust, trustTitle } from './words/trust.js'
import { otherMarks } from './words/words.js'

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
