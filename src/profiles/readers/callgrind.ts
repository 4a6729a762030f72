import { ProfileError, type StackFrame, type StackSample } from '../profile.js'

/**
 * Returns what callgrind counts of each function itself. Its file has no stacks, so every sample is one function; with the program or library
 * that it is in, where these are to be told apart.
 */
export function readCallgrind(text: string, { isModular = false } = {}): readonly StackSample[] {
  const event = /^events: (.+)$/m.exec(text)?.[1]?.split(' ').indexOf('Ir') ?? -1
  if (event < 0) throw new ProfileError('it has no counts of instructions')
  const positions = /^positions: (.+)$/m.exec(text)?.[1]?.split(' ') ?? ['line']
  const reader = new CallgrindReader({ line: positions.indexOf('line'), cost: positions.length + event, isModular })
  for (const row of text.split('\n')) reader.read(row)
  return reader.list()
}

/** A name behind its kind: its number, and its text where it is met for the first time. */
const numbered = /^(\w+)=(?:\((\d+)\))? ?(.*)$/
/** Kinds of names: functions and files that are called or inlined are numbered with the others. */
const [functionKind, fileKind] = [/^c?fn$/, /^(?:c?f[il]|fe)$/]
/** Those of programs and libraries have numbers of their own. */
const moduleKind = /^c?ob$/

interface Entry {
  frame: StackFrame
  weight: number
}

interface Columns {
  readonly line: number
  readonly cost: number
  readonly isModular: boolean
}

class CallgrindReader {
  readonly #names = new Map<string, string>()
  readonly #entries = new Map<string, Entry>()
  readonly #columns: Columns
  #current: Entry | undefined
  /** The file of the current function, and the one that the current line is in. */
  #file = ''
  #here = ''
  #line = 0
  #module = ''
  #isOfCall = false

  constructor(columns: Columns) {
    this.#columns = columns
  }

  read(row: string): void {
    if (/^[+\-*\d]/.test(row)) this.#count(row.split(' '))
    else {
      const [, kind, number, name] = numbered.exec(row) ?? []
      if (kind === 'calls') this.#isOfCall = true
      else if (functionKind.test(kind ?? '')) this.#enter(kind!, `fn ${number}`, name!)
      else if (fileKind.test(kind ?? '')) this.#enter(kind!, `fl ${number}`, name!)
      else if (moduleKind.test(kind ?? '')) this.#enter(kind!, `ob ${number}`, name!)
    }
  }

  #enter(kind: string, key: string, name: string): void {
    if (name !== '') this.#names.set(key, name)
    const full = name || (this.#names.get(key) ?? '(no name)')
    if (kind === 'ob') this.#module = full
    if (kind === 'fl') this.#file = full
    if (['fl', 'fi', 'fe'].includes(kind)) this.#here = full
    if (kind === 'fn') this.#current = this.#open(full)
  }

  #open(name: string): Entry {
    const module = this.#columns.isModular ? { module: this.#module } : {}
    const key = `${name}\n${this.#file}\n${module.module}`
    const known = this.#entries.get(key)
    if (known) return known
    const file = this.#file === '' || this.#file === '???' ? {} : { file: this.#file }
    const entry = { frame: { name, ...file, ...module }, weight: 0 }
    this.#entries.set(key, entry)
    return entry
  }

  #count(numbers: readonly string[]): void {
    this.#line = moveTo(numbers[this.#columns.line], this.#line)
    const entry = this.#current
    // The line below a call has what was called in it.
    if (entry && !this.#isOfCall) {
      entry.weight += Math.max(0, Number(numbers[this.#columns.cost] ?? 0) || 0)
      if (this.#here === this.#file) {
        const { line = this.#line, last = line } = entry.frame
        entry.frame = { ...entry.frame, line, last: Math.max(last, this.#line) }
      }
    }
    this.#isOfCall = false
  }

  list(): readonly StackSample[] {
    const counted = [...this.#entries.values()].filter(({ weight }) => weight > 0)
    return counted.map(({ frame, weight }) => ({ frames: [frame], weight }))
  }
}

/** A line number, which may be told from the one before. */
function moveTo(text: string | undefined, before: number): number {
  if (text === undefined || text === '*') return before
  return /^[+-]/.test(text) ? before + Number(text) : Number(text)
}
