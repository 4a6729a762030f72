import * as v from 'valibot'
import { anything, jsonFormat } from '../../reading/builders.js'
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
  // What --benchmark-compare-fail throws, when the file is written. A failed test has the same status and not these words.
  isLimit: ({ status, tail }) => status === 1 && /\bPerformanceRegression: Performance has regressed\.?\s*$/.test(tail),
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
