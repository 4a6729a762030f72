import { readFileSync, statfsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { HostMonitor } from '../../measure/session.js'
import type { HostSample } from '../../record/host.js'
import { attempt } from '../../util/attempt.js'
import { present } from '../../util/present.js'
import type { Spin } from '../processes/stopwatch.js'
import { findGroup, findNumber, listGroups, parseQuotaStops } from './machine.js'

interface MonitorOptions {
  /** A directory on the disk that copies and outputs are on. */
  readonly directory: string
  /** Does the fixed piece of work; undefined where it could not. */
  spin(): Promise<Spin | undefined>
  readonly counters?: ReturnType<typeof openHostCounters>
}

/** Watches this machine. */
export function openHostMonitor({ directory, spin, counters = openHostCounters() }: MonitorOptions): HostMonitor {
  let beginning: { readonly at: number; readonly counted: Counters } | undefined
  let last: Spin | undefined
  return {
    async begin() {
      // The first one finds caches and interpreters cold, and counts for nothing.
      last ??= await spin()
      beginning = { at: performance.now(), counted: counters.readCounters() }
    },
    async end() {
      if (beginning === undefined) return {}
      const seconds = (performance.now() - beginning.at) / 1000
      const { busySeconds, ownSeconds, ...counted } = difference(beginning.counted, counters.readCounters())
      const disk = attempt(() => statfsSync(directory))
      const state = { ...counters.readState(), freeDiskInBytes: disk && disk.bavail * disk.bsize }
      const spun = await spin()
      // Of whoever starts invocations, and of these; less than nothing if the launcher was started again.
      const launched = spun && last && spun.cpuSecondsBefore - last.cpuSecondsAfter
      last = spun
      const isKnown = busySeconds !== undefined && ownSeconds !== undefined && launched !== undefined && launched >= 0
      const othersSeconds = isKnown ? Math.max(0, busySeconds - ownSeconds - launched) : undefined
      const sample = present({ seconds, ...counted, othersSeconds, ...state, spinSeconds: spun?.seconds })
      // More digits than these would only make the record longer.
      const rounded = Object.entries<number>(sample).map(([name, value]) => [name, Number(value.toPrecision(6))])
      return Object.fromEntries(rounded)
    },
  }
}

const ticksPerSecond = 100
/** On a large machine the first few stand for all. */
const mostCores = 4

/** Counters that only grow. */
interface Counters extends HostSample {
  /** CPU time of all cores, neither idle, nor waiting for a disk, nor taken away. */
  readonly busySeconds?: number
  readonly ownSeconds?: number
}

/** The counters that a text names; undefined where it does not say. */
type Parsed = { readonly [Name in keyof Counters]?: number | undefined }

/** The files of `/proc` that count. */
const counterFiles: { readonly [name: string]: (text: string) => Parsed } = {
  stat: parseCpuTimes,
  'self/stat': text => ({ ownSeconds: parseOwnTime(text) }),
  vmstat: parseVmstat,
  'net/dev': text => ({ networkBytes: parseNetwork(text) }),
  'net/snmp': parseSegments,
  diskstats: parseDisks,
  'pressure/cpu': text => ({ cpuWaitSeconds: parsePressure(text) }),
  'pressure/io': text => ({ ioWaitSeconds: parsePressure(text) }),
  'pressure/memory': text => ({ memoryWaitSeconds: parsePressure(text) }),
}

/**
 * The counters of this machine, as many as it has, which it takes less than a millisecond to read. The files of Linux are under
 * `root`.
 */
export function openHostCounters(root = '') {
  const open = (path: string): (() => string | undefined) => {
    const read = () => attempt(() => readFileSync(`${root}${path}`, 'latin1'))
    return read() === undefined ? () => undefined : read
  }
  const counting = Object.entries(counterFiles).map(([name, parse]) => ({ read: open(`/proc/${name}`), parse }))
  const memory = open('/proc/meminfo')
  const ofCores = (name: string) =>
    Array.from({ length: mostCores }, (_, core) => open(`/sys/devices/system/cpu/cpu${core}/${name}`))
  const throttles = [
    ...ofCores('thermal_throttle/core_throttle_count'),
    ...ofCores('thermal_throttle/package_throttle_count').slice(0, 1),
  ]
  // The kernel counts there how often our control groups were stopped, in both versions.
  const groups = open('/proc/self/cgroup')() ?? ''
  const listQuotas = (mount: string, group = '/') => listGroups(group).map(path => join(mount, path, 'cpu.stat'))
  const quotas = [
    ...listQuotas('/sys/fs/cgroup', findGroup(groups, '')),
    ...listQuotas('/sys/fs/cgroup/cpu', findGroup(groups, 'cpu')),
  ].map(open)
  const frequencies = ofCores('cpufreq/scaling_cur_freq')
  return {
    readCounters(): Counters {
      const counts: Parsed = Object.assign({}, ...counting.map(({ read, parse }) => parse(read() ?? '')))
      const quotaStops = sum(quotas.map(read => parseQuotaStops(read() ?? '')))
      return present({ ...counts, throttles: sum(readAll(throttles)), quotaStops })
    },
    /** Reads values of one moment. */
    readState(): HostSample {
      const kilohertz = readAll(frequencies)
      const hertz = sum(kilohertz)
      return present({
        frequencyInHertz: hertz === undefined ? undefined : (hertz * 1000) / kilohertz.length,
        load: process.platform === 'win32' ? undefined : loadavg()[0],
        availableMemoryInBytes: parseAvailableMemory(memory() ?? ''),
      })
    },
  }
}

/** Reads the files of one number each that can be read. */
function readAll(reads: readonly (() => string | undefined)[]): readonly number[] {
  return reads.flatMap(read => read() ?? []).map(Number)
}

/** Adds up the values that are known; undefined where none is. */
function sum(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter(value => value !== undefined)
  return known.length === 0 ? undefined : known.reduce((total, value) => total + value)
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

/** Seconds, since the machine was started, in which at least one process waited: a file of `/proc/pressure` (Linux 4.20 and later). */
export function parsePressure(text: string): number | undefined {
  const microseconds = findNumber(text, /^some .*\btotal=(\d+)/m)
  return microseconds === undefined ? undefined : microseconds / 1e6
}

/** The use of the cores' time since the machine was started, from the first line of `/proc/stat` (proc_stat(5)). */
export function parseCpuTimes(text: string): Parsed {
  const ticks = /^cpu +(\d[\d ]+)$/m.exec(text)?.[1]?.trim().split(/ +/).map(Number)
  if (ticks === undefined || ticks.length < 4) return {}
  // The guests' time is in the first two already.
  const [user = 0, nice = 0, system = 0, idle = 0, ioWait = 0, irq = 0, softIrq = 0, steal = 0] = ticks
  const busy = user + nice + system + irq + softIrq
  return {
    cpuSeconds: (busy + idle + ioWait + steal) / ticksPerSecond,
    busySeconds: busy / ticksPerSecond,
    stealSeconds: steal / ticksPerSecond,
  }
}

/** Returns the seconds that a process and its awaited children used. Reads its `/proc/PID/stat` (proc_pid_stat(5)). */
export function parseOwnTime(text: string): number | undefined {
  // The name may hold blanks and brackets.
  const [, ...words] = text.slice(text.lastIndexOf(')')).split(' ')
  const ticks = words.slice(11, 15).map(Number)
  const isWhole = ticks.length === 4 && ticks.every(Number.isFinite)
  return isWhole ? ticks.reduce((total, value) => total + value) / ticksPerSecond : undefined
}

/** Loopback, and interfaces whose traffic also goes through another one. */
const indirect = /^(?:lo|ifb|veth|docker|br-|virbr|tun|tap)/
/** Neither partitions nor what is made of other disks or of memory. */
const wholeDisk = /^(?:(?:s|v|xv|h)d[a-z]+|nvme\d+n\d+|mmcblk\d+)$/
const bytesPerSector = 512

/** Reads the bytes that real interfaces have received and sent from `/proc/net/dev`. */
export function parseNetwork(text: string): number | undefined {
  const counts = [...text.matchAll(/^ *([^\s:]+): *(\d+)(?: +\d+){7} +(\d+)/gm)]
  const real = counts.filter(([, name = '']) => !indirect.test(name))
  return sum(real.flatMap(([, , received, sent]) => [Number(received), Number(sent)]))
}

/** Reads how much TCP has sent, and again, from `/proc/net/snmp`. */
export function parseSegments(text: string): Parsed {
  const [names = [], values = []] = [...text.matchAll(/^Tcp: (.+)$/gm)].map(([, words = '']) => words.split(' '))
  const find = (name: string): number => Number(values[names.indexOf(name)] ?? Number.NaN)
  const [sentSegments, repeatedSegments] = [find('OutSegs'), find('RetransSegs')]
  return Number.isNaN(sentSegments + repeatedSegments) ? {} : { sentSegments, repeatedSegments }
}

/** Reads what disks do from `/proc/diskstats`. */
export function parseDisks(text: string): Parsed {
  const disks = text
    .split('\n')
    .map(line => line.trim().split(/ +/))
    .filter(([, , name = '', ...counts]) => wholeDisk.test(name) && counts.length >= 11)
  if (disks.length === 0) return {}
  const add = (...fields: readonly number[]): number =>
    disks.flatMap(disk => fields.map(field => Number(disk[field]))).reduce((total, value) => total + value)
  return { diskBytes: bytesPerSector * add(5, 9), diskSeconds: add(12) / 1000 }
}

/** Reads the counts of memory shortages from `/proc/vmstat`. */
export function parseVmstat(text: string): Parsed {
  const [read, written] = [findNumber(text, /^pswpin (\d+)$/m), findNumber(text, /^pswpout (\d+)$/m)]
  return {
    swappedPages: read === undefined || written === undefined ? undefined : read + written,
    outOfMemoryKills: findNumber(text, /^oom_kill (\d+)$/m),
  }
}

/** Returns the memory that can be used without swapping, in bytes: `MemAvailable` of `/proc/meminfo`. */
export function parseAvailableMemory(text: string): number | undefined {
  const kibibytes = findNumber(text, /^MemAvailable: +(\d+) kB$/m)
  return kibibytes === undefined ? undefined : kibibytes * 1024
}
