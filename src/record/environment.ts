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
}
