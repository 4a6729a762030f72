import * as v from 'valibot'
import { parseNumber } from '../../../metrics/number.js'
import { anything, benchmarkFormat, jsonFormat } from '../../reading/builders.js'
import { makeCsvHeader, readCsv } from '../../reading/csv.js'
import { finiteList, firstFinite } from '../../reading/printed.js'

const benchmark = v.object({
  name: v.string(),
  fullname: v.optional(v.string()),
  stats: v.object({ data: anything, rounds: anything, median: anything, mean: anything }),
})

/**
 * Seconds. `stats.data` holds one for each round, in order, already divided by the round's iterations (its `stats.py`). Runs saved without
 * `--benchmark-save-data` have none. Failed tests are absent.
 */
export const pytestBenchmark = jsonFormat({
  name: 'pytest-benchmark',
  title: 'pytest-benchmark, JSON',
  advice:
    'run pytest with --benchmark-json=FILE, without --benchmark-disable, on tests that use the fixture "benchmark"',
  is: v.object({ machine_info: v.unknown(), benchmarks: v.array(v.unknown()) }),
  schema: v.object({ machine_info: v.unknown(), benchmarks: v.array(benchmark) }),
  benchmarks: ({ benchmarks }) => benchmarks.map(({ name, fullname, stats }) => ({ name: fullname ?? name, stats })),
  read: ({ stats: { data, rounds, median, mean } }) => {
    const samples = finiteList(data)
    // A list that does not hold every round is no sample.
    const isWhole = samples && samples.length === (rounds ?? samples.length)
    return [{ metric: 'time', unit: 's', values: isWhole ? samples : firstFinite(median, mean) }]
  },
})

const header = makeCsvHeader(['name', ''])
const columnsToRead = ['median', 'mean', 'min'] as const

/** The median is read, else the mean, else the least; `--columns` chooses what there is. Source: outputs of 5.3.1. */
export const pytestBenchmarkCsv = benchmarkFormat({
  name: 'pytest-benchmark-csv',
  title: 'pytest-benchmark, CSV; its JSON (pytest-benchmark) says more',
  fits: ({ text }) => text.includes(',rounds,iterations') && /^name,.{0,900},rounds,iterations/m.test(text),
  benchmarks: document =>
    readCsv(document, header, cells => ({
      name: cells.get('name')!,
      value: columnsToRead.map(column => cells.get(column)).find(text => text !== undefined) ?? '',
    })),
  read: ({ value }) => [{ metric: 'time', unit: 's', values: [parseNumber(value)] }],
  missing: 'no row of pytest-benchmark has a time: did a benchmark run, and did it pass?',
})
