import type { MergedReport } from '../merged.js'
import { makeNaming } from '../naming.js'
import type { Report } from '../report.js'
import { type Distributions, makePageRows, type Row } from '../rows.js'
import { cellsOf, distributionCells, heads } from '../text/cells.js'
import { entities, htmlVoice, withShortLines } from '../text/escape.js'
import { names, say, type Text, write } from '../text/text.js'
import { describeView } from '../view.js'
import { wholeNextStep } from '../words/contest.js'
import { context, headline } from '../words/headline.js'
import { mergedHeadline, mergedNotes, sectionName } from '../words/merged-headline.js'
import type { NextStepOptions } from '../words/next-step.js'
import { nextStep } from '../words/next-step.js'
import { questionText } from '../words/question.js'
import { environmentLines, reading } from '../words/reading.js'
import { reproduce, reproduceWhere } from '../words/reproduce.js'
import { ruleSentences, rulesTitle } from '../words/rules.js'
import { withinWords } from '../words/settling.js'
import { trust, trustTitle } from '../words/trust.js'
import { contestTables } from './contest-html.js'

/** The report as a page of its own: no script, nothing loaded. */
export function renderHtml(report: Report, options: NextStepOptions = {}): string {
  const { changed, inconclusive, unchanged, unjudged, ignored, distributions } = makePageRows(report)
  const view = describeView(report)
  const { prefix } = makeNaming(report)
  const body = [
    `<h1>Benchmarks <small>${htmlVoice.name(report.suite)}</small></h1>`,
    `<p class="headline">${headline(report)
      .map(({ mark, text }) => `<span class="${mark.tone}">${mark.emoji} ${text}</span>`)
      .join(' · ')}</p>`,
    `<p>${write(context(report), withShortLines(htmlVoice))}</p>`,
    questionLine(report),
    view && `<p>${view}</p>`,
    prefix && `<p>all names begin with ${htmlVoice.name(prefix)}</p>`,
    table(changed, report),
    `<p><b>Next step:</b> ${write(nextStep(report, options), htmlVoice)}</p>`,
    section('Inconclusive', table(inconclusive, report)),
    section(`Unchanged ${withinWords(report)}`, table(unchanged, report)),
    section('Not judged', table(unjudged, report)),
    section('Ignored by rules', table(ignored, report)),
    section(rulesTitle(report), list(ruleSentences(report))),
    section('Added', namesOf(report.added)),
    section('Removed', namesOf(report.removed)),
    section('Distributions', distributionTable(distributions)),
    section(`Can this run be trusted? ${trustTitle(report)}`, list(trust(report))),
    section('How to read this', list(reading(report))),
    section('Reproduce', reproduction(report, options)),
    section('Environment', list(environmentLines(report))),
  ]
  return page(body.filter(Boolean).join('\n'))
}

/** Several reports as one page: contests first, then each section as it is alone. */
export function renderMergedHtml(report: MergedReport, options: NextStepOptions = {}): string {
  const sections = report.sections.map(one => {
    const { changed, inconclusive, unchanged, unjudged, ignored } = makePageRows(one)
    const rows = [...changed, ...inconclusive, ...unchanged, ...unjudged, ...ignored]
    const content = [table(rows, one), list(trust(one)), list(environmentLines(one))].join('\n')
    return section(write(sectionName(one, report.sections), htmlVoice), content)
  })
  const headings = mergedHeadline(report).map(
    ({ mark, text }) => `<span class="${mark.tone}">${mark.emoji} ${text}</span>`,
  )
  const body = [
    '<h1>Benchmarks</h1>',
    `<p class="headline">${headings.join(' · ')}</p>`,
    list(mergedNotes(report)),
    contestTables(report),
    `<p><b>Next step:</b> ${write(wholeNextStep(report, options), htmlVoice)}</p>`,
    ...sections,
  ]
  return page(body.filter(Boolean).join('\n'))
}

function questionLine(report: Report): string {
  const question = questionText(report)
  return question === undefined ? '' : `<p>${write(question, htmlVoice)}</p>`
}

const style = `
  :root { color-scheme: light dark; --line: #8884; --bad: #cf222e; --good: #1a7f37; --doubt: #9a6700 }
  @media (prefers-color-scheme: dark) { :root { --bad: #ff7b72; --good: #56d364; --doubt: #e3b341 } }
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem }
  .headline { font-size: 1.3rem } .bad { color: var(--bad) } .good { color: var(--good) } .doubt { color: var(--doubt) }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums }
  th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
  .right { text-align: right; white-space: nowrap }
  code, pre { font: 13px/1.3 ui-monospace, Menlo, Consolas, monospace } pre { overflow-x: auto }
  section { overflow-x: auto }`

function page(body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Benchmarks</title>
<style>${style}
</style>
</head>
<body>
${body}
</body>
</html>
`
}

function section(heading: string, content: string): string {
  return content && `<section>\n<h2>${heading}</h2>\n${content}\n</section>`
}

function table(rows: readonly Row[], report: Report): string {
  if (rows.length === 0) return ''
  const columns = heads(report)
  const head = columns.map(({ text, right }) => `<th${right ? ' class="right"' : ''}>${text}</th>`).join('')
  const lines = cellsOf(rows, htmlVoice).map((cells, row) => {
    const shown = cells.map((cell, at) => `<td${columns[at]!.right ? ' class="right"' : ''}>${cell}</td>`)
    return `<tr title="${rows[row]!.word}">${shown.join('')}</tr>`
  })
  return `<table>\n<tr>${head}</tr>\n${lines.join('\n')}\n</table>`
}

function distributionTable(rows: readonly Distributions[]): string {
  if (rows.length === 0) return ''
  const lines = distributionCells(rows, htmlVoice).map(
    cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<table>\n<tr><th>Benchmark</th><th>Baseline above contender, from the 5th to the 95th percentile (‹ › some lie outside)</th></tr>\n${lines.join('\n')}\n</table>`
}

function namesOf(all: readonly string[]): string {
  return all.length === 0 ? '' : `<p>${write(say`${names(all, 1000)}`, htmlVoice)}</p>`
}

function list(sentences: readonly Text[]): string {
  return sentences.length === 0
    ? ''
    : `<ul>\n${sentences.map(text => `<li>${write(text, htmlVoice)}</li>`).join('\n')}\n</ul>`
}

function reproduction(report: Report, { program }: NextStepOptions): string {
  const lines = reproduce(report, program)
  if (lines.length === 0) return ''
  return `<p>Type this ${write(reproduceWhere(report), htmlVoice)}:</p>\n<pre><code>${lines.map(entities).join('\n')}</code></pre>`
}
