import type { Reading } from '../../formats/format.js'
import { makeServerMetric } from '../../metrics/server-metrics.js'
import type { ServerUse } from './server.js'

/** Reads what a server used while an invocation of so many runs ran, as readings of `benchmark`. */
export function readUse(
  { cpuSeconds, peakMemoryInBytes }: ServerUse,
  runs: number,
  benchmark: string,
): readonly Reading[] {
  const read = (name: Parameters<typeof makeServerMetric>[0], value: number | undefined): readonly Reading[] =>
    value === undefined ? [] : [{ benchmark, metric: { ...makeServerMetric(name), aside: true }, values: [value] }]
  return [
    ...read('server cpu-time', cpuSeconds === undefined ? undefined : Math.round((cpuSeconds / runs) * 1e9) / 1e9),
    ...read('server peak-memory', peakMemoryInBytes),
  ]
}
