import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError } from '../../format.js'
import { type CsvRow, hasCsv, makeCsvHeader, readCsv } from '../../reading/csv.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeReading } from '../../reading/printed.js'

const before2 = makeCsvHeader(['command', 'mean', 'stddev', 'median', 'user', 'system'])
const since2 = makeCsvHeader(['command', 'time_wall_clock_unit', 'time_wall_clock_mean'])

/**
 * The file that hyperfine writes by `--export-csv`; its JSON (`hyperfine`) has all runs, and says which of them failed.
 *
 * Source: outputs of 1.20 and 2.0.
 */
export const hyperfineCsv: Format = {
  name: 'hyperfine-csv',
  title: 'hyperfine, CSV; its JSON (hyperfine) says more',
  fits: document => hasCsv(document, before2) || hasCsv(document, since2),
  parse(document) {
    const found = [...readCsv(document, before2, readOldCells), ...readCsv(document, since2, readCells)]
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
