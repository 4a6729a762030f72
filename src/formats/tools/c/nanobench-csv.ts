import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError } from '../../format.js'
import { hasCsv, makeCsvHeader, readCsv } from '../../reading/csv.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeReading } from '../../reading/printed.js'

const header = makeCsvHeader(['title', 'name', 'unit', 'batch', 'elapsed'], ';')

/**
 * The output of nanobench by its template `csv()`; its JSON (`nanobench`) has all epochs.
 *
 * A time is the median, of one unit of work. Source: outputs of 4.6, and its `nanobench.h`.
 */
export const nanobenchCsv: Format = {
  name: 'nanobench-csv',
  title: 'nanobench, CSV; its JSON (nanobench) says more',
  fits: document => hasCsv(document, header),
  parse(document) {
    const rows = readCsv(document, header, cells => ({
      title: cells.get('title')!,
      name: cells.get('name')!,
      value: parseNumber(cells.get('elapsed') ?? ''),
    }))
    if (rows.length === 0) throw new FormatError('no row of nanobench has a time: did a benchmark run?')
    const isOne = new Set(rows.map(({ title }) => title)).size === 1
    const names = numberDuplicates(rows.map(({ title, name }) => (isOne || title === '' ? name : `${title}/${name}`)))
    return rows.map(({ value }, index) =>
      makeReading({ benchmark: names[index]!, metric: 'time', unit: 's', values: [value] }),
    )
  },
}
