import * as v from 'valibot'
import { anything, jsonFormat } from '../../reading/builders.js'
import { readLoad } from './load.js'

const latency = v.optional(v.object({ mean: anything, percentile: v.optional(v.record(v.string(), v.unknown()), {}) }))

const direction = v.optional(
  v.object({ total_ios: v.number(), iops: v.unknown(), bw_bytes: anything, lat_ns: latency, clat_ns: latency }),
)

const job = v.object({
  jobname: v.string(),
  error: v.optional(v.number(), 0),
  read: direction,
  write: direction,
  trim: direction,
})

/** A job in one direction, or its error. */
interface Part {
  readonly name: string
  readonly error: number
  readonly said?: NonNullable<v.InferOutput<typeof direction>>
}

/**
 * A benchmark for each job and direction in which it did something (`job read`), about the operations in a second; latencies are in ns,
 * and those of completion. Source: outputs of 3.33.
 */
export const fio = jsonFormat({
  name: 'fio',
  title: 'fio, JSON',
  advice: 'run it with --output-format=json, and --output=FILE',
  is: v.object({ 'fio version': v.string(), jobs: v.array(v.looseObject({})) }),
  schema: v.object({ jobs: v.array(job) }),
  benchmarks: ({ jobs }) => jobs.flatMap(splitJob),
  read: ({ name, error, said }) => {
    if (!said)
      return [{ metric: 'throughput', unit: 'ops/s', primary: true, error: `fio ended it with error ${error}` }]
    const completion = said.clat_ns ?? said.lat_ns
    return readLoad({
      name,
      metrics: [
        { metric: 'throughput', unit: 'ops/s', value: said.iops },
        { metric: 'time', unit: 'ns', value: completion?.percentile['50.000000'] ?? completion?.mean },
        { metric: 'p99', unit: 'ns', value: completion?.percentile['99.000000'] },
        { metric: 'bandwidth', unit: 'B/s', value: said.bw_bytes },
      ],
    })
  },
})

function splitJob({ jobname, error, ...directions }: v.InferOutput<typeof job>): readonly Part[] {
  if (error !== 0) return [{ name: jobname, error }]
  return (['read', 'write', 'trim'] as const).flatMap(key => {
    const said = directions[key]
    return said && said.total_ios !== 0 ? [{ name: `${jobname} ${key}`, error, said }] : []
  })
}
