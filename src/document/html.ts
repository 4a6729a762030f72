import type { PageTools } from '../report/page/context.js'
import { makeDocument } from '../report/page/document.js'
import { figure, html, list, numberTable } from '../report/page/html.js'
import { drawPicture } from '../report/page/plots/picture.js'
import { entities } from '../util/entities.js'
import { type Block, type Callout, layColumns, listShown, type Table } from './document.js'
import { attribute } from './escape.js'

/** The things that a page needs and a document does not have. */
export interface Assets {
  readonly title: string
  readonly tools: PageTools
}

/** Prints a document as a page: a header, and a section for each heading of the second level that has something below it. */
export function toHtml(blocks: readonly Block[], { title, tools }: Assets): string {
  const sections: Block[][] = [[]]
  for (const block of listShown(blocks, 'html')) {
    if (block.kind === 'heading' && block.level === 2) sections.push([])
    sections.at(-1)!.push(block)
  }
  const [header, ...others] = sections.filter((section, at) => at === 0 || section.length > 1)
  const printed = others.map(section => `<section>\n${section.map(print).join('\n')}\n</section>`)
  return makeDocument(title, [`<header>\n${header!.map(print).join('\n')}\n</header>`, ...printed], { tools })
}

function print(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${html(block.text)}</h${block.level}>`
    case 'callout':
      return printCallout(block)
    case 'paragraph':
      return `<p${classOf(block.isStep && 'step', block.tone)}>${html(block.text)}</p>`
    case 'list':
      return list(block.items)
    case 'table':
      return printTable(block)
    case 'details': {
      const state = block.open ? ' open' : ''
      return `<details${state}><summary>${html(block.summary)}</summary>\n${block.body.map(print).join('\n')}\n</details>`
    }
    case 'plot':
      return figure(html(block.title), drawPicture(block.plot), html(block.caption))
    case 'code':
      return `<pre tabindex="0"><code>${block.lines.map(entities).join('\n')}</code></pre>`
    case 'footer':
      return `<footer><small>${html(block.text)}</small></footer>`
  }
}

/** One line more stands alone, several are a list. */
function printCallout({ tone, lines: [first = [], ...others] }: Callout): string {
  const answer = `<p${classOf('headline', tone)}>${html(first)}</p>`
  const [second] = others
  if (second === undefined) return answer
  return `${answer}\n${others.length === 1 ? `<p>${html(second)}</p>` : list(others)}`
}

function classOf(...names: readonly (string | false | undefined)[]): string {
  const given = names.filter(Boolean)
  return given.length === 0 ? '' : ` class="${given.join(' ')}"`
}

function printTable(table: Table): string {
  const { columns, rows } = layColumns(table, 'html')
  return numberTable(
    attribute(table.caption),
    columns.map(({ head }) => html(head)),
    rows.map(({ cells }) => cells.map(html)),
  )
}
