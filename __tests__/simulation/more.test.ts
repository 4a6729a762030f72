import { expect, test } from 'vitest'
import { shareOf, standardError } from '../../bench/simulate/share.js'
import { addExperiments, conclude } from '../../src/compare/conclude.js'
import type { Change, Finding } from '../../src/compare/finding.js'
import { isCalled } from '../../src/compare/verdict.js'
import { mostMore } from '../../src/record/limits.js'
import { continueSeries, type Pair } from '../../src/record/record.js'
import { normalQuantile } from '../../src/stats/distributions/normal.js'
import { makeRecord, withNewCopies } from '../unit/compare/records.js'

/** One experiment of 8 rounds; the noise of a run is the given standard deviation, as a fraction. */
function measure(effect: number, deviation: number, seed: string): Pair {
  const value = ({ side, random }: Parameters<Parameters<typeof makeRecord>[0][number]['value'] & object>[0]) =>
    Math.exp(deviation * normalQuantile(random.next()) + (side === 'contender' ? Math.log1p(effect) : 0))
  return withNewCopies(makeRecord([{ name: 'parse', value }], { rounds: 8, seed }))
}

/** A series of somebody who asks for more as long as it is offered: the verdict of the first experiment and that of the last. */
function runSeries(effect: number, deviation: number, seed: string) {
  const earlier: Pair[] = []
  let first: Finding | undefined
  for (;;) {
    const pair = measure(effect, deviation, `${seed}/${earlier.length}`)
    const series = continueSeries(pair.settings, earlier)
    // It is the only benchmark, and still open: those before it change nothing but its share of the error rate.
    const { findings } = conclude({ ...pair, settings: series.settings ?? pair.settings })
    const [finding] = findings
    first ??= finding
    if (finding!.verdict !== 'inconclusive' || earlier.length === mostMore) {
      const [told] = addExperiments(findings, { ...pair, ...series })
      return { first: first!, last: told!, experiments: earlier.length + 1 }
    }
    earlier.push(pair)
  }
}

const holds = ({ low, high }: Change, effect: number): boolean =>
  (low ?? Number.NEGATIVE_INFINITY) <= effect && effect <= (high ?? Number.POSITIVE_INFINITY)

const many = (count: number) => Array.from({ length: count }, (_, series) => `${series}`)

test('of 2,000 series without a change, at most a twentieth has a false alarm in any experiment, and intervals cover', () => {
  const series = many(2000).map(seed => runSeries(0, 0.05, `more ${seed}`))
  const share = (of: (one: (typeof series)[number]) => boolean) => shareOf(series.map(of)).share
  const alarms = share(({ last }) => isCalled(last.verdict))
  const went = series.filter(({ experiments }) => experiments > 1)
  const covered = shareOf(went.map(({ last }) => holds(last.change!, 0))).share
  const pooled = shareOf(went.map(({ last }) => holds(last.experiments!.pooled!, 0))).share
  expect(went.length).toBeGreaterThan(1000)
  expect(alarms).toBeLessThanOrEqual(0.05)
  expect(covered).toBeGreaterThanOrEqual(0.95)
  expect(pooled).toBeGreaterThanOrEqual(0.95)
}, 1_800_000)

test('what was too small for one experiment is found more often, and its size is right', () => {
  const series = many(300).map(seed => runSeries(0.05, 0.05, `found ${seed}`))
  const found = (of: 'first' | 'last') => shareOf(series.map(one => one[of].verdict === 'regressed')).share
  const went = series.filter(({ experiments }) => experiments > 1)
  const pooled = shareOf(went.map(({ last }) => holds(last.experiments!.pooled!, 0.05))).share
  expect(found('last')).toBeGreaterThan(found('first') + 0.1)
  expect(series.some(({ last }) => last.verdict === 'improved')).toBe(false)
  expect(pooled).toBeGreaterThanOrEqual(0.95 - 2 * standardError(0.05, went.length))
}, 600_000)
