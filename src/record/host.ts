import * as v from 'valibot'
import type { DataOf } from '../util/decode.js'

/** Less than this is nothing of what a machine does. */
const smallest = 1e-18
const amount = v.exactOptional(
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(1e18),
    v.transform(value => (value < smallest ? 0 : value)),
  ),
)

/**
 * The activity of the machine during one round: differences of its counters over the round, and readings right after it. Anything
 * that a machine does not report is left out.
 */
export const hostSample = v.object({
  /** Wall time between the two readings. */
  seconds: amount,
  /** CPU time of all cores together in that time, used or not. */
  cpuSeconds: amount,
  /** CPU time that the host of this virtual machine gave to others. */
  stealSeconds: amount,
  /** CPU time that processes used which are neither ours nor the command's. */
  othersSeconds: amount,
  /** Time in which at least one process waited for a core, the command's own among them. */
  cpuWaitSeconds: amount,
  /** The same for a disk. */
  ioWaitSeconds: amount,
  /** The same for memory. */
  memoryWaitSeconds: amount,
  /** Received and sent over the network, without loopback. */
  networkBytes: amount,
  /** TCP segments that were sent, on loopback too. */
  sentSegments: amount,
  /** Those that were sent again. */
  repeatedSegments: amount,
  /** Read from disks and written to them. */
  diskBytes: amount,
  /** Time in which disks were busy, of all disks together. */
  diskSeconds: amount,
  /** Pages written to or read from swap. */
  swappedPages: amount,
  /** Processes that the kernel ended for want of memory. */
  outOfMemoryKills: amount,
  /** The number of times that a core was slowed down because it was too hot. */
  throttles: amount,
  /** The number of times that our control group was stopped because its CPU quota was spent. */
  quotaStops: amount,
  /** The mean of the first cores. */
  frequencyInHertz: amount,
  /** Runnable processes, averaged over a minute. */
  load: amount,
  availableMemoryInBytes: amount,
  /** The disk that holds the copies and outputs. */
  freeDiskInBytes: amount,
  /** Time of the spin: a fixed piece of work of our own, done while nothing else of ours runs. */
  spinSeconds: amount,
})

export type HostSample = DataOf<typeof hostSample>
