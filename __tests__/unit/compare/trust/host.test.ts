import { describe, expect, test } from 'vitest'
import { nameRounds } from '../../../../src/compare/rounds/design.js'
import { describeHost, listDisturbedRounds } from '../../../../src/compare/trust/host.js'
import { summarizeSpin } from '../../../../src/compare/trust/spin.js'
import type { Environment } from '../../../../src/record/environment.js'
import type { HostSample } from '../../../../src/record/host.js'
import type { Pair } from '../../../../src/record/record.js'
import { makeSection } from '../../../../src/report/make-report.js'
import { makeRandom } from '../../../../src/stats/random.js'
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
function makeHosted(unlike: { readonly [round: number]: HostSample }, rest: HostSample = calm, rounds = 12): Pair {
  const record = makeRecord([{ name: 'parse', value: noisy() }], { rounds })
  return { ...record, host: record.rounds.map((_, index) => ({ ...rest, ...unlike[index + 1] })) }
}

const environment: Environment = {
  ...{ fingerprint: 'a', cpu: 'b', cores: 2, memoryInBytes: 1e9, os: 'c', kernel: 'd', node: 'e' },
}

const served = { options: { 'server.command': './serve' } }

describe('what was going on beside the measurements', () => {
  test.each<[code: string, unlike: { readonly [round: number]: HostSample }, message: RegExp]>([
    [
      'steal',
      { 7: { stealSeconds: 0.6 }, 8: { stealSeconds: 0.5 }, 9: { stealSeconds: 0.7 } },
      /^other virtual machines took 30% of the CPU in rounds 7–9: /,
    ],
    ['busy-host', { 3: { othersSeconds: 1 } }, /^other programs used 50% of the CPU in round 3: /],
    [
      'high-load',
      { 6: { load: 4.41, othersSeconds: undefined as never } },
      /^round 6 ran at a load of 4\.4, at least twice the number of cores/,
    ],
    ['quota-spent', { 2: { quotaStops: 9 } }, /^the control group had used up its CPU time .* in round 2 \(9 times\)/],
    ['throttled', { 2: { throttles: 5 }, 4: { throttles: 7 } }, /because of heat in rounds 2, 4 \(12 times\)/],
    [
      'memory-pressure',
      { 5: { memoryWaitSeconds: 0.12, swappedPages: 900, outOfMemoryKills: 1 } },
      /^memory was short in round 5 \(processes waited for it 12% of the time, 900 pages were swapped, 1 processes were ended/,
    ],
    ['memory-pressure', { 5: { availableMemoryInBytes: 1000 } }, /^memory was short in round 5: /],
    [
      'busy-disk',
      { 4: { diskSeconds: 0.7, diskBytes: 3e8 } },
      /^the disk was busy 70% of the time in round 4 \(300 MB read and written\): unless the command does that, close other programs/,
    ],
    [
      'busy-network',
      { 4: { networkBytes: 4e7 } },
      /^the machine received and sent 40\.0 MB\/s over the network in round 4: unless the command does that, stop what causes it/,
    ],
    [
      'lost-packets',
      { 4: { sentSegments: 1000, repeatedSegments: 20 } },
      /^packets were lost in round 4 \(2% of TCP segments were resent\)/,
    ],
    ['disk-full', { 12: { freeDiskInBytes: 5 * 2 ** 20 } }, /almost full in round 12: 5 MiB were left/],
  ])('%s: %j', (code, unlike, message) => {
    const record = { ...makeHosted(unlike), environment, ...served }
    const warnings = describeHost(record)
    expect(warnings.map(warning => warning.code)).toEqual([code])
    expect(warnings[0]!.message).toMatch(message)
    expect(listDisturbedRounds(record)).toEqual(Object.keys(unlike).map(round => Number(round) - 1))
  })

  test.each<[string, Pair]>([
    ['a calm machine', makeHosted({})],
    ['a machine of which nothing is known', makeHosted({}, {})],
    ['a record without a host', makeRecord([{ name: 'parse', value: noisy() }])],
    ['ticks that are too few to say anything', makeHosted({}, { cpuSeconds: 0.02, stealSeconds: 0.01 }, 5)],
    ['a high load where it is known who uses the cores', makeHosted({}, { ...calm, load: 9 })],
    ['a single tick in a short round', makeHosted({ 3: { stealSeconds: 0.01 } }, { cpuSeconds: 0.1, stealSeconds: 0 })],
  ])('nothing is said of %s', (_, record) => expect(describeHost(record)).toEqual([]))

  test('packets that were lost are those of other programs where there is no server', () => {
    const lost = makeHosted({ 4: { sentSegments: 1000, repeatedSegments: 20 } })
    expect(describeHost(lost)).toEqual([])
    expect(describeHost({ ...lost, ...served })).toHaveLength(1)
  })

  const alone = (sample: HostSample) => describeHost({ ...makeHosted({ 7: sample }), environment })
  const messageOf = (sample: HostSample) => alone(sample).map(({ message }) => message)

  // Of 2 s of CPU time and 1 s of wall time, on a machine of 2 cores and 1 GB.
  test.each<[code: string, least: HostSample, less: HostSample]>([
    ['steal', { stealSeconds: 0.1 }, { stealSeconds: 0.099 }],
    ['busy-host', { othersSeconds: 0.2 }, { othersSeconds: 0.199 }],
    ['high-load', { load: 4, othersSeconds: undefined as never }, { load: 3.9, othersSeconds: undefined as never }],
    ['quota-spent', { quotaStops: 1 }, { quotaStops: 0 }],
    ['throttled', { throttles: 1 }, { throttles: 0 }],
    ['memory-pressure', { memoryWaitSeconds: 0.05 }, { memoryWaitSeconds: 0.049 }],
    ['memory-pressure', { swappedPages: 256 }, { swappedPages: 255 }],
    ['memory-pressure', { outOfMemoryKills: 1 }, { outOfMemoryKills: 0 }],
    ['memory-pressure', { availableMemoryInBytes: 29_999_999 }, { availableMemoryInBytes: 3e7 }],
    ['disk-full', { freeDiskInBytes: 2 ** 28 - 1 }, { freeDiskInBytes: 2 ** 28 }],
    ['busy-disk', { diskSeconds: 0.5 }, { diskSeconds: 0.499 }],
    ['busy-network', { networkBytes: 5e6 }, { networkBytes: 4_999_999 }],
    ['lost-packets', { sentSegments: 1000, repeatedSegments: 10 }, { sentSegments: 1001, repeatedSegments: 10 }],
    ['lost-packets', { sentSegments: 20, repeatedSegments: 10 }, { sentSegments: 20, repeatedSegments: 9 }],
    ['steal', { cpuSeconds: 0.2, stealSeconds: 0.2 }, { cpuSeconds: 0.1, stealSeconds: 0.1 }],
  ])('%s from %j on, and not at %j', (code, least, less) => {
    const rest = { ...calm, cpuSeconds: least.cpuSeconds ?? 2 }
    const codesOf = (sample: HostSample) =>
      describeHost({ ...makeHosted({ 1: { ...rest, ...sample } }, rest, 1), environment, ...served }).map(
        one => one.code,
      )
    expect([codesOf(least), codesOf(less)]).toEqual([[code], []])
  })

  test.each<[sample: HostSample, message: string]>([
    [
      { stealSeconds: 0.5 },
      'other virtual machines took 25% of the CPU in round 7: use another runner, or more rounds',
    ],
    [{ stealSeconds: 9 }, expect.stringMatching(/took 100% of the CPU in round 7/)],
    [{ othersSeconds: 0.5 }, 'other programs used 25% of the CPU in round 7: close them and run again'],
    [
      { quotaStops: 3 },
      'the control group had used up its CPU time and was stopped in round 7 (3 times): give the container more, or judge CPU time, which leaves these stops out',
    ],
    [
      { throttles: 3 },
      'the cores were slowed down because of heat in round 7 (3 times): let the machine cool down, or turn turbo off',
    ],
    [
      { memoryWaitSeconds: 0.2 },
      'memory was short in round 7 (processes waited for it 20% of the time): take a machine with more',
    ],
    [{ swappedPages: 300 }, 'memory was short in round 7 (300 pages were swapped): take a machine with more'],
    [
      { outOfMemoryKills: 2, memoryWaitSeconds: 0.01 },
      'memory was short in round 7 (processes waited for it 1% of the time, 2 processes were ended for it): take a machine with more',
    ],
    [{ availableMemoryInBytes: 1 }, 'memory was short in round 7: take a machine with more'],
    [{ freeDiskInBytes: 2 ** 20 }, 'the disk was almost full in round 7: 1 MiB were left'],
  ])('what is said of %j', (sample, message) => expect(messageOf(sample)).toEqual([message]))

  test('of readings the lowest counts, and what was counted adds up', () => {
    const unlike = {
      2: { freeDiskInBytes: 9 * 2 ** 20, throttles: 1 },
      3: { freeDiskInBytes: 5 * 2 ** 20, throttles: 2 },
    }
    const messages = describeHost(makeHosted(unlike)).map(({ message }) => message)
    expect(messages).toEqual([
      expect.stringMatching(/in rounds 2–3 \(3 times\)/),
      'the disk was almost full in rounds 2–3: 5 MiB were left',
    ])
  })

  test('what is left of short rounds at the end goes with those before', () => {
    const [quiet, busy] = [
      { cpuSeconds: 0.25, stealSeconds: 0 },
      { cpuSeconds: 0.25, stealSeconds: 0.25 },
    ]
    const record = makeHosted({ 9: busy, 10: busy }, quiet, 10)
    expect(describeHost(record).map(({ message }) => message)).toEqual([
      expect.stringMatching(/took 33\.3% of the CPU in rounds 5–10/),
    ])
    expect(describeHost(makeHosted({ 3: busy }, quiet, 3)).map(({ message }) => message)).toEqual([
      expect.stringMatching(/took 33\.3% of the CPU in rounds 1–3/),
    ])
  })

  test('rounds of two runners are never taken together', () => {
    const busy = { cpuSeconds: 0.5, stealSeconds: 0.5 }
    const record = makeHosted(
      { 3: busy, 4: { cpuSeconds: 0.5, stealSeconds: 0 } },
      { cpuSeconds: 1, stealSeconds: 0 },
      6,
    )
    const runners = [
      { label: 'a', firstRound: 0 },
      { label: 'b', firstRound: 3 },
    ]
    const messages = (fields: object) => describeHost({ ...record, ...fields })[0]!.message
    expect(messages({ runners })).toMatch(/took 33\.3% of the CPU in rounds 2–3/)
    expect(messages({})).toMatch(/took 50% of the CPU in rounds 3–4/)
  })

  test('short rounds are taken together until the ticks of the kernel say something', () => {
    const busy = { cpuSeconds: 0.25, stealSeconds: 0.1 }
    const unlike = { 5: busy, 6: busy, 7: busy, 8: busy }
    const record = makeHosted(unlike, { cpuSeconds: 0.25, stealSeconds: 0 })
    expect(describeHost(record)[0]!.message).toMatch(/took 40% of the CPU in rounds 5–8/)
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
  const spins = (seconds: (round: number) => number, rounds = 20): Pair => {
    const record = makeRecord([{ name: 'parse', value: noisy() }], { rounds })
    return { ...record, host: record.rounds.map((_, index) => ({ spinSeconds: seconds(index) })) }
  }

  test('a steady machine', () => {
    const record = spins(round => 0.0002 * (1 + 0.001 * (round % 3)))
    expect(summarizeSpin(record)).toMatchObject({ moved: [], contaminated: false })
    expect(makeSection(record).warnings).toEqual([])
  })

  test('without a threshold, a machine is as steady as machines are', () => {
    const record = spins(round => 0.0002 * (1 + 0.004 * (round % 3)))
    const settings = { ...record.settings, threshold: 0 }
    expect(summarizeSpin({ ...record, settings })).toMatchObject({ moved: [], contaminated: false })
  })

  test('a machine whose speed is never the same is as it always is, unless it moves further', () => {
    const random = makeRandom('restless')
    const usual = Array.from({ length: 20 }, () => 0.0002 * (0.95 + 0.1 * random.next()))
    expect(summarizeSpin(spins(round => usual[round]!))).toMatchObject({ moved: [], contaminated: false })
    const slowed = spins(round => usual[round]! * (round < 12 ? 1 : 1.5))
    expect(summarizeSpin(slowed)).toMatchObject({ moved: [12, 13, 14, 15, 16, 17, 18, 19], contaminated: true })
  })

  test('one accident is none', () => {
    const record = spins(round => (round === 4 ? 0.0009 : 0.0002))
    expect(summarizeSpin(record)).toMatchObject({ moved: [4], contaminated: false })
    expect(makeSection(record).warnings).toEqual([])
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
    const { warnings } = makeSection(record)
    expect(warnings.map(({ code }) => code)).toEqual(['machine-moved'])
    expect(warnings[0]!.message).toBe(
      'CPU speed changed in 8 of 20 rounds, for both versions alike, so the verdicts hold',
    )
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

  test.each([
    ['three of thirty rounds', 30, 3, true],
    ['two of twenty', 20, 2, true],
    ['two of twenty-one', 21, 2, false],
    ['two of five', 5, 2, true],
    ['one of four', 4, 1, false],
  ])('a machine that moves in %s', (_, rounds, moved, contaminated) => {
    const record = spins(round => (round > 0 && round <= moved ? 0.00018 : 0.0002), rounds)
    const spin = summarizeSpin(record)!
    expect(spin.moved).toEqual(Array.from({ length: moved }, (_one, index) => index + 1))
    expect(spin.contaminated).toBe(contaminated)
  })

  test('moved is what is more than the threshold away', () => {
    const settings = { ...makeRecord([]).settings, threshold: 0.25 }
    const movedAt = (seconds: number) =>
      summarizeSpin({ ...spins(round => (round === 2 ? seconds : 1)), settings })!.moved
    expect([1.25, 1.251, 0.75, 0.749].map(movedAt)).toEqual([[], [2], [], [2]])
  })

  test('spread and drift are those of the rounds that were watched', () => {
    const record = spins(round => (round % 2 === 0 ? 0 : 0.0002 + 0.000002 * round), 21)
    const { seconds, spread, drift, moved } = summarizeSpin(record)!
    expect(seconds).toBeCloseTo(0.00022, 9)
    expect(spread).toBeCloseTo(0.00001 / 0.00022, 9)
    expect(drift).toBeCloseTo(0.00023 / 0.00021 - 1, 9)
    expect(moved).toEqual([1, 3, 5, 7, 13, 15, 17, 19])
  })

  test('too few rounds, or none', () => {
    expect(summarizeSpin(spins(() => 0.0002, 3))).toBeUndefined()
    expect(summarizeSpin(spins(() => 0.0002, 4))).toMatchObject({ seconds: 0.0002, contaminated: false })
    expect(summarizeSpin(spins(() => 0))).toBeUndefined()
  })
})

test('many rounds are named in few words', () => {
  const rounds = Array.from({ length: 10 }, (_, index) => 2 * index)
  expect(nameRounds(rounds)).toBe('rounds 1, 3, 5, 7, 9, 11 and 4 more')
})
