import { expect, test } from 'vitest'
import { conclude } from '../../../src/compare/conclude.js'
import { makeJudgedSeries } from '../../../src/compare/judged-clock.js'
import { settle } from '../../../src/compare/rounds/settled.js'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import { explain } from '../../../src/record/reasons.js'
import { makeOnlyPair, type Pair } from '../../../src/record/record.js'
import { makeProcessRecord, type ProcessRun, type ValueOf } from './records.js'

type Place = Parameters<ValueOf>[0]

/** One second of CPU time with noise of about ±`noise`, times `effect` on the contender's side. */
const computing = ({ side, random }: Place, effect = 1, noise = 0.004): number =>
  (1 + noise * (random.next() + random.next() - 1)) * (side === 'contender' ? effect : 1)

/** Other programs have the core for up to a second. */
const busy = ({ random }: Place): number => random.next()

const program =
  (effect: number, { waitingOf = (_: Place): number => 0.002, delayOf = busy, threads = 1 } = {}) =>
  (place: Place): ProcessRun => {
    const cpu = computing(place, effect)
    return { cpu: threads * cpu, waiting: waitingOf(place), runDelay: delayOf(place), mainThread: cpu }
  }

const isJudgedByCpuTime = (record: Pair): boolean =>
  makeJudgedSeries(record).series.some(({ clocks }) => clocks !== undefined)

const timeOf = (record: Pair) => conclude(record).findings.find(({ metric }) => metric === 'time')!

test.each<[what: string, run: (place: Place) => ProcessRun, verdict: string, byCpuTime: boolean, reason?: string]>([
  ['computes 3% more', program(1.03), 'regressed', true],
  ['computes 5% less', program(0.95), 'improved', true],
  ['computes the same', program(1), 'unchanged', true],
  ['computes 3% more in two threads', program(1.03, { threads: 2 }), 'regressed', true],
  [
    'waits 5% longer',
    program(1, { waitingOf: ({ side }) => (side === 'contender' ? 0.05 : 0.002) }),
    'inconclusive',
    false,
  ],
  [
    'waits 5% longer from the second analysis on',
    program(1, { waitingOf: ({ side, round }) => (side === 'contender' && round >= 5 ? 0.05 : 0.002) }),
    'inconclusive',
    true,
    'no more CPU time, but it waits longer',
  ],
  [
    'computes 5% less and waits as much longer',
    program(0.95, { waitingOf: ({ side, round }) => (side === 'contender' && round >= 5 ? 0.06 : 0.002) }),
    'inconclusive',
    true,
    'less CPU time, but it waits longer',
  ],
  ['sleeps half of the time', program(1.03, { waitingOf: () => 1 }), 'inconclusive', false],
  ['computes 3% more on a quiet machine', program(1.03, { delayOf: () => 0.001 }), 'regressed', false],
])('a program on a busy machine that %s', (_, run, verdict, byCpuTime, reason) => {
  const finding = timeOf(makeProcessRecord(run))
  expect([finding.verdict, finding.byCpuTime !== undefined]).toEqual([verdict, byCpuTime])
  if (reason !== undefined) expect(explain(finding.reason!)).toBe(reason)
})

test('waiting that may be as long as the threshold is said', () => {
  const waitingOf = ({ round, random }: Place): number => (round < 5 ? 0.002 : 0.3 * random.next())
  const record = makeProcessRecord(program(1, { waitingOf }))
  const finding = timeOf({ ...record, settings: { ...record.settings, looks: [5, 20] } })
  expect(finding.verdict).toBe('inconclusive')
  expect(explain(finding.reason!)).toBe('no more CPU time, but it may wait longer')
})

test('a wall clock that moved the other way takes the call', () => {
  const delayOf = (place: Place): number => busy(place) * (place.side === 'contender' ? 0.1 : 1)
  const finding = timeOf(makeProcessRecord(program(1.03, { delayOf })))
  expect(finding).toMatchObject({ verdict: 'inconclusive', doubt: 'clocks' })
  expect(explain(finding.reason!)).toBe('more CPU time, but faster by the wall clock')
  const slower = (place: Place): number => (place.side === 'contender' ? 1 : 0.1) * busy(place)
  const gain = timeOf(makeProcessRecord(program(0.9, { delayOf: slower })))
  expect(gain).toMatchObject({ verdict: 'inconclusive', doubt: 'clocks' })
  expect(explain(gain.reason!)).toBe('less CPU time, but slower by the wall clock')
})

test.each<[metrics: string, byCpuTime: boolean]>([
  ['primary', true],
  ['all', true],
  ['primary, peak-memory', true],
  ['time', false],
  ['primary, time', false],
  ['cpu-time', false],
])('metrics: %s', (metrics, byCpuTime) => {
  const record = makeProcessRecord(program(1.03), { metrics })
  expect(isJudgedByCpuTime(record)).toBe(byCpuTime)
  const judged = conclude(record).findings.filter(({ verdict }) => verdict !== null)
  if (metrics === 'cpu-time') expect(judged).toMatchObject([{ metric: 'cpu-time', verdict: 'regressed' }])
})

test('where a third side ran in the rounds, the wall clock is judged', () => {
  const record = makeProcessRecord(program(1.03))
  const rounds = record.rounds.map(round => round.map((run, at) => ({ ...run, turn: at + (at > 1 ? 1 : 0) })))
  expect(isJudgedByCpuTime({ ...record, rounds })).toBe(false)
})

test('the wall time stands next to it', () => {
  const { findings } = conclude(makeProcessRecord(program(1.03)))
  expect(Object.fromEntries(findings.map(({ metric, verdict }) => [metric, verdict]))).toEqual({
    ...{ time: 'regressed', 'wall-time': null, 'cpu-time': null, 'waiting-time': null, 'run-delay': null },
  })
})

test('the first rounds alone choose the clock', () => {
  const looks = [5, 8, 13, 20]
  const quietLater = program(1, { delayOf: place => (place.round < 5 ? busy(place) : 0.001) })
  const busyLater = program(1, { delayOf: place => (place.round < 5 ? 0.001 : busy(place)) })
  const after = (run: (place: Place) => ProcessRun, rounds: number): Pair => {
    const record = makeProcessRecord(run)
    return { ...record, settings: { ...record.settings, looks }, rounds: record.rounds.slice(0, rounds) }
  }
  expect(looks.map(look => isJudgedByCpuTime(after(quietLater, look)))).toEqual([true, true, true, true])
  expect(looks.map(look => isJudgedByCpuTime(after(busyLater, look)))).toEqual([false, false, false, false])
})

test('measuring goes on where waiting is open, although CPU time is clear', () => {
  const after = (waiting: number): boolean => {
    const late = ({ side, round }: Place): number => (side === 'contender' && round >= 5 ? waiting : 0.002)
    const record = makeProcessRecord(program(1, { waitingOf: late }))
    const settings = { ...record.settings, looks: [5, 12, 20] }
    return settle([{ ...record, settings, rounds: record.rounds.slice(0, 12) }]).isSettled
  }
  expect([after(0.002), after(0.05)]).toEqual([true, false])
})

test.each<[what: string, change: (value: number) => number]>([
  ['comes in ticks of a hundredth of a second', value => Math.round(value * 100) / 100],
  ['is unknown in a run', value => (value > 1 ? 0 : value)],
])('CPU time that %s is not judged', (_, change) => {
  const record = makeProcessRecord(program(1))
  const rounds = record.rounds.map(round =>
    round.map(run => ({
      ...run,
      measurements: run.measurements.map(one =>
        one.metric.name === 'cpu-time' ? { ...one, value: change(one.value) } : one,
      ),
    })),
  )
  expect(isJudgedByCpuTime({ ...record, rounds })).toBe(false)
})

test('a saved record is judged by the same clock', () => {
  const { sides: _, earlier: __, ...pair } = makeProcessRecord(program(1.03))
  const sides = ['baseline', 'contender'].map(name => ({ name, copies: 2 as const }))
  const saved = encodeRecord({ ...pair, baseline: 'baseline', sides })
  const read = makeOnlyPair(decodeRecord(saved))
  expect(timeOf(read)).toEqual(timeOf({ ...pair, ...read, rounds: pair.rounds }))
  expect(timeOf(read).byCpuTime).toBeDefined()
})
