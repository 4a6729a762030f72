import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError } from '../../format.js'
import { hasCsv, makeCsvHeader, readCsv } from '../../reading/csv.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeReading } from '../../reading/printed.js'

const header = makeCsvHeader(['Name', 'Mean (ps)', '2*Stdev (ps)'])

/**
 * What tasty-bench writes by `--csv FILE`: the mean in picoseconds, and with `+RTS -T` the bytes that were allocated.
 *
 * Source: outputs of 0.3.3, and its README.
 */
export const tastyBench: Format = {
  name: 'tasty-bench',
  title: 'tasty-bench (Haskell), CSV',
  fits: document => hasCsv(document, header),
  parse(document) {
    const rows = readCsv(document, header, row => row)
    if (rows.length === 0)
      throw new FormatError(
        'there is no row of tasty-bench in the output: run it with --csv FILE, and a pattern that matches',
      )
    const names = numberDuplicates(rows.map(row => row.get('Name')!))
    return rows.flatMap((row, index) => {
      const benchmark = names[index]!
      const allocated = row.get('Allocated')
      return [
        makeReading({ benchmark, metric: 'time', unit: 'ps', values: [parseNumber(row.get('Mean (ps)')!)] }),
        ...(allocated === undefined
          ? []
          : [makeReading({ benchmark, metric: 'allocated', unit: 'B', values: [parseNumber(allocated)] })]),
      ]
    })
  },
}
