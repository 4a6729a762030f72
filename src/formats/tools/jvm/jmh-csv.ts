import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError, type Reading } from '../../format.js'
import { type CsvRow, hasCsv, makeCsvHeader, readCsv } from '../../reading/csv.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeReading } from '../../reading/printed.js'
import { tidyScore } from './jmh.js'

const header = makeCsvHeader(['Benchmark', 'Mode', 'Threads', 'Samples', 'Score'])

/** A score as it is printed; the name has what JMH puts behind a colon. */
interface Score {
  readonly name: string
  readonly parameters: readonly string[]
  readonly mode: string
  readonly value: string
  readonly unit: string
}

/**
 * The file that JMH writes by `-rf csv`; its JSON (`jmh`) has all iterations.
 *
 * Percentiles and what profilers add are left out, but for the bytes that were allocated. Source: outputs of 1.37.
 */
export const jmhCsv: Format = {
  name: 'jmh-csv',
  title: 'JMH, CSV; its JSON (jmh) says more',
  fits: document => hasCsv(document, header),
  parse(document) {
    const scores = readCsv(document, header, readCells)
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
  return makeReading({ ...metric, values: [parseNumber(value) * factor] })
}

function readAllocated(score: Score, benchmarks: readonly string[]): readonly Reading[] {
  if (!allocation.test(score.name)) return []
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
