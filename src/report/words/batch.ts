/** Describes how an invocation is the difference of two runs, as a sentence without its full stop. */
export function describeSlope([fewer, more]: readonly [number, number]): string {
  return `each value is the time of one repeat, from the difference between ${more} and ${fewer}, so the start of the command is not included`
}

/** Describes how many runs an invocation is, as a sentence without its full stop. */
export function describeBatch(runs: number): string {
  return `each invocation is ${runs} runs in a row, and its value is their mean`
}
