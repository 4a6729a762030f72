import type { SessionRecord } from '../../../src/record/record.js'
import { makeRandom } from '../../../src/stats/random.js'

const slots = (['baseline', 'contender'] as const).flatMap(side => ([1, 2] as const).map(copy => ({ side, copy })))

/** A session of benchmarks with these names, from a seed: every fifth one is slower by 8%. */
export function makeSession(names: readonly string[], rounds = 6): SessionRecord {
  const random = makeRandom('page')
  const noise = (): number => random.next() + random.next() - 1
  return {
    suite: 'parser',
    settings: { threshold: 0.02, confidence: 0.95, metrics: 'primary' },
    createdAt: '2026-01-31T12:00:00Z',
    baseline: 'baseline',
    sides: [
      { name: 'baseline', copies: 2 },
      { name: 'contender', copies: 2 },
    ],
    plan: {
      inPlace: false,
      rounds,
      looks: [Math.ceil(rounds / 2), rounds],
      stoppedBy: 'complete',
      seconds: 95,
    },
    environment: {
      fingerprint: 'f00',
      cpu: 'AMD EPYC 7763',
      cores: 4,
      memoryInBytes: 2 ** 34,
      os: 'Linux',
      kernel: '6.8',
      node: '24.0.0',
    },
    warnings: [],
    host: Array.from({ length: rounds }, (_, round) => ({
      seconds: 3,
      cpuSeconds: 6,
      stealSeconds: round === 1 ? 0.6 : 0.01,
      spinSeconds: 0.01 * (1 + 0.002 * random.next()),
    })),
    rounds: Array.from({ length: rounds }, () =>
      slots.map(slot => ({
        slot,
        outcome: 'ok' as const,
        measurements: names.map((benchmark, index) => ({
          benchmark,
          metric: { name: 'time', unit: 's', better: 'lower' as const },
          value: 0.001 * (index + 1) * (slot.side === 'contender' && index % 5 === 0 ? 1.08 : 1) * (1 + 0.01 * noise()),
        })),
      })),
    ),
  }
}

/** A session of three sides: the third has the values of the contender. */
export function makeContest(names: readonly string[]): SessionRecord {
  const { rounds, sides, ...rest } = makeSession(names)
  return {
    ...rest,
    sides: [...sides, { name: 'release', copies: 2 }],
    rounds: rounds.map(round => [
      ...round,
      ...round.slice(2).map(one => ({ ...one, slot: { ...one.slot, side: 'release' } })),
    ]),
  }
}

/** The same session, whose baseline is the last of 20 pushes: all levels lay 3% lower before the tenth of them. */
export function withTrend(session: SessionRecord): SessionRecord {
  const random = makeRandom('trend')
  const names = [
    ...new Set(session.rounds.flat().flatMap(({ measurements }) => measurements.map(one => one.benchmark))),
  ]
  const heightOf = (push: number): number | null =>
    push === 5 ? null : push === 19 ? 0 : Math.round((push < 10 ? -3000 : 0) + 600 * (random.next() - 0.5))
  return {
    ...session,
    trend: {
      pushes: Array.from({ length: 20 }, (_, push) => (push === 2 ? 'v1.4' : `${push + 10}c0ffe`)),
      levels: names.map(benchmark => ({
        ...{ benchmark, metric: 'time' },
        heights: Array.from({ length: 20 }, (_, push) => heightOf(push)),
      })),
    },
  }
}

/** So many names with two parts: `parse/1`, `emit/2` … */
export function listNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${['parse', 'emit', 'lex'][index % 3]}/${index + 1}`)
}

/** A session at six sizes. The baseline takes 1 ms and n log n of work; the contender takes n², and is faster at small sizes. */
export function makeScannedSession(rounds = 6): SessionRecord {
  const sizes = [100, 300, 1000, 3000, 10_000, 30_000]
  const session = makeSession(
    sizes.map(size => `n=${size}`),
    rounds,
  )
  const random = makeRandom('scan')
  const workOf = (side: string, size: number): number =>
    side === 'baseline' ? 1e-3 + 5e-8 * size * Math.log(size) : 3e-9 * size ** 2
  return {
    ...session,
    rounds: session.rounds.map(round =>
      round.map(one => ({
        ...one,
        measurements: one.measurements.map((measurement, at) => ({
          ...measurement,
          value: workOf(one.slot.side, sizes[at]!) * (1 + 0.02 * (random.next() - 0.5)),
        })),
      })),
    ),
  }
}
