import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { arch, availableParallelism, cpus, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Machine } from '../../measure/quiet.js'
import { withoutRunners } from '../../measure/variables.js'
import type { Environment, Switch } from '../../record/environment.js'
import { attempt } from '../../util/attempt.js'
import { present } from '../../util/present.js'

const capabilityToRenice = 23n
/** The limit of `ulimit -e` that allows -5: it counts from 20 down. */
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
  const aslr = read('proc/sys/kernel/randomize_va_space')
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
      // 1 leaves the heap where it is, 2 does not.
      aslr: aslr === undefined ? undefined : aslr === '0' ? 'off' : 'on',
    }),
  }
}

function mayRaisePriority(status: string, limits: string): boolean {
  const capabilities = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`)
  const limit = /^Max nice priority\s+(\d+|unlimited)/m.exec(limits)?.[1] ?? '0'
  const isCapable = ((capabilities >> capabilityToRenice) & 1n) === 1n
  return isCapable || limit === 'unlimited' || Number(limit) >= limitToRenice
}

/** Finds the cores' worth of time that our control group may use. Inside of a container, that is the root of what can be seen. */
function findQuota(read: (path: string) => string | undefined): number | undefined {
  const groups = read('proc/self/cgroup') ?? ''
  const [second, first] = [findGroup(groups, ''), findGroup(groups, 'cpu')].map(group => listGroups(group ?? '/'))
  const limits = [
    ...second!.map(path => parseCpuMax(read(join('sys/fs/cgroup', path, 'cpu.max')) ?? '')),
    ...first!.map(path => {
      const place = join('sys/fs/cgroup/cpu', path)
      return parseCpuQuota(read(`${place}/cpu.cfs_quota_us`) ?? '', read(`${place}/cpu.cfs_period_us`) ?? '')
    }),
  ].filter(limit => limit !== undefined)
  return limits.length === 0 ? undefined : Math.min(...limits)
}

function toSwitch(text: string | undefined, on: string): Switch | undefined {
  return text === '0' || text === '1' ? (text === on ? 'on' : 'off') : undefined
}

function readText(path: string): string | undefined {
  return attempt(() => readFileSync(path, 'utf8').trim())
}

/** The machine that we are on, as far as it can be told without running anything. */
export function readEnvironment(): Environment {
  const cpu = cpus()[0]?.model.trim() || arch()
  const cores = availableParallelism()
  const os = `${platform()} ${arch()}`
  const runner = [process.env.ImageOS, process.env.ImageVersion].filter(Boolean).join(' ')
  const container = existsSync('/.dockerenv') ? 'docker' : existsSync('/run/.containerenv') ? 'podman' : undefined
  const vendor = readText('/sys/class/dmi/id/sys_vendor')
  const isVirtual = / hypervisor( |$)/m.test(readText('/proc/cpuinfo') ?? '')
  const host = isVirtual ? `virtual machine${vendor ? ` (${vendor})` : ''}` : undefined
  const virtualization = [container, host].filter(Boolean).join(' in ')
  return {
    fingerprint: `${cpu}, ${cores} cores, ${os}`,
    cpu,
    cores,
    memoryInBytes: totalmem(),
    os,
    kernel: release(),
    node: process.version,
    ...(runner !== '' && { runner }),
    ...(virtualization !== '' && { virtualization }),
  }
}

/** The numbers of a list as Linux writes it, such as `0-2,5`; undefined where it is none. */
export function parseCores(text: string): readonly number[] | undefined {
  const parts = text
    .trim()
    .split(',')
    .map(part => /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part))
  if (parts.includes(null)) return undefined
  return parts.flatMap(part => {
    const [from, to] = [Number(part![1]), Number(part![2] ?? part![1])]
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  })
}

/** The same list, as short as it can be written. */
export function showCores(cores: readonly number[]): string {
  const runs: [from: number, to: number][] = []
  for (const core of cores.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && core <= last[1] + 1) last[1] = core
    else runs.push([core, core])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}

/**
 * Returns how many cores' worth of time a control group may use, from its `cpu.max` (version 2). Returns undefined if there is no
 * limit.
 */
export function parseCpuMax(text: string): number | undefined {
  const parts = /^(\d+) (\d+)$/.exec(text.trim())
  return parts ? Number(parts[1]) / Number(parts[2]) : undefined
}

/** The same from the two files of version 1: `cpu.cfs_quota_us` (-1 is no limit) and `cpu.cfs_period_us`. */
export function parseCpuQuota(quota: string, period: string): number | undefined {
  const [limit, length] = [Number(quota), Number(period)]
  return limit > 0 && length > 0 ? limit / length : undefined
}

/** The path of our own control group of version 2, or of the `cpu` controller in version 1, from `/proc/self/cgroup`. */
export function findGroup(text: string, controller: '' | 'cpu'): string | undefined {
  const lines = text.split('\n').map(line => line.split(':'))
  const line = lines.find(([, names]) => names?.split(',').includes(controller))
  return line?.slice(2).join(':')
}

/** `path` and all groups that it is in, up to the root: a limit of any of them is one of ours. */
export function listGroups(path: string): readonly string[] {
  const names = path.split('/').filter(name => name !== '')
  return [...names.map((_, index) => `/${names.slice(0, names.length - index).join('/')}`), '/']
}

/** The number that `pattern` captures in what the kernel writes. */
export function findNumber(text: string, pattern: RegExp): number | undefined {
  const digits = pattern.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** In how many periods a group was stopped for having spent its quota, from its `cpu.stat`; the same in both versions. */
export function parseQuotaStops(text: string): number | undefined {
  return findNumber(text, /^nr_throttled (\d+)$/m)
}

const patienceInMilliseconds = 20_000

/** The facts that the tools of a machine without Linux's files report about it, as far as they answer. */
interface ForeignFacts {
  readonly physicalCores?: number
  readonly isVirtual?: boolean
  /** Its name, such as `High performance`. */
  readonly powerPlan?: string
}

/** Returns what a machine without Linux's files reports about itself. */
export async function askForeignSystem(
  platform: string,
  cores: number,
): Promise<Pick<Environment, 'governor' | 'smt' | 'virtualization'>> {
  const { physicalCores, isVirtual, powerPlan }: ForeignFacts =
    platform === 'darwin'
      ? parseSysctl(await ask('sysctl', sysctlNames))
      : platform === 'win32'
        ? parsePowerShell(await ask('powershell', ['-NoProfile', '-NonInteractive', '-Command', powerShellScript]))
        : {}
  return present({
    governor: powerPlan,
    smt: physicalCores ? (cores > physicalCores ? 'on' : 'off') : undefined,
    virtualization: isVirtual ? 'virtual machine' : undefined,
  })
}

/** Runs a program and returns its output, even if it fails: sysctl does for one name that it does not know. */
async function ask(program: string, words: readonly string[]): Promise<string> {
  try {
    const options = { timeout: patienceInMilliseconds, env: withoutRunners(process.env) }
    return (await promisify(execFile)(program, [...words], options)).stdout
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? ''
  }
}

/** The values to ask for. macOS prints a line for each one that it knows. */
const sysctlNames = ['hw.physicalcpu', 'kern.hv_vmm_present']

/** Reads the output of `sysctl NAME…`, a `name: value` on each line. */
export function parseSysctl(text: string): ForeignFacts {
  const isVirtual = findNumber(text, /^kern\.hv_vmm_present: (\d+)$/m)
  return present({
    physicalCores: findNumber(text, /^hw\.physicalcpu: (\d+)$/m),
    isVirtual: isVirtual === undefined ? undefined : isVirtual === 1,
  })
}

/** Prints what {@link parsePowerShell} reads. */
const powerShellScript = [
  '$s = Get-CimInstance Win32_ComputerSystem',
  '$c = (Get-CimInstance Win32_Processor | Measure-Object NumberOfCores -Sum).Sum',
  "$p = (Get-CimInstance -Namespace root\\cimv2\\power Win32_PowerPlan -Filter 'IsActive=True' -ErrorAction SilentlyContinue).ElementName",
  '@{ cores = $c; hypervisor = $s.HypervisorPresent; plan = $p } | ConvertTo-Json -Compress',
].join('; ')

/** Reads the output of the script. The result is empty if the script could not print it. */
export function parsePowerShell(text: string): ForeignFacts {
  try {
    const { cores, hypervisor, plan }: { readonly [name: string]: unknown } = JSON.parse(text)
    return present({
      physicalCores: typeof cores === 'number' ? cores : undefined,
      isVirtual: typeof hypervisor === 'boolean' ? hypervisor : undefined,
      powerPlan: typeof plan === 'string' && plan !== '' ? plan.slice(0, 100) : undefined,
    })
  } catch {
    return {}
  }
}
