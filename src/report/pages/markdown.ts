import { markdownVoice, withShortLines } from '../../document/escape.js'
import { message, names, say, write } from '../../document/text.js'
import { entities } from '../../util/entities.js'
import { makeNaming } from '../naming.js'
import type { Report } from '../report.js'
import { makePageRows, type Row, type Rows } from '../rows.js'
import { cellsOf, distributionCells, heads } from '../text/cells.js'
import { fit, type Limit, type PageBlock } from '../text/fit.js'
import { describeView } from '../view.js'
import { renderAcceptance } from '../words/acceptance.js'
import { causesText } from '../words/causes.js'
import { countersText } from '../words/counters.js'
import { context, headline } from '../words/headline.js'
import { type NextStepOptions, nextStep } from '../words/next-step.js'
import { numberCells, numberHeads } from '../words/numbers.js'
import { environmentLines, reading } from '../words/reading.js'
import { type Program, reproduce, reproduceWhere } from '../words/reproduce.js'
import { settlingWords, withinWords } from '../words/rounds/settling.js'
import { ruleSentences, rulesTitle } from '../words/rules.js'
import { sinceSentences } from '../words/since.js'
import { trust, trustTitle } from '../words/trust.js'
import { marks, otherMarks } from '../words/words.js'
import { closing, fold, line, list, opening } from './folds.js'
import { growthFold, growthOpen } from './growth.js'
import { serviceFold } from './service.js'

export interface MarkdownOptions extends NextStepOptions {
  readonly limit: Limit
  /** Where the whole report is, where the page is not the whole of it. */
  readonly source?: PageSource
  /** Address of the HTML page, which is of our own making. */
  readonly pageUrl?: string | undefined
}

/** The run of a workflow that a page tells of. */
export interface PageSource {
  readonly runNumber: number
  readonly attempt: number
  /** An address of our own making, on GitHub. */
  readonly url: string
}

/** The report as a comment or a summary on GitHub: what changed, what to do, and the rest in folds. */
export function renderMarkdown(report: Report, { limit, source, pageUrl, ...options }: MarkdownOptions): string {
  const rows = makePageRows(report)
  const step = write(nextStep(report, options), markdownVoice)
  return fit(
    [
      openingText(report),
      viewText(report),
      whyText(report),
      changedTable(rows, report),
      growthOpen(report),
      causesBlock(report),
      sinceText(report),
      `**Next step:** ${step}\n\n`,
      pageText(pageUrl),
      renderAcceptance(report.acceptance),
      ...rowFolds(rows, report),
      serviceFold(report),
      growthFold(report),
      rulesFold(report),
      presenceFold(report),
      numbersFold(rows),
      distributionFold(rows),
      fold(`🔬 Can this run be trusted? ${trustTitle(report)}`, 'Can this run be trusted?', list(trust(report))),
      aboutFold(report, options.program),
      sourceText(source),
    ],
    limit,
  )
}

/** Renders a replacement for a comment that could not be posted: the headline, what to do, and where the rest is. */
export function renderShort(report: Report, { source, pageUrl, ...options }: Omit<MarkdownOptions, 'limit'>): string {
  const step = write(nextStep(report, options), markdownVoice)
  return `${openingText(report)}**Next step:** ${step}\n\n${pageText(pageUrl)}${sourceText(source)}`
}

function openingText(report: Report): string {
  return `## ⏱ Benchmarks${suiteTitle(report)}: ${headlineText(report)}\n${contextText(report)}`
}

/** Describes what was compared with what. */
export function contextText(report: Report): string {
  return `${write(context(report), withShortLines(markdownVoice))}\n\n`
}

/** Describes the rows: how many are shown, and what their names begin with. */
export function viewText(report: Report): string {
  const view = describeView(report)
  const { prefix } = makeNaming(report)
  const parts = [view, prefix && `all names begin with ${markdownVoice.name(prefix)}`].filter(Boolean)
  return parts.length === 0 ? '' : `${parts.join(' · ')}\n\n`
}

/** The one click to the HTML page. */
export function pageText(url: string | undefined): string {
  return url === undefined ? '' : `📄 [Open the full report](${url})\n\n`
}

export function sourceText(source: PageSource | undefined): string {
  if (source === undefined) return ''
  const attempt = source.attempt > 1 ? `, attempt ${source.attempt}` : ''
  return `<sub>The whole report and its data: [run ${source.runNumber}${attempt}](${source.url}).</sub>\n`
}

export function headlineText(report: Report): string {
  return headline(report)
    .map(({ mark, text }) => `${mark.emoji} ${text}`)
    .join(' · ')
}

function suiteTitle({ suite }: Report): string {
  return suite === 'benchmark' ? '' : ` ${markdownVoice.name(suite)}`
}

/** Lists the reasons if there is nothing to show. They replace the results. */
export function whyText({ status, warnings }: Report): string {
  if (status !== 'errored' && status !== 'not-compared') return ''
  return warnings.length === 0 ? '' : `${list(warnings.slice(0, 5).map(warning => message(warning.message)))}\n`
}

export function rowFolds({ inconclusive, unchanged, unjudged, ignored }: Rows, report: Report): readonly PageBlock[] {
  const within = withinWords(report)
  return [
    rowFold(
      `${marks.inconclusive.emoji} ${inconclusive.length} inconclusive: ${settlingWords(report)}`,
      'inconclusive',
      inconclusive,
      report,
    ),
    rowFold(`${marks.unchanged.emoji} ${unchanged.length} unchanged ${within}`, 'unchanged', unchanged, report),
    {
      ...rowFold(`${otherMarks.unjudged.emoji} ${unjudged.length} not judged`, 'not judged', unjudged, report),
      isOptional: true,
    },
    {
      ...rowFold(`${otherMarks.ignored.emoji} ${ignored.length} ignored by rules`, 'ignored', ignored, report),
      isOptional: true,
    },
  ]
}

/** Makes the block about the rules: what they ask, and the outcome. */
export function rulesFold(report: Report): PageBlock {
  return fold(`📏 ${rulesTitle(report)}`, 'rules', list(ruleSentences(report)))
}

function rowFold(summary: string, name: string, rows: readonly Row[], report: Report): PageBlock {
  const { open, close, ...inner } = table(name, rows, report)
  const details = rows.length === 0 || rows.length > mostWithNumbers ? '' : `\n${numbersTable(rows)}`
  return { ...inner, open: `${opening(summary)}${open}`, details, close: `${close}${closing}`, isOptional: false }
}

/** The functions that account for a change, open where something became worse. */
export function causesBlock(report: Report): string {
  const text = causesText(report.causes)
  if (text === undefined) return ''
  const title = write(text.title, markdownVoice)
  const rows = text.rows.map(({ name, difference, interval, place, changed }) => {
    const where = place.length === 0 ? '' : ` · ${write(place, markdownVoice)}`
    return `- ${write(name, markdownVoice)} **${difference}** ${interval}${where}${changed && `, ${changed}`}\n`
  })
  const counted = countersText(report)
  const counters = counted === undefined ? '' : `<sub>Counters: ${counted}</sub>\n\n`
  if (rows.length === 0) return `<sub>${title}</sub>\n\n${counters}`
  const body = `${title}\n\n${rows.join('')}\n${counters}`
  return report.status === 'regressed' ? body : `${opening('🔎 What accounts for it')}${body}${closing}`
}

/** Says how far the results are from the last release. */
export function sinceText(report: Report): string {
  const sentences = sinceSentences(report)
  return sentences.length === 0 ? '' : `${list(sentences)}\n`
}

/** No regression is left out before what is none; of one benchmark it stands first, so that its name stays with what is below. */
function changedTable({ changed }: Rows, report: Report): PageBlock {
  const spare = new Set(changed.flatMap(({ verdict }, at) => (verdict === 'regressed' ? [] : [at])))
  return { ...table('regressed, incomparable or improved', changed, report), spare, isOptional: false }
}

export function table(name: string, rows: readonly Row[], report: Report): Omit<PageBlock, 'isOptional'> {
  const columns = heads(report)
  const rule = columns.map(({ right }) => (right ? '---:' : ':---'))
  return {
    name,
    open: `${line(columns.map(({ text }) => text))}${line(rule)}`,
    rows: cellsOf(rows, markdownVoice).map(line),
    close: '\n',
  }
}

/** Of more rows, nobody reads them, and no comment holds them. The JSON has all. */
const mostWithNumbers = 1000

/** The numbers of what stands in no fold of its own. */
export function numbersFold({ changed }: Rows): PageBlock {
  const title = 'Numbers of the rows above'
  return fold(
    `🔢 ${title}`,
    title.toLowerCase(),
    changed.length === 0 || changed.length > mostWithNumbers ? '' : numbersTable(changed),
  )
}

function numbersTable(rows: readonly Row[]): string {
  const rule = numberHeads.map((_, at) => (at < 2 ? ':---' : '---:'))
  return [numberHeads, rule, ...numberCells(rows, markdownVoice)].map(line).join('')
}

export function presenceFold({ added, removed }: Report): PageBlock {
  const sentences = [
    ...(added.length > 0 ? [say`Added, with nothing to compare to: ${names(added, 100)}.`] : []),
    ...(removed.length > 0 ? [say`Removed, so not compared: ${names(removed, 100)}.`] : []),
  ]
  return fold(
    `${otherMarks.added.emoji} ${added.length} added, ${removed.length} removed`,
    'added and removed',
    list(sentences),
  )
}

export function distributionFold({ distributions }: Rows): PageBlock {
  const body = distributionCells(distributions, markdownVoice).map(line).join('')
  const head = `${line(['Benchmark', 'Baseline above contender, from the 5th to the 95th percentile (‹ › some lie outside)'])}${line([':---', ':---'])}`
  return fold('📊 Distributions', 'distributions', body && `${head}${body}`)
}

function aboutFold(report: Report, program?: Program): PageBlock {
  const sections = [
    `**How to read this**\n\n${list(reading(report))}`,
    reproduceText(report, '', program),
    `**Environment**\n\n${list(environmentLines(report))}`,
  ]
  const title = 'How to read this · Reproduce · Environment'
  return fold(title, title, sections.filter(Boolean).join('\n'))
}

/** Describes how to repeat a comparison. `name` is that of its section, if there are several. */
export function reproduceText(report: Report, name: string, program: Program | undefined): string {
  const lines = reproduce(report, program).map(entities).join('\n')
  const where = write(reproduceWhere(report), markdownVoice)
  return lines && `**Reproduce**${name && ` ${name}`}, ${where}:\n\n<pre><code>${lines}</code></pre>\n`
}
