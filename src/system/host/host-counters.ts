import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { HostSample } from '../../record/host.js'
import { present } from '../../util/present.js'
import { findGroup, listGroups, parseQuotaStops } from './cgroup.js'
import { type KernelFile, openKernelFile } from './kernel-file.js'
import { parsePressure } from './pressure.js'
import { parseCpuTicks, parseOwnTicks } from './proc-stat.js'
import { parseDisks, parseNetwork, parseSegments } from './traffic.js'
import { parseAvailableMemory, parseVmstat } from './vmstat.js'

const ticksPerSecond = 100
/** What takes longer to read (a frequency that the kernel first has to measure, say) is left alone. */
const patienceInMilliseconds = 0.25
/** On a large machine the first few stand for all. */
const mostCores = 4

/** What counts up as time goes by. */
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

/** How it stands at one moment. */
type State = Readonly<Pick<HostSample, 'frequencyInHertz' | 'load' | 'availableMemoryInBytes'>>

/** The counters of this machine, which it takes less than a millisecond to read. */
export interface HostCounters extends Disposable {
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

/** Where the kernel counts how often our control groups were stopped, in both versions. */
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

/** Of the numbers that can be read. */
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
