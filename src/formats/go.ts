import type { Direction } from '../metrics/metric.js'
import { type Format, FormatError, type Reading } from './format.js'
import { findGoEvents, type GoEvent } from './go-events.js'
import { findResults, parseValues, splitFields } from './go-results.js'
import { splitLines } from './lines.js'
import { makeFailure, makeReading } from './printed.js'

/**
 * `go test -bench`, as text or by `-json`; also what other tools print in its format
 * (https://go.googlesource.com/proposal/+/master/design/14313-benchmark-format.md, and `benchfmt` of golang.org/x/perf).
 *
 * `BenchmarkName-8 1000 12.5 ns/op 3 B/op`: a name, the number of iterations, values each with its unit. Repeated lines (`-count`) are
 * iterations of one benchmark. Names are as printed, behind their package where that is said: one more package must rename none.
 */
export const go: Format = {
  name: 'go',
  title: 'go test -bench, text or -json',
  fits: ({ lines, text }) => lines.some(isResult) || findGoEvents(text).some(({ output }) => isResult(output)),
  parse({ lines, text }) {
    const readings = findOutputs(lines, findGoEvents(text)).flatMap(one => parseOutput(one))
    if (readings.length > 0) return readings
    throw new FormatError(
      'no line is a result of "go test -bench", such as "BenchmarkParse-8  1000  12.5 ns/op": does -bench match a benchmark, and did it build?',
    )
  },
}

/** What each package printed: with `-json` several run at once, and a line may come in pieces. */
function findOutputs(lines: readonly string[], events: readonly GoEvent[]): readonly (readonly string[])[] {
  if (events.length === 0) return [lines]
  const outputs = new Map<string, string[]>()
  for (const event of events) {
    const output = outputs.get(event.package)
    if (output) output.push(event.output)
    else outputs.set(event.package, [event.output])
  }
  return [...outputs.values()].map(output => splitLines(output.join('')))
}

const names: ReadonlyMap<string, string> = new Map([
  ['ns/op', 'time'],
  ['sec/op', 'time'],
  ['B/op', 'allocated'],
  ['allocs/op', 'allocations'],
  ['MB/s', 'throughput'],
  ['B/s', 'throughput'],
])

function isResult(line: string): boolean {
  const fields = line.startsWith('Benchmark') ? splitFields(line) : []
  return parseValues(fields.slice(1)) !== undefined
}

/** The readings in what one package, or several by turns, printed. */
function parseOutput(lines: readonly string[]): readonly Reading[] {
  const directions = findDirections(lines)
  const { results, failed, lost } = findResults(lines)
  const suffixes = new Set(results.map(({ name }) => /-\d+$/.exec(name)?.[0] ?? ''))
  // What has failed is named without the number of processors that results are named with.
  const suffix = suffixes.size === 1 ? [...suffixes][0]! : ''
  return [
    ...results.flatMap(({ name, values }) =>
      values.map(([value, unit]) => {
        const better = directions.get(unit)
        const metric = names.get(unit) ?? unit
        return makeReading({ benchmark: name, metric, unit, values: [value], ...(better ? { better } : {}) })
      }),
    ),
    ...failed.map(name => fail(name + suffix, 'it failed')),
    ...lost.map(name => fail(name, 'it began, and its result was not found: run it with -v or -json')),
  ]
}

/** Which way is better, where lines such as `Unit points/op better=higher` say it. */
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

function fail(benchmark: string, why: string): Reading {
  return makeFailure({ benchmark, metric: 'time', unit: 'ns' }, why)
}
