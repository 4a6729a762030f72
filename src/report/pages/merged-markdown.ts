import type { Verdict } from '../../compare/verdicts/finding.js'
import { markdownVoice } from '../../document/escape.js'
import { write } from '../../document/text.js'
import { count } from '../../util/plural.js'
import { isOfContest } from '../contest.js'
import { findOnly, findOnlyContest, type MergedReport } from '../merged.js'
import { makePageRows, type Row } from '../rows.js'
import type { Section } from '../section.js'
import { fit, type PageBlock } from '../text/fit.js'
import { renderAcceptance } from '../words/acceptance.js'
import { wholeNextStep } from '../words/contest.js'
import {
  byUrgency,
  mergedContext,
  mergedHeadline,
  mergedNotes,
  sectionName,
  statusMarks,
} from '../words/merged-headline.js'
import type { NextStepOptions } from '../words/next-step.js'
import { environmentLines, reading } from '../words/reading.js'
import type { Program } from '../words/reproduce.js'
import { trust, trustTitle } from '../words/trust.js'
import { controlText } from '../words/words.js'
import { contenderFolds, contestAbout, contestParts } from './contest-markdown.js'
import { fold, line, list } from './folds.js'
import { growthFold, growthOpen } from './growth.js'
import {
  causesBlock,
  contextText,
  distributionFold,
  headlineText,
  type MarkdownOptions,
  numbersFold,
  pageText,
  presenceFold,
  renderMarkdown,
  reproduceText,
  rowFolds,
  rulesFold,
  sinceText,
  sourceText,
  table,
  viewText,
  whyText,
} from './markdown.js'

/** What loses its rows first where there is no room, ascending: what says that all is well, and a regression last of all. */
const ranks = {
  unchanged: 0,
  inconclusive: 1,
  improved: 2,
  incomparable: 3,
  heading: 4,
  overview: 5,
  regressed: 6,
  head: 7,
}

/** All sections on one page: one headline, a line for each section, and then what each of them found. */
export function renderMergedMarkdown(
  report: MergedReport,
  { limit, source, pageUrl, ...options }: MarkdownOptions,
): string {
  const { contests = [] } = report
  const sections = byUrgency(report)
  const others = sections.filter(section => !contests.some(contest => isOfContest(section, contest)))
  const notes = list(mergedNotes(report).slice(0, mostNotes))
  return fit(
    [
      openingText(report),
      notes && `${notes}\n`,
      ...contests.flatMap(contest => contestParts(report, contest, ranks.overview)),
      others.length > 0 && overview(others),
      stepText(report, options),
      pageText(pageUrl),
      renderAcceptance(report.acceptance),
      ...contests.flatMap(contest => contenderFolds(report, contest)),
      ...others.flatMap(section => sectionParts(section, sections)),
      ...contests.map(contest => contestAbout(report, contest, options.program)),
      others.length > 0 && aboutFold(others, options.program),
      sourceText(source),
    ].filter(part => part !== false),
    limit,
  )
}

const mostNotes = 10

function openingText(report: MergedReport): string {
  const tallies = mergedHeadline(report).map(({ mark, text }) => `${mark.emoji} ${text}`)
  const context = findOnlyContest(report) ? '' : `${write(mergedContext(report), markdownVoice)}\n\n`
  return `## ⏱ Benchmarks: ${tallies.join(' · ')}\n${context}`
}

function stepText(report: MergedReport, options: NextStepOptions): string {
  return `**Next step:** ${write(wholeNextStep(report, options), markdownVoice)}\n\n`
}

/** Renders a replacement for a comment that could not be posted: the headline, what to do, and where the rest is. */
export function renderMergedShort(
  report: MergedReport,
  { source, pageUrl, ...options }: Omit<MarkdownOptions, 'limit'>,
): string {
  return `${openingText(report)}${stepText(report, options)}${pageText(pageUrl)}${sourceText(source)}`
}

function nameOf(section: Section, sections: readonly Section[]): string {
  return write(sectionName(section, sections), markdownVoice)
}

function overview(sections: readonly Section[]): PageBlock {
  const rows = sections.map(section =>
    line([
      statusMarks[section.status].emoji,
      nameOf(section, sections),
      headlineText(section),
      controlText(section),
      count(section.rounds, 'round'),
    ]),
  )
  return {
    name: 'sections in the overview',
    open: `${line(['', 'Section', 'Found', 'Control', 'Measured'])}${line([':---', ':---', ':---', ':---', '---:'])}`,
    rows,
    close: '\n',
    isOptional: false,
    rank: ranks.overview,
  }
}

function sectionParts(section: Section, sections: readonly Section[]): readonly (string | PageBlock)[] {
  const name = nameOf(section, sections)
  const rows = makePageRows(section, sections)
  const [inconclusive, unchanged, unjudged, ignored] = rowFolds(rows, section)
  const isRegressed = section.findings.some(({ verdict }) => verdict === 'regressed')
  const heading: PageBlock = {
    name: 'sections',
    open: `### ${statusMarks[section.status].emoji} ${name}\n`,
    rows: [`${contextText(section)}${viewText(section)}${whyText(section)}`],
    close: '',
    isOptional: false,
    rank: isRegressed ? ranks.head : ranks.heading,
  }
  const title = `Can ${name} be trusted? ${trustTitle(section)}`
  return [
    heading,
    ...changes(rows.changed, section),
    growthOpen(section),
    causesBlock(section),
    sinceText(section),
    { ...inconclusive!, rank: ranks.inconclusive },
    { ...unchanged!, rank: ranks.unchanged },
    unjudged!,
    ignored!,
    growthFold(section),
    rulesFold(section),
    presenceFold(section),
    numbersFold(rows),
    distributionFold(rows),
    fold(`🔬 ${title}`, 'whether the sections can be trusted', list(trust(section))),
  ]
}

/** One table of what changed in parts, so that a regression is the last to be left out on the whole page. */
function changes(rows: readonly Row[], section: Section): readonly (string | PageBlock)[] {
  const parts = groups.flatMap(verdict => {
    const own = rows.filter(row => row.verdict === verdict)
    return own.length === 0 ? [] : [{ verdict, block: table(verdict ?? 'not judged', own, section) }]
  })
  if (parts.length === 0) return []
  const blocks = parts.map(({ verdict, block }, index) => ({
    ...block,
    open: index === 0 ? block.open : '',
    close: '',
    isOptional: false,
    rank: ranks[verdict ?? 'unchanged'],
  }))
  return [...blocks, '\n']
}

const groups = [
  'regressed',
  'incomparable',
  'improved',
  'inconclusive',
  'unchanged',
  null,
] as const satisfies readonly (Verdict | null)[]

function aboutFold(sections: readonly Section[], program: Program | undefined): PageBlock {
  const [first] = sections
  const parts = sections.flatMap(section => {
    const name = nameOf(section, sections)
    return [reproduceText(section, name, program), `**Environment** of ${name}\n\n${list(environmentLines(section))}`]
  })
  const title = 'How to read this · Reproduce · Environment'
  const read = first ? [`**How to read this**\n\n${list(reading(first))}`] : []
  return fold(title, title, [...read, ...parts].filter(Boolean).join('\n'))
}

/** The page of all sections, or of the one report that there is. */
export function renderWholeMarkdown(report: MergedReport, options: MarkdownOptions): string {
  const only = findOnly(report)
  return only ? renderMarkdown(only, options) : renderMergedMarkdown(report, options)
}
