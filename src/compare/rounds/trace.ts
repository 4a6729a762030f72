import { nominalAlpha } from '../../stats/sequential/repeated-p.js'
import type { Change } from '../finding.js'
import { hasZero, type Series } from '../series.js'
import { compareSides } from '../stages/1-describe.js'
import { toChange } from '../verdict.js'
import { type Designed, makeDesign } from './design.js'

/** The state of knowledge after a number of rounds. */
export interface LookChange {
  readonly rounds: number
  readonly change: Change
}

/**
 * The change of `series` as it stood at each look, the last one at `final`, which is the report's.
 *
 * The earlier ones are what the exact test said at the same confidence. What two installations add is known at the end only.
 */
export function traceLooks(
  { rounds, numbers, breaks, metric, judge }: Series,
  record: Designed,
  final: Change,
): readonly LookChange[] {
  const design = makeDesign(record, numbers)
  // Only the last look tells of counts of which some are 0: by their means.
  const passed = hasZero({ rounds }) ? [] : design.looks.slice(0, -1)
  const earlier = passed.map((look, index) => {
    const engine = compareSides({
      ...{ metric, judge },
      rounds: rounds.slice(0, look),
      breaks: breaks.filter(start => start < look),
    })
    const level = 1 - nominalAlpha({ ...design, looks: passed.slice(0, index + 1) }, 1 - final.level)
    const change = toChange({ estimate: engine.estimate, ...engine.interval(level) }, metric.better, final.level)
    return { rounds: look, change }
  })
  return [...earlier, { rounds: design.looks.at(-1)!, change: final }]
}
