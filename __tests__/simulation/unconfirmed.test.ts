import { expect, test } from 'vitest'
import { standardError } from '../../bench/simulate/share.js'
import { findGateFailures } from '../../src/compare/gate/gate.js'
import type { Pair } from '../../src/record/record.js'
import { makeSection } from '../../src/report/make-report.js'
import { normalQuantile } from '../../src/stats/distributions/normal.js'
import { makeRandom } from '../../src/stats/random.js'
import { type Benchmark, makeRecord } from '../unit/compare/records.js'

const sessions = 150
const most = 0.05 + 2 * standardError(0.05, sessions)

/** Noise of `deviation`, and each copy has an offset of its own; the contender takes so much longer. */
function makeBenchmark(name: string, session: number, { offsets = 0, deviation = 0.02, effect = 0 }): Benchmark {
  const random = makeRandom(`offsets ${name} ${session}`)
  const draw = (): number => normalQuantile(random.next() || 0.5)
  const of = { baseline: [draw(), draw()], contender: [draw(), draw()] }
  return {
    name,
    value: ({ side, copy, random }) =>
      Math.exp(
        deviation * normalQuantile(random.next() || 0.5) +
          offsets * of[side as 'baseline' | 'contender'][copy - 1]! +
          (side === 'contender' ? Math.log1p(effect) : 0),
      ),
  }
}

/** The share of sessions, cut off before their second stage, that `fail-on: regressed` fails. */
function shareRed(rounds: number, count: number, kind: Parameters<typeof makeBenchmark>[2]): number {
  const reds = Array.from({ length: sessions }, (_, session) => {
    const names = Array.from({ length: count }, (_, index) => `benchmark ${index}`)
    const benchmarks = names.map(name => makeBenchmark(name, session, kind))
    const record: Pair = {
      ...makeRecord(benchmarks, { rounds, seed: `cut off ${session}` }),
      plan: {
        ...{ copies: { baseline: 2, contender: 2 }, inPlace: false, rounds: 20, looks: [5, 8, 13, 20] },
        ...{ stoppedBy: 'time-budget', seconds: 1 },
      },
      reinstall: { when: 'once', starts: [0] },
      stages: [0],
    }
    return findGateFailures(makeSection(record), { failOn: ['regressed'], allow: [] }).length > 0
  })
  return reds.filter(Boolean).length / sessions
}

test.each([
  [5, 1],
  [5, 8],
  [20, 1],
  [20, 8],
])(
  'copies that differ fail no gate where time ran out: %i rounds, %i benchmarks',
  (rounds, count) => {
    for (const deviation of [0.002, 0.02])
      for (const offsets of [0.005, 0.01, 0.02])
        expect(shareRed(rounds, count, { offsets, deviation })).toBeLessThanOrEqual(most)
  },
  300_000,
)

test('a large regression fails it', () => {
  expect(shareRed(8, 1, { offsets: 0.005, effect: 0.3 })).toBeGreaterThan(0.95)
  expect(shareRed(20, 1, { offsets: 0.005, effect: 0.88 })).toBe(1)
})
