import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError } from '../../format.js'
import { hasLine } from '../../reading/lines.js'
import { makeReading } from '../../reading/printed.js'

const row = /^(\S.*)\(RunTime(?:Raw)?\): (-?[\d.]+(?:e[+-]?\d+)?) us\.?\s*$/

/** The output of Dart's benchmark_harness: `Template(RunTime): 0.1568472448997197 us.` (its `PrintEmitter`). Repeated names are iterations. */
export const dart: Format = {
  name: 'dart',
  title: "Dart's benchmark_harness, text",
  fits: document => hasLine(document, '(RunTime', line => row.test(line)),
  parse({ rows }) {
    const readings = rows.flatMap(line => {
      const [, benchmark, value] = row.exec(line) ?? []
      return benchmark === undefined
        ? []
        : [makeReading({ benchmark, metric: 'time', unit: 'us', values: [parseNumber(value!)] })]
    })
    if (readings.length > 0) return readings
    throw new FormatError('no line is one of benchmark_harness, such as "Template(RunTime): 0.15 us."')
  },
}
