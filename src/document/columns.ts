import { commonStart } from '../util/common-start.js'

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
  const cuts = fitting.map(({ cells }, at) => cutsOf(cells, widths[at]!))
  const count = fitting[0]?.cells.length ?? 0
  return Array.from({ length: count + 1 }, (_, row) => lineOf(fitting, { widths, cuts, row }).trimEnd())
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

interface Fitted {
  readonly widths: readonly number[]
  readonly cuts: readonly ((text: string) => string)[]
  /** 0 is the head. */
  readonly row: number
}

function lineOf(columns: readonly TextColumn[], { widths, cuts, row }: Fitted): string {
  return columns
    .map(({ head, cells, right, gap }, at) => {
      const text = row === 0 ? cutTo(head, widths[at]!) : cuts[at]!(cells[row - 1]!)
      const padding = ' '.repeat(widths[at]! - columnsOf(text))
      return `${at === 0 ? '' : ' '.repeat(gap ?? 2)}${right ? `${padding}${text}` : `${text}${padding}`}`
    })
    .join('')
}

/** Names are never cut to less, so that they still begin and end. */
const narrowest = 8

/** Cuts names shorter than anybody likes, and then leaves out what stands to the right. A table whose cells are all to be copied stays. */
function tighten(columns: readonly Measured[], width: number): readonly Measured[] {
  if (columns.every(({ least }) => least === undefined)) return columns
  const cut = columns.map(one =>
    one.least === undefined ? one : { ...one, least: Math.min(one.least, narrowest, width) },
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

/**
 * The way to cut `cells` to `width`: in the middle, unless that makes different names look the same. Then more of their ends stays, or
 * of their beginnings, or what all of them begin with goes.
 */
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
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
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
  return [...text].reduce((sum, character) => sum + (isWide(character) ? 2 : isMark(character) ? 0 : 1), 0)
}

function isWide(character: string): boolean {
  return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60]/u.test(
    character,
  )
}

function isMark(character: string): boolean {
  return /\p{M}/u.test(character)
}
