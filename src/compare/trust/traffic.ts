import { scale, share } from '../../metrics/scale.js'
import type { HostSample } from '../../record/host.js'
import type { HostRule } from './host-rule.js'

const mostDisk = 0.5
const mostNetworkInBytesPerSecond = 5e6
const mostRepeated = 0.01
/** A few are lost on any network. */
const fewSegments = 10

/** The warnings about the disks and the network of the machine. */
export const trafficRules: readonly HostRule[] = [
  {
    code: 'busy-disk',
    isMet: sample => portionOf(sample.diskSeconds, sample.seconds) >= mostDisk,
    describe: (rounds, sample) =>
      `the disk was busy ${share(Math.min(1, portionOf(sample.diskSeconds, sample.seconds)))} of the time in ${rounds}${describeBytes(sample.diskBytes)}. If that is not the command itself, stop other programs, then run again`,
  },
  {
    code: 'busy-network',
    isMet: sample => portionOf(sample.networkBytes, sample.seconds) >= mostNetworkInBytesPerSecond,
    describe: (rounds, sample) =>
      `the machine received and sent ${amount(portionOf(sample.networkBytes, sample.seconds), 'B/s')} over the network in ${rounds}. If that is not the command itself, stop what causes it, then run again`,
  },
  {
    code: 'lost-packets',
    isMet: sample => (sample.repeatedSegments ?? 0) >= fewSegments && repeatedOf(sample) >= mostRepeated,
    describe: (rounds, sample) =>
      `TCP sent ${share(repeatedOf(sample))} of all segments again in ${rounds}, because packets were lost. Send fewer requests at a time, or use a better network`,
  },
]

function repeatedOf({ repeatedSegments, sentSegments }: HostSample): number {
  return Math.min(1, portionOf(repeatedSegments, sentSegments))
}

function portionOf(part = 0, whole = 0): number {
  return whole > 0 ? part / whole : 0
}

function describeBytes(bytes: number | undefined): string {
  return bytes === undefined ? '' : ` (${amount(bytes, 'B')} read and written)`
}

function amount(value: number, unit: string): string {
  const { number, unit: name } = scale([value], unit)
  return `${number(value)} ${name}`
}
