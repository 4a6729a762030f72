import { summarise } from '../compare/summary.js'
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
    const { n, median, mad } = summarise(sample.values)!
    return {
      name: nameOf(sample),
      unit: sample.metric.unit,
      value: median,
      range: `± ${Number(mad.toPrecision(3))}`,
      extra: `${n} values of the ${sample.side}`,
    }
  })
  return `${JSON.stringify(entries, null, 2)}\n`
}
