import * as v from 'valibot'
import type { WrittenFile } from '../../output.js'
import { anything, readingFormat } from '../../reading/builders.js'
import { parseJson } from '../../reading/json.js'
import { makeReading, perIteration } from '../../reading/printed.js'
import { readThroughput } from './throughput.js'

/**
 * A benchmark has `new/benchmark.json` (its name), `new/sample.json` and `new/estimates.json`; other folders hold earlier runs, and changes.
 * A sample is `times[i] / iters[i]`, in nanoseconds. A measurement of another kind than time is not told apart, since its unit is not in
 * the files. (criterion-rs/criterion.rs: src/analysis/mod.rs, src/report.rs)
 */
export const criterion = readingFormat({
  name: 'criterion',
  title: 'the directory of Criterion.rs (target/criterion)',
  fits: ({ files }) => findFolders(files).length > 0,
  readings({ files }) {
    const byPath = new Map(files.map(file => [file.path, file.text]))
    return findFolders(files).flatMap(folder => {
      const read = (name: string) => parseJson(byPath.get(`${folder}${name}.json`) ?? '')
      const named = v.safeParse(benchmark, read('benchmark'))
      const name = named.success ? named.output.full_id : folder.replace(/\/?new\/$/, '')
      const { success, output } = v.safeParse(sample, read('sample'))
      const isWhole = success && output.times.length > 0 && output.times.length === output.iters.length
      const median = v.safeParse(estimates, read('estimates'))
      const samples = isWhole ? output.times.map((time, index) => perIteration(time, output.iters[index]!)) : undefined
      const values = samples ?? (median.success ? [median.output] : undefined)
      const error = values ? undefined : 'its sample.json is cut off, or of another shape'
      const time = makeReading({ benchmark: name, metric: 'time', unit: 'ns', error, ...(values && { values }) })
      const rates = readThroughput(named.success && named.output.throughput, time.values)
      return [time, ...rates.map(rate => makeReading({ ...rate, benchmark: name }))]
    })
  },
  missing:
    'no new/benchmark.json next to a new/sample.json: "output" must be the directory of Criterion.rs, target/criterion or $CRITERION_HOME',
})

/** The folders called `new` of benchmarks, each with a slash behind. */
function findFolders(files: readonly WrittenFile[]): readonly string[] {
  const paths = new Set(files.map(({ path }) => path))
  return [...paths]
    .filter(path => path === 'new/benchmark.json' || path.endsWith('/new/benchmark.json'))
    .map(path => path.slice(0, -'benchmark.json'.length))
    .filter(folder => paths.has(`${folder}sample.json`) || paths.has(`${folder}estimates.json`))
}

const numbers = v.pipe(
  v.array(v.unknown()),
  v.check(values => values.every(value => typeof value === 'number')),
  v.transform(values => values as readonly number[]),
)
const benchmark = v.object({ full_id: v.string(), throughput: anything })
/** Versions before 0.3.4 wrote a pair. */
const sample = v.union([
  v.object({ iters: numbers, times: numbers }),
  v.pipe(
    v.tuple([numbers, numbers]),
    v.transform(([iters, times]) => ({ iters, times })),
  ),
])
const estimate = v.object({ point_estimate: v.number() })
const estimates = v.union([
  v.pipe(
    v.object({ median: estimate }),
    v.transform(({ median }) => median.point_estimate),
  ),
  v.pipe(
    v.object({ Median: estimate }),
    v.transform(({ Median }) => Median.point_estimate),
  ),
])
