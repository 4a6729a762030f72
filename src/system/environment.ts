import { existsSync, readFileSync } from 'node:fs'
import { arch, availableParallelism, cpus, platform, release, totalmem } from 'node:os'
import type { Environment } from '../record/environment.js'

/** The machine that we are on, as far as it can be told without running anything. */
export function readEnvironment(): Environment {
  const cpu = cpus()[0]?.model.trim() || arch()
  const cores = availableParallelism()
  const os = `${platform()} ${arch()}`
  const runner = [process.env.ImageOS, process.env.ImageVersion].filter(Boolean).join(' ')
  const virtualization = findVirtualization()
  return {
    fingerprint: `${cpu}, ${cores} cores, ${os}`,
    cpu,
    cores,
    memoryInBytes: totalmem(),
    os,
    kernel: release(),
    node: process.version,
    ...(runner === '' ? {} : { runner }),
    ...(virtualization === undefined ? {} : { virtualization }),
  }
}

function findVirtualization(): string | undefined {
  const container = existsSync('/.dockerenv') ? 'docker' : existsSync('/run/.containerenv') ? 'podman' : undefined
  const machine = readText('/sys/class/dmi/id/sys_vendor')
  const isVirtual = / hypervisor( |$)/m.test(readText('/proc/cpuinfo') ?? '')
  const host = isVirtual ? `virtual machine${machine ? ` (${machine})` : ''}` : undefined
  return [container, host].filter(Boolean).join(' in ') || undefined
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}
