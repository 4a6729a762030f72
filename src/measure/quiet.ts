import type { Switch } from '../record/environment.js'

export const quietChoices = ['auto', 'off', 'strict'] as const

/** The degree to which the machine is held still. */
export type Quiet = (typeof quietChoices)[number]

/** The cores and the priority that invocations are held to. */
export interface Hold {
  /** Numbers of the cores; any core where this is left out. */
  readonly cores?: readonly number[]
  readonly niceness?: number
}

/** The facts that decide how still a machine can be held. Facts that the machine does not report are left out. */
export interface Machine {
  /** The platform's name in Node. */
  readonly platform: string
  /** True if there is a launcher, which is what pins and renices. */
  readonly hasLauncher: boolean
  /** The numbers of the cores that we may use; none where that is not known. */
  readonly cores: readonly number[]
  /** Cores' worth of time that our control group may use. */
  readonly quota?: number
  readonly mayRaisePriority: boolean
  /** Governors by core. */
  readonly governors: { readonly [core: number]: string }
  /** The cores that are the same hardware, itself among them; by core. */
  readonly siblings: { readonly [core: number]: readonly number[] }
  readonly turbo?: Switch
  readonly smt?: Switch
  readonly aslr?: Switch
}

const niceness = -5
/** With fewer, leaving one to the harness would leave one, which makes another program of one with threads. */
const fewestCores = 3

/**
 * Returns the cores and the priority that every invocation of both sides is held to. With `auto` and three cores or more, these
 * are all cores but the first. The first is left to the harness and to the system, whose interrupts mostly go there. With
 * `strict`, it is the last core only.
 */
export function planHold(quiet: Quiet, { cores, quota = Number.POSITIVE_INFINITY }: Machine): Hold {
  if (quiet === 'off') return {}
  const sorted = cores.toSorted((a, b) => a - b)
  if (quiet === 'strict') return { cores: sorted.slice(-1), niceness }
  return Math.min(sorted.length, quota) >= fewestCores ? { cores: sorted.slice(1), niceness } : { niceness }
}

/** Lists everything that keeps `machine` from being held to one core at one speed, one clause each. Empty if nothing does. */
export function findObstacles(machine: Machine): readonly string[] {
  const { platform, hasLauncher, cores, quota, mayRaisePriority, turbo } = machine
  if (platform !== 'linux') return [`only Linux can pin a process to a core, and this is ${platform}`]
  const core = planHold('strict', machine).cores?.[0] ?? -1
  const governor = machine.governors[core]
  const siblings = (machine.siblings[core] ?? []).filter(sibling => sibling !== core)
  return [
    ...(hasLauncher ? [] : ['Python 3.8 or later is missing; it is needed to pin runs']),
    ...(cores.length === 0 ? ['the permitted cores are unknown (/proc/self/status does not list them)'] : []),
    ...(cores.length === 1 ? ['there is no second core for the harness'] : []),
    ...(quota !== undefined && quota < cores.length
      ? [
          `the control group is limited to the time of ${Number(quota.toPrecision(3))} cores, and is stopped when it has used it`,
        ]
      : []),
    ...(mayRaisePriority ? [] : ['the priority cannot be raised (it needs root, or the capability CAP_SYS_NICE)']),
    ...(core >= 0 && governor === undefined
      ? [`the governor of core ${core} is unknown, as in most virtual machines, so its speed may change`]
      : []),
    ...(governor !== undefined && governor !== 'performance'
      ? [`the governor of core ${core} is ${governor} (cpupower frequency-set -g performance changes it)`]
      : []),
    ...(siblings.length > 0
      ? [`core ${core} is the same hardware as core ${siblings.join(', ')} (off in cpu/smt/control separates them)`]
      : []),
    ...(turbo === 'on'
      ? ['turbo is on, so the speed depends on heat (1 in intel_pstate/no_turbo or 0 in cpufreq/boost turns it off)']
      : []),
  ]
}
