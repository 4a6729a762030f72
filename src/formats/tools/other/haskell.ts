import * as v from 'valibot'
import { benchmarkFormat, decodeJson, numberIn, tableFormat } from '../../reading/builders.js'
import { hasCsv, makeCsvHeader, readCsv } from '../../reading/csv.js'
import type { Document } from '../../reading/document.js'
import { finite, perIteration } from '../../reading/printed.js'

const expected = { tool: "Haskell's criterion", advice: 'run it with --json FILE' }
const header = makeCsvHeader(['Name', 'Mean', 'MeanLB', 'MeanUB', 'Stddev'])

const report = v.object({
  reportName: v.string(),
  reportKeys: v.array(v.string()),
  reportMeasured: v.array(v.array(v.unknown())),
  reportAnalysis: v.object({ anMean: v.object({ estPoint: v.unknown() }) }),
})
const shape = v.tuple([v.literal('criterion'), v.string(), v.array(v.unknown())])
const schema = v.tuple([v.literal('criterion'), v.string(), v.array(report)])

/**
 * JSON of criterion has each sample, of a growing number of iterations, in seconds for all of them; CSV of criterion and gauge has the
 * mean in seconds. Source: outputs of criterion 1.5.13.
 */
export const criterionHaskell = benchmarkFormat({
  name: 'criterion-haskell',
  title: "Haskell's criterion and gauge, JSON or CSV",
  fits: document => v.is(shape, document.json) || hasCsv(document, header),
  benchmarks: document =>
    hasCsv(document, header)
      ? readCsv(document, header, cells => ({ name: cells.get('Name')!, values: [numberIn(cells, 'Mean')] }))
      : readReports(document),
  read: ({ values }) => [{ metric: 'time', unit: 's', values }],
  missing: 'there is no benchmark of criterion in the output: does the pattern match one?',
})

function readReports(document: Document) {
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

/** The mean in picoseconds, and with `+RTS -T` the bytes that were allocated. Source: outputs of 0.3.3, and its README. */
export const tastyBench = tableFormat({
  name: 'tasty-bench',
  title: 'tasty-bench (Haskell), CSV',
  columns: ['Name', 'Mean (ps)', '2*Stdev (ps)'],
  row: cells => ({
    name: cells.get('Name')!,
    time: numberIn(cells, 'Mean (ps)'),
    allocated: cells.get('Allocated') === undefined ? [] : [numberIn(cells, 'Allocated')],
  }),
  read: ({ time, allocated }) => [
    { metric: 'time', unit: 'ps', values: [time] },
    { metric: 'allocated', unit: 'B', values: allocated },
  ],
  missing: 'there is no row of tasty-bench in the output: run it with --csv FILE, and a pattern that matches',
})
