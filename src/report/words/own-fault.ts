/** What is said of a fault of our own; `page` is where its users report issues, where that is known. */
export function describeFault(page = "the issues of Counterbalance's repository"): string {
  return `This is a fault of Counterbalance. Report it at ${page}, with the lines above; what was measured is in the record.`
}
