import { parseNumber, stepOf } from '../../../metrics/number.js'
import type { Direction } from '../../../metrics/unit.js'
import { remember } from '../../../util/once.js'
import type { Reading } from '../../format.js'
import { readingFormat } from '../../reading/builders.js'
import { ReadingCollector } from '../../reading/collector.js'
import type { Document } from '../../reading/document.js'
import { findJsonLines } from '../../reading/json.js'
import { splitFields, splitLines } from '../../reading/lines.js'
import { shorten } from '../../reading/names.js'
import { makeQuantity, makeReading } from '../../reading/printed.js'
import { type LooseResult, tellRepeats, type Values } from './repeats.js'

/**
 * `BenchmarkName-8 1000 12.5 ns/op 3 B/op`: a name, the number of iterations, values each with its unit. Repeated lines (`-count`) are
 * iterations of one benchmark. Names are as printed, behind their package where that is said: one more package must rename none. Other tools
 * print this too. (https://go.googlesource.com/proposal/+/master/design/14313-benchmark-format.md, and `benchfmt` of golang.org/x/perf.)
 */
export const go = readingFormat({
  name: 'go',
  title: 'go test -bench, text or -json',
  fits: document =>
    document.text.includes('Benchmark') &&
    listOutputs(document).some(output => {
      if (output.lines.some(line => parseResult(line) !== undefined)) return true
      // All results may be torn apart by what their benchmarks print.
      const times: string[] = []
      walkThrough(output, ({ name, values }) => times.push(...(hasTime(values) ? [name] : [])))
      return times.length > 0
    }),
  readings: document => listOutputs(document).flatMap(parseOutput),
  missing:
    'no line is a result of "go test -bench", such as "BenchmarkParse-8  1000  12.5 ns/op": does -bench match a benchmark, and did it build?',
})

const names: ReadonlyMap<string, string> = new Map([
  ['ns/op', 'time'],
  ['sec/op', 'time'],
  ['B/op', 'allocated'],
  ['allocs/op', 'allocations'],
  ['MB/s', 'throughput'],
  ['B/s', 'throughput'],
])

/** Lines of one package, which is named where events do it, or of several by turns. */
interface Output {
  readonly lines: readonly string[]
  readonly package?: string
}

/** The lines of each package that `go test -json` (cmd/test2json) has events of, or all lines. Several packages may run at once, and a line may come in pieces. */
function listOutputs({ lines, text }: Document): readonly Output[] {
  const outputs = new Map<string, string[]>()
  for (const line of findJsonLines(text, '"Action":"output"')) {
    const { Action, Package = '', Output } = line as Readonly<Record<string, unknown>>
    // By hand, since there is one for each line that is printed.
    if (Action !== 'output' || typeof Package !== 'string' || typeof Output !== 'string') continue
    const pieces = outputs.get(Package)
    if (pieces) pieces.push(Output)
    else outputs.set(Package, [Output])
  }
  if (outputs.size === 0) return [{ lines }]
  return [...outputs].map(([name, pieces]) => ({ package: name, lines: splitLines(pieces.join('')) }))
}

/** The readings in what one package, or several by turns, printed. */
function parseOutput(output: Output): readonly Reading[] {
  const directions = findDirections(output.lines)
  const quantityOf = remember(unit =>
    makeQuantity({ metric: names.get(unit) ?? unit, unit, better: directions.get(unit) }),
  )
  const collector = new ReadingCollector()
  const add = (name: string, { list }: Values): void => {
    for (const [value, unit, text] of list)
      collector.add(quantityOf(unit), name, Number.isNaN(value) ? value : text, stepOf(text))
  }
  const loose: LooseResult[] = []
  const { failed, lost, packageOf } = walkThrough(output, ({ name, values, stretch }) => {
    if (stretch === undefined) add(name, values)
    else loose.push({ name, values, stretch })
  })
  const repeated = new Set<string>()
  for (const [at, told] of tellRepeats(loose, packageOf).entries()) {
    add(told.name, loose[at]!.values)
    if (told.isRepeated) repeated.add(shorten(told.name))
  }
  // Failed benchmarks are named without the number of processors.
  const suffixes = new Set(collector.readings.map(({ benchmark }) => /-\d+$/.exec(benchmark)?.[0] ?? ''))
  const suffix = suffixes.size === 1 ? [...suffixes][0]! : ''
  const errors = [
    ...failed.map(name => ({ name: name + suffix, error: 'it failed' })),
    ...lost.map(({ name, error = 'it began, and its result was not found: run it with -v or -json' }) => ({
      name,
      error,
    })),
  ]
  for (const { name, error } of errors)
    collector.readings.push(makeReading({ benchmark: name, metric: 'time', unit: 'ns', error }))
  return repeated.size === 0
    ? collector.readings
    : collector.readings.map(reading =>
        repeated.has(reading.benchmark) ? { ...reading, repeated: true as const } : reading,
      )
}

/** Reads directions from lines such as `Unit points/op better=higher`. */
function findDirections(lines: readonly string[]): ReadonlyMap<string, Direction> {
  const directions = new Map<string, Direction>()
  for (const line of lines) {
    if (!line.startsWith('Unit ')) continue
    const [, unit = '', ...settings] = splitFields(line)
    if (settings.includes('better=lower')) directions.set(unit, 'lower')
    if (settings.includes('better=higher')) directions.set(unit, 'higher')
  }
  return directions
}

/** The values in `fields` after the number of iterations, which is at `start`; undefined where that is not what they are. */
function parseValues(fields: readonly string[], start = 0): Values | undefined {
  const first = start + 1
  if (fields.length <= first || (fields.length - first) % 2 === 1 || !/^\d+$/.test(fields[start]!)) return undefined
  const list: Values['list'][number][] = []
  for (let at = first; at < fields.length; at += 2) {
    const [text, unit] = [fields[at]!, fields[at + 1]!]
    const value = parseNumber(text)
    // A unit that is a number is none, and tells that this is no result.
    if ((Number.isNaN(value) && !/^(?:NaN|[+-]?Inf)$/.test(text)) || /^[\d.]+$/.test(unit)) return undefined
    list.push([value, unit, text])
  }
  return { iterations: Number(fields[start]), list }
}

/** The unit that every result has, unless its benchmark takes it away. */
const ofTime = 'ns/op'

function hasTime(values: Values): boolean {
  return values.list.some(([, unit]) => unit === ofTime)
}

/** A line with a result, whatever a program printed before it without a line end. */
interface Result {
  readonly name: string
  readonly values: Values
  /** True if nothing but blanks and the number of iterations can stand between its name and its values. */
  readonly isWhole: boolean
}

/**
 * The result in `line`: it begins there, or behind text without a line end, which may also stand between the name and the values
 * (`begun BenchmarkA-2 \tbegun     1000\t  12 ns/op`). Go itself ends the name and the number of iterations with a tab.
 */
function parseResult(line: string): Result | undefined {
  if (line.startsWith('Benchmark')) {
    const fields = splitFields(line)
    const values = parseValues(fields, 1)
    if (values) return { name: fields[0]!, values, isWhole: hasTime(values) }
  } else if (!line.includes('Benchmark')) return undefined
  const segments = line.split('\t')
  const at = segments.findLastIndex(segment => findName(segment) !== undefined)
  const values = at < 0 ? undefined : parseTorn(segments.slice(at + 1))
  return values && { name: findName(segments[at]!)!, values, isWhole: false }
}

/**
 * The name of a benchmark with which `line` begins, or that text without a line end precedes, and what is behind it, if its result is to
 * follow: Go ends the name with a tab then, and with -v it is alone on a line first.
 */
function splitName(line: string): { readonly name: string; readonly behind?: string } | undefined {
  const end = line.indexOf('\t')
  const name = findName(end < 0 ? line : line.slice(0, end))
  if (name === undefined || /^Benchmark[a-z]/.test(name)) return undefined
  if (end >= 0) return { name, behind: line.slice(end + 1) }
  return name === line.trimEnd() ? { name } : undefined
}

/** The last `Benchmark…` at the end of `text`; what follows a slash is the name of a part. */
function findName(text: string): string | undefined {
  const word = text.trimEnd()
  for (let at = word.lastIndexOf('Benchmark'); at >= 0; at = at === 0 ? -1 : word.lastIndexOf('Benchmark', at - 1))
    if (word[at - 1] !== '/') return /\s/.test(word.slice(at)) ? undefined : word.slice(at)
  return undefined
}

/**
 * The values behind a name: text of the program, the number of iterations, and pairs of a value and a unit, ended by tabs. Programs print
 * tables with tabs too; so there is no such text, or one of the values is the time.
 */
function parseTorn([first = '', ...rest]: readonly string[]): Values | undefined {
  const count = /(?:^|\D)(\d{1,18})$/.exec(first.slice(-20))?.[1]
  const values = count === undefined ? undefined : parseValues([count, ...rest.flatMap(splitFields)])
  return values && (first.trim() === count || hasTime(values)) ? values : undefined
}

/** A result that {@link Walk} has found. */
interface Found extends Omit<LooseResult, 'stretch'> {
  /** Left out where a line, or an event, says of which package it is: its name begins with that. */
  readonly stretch?: number
}

type Take = (found: Found) => void

/** Gives the results in lines to `take`, and returns which benchmarks failed or were lost, and the packages of stretches. */
function walkThrough(output: Output, take: Take): Pick<Walk, 'failed' | 'lost' | 'packageOf'> {
  const walk = new Walk(take, output.package)
  for (const line of output.lines) walk.follow(line)
  walk.close()
  return walk
}

/** A benchmark whose name was printed: what may be its result, or why it has none. */
interface Begun {
  readonly name: string
  readonly values?: Values
  readonly error?: string
}

/**
 * Gives the results in lines to `take`, one by one, since there may be a great many. A benchmark that prints something itself tears its
 * result apart: the name, what it prints, and later the values alone. The last line that can be these is the result, because a program may
 * print such lines too, and always does so before.
 */
class Walk {
  readonly failed: string[] = []
  /** Benchmarks that began, and had no result. */
  readonly lost: Begun[] = []
  /** The packages of stretches without a name of theirs, where the line at the end has it: `ok  example.org/app/a  1.2s`. */
  readonly packageOf = new Map<number, string>()
  readonly #take: Take
  /** The name of the package whose output it is, where that is known before any line, with a dot behind. */
  readonly #ofOutput: string
  /** The name of the package, with a dot behind. */
  #prefix: string
  #begun: Begun | undefined
  #stretch = 0
  #isEnded = false

  constructor(take: Take, name = '') {
    this.#take = take
    this.#ofOutput = name === '' ? '' : `${shorten(name)}.`
    this.#prefix = this.#ofOutput
  }

  follow(line: string): void {
    const isNamed = line.includes('Benchmark')
    const result = isNamed ? parseResult(line) : undefined
    if (result) this.#takeResult(result)
    else if (line.startsWith('--- FAIL: Benchmark')) this.#fail(splitFields(line)[2]!)
    else if (line.startsWith('pkg: ')) this.#enter(`${shorten(line.slice(5).trim())}.`)
    else if (/^(?:ok|FAIL)\s/.test(line)) this.#leave(splitFields(line)[1])
    else if (line === 'PASS' || line === 'FAIL') this.#end()
    else {
      const { name, behind } = (isNamed ? splitName(line) : undefined) ?? {}
      if (name !== undefined) this.close()
      if (name !== undefined && behind !== undefined) this.#begun = { name: this.#prefix + name }
      if (this.#begun) this.#examine(behind ?? line, this.#begun)
    }
  }

  /** Ends what has begun, because no line of it can follow. */
  close(): void {
    const { name, values, error } = this.#begun ?? {}
    if (name !== undefined && values !== undefined && error === undefined) this.#give(name, values)
    else if (this.#begun !== undefined) this.lost.push(this.#begun)
    this.#begun = undefined
  }

  #takeResult({ name, values, isWhole }: Result): void {
    const full = this.#prefix + name
    // Its own output may have stood between its name and its values.
    if (this.#begun?.name === full && this.#begun.values === undefined) this.#begun = undefined
    this.close()
    if (isWhole) this.#give(full, values)
    else this.#begun = { name: full, values }
  }

  /** Looks for the result of `begun` in what the benchmark, and Go after it, printed. */
  #examine(text: string, begun: Begun): void {
    if (/^(?:panic|fatal error): /.test(text)) this.#begun = { ...begun, error: 'it panicked' }
    if (text.startsWith('--- FAIL: ')) this.#begun = { ...begun, error: 'it failed' }
    const values = /\d *\t/.test(text) ? parseTorn(text.split('\t')) : undefined
    if (values) this.#begun = { ...begun, values }
  }

  #fail(name: string): void {
    const full = this.#prefix + name
    if (this.#begun?.name === full) this.#begun = { ...this.#begun, error: 'it failed' }
    else {
      this.close()
      this.failed.push(full)
    }
  }

  #give(name: string, values: Values): void {
    if (this.#isEnded) this.#stretch++
    this.#isEnded = false
    this.#take({ name, values, ...(this.#prefix === '' ? { stretch: this.#stretch } : {}) })
  }

  #enter(prefix: string): void {
    this.close()
    this.#prefix = prefix
  }

  #end(): void {
    this.close()
    this.#isEnded = true
  }

  #leave(name: string | undefined): void {
    this.#end()
    if (this.#prefix === '' && name !== undefined) this.packageOf.set(this.#stretch, name)
    this.#enter(this.#ofOutput)
  }
}
