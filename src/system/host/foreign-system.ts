import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { withoutRunners } from '../../measure/variables.js'
import type { Environment } from '../../record/environment.js'
import { parsePowerShell, powerShellScript } from './powershell.js'
import { parseSysctl, sysctlNames } from './sysctl.js'

const patienceInMilliseconds = 20_000
const virtual = 'virtual machine'

/** What can be told of a machine without Linux's files by asking its own tools; nothing where they do not answer. */
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
