import { median } from 'simple-statistics'
import type { Direction } from '../metrics/metric.js'
import type { SessionRecord } from '../record/record.js'
import { collectSamples, nameOf } from './samples.js'

/**
 * One side as github-action-benchmark reads it: `customSmallerIsBetter` holds the metrics of which less is better, and
 * `customBiggerIsBetter` those of which more is better, as that tool takes one direction from each file. Values are medians in base units.
 */
export function writeGithubActionBenchmark(
  record: SessionRecord,
  sides: readonly string[],
  better: Exclude<Direction, 'unknown'>,
): string {
  const fitting = collectSamples(record, sides).filter(({ metric }) => metric.better === better)
  const entries = fitting.map(sample => {
    const value = median([...sample.values])
    const deviations = sample.values.map(one => Math.abs(one - value))
    return {
      name: nameOf(sample),
      unit: sample.metric.unit,
      value,
      range: `± ${Number(median(deviations).toPrecision(3))}`,
      extra: `${sample.values.length} values of the ${sample.side}`,
    }
  })
  return `${JSON.stringify(entries, null, 2)}\n`
}
