import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError } from '../../format.js'
import { makeCsvHeader, readCsv } from '../../reading/csv.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeReading } from '../../reading/printed.js'

const header = makeCsvHeader(['name', ''])

/**
 * The file that `pytest-benchmark compare --csv` writes; its JSON (`pytest-benchmark`) has all rounds.
 *
 * The median is read, else the mean, else the least; `--columns` chooses what there is. Source: outputs of 5.3.1.
 */
export const pytestBenchmarkCsv: Format = {
  name: 'pytest-benchmark-csv',
  title: 'pytest-benchmark, CSV; its JSON (pytest-benchmark) says more',
  fits: ({ text }) => isCsv(text),
  parse(document) {
    const rows = readCsv(document, header, cells => ({
      name: cells.get('name')!,
      value: columnsToRead.map(column => cells.get(column)).find(text => text !== undefined) ?? '',
    }))
    if (rows.length === 0)
      throw new FormatError('no row of pytest-benchmark has a time: did a benchmark run, and did it pass?')
    const names = numberDuplicates(rows.map(({ name }) => name))
    return rows.map(({ value }, index) =>
      makeReading({ benchmark: names[index]!, metric: 'time', unit: 's', values: [parseNumber(value)] }),
    )
  },
}

function isCsv(text: string): boolean {
  return text.includes(',rounds,iterations') && /^name,.{0,900},rounds,iterations/m.test(text)
}

const columnsToRead = ['median', 'mean', 'min'] as const
