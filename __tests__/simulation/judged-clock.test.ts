import { describe, expect, test } from 'vitest'
import { standardError } from '../../bench/simulate/share.js'
import { conclude } from '../../src/compare/conclude.js'
import type { Finding } from '../../src/compare/finding.js'
import { makeJudgedSeries } from '../../src/compare/judged-clock.js'
import { settle } from '../../src/compare/rounds/settled.js'
import { normalQuantile } from '../../src/stats/distributions/normal.js'
import type { Random } from '../../src/stats/random.js'
import { makeProcessRecord, type ProcessRun } from '../unit/compare/records.js'

const sessions = 200
const looks = [5, 8, 13, 20]

const normal = (random: Random): number => normalQuantile(random.next() || 0.5)

/** A machine: the standard deviation of CPU time, and how long a second of it queues for a core. */
interface Machine {
  readonly noise: number
  readonly delayOf: (random: Random, round: number) => number
}

/** Now and then, others are done for a few rounds. */
const inBursts = (random: Random, round: number): number => (round % 7 < 3 ? 0.02 : 1) * random.next()

const machines: Readonly<Record<string, Machine>> = {
  'that others use': { noise: 0.005, delayOf: random => -Math.log(random.next() || 1) },
  'that others use in bursts': { noise: 0.005, delayOf: inBursts },
  // Now the one clock is chosen, and now the other.
  'on which CPU time is about half as noisy as the wall clock': {
    noise: 0.02,
    delayOf: random => -0.035 * Math.log(random.next() || 1),
  },
}

interface Change {
  readonly cpu?: number
  readonly waiting?: number
  readonly metrics?: string
}

/** The finding of a session where measuring ends as it does by default. */
function runSession(
  { noise, delayOf }: Machine,
  { cpu = 0, waiting = 0, metrics = 'primary' }: Change,
  session: number,
) {
  const runOf = ({ side, random, round }: { side: string; random: Random; round: number }): ProcessRun => {
    const [more, longer] = side === 'contender' ? [cpu, waiting] : [0, 0]
    return {
      cpu: Math.exp(noise * normal(random)) * (1 + more),
      waiting: 0.002 * random.next() + longer,
      runDelay: delayOf(random, round),
    }
  }
  const whole = makeProcessRecord(runOf, { metrics, seed: `clocks ${session}` })
  const after = (rounds: number) => ({
    ...whole,
    settings: { ...whole.settings, looks },
    rounds: whole.rounds.slice(0, rounds),
    reinstall: { when: 'round' as const, starts: whole.reinstall!.starts.slice(0, rounds) },
  })
  const rounds = looks.find(look => settle([after(look)]).isSettled) ?? 20
  return conclude(after(rounds)).findings.find(({ metric }) => metric === 'time')!
}

function shares(machine: Machine, change: Change, count = sessions) {
  const findings = Array.from({ length: count }, (_, session) => runSession(machine, change, session))
  const shareOf = (is: (finding: Finding) => boolean): number => findings.filter(is).length / count
  return {
    byCpuTime: shareOf(({ byCpuTime }) => byCpuTime !== undefined),
    regressed: shareOf(({ verdict }) => verdict === 'regressed'),
    faster: shareOf(({ verdict, doubt }) => verdict === 'improved' || doubt === 'few-runs'),
    unchanged: shareOf(({ verdict }) => verdict === 'unchanged'),
  }
}

const most = 0.05 + 3 * standardError(0.05, sessions)

describe.each(Object.entries(machines))('on a machine %s', (_, machine) => {
  test('what did not change is called no change', () => {
    const { regressed, faster, unchanged } = shares(machine, {})
    expect(regressed + faster).toBeLessThanOrEqual(most)
    expect(unchanged).toBeGreaterThan(0.7)
  })

  test('waiting that is 3% longer is neither unchanged nor a gain', () => {
    const { unchanged, faster } = shares(machine, { waiting: 0.03 })
    expect(unchanged + faster).toBe(0)
  })
})

test.each([0.03, 0.05])('CPU time finds a change of %d, and the wall clock does not', cpu => {
  const machine = machines['that others use']!
  const found = shares(machine, { cpu }, 100)
  expect(found.byCpuTime).toBe(1)
  expect(found.regressed).toBeGreaterThan(0.95)
  expect(shares(machine, { cpu: -cpu }, 100).faster).toBeGreaterThan(0.95)
  expect(shares(machine, { cpu, metrics: 'time' }, 50).regressed).toBeLessThan(0.2)
})

test('where the wall clock can tell, it is judged', () => {
  const quiet: Machine = { noise: 0.005, delayOf: random => 0.01 * random.next() }
  expect(shares(quiet, { cpu: 0.03 }, 100)).toMatchObject({ byCpuTime: 0, regressed: 1 })
})

test.each([
  [1, 0, 0.3],
  [2, 0.6, 0.9],
  [4, 0.93, 1],
])(
  'of five rounds whose wall clock varies %d times as much as CPU time, the share that chooses CPU time',
  (ratio, least, most) => {
    const noise = 0.01
    // A second of queueing halves the noise of the computing in the wall time, and adds its own.
    const ofQueue = noise * Math.sqrt(4 * ratio ** 2 - 1)
    const chosen = Array.from({ length: sessions }, (_, session) => {
      const record = makeProcessRecord(
        ({ random }) => ({ cpu: 1 + noise * normal(random), waiting: 0, runDelay: 1 + ofQueue * normal(random) }),
        { rounds: 5, seed: `choice ${session}` },
      )
      const { series } = makeJudgedSeries({ ...record, settings: { ...record.settings, threshold: 0.001 } })
      return series.some(({ clocks }) => clocks !== undefined)
    })
    const share = chosen.filter(Boolean).length / sessions
    expect(share).toBeGreaterThanOrEqual(least)
    expect(share).toBeLessThanOrEqual(most)
  },
)
