/** How many runs an invocation is, in words; a sentence without its end. */
export function describeBatch(runs: number): string {
  return `each invocation is ${runs} runs back to back, and its values are their mean`
}
