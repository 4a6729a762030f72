/** The machine and the versions that a record was made on. */
export interface Environment {
  /** Two environments with the same fingerprint may be compared. */
  readonly fingerprint: string
  readonly cpu: string
  readonly cores: number
  readonly memoryInBytes: number
  readonly os: string
  readonly kernel: string
  readonly node: string
  /** Name and version of the hosted runner's image. */
  readonly runner?: string
  /** What the machine runs in, for example `docker` or `kvm`. */
  readonly virtualization?: string
  /** How many cores' worth of time our control group may use, where that is limited. */
  readonly quotaInCores?: number
  /** What chooses the frequency of the cores, as the system calls it: `performance`, `powersave`, a power plan. */
  readonly governor?: string
  readonly turbo?: Switch
  /** Whether threads share a core. */
  readonly smt?: Switch
  /** Whether the kernel draws addresses at random. */
  readonly aslr?: Switch
  /** What every invocation of both sides was held to, where it was held to anything. */
  readonly held?: Held
  /** What else the user wanted to know. */
  readonly toolchain?: readonly Tool[]
}

export type Switch = 'on' | 'off'

export interface Held {
  /** The cores that invocations may run on, such as `1-3`. */
  readonly cores?: string
  /** Below 0 is before others. */
  readonly niceness?: number
  /** Whether it could write to its own copy only, of all copies and of our own files. */
  readonly isolated?: true
}

export interface Tool {
  /** The line that was run, such as `go version`. */
  readonly command: string
  /** The first line that it printed. */
  readonly version: string
}
