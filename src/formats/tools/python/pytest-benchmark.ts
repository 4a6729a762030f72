import * as v from 'valibot'
import type { Format, Reading } from '../../format.js'
import { decodeJson, insistOnSome } from '../../reading/decode-json.js'
import { numberDuplicates } from '../../reading/names.js'
import { finiteList, firstFinite } from '../../reading/numbers.js'
import { makeReading } from '../../reading/printed.js'

const expected = {
  tool: 'pytest-benchmark',
  advice:
    'run pytest with --benchmark-json=FILE, without --benchmark-disable, on tests that use the fixture "benchmark"',
}

const schema = v.object({
  machine_info: v.unknown(),
  benchmarks: v.array(
    v.object({
      name: v.string(),
      fullname: v.optional(v.string()),
      stats: v.object({
        data: v.optional(v.unknown()),
        rounds: v.optional(v.unknown()),
        median: v.optional(v.unknown()),
        mean: v.optional(v.unknown()),
      }),
    }),
  ),
})

type Benchmark = v.InferOutput<typeof schema>['benchmarks'][number]

/**
 * The output of pytest-benchmark with `--benchmark-json=FILE` (or the files that `--benchmark-save` keeps).
 *
 * Times are in seconds. `stats.data` holds one for each round, in order, already divided by the round's iterations (its
 * `stats.py`). Runs saved without `--benchmark-save-data` have none. Failed tests are absent.
 */
export const pytestBenchmark: Format = {
  name: 'pytest-benchmark',
  title: 'pytest-benchmark, JSON',
  fits: ({ json }) => v.is(v.object({ machine_info: v.unknown(), benchmarks: v.array(v.unknown()) }), json),
  parse(document) {
    const { benchmarks } = decodeJson(document, schema, expected)
    const names = numberDuplicates(benchmarks.map(({ name, fullname }) => fullname ?? name))
    return insistOnSome(benchmarks, expected).map((benchmark, index) => read(benchmark, names[index]!))
  },
}

function read({ stats }: Benchmark, benchmark: string): Reading {
  return makeReading({ benchmark, metric: 'time', unit: 's', values: findValues(stats) })
}

/** A list that does not hold every round is no sample. */
function findValues({ data, rounds, median, mean }: Benchmark['stats']): readonly number[] {
  const samples = finiteList(data)
  return samples && samples.length === (rounds ?? samples.length) ? samples : firstFinite(median, mean)
}
