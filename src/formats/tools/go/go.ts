import type { Direction } from '../../../metrics/metric.js'
import { type Format, FormatError, type Reading } from '../../format.js'
import { splitFields } from '../../reading/fields.js'
import { Gathering } from '../../reading/gathering.js'
import { hasLine, longestLine, splitLines } from '../../reading/lines.js'
import { makeFailure, makeQuantity } from '../../reading/printed.js'
import { remember } from '../../reading/remember.js'
import { findGoEvents, findGoOutputs } from './go-events.js'
import { parseResult, takeResults } from './go-results.js'

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
  fits: document => hasLine(document, 'Benchmark', isResult) || hasResultEvent(document.text),
  parse({ lines, text }) {
    const outputs = findGoOutputs(text)
    const readings = outputs.length === 0 ? parseOutput(lines) : outputs.flatMap(one => parseOutput(splitLines(one)))
    if (readings.length > 0) return readings
    throw new FormatError(
      'no line is a result of "go test -bench", such as "BenchmarkParse-8  1000  12.5 ns/op": does -bench match a benchmark, and did it build?',
    )
  },
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
  const gathering = new Gathering()
  const { failed, lost } = takeResults(lines, (name, values) => {
    for (const [value, unit] of values) gathering.add(quantityOf(unit), name, value)
  })
  const suffix = failed.length === 0 ? '' : findSuffix(gathering.readings)
  for (const name of failed) gathering.push(fail(name + suffix, 'it failed'))
  for (const name of lost) gathering.push(fail(name, 'it began, and its result was not found: run it with -v or -json'))
  return gathering.readings
}

/** What has failed is named without the number of processors that results are named with. */
function findSuffix(readings: readonly Reading[]): string {
  const suffixes = new Set(readings.map(({ benchmark }) => /-\d+$/.exec(benchmark)?.[0] ?? ''))
  return suffixes.size === 1 ? [...suffixes][0]! : ''
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
