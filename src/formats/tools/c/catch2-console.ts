import { FormatError } from '../../format.js'
import { nest } from '../../reading/names.js'

/** The result of one benchmark in Catch2: its mean, or why it has none. */
export interface Benchmark {
  /** With its test case and sections. */
  readonly name: string
  readonly result: { readonly value: number; readonly unit: string } | { readonly error: string }
}

/** Where in the console's text a line stands: among names of a test and its sections, before a table, in its head, in it. */
type Place = 'names' | 'before' | 'head' | 'table'

interface State {
  place: Place
  /** The test case and its sections; undefined before any. */
  test: string | undefined
  /** The lines of a benchmark's name. */
  name: string[]
  /** Whether a benchmark has one line (`--benchmark-no-analysis`), or its mean on the next. */
  isOneLine: boolean
  /** Whether the next line is the one with the mean. */
  isMeanNext: boolean
}

/** The benchmarks in what Catch2's console reporter prints; names that it wrapped are joined. */
export function parseConsole(lines: readonly string[], isHeader: (line: string) => boolean): readonly Benchmark[] {
  const state: State = { place: 'before', test: undefined, name: [], isOneLine: false, isMeanNext: false }
  const found: Benchmark[] = []
  for (const line of lines) {
    if (/^-{20,}$/.test(line)) cross(state)
    else if (isHeader(line)) Object.assign(state, { place: 'head', isOneLine: / mean\s*$/.test(line) })
    else if (state.place === 'names') state.test = nest(state.test, ' > ', line.trim())
    else if (/^[=~.]{20,}$/.test(line)) state.place = 'before'
    else if (state.place === 'table') readRow(line, state, found)
  }
  if (state.isMeanNext) throw new FormatError("the output is cut off before the mean of Catch2's last benchmark")
  return found
}

/** A rule stands before and after the names of a test, and between the head of a table and its rows. */
function cross(state: State): void {
  if (state.place === 'head') state.place = 'table'
  else if (state.place === 'names') state.place = 'before'
  else Object.assign(state, { place: 'names', test: undefined })
  state.name = []
}

const failed = ' Benchmark failed ('

function readRow(line: string, state: State, found: Benchmark[]): void {
  const words = line.trim().split(/\s+/)
  if (words[0] === '') return
  if (state.isMeanNext) {
    state.isMeanNext = false
    found.push({ name: takeName(state), result: readMean(words.slice(0, 2)) })
    return
  }
  const failure = line.indexOf(failed)
  if (failure >= 0) {
    state.name.push(line.slice(0, failure).trim())
    found.push({ name: takeName(state), result: { error: line.slice(failure + failed.length).replace(/\)\s*$/, '') } })
  } else if (/ \d+ +\d+ +[\d.e+-]+ [a-z]+ *$/.test(line.slice(-120))) {
    state.name.push(words.slice(0, -4).join(' '))
    if (state.isOneLine) found.push({ name: takeName(state), result: readMean(words.slice(-2)) })
    else state.isMeanNext = true
  } else if (isPartOfName(line)) state.name.push(line.trim())
}

/** Names stand at the left; the rows with the mean and the deviation do not. */
function isPartOfName(line: string): boolean {
  return /^\S/.test(line)
}

function takeName(state: State): string {
  const name = nest(state.test, ' > ', state.name.filter(part => part !== '').join(' '))
  state.name = []
  return name
}

/** Minutes are the only unit that the console writes in a way of its own. */
function readMean([value, unit]: readonly (string | undefined)[]): Benchmark['result'] {
  const known = ['ns', 'us', 'ms', 's', 'm'].includes(unit ?? '')
  const isPlain = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(value ?? '')
  if (!known || !isPlain) return { error: `its mean cannot be read: ${`${value} ${unit}`.slice(0, 100)}` }
  return { value: Number(value), unit: unit === 'm' ? 'min' : unit! }
}
