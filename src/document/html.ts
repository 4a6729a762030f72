import { addressOfId, idOf } from '../report/page/address.js'
import type { PageTools } from '../report/page/context.js'
import { makeDocument } from '../report/page/document.js'
import { drawAxis, drawRow } from '../report/page/forest.js'
import { figure, html, list, numberTable } from '../report/page/html.js'
import { drawPicture } from '../report/page/plots/picture.js'
import { entities } from '../util/entities.js'
import {
  type Block,
  type Callout,
  type Column,
  type Group,
  layColumns,
  listShown,
  type Row,
  type Table,
} from './document.js'
import { attribute } from './escape.js'
import type { Text } from './text.js'

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

/** Prints blocks as a part of a page. */
export function printBlocks(blocks: readonly Block[]): string {
  return listShown(blocks, 'html').map(print).join('\n')
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
      return block.isBrowsed ? printBrowsed(block) : printTable(block)
    case 'details': {
      const state = block.open ? ' open' : ''
      return `<details${state}><summary>${html(block.summary)}</summary>\n${block.body.map(print).join('\n')}\n</details>`
    }
    case 'grid': {
      const tiles = block.tiles.map(
        ({ id, group, body }) =>
          `<div class="multiple" id="${attribute(idOf(id))}" data-verdict="${attribute(group.key)}">${body.map(print).join('\n')}</div>`,
      )
      return `<div class="plots small">${tiles.join('\n')}</div>`
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

/** The same with controls, which the script of the page shows. Its first column of texts names the rows. */
function printBrowsed(table: Table): string {
  const { columns, rows } = layColumns(table, 'html')
  const names = columns.find(({ cell }) => cell === 'text')
  const heads = columns.map(column => {
    const key = column === names ? 'name' : sortKeys[column.cell]
    const text = html(column.head)
    const shown = column.axis === undefined ? text : `<span class="hidden">${text}</span>${drawAxis(column.axis)}`
    return `<th scope="col"${key === undefined ? '' : ` data-sort="${key}"`}>${shown}</th>`
  })
  const bodies = rows.map(row => {
    const cells = row.cells.map((cell, at) =>
      columns[at] === names ? printName(cell, row) : printCell(cell, columns[at]!, row),
    )
    return `<tbody data-verdict="${attribute(row.group?.key ?? '')}" data-change="${row.size ?? ''}"><tr>${cells.join('')}</tr></tbody>`
  })
  return `${printControls(rows)}<table class="findings"><caption>${attribute(table.caption)}</caption><thead><tr>${heads.join('')}</tr></thead>\n${bodies.join('\n')}\n</table>`
}

/** The words by which the script knows what to sort by. */
const sortKeys: Partial<Record<Column['cell'], string>> = { mark: 'verdict', change: 'change' }

function printName(name: Text, { leadsTo }: Row): string {
  const text = html(name)
  return `<th scope="row">${leadsTo === undefined ? text : `<a href="${addressOfId(idOf(leadsTo))}">${text}</a>`}</th>`
}

function printCell(text: Text, { cell }: Column, { tone, marks }: Row): string {
  if (cell === 'mark') return `<td${classOf('mark', tone)}>${html(text)}</td>`
  if (cell === 'strip') return `<td class="forest">${marks === undefined ? html(text) : drawRow(marks)}</td>`
  return `<td${classOf(cell === 'change' && cell)}>${html(text)}</td>`
}

function printControls(rows: readonly Row[]): string {
  const groups = new Map(rows.flatMap(({ group }): readonly [string, Group][] => (group ? [[group.key, group]] : [])))
  const boxes = [...groups.values()].map(
    ({ key, word }) =>
      `<label><input type="checkbox" name="verdict" value="${attribute(key)}" checked> ${entities(word)}</label>`,
  )
  return `<form class="controls" hidden><input type="search" aria-label="Filter by name" placeholder="Filter by name ( / )">${boxes.join('')}<output aria-live="polite">${rows.length} shown</output></form>`
}
