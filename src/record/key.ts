/** Tells suites, and the records of one run of a workflow, apart. */
export interface RecordKey {
  readonly suite: string
  /** The name of one of several jobs, which becomes a section of the report. */
  readonly part?: string | undefined
}

/** A record by name, in a message about it. */
export function describeRecord({ suite, part }: RecordKey): string {
  return `the record of suite ${JSON.stringify(suite)}${part === undefined ? '' : `, part ${JSON.stringify(part)}`}`
}

/** Returns the text that all records of one experiment share. */
export function experimentOf({ suite, part }: RecordKey): string {
  return JSON.stringify([suite, part ?? null])
}

/** Returns the key of one metric of one benchmark, among all that a record has. */
export function seriesKey({ benchmark, metric }: { readonly benchmark: string; readonly metric: string }): string {
  return `${benchmark}\n${metric}`
}
