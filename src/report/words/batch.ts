/** Describes how an invocation is the difference of two runs, as a sentence without its full stop. */
export function describeSlope(repeats: readonly number[]): string {
  const [fewer, ...others] = repeats
  const how =
    others.length === 1
      ? `from the difference between ${others[0]} and ${fewer}`
      : `from the line through ${repeats.join(', ')}`
  return `each value is the time of one repeat, ${how}, so the start of the command is not included`
}

/** Describes how many runs an invocation is, as a sentence without its full stop. */
export function describeBatch(runs: number): string {
  return `each value is the mean of ${runs} runs in a row`
}
