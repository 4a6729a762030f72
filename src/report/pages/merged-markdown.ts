import type { Verdict } from '../../compare/verdicts/finding.js'
import { findOnly, type MergedReport } from '../merged.js'
import type { Report } from '../report.js'
import { makeRows, type Row } from '../rows.js'
import { entities, markdownVoice } from '../text/escape.js'
import { fit, type PageBlock } from '../text/fit.js'
import { write } from '../text/text.js'
import { renderAcceptance } from '../words/acceptance.js'
import { count } from '../words/headline.js'
import {
  byUrgency,
  mergedContext,
  mergedHeadline,
  mergedNextStep,
  mergedNotes,
  sectionName,
  statusMarks,
} from '../words/merged-headline.js'
import type { NextStepOptions } from '../words/next-step.js'
import { environmentLines, reading } from '../words/reading.js'
import { reproduce } from '../words/reproduce.js'
import { trust, trustTitle } from '../words/trust.js'
import { controlText } from '../words/words.js'
import {
  contextText,
  distributionFold,
  fold,
  headlineText,
  line,
  list,
  type MarkdownOptions,
  numbersFold,
  presenceFold,
  renderMarkdown,
  rowFolds,
  rulesFold,
  sourceText,
  table,
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
export function renderMergedMarkdown(report: MergedReport, { limit, source, ...options }: MarkdownOptions): string {
  const sections = byUrgency(report)
  const notes = list(mergedNotes(report).slice(0, mostNotes))
  return fit(
    [
      openingText(report),
      notes && `${notes}\n`,
      overview(sections),
      stepText(report, options),
      renderAcceptance(report.acceptance),
      ...sections.flatMap(section => sectionParts(section, nameOf(section, sections))),
      aboutFold(sections),
      sourceText(source),
    ],
    limit,
  )
}

const mostNotes = 10

function openingText(report: MergedReport): string {
  const tallies = mergedHeadline(report).map(({ mark, text }) => `${mark.emoji} ${text}`)
  return `## ⏱ Benchmarks: ${tallies.join(' · ')}\n${write(mergedContext(report), markdownVoice)}\n\n`
}

function stepText(report: MergedReport, options: NextStepOptions): string {
  return `**Next step:** ${write(mergedNextStep(report, options), markdownVoice)}\n\n`
}

/** What is left of a comment that could not be posted: the headline, what to do, and where the rest is. */
export function renderMergedShort(
  report: MergedReport,
  { source, ...options }: Omit<MarkdownOptions, 'limit'>,
): string {
  return `${openingText(report)}${stepText(report, options)}${sourceText(source)}`
}

function nameOf(section: Report, sections: readonly Report[]): string {
  return write(sectionName(section, sections), markdownVoice)
}

function overview(sections: readonly Report[]): PageBlock {
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

function sectionParts(section: Report, name: string): readonly (string | PageBlock)[] {
  const rows = makeRows(section)
  const [inconclusive, unchanged, unjudged, ignored] = rowFolds(rows, section)
  const isRegressed = section.findings.some(({ verdict }) => verdict === 'regressed')
  const heading: PageBlock = {
    name: 'sections',
    open: `### ${statusMarks[section.status].emoji} ${name}\n`,
    rows: [`${contextText(section)}${whyText(section)}`],
    close: '',
    isOptional: false,
    rank: isRegressed ? ranks.head : ranks.heading,
  }
  const title = `Can ${name} be trusted? ${trustTitle(section)}`
  return [
    heading,
    ...changes(rows.changed, section),
    { ...inconclusive!, rank: ranks.inconclusive },
    { ...unchanged!, rank: ranks.unchanged },
    unjudged!,
    ignored!,
    rulesFold(section),
    presenceFold(section),
    numbersFold(rows),
    distributionFold(rows),
    fold(`🔬 ${title}`, 'whether the sections can be trusted', list(trust(section))),
  ]
}

/** One table of what changed in parts, so that a regression is the last to be left out on the whole page. */
function changes(rows: readonly Row[], section: Report): readonly (string | PageBlock)[] {
  const parts = changed.flatMap(verdict => {
    const own = rows.filter(row => row.verdict === verdict)
    return own.length === 0 ? [] : [{ verdict, block: table(verdict, own, section) }]
  })
  if (parts.length === 0) return []
  const blocks = parts.map(({ verdict, block }, index) => ({
    ...block,
    open: index === 0 ? block.open : '',
    close: '',
    isOptional: false,
    rank: ranks[verdict],
  }))
  return [...blocks, '\n']
}

const changed = ['regressed', 'incomparable', 'improved'] as const satisfies readonly Verdict[]

function aboutFold(sections: readonly Report[]): PageBlock {
  const [first] = sections
  const parts = sections.flatMap(section => {
    const commands = reproduce(section).map(entities).join('\n')
    const name = nameOf(section, sections)
    return [
      commands && `**Reproduce** ${name}, in the contender's checkout:\n\n<pre><code>${commands}</code></pre>\n`,
      `**Environment** of ${name}\n\n${list(environmentLines(section))}`,
    ]
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
