/** How an invocation is the difference of two runs; a sentence without its end. */
export function describeSlope([fewer, more]: readonly [number, number]): string {
  return `each value is what one repeat takes, by the difference between ${more} and ${fewer}: what the command needs to start is not in it`
}

/** How many runs an invocation is, in words; a sentence without its end. */
export function describeBatch(runs: number): string {
  return `each invocation is ${runs} runs back to back, and its values are their mean`
}
