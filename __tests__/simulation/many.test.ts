import { expect, test } from 'vitest'
import { standardError } from '../../bench/simulate/share.js'
import { conclude } from '../../src/compare/conclude.js'
import { isCalled } from '../../src/compare/verdict.js'
import { normalQuantile } from '../../src/stats/distributions/normal.js'
import { type Benchmark, makeRecord, withNewCopies } from '../unit/compare/records.js'

interface Kind {
  readonly count: number
  /** The change of the contender, and the standard deviation of the noise, as fractions. */
  readonly effect: number
  readonly deviation: number
}

const sessions = 60

/** What sessions of 20 rounds with these kinds of benchmarks report: false verdicts on what has not changed, and true ones. */
function simulate(kinds: Readonly<Record<string, Kind>>) {
  const outcomes = Array.from({ length: sessions }, (_, session) => {
    const benchmarks = Object.entries(kinds).flatMap(([kind, { count, effect, deviation }]) =>
      Array.from(
        { length: count },
        (_, index): Benchmark => ({
          name: `${kind} ${index}`,
          value: ({ side, random }) =>
            Math.exp(deviation * normalQuantile(random.next()) + (side === 'contender' ? Math.log1p(effect) : 0)),
        }),
      ),
    )
    const { findings } = conclude(withNewCopies(makeRecord(benchmarks, { seed: `many ${session}` })))
    const called = findings.filter(({ verdict }) => isCalled(verdict))
    const isFalse = ({ benchmark }: (typeof findings)[number]): boolean => kinds[benchmark.split(' ')[0]!]!.effect === 0
    return { reported: called.length, false: called.filter(isFalse).length }
  })
  const sum = (of: (outcome: (typeof outcomes)[number]) => number): number =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0)
  return {
    sessionsWithFalse: outcomes.filter(outcome => outcome.false > 0).length / sessions,
    falseOfReported:
      sum(outcome => outcome.false) /
      Math.max(
        1,
        sum(outcome => outcome.reported),
      ),
    found: sum(({ reported, false: wrong }) => reported - wrong) / sessions,
  }
}

const most = 0.05 + 3 * standardError(0.05, sessions)

test('many small changes that nobody calls do not let noise pass', () => {
  const { sessionsWithFalse } = simulate({
    quiet: { count: 60, effect: 0.01, deviation: 0.003 },
    noisy: { count: 20, effect: 0, deviation: 0.05 },
  })
  expect(sessionsWithFalse).toBeLessThanOrEqual(0.05)
}, 180_000)

test('of what is reported, at most a twentieth is false, and what changed is found', () => {
  const { falseOfReported, found } = simulate({
    changed: { count: 20, effect: 0.05, deviation: 0.005 },
    noisy: { count: 20, effect: 0, deviation: 0.05 },
  })
  expect(falseOfReported).toBeLessThanOrEqual(most)
  expect(found).toBe(20)
})
