/** The kernel's counts of what goes over the network. */
export interface NetworkCounts {
  /** Received and sent, by real interfaces. */
  readonly networkBytes?: number
}

/** The kernel's counts of TCP. */
export interface SegmentCounts {
  readonly sentSegments?: number
  /** Sent again, because nobody confirmed them. */
  readonly repeatedSegments?: number
}

/** The kernel's counts of disks. */
export interface DiskCounts {
  /** Read and written. */
  readonly diskBytes?: number
  /** Time in which disks had something to do. */
  readonly diskSeconds?: number
}

/** Loopback, and interfaces whose traffic also goes through another one. */
const indirect = /^(?:lo|ifb|veth|docker|br-|virbr|tun|tap)/
/** Neither partitions nor what is made of other disks or of memory. */
const wholeDisk = /^(?:(?:s|v|xv|h)d[a-z]+|nvme\d+n\d+|mmcblk\d+)$/
const bytesPerSector = 512

/** Reads the traffic of the network from `/proc/net/dev`. */
export function parseNetwork(text: string): NetworkCounts {
  const counts = [...text.matchAll(/^ *([^\s:]+): *(\d+)(?: +\d+){7} +(\d+)/gm)]
  const real = counts.filter(([, name = '']) => !indirect.test(name))
  return real.length === 0 ? {} : { networkBytes: sum(real.map(([, , got, sent]) => Number(got) + Number(sent))) }
}

/** Reads how much TCP has sent, and again, from `/proc/net/snmp`. */
export function parseSegments(text: string): SegmentCounts {
  const [names = [], values = []] = [...text.matchAll(/^Tcp: (.+)$/gm)].map(([, words = '']) => words.split(' '))
  const find = (name: string): number => Number(values[names.indexOf(name)] ?? Number.NaN)
  const [sentSegments, repeatedSegments] = [find('OutSegs'), find('RetransSegs')]
  return Number.isNaN(sentSegments + repeatedSegments) ? {} : { sentSegments, repeatedSegments }
}

/** Reads what disks do from `/proc/diskstats`. */
export function parseDisks(text: string): DiskCounts {
  const disks = text
    .split('\n')
    .map(line => line.trim().split(/ +/))
    .filter(([, , name = '', ...counts]) => wholeDisk.test(name) && counts.length >= 11)
  if (disks.length === 0) return {}
  const add = (...fields: readonly number[]): number =>
    sum(disks.flatMap(disk => fields.map(field => Number(disk[field]))))
  return { diskBytes: bytesPerSector * add(5, 9), diskSeconds: add(12) / 1000 }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
