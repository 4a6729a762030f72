/** The use of the cores' time since the machine was started, in ticks of a hundredth of a second. */
export interface CpuTicks {
  readonly total: number
  /** Neither idle, nor waiting for a disk, nor taken away. */
  readonly busy: number
  readonly steal: number
}

/** The first line of `/proc/stat`; undefined where `text` is something else (proc_stat(5)). */
export function parseCpuTicks(text: string): CpuTicks | undefined {
  const words = /^cpu +(\d[\d ]+)$/m.exec(text)?.[1]?.trim().split(/ +/).map(Number)
  if (words === undefined || words.length < 4) return undefined
  // The guests' time is in the first two already.
  const [user = 0, nice = 0, system = 0, idle = 0, ioWait = 0, irq = 0, softIrq = 0, steal = 0] = words
  const busy = user + nice + system + irq + softIrq
  return { total: busy + idle + ioWait + steal, busy, steal }
}

/** Returns the time that a process and its awaited children used, in ticks. Reads its `/proc/PID/stat` (proc_pid_stat(5)). */
export function parseOwnTicks(text: string): number | undefined {
  // The name may hold blanks and brackets.
  const words = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number)
  return words.length === 4 && words.every(Number.isFinite) ? words.reduce((sum, one) => sum + one) : undefined
}
