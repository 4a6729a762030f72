import { percentSize } from '../../metrics/scale.js'
import { type SpreadTest, testSpread } from '../../stats/effects/spread-test.js'
import type { ChangeEngine } from '../../stats/engine/engine.js'
import type { Comparison } from '../comparison.js'
import type { Series } from '../series.js'
import type { Change, Finding, SecondOpinions } from '../verdicts/finding.js'

/** What was improved, and how. */
interface Improvement {
  readonly change: Change
  readonly secondOpinions: SecondOpinions | null
}

const alpha = 0.01

/**
 * Doubts an improvement of the typical run, which is what the test of ranks sees, where other runs did not improve.
 *
 * It is no improvement where the mean or the slowest runs are worse, or where the spread grew so much that the mean may be as it was.
 * Where the spread grew, and the mean improved all the same, only the reason says so. Returns undefined without any of this.
 */
export function doubtImprovement(
  { comparison: { series }, engine }: { readonly comparison: Comparison; readonly engine: ChangeEngine },
  { change, secondOpinions }: Improvement,
): Pick<Finding, 'reason'> | Pick<Finding, 'verdict' | 'doubt' | 'reason'> | undefined {
  const means = secondOpinions?.means ?? null
  const p95 = secondOpinions?.p95 ?? null
  const isWorse = isWholly('worse', means, series) || isWholly('worse', p95, series)
  const spread = testSides(series, engine)
  const isNoisier = spread.isWider && spread.p <= alpha
  if (!isWorse && !isNoisier) return undefined
  const reason = describe(series, { change, means, p95 })
  const isDoubtful = isWorse || !isWholly('better', means, series)
  return isDoubtful ? { verdict: 'inconclusive', doubt: 'tails', reason } : { reason }
}

/** Whether the whole interval of `change` is on one side of none. */
function isWholly(what: 'better' | 'worse', change: Change | null, { metric }: Series): boolean {
  if (change === null) return false
  const isMore = what === (metric.better === 'higher' ? 'better' : 'worse')
  return isMore ? (change.low ?? -Infinity) > 0 : (change.high ?? Infinity) < 0
}

function testSides({ rounds }: Series, engine: ChangeEngine): SpreadTest {
  const { centre, a, b } = engine.levelled()
  const [levels, next] = [
    { a: centre, b: centre + engine.estimate },
    { a: 0, b: 0 },
  ]
  const values = { a, b }
  const distances = rounds.map(round => {
    const block = { a: [] as number[], b: [] as number[] }
    for (const { side } of round) {
      const name = side === 'baseline' ? 'a' : 'b'
      block[name].push(Math.abs(values[name][next[name]++]! - levels[name]))
    }
    return block
  })
  return testSpread(distances)
}

interface Views {
  readonly change: Change
  readonly means: Change | null
  readonly p95: Change | null
}

function describe({ metric }: Series, { change, means, p95 }: Views): string {
  const isTime = metric.unit === 's'
  const say = ({ value }: Change): string => `${percentSize(value)} ${word(value, isTime)}`
  const mean = means && (isOpen(means) ? 'unchanged' : say(means))
  const extreme = isTime ? 'slowest runs' : '95th percentile'
  return [
    `typical ${isTime ? 'run' : 'value'} ${say(change)}`,
    ...(mean === null ? [] : [`mean ${mean}`]),
    ...(p95 === null ? [] : [`${extreme} ${say(p95)}`]),
  ].join(', ')
}

/** Whether it may be no change. */
function isOpen({ low, high }: Change): boolean {
  return (low ?? -Infinity) <= 0 && (high ?? Infinity) >= 0
}

function word(value: number, isTime: boolean): string {
  if (isTime) return value < 0 ? 'faster' : 'slower'
  return value < 0 ? 'lower' : 'higher'
}
