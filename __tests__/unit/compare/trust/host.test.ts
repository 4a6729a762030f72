import { describe, expect, test } from 'vitest'
import { nameRounds } from '../../../../src/compare/rounds/round-numbers.js'
import { describeHost } from '../../../../src/compare/trust/host.js'
import { summarizeSpin } from '../../../../src/compare/trust/spin.js'
import type { Environment } from '../../../../src/record/environment.js'
import type { HostSample } from '../../../../src/record/host.js'
import type { SessionRecord } from '../../../../src/record/record.js'
import { makeReport } from '../../../../src/report/report.js'
import { makeRecord, noisy } from '../records.js'

const calm: HostSample = {
  seconds: 1,
  cpuSeconds: 2,
  stealSeconds: 0,
  othersSeconds: 0.02,
  memoryWaitSeconds: 0,
  throttles: 0,
}

/** A record whose rounds are `calm` but for those that `unlike` names, by their numbers from 1. */
function makeHosted(
  unlike: { readonly [round: number]: HostSample },
  rest: HostSample = calm,
  rounds = 12,
): SessionRecord {
  const record = makeRecord([{ name: 'parse', value: noisy() }], { rounds })
  return { ...record, host: record.rounds.map((_, index) => ({ ...rest, ...unlike[index + 1] })) }
}

const environment: Environment = {
  ...{ fingerprint: 'a', cpu: 'b', cores: 2, memoryInBytes: 2 ** 30, os: 'c', kernel: 'd', node: 'e' },
}

describe('what was going on beside the measurements', () => {
  test.each<[code: string, unlike: { readonly [round: number]: HostSample }, message: RegExp]>([
    [
      'steal',
      { 7: { stealSeconds: 0.6 }, 8: { stealSeconds: 0.5 }, 9: { stealSeconds: 0.7 } },
      /^rounds 7–9 ran with 30 % steal: /,
    ],
    ['busy-host', { 3: { othersSeconds: 1 } }, /^round 3 ran while other processes used 50 % of the time of all cores/],
    [
      'high-load',
      { 6: { load: 4.41, othersSeconds: undefined as never } },
      /^round 6 ran at a load of 4\.4, at least twice the number of cores/,
    ],
    ['quota-spent', { 2: { quotaStops: 9 } }, /^our control group had spent its quota .* in round 2 \(9 times\)/],
    ['throttled', { 2: { throttles: 5 }, 4: { throttles: 7 } }, /for heat in rounds 2, 4 \(12 times\)/],
    [
      'memory-pressure',
      { 5: { memoryWaitSeconds: 0.12, swappedPages: 900, outOfMemoryKills: 1 } },
      /^memory was short in round 5 \(processes waited for it 12 % of the time, 900 pages were swapped, 1 processes were ended/,
    ],
    ['memory-pressure', { 5: { availableMemoryInBytes: 1000 } }, /^memory was short in round 5: /],
    ['disk-full', { 12: { freeDiskInBytes: 5 * 2 ** 20 } }, /almost full in round 12: 5 MiB were left/],
  ])('%s: %j', (code, unlike, message) => {
    const warnings = describeHost({ ...makeHosted(unlike), environment })
    expect(warnings.map(warning => warning.code)).toEqual([code])
    expect(warnings[0]!.message).toMatch(message)
  })

  test.each<[string, SessionRecord]>([
    ['a calm machine', makeHosted({})],
    ['a machine of which nothing is known', makeHosted({}, {})],
    ['a record without a host', makeRecord([{ name: 'parse', value: noisy() }])],
    ['ticks that are too few to say anything', makeHosted({}, { cpuSeconds: 0.02, stealSeconds: 0.01 }, 5)],
    ['a high load where it is known who uses the cores', makeHosted({}, { ...calm, load: 9 })],
    ['a single tick in a short round', makeHosted({ 3: { stealSeconds: 0.01 } }, { cpuSeconds: 0.1, stealSeconds: 0 })],
  ])('nothing is said of %s', (_, record) => expect(describeHost(record)).toEqual([]))

  test('short rounds are taken together until the ticks of the kernel say something', () => {
    const busy = { cpuSeconds: 0.25, stealSeconds: 0.1 }
    const unlike = { 5: busy, 6: busy, 7: busy, 8: busy }
    const record = makeHosted(unlike, { cpuSeconds: 0.25, stealSeconds: 0 })
    expect(describeHost(record)[0]!.message).toMatch(/^rounds 5–8 ran with 40 % steal/)
  })

  test('sides play no part in it', () => {
    const record = makeHosted({ 7: { stealSeconds: 1 } })
    const swapped = record.rounds.map(round =>
      round.map(one => ({
        ...one,
        slot: { ...one.slot, side: one.slot.side === 'baseline' ? ('contender' as const) : ('baseline' as const) },
      })),
    )
    expect(describeHost({ ...record, rounds: swapped })).toEqual(describeHost(record))
  })
})

describe('the spin', () => {
  const spins = (seconds: (round: number) => number, rounds = 20): SessionRecord => {
    const record = makeRecord([{ name: 'parse', value: noisy() }], { rounds })
    return { ...record, host: record.rounds.map((_, index) => ({ spinSeconds: seconds(index) })) }
  }

  test('a steady machine', () => {
    const record = spins(round => 0.0002 * (1 + 0.001 * (round % 3)))
    expect(summarizeSpin(record)).toMatchObject({ moved: [], contaminated: false })
    expect(makeReport(record).warnings).toEqual([])
  })

  test('one accident is none', () => {
    const record = spins(round => (round === 4 ? 0.0009 : 0.0002))
    expect(summarizeSpin(record)).toMatchObject({ moved: [4], contaminated: false })
    expect(makeReport(record).warnings).toEqual([])
  })

  test('a machine that became slower', () => {
    const record = spins(round => (round < 12 ? 0.0002 : 0.00022))
    const spin = summarizeSpin(record)!
    expect(spin.drift).toBeCloseTo(0.1)
    expect(spin).toMatchObject({
      seconds: 0.0002,
      spread: 0,
      moved: [12, 13, 14, 15, 16, 17, 18, 19],
      contaminated: true,
    })
    const { warnings } = makeReport(record)
    expect(warnings.map(({ code }) => code)).toEqual(['machine-moved'])
    expect(warnings[0]!.message).toMatch(/more than 2 % more or less time than usual after rounds 13–20 \(8 of 20\)/)
  })

  test('another threshold', () => {
    const record = spins(round => (round < 12 ? 0.0002 : 0.00022))
    const settings = { ...record.settings, threshold: 0.15 }
    expect(summarizeSpin({ ...record, settings })).toMatchObject({ moved: [], contaminated: false })
  })

  test('two runners are two machines', () => {
    const record = spins(round => (round < 10 ? 0.0002 : 0.0004))
    const runners = [
      { label: '1', firstRound: 0 },
      { label: '2', firstRound: 10 },
    ]
    expect(summarizeSpin({ ...record, runners })).toMatchObject({ moved: [], drift: 0, contaminated: false })
  })

  test('too few rounds, or none', () => {
    expect(summarizeSpin(spins(() => 0.0002, 3))).toBeUndefined()
    expect(summarizeSpin(spins(() => 0))).toBeUndefined()
  })
})

test('many rounds are named in few words', () => {
  const rounds = Array.from({ length: 10 }, (_, index) => 2 * index)
  expect(nameRounds(rounds)).toBe('rounds 1, 3, 5, 7, 9, 11 and 4 more')
})
