/** The kernel's counts of memory shortages. */
export interface MemoryEvents {
  /** Read from swap and written to it. */
  readonly swappedPages?: number
  readonly outOfMemoryKills?: number
}

/** Reads the counts of memory shortages from `/proc/vmstat`. */
export function parseVmstat(text: string): MemoryEvents {
  const find = (name: string): number | undefined => {
    const digits = new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]
    return digits === undefined ? undefined : Number(digits)
  }
  const [read, written, kills] = [find('pswpin'), find('pswpout'), find('oom_kill')]
  return {
    ...(read === undefined || written === undefined ? {} : { swappedPages: read + written }),
    ...(kills === undefined ? {} : { outOfMemoryKills: kills }),
  }
}

/** Returns the memory that can be used without swapping, in bytes: `MemAvailable` of `/proc/meminfo`. */
export function parseAvailableMemory(text: string): number | undefined {
  const kibibytes = /^MemAvailable: +(\d+) kB$/m.exec(text)?.[1]
  return kibibytes === undefined ? undefined : Number(kibibytes) * 1024
}
