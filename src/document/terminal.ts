import { columnsOf, isFitting, type TextColumn as Laid, layOut } from './columns.js'
import { type Block, type Callout, isRight, layColumns, listShown, type Row, type Table } from './document.js'
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
export function toTerminal(
  blocks: readonly Block[],
  { width = Number.POSITIVE_INFINITY, color = false }: TerminalStyle = {},
): string {
  const canvas = { width, paint: color ? paintInColor : plain }
  return `${printAll(listShown(blocks, 'terminal'), canvas).join('\n')}\n`
}

/** A blank line stands between blocks; a heading stands on what it is about, and code below what introduces it. */
function printAll(blocks: readonly Block[], canvas: Canvas): readonly string[] {
  return blocks.flatMap((block, at) => {
    const before = blocks[at - 1]
    const isJoined = before === undefined || before.kind === 'heading' || block.kind === 'code'
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
    case 'article':
    case 'data':
    case 'facts':
    case 'flame':
    case 'tallies':
    case 'grid':
    case 'plot':
    case 'versions':
      return []
  }
}

function printCallout({ tone, label, lines: [first = [], ...others] }: Callout, canvas: Canvas): readonly string[] {
  const opening = label === undefined ? [] : [...styled('strong', [...label, ':']), ' ']
  return [[...opening, ...toned(first, tone)], ...others].flatMap(line => wrap(line, canvas))
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
      return [line, ...below].map(one => (tone === undefined ? one : paint(one, tone)))
    }),
  ]
}

/** The columns that have room: those with the highest number are left out first, also where they stand in the cells of others. */
function fitColumns(table: Table, width: number): { readonly rows: readonly Row[]; readonly laid: readonly Laid[] } {
  const { columns, rows } = layColumns(table, 'terminal')
  const laid = columns.map((column, at): Laid => {
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
    ...below.flatMap(one => wrap(one, { width, paint }, hook)),
  ]
}

function listPieces(text: Text, styles: readonly Style[]): readonly Piece[] {
  return text.flatMap((part): readonly Piece[] => {
    if (typeof part === 'object' && 'text' in part)
      return listPieces(part.text, 'style' in part ? [...styles, part.style] : styles)
    const shown = write([part], terminalVoice)
    if (typeof part === 'object' && ('value' in part || 'line' in part)) return [{ text: shown, styles, isSolid: true }]
    const own = typeof part === 'object' && 'sign' in part && styles.length === 0 ? [part.sign.tone] : styles
    return shown
      .split(/( )/)
      .filter(Boolean)
      .map(word => ({ text: word, styles: own, isSolid: false }))
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

function spell(piece: Piece): readonly (readonly Piece[])[] {
  return piece.isSolid ? [[piece]] : [...piece.text].map(character => [{ ...piece, text: character }])
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
