/** What is said of a fault of our own; `page` is where its users report issues, where that is known. */
export function describeFault(page = "the issues of Counterbalance's repository"): string {
  return `This is a bug in Counterbalance. Report it at ${page} with the lines above. The measured values are in the record.`
}
