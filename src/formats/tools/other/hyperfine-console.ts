import { parseNumber } from '../../../metrics/number.js'
import { tidyUnit } from '../../../metrics/unit.js'
import { type Format, FormatError } from '../../format.js'
import { type CsvRow, hasCsv, makeCsvHeader, readCsv } from '../../reading/csv.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeReading } from '../../reading/printed.js'

const before2 = makeCsvHeader(['command', 'mean', 'stddev', 'median', 'user', 'system'])
const since2 = makeCsvHeader(['command', 'time_wall_clock_unit', 'time_wall_clock_mean'])
const heading = /^Benchmark #?\d+: (.+?)(?: \(\d+ runs?\))?\s*$/
const mean = /^ {2}(?:Time \((?:mean ± σ|abs ≡)\):|Wall Time) +(-?[\d.]+) (µs|us|ms|s|min)\b/
const processor = /\[User: ([\d.]+) (µs|us|ms|s), System: ([\d.]+) (µs|us|ms|s)\]/
const memory = /^ {2}Memory +([\d.]+) ((?:Ki|Mi|Gi)?B) /

/**
 * What hyperfine prints for people, or writes by `--export-csv`; its JSON (`hyperfine`) has all runs, and says which of them failed.
 *
 * What is on the console is read only where this format is named: times have one decimal, and no median. Source: outputs of 1.20 and 2.0.
 */
export const hyperfineConsole: Format = {
  name: 'hyperfine-console',
  title: 'hyperfine, console or CSV; its JSON (hyperfine) says more',
  fits: document => hasCsv(document, before2) || hasCsv(document, since2),
  parse(document) {
    const rows = [...readCsv(document, before2, readOldCells), ...readCsv(document, since2, readCells)]
    const found = rows.length > 0 ? rows : readConsole(document.rows)
    if (found.length === 0)
      throw new FormatError('no command of hyperfine has a time: did its first run fail, or its output end early?')
    const names = numberDuplicates(found.map(({ name }) => name))
    return found.flatMap(({ metrics }, index) => metrics.map(one => makeReading({ ...one, benchmark: names[index]! })))
  },
}

/** What is said of one command. */
interface Said {
  readonly name: string
  readonly metrics: readonly Omit<Parameters<typeof makeReading>[0], 'benchmark'>[]
}

function readOldCells(cells: CsvRow): Said {
  const [median, user, system] = ['median', 'user', 'system'].map(column => parseNumber(cells.get(column) ?? ''))
  return {
    name: cells.get('command')!,
    metrics: [
      { metric: 'time', unit: 's', values: [median!] },
      { metric: 'cpu-time', unit: 's', values: [user! + system!] },
    ],
  }
}

const measured = [
  ['time', 'time_wall_clock'],
  ['cpu-time', 'time_cpu'],
  ['memory', 'memory_peak_resident'],
] as const

function readCells(cells: CsvRow): Said {
  return {
    name: cells.get('command')!,
    metrics: measured.flatMap(([metric, column]) => {
      const unit = cells.get(`${column}_unit`)
      return unit === undefined ? [] : [{ metric, unit, values: [parseNumber(cells.get(`${column}_median`) ?? '')] }]
    }),
  }
}

function readConsole(lines: readonly string[]): readonly Said[] {
  const found: { readonly name: string; readonly metrics: Said['metrics'][number][] }[] = []
  for (const line of lines) {
    const [, name] = heading.exec(line) ?? []
    if (name === undefined) found.at(-1)?.metrics.push(...readLine(line))
    else found.push({ name, metrics: [] })
  }
  return found.filter(({ metrics }) => metrics.length > 0)
}

function readLine(line: string): Said['metrics'] {
  const [, time, unit] = mean.exec(line) ?? []
  if (time !== undefined) {
    const [, user, userUnit, system, systemUnit] = processor.exec(line) ?? []
    const cpu = toSeconds(user, userUnit) + toSeconds(system, systemUnit)
    return [
      { metric: 'time', unit: unit!, values: [parseNumber(time)] },
      ...(Number.isNaN(cpu) ? [] : [{ metric: 'cpu-time', unit: 's', values: [cpu] }]),
    ]
  }
  const [, bytes, size] = memory.exec(line) ?? []
  return bytes === undefined ? [] : [{ metric: 'memory', unit: size!, values: [parseNumber(bytes)] }]
}

function toSeconds(text = '', unit = ''): number {
  return parseNumber(text) * tidyUnit(unit).factor
}
