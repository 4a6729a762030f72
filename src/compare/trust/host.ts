import { scale, share } from '../../metrics/scale.js'
import type { HostSample } from '../../record/host.js'
import type { Pair, Warning } from '../../record/record.js'
import { listRunnerRounds, nameRounds } from '../rounds/design.js'

/** A few rounds after one another, long enough for the kernel's ticks of a hundredth of a second to say something. */
interface Window {
  readonly rounds: readonly number[]
  readonly sample: HostSample
}

const longEnoughInCpuSeconds = 1
/** Shortest time whose share can be told: ten clock ticks are half of it. */
const shortestInCpuSeconds = 0.2

/**
 * Describes, as warnings, what else happened on the machine during the measurements: in which rounds, how much, and what to do.
 * Sides play no part in it.
 */
export function describeHost(record: Pair): readonly Warning[] {
  const windows = listWindows(record)
  return rules.flatMap(({ code, isMet, describe }) => {
    const met = windows.filter(({ sample }) => isMet(sample, record))
    if (met.length === 0) return []
    const rounds = met.flatMap(window => window.rounds)
    return [{ code, message: describe(nameRounds(rounds), met.map(({ sample }) => sample).reduce(add)) }]
  })
}

/** Returns the share of the time of all cores that other programs used in the rounds of `record`; undefined where it was not measured. */
export function findOthersShare({ host = [] }: Pair): number | undefined {
  const known = host.filter(({ othersSeconds, cpuSeconds }) => othersSeconds !== undefined && cpuSeconds !== undefined)
  return known.length === 0 ? undefined : othersOf(known.reduce(add))
}

/** The rounds, from 0, in which one of these warnings holds. */
export function listDisturbedRounds(record: Pair): readonly number[] {
  return listWindows(record)
    .filter(({ sample }) => rules.some(({ isMet }) => isMet(sample, record)))
    .flatMap(({ rounds }) => rounds)
}

/** A warning about the machine, and when it holds. */
interface HostRule {
  readonly code:
    | ('steal' | 'high-load' | 'quota-spent' | 'throttled' | 'memory-pressure' | 'busy-host' | 'disk-full')
    | ('busy-disk' | 'busy-network' | 'lost-packets')
  readonly isMet: (sample: HostSample, record: Pair) => boolean
  /** `rounds` in words, and what all of them come to. */
  readonly describe: (rounds: string, sample: HostSample) => string
}

const mostSteal = 0.05
const mostOthers = 0.1
/** Runnable processes for each core. */
const mostLoad = 2
const mostMemoryWait = 0.05
const mostSwappedPages = 256
const leastMemory = 0.03
const leastDiskInBytes = 2 ** 28
const mostDisk = 0.5
const mostNetworkInBytesPerSecond = 5e6
const mostRepeated = 0.01
/** A few are lost on any network. */
const fewSegments = 10

const rules: readonly HostRule[] = [
  {
    code: 'steal',
    isMet: sample => stealOf(sample) >= mostSteal,
    describe: (rounds, sample) =>
      `other virtual machines took ${share(stealOf(sample))} of the CPU in ${rounds}: use another runner, or more rounds`,
  },
  {
    code: 'busy-host',
    isMet: sample => othersOf(sample) >= mostOthers,
    describe: (rounds, sample) =>
      `other programs used ${share(othersOf(sample))} of the CPU in ${rounds}: close them and run again`,
  },
  {
    // For want of something better: the command's own processes are in it.
    code: 'high-load',
    isMet: ({ othersSeconds, load = 0 }, { environment }) =>
      othersSeconds === undefined && load >= mostLoad * (environment?.cores ?? Infinity),
    describe: (rounds, { load = 0 }) =>
      `${rounds} ran at a load of ${Number(load.toPrecision(2))}, at least twice the number of cores: unless the command makes that load, close other programs and run again`,
  },
  {
    code: 'quota-spent',
    isMet: ({ quotaStops = 0 }) => quotaStops > 0,
    describe: (rounds, { quotaStops = 0 }) =>
      `the control group had used up its CPU time and was stopped in ${rounds} (${quotaStops} times): give the container more, or judge CPU time, which leaves these stops out`,
  },
  {
    code: 'throttled',
    isMet: ({ throttles = 0 }) => throttles > 0,
    describe: (rounds, { throttles = 0 }) =>
      `the cores were slowed down because of heat in ${rounds} (${throttles} times): let the machine cool down, or turn turbo off`,
  },
  {
    code: 'memory-pressure',
    isMet: (sample, { environment }) =>
      portionOf(sample.memoryWaitSeconds, sample.seconds) >= mostMemoryWait ||
      (sample.swappedPages ?? 0) >= mostSwappedPages ||
      (sample.outOfMemoryKills ?? 0) > 0 ||
      (sample.availableMemoryInBytes ?? Infinity) < leastMemory * (environment?.memoryInBytes ?? 0),
    describe: (rounds, sample) => `memory was short in ${rounds}${describeShortage(sample)}: take a machine with more`,
  },
  {
    code: 'disk-full',
    isMet: ({ freeDiskInBytes = Infinity }) => freeDiskInBytes < leastDiskInBytes,
    describe: (rounds, { freeDiskInBytes = 0 }) =>
      `the disk was almost full in ${rounds}: ${Math.floor(freeDiskInBytes / 2 ** 20)} MiB were left`,
  },
  {
    code: 'busy-disk',
    isMet: sample => ratioOf(sample.diskSeconds, sample.seconds) >= mostDisk,
    describe: (rounds, { diskSeconds, seconds, diskBytes }) => {
      const bytes = diskBytes === undefined ? '' : ` (${amount(diskBytes, 'B')} read and written)`
      return `the disk was busy ${share(Math.min(1, ratioOf(diskSeconds, seconds)))} of the time in ${rounds}${bytes}: unless the command does that, close other programs and run again`
    },
  },
  {
    code: 'busy-network',
    isMet: sample => ratioOf(sample.networkBytes, sample.seconds) >= mostNetworkInBytesPerSecond,
    describe: (rounds, sample) =>
      `the machine received and sent ${amount(ratioOf(sample.networkBytes, sample.seconds), 'B/s')} over the network in ${rounds}: unless the command does that, stop what causes it and run again`,
  },
  {
    code: 'lost-packets',
    // Without a server, they are those of other programs.
    isMet: (sample, { options }) =>
      options?.['server.command'] !== undefined &&
      (sample.repeatedSegments ?? 0) >= fewSegments &&
      repeatedOf(sample) >= mostRepeated,
    describe: (rounds, sample) =>
      `packets were lost in ${rounds} (${share(repeatedOf(sample))} of TCP segments were resent): send fewer requests at a time, or use a better network`,
  },
]

function stealOf({ stealSeconds, cpuSeconds }: HostSample): number {
  return portionOf(stealSeconds, cpuSeconds)
}

function othersOf({ othersSeconds, cpuSeconds }: HostSample): number {
  return portionOf(othersSeconds, cpuSeconds)
}

function portionOf(part = 0, whole = 0): number {
  return whole >= shortestInCpuSeconds ? Math.min(1, part / whole) : 0
}

function repeatedOf({ repeatedSegments, sentSegments }: HostSample): number {
  return Math.min(1, ratioOf(repeatedSegments, sentSegments))
}

function ratioOf(part = 0, whole = 0): number {
  return whole > 0 ? part / whole : 0
}

function amount(value: number, unit: string): string {
  const { number, unit: name } = scale([value], unit)
  return `${number(value)} ${name}`
}

function describeShortage({ memoryWaitSeconds, seconds, swappedPages = 0, outOfMemoryKills = 0 }: HostSample): string {
  const waited = portionOf(memoryWaitSeconds, seconds)
  const parts = [
    ...(waited >= 0.01 ? [`processes waited for it ${share(waited)} of the time`] : []),
    ...(swappedPages > 0 ? [`${swappedPages} pages were swapped`] : []),
    ...(outOfMemoryKills > 0 ? [`${outOfMemoryKills} processes were ended for it`] : []),
  ]
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

/** Windows of at least a second of CPU time on one runner; what is left over at the end goes with the last. */
function listWindows(record: Pair): readonly Window[] {
  const { host = [] } = record
  return listRunnerRounds(record).flatMap(rounds => {
    const windows: Window[] = []
    let isOpen = false
    for (const round of rounds) {
      const first = { rounds: [round], sample: host[round] ?? {} }
      windows.push(isOpen ? join(windows.pop()!, first) : first)
      const { cpuSeconds = longEnoughInCpuSeconds } = windows.at(-1)!.sample
      isOpen = cpuSeconds < longEnoughInCpuSeconds
    }
    const [last, before] = [windows.at(-1), windows.at(-2)]
    return isOpen && last && before ? [...windows.slice(0, -2), join(before, last)] : windows
  })
}

function join(a: Window, b: Window): Window {
  return { rounds: [...a.rounds, ...b.rounds], sample: add(a.sample, b.sample) }
}

const readings: readonly string[] = [
  'frequencyInHertz',
  'load',
  'availableMemoryInBytes',
  'freeDiskInBytes',
  'spinSeconds',
]

/** Both together: differences add up, and of readings the least is kept. */
function add(a: HostSample, b: HostSample): HostSample {
  const names = new Set([...Object.keys(a), ...Object.keys(b)] as (keyof HostSample)[])
  return Object.fromEntries(
    [...names].map(name => {
      const values = [a[name], b[name]].filter(value => value !== undefined)
      return [name, readings.includes(name) ? Math.min(...values) : values.reduce((sum, value) => sum + value)]
    }),
  )
}
