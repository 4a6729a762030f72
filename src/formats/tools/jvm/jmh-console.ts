import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError, type Reading } from '../../format.js'
import { type CsvRow, hasCsv, makeCsvHeader, readCsv } from '../../reading/csv.js'
import { splitFields } from '../../reading/fields.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeFailure, makeReading } from '../../reading/printed.js'
import { tidyScore } from './jmh.js'

const header = makeCsvHeader(['Benchmark', 'Mode', 'Threads', 'Samples', 'Score'])
const tableHeader = /^Benchmark +(?:\(.+\) +)?Mode +Cnt +Score +(?:Error +)?Units\s*$/

/** A score as it is printed; the name has what JMH puts behind a colon. */
interface Score {
  readonly name: string
  readonly parameters: readonly string[]
  readonly mode: string
  readonly value: string
  readonly unit: string
}

/**
 * The table at the end of what JMH prints, or what it writes by `-rf csv`; its JSON (`jmh`) has all iterations.
 *
 * The table is read only where this format is named: it leaves out the package, and prints what is small as an order of magnitude (`≈ 10⁻⁹`), which is no number. Percentiles and what
 * profilers add are left out, but for the bytes that were allocated. Source: outputs of 1.37.
 */
export const jmhConsole: Format = {
  name: 'jmh-console',
  title: 'JMH, its table or CSV; its JSON (jmh) says more',
  fits: document => hasCsv(document, header),
  parse(document) {
    const scores = hasCsv(document, header) ? readCsv(document, header, readCells) : readTable(document.rows)
    const own = scores.filter(({ name }) => !isSecondary(name))
    if (own.length === 0) throw new FormatError('no row of JMH has a score: does the pattern select a benchmark?')
    const keys = own.map(nameScore)
    const names = numberDuplicates(keys)
    return scores.flatMap(score => {
      const at = own.indexOf(score)
      return at >= 0 ? [read(score, names[at]!)] : readAllocated(score, keys)
    })
  },
}

const allocation = /:·?gc\.alloc\.rate\.norm$/

/** Percentiles of the mode `sample`, and counters of profilers. */
function isSecondary(name: string): boolean {
  return /:p[01]\.\d+$|:·/.test(name) || /:(?:gc|stack|perf|cl|comp|rt)\.\S+$/.test(name)
}

function nameScore({ name, parameters, mode }: Score): string {
  return [name, ...(parameters.length > 0 ? [[...parameters].sort().join(',')] : []), mode].join(':')
}

function read({ value, unit: printed }: Score, benchmark: string): Reading {
  const { kind, unit, factor } = tidyScore(printed)
  const metric = { benchmark, metric: kind, unit, primary: kind !== 'time' }
  if (value.startsWith('≈'))
    return makeFailure(
      metric,
      `JMH printed only its order of magnitude (${value}): run it with -rf json, or another -tu`,
    )
  return makeReading({ ...metric, values: [parseNumber(value) * factor] })
}

function readAllocated(score: Score, benchmarks: readonly string[]): readonly Reading[] {
  if (!allocation.test(score.name) || score.value.startsWith('≈')) return []
  const benchmark = nameScore({ ...score, name: score.name.replace(allocation, '') })
  if (!benchmarks.includes(benchmark)) return []
  return [makeReading({ benchmark, metric: 'allocated', unit: 'B', values: [parseNumber(score.value)] })]
}

function readCells(cells: CsvRow): Score {
  const parameters = cells.columns
    .filter(column => column.startsWith('Param: '))
    .map(column => `${column.slice(7)}=${cells.get(column)}`)
  const find = (column: string) => cells.get(column) ?? ''
  return { name: find('Benchmark'), parameters, mode: find('Mode'), value: find('Score'), unit: find('Unit') }
}

function readTable(lines: readonly string[]): readonly Score[] {
  const scores: Score[] = []
  let columns: readonly string[] | undefined
  for (const line of lines) {
    if (tableHeader.test(line)) columns = [...line.matchAll(/\((.+?)\)/g)].map(([, name]) => name!)
    else if (columns) {
      const score = readRow(line, columns)
      if (score) scores.push(score)
      else columns = undefined
    }
  }
  return scores
}

const modes: ReadonlySet<string> = new Set(['thrpt', 'avgt', 'sample', 'ss'])

/** The fields of a row from its mode on: `avgt 2 1.5 ± 0.1 us/op`; the number of iterations and the error may be missing. */
function readRow(line: string, columns: readonly string[]): Score | undefined {
  const fields = splitFields(line)
  const at = fields.findIndex((field, index) => index > columns.length && modes.has(field))
  if (at !== columns.length + 1) return undefined
  const unit = fields.at(-1)!
  const numbers = fields.slice(at + 1, -1)
  const plusMinus = numbers.indexOf('±')
  const score = plusMinus < 0 ? numbers : numbers.slice(0, plusMinus)
  const value = score.at(-2) === '≈' ? `≈ ${score.at(-1)}` : score.at(-1)
  if (value === undefined) return undefined
  const parameters = columns.map((name, index) => `${name}=${fields[index + 1]}`)
  return {
    name: fields[0]!,
    parameters: parameters.filter(one => !one.endsWith('=N/A')),
    mode: fields[at]!,
    value,
    unit,
  }
}
