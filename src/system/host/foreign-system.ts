import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { withoutRunners } from '../../measure/variables.js'
import type { Environment } from '../../record/environment.js'

const patienceInMilliseconds = 20_000
const virtual = 'virtual machine'

/** Returns what the tools of a machine without Linux's files report about it. Facts are left out if the tools do not answer. */
export async function askForeignSystem(
  platform: string,
  cores: number,
): Promise<Pick<Environment, 'governor' | 'smt' | 'virtualization'>> {
  if (platform === 'darwin') {
    const { physicalCores, isVirtual } = parseSysctl(await ask('sysctl', sysctlNames))
    return { ...describeThreads(cores, physicalCores), ...(isVirtual ? { virtualization: virtual } : {}) }
  }
  if (platform === 'win32') {
    const words = ['-NoProfile', '-NonInteractive', '-Command', powerShellScript]
    const { physicalCores, isVirtual, powerPlan } = parsePowerShell(await ask('powershell', words))
    return {
      ...describeThreads(cores, physicalCores),
      ...(isVirtual ? { virtualization: virtual } : {}),
      ...(powerPlan === undefined ? {} : { governor: powerPlan }),
    }
  }
  return {}
}

function describeThreads(cores: number, physicalCores: number | undefined): Pick<Environment, 'smt'> {
  return physicalCores === undefined || physicalCores === 0 ? {} : { smt: cores > physicalCores ? 'on' : 'off' }
}

/** What a program printed, also where it then failed: sysctl does for one name that it does not know. */
async function ask(program: string, words: readonly string[]): Promise<string> {
  try {
    const options = { timeout: patienceInMilliseconds, env: withoutRunners(process.env) }
    return (await promisify(execFile)(program, [...words], options)).stdout
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? ''
  }
}

/** The facts that macOS reports about its processor by `sysctl`. */
interface MacProcessor {
  readonly cpu?: string
  readonly physicalCores?: number
  readonly isVirtual?: boolean
}

/** The values to ask for. macOS prints a line for each one that it knows. */
const sysctlNames = ['machdep.cpu.brand_string', 'hw.physicalcpu', 'kern.hv_vmm_present'] as const

/** Reads the output of `sysctl NAME…`, a `name: value` on each line. */
export function parseSysctl(text: string): MacProcessor {
  const values = new Map(
    text.split('\n').map(line => [line.split(':', 1)[0]!, line.slice(line.indexOf(':') + 1).trim()]),
  )
  const [cpu, cores, virtual] = sysctlNames.map(name => values.get(name))
  return {
    ...(cpu ? { cpu } : {}),
    ...(cores && /^\d+$/.test(cores) ? { physicalCores: Number(cores) } : {}),
    ...(virtual === undefined ? {} : { isVirtual: virtual === '1' }),
  }
}

/** The facts that Windows reports by PowerShell about its processor and its power plan. */
interface WindowsProcessor {
  readonly physicalCores?: number
  readonly isVirtual?: boolean
  /** Its name, such as `High performance`. */
  readonly powerPlan?: string
}

/** Prints what {@link parsePowerShell} reads. */
const powerShellScript = [
  '$s = Get-CimInstance Win32_ComputerSystem',
  '$c = (Get-CimInstance Win32_Processor | Measure-Object NumberOfCores -Sum).Sum',
  "$p = (Get-CimInstance -Namespace root\\cimv2\\power Win32_PowerPlan -Filter 'IsActive=True' -ErrorAction SilentlyContinue).ElementName",
  '@{ cores = $c; hypervisor = $s.HypervisorPresent; plan = $p } | ConvertTo-Json -Compress',
].join('; ')

/** Reads the output of the script. The result is empty if the script could not print it. */
export function parsePowerShell(text: string): WindowsProcessor {
  const data = parseJson(text)
  return {
    ...(typeof data.cores === 'number' ? { physicalCores: data.cores } : {}),
    ...(typeof data.hypervisor === 'boolean' ? { isVirtual: data.hypervisor } : {}),
    ...(typeof data.plan === 'string' && data.plan !== '' ? { powerPlan: data.plan.slice(0, 100) } : {}),
  }
}

function parseJson(text: string): { readonly [name: string]: unknown } {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null ? { ...data } : {}
  } catch {
    return {}
  }
}
