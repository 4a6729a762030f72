/** What macOS tells of its processor by `sysctl`. */
export interface MacProcessor {
  readonly cpu?: string
  readonly physicalCores?: number
  readonly isVirtual?: boolean
}

/** What is asked for; macOS prints a line for each that it knows. */
export const sysctlNames = ['machdep.cpu.brand_string', 'hw.physicalcpu', 'kern.hv_vmm_present'] as const

/** What `sysctl NAME…` printed, a `name: value` on each line. */
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
