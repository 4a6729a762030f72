import type { Direction, Metric } from '../metrics/metric.js'
import type { SessionRecord } from '../record/record.js'
import { collectSamples, type Sample } from './samples.js'

/**
 * A line for each value, as `go test -bench` prints them: for `benchstat -col side FILE`, or with one side in each of two files for
 * `benchstat BASELINE CONTENDER` (Go's benchmark format: golang/proposal, design 14313). Only a file of both names the sides: by that
 * name, benchstat would not compare two files with each other.
 *
 * That format has no blanks in names and units: each becomes `_`. Times are in `sec/op`.
 */
export function writeBenchstat(record: SessionRecord, sides: readonly string[]): string {
  const samples = collectSamples(record, sides)
  const units = new Map(samples.map(({ metric }) => [writeUnit(metric), metric.better]))
  const lines = sides.flatMap(side => [
    ...(sides.length > 1 ? [`side: ${side}`] : []),
    ...samples.filter(sample => sample.side === side).flatMap(writeLines),
  ])
  return [...[...units].flatMap(([unit, better]) => describeUnit(unit, better)), ...lines]
    .map(line => `${line}\n`)
    .join('')
}

function writeLines({ benchmark, metric, values }: Sample): readonly string[] {
  const name = benchmark.startsWith('Benchmark') ? benchmark : `Benchmark${benchmark}`
  return values.map(value => `${withoutBlanks(name)} 1 ${value} ${writeUnit(metric)}`)
}

/** The main units as Go has them, which benchstat scales; any other belongs to its metric alone. */
function writeUnit({ name, unit }: Metric): string {
  if (name === 'time' && unit === 's') return 'sec/op'
  const printed = unit === 's' ? 'sec' : unit
  return withoutBlanks(printed === '' || printed === 'count' ? name : `${name}-${printed}`)
}

function describeUnit(unit: string, better: Direction): readonly string[] {
  return better === 'higher' ? [`Unit ${unit} better=higher`] : []
}

function withoutBlanks(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, '_')
}
