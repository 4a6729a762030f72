import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Machine } from '../../measure/quiet.js'
import type { Switch } from '../../record/environment.js'
import { present } from '../../util/present.js'
import { findGroup, listGroups, parseCpuMax, parseCpuQuota } from './cgroup.js'
import { parseCores } from './cores.js'

const capabilityToRenice = 23n
/** What `ulimit -e` must be for -5: it counts from 20 down. */
const limitToRenice = 25

/**
 * Returns everything that this machine reports about itself, without running or changing anything. The files of Linux are under
 * `root`.
 */
export function readMachine(root = '', platform: string = process.platform): Omit<Machine, 'hasLauncher'> {
  const read = (path: string): string | undefined => readText(join(root || '/', path))
  const status = read('proc/self/status') ?? ''
  const cores = parseCores(/^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? '') ?? []
  const ofCores = <T>(parse: (core: number) => T | undefined): { readonly [core: number]: T } =>
    present(Object.fromEntries(cores.map(core => [core, parse(core)]))) as { [core: number]: T }
  const cpu = 'sys/devices/system/cpu'
  return {
    platform,
    cores,
    mayRaisePriority: mayRaisePriority(status, read('proc/self/limits') ?? ''),
    governors: ofCores(core => read(`${cpu}/cpu${core}/cpufreq/scaling_governor`)),
    siblings: ofCores(core => parseCores(read(`${cpu}/cpu${core}/topology/thread_siblings_list`) ?? '')),
    ...present({
      quota: findQuota(read),
      turbo: toSwitch(read(`${cpu}/intel_pstate/no_turbo`), '0') ?? toSwitch(read(`${cpu}/cpufreq/boost`), '1'),
      smt: toSwitch(read(`${cpu}/smt/active`), '1'),
      aslr: findAslr(read('proc/sys/kernel/randomize_va_space')),
    }),
  }
}

function mayRaisePriority(status: string, limits: string): boolean {
  const capabilities = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`)
  const limit = /^Max nice priority\s+(\d+|unlimited)/m.exec(limits)?.[1] ?? '0'
  const isCapable = ((capabilities >> capabilityToRenice) & 1n) === 1n
  return isCapable || limit === 'unlimited' || Number(limit) >= limitToRenice
}

type Read = (path: string) => string | undefined

/** Inside of a container our own group is the root of what can be seen. */
function findQuota(read: Read): number | undefined {
  const groups = read('proc/self/cgroup') ?? ''
  const [second, first] = [findGroup(groups, ''), findGroup(groups, 'cpu')].map(own => listGroups(own ?? '/'))
  const newLimits = second!.map(path => read(join('sys/fs/cgroup', path, 'cpu.max')))
  const oldLimits = first!.map(path => {
    const [quota, period] = ['quota', 'period'].map(name => read(join('sys/fs/cgroup/cpu', path, `cpu.cfs_${name}_us`)))
    return quota && period ? parseCpuQuota(quota, period) : undefined
  })
  const limits = [...newLimits.map(text => text && parseCpuMax(text)), ...oldLimits].filter(
    limit => typeof limit === 'number',
  )
  return limits.length === 0 ? undefined : Math.min(...limits)
}

function toSwitch(text: string | undefined, on: string): Switch | undefined {
  return text === '0' || text === '1' ? (text === on ? 'on' : 'off') : undefined
}

/** 1 leaves the heap where it is, 2 does not. */
function findAslr(text: string | undefined): Switch | undefined {
  return text === undefined ? undefined : text === '0' ? 'off' : 'on'
}

function readText(path: string): string | undefined {
  try {
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
  } catch {
    return undefined
  }
}
