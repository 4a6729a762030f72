import * as v from 'valibot'
import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError, type Reading } from '../../format.js'
import { hasCsv, makeCsvHeader, readCsv } from '../../reading/csv.js'
import { decodeJson } from '../../reading/decode-json.js'
import type { Document } from '../../reading/document.js'
import { numberDuplicates } from '../../reading/names.js'
import { finite, perIteration } from '../../reading/numbers.js'
import { makeReading } from '../../reading/printed.js'

const expected = { tool: "Haskell's criterion", advice: 'run it with --json FILE' }
const header = makeCsvHeader(['Name', 'Mean', 'MeanLB', 'MeanUB', 'Stddev'])

const report = v.object({
  reportName: v.pipe(v.string(), v.minLength(1)),
  reportKeys: v.array(v.string()),
  reportMeasured: v.array(v.array(v.unknown())),
  reportAnalysis: v.object({ anMean: v.object({ estPoint: v.unknown() }) }),
})
const shape = v.tuple([v.literal('criterion'), v.string(), v.array(v.unknown())])
const schema = v.tuple([v.literal('criterion'), v.string(), v.array(report)])

/**
 * What Haskell's criterion writes by `--json FILE` or `--csv FILE`, and gauge by `--csv FILE`.
 *
 * JSON has each sample, of a growing number of iterations, in seconds for all of them; CSV has the mean in seconds. Source: outputs of
 * criterion 1.5.13.
 */
export const criterionHaskell: Format = {
  name: 'criterion-haskell',
  title: "Haskell's criterion and gauge, JSON or CSV",
  fits: document => v.is(shape, document.json) || hasCsv(document, header),
  parse(document) {
    const found = hasCsv(document, header) ? readCells(document) : readReports(document)
    if (found.length === 0)
      throw new FormatError('there is no benchmark of criterion in the output: does the pattern match one?')
    const names = numberDuplicates(found.map(({ name }) => name))
    return found.map(({ values }, index) => read(names[index]!, values))
  },
}

interface Times {
  readonly name: string
  readonly values: readonly number[]
}

function readCells(document: Document): readonly Times[] {
  return readCsv(document, header, cells => ({
    name: cells.get('Name')!,
    values: [parseNumber(cells.get('Mean')!)],
  }))
}

function readReports(document: Document): readonly Times[] {
  return decodeJson(document, schema, expected)[2].map(one => {
    const [time, iterations] = ['time', 'iters'].map(key => one.reportKeys.indexOf(key))
    const samples = one.reportMeasured.map(row =>
      perIteration(finite(row[time!]) ?? Number.NaN, finite(row[iterations!]) ?? 0),
    )
    const isWhole = samples.length > 0 && samples.every(Number.isFinite)
    return {
      name: one.reportName,
      values: isWhole ? samples : [finite(one.reportAnalysis.anMean.estPoint) ?? Number.NaN],
    }
  })
}

function read(benchmark: string, values: readonly number[]): Reading {
  return makeReading({ benchmark, metric: 'time', unit: 's', values })
}
