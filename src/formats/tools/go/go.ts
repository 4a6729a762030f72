import { group } from 'd3-array'
import { parseNumber } from '../../../metrics/number.js'
import type { Direction } from '../../../metrics/unit.js'
import { remember } from '../../../util/once.js'
import type { Reading } from '../../format.js'
import { readingFormat } from '../../reading/builders.js'
import { ReadingCollector } from '../../reading/collector.js'
import { findJsonLines } from '../../reading/json.js'
import { hasLine, longestLine, splitFields, splitLines } from '../../reading/lines.js'
import { shorten } from '../../reading/names.js'
import { makeQuantity, makeReading } from '../../reading/printed.js'

/**
 * `BenchmarkName-8 1000 12.5 ns/op 3 B/op`: a name, the number of iterations, values each with its unit. Repeated lines (`-count`) are
 * iterations of one benchmark. Names are as printed, behind their package where that is said: one more package must rename none. Other tools
 * print this too. (https://go.googlesource.com/proposal/+/master/design/14313-benchmark-format.md, and `benchfmt` of golang.org/x/perf.)
 */
export const go = readingFormat({
  name: 'go',
  title: 'go test -bench, text or -json',
  fits: document => hasLine(document, 'Benchmark', isResult) || hasResultEvent(document.text),
  readings({ lines, text }) {
    const outputs = findGoOutputs(text)
    return outputs.length === 0 ? parseOutput(lines) : outputs.flatMap(one => parseOutput(splitLines(one)))
  },
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

function isResult(line: string): boolean {
  return parseResult(line) !== undefined
}

/** A line may come in pieces, between those of other packages; and all results may be such lines. */
function hasResultEvent(text: string): boolean {
  const begun = new Map<string, string>()
  for (const { package: name, output } of findGoEvents(text)) {
    const line = (begun.get(name) ?? '') + output
    if (isResult(line)) return true
    begun.set(name, line.endsWith('\n') || line.length > longestLine ? '' : line)
  }
  return false
}

/** The readings in what one package, or several by turns, printed. */
function parseOutput(lines: readonly string[]): readonly Reading[] {
  const directions = findDirections(lines)
  const quantityOf = remember(unit =>
    makeQuantity({ metric: names.get(unit) ?? unit, unit, better: directions.get(unit) }),
  )
  const collector = new ReadingCollector()
  const walk = new Walk((name, values) => {
    for (const [value, unit] of values) collector.add(quantityOf(unit), name, value)
  })
  for (const line of lines) walk.follow(line)
  walk.lose()
  const suffix = walk.failed.length === 0 ? '' : findSuffix(collector.readings)
  for (const name of walk.failed) collector.push(fail(name + suffix, 'it failed'))
  for (const name of walk.lost)
    collector.push(fail(name, 'it began, and its result was not found: run it with -v or -json'))
  return collector.readings
}

/** Finds the number of processors in the names of results, because failed benchmarks are named without it. */
function findSuffix(readings: readonly Reading[]): string {
  const suffixes = new Set(readings.map(({ benchmark }) => /-\d+$/.exec(benchmark)?.[0] ?? ''))
  return suffixes.size === 1 ? [...suffixes][0]! : ''
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

function fail(benchmark: string, error: string): Reading {
  return makeReading({ benchmark, metric: 'time', unit: 'ns', error })
}

/** A piece of what a package printed, as `go test -json` (cmd/test2json) passes it on. */
interface GoEvent {
  readonly package: string
  readonly output: string
}

/** The output events in `text`, in their order; none where it is no output of `go test -json`. */
function* findGoEvents(text: string): Generator<GoEvent, void> {
  for (const line of findJsonLines(text, '"Action":"output"')) {
    const { Action, Package = '', Output } = line as Readonly<Record<string, unknown>>
    // By hand, since there is one for each line that is printed.
    if (Action === 'output' && typeof Package === 'string' && typeof Output === 'string')
      yield { package: Package, output: Output }
  }
}

/** Collects the output of each package. Several packages may run at once, and a line may come in pieces. */
function findGoOutputs(text: string): readonly string[] {
  const events = group(findGoEvents(text), ({ package: name }) => name)
  return [...events.values()].map(own => own.map(({ output }) => output).join(''))
}

type Values = readonly (readonly [value: number, unit: string])[]

/** The values in `fields` after the number of iterations, which is at `start`; undefined where that is not what they are. */
function parseValues(fields: readonly string[], start = 0): Values | undefined {
  const first = start + 1
  if (fields.length <= first || (fields.length - first) % 2 === 1 || !/^\d+$/.test(fields[start]!)) return undefined
  const values: (readonly [number, string])[] = []
  for (let at = first; at < fields.length; at += 2) {
    const [text, unit] = [fields[at]!, fields[at + 1]!]
    const value = parseNumber(text)
    // A unit that is a number is none, and tells that this is no result.
    if ((Number.isNaN(value) && !/^(?:NaN|[+-]?Inf)$/.test(text)) || /^[\d.]+$/.test(unit)) return undefined
    values.push([value, unit])
  }
  return values
}

/** A line with a result, whatever a program printed before it without a line end. */
interface Result {
  readonly name: string
  readonly values: Values
}

/**
 * The result in `line`: it begins there, or behind text without a line end, which may also stand between the name and the values
 * (`begun BenchmarkA-2 \tbegun     1000\t  12 ns/op`). Go itself ends the name and the number of iterations with a tab.
 */
function parseResult(line: string): Result | undefined {
  if (line.startsWith('Benchmark')) {
    const fields = splitFields(line)
    const values = parseValues(fields, 1)
    if (values) return { name: fields[0]!, values }
  } else if (!line.includes('Benchmark')) return undefined
  const segments = line.split('\t')
  const at = segments.findLastIndex(segment => findName(segment) !== undefined)
  const values = at < 0 ? undefined : parseGlued(segments.slice(at + 1))
  return values && { name: findName(segments[at]!)!, values }
}

/** The last `Benchmark…` at the end of `text`; what follows a slash is the name of a part. */
function findName(text: string): string | undefined {
  const word = text.trimEnd()
  for (let at = word.lastIndexOf('Benchmark'); at >= 0; at = at === 0 ? -1 : word.lastIndexOf('Benchmark', at - 1))
    if (word[at - 1] !== '/') return /\s/.test(word.slice(at)) ? undefined : word.slice(at)
  return undefined
}

/** The values behind a name: text of the program, the number of iterations, and pairs of a value and a unit, ended by tabs. */
function parseGlued([first = '', ...rest]: readonly string[]): Values | undefined {
  const count = /(?:^|\D)(\d{1,18})$/.exec(first.slice(-20))?.[1]
  return count === undefined ? undefined : parseValues([count, ...rest.flatMap(splitFields)])
}

/** Takes the values of a benchmark, by the name that is printed, behind that of its package. */
type Take = (name: string, values: Values) => void

/**
 * Gives the results in lines to `take`, one by one, since there may be a great many. A benchmark that prints something itself tears its
 * result apart: the name, what it prints, and later the values alone.
 */
class Walk {
  readonly failed: string[] = []
  /** Benchmarks that began, and neither had a result nor failed. */
  readonly lost: string[] = []
  readonly #take: Take
  /** The name of the package, with a dot behind. */
  #prefix = ''
  #begun: string | undefined

  constructor(take: Take) {
    this.#take = take
  }

  follow(line: string): void {
    const result = parseResult(line)
    if (result) this.#takeResult(result)
    else if (line.startsWith('Benchmark')) this.#begin(line)
    else if (this.#begun !== undefined && /\d\t/.test(line)) this.#finish(line, this.#begun)
    else if (line.startsWith('--- FAIL: Benchmark')) this.failed.push(this.#prefix + splitFields(line)[2]!)
    else if (line.startsWith('pkg: ')) this.#enter(`${shorten(line.slice(5).trim())}.`)
    else if (/^(?:ok|FAIL)\s/.test(line)) this.#enter('')
  }

  lose(): void {
    if (this.#begun !== undefined) this.lost.push(this.#begun)
    this.#begun = undefined
  }

  #takeResult({ name, values }: Result): void {
    const full = this.#prefix + name
    // Its own output may have stood between its name and its values.
    if (this.#begun !== full) this.lose()
    this.#take(full, values)
    this.#begun = undefined
  }

  #begin(line: string): void {
    this.lose()
    // With -v, the name alone is on a line first, and the line with the result is whole.
    if (/^\S+ *\t/.test(line)) this.#begun = this.#prefix + splitFields(line)[0]!
  }

  #finish(line: string, name: string): void {
    const values = parseGlued(line.split('\t'))
    if (!values) return
    this.#take(name, values)
    this.#begun = undefined
  }

  #enter(prefix: string): void {
    this.lose()
    this.#prefix = prefix
  }
}
