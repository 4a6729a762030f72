/**
 * The activity of the machine during one round: differences of its counters over the round, and readings right after it. Anything
 * that a machine does not report is left out.
 */
export interface HostSample {
  /** Wall time between the two readings. */
  readonly seconds?: number
  /** CPU time of all cores together in that time, used or not. */
  readonly cpuSeconds?: number
  /** CPU time that the host of this virtual machine gave to others. */
  readonly stealSeconds?: number
  /** CPU time that processes used which are neither ours nor the command's. */
  readonly othersSeconds?: number
  /** Time in which at least one process waited for a core, the command's own among them. */
  readonly cpuWaitSeconds?: number
  /** The same for a disk. */
  readonly ioWaitSeconds?: number
  /** The same for memory. */
  readonly memoryWaitSeconds?: number
  /** Received and sent over the network, without loopback. */
  readonly networkBytes?: number
  /** TCP segments that were sent, on loopback too. */
  readonly sentSegments?: number
  /** Those that were sent again. */
  readonly repeatedSegments?: number
  /** Read from disks and written to them. */
  readonly diskBytes?: number
  /** Time in which disks were busy, of all disks together. */
  readonly diskSeconds?: number
  /** Pages written to or read from swap. */
  readonly swappedPages?: number
  /** Processes that the kernel ended for want of memory. */
  readonly outOfMemoryKills?: number
  /** The number of times that a core was slowed down because it was too hot. */
  readonly throttles?: number
  /** The number of times that our control group was stopped because its CPU quota was spent. */
  readonly quotaStops?: number
  /** The mean of the first cores. */
  readonly frequencyInHertz?: number
  /** Runnable processes, averaged over a minute. */
  readonly load?: number
  readonly availableMemoryInBytes?: number
  /** The disk that holds the copies and outputs. */
  readonly freeDiskInBytes?: number
  /** Time of the spin: a fixed piece of work of our own, done while nothing else of ours runs. */
  readonly spinSeconds?: number
}
