/** Values of one benchmark in one run that lie farther apart than this, as a ratio, may be of several benchmarks. */
const mostApart = 4

/** The most values of one run that are repeats of a benchmark. More are samples of its operations, whose times are spread widely. */
const mostRepeats = 20

/** The share of values that may lie apart from the others: those of a cold start, or of pauses. Several benchmarks repeat about equally often. */
const mostSpared = 0.25

/**
 * Returns whether the values that one run printed under one name lie so far apart that the name may stand for several benchmarks. Where there
 * are at least four, a quarter may be slow, or fast. Samples have to fall into two groups.
 */
export function areApart(values: readonly number[]): boolean {
  if (values.length < 2) return false
  const sorted = [...values].sort((a, b) => a - b)
  const spared = Math.floor(mostSpared * sorted.length)
  const kept = sorted.length - spared
  const isApart = (low: number, high: number): boolean => low > 0 && high > mostApart * low
  if (sorted.length > mostRepeats)
    return sorted.some((value, at) => at > spared && at < kept && isApart(sorted[at - 1]!, value))
  return sorted.slice(0, spared + 1).every((value, at) => isApart(value, sorted[at + kept - 1]!))
}
