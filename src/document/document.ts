import type { RowAxis } from './axis.js'
import type { Frame, Picture, RowMarks } from './picture.js'
import { capitalize, join, say, type Text, type Tone, toText, trusted } from './text.js'

/** A surface as data: a product makes its blocks, and each medium has one printer for all of them. */
export type Block = Placement &
  /** A hidden one is only heard. */
  (
    | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: Text; readonly isHidden?: true }
    /** The answer, in the first lines of a document. Blanks before a line indent it on a terminal. */
    | {
        readonly kind: 'callout'
        readonly tone?: Tone
        /** For Markdown, where it makes a comment known from afar. */
        readonly icon?: string
        /** The alert that GitHub draws around it, instead of a heading. */
        readonly alert?: 'CAUTION' | 'WARNING' | 'NOTE' | 'TIP'
        /** Says what is answered, where no heading does: a page has one. */
        readonly label?: Text
        readonly lines: readonly Text[]
        /** Lines from outside, such as those of an error, which stand below the first line. */
        readonly quote?: readonly string[]
      }
    /** A step is the next one, which a page puts into a box. */
    | { readonly kind: 'paragraph'; readonly text: Text; readonly tone?: Tone; readonly isStep?: true }
    /** An item that begins with a sign has it for its bullet on a terminal. */
    | { readonly kind: 'list'; readonly items: readonly Text[] }
    /** Names with what is known of each. */
    | { readonly kind: 'facts'; readonly items: readonly Fact[] }
    | Table
    /** Blocks behind a summary, which alone is shown until somebody opens it. */
    | {
        readonly kind: 'details'
        readonly summary: Text
        readonly body: readonly Block[]
        readonly open?: boolean
      }
    /** Blocks that stand beside others on a page, where there is room, and below them elsewhere. A wide one has fewer in a line. */
    | {
        readonly kind: 'grid'
        readonly isWide?: true
        readonly tiles: readonly { readonly id?: string; readonly group?: Group; readonly body: readonly Block[] }[]
      }
    /** A part of a document that is a whole itself: its headings stand one level lower on a page. */
    | { readonly kind: 'article'; readonly body: readonly Block[] }
    /** A plot for pages; nothing elsewhere. */
    | {
        readonly kind: 'plot'
        readonly plot: Picture
        readonly title: Text
        /** The signs of what is drawn, by their styles, before the caption. */
        readonly keys?: readonly { readonly kind: string; readonly word: Text }[]
        readonly caption: Text
      }
    /** Calls of functions as graphs next to each other, which the readers of a page can search; nothing elsewhere. */
    | {
        readonly kind: 'flame'
        /** The description is for readers who do not see the picture. */
        readonly graphs: readonly {
          readonly title: Text
          readonly description: string
          readonly frames: readonly Frame[]
        }[]
        readonly caption: Text
      }
    /** Data of a section that the script of a page makes the panels of its rows from; nothing elsewhere. */
    | {
        readonly kind: 'panels'
        readonly key: string
        /** The key of the packed record that it was made from. */
        readonly record?: string
        /** Begins the ids of its rows. */
        readonly prefix: string
        /** JSON, in pieces that are alike. */
        readonly data: readonly string[]
      }
    /** Data that a page carries for its script, and the files that its readers can have of it; nothing elsewhere. */
    | {
        readonly kind: 'data'
        readonly key: string
        readonly packed: string
        readonly files: readonly { readonly name: string; readonly form: string; readonly words: string }[]
      }
    /** Two lists of the versions in a history, between which the script of a page compares all that stand in its section; nothing elsewhere. */
    | {
        readonly kind: 'versions'
        /** Tells it from others on its page. */
        readonly key: string
        readonly all: readonly { readonly value: string; readonly text: string }[]
        /** The places of those that are chosen at first. */
        readonly usual: readonly [from: number, to: number]
        /** Input of the script: JSON, in pieces that are alike. */
        readonly data: readonly string[]
      }
    /** Lines to copy. Markdown may render their language: `mermaid`. */
    | { readonly kind: 'code'; readonly language?: string; readonly lines: readonly string[] }
    | { readonly kind: 'footer'; readonly text: Text }
  )

type Fact<Known = Text> = readonly [name: string, text: Known]

/** The blocks of one kind. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>

export type Medium = 'terminal' | 'markdown' | 'html'

export interface Placement {
  /** Stands right below what is before it on a terminal, without a blank line. */
  readonly isTight?: true
  /** The media that show it; all where nothing is said. */
  readonly in?: readonly Medium[]
  /** Its place in the queue where there is no room; what has none goes last. */
  readonly keep?: Keep
}

/** The order in which blocks and rows are left out of a text with a limit. */
export interface Keep {
  /** The least goes first; of the same rank, what stands last. */
  readonly rank: number
  /** The name that the note at the end of the page has for it, or for its rows. */
  readonly called: string
  /** Leaves out a table row by row. */
  readonly byRow?: true
}

export interface Table {
  readonly kind: 'table'
  readonly caption: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** Lets the readers of a page filter its rows by their names and groups. */
  readonly isBrowsed?: true
  /** Rows that a page shows until its reader asks for more. */
  readonly most?: number
}

export interface Column {
  readonly head: Text
  /** Only `text` may be cut where there is no room, and stands to the left. A `mark` is a sign with its word, and a page draws a `strip`. */
  readonly cell: 'text' | 'value' | 'change' | 'strip' | 'mark'
  /** The axis of the strips, which a page draws above them. */
  readonly axis?: RowAxis
  readonly align?: 'left' | 'right'
  /** Lets the readers of a page sort by it: by the names of the rows, or by their sizes. */
  readonly sort?: 'name' | 'size'
  readonly in?: readonly Medium[]
  /** The media where its cells stand in those of the column before, behind what is there. */
  readonly joins?: readonly Medium[]
  /** The highest is the first to go where a terminal has no room; what has none goes last, from the right. */
  readonly drop?: number
}

export interface Row {
  /** One for each column. */
  readonly cells: readonly Text[]
  /** The numbers by which a page sorts, one for each column; the largest first. */
  readonly sizes?: readonly (number | undefined)[]
  readonly tone?: Tone
  /** Instead of that of its table. */
  readonly rank?: number
  /** Marks that a page draws in the row's strip; other media print the cell. */
  readonly marks?: RowMarks
  readonly group?: Group
  /** The id of the tile that its name leads to. */
  readonly leadsTo?: string
  /** Its own id: its name opens a panel below it. */
  readonly opens?: string
  /** Stands above it on a page, across all columns: what this row and those below have in common. */
  readonly over?: Text
  /** Stays below the others, however these are sorted. */
  readonly isLast?: true
}

/** A kind of rows and tiles that a page can hide together. */
export interface Group {
  /** A word for the page's style. */
  readonly key: string
  readonly word: Text
  /** Hides them on a page that can show them again, behind these words: until somebody asks for the group, or for a name in it. */
  readonly folded?: string
}

/** Shows `blocks` in some media only. */
export function only(media: Medium | readonly Medium[], ...blocks: readonly Block[]): readonly Block[] {
  return blocks.map(block => ({ ...block, in: typeof media === 'string' ? [media] : media }))
}

/** Makes a heading; a string is our own words. */
export function heading(level: 1 | 2 | 3, text: Text | string): BlockOf<'heading'> {
  return { kind: 'heading', level, text: toText(text) }
}

/** Makes a paragraph; a string is our own words. */
export function paragraph(text: Text | string, tone?: Tone): Block {
  return { kind: 'paragraph', text: toText(text), ...(tone && { tone }) }
}

/** Makes a list, which is nothing without items. */
export function list(items: readonly Text[]): Block {
  return { kind: 'list', items }
}

/** Makes details, which are nothing without a body; a string is our own words. */
export function details(
  summary: Text | string,
  body: readonly Block[],
  more: Partial<BlockOf<'details'>> = {},
): BlockOf<'details'> {
  return { kind: 'details', summary: toText(summary), body, ...more }
}

/** Lists what is known, each beginning with a capital. */
export function facts(items: readonly Fact<Text | undefined>[]): Block {
  return { kind: 'facts', items: knownFacts(items).map(([name, text]) => [name, capitalize(text)] as const) }
}

/** Leaves out what is not known. */
export function knownFacts(items: readonly Fact<Text | undefined>[]): readonly Fact[] {
  return items.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]))
}

/** Makes a plot with its own title, where nothing else is said, and a caption of our own words. */
export function plotOf(plot: Picture, caption: string, title: Text | string = plot.title): BlockOf<'plot'> {
  return { kind: 'plot', plot, title: toText(title), caption: trusted(caption) }
}

/** A column that says how it shows an item. */
export interface ColumnOf<T> extends Column {
  /** A string is our own words. */
  readonly show: (item: T, at: number) => Text | string
  readonly size?: (item: T) => number | undefined
}

/** Makes a column with a head of our own words; of numbers, where `more` says nothing else. */
export function column<T>(head: string, show: ColumnOf<T>['show'], more: Partial<ColumnOf<T>> = {}): ColumnOf<T> {
  return { head: trusted(head), cell: 'value', show, ...more }
}

/** Makes a table with a row for each of `items`. */
export function tabulate<T>(
  items: readonly T[],
  columns: readonly ColumnOf<T>[],
  { row, ...rest }: TableOf<T>,
): Table & Placement {
  const isSized = columns.some(({ size }) => size)
  const rows = items.map((item, at) => ({
    cells: columns.map(({ show }) => toText(show(item, at))),
    ...(isSized && { sizes: columns.map(({ size }) => size?.(item)) }),
    ...row?.(item),
  }))
  return { kind: 'table', columns, rows, ...rest }
}

interface TableOf<T> extends Omit<Table, 'kind' | 'columns' | 'rows'>, Placement {
  /** The rest of a row. */
  readonly row?: (item: T) => Omit<Row, 'cells' | 'sizes'>
}

/** The blocks that `medium` shows; a table without rows, and details without a body, show nothing. */
export function listShown(blocks: readonly Block[], medium: Medium): readonly Block[] {
  const show = medium === 'html' ? showIn : flatten
  return blocks.filter(block => isIn(block, medium)).flatMap(block => show(block, medium))
}

function showIn(block: Block, medium: Medium): readonly Block[] {
  switch (block.kind) {
    case 'list':
    case 'facts':
      return block.items.length === 0 ? [] : [block]
    case 'table':
      return block.rows.length === 0 ? [] : [block]
    case 'details': {
      const body = listShown(block.body, medium)
      return body.length === 0 ? [] : [{ ...block, body }]
    }
    case 'article':
      return [{ ...block, body: listShown(block.body, medium) }]
    case 'grid':
      return [{ ...block, tiles: block.tiles.map(tile => ({ ...tile, body: listShown(tile.body, medium) })) }]
    default:
      return [block]
  }
}

/** A block as a medium shows it that is no page. */
function flatten(block: Block, medium: Medium): readonly Block[] {
  switch (block.kind) {
    case 'plot':
    case 'flame':
    case 'data':
    case 'panels':
    case 'versions':
      return []
    case 'facts':
      return showIn({ kind: 'list', items: block.items.map(([name, text]) => [`${name}: `, ...text]) }, medium)
    case 'article':
      return listShown(block.body, medium)
    case 'grid':
      return block.tiles.flatMap(({ body }) => listShown(body, medium))
    default:
      return showIn(block, medium)
  }
}

/** The columns that `medium` shows, and the cells of each row in them. */
export function layColumns({ columns, rows }: Table, medium: Medium): Pick<Table, 'columns' | 'rows'> {
  const shown = columns.map((column, at) => ({ column, at })).filter(({ column }) => isIn(column, medium))
  const groups: (typeof shown)[] = []
  for (const item of shown) {
    const group = groups.at(-1)
    if (group && item.column.joins?.includes(medium)) group.push(item)
    else groups.push([item])
  }
  return {
    columns: groups.map(group => ({ ...group[0]!.column, head: joinHeads(group.map(({ column }) => column.head)) })),
    rows: rows.map(row => ({
      ...row,
      cells: groups.map(group => joinCells(group.map(({ at }) => row.cells[at] ?? []))),
      ...(row.sizes && { sizes: groups.map(([first]) => row.sizes![first!.at]) }),
    })),
  }
}

/** Numbers stand to the right, where nothing else is said. */
export function isRight({ align, cell }: Column): boolean {
  return align === undefined ? cell === 'value' || cell === 'change' : align === 'right'
}

function isIn({ in: media }: { readonly in?: readonly Medium[] }, medium: Medium): boolean {
  return media?.includes(medium) ?? true
}

function joinHeads([first = [], ...others]: readonly Text[]): Text {
  const more = others.filter(isFilled)
  return more.length === 0 ? first : joinCells([first, say`(${join(more, ', ')})`])
}

function joinCells(cells: readonly Text[]): Text {
  return cells.length === 1 ? cells[0]! : join(cells.filter(isFilled), ' ')
}

function isFilled(text: Text): boolean {
  return text.some(part => part !== '')
}
