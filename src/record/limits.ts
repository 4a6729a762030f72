import * as v from 'valibot'

/** The largest amounts that are read from a record. */
export interface RecordLimits {
  readonly characters: number
  readonly rounds: number
  /** In all rounds together. */
  readonly measurements: number
  readonly benchmarks: number
  /** Experiments before it. */
  readonly earlier: number
}

/** The experiments that there can be after the first one, where that leaves benchmarks inconclusive. */
export const mostMore = 3

/** Files of the baseline that were changed, which a record names: one is enough for a verdict, and few for a reader. */
export const mostTampered = 100
/** Paths that the first run of a baseline writes, where a new directory is one: a benchmark writes a few, and who writes more is watched as one who is not known. */
export const mostWrites = 1000
/** Kinds of acts of commands after which nothing can be compared. */
export const mostInterference = 10

/** Files in a side's directory that the calls themselves wrote: a few kinds of report, by the names that they were given. */
export const mostLeftOut = 100

/** Files that a warning names. */
export const mostPathsOfWarning = 10

/** Files of the toolchain that a record names: they are told in one sentence. */
export const mostToolchainFiles = 20

/** The largest number of stretches that a record was measured in. Each end of one is a look, which takes time to judge. */
export const mostSegments = 100

/** The largest number of files that define benchmarks. */
export const mostSuiteFiles = 1000

/** The largest number of benchmarks that one run may print: a report over so many takes half a minute. */
export const mostBenchmarks = 10_000

/** The largest number of sides in a record. */
export const mostSides = 64

/** The amounts that a machine can still hold. They are for records that their reader has chosen. */
export const generousLimits: RecordLimits = {
  characters: 2 ** 28,
  rounds: 100_000,
  measurements: 10_000_000,
  benchmarks: 1_000_000,
  earlier: 20,
}

/** For records from artifacts, which anybody can have made. */
export const artifactLimits: RecordLimits = {
  characters: 2 ** 25,
  rounds: 10_000,
  measurements: 500_000,
  // The process and `setup` are ours.
  benchmarks: mostBenchmarks + 2,
  earlier: mostMore,
}

/** The longest name that a record may hold. */
export const longestName = 1000
/** A text by which something is called. */
export const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName))
/** The number of things of one kind. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A text that people read. */
export const text = v.pipe(v.string(), v.maxLength(65_536))
/** A digest of SHA-256, in hexadecimal digits. */
export const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
