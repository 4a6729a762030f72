import { entities } from '../util/entities.js'
import { type Block, type BlockOf, type Group, layColumns, listShown, type Row, type Table } from './document.js'
import { addressOfId, attribute, harmlessLines, htmlVoice, idOf } from './escape.js'
import { drawAxis, drawFlame, drawLine, drawPicture, drawRow } from './picture.js'
import { type PageScript, writeScript } from './script.js'
import { style } from './style.js'
import { say, sign, split, type Text, write } from './text.js'

/** The tools of the machine that writes a page. */
export interface PageTools {
  /** `text` as base64 of gzip. {@link condense} makes it smaller before. */
  readonly pack: (text: string) => string
  /** The SHA-256 of `text` in base64, by which the page's policy names it. */
  readonly digest: (text: string) => string
}

/** The things that a page needs and a document does not have. */
export interface Assets {
  readonly title: string
  readonly tools: PageTools
  /** The work of the page's script beside that on every page. */
  readonly script?: PageScript
}

/**
 * Prints a document as a page: a header, and a section for each heading of the second level that has something below it. The page's policy
 * allows nothing but its own style and its own script, and no request.
 */
export function toHtml(blocks: readonly Block[], { title, tools, script: more }: Assets): string {
  const press: Press = { isInArticle: false, packed: [], grounds: new Map(), pack: tools.pack }
  const body = printSections(listShown(blocks, 'html'), press)
  const packed = press.packed.flatMap(panel => panel.split(/(?<=\n)/))
  const panels = packed.length === 0 ? '' : printPacked('panels', tools.pack(condense(packed)))
  const script = writeScript(more)
  const policy = `default-src 'none'; style-src 'sha256-${tools.digest(style)}'; script-src 'sha256-${tools.digest(script)}'; base-uri 'none'; form-action 'none'`
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
${lines([body, panels])}
</main>
<script>${script}</script>
</body>
</html>
`
}

/** The place of a block on its page, and what the page has packed away so far. */
interface Press {
  readonly isInArticle: boolean
  /** Panels, each with its id before it. */
  readonly packed: string[]
  /** The ids of what rows have behind their marks. */
  readonly grounds: Map<string, string>
  readonly pack: PageTools['pack']
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
      return `<${element}>${html(block.text)}</${element}>`
    }
    case 'callout': {
      const [first = [], ...others] = block.lines
      const answer = `<p${classOf('headline', block.tone)}>${html(first)}</p>`
      // One line more stands alone, several are a list.
      return lines([answer, others.length === 1 ? `<p>${html(others[0]!)}</p>` : printList(others)])
    }
    case 'paragraph':
      return `<p${classOf(block.isStep && 'step', block.tone)}>${html(block.text)}</p>`
    case 'list':
      return printList(block.items)
    case 'tallies':
      return printTallies(block)
    case 'facts': {
      const facts = block.items.map(([name, text]) => `<dt>${entities(name)}</dt><dd>${html(text)}</dd>`)
      const boxed = block.isCards ? facts.map(fact => `<div>${fact}</div>`) : facts
      return `<dl class="${block.isCards ? 'cards' : 'about'}">\n${lines(boxed)}\n</dl>`
    }
    case 'table':
      return block.isBrowsed
        ? `${printControls(block)}${printTable(block, press)}`
        : `<div class="wide" tabindex="0" role="group" aria-label="${attribute(block.caption)}">${printTable(block, press)}</div>`
    case 'details':
      return printDetails(block, press)
    case 'grid':
      return printGrid(block, press)
    case 'plot':
      return printPlot(block)
    case 'flame':
      return printFlame(block)
    case 'data':
      return printData(block)
    case 'versions':
      return printVersions(block, press)
    case 'code':
      return `<pre tabindex="0"><code>${block.lines.map(line => entities(harmlessLines(line))).join('\n')}</code></pre>`
    case 'footer':
      return `<footer><small>${html(block.text)}</small></footer>`
    case 'article':
      return printSections([block], press)
  }
}

function classOf(...names: readonly (string | false | undefined)[]): string {
  const given = names.filter(Boolean)
  return given.length === 0 ? '' : ` class="${given.join(' ')}"`
}

/** A bar of the shares, and a pill for each item. */
function printTallies({ shares, items }: BlockOf<'tallies'>): string {
  const whole = shares.reduce((sum, { count }) => sum + count, 0)
  let end = 0
  const parts = shares.map(({ tone, count }) => {
    const start = end
    end += (100 * count) / whole
    return `<rect class="${tone}" x="${start.toFixed(2)}%" width="${(end - start).toFixed(2)}%"/>`
  })
  const pills = items.map(({ mark, text }) => `<li class="${mark.tone}">${html(say`${sign(mark)} ${text}`)}</li>`)
  return lines([
    whole === 0 ? '' : `<svg class="shares" aria-hidden="true">${parts.join('')}</svg>`,
    pills.length === 0 ? '' : `<ul class="pills">${pills.join('')}</ul>`,
  ])
}

function printList(items: readonly Text[]): string {
  return items.length === 0 ? '' : `<ul>\n${lines(items.map(text => `<li>${html(text)}</li>`))}\n</ul>`
}

function printDetails({ id, summary, body, open, isPacked }: BlockOf<'details'>, press: Press): string {
  if (isPacked) {
    // No id and no panel holds this character. The row that opens a panel has its name.
    press.packed.push(`\0${idOf(id ?? '')}\n${printAll(listShown(body, 'html'), press)}`)
    return ''
  }
  const place = id === undefined ? '' : ` class="panel" id="${attribute(idOf(id))}"`
  return `<details${place}${open ? ' open' : ''}><summary>${html(summary)}</summary>\n${printAll(body, press)}\n</details>`
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

function printPlot({ plot, below = [], title, keys = [], caption }: BlockOf<'plot'>): string {
  const signs = keys.map(
    ({ kind, word }) =>
      `<svg class="key ${kind}" aria-hidden="true"><rect width="100%" height="100%"/></svg> ${html(word)}`,
  )
  const words = [signs.join(', '), html(caption)].filter(Boolean).join('; ')
  const drawn = [plot, ...below].map(drawPicture).join('')
  return `<figure><p class="plot-title">${html(title)}</p>${drawn}<figcaption>${words}</figcaption></figure>`
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
function printTable(table: Table, press: Press): string {
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
      const isToned = classes[at] === 'mark' || classes[at] === 'strip' || classes[at] === 'line'
      const size = row.sizes?.[at] === undefined ? '' : ` data-size="${row.sizes[at]}"`
      const { cell } = columns[at]!
      const drawn =
        cell === 'strip' && row.marks
          ? drawRow(row.marks, press.grounds)
          : cell === 'line' && row.line && drawLine(row.line)
      const content = drawn || html(text)
      return `<td${classOf(classes[at], isToned && row.tone)}${size}>${content}</td>`
    })
    const over = row.over
      ? `<tr class="over"><th colspan="${columns.length}" scope="rowgroup">${html(row.over)}</th></tr>`
      : ''
    return `${over}<tr>${cells.join('')}</tr>`
  }
  const [last, others] = [rows.filter(({ isLast }) => isLast), rows.filter(({ isLast }) => !isLast)]
  const isLoose = table.isBrowsed || columns.some(({ sort }) => sort)
  const bodies = isLoose
    ? others.map(row => `<tbody${groupOf(row.group)}>${printRow(row)}</tbody>`).join('\n')
    : `<tbody>${others.map(printRow).join('')}</tbody>`
  const foot = last.length === 0 ? '' : `<tfoot>${last.map(printRow).join('')}</tfoot>`
  return `<table class="${isForest ? 'findings' : 'numbers'}"><caption>${attribute(table.caption)}</caption><thead><tr>${heads.join('')}</tr></thead>${bodies}${foot}</table>`
}

function printName(text: Text, { leadsTo }: Row): string {
  const { above, below } = split(text)
  const name = leadsTo === undefined ? html(above) : `<a href="${addressOfId(idOf(leadsTo))}">${html(above)}</a>`
  return `${name}${below.map(one => htmlVoice.style!(html(one), 'below')).join('')}`
}

/** The controls stand in the page, and are shown by the script that they need. */
function printControls({ rows, most }: Table): string {
  const groups = new Map(rows.flatMap(({ group }): readonly [string, Group][] => (group ? [[group.key, group]] : [])))
  const boxes = [...groups.values()].map(({ key, word, isFolded }) => {
    const count = rows.filter(({ group }) => group?.key === key).length
    return `<label><input type="checkbox" value="${attribute(key)}"${isFolded ? '' : ' checked'}> ${entities(word)}${isFolded ? ` (${count})` : ''}</label>`
  })
  const [limit, button] =
    most === undefined ? ['', ''] : [` data-most="${most}"`, ' <button class="action" type="button">Show all</button>']
  return `<form class="controls" hidden${limit}><input type="search" aria-label="Filter by name" placeholder="Filter by name ( / )">${boxes.join('')}<output aria-live="polite">${rows.length} shown</output>${button}</form>`
}

/** The numbers in texts, so that a split has them at every second place. */
const number = /([+−-]?(?:\d[\d.]*|∞))/

/**
 * Writes what stands between the numbers of texts once for all that share it, and of each text only the numbers that the last such text did
 * not have. No text may hold the separators, which are control characters. The script of a page restores them (`pageRestore`).
 */
export function condense(texts: readonly string[]): string {
  const frames = new Map<string, { readonly at: number; numbers: readonly string[] }>()
  const lines = texts.map(text => {
    const parts = text.split(number)
    const numbers = parts.filter((_, at) => at % 2 === 1)
    const key = parts.filter((_, at) => at % 2 === 0).join('\x01')
    const frame = frames.get(key) ?? { at: frames.size, numbers: [] }
    const line = [frame.at, ...numbers.map((one, at) => (one === frame.numbers[at] ? '' : one))].join()
    frames.set(key, { at: frame.at, numbers })
    return line
  })
  return `${[...frames.keys()].join('\x02')}\x03${lines.join('\n')}`
}
