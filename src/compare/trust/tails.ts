import { percentSize } from '../../metrics/scale.js'
import { type SpreadTest, testSpread } from '../../stats/effects/spread-test.js'
import type { ChangeEngine } from '../../stats/engine/engine.js'
import type { Comparison } from '../comparison.js'
import type { Series } from '../series.js'
import type { OwnSettings } from '../verdicts/description.js'
import type { Change, Finding, SecondOpinions } from '../verdicts/finding.js'
import { makeSecondOpinions } from './second-opinions.js'

/** What was improved, and how. */
interface Improvement {
  readonly change: Change
  readonly secondOpinions: SecondOpinions | null
}

/** The sides of one comparison, and what tests them. */
interface Tested {
  readonly comparison: Comparison
  readonly engine: ChangeEngine
}

/** A contender seems noisier from here on: few rounds seldom show it more clearly, even where it varies three times as much. */
const alpha = 0.2

/**
 * Returns whether more rounds may yet doubt an improvement of the typical run: the contender seems to be noisier, and its mean is not
 * clearly better.
 */
export function mayBeDoubted({ comparison: { series }, engine }: Tested, settings: OwnSettings): boolean {
  if (engine.estimate >= 0 || series.judge !== 'auto') return false
  const spread = testSides(series, engine)
  if (!spread.isWider || spread.p > alpha) return false
  return !hasBetterMean(makeSecondOpinions(series, settings.confidence).means, series, settings)
}

/**
 * Doubts an improvement of the typical run, which is what the test of ranks sees, where other runs did not improve.
 *
 * It is no improvement where the mean or the slowest runs are worse, or where the spread grew and the mean did not improve as much as
 * it must. Where the spread grew, and the mean improved all the same, only the reason says so. Returns undefined without any of this.
 */
export function doubtImprovement(
  { comparison: { series }, engine }: Tested,
  { change, secondOpinions }: Improvement,
  settings: OwnSettings,
): Pick<Finding, 'reason'> | Pick<Finding, 'verdict' | 'doubt' | 'reason'> | undefined {
  const means = secondOpinions?.means ?? null
  const p95 = secondOpinions?.p95 ?? null
  const isWorse = isWholly('worse', means, series) || isWholly('worse', p95, series)
  const spread = testSides(series, engine)
  const isNoisier = spread.isWider && spread.p <= alpha
  if (!isWorse && !isNoisier) return undefined
  const reason = describe(series, { change, means, p95 })
  const isDoubtful = isWorse || !hasBetterMean(means, series, settings)
  return isDoubtful ? { verdict: 'inconclusive', doubt: 'tails', reason } : { reason }
}

/** Whether the mean has improved as the typical run must: clearly, and by the threshold at least. */
function hasBetterMean(means: Change | null, series: Series, { threshold }: OwnSettings): boolean {
  return means !== null && isWholly('better', means, series) && Math.abs(means.value) >= threshold
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
  const isTime = metric.unit === 's' && metric.better === 'lower'
  const say = ({ value }: Change): string => `${percentSize(value)} ${word(value, isTime)}`
  const mean = means && (isOpen(means) ? 'unchanged' : say(means))
  const extreme = isTime ? 'slowest runs' : `${metric.better === 'higher' ? '5th' : '95th'} percentile`
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
