import * as v from 'valibot'
import type { Format, Reading } from '../../format.js'
import { decodeJson, type Expected, insistOnSome } from '../../reading/decode-json.js'
import { numberDuplicates } from '../../reading/names.js'
import { makeFailure } from '../../reading/printed.js'
import { readLoad } from './load.js'

const expected: Expected = { tool: 'fio', advice: 'run it with --output-format=json, and --output=FILE' }

const latency = v.optional(
  v.object({ mean: v.optional(v.unknown()), percentile: v.optional(v.record(v.string(), v.unknown()), {}) }),
)

const direction = v.optional(
  v.object({
    total_ios: v.number(),
    iops: v.unknown(),
    bw_bytes: v.optional(v.unknown()),
    lat_ns: latency,
    clat_ns: latency,
  }),
)

const job = v.object({
  jobname: v.string(),
  error: v.optional(v.number(), 0),
  read: direction,
  write: direction,
  trim: direction,
})

/**
 * The output of `fio --output-format=json`: a benchmark for each job and direction in which it did something (`job read`).
 *
 * It is about the operations in a second; latencies are in ns, and those of completion. Source: outputs of 3.33.
 */
export const fio: Format = {
  name: 'fio',
  title: 'fio, JSON',
  fits: ({ json }) => v.is(v.object({ 'fio version': v.string(), jobs: v.array(v.looseObject({})) }), json),
  parse(document) {
    const { jobs } = decodeJson(document, v.object({ jobs: v.array(job) }), expected)
    const directions = jobs.flatMap(one => {
      if (one.error !== 0) return [{ name: one.jobname, error: one.error, said: undefined }]
      return (['read', 'write', 'trim'] as const).flatMap(key =>
        (one[key]?.total_ios ?? 0) === 0 ? [] : [{ name: `${one.jobname} ${key}`, error: 0, said: one[key] }],
      )
    })
    const names = numberDuplicates(directions.map(({ name }) => name))
    return insistOnSome(directions, expected).flatMap(({ error, said }, index) =>
      said ? read(said, names[index]!) : [makeFailure(throughput(names[index]!), `fio ended it with error ${error}`)],
    )
  },
}

function throughput(benchmark: string) {
  return { benchmark, metric: 'throughput', unit: 'ops/s', primary: true }
}

function read(
  { iops, bw_bytes, clat_ns, lat_ns }: NonNullable<v.InferOutput<typeof direction>>,
  benchmark: string,
): readonly Reading[] {
  const completion = clat_ns ?? lat_ns
  return readLoad({
    benchmark,
    metrics: [
      { metric: 'throughput', unit: 'ops/s', value: iops },
      { metric: 'time', unit: 'ns', value: completion?.percentile['50.000000'] ?? completion?.mean },
      { metric: 'p99', unit: 'ns', value: completion?.percentile['99.000000'] },
      { metric: 'bandwidth', unit: 'B/s', value: bw_bytes },
    ],
  })
}
