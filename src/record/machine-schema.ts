import * as v from 'valibot'

const mostTools = 100

/** The longest name that a record may hold. */
export const longestName = 1000
/** A text by which something is called. */
export const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName))
/** The number of things of one kind. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const onOrOff = v.picklist(['on', 'off'])

/** A machine, in a record or a manifest. */
export const environment = v.object({
  fingerprint: name,
  cpu: name,
  cores: count,
  memoryInBytes: count,
  os: name,
  kernel: name,
  node: name,
  runner: v.optional(name),
  virtualization: v.optional(name),
  governor: v.optional(name),
  turbo: v.optional(onOrOff),
  smt: v.optional(onOrOff),
  quotaInCores: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1e6))),
  aslr: v.optional(onOrOff),
  held: v.optional(
    v.object({
      cores: v.optional(name),
      niceness: v.optional(v.pipe(v.number(), v.safeInteger())),
      isolated: v.exactOptional(v.literal(true)),
    }),
  ),
  toolchain: v.optional(v.pipe(v.array(v.object({ command: name, version: name })), v.maxLength(mostTools))),
})

/** Less than this is nothing of what a machine does. */
const smallest = 1e-18
const amount = v.optional(
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(1e18),
    v.transform(value => (value < smallest ? 0 : value)),
  ),
)

/** The activity of a machine in one round. */
export const hostSample = v.object({
  seconds: amount,
  cpuSeconds: amount,
  stealSeconds: amount,
  othersSeconds: amount,
  cpuWaitSeconds: amount,
  ioWaitSeconds: amount,
  memoryWaitSeconds: amount,
  networkBytes: amount,
  sentSegments: amount,
  repeatedSegments: amount,
  diskBytes: amount,
  diskSeconds: amount,
  swappedPages: amount,
  outOfMemoryKills: amount,
  throttles: amount,
  quotaStops: amount,
  frequencyInHertz: amount,
  load: amount,
  availableMemoryInBytes: amount,
  freeDiskInBytes: amount,
  spinSeconds: amount,
})
