import { convert } from '../metrics/convert.js'
import { parseGroupedNumber } from '../metrics/number.js'
import { tidyUnit } from '../metrics/unit.js'
import { longestRow, splitLines } from './reading/lines.js'
import { numberDuplicates, shorten } from './reading/names.js'

/** A number that a command prints next to a name, in a unit of time or rate. */
export interface PrintedResult {
  readonly name: string
  /** In `unit`. */
  readonly value: number
  /** A base unit (`s`, `1/s`, `B/s`, `bit/s`), or a rate as it was printed. */
  readonly unit: string
}

/** Logs may come before results. */
const mostCharacters = 2 ** 20
const mostResults = 1000

/**
 * Finds the results among lines that no format reads: at most a thousand, each with a name of its own. How long something took that is no
 * result, such as a build or a test, is left out, and so is what stands behind "in" or "took".
 */
export function findPrintedResults(text: string): readonly PrintedResult[] {
  const rows = splitLines(text.slice(-mostCharacters)).filter(line => line.length <= longestRow)
  const results: PrintedResult[] = []
  let head: TableHead | undefined
  for (const row of rows) {
    if (results.length >= mostResults) break
    const cells = row
      .trim()
      .split(/\s*[│|┃]\s*|\t+| {2,}/)
      .filter(cell => cell !== '')
    head = readHead(cells) ?? (rule.test(row) || cells.length === head?.width ? head : undefined)
    const inLine = readLine(row)
    results.push(...(inLine.length === 0 && head !== undefined ? readCells(cells, head) : inLine))
  }
  const named = results.slice(0, mostResults)
  const names = numberDuplicates(named.map(({ name }) => name))
  return named.map((result, index) => ({ ...result, name: names[index]! }))
}

interface Speed {
  readonly unit: string
  readonly factor: number
}

const speeds: ReadonlySet<string> = new Set(['s', '1/s', 'B/s', 'bit/s'])
/** Anything per time. The name of what is counted may be missing: `81.2/s`. */
const rate = /^[\w#]*\/(?:ns|[uµμ]s|ms|s|secs?|seconds?|min|minutes?|h|hours?|day)$/i

/** The unit of time or rate that `printed` is; undefined where it is another one. */
function readSpeed(printed: string): Speed | undefined {
  const { unit, factor } = tidyUnit(printed)
  if (speeds.has(unit)) return { unit, factor }
  return rate.test(printed) ? { unit: printed, factor: 1 } : undefined
}

/** A number, which may have a prefix (`12.03k`) and a spread before its unit. */
const number = /(?<![\w.,:/-])(\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?) ?(?:([kKMGT]?) ?\(± *[\d.]+%\) *)?/g
const unitBehind =
  /^ ?\[?((?:[a-z]+ )?per [a-z]+|[kKMGT] (?=[a-z]+\/)[^\s,;()[\]│|]+|[^\s\d,;()[\]│|.:][^\s,;()[\]│|:]*)/i
const unitBefore =
  /(?:[([]([^()[\]]+)[)\]]|(?:^|[\s_.-])([a-z]+ per [a-z]+|[^\s()_]*\/[a-z]+|[nuµμm]s|[rqtf]ps|secs?|seconds))$/i

/** Durations behind these words are no results, and neither are those in lines about builds, tests and the start of a program. */
const preposition = /\b(?:in|took|after|for|within|every)[\s:=~(]*$/i
const aside =
  /^\s*(?:[✓✔√✗✘×]|(?:not )?ok\b|--- |PASS\b|FAIL\b)|\b(?:built|bundled|compil(?:ed|ing)|created|emitted|transformed|finished|done|ready|success(?:ful(?:ly)?)?|total time|build (?:time|succeeded|complete[d]?)|installed|tests?|passed|passing|failed|time-?out|warm-?up)\b/i

/** A number with its unit, and where it is in its line. */
interface Printed extends Omit<PrintedResult, 'name'> {
  readonly start: number
  readonly end: number
  /** The text between the number before it and its own. */
  readonly before: string
  /** True if it is a time, and not that for each of something. */
  readonly isDuration: boolean
}

/** Reads the results in `line`: the first is named by what stands before it, or else behind it, and the others after the first. */
function readLine(line: string): readonly PrintedResult[] {
  const printed = findNumbers(line)
  const [first] = printed
  if (first === undefined) return []
  const opening = line.slice(0, first.start)
  const title = cleanName(opening.trim() === '' ? line.slice(first.end) : opening)
  if (!hasLetter(title)) return []
  const isAside = aside.test(line)
  return printed.flatMap(({ before, value, unit, isDuration }, index) => {
    if (isDuration && (isAside || preposition.test(before))) return []
    const label = index === 0 ? '' : cleanName(before)
    return [{ name: shorten(hasLetter(label) ? `${title} ${label}` : title), value, unit }]
  })
}

function findNumbers(line: string): readonly Printed[] {
  let end = 0
  return [...line.matchAll(number)].flatMap(match => {
    const [whole, digits = '', prefix = ''] = match
    const before = line.slice(end, match.index)
    end = match.index + whole.length
    const [withBlanks = '', unit = ''] = unitBehind.exec(line.slice(end)) ?? []
    // A full stop may stand behind a unit.
    const behind = readSpeed(prefix + unit.replace(/[.!"']+$/, ''))
    const speed = behind ?? readLabel(cleanName(before))
    if (speed === undefined) return []
    if (behind !== undefined) end += withBlanks.length
    const value = convert(parseGroupedNumber(digits), speed.factor)
    const isDuration = speed.unit === 's' && !/\/|\bper\b/.test(behind === undefined ? before : unit)
    return Number.isNaN(value) ? [] : [{ start: match.index, end, before, value, unit: speed.unit, isDuration }]
  })
}

/** The unit at the end of what stands before a number, as in `latency_ms: 3` and `Time (ns): 3`. */
function readLabel(label: string): Speed | undefined {
  const [, bracketed, last] = unitBefore.exec(label) ?? []
  const printed = bracketed ?? last
  return printed === undefined ? undefined : readSpeed(printed)
}

function cleanName(text: string): string {
  return text.replaceAll(/^[\s│|*·•>"'-]+|[\s│|,:=~≈"'.…±-]+$/g, '')
}

function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text)
}

/** The columns of a table whose head has units: the unit of each, where there is one. */
interface TableHead {
  readonly width: number
  readonly speeds: readonly (Speed | undefined)[]
}

/** A line between the rows of a table. */
const rule = /^\s*[-=+|:─━═┌┬┐├┼┤└┴┘│][\s\-=+|:─━═┌┬┐├┼┤└┴┘│]*$/

/** Reads the head of a table; undefined where `cells` are none, or where none of them has a unit. A cell may be `p50 Latency`. */
function readHead(cells: readonly string[]): TableHead | undefined {
  if (cells.length < 2 || cells.some(cell => /^\W*\d/.test(cell) || !hasLetter(cell))) return undefined
  const units = cells.map((cell, index) => (index === 0 ? undefined : (readSpeed(cell) ?? readLabel(cell))))
  return units.some(speed => speed !== undefined) ? { width: cells.length, speeds: units } : undefined
}

function readCells(cells: readonly string[], { width, speeds: units }: TableHead): readonly PrintedResult[] {
  const name = cleanName(cells[0] ?? '')
  if (cells.length !== width || !hasLetter(name)) return []
  return units.flatMap((speed, index) => {
    const value = parseGroupedNumber(cells[index]!.replace(/ *±.*$/, ''))
    return speed === undefined || Number.isNaN(value)
      ? []
      : [{ name: shorten(name), value: convert(value, speed.factor), unit: speed.unit }]
  })
}
