import { parseNumber, stepOf } from '../../../metrics/number.js'
import { readingFormat } from '../../reading/builders.js'
import { hasLine } from '../../reading/lines.js'
import { makeReading } from '../../reading/printed.js'

const row = /^(\S.*)\(RunTime(?:Raw)?\): (-?[\d.]+(?:e[+-]?\d+)?) us\.?\s*$/

/** The output of Dart's benchmark_harness: `Template(RunTime): 0.1568472448997197 us.` (its `PrintEmitter`). Repeated names are iterations. */
export const dart = readingFormat({
  name: 'dart',
  title: "Dart's benchmark_harness, text",
  fits: document => hasLine(document, '(RunTime', line => row.test(line)),
  readings: ({ rows }) =>
    rows.flatMap(line => {
      const [, benchmark, value] = row.exec(line) ?? []
      if (benchmark === undefined) return []
      return [
        makeReading({ benchmark, metric: 'time', unit: 'us', values: [parseNumber(value!)], step: stepOf(value!) }),
      ]
    }),
  missing: 'no line is one of benchmark_harness, such as "Template(RunTime): 0.15 us."',
})
