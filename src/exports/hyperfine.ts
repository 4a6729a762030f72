import { summarise } from '../compare/summary.js'
import type { SessionRecord } from '../record/record.js'
import { collectSamples, nameOf, type Sample } from './samples.js'

/**
 * The JSON of `hyperfine --export-json`, for the scripts that come with hyperfine: a result for each benchmark and side, times in
 * seconds in the order in which they were measured. Only times fit in that file; `user` and `system` are left out.
 */
export function writeHyperfine(record: SessionRecord, sides: readonly string[]): string {
  const times = collectSamples(record, sides).filter(({ metric }) => metric.unit === 's')
  return `${JSON.stringify({ results: times.map(sample => writeResult(sample, sides.length > 1)) }, null, 2)}\n`
}

function writeResult(sample: Sample, isBeside: boolean): object {
  const { n, mean, sd, median, min, max } = summarise(sample.values)!
  const name = nameOf(sample)
  return {
    command: isBeside ? `${name} (${sample.side})` : name,
    mean,
    stddev: n < 2 ? null : sd,
    ...{ median, min, max },
    times: sample.values,
    parameters: { side: sample.side },
  }
}
