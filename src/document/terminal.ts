import { commonStart } from '../util/common-start.js'
import { type Block, type BlockOf, isRight, layColumns, listShown, type Row, type Table } from './document.js'
import { harmlessLines, terminalVoice } from './escape.js'
import { type Style, split, styled, type Text, write } from './text.js'

export interface TerminalStyle {
  /** Columns; without it, a table is as wide as it needs to be, and no line is broken. */
  readonly width?: number
  readonly color?: boolean
}

interface Canvas {
  readonly width: number
  readonly paint: Paint
}

/** Prints a document for a terminal or a log. */
export function toTerminal(blocks: readonly Block[], style: TerminalStyle = {}): string {
  const canvas = { width: style.width ?? Number.POSITIVE_INFINITY, paint: style.color ? paintInColor : plain }
  return `${printAll(listShown(blocks, 'terminal'), canvas).join('\n')}\n`
}

/** A blank line stands between blocks; a heading stands on what it is about, and code below what introduces it. */
function printAll(blocks: readonly Block[], canvas: Canvas): readonly string[] {
  return blocks.flatMap((block, at) => {
    const before = blocks[at - 1]
    const isJoined = before === undefined || before.kind === 'heading' || block.kind === 'code' || block.isTight
    const gap = isJoined ? [] : ['']
    return [...gap, ...print(block, canvas)]
  })
}

function print(block: Block, canvas: Canvas): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return wrap(styled('strong', block.text), canvas)
    case 'callout':
      return printCallout(block, canvas)
    case 'paragraph':
      return wrap(toned(block.text, block.tone), canvas)
    case 'list':
      return block.items.flatMap(item => wrap(item, canvas, isSigned(item) ? '' : '· '))
    case 'table':
      return printTable(block, canvas)
    case 'details':
      return [...wrap(block.summary, canvas), ...(block.open ? printAll(block.body, canvas) : [])]
    case 'code':
      return block.lines.map(line => `  ${harmlessLines(line)}`)
    case 'footer':
      return wrap(styled('quiet', block.text), canvas)
    // The others are only on pages.
    default:
      return []
  }
}

function printCallout({ tone, label, lines, quote = [] }: BlockOf<'callout'>, canvas: Canvas): readonly string[] {
  const [first = [], ...others] = lines
  const opening = label === undefined ? [] : [...styled('strong', [...label, ':']), ' ']
  return [
    ...wrap([...opening, ...toned(first, tone)], canvas),
    ...quote.map(line => `  ${canvas.paint('│', 'quiet')} ${harmlessLines(line)}`),
    ...others.flatMap(line => wrap(line, canvas)),
  ]
}

function toned(text: Text, tone: Style | undefined): Text {
  return tone === undefined ? text : styled(tone, text)
}

function isSigned(text: Text): boolean {
  const first = text.find(part => part !== '')
  return typeof first === 'object' && ('sign' in first || ('text' in first && isSigned(first.text)))
}

const leastName = 24

function printTable(table: Table, { width, paint }: Canvas): readonly string[] {
  const { rows, laid } = fitColumns(table, width)
  const [head, ...lines] = layOut(laid, width)
  return [
    ...(head === '' ? [] : [paint(head!, 'quiet')]),
    ...lines.flatMap((line, at) => {
      const { cells, tone } = rows[at]!
      const below = cells.flatMap(cell => split(cell).below).flatMap(text => wrap(text, { width, paint: plain }, hook))
      return [line, ...below].map(item => (tone === undefined ? item : paint(item, tone)))
    }),
  ]
}

/** The columns that have room: those with the highest number are left out first, also where they stand in the cells of others. */
function fitColumns(table: Table, width: number): { rows: readonly Row[]; laid: readonly TextColumn[] } {
  const { columns, rows } = layColumns(table, 'terminal')
  const laid = columns.map((column, at): TextColumn => {
    const { head, cell, joins } = column
    const text = write(head, terminalVoice)
    return {
      head: text,
      cells: rows.map(({ cells }) => write(split(cells[at]!).above, terminalVoice)),
      right: isRight(column),
      ...(joins !== undefined && text === '' ? { gap: 1 } : {}),
      ...(cell === 'text' ? { least: leastName } : {}),
    }
  })
  const last = Math.max(...table.columns.map(({ drop = 0 }) => drop))
  if (last === 0 || isFitting(laid, width)) return { rows, laid }
  const stays = table.columns.map(({ drop }) => drop !== last)
  const keep = <T>(items: readonly T[]): readonly T[] => items.filter((_, at) => stays[at])
  const fewer = {
    ...table,
    columns: keep(table.columns),
    rows: table.rows.map(row => ({ ...row, cells: keep(row.cells) })),
  }
  return fitColumns(fewer, width)
}

/** Writes text in a style, where the terminal has a code for it. */
type Paint = (text: string, style: Style) => string

const plain: Paint = text => text

const codes: Readonly<Partial<Record<Style, number>>> = { bad: 31, good: 32, doubt: 33, quiet: 2, strong: 1 }

const paintInColor: Paint = (text, style) =>
  codes[style] === undefined ? text : `\u001b[${codes[style]}m${text}\u001b[0m`

const hook = '  └ '

/** A piece of a line in one style. A break may stand in its place only if it is a blank. */
interface Piece {
  readonly text: string
  readonly styles: readonly Style[]
  /** No line break may tear it, however long it is. */
  readonly isSolid: boolean
}

/** The lines of `text` behind `bullet`, broken at blanks that stand in no value; its smaller lines hang below. */
function wrap(text: Text, { width, paint }: Canvas, bullet = ''): readonly string[] {
  const { above, below } = split(text)
  const pieces = listPieces(above, [])
  const indent = pieces.findIndex(({ text }) => text !== ' ')
  const [margin, words] = indent > 0 ? [pieces.slice(0, indent), pieces.slice(indent)] : [[], pieces]
  const hang = ' '.repeat(columnsOf(bullet) + margin.length)
  const lines = fill(words, Math.max(1, width - hang.length)).map(line => printLine(line, paint))
  const [first = '', ...others] = lines
  return [
    `${bullet}${' '.repeat(margin.length)}${first}`.trimEnd(),
    ...others.map(line => `${hang}${line}`),
    ...below.flatMap(part => wrap(part, { width, paint }, hook)),
  ]
}

function listPieces(text: Text, styles: readonly Style[]): readonly Piece[] {
  return text.flatMap((part): readonly Piece[] => {
    if (typeof part === 'object' && 'text' in part)
      return listPieces(part.text, 'style' in part ? [...styles, part.style] : styles)
    const shown = write([part], terminalVoice)
    if (typeof part === 'object' && ('value' in part || 'line' in part)) return [{ text: shown, styles, isSolid: true }]
    const tones = typeof part === 'object' && 'sign' in part && styles.length === 0 ? [part.sign.tone] : styles
    return shown
      .split(/( )/)
      .filter(Boolean)
      .map(word => ({ text: word, styles: tones, isSolid: false }))
  })
}

/** The pieces of each line. A word that is wider than a line is broken anywhere, but not in what is solid. */
function fill(pieces: readonly Piece[], width: number): readonly (readonly Piece[])[] {
  const lines: Piece[][] = [[]]
  let used = 0
  const open = (): void => {
    lines.push([])
    used = 0
  }
  const add = (some: readonly Piece[]): void => {
    lines.at(-1)!.push(...some)
    used += widthOf(some)
  }
  const spell = (piece: Piece): readonly (readonly Piece[])[] =>
    piece.isSolid ? [[piece]] : [...piece.text].map(character => [{ ...piece, text: character }])
  for (const { blanks, word } of listWords(pieces)) {
    if (used > 0 && used + blanks.length + widthOf(word) <= width) add(blanks)
    else if (used > 0) open()
    for (const part of widthOf(word) <= width ? [word] : word.flatMap(spell)) {
      if (used > 0 && used + widthOf(part) > width) open()
      add(part)
    }
  }
  return lines
}

/** A word is what stands between two blanks, of however many pieces. */
interface Word {
  readonly blanks: Piece[]
  readonly word: Piece[]
}

function listWords(pieces: readonly Piece[]): readonly Word[] {
  const words: Word[] = [{ blanks: [], word: [] }]
  for (const piece of pieces) {
    const isBlank = piece.text === ' ' && !piece.isSolid
    if (isBlank && words.at(-1)!.word.length > 0) words.push({ blanks: [], word: [] })
    const last = words.at(-1)!
    ;(isBlank ? last.blanks : last.word).push(piece)
  }
  return words.filter(({ word }) => word.length > 0)
}

function widthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + columnsOf(text), 0)
}

/** Neighbours in one style are painted together. */
function printLine(pieces: readonly Piece[], paint: Paint): string {
  const runs: { text: string; readonly styles: readonly Style[] }[] = []
  for (const { text, styles } of pieces) {
    const last = runs.at(-1)
    if (last?.styles === styles) last.text += text
    else runs.push({ text, styles })
  }
  return runs.map(({ text, styles }) => styles.reduceRight(paint, text)).join('')
}

/** A column of a text table. */
export interface TextColumn {
  readonly head: string
  readonly cells: readonly string[]
  readonly right?: boolean
  /** Blanks before it; 2, where nothing is said. */
  readonly gap?: number
  /** Columns of the terminal that cells may be cut to where the table is too wide. */
  readonly least?: number
}

/** A column with the width of its widest cell, which takes long to find out. */
interface Measured extends TextColumn {
  readonly full: number
}

/** The lines of a table, its head first, no wider than `width` where it has cells that may be cut. */
export function layOut(columns: readonly TextColumn[], width: number): readonly string[] {
  const measured = columns.filter(isNotEmpty).map(column => ({ ...column, full: fullWidthOf(column) }))
  const fitting = totalOf(measured) <= width ? measured : tighten(measured, width)
  const widths = listWidths(fitting, Math.max(0, width - totalOf(fitting)))
  const texts = fitting.map(({ head, cells }, at) => {
    const cut = cutsOf(cells, widths[at]!)
    return [cutTo(head, widths[at]!), ...cells.map(cell => cut(cell))]
  })
  return (texts[0] ?? ['']).map((_, row) => {
    const padded = fitting.map(({ right, gap = 2 }, at) => {
      const text = texts[at]![row]!
      const padding = ' '.repeat(widths[at]! - columnsOf(text))
      return `${at === 0 ? '' : ' '.repeat(gap)}${right ? `${padding}${text}` : `${text}${padding}`}`
    })
    return padded.join('').trimEnd()
  })
}

/** Returns whether a table of `columns` needs no more than `width`. */
export function isFitting(columns: readonly TextColumn[], width: number): boolean {
  return totalOf(columns.filter(isNotEmpty).map(column => ({ ...column, full: fullWidthOf(column) }))) <= width
}

/** The least widths and what is to spare, which goes to the first that could use it. */
function listWidths(columns: readonly Measured[], spare: number): readonly number[] {
  const widths: number[] = []
  let left = spare
  for (const column of columns) {
    const width = Math.min(column.full, leastWidthOf(column) + left)
    left -= width - leastWidthOf(column)
    widths.push(width)
  }
  return widths
}

/** Names are never cut to less, so that they still begin and end. */
const narrowest = 8

/** Cuts names shorter than anybody likes, and then leaves out what stands to the right. A table whose cells are all to be copied stays. */
function tighten(columns: readonly Measured[], width: number): readonly Measured[] {
  if (columns.every(({ least }) => least === undefined)) return columns
  const cut = columns.map(column =>
    column.least === undefined ? column : { ...column, least: Math.min(column.least, narrowest, width) },
  )
  if (totalOf(cut) <= width || cut.length === 1) return cut
  return tighten(cut.slice(0, -1), width)
}

function totalOf(columns: readonly Measured[]): number {
  return columns.reduce((sum, column, at) => sum + leastWidthOf(column) + (at === 0 ? 0 : (column.gap ?? 2)), 0)
}

function leastWidthOf({ full, least = full }: Measured): number {
  return Math.min(full, least)
}

function fullWidthOf({ head, cells }: TextColumn): number {
  return cells.reduce((widest, cell) => Math.max(widest, columnsOf(cell)), columnsOf(head))
}

function isNotEmpty({ cells }: TextColumn): boolean {
  return cells.some(cell => cell !== '')
}

/** Looking for the best cut takes too long beyond this number of names. */
const mostCompared = 300

/** The way to cut `cells` to `width`: in the middle, unless different names then look the same; else so that most of them differ. */
function cutsOf(cells: readonly string[], width: number): (text: string) => string {
  const middle = Math.floor((width - 1) / 2)
  const all = [...new Set(cells)]
  const long = all.filter(cell => columnsOf(cell) > width)
  const inMiddle = (text: string): string => cutTo(text, width, middle)
  if (long.length < 2 || long.length > mostCompared) return inMiddle
  const prefix = commonStart(long)
  const tails = Array.from({ length: width }, (_, tail) => tail).sort(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
  )
  const ways = [
    ...tails.map(tail => (text: string) => cutTo(text, width, tail)),
    (text: string) =>
      text.startsWith(prefix) && columnsOf(text) > width
        ? cutTo(`…${text.slice(prefix.length)}`, width)
        : cutTo(text, width),
  ]
  const counts = new Map<(text: string) => string, number>()
  for (const way of ways) {
    const different = new Set(all.map(way)).size
    if (different === all.length) return way
    counts.set(way, different)
  }
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0]
}

/** A text no wider than `width`, of which the last `tail` columns stay. */
function cutTo(text: string, width: number, tail = Math.floor((width - 1) / 2)): string {
  if (columnsOf(text) <= width) return text
  const characters = [...text]
  return `${takeWhileFits(characters, width - 1 - tail)}…${[...takeWhileFits(characters.reverse(), tail)].reverse().join('')}`
}

function takeWhileFits(characters: readonly string[], width: number): string {
  let shown = ''
  for (const character of characters) {
    if (columnsOf(shown + character) > width) break
    shown += character
  }
  return shown
}

/** Counts the columns of a terminal that `text` takes. Wide characters take two, and marks on top of others take none. */
export function columnsOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length
  return [...text].reduce((sum, character) => sum + (wide.test(character) ? 2 : /\p{M}/u.test(character) ? 0 : 1), 0)
}

const wide =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60]/u
