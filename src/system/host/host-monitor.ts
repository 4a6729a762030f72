import { closeSync, openSync, readSync, statfsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { HostMonitor } from '../../measure/session.js'
import type { HostSample } from '../../record/host.js'
import { present } from '../../util/present.js'
import type { Spin } from '../processes/stopwatch.js'
import { findGroup, listGroups, parseQuotaStops } from './machine.js'

interface MonitorOptions {
  /** A directory on the disk that copies and outputs are on. */
  readonly directory: string
  /** Does the fixed piece of work; undefined where it could not. */
  spin(): Promise<Spin | undefined>
  readonly counters?: HostCounters
}

interface Beginning {
  readonly at: number
  readonly counted: ReturnType<HostCounters['readCounters']>
  /** CPU time of whoever starts invocations, and of these. */
  readonly launcherSeconds: number | undefined
}

/** Watches this machine. */
export function openHostMonitor({
  directory,
  spin,
  counters = openHostCounters(),
}: MonitorOptions): HostMonitor & Disposable {
  let beginning: Beginning | undefined
  let last: Spin | undefined
  return {
    async begin() {
      // The first one finds caches and interpreters cold, and counts for nothing.
      last ??= await spin()
      beginning = { at: performance.now(), counted: counters.readCounters(), launcherSeconds: last?.cpuSecondsAfter }
    },
    async end() {
      if (beginning === undefined) return {}
      const seconds = (performance.now() - beginning.at) / 1000
      const counted = difference(beginning.counted, counters.readCounters())
      const state = { ...counters.readState(), ...readDisk(directory) }
      const spun = await spin()
      const { launcherSeconds } = beginning
      const launched =
        spun === undefined || launcherSeconds === undefined ? undefined : spun.cpuSecondsBefore - launcherSeconds
      last = spun
      return round(makeSample({ seconds, counted, state, launched, spun }))
    },
    [Symbol.dispose]: () => counters[Symbol.dispose](),
  }
}

interface Readings {
  readonly seconds: number
  readonly counted: ReturnType<HostCounters['readCounters']>
  readonly state: HostSample
  readonly launched: number | undefined
  readonly spun: Spin | undefined
}

/** Computes the CPU time of others, which is the busy time without ours; unknown if the launcher was started again. */
function makeSample({ seconds, counted, state, launched, spun }: Readings): HostSample {
  const { busySeconds, ownSeconds, ...rest } = counted
  const isKnown = busySeconds !== undefined && ownSeconds !== undefined && launched !== undefined && launched >= 0
  return {
    seconds,
    ...rest,
    ...(isKnown ? { othersSeconds: Math.max(0, busySeconds - ownSeconds - launched) } : {}),
    ...state,
    ...(spun === undefined ? {} : { spinSeconds: spun.seconds }),
  }
}

function readDisk(directory: string): HostSample {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return { freeDiskInBytes: bavail * bsize }
  } catch {
    return {}
  }
}

/** More digits than these would only make the record longer. */
function round(sample: HostSample): HostSample {
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, Number(value.toPrecision(6))]))
}

const ticksPerSecond = 100
/** The longest time that reading a counter may take: the kernel has to measure some frequencies first, which are then left out. */
const patienceInMilliseconds = 0.25
/** On a large machine the first few stand for all. */
const mostCores = 4

/** Counters that only grow. */
type Counters = Readonly<
  Partial<
    Record<
      | 'cpuSeconds'
      | 'stealSeconds'
      | 'busySeconds'
      | 'ownSeconds'
      | 'cpuWaitSeconds'
      | 'ioWaitSeconds'
      | 'memoryWaitSeconds'
      | 'networkBytes'
      | 'sentSegments'
      | 'repeatedSegments'
      | 'diskBytes'
      | 'diskSeconds'
      | 'swappedPages'
      | 'outOfMemoryKills'
      | 'throttles'
      | 'quotaStops',
      number
    >
  >
>

/** Values at one moment. */
type State = Readonly<Pick<HostSample, 'frequencyInHertz' | 'load' | 'availableMemoryInBytes'>>

/** The counters of this machine, which it takes less than a millisecond to read. */
interface HostCounters extends Disposable {
  readCounters(): Counters
  readState(): State
}

/** The counters of this machine, as many as it has; the files of Linux are under `root`. */
export function openHostCounters(root = ''): HostCounters {
  const files: KernelFile[] = []
  const open = (path: string): (() => string | undefined) => {
    const file = openQuickFile(`${root}${path}`)
    if (file) files.push(file)
    return () => file?.read()
  }
  const [stat, own, vmstat, memory] = ['stat', 'self/stat', 'vmstat', 'meminfo'].map(name => open(`/proc/${name}`))
  const [network, tcp, disks] = ['net/dev', 'net/snmp', 'diskstats'].map(name => open(`/proc/${name}`))
  const [cpu, io, memoryPressure] = ['cpu', 'io', 'memory'].map(name => open(`/proc/pressure/${name}`))
  const ofCores = (name: string) =>
    Array.from({ length: mostCores }, (_, core) => open(`/sys/devices/system/cpu/cpu${core}/${name}`))
  const throttles = [
    ...ofCores('thermal_throttle/core_throttle_count'),
    ...ofCores('thermal_throttle/package_throttle_count').slice(0, 1),
  ]
  const quotas = listQuotaFiles(readOnce(`${root}/proc/self/cgroup`)).map(open)
  const frequencies = ofCores('cpufreq/scaling_cur_freq')
  return {
    readCounters() {
      const ticks = parse(stat!(), parseCpuTicks)
      return present({
        cpuSeconds: ticks && ticks.total / ticksPerSecond,
        stealSeconds: ticks && ticks.steal / ticksPerSecond,
        busySeconds: ticks && ticks.busy / ticksPerSecond,
        ownSeconds: parse(own!(), text => (parseOwnTicks(text) ?? 0) / ticksPerSecond),
        cpuWaitSeconds: parse(cpu!(), parsePressure),
        ioWaitSeconds: parse(io!(), parsePressure),
        memoryWaitSeconds: parse(memoryPressure!(), parsePressure),
        throttles: sum(throttles),
        quotaStops: sum(quotas.map(read => () => parse(read(), parseQuotaStops))),
        ...(parse(vmstat!(), parseVmstat) ?? {}),
        ...(parse(network!(), parseNetwork) ?? {}),
        ...(parse(tcp!(), parseSegments) ?? {}),
        ...(parse(disks!(), parseDisks) ?? {}),
      })
    },
    readState() {
      const [hertz, count] = [sum(frequencies), frequencies.filter(read => read() !== undefined).length]
      return present({
        frequencyInHertz: hertz === undefined ? undefined : (hertz * 1000) / count,
        load: process.platform === 'win32' ? undefined : loadavg()[0],
        availableMemoryInBytes: parse(memory!(), parseAvailableMemory),
      })
    },
    [Symbol.dispose]() {
      for (const file of files) file[Symbol.dispose]()
    },
  }
}

/** Lists the files in which the kernel counts how often our control groups were stopped, in both versions. */
function listQuotaFiles(groups: string): readonly string[] {
  const files = (mount: string, own = '/') => listGroups(own).map(group => join(mount, group, 'cpu.stat'))
  return [...files('/sys/fs/cgroup', findGroup(groups, '')), ...files('/sys/fs/cgroup/cpu', findGroup(groups, 'cpu'))]
}

function readOnce(path: string): string {
  using file = openKernelFile(path)
  return file?.read() ?? ''
}

function openQuickFile(path: string): KernelFile | undefined {
  const file = openKernelFile(path)
  if (file === undefined) return undefined
  // The quickest of three: one reading may be held up by anything.
  const times = [0, 1, 2].map(() => {
    const start = performance.now()
    file.read()
    return performance.now() - start
  })
  if (Math.min(...times) <= patienceInMilliseconds) return file
  file[Symbol.dispose]()
  return undefined
}

function parse<T>(text: string | undefined, parser: (text: string) => T | undefined): T | undefined {
  return text === undefined ? undefined : parser(text)
}

/** Adds up the numbers that can be read. */
function sum(reads: readonly (() => string | number | undefined)[]): number | undefined {
  const values = reads.flatMap(read => read() ?? []).map(Number)
  return values.length === 0 ? undefined : values.reduce((total, value) => total + value)
}

/** Returns the counts between one reading and the next. Counters that only one of them has are left out. */
export function difference(before: Counters, after: Counters): Counters {
  const both = Object.entries(after).flatMap(([name, value]) => {
    const old = before[name as keyof Counters]
    // Counters of cores go back where one is taken away.
    return old === undefined || value === undefined ? [] : [[name, Math.max(0, value - old)] as const]
  })
  return Object.fromEntries(both)
}

/** A file that the kernel makes up anew at every reading, kept open since opening takes longer than reading. */
interface KernelFile extends Disposable {
  /** Its text; undefined where it cannot be read any more. */
  read(): string | undefined
}

// The longest is /proc/stat, of which the first line is enough.
const buffer = Buffer.allocUnsafe(16_384)

/** The file at `path`; undefined where there is none that can be read. */
function openKernelFile(path: string): KernelFile | undefined {
  let descriptor: number
  try {
    descriptor = openSync(path, 'r')
  } catch {
    return undefined
  }
  const file: KernelFile = {
    read() {
      try {
        return buffer.toString('latin1', 0, readSync(descriptor, buffer, 0, buffer.length, 0))
      } catch {
        return undefined
      }
    },
    [Symbol.dispose]: () => closeSync(descriptor),
  }
  if (file.read() !== undefined) return file
  file[Symbol.dispose]()
  return undefined
}

/** Seconds, since the machine was started, in which at least one process waited: a file of `/proc/pressure` (Linux 4.20 and later). */
export function parsePressure(text: string): number | undefined {
  const microseconds = /^some .*\btotal=(\d+)/m.exec(text)?.[1]
  return microseconds === undefined ? undefined : Number(microseconds) / 1e6
}

/** The use of the cores' time since the machine was started, in ticks of a hundredth of a second. */
interface CpuTicks {
  readonly total: number
  /** Neither idle, nor waiting for a disk, nor taken away. */
  readonly busy: number
  readonly steal: number
}

/** The first line of `/proc/stat`; undefined where `text` is something else (proc_stat(5)). */
export function parseCpuTicks(text: string): CpuTicks | undefined {
  const words = /^cpu +(\d[\d ]+)$/m.exec(text)?.[1]?.trim().split(/ +/).map(Number)
  if (words === undefined || words.length < 4) return undefined
  // The guests' time is in the first two already.
  const [user = 0, nice = 0, system = 0, idle = 0, ioWait = 0, irq = 0, softIrq = 0, steal = 0] = words
  const busy = user + nice + system + irq + softIrq
  return { total: busy + idle + ioWait + steal, busy, steal }
}

/** Returns the time that a process and its awaited children used, in ticks. Reads its `/proc/PID/stat` (proc_pid_stat(5)). */
export function parseOwnTicks(text: string): number | undefined {
  // The name may hold blanks and brackets.
  const words = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number)
  return words.length === 4 && words.every(Number.isFinite) ? words.reduce((sum, one) => sum + one) : undefined
}

/** The kernel's counts of what goes over the network. */
interface NetworkCounts {
  /** Received and sent, by real interfaces. */
  readonly networkBytes?: number
}

/** The kernel's counts of TCP. */
interface SegmentCounts {
  readonly sentSegments?: number
  /** Sent again, because nobody confirmed them. */
  readonly repeatedSegments?: number
}

/** The kernel's counts of disks. */
interface DiskCounts {
  /** Read and written. */
  readonly diskBytes?: number
  /** Time in which disks had something to do. */
  readonly diskSeconds?: number
}

/** Loopback, and interfaces whose traffic also goes through another one. */
const indirect = /^(?:lo|ifb|veth|docker|br-|virbr|tun|tap)/
/** Neither partitions nor what is made of other disks or of memory. */
const wholeDisk = /^(?:(?:s|v|xv|h)d[a-z]+|nvme\d+n\d+|mmcblk\d+)$/
const bytesPerSector = 512

/** Reads the traffic of the network from `/proc/net/dev`. */
export function parseNetwork(text: string): NetworkCounts {
  const counts = [...text.matchAll(/^ *([^\s:]+): *(\d+)(?: +\d+){7} +(\d+)/gm)]
  const real = counts.filter(([, name = '']) => !indirect.test(name))
  return real.length === 0 ? {} : { networkBytes: total(real.map(([, , got, sent]) => Number(got) + Number(sent))) }
}

/** Reads how much TCP has sent, and again, from `/proc/net/snmp`. */
export function parseSegments(text: string): SegmentCounts {
  const [names = [], values = []] = [...text.matchAll(/^Tcp: (.+)$/gm)].map(([, words = '']) => words.split(' '))
  const find = (name: string): number => Number(values[names.indexOf(name)] ?? Number.NaN)
  const [sentSegments, repeatedSegments] = [find('OutSegs'), find('RetransSegs')]
  return Number.isNaN(sentSegments + repeatedSegments) ? {} : { sentSegments, repeatedSegments }
}

/** Reads what disks do from `/proc/diskstats`. */
export function parseDisks(text: string): DiskCounts {
  const disks = text
    .split('\n')
    .map(line => line.trim().split(/ +/))
    .filter(([, , name = '', ...counts]) => wholeDisk.test(name) && counts.length >= 11)
  if (disks.length === 0) return {}
  const add = (...fields: readonly number[]): number =>
    total(disks.flatMap(disk => fields.map(field => Number(disk[field]))))
  return { diskBytes: bytesPerSector * add(5, 9), diskSeconds: add(12) / 1000 }
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** The kernel's counts of memory shortages. */
interface MemoryEvents {
  /** Read from swap and written to it. */
  readonly swappedPages?: number
  readonly outOfMemoryKills?: number
}

/** Reads the counts of memory shortages from `/proc/vmstat`. */
export function parseVmstat(text: string): MemoryEvents {
  const find = (name: string): number | undefined => {
    const digits = new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]
    return digits === undefined ? undefined : Number(digits)
  }
  const [read, written, kills] = [find('pswpin'), find('pswpout'), find('oom_kill')]
  return {
    ...(read === undefined || written === undefined ? {} : { swappedPages: read + written }),
    ...(kills === undefined ? {} : { outOfMemoryKills: kills }),
  }
}

/** Returns the memory that can be used without swapping, in bytes: `MemAvailable` of `/proc/meminfo`. */
export function parseAvailableMemory(text: string): number | undefined {
  const kibibytes = /^MemAvailable: +(\d+) kB$/m.exec(text)?.[1]
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024
}
