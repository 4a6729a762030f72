import { entities } from '../util/entities.js'
import { condense } from './condense.js'
import { type Block, type BlockOf, type Group, layColumns, listShown, type Row, type Table } from './document.js'
import { addressOfId, attribute, harmlessLines, htmlVoice, idOf } from './escape.js'
import { drawAxis, drawFlame, drawRow, type Picture } from './picture.js'
import { style } from './style.js'
import { split, type Text, write } from './text.js'

/** The tools of the machine that writes a page. */
export interface PageTools {
  /** `text` as base64 of gzip. `condense` makes it smaller before. */
  readonly pack: (text: string) => string
  /** The SHA-256 of `text` in base64, by which the page's policy names it. */
  readonly digest: (text: string) => string
  /** The script of all pages, which src/browser is bundled into. */
  readonly script: string
}

/** The things that a page needs and a document does not have. */
export interface Assets {
  readonly title: string
  readonly tools: PageTools
}

/**
 * Prints a document as a page: a header, and a section for each heading of the second level that has something below it. The page's policy
 * allows nothing but its own style and its own script, and no request.
 */
export function toHtml(blocks: readonly Block[], { title, tools }: Assets): string {
  const body = printSections(listShown(blocks, 'html'), { isInArticle: false, pack: tools.pack })
  const styles = `'sha256-${tools.digest(style)}' '${plotStyle}'`
  const policy = `default-src 'none'; style-src ${styles}; script-src 'sha256-${tools.digest(tools.script)}'; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${attribute(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
<script>${tools.script}</script>
</body>
</html>
`
}

/** The style that the library of the plots puts into each of them. */
const plotStyle = 'sha256-jSYQUrW7J0b3jPqhZP9C2Xh1PyJKHKXd4s0fpGGKrww='

/** Prints blocks for a place in a page that is there already. */
export function printBlocks(blocks: readonly Block[]): string {
  return printAll(listShown(blocks, 'html'), { isInArticle: false, pack: () => '' })
}

/** The place of a block on its page. */
interface Press extends Pick<PageTools, 'pack'> {
  readonly isInArticle: boolean
}

function html(text: Text): string {
  return write(text, htmlVoice)
}

function lines(all: readonly string[]): string {
  return all.filter(Boolean).join('\n')
}

function printSections(blocks: readonly Block[], press: Press): string {
  const sections: Block[][] = [[]]
  for (const block of blocks) {
    const isOpening = block.kind === 'heading' && block.level === 2
    if (isOpening || block.kind === 'article') sections.push([])
    sections.at(-1)!.push(block)
  }
  return lines(
    sections.map((section, at) => {
      const [first] = section
      if (first?.kind === 'article')
        return `<article>\n${printSections(first.body, { ...press, isInArticle: true })}\n</article>`
      if (at === 0) return section.length === 0 ? '' : `<header>\n${printAll(section, press)}\n</header>`
      return section.length === 1 ? '' : `<section>\n${printAll(section, press)}\n</section>`
    }),
  )
}

function printAll(blocks: readonly Block[], press: Press): string {
  return lines(blocks.map(block => print(block, press)))
}

function print(block: Block, press: Press): string {
  switch (block.kind) {
    case 'heading': {
      const element = `h${block.level + Number(press.isInArticle)}`
      return `<${element}${classOf(block.isHidden && 'hidden')}>${html(block.text)}</${element}>`
    }
    case 'callout': {
      const [first = [], ...others] = block.lines
      const answer = `<p${classOf('headline', block.tone)}>${html(first)}</p>`
      // One line more stands alone, several are a list.
      return lines([
        answer,
        block.quote?.length ? printCode(block.quote) : '',
        others.length === 1 ? `<p>${html(others[0]!)}</p>` : printList(others),
      ])
    }
    case 'paragraph':
      return `<p${classOf(block.isStep && 'step', block.tone)}>${html(block.text)}</p>`
    case 'list':
      return printList(block.items)
    case 'facts':
      return `<dl class="about">\n${lines(block.items.map(([name, text]) => `<dt>${entities(name)}</dt><dd>${html(text)}</dd>`))}\n</dl>`
    case 'table':
      return block.isBrowsed
        ? `${printControls(block)}${printTable(block)}${printFolded(block)}`
        : `<div class="wide" tabindex="0" role="group" aria-label="${attribute(block.caption)}">${printTable(block)}</div>`
    case 'details':
      return `<details${block.open ? ' open' : ''}><summary>${html(block.summary)}</summary>\n${printAll(block.body, press)}\n</details>`
    case 'grid':
      return printGrid(block, press)
    case 'plot':
      return printPlot(block)
    case 'flame':
      return printFlame(block)
    case 'panels':
      return printPanels(block, press)
    case 'data':
      return printData(block)
    case 'versions':
      return printVersions(block, press)
    case 'code':
      return printCode(block.lines)
    case 'footer':
      return `<footer><small>${html(block.text)}</small></footer>`
    case 'article':
      return printSections([block], press)
  }
}

function classOf(...names: readonly (string | false | undefined)[]): string {
  const fittingNames = names.filter(Boolean)
  return fittingNames.length === 0 ? '' : ` class="${fittingNames.join(' ')}"`
}

function printCode(lines: readonly string[]): string {
  return `<pre tabindex="0"><code>${lines.map(line => entities(harmlessLines(line))).join('\n')}</code></pre>`
}

function printList(items: readonly Text[]): string {
  return items.length === 0 ? '' : `<ul>\n${lines(items.map(text => `<li>${html(text)}</li>`))}\n</ul>`
}

function printGrid({ tiles, isWide }: BlockOf<'grid'>, press: Press): string {
  const printed = tiles.map(({ id, group, body }) => {
    const printed = printAll(body, press)
    if (id === undefined) return printed
    return `<div class="tile" id="${attribute(idOf(id))}"${groupOf(group)}>${printed}</div>`
  })
  return `<div${classOf('plots', !isWide && 'small')}>${lines(printed)}</div>`
}

function groupOf(group: Group | undefined): string {
  return group === undefined ? '' : ` data-group="${attribute(group.key)}"`
}

function printPlot({ plot, title, keys = [], caption }: BlockOf<'plot'>): string {
  const signs = keys.map(
    ({ kind, word }) =>
      `<svg class="key ${kind}" aria-hidden="true"><rect width="100%" height="100%"/></svg> ${html(word)}`,
  )
  const words = [signs.join(', '), html(caption)].filter(Boolean).join('; ')
  return `<figure><p class="plot-title">${html(title)}</p>${printPicture(plot)}<figcaption>${words}</figcaption></figure>`
}

/** The data of a plot, which nothing runs and the page's script draws in its place; as precise as can be seen. */
function printPicture(picture: Picture): string {
  const json = JSON.stringify(picture, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value))
  return `<div class="plot"><script type="application/json">${json.replaceAll('<', '\\u003c')}</script></div>`
}

/** One search for all graphs. */
function printFlame({ graphs, caption }: BlockOf<'flame'>): string {
  const search = `<form class="controls" hidden><label>Find a function <input type="search"></label><button class="action" type="button">Show all</button></form>`
  const drawn = graphs.map(
    ({ title, description, frames }) =>
      `<div><p class="plot-title">${html(title)}</p>${drawFlame(frames, description)}</div>`,
  )
  return `<figure>${search}<div class="plots">${drawn.join('')}</div><figcaption>${html(caption)}</figcaption></figure>`
}

/** The data of the panels of a section: base64, which no browser runs. */
function printPanels({ key, record, prefix, data }: BlockOf<'panels'>, { pack }: Press): string {
  const from = record === undefined ? '' : ` data-record="${attribute(record)}"`
  return `<script type="application/octet-stream" data-packed="${attribute(key)}"${from} data-prefix="${attribute(prefix)}">${pack(condense(data))}</script>`
}

function printData({ key, packed, files }: BlockOf<'data'>): string {
  const buttons = files.map(
    ({ name, form, words }) =>
      `<button type="button" class="action" hidden data-download="${attribute(form)}" data-packed-in="${attribute(key)}" data-name="${attribute(name)}">${entities(words)}</button>`,
  )
  return lines([buttons.length === 0 ? '' : `<p class="downloads">${buttons.join('')}</p>`, printPacked(key, packed)])
}

/** The lists stand in the page, and are shown with the table below them by the script that they need. */
function printVersions({ key, all, usual, data }: BlockOf<'versions'>, { pack }: Press): string {
  const lists = (['from', 'to'] as const).map((name, which) => {
    const options = all.map(
      ({ value, text }, at) =>
        `<option value="${attribute(value)}"${at === usual[which] ? ' selected' : ''}>${attribute(text)}</option>`,
    )
    return `<label>${name === 'from' ? 'From' : 'to'} <select name="${attribute(`${key}${name}`)}">${options.join('')}</select></label>`
  })
  const packed = `${key}versions`
  const table =
    '<table class="numbers"><caption></caption><thead><tr><th scope="col">Benchmark</th><th scope="col">Change [95% CI]</th></tr></thead><tbody></tbody></table>'
  return lines([
    `<form class="controls versions" hidden data-packed-in="${attribute(packed)}">${lists.join('')}<button class="action" type="button" hidden>All pushes</button><output aria-live="polite"></output></form>`,
    `<div class="wide between" hidden tabindex="0" role="group" aria-label="Changes between two pushes">${table}</div>`,
    printPacked(packed, pack(condense(data))),
  ])
}

/** Data of the page: base64, which no browser runs. */
function printPacked(key: string, packed: string): string {
  return `<script type="application/octet-stream" data-packed="${attribute(key)}">${packed}</script>`
}

/** Rows that can be sorted or browsed are bodies of their own, so that a panel can stand below each. The first column of texts names them. */
function printTable(table: Table): string {
  const { columns, rows } = layColumns(table, 'html')
  const names = columns.find(({ cell }) => cell === 'text') ?? columns[0]
  const isForest = table.isBrowsed || columns.some(({ axis }) => axis)
  const classes = columns.map(column => (isForest ? (column === names ? 'name' : column.cell) : ''))
  const heads = columns.map(({ head, axis, sort }, at) => {
    const text = axis === undefined ? html(head) : `<span class="hidden">${html(head)}</span>${drawAxis(axis)}`
    return `<th scope="col"${classOf(classes[at])}${sort === undefined ? '' : ` data-sort="${sort}"`}>${text}</th>`
  })
  const printRow = (row: Row): string => {
    const cells = row.cells.map((text, at) => {
      // A row that goes on with the one above has no name, and an empty head would be read out.
      if (columns[at] === names && text.length > 0)
        return `<th scope="row"${classOf(classes[at])}>${printName(text, row)}</th>`
      // The tone of a row is that of its sign, and of what is drawn.
      const isToned = classes[at] === 'mark' || classes[at] === 'strip'
      const size = row.sizes?.[at] === undefined ? '' : ` data-size="${row.sizes[at]}"`
      const { cell } = columns[at]!
      const drawn = cell === 'strip' && row.marks ? drawRow(row.marks) : ''
      const content = drawn || html(text)
      return `<td${classOf(classes[at], isToned && row.tone)}${size}>${content}</td>`
    })
    const over = row.over
      ? `<tr class="over"><th colspan="${columns.length}" scope="rowgroup">${html(row.over)}</th></tr>`
      : ''
    return `${over}<tr>${cells.join('')}</tr>`
  }
  const [last, others] = [rows.filter(({ isLast }) => isLast), rows.filter(({ isLast }) => !isLast)]
  const unfolded = others.filter(({ group }) => group?.folded === undefined)
  const first = new Set(unfolded.slice(0, table.most))
  const later = new Set(others.filter(row => !first.has(row)))
  const isLoose = table.isBrowsed || columns.some(({ sort }) => sort)
  const bodies = isLoose
    ? others.map(row => `<tbody${rowPlace(row, later)}>${printRow(row)}</tbody>`).join('\n')
    : `<tbody>${others.map(printRow).join('')}</tbody>`
  const foot = last.length === 0 ? '' : `<tfoot>${last.map(printRow).join('')}</tfoot>`
  return `<table class="${isForest ? 'findings' : 'numbers'}"><caption>${attribute(table.caption)}</caption><thead><tr>${heads.join('')}</tr></thead>${bodies}${foot}</table>`
}

/** The id and the group of a row, and whether the script of the page hides it at first: a browser need not lay out what it will not show. */
function rowPlace(row: Row, later: ReadonlySet<Row>): string {
  const id = row.opens === undefined ? '' : ` id="${entities(idOf(row.opens))}"`
  return `${id}${groupOf(row.group)}${later.has(row) ? ' data-later' : ''}`
}

function printName(text: Text, { leadsTo, opens = leadsTo }: Row): string {
  const { above, below } = split(text)
  const name = opens === undefined ? html(above) : `<a href="${addressOfId(idOf(opens))}">${html(above)}</a>`
  return `${name}${below.map(part => htmlVoice.style!(html(part), 'below')).join('')}`
}

/** The controls stand in the page, and are shown by the script that they need. */
function printControls({ rows, most }: Table): string {
  const boxes = listGroups(rows).map(
    ({ key, word, folded }) =>
      `<label><input type="checkbox" value="${attribute(key)}"${folded === undefined ? ' checked' : ''}> ${html(word)}</label>`,
  )
  const [limit, button] =
    most === undefined ? ['', ''] : [` data-most="${most}"`, ' <button class="action" type="button">Show all</button>']
  return `<form class="controls" hidden${limit}><input type="search" aria-label="Filter by name" placeholder="Filter by name ( / )">${boxes.join('')}<output aria-live="polite">${rows.length} shown</output>${button}</form>`
}

function listGroups(rows: readonly Row[]): readonly Group[] {
  return [...new Map(rows.flatMap(({ group }) => (group ? [[group.key, group] as const] : []))).values()]
}

function printFolded({ rows }: Table): string {
  const buttons = listGroups(rows).flatMap(({ key, folded }) =>
    folded === undefined
      ? []
      : `<button type="button" class="action" hidden data-unfolds="${attribute(key)}">${entities(folded)}</button>`,
  )
  return buttons.length === 0 ? '' : `<p class="folded">${buttons.join('')}</p>`
}
