/** The facts that macOS reports about its processor by `sysctl`. */
export interface MacProcessor {
  readonly cpu?: string
  readonly physicalCores?: number
  readonly isVirtual?: boolean
}

/** The values to ask for. macOS prints a line for each one that it knows. */
export const sysctlNames = ['machdep.cpu.brand_string', 'hw.physicalcpu', 'kern.hv_vmm_present'] as const

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
