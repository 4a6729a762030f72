import type { Metric } from '../../../src/metrics/metric.js'
import type { Measurement, Pair, PairInvocation } from '../../../src/record/record.js'
import { makeRandom, type Random, shuffle } from '../../../src/stats/random.js'

export const time: Metric = { name: 'time', unit: 's', better: 'lower' }

/** The value of a benchmark in one slot of one round; undefined where it prints none. */
export type ValueOf = (place: {
  readonly side: 'baseline' | 'contender'
  readonly copy: 1 | 2
  readonly round: number
  readonly random: Random
}) => number | undefined

export interface Benchmark {
  readonly name: string
  readonly metric?: Metric
  /** The step of the digits that its values are printed in. */
  readonly step?: number
  readonly value: ValueOf
}

/** 1 with noise of about `spread`, times `1 + effect` on the contender's side. */
export function noisy(effect = 0, spread = 0.005): ValueOf {
  return ({ side, random }) =>
    (1 + spread * (random.next() + random.next() - 1)) * (side === 'contender' ? 1 + effect : 1)
}

/** `record` with new copies in each round, so that what two installations may differ by is no part of its intervals. */
export function withNewCopies(record: Pair): Pair {
  return { ...record, reinstall: { when: 'round', starts: record.rounds.map((_, round) => round) } }
}

/** A record of rounds in which every slot prints all `benchmarks`; `change` may alter an invocation. */
export function makeRecord(
  benchmarks: readonly Benchmark[],
  {
    rounds = 20,
    metrics = 'primary',
    seed = 'records',
    change = (one: PairInvocation, _round: number): PairInvocation => one,
  } = {},
): Pair {
  const random = makeRandom(seed)
  const slots = (['baseline', 'contender'] as const).flatMap(side => ([1, 2] as const).map(copy => ({ side, copy })))
  const makeRound = (round: number): PairInvocation[] =>
    slots.map(slot => {
      const measurements = benchmarks.flatMap(({ name, metric = time, step, value }): Measurement[] => {
        const measured = value({ ...slot, round, random })
        return measured === undefined ? [] : [{ benchmark: name, metric, value: measured, ...(step && { step }) }]
      })
      return change({ slot, outcome: 'ok', measurements }, round)
    })
  return {
    suite: 'benchmark',
    settings: { threshold: 0.02, confidence: 0.95, metrics },
    warnings: [],
    rounds: Array.from({ length: rounds }, (_, round) => makeRound(round)),
  }
}

/** What one run of a process took, in seconds: on cores, neither running nor ready, and ready without a core. */
export interface ProcessRun {
  readonly cpu: number
  readonly waiting: number
  readonly runDelay: number
  /** CPU time of its main thread alone, where it has others. */
  readonly mainThread?: number
}

/** A record of a process of which every run has all clocks, and the wall time that follows from them. */
export function makeProcessRecord(
  runOf: (place: Parameters<ValueOf>[0]) => ProcessRun,
  { rounds = 20, metrics = 'primary', seed = 'processes' } = {},
): Pair {
  const random = makeRandom(seed)
  const slots = (['baseline', 'contender'] as const).flatMap(side => ([1, 2] as const).map(copy => ({ side, copy })))
  const makeRound = (round: number): PairInvocation[] =>
    shuffle(slots, random).map(slot => {
      const { cpu, waiting, runDelay, mainThread = cpu } = runOf({ ...slot, round, random })
      const asides = { 'cpu-time': cpu, 'run-delay': runDelay, 'waiting-time': waiting }
      const measurements: readonly Measurement[] = [
        { benchmark: 'benchmark', metric: time, value: mainThread + waiting + runDelay },
        ...Object.entries(asides).map(([name, value]) => ({
          ...{ benchmark: 'benchmark', metric: { ...time, name, aside: true as const }, value },
        })),
      ]
      return { slot, outcome: 'ok', measurements }
    })
  return withNewCopies({
    suite: 'benchmark',
    settings: { threshold: 0.02, confidence: 0.95, metrics },
    warnings: [],
    rounds: Array.from({ length: rounds }, (_, round) => makeRound(round)),
  })
}
