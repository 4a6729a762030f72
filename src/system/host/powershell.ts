/** The facts that Windows reports by PowerShell about its processor and its power plan. */
export interface WindowsProcessor {
  readonly physicalCores?: number
  readonly isVirtual?: boolean
  /** Its name, such as `High performance`. */
  readonly powerPlan?: string
}

/** Prints what {@link parsePowerShell} reads. */
export const powerShellScript = [
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
