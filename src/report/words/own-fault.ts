/** Describes a bug of our own, and where to report it. `page` is where its users report issues, if that is known. */
export function describeFault(page = "the issues of Counterbalance's repository"): string {
  return `This is a bug in Counterbalance. Report it at ${page} with the lines above. The measured values are in the record.`
}
