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
  /** The container or virtual machine, for example `docker` or `kvm`. */
  readonly virtualization?: string
  /** The CPU quota of our control group in cores, if there is one. */
  readonly quotaInCores?: number
  /** The frequency governor or power plan, as the system calls it, such as `performance` or `powersave`. */
  readonly governor?: string
  readonly turbo?: Switch
  /** Set if threads share a core. */
  readonly smt?: Switch
  /** Set if the kernel draws addresses at random. */
  readonly aslr?: Switch
  /** The CPU affinity and priority that applied to every run of both sides. */
  readonly held?: Held
  /** The versions that the input `toolchain` asked for. */
  readonly toolchain?: readonly Tool[]
}

export type Switch = 'on' | 'off'

export interface Held {
  /** The cores that invocations may run on, such as `1-3`. */
  readonly cores?: string
  /** Below 0 is before others. */
  readonly niceness?: number
  /** Set if a command could write only to its own copy, and to none of our files. */
  readonly isolated?: true
}

export interface Tool {
  /** The line that was run, such as `go version`. */
  readonly command: string
  /** The first line that it printed. */
  readonly version: string
}
