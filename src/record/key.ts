/** Tells the records of one run of a workflow apart. */
export interface RecordKey {
  readonly suite: string
  /** The name of one of several jobs, which becomes a section of the report. */
  readonly part?: string | undefined
  /** Such as `2/3`: one of several runners whose rounds are pooled. */
  readonly partNumber?: string | undefined
}

/** Tells suites apart. */
export type SuiteKey = Omit<RecordKey, 'partNumber'>

/** A record by name, in a message about it. */
export function describeRecord({ suite, part, partNumber }: RecordKey): string {
  const name = [part, partNumber].filter(Boolean).join(' ')
  return `the record of suite ${JSON.stringify(suite)}${name === '' ? '' : `, part ${JSON.stringify(name)}`}`
}

/** Reads how many parts there are from a number such as `2/3`. Returns undefined if it does not say. */
export function countParts(partNumber: string | undefined): number | undefined {
  const [, number, count] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(partNumber ?? '') ?? []).map(Number)
  return number !== undefined && count !== undefined && number <= count ? count : undefined
}

/** Returns the text that all records of one experiment share. */
export function experimentOf({ suite, part }: RecordKey): string {
  return JSON.stringify([suite, part ?? null])
}

/** Returns the key of one metric of one benchmark, among all that a record has. */
export function seriesKey({ benchmark, metric }: { readonly benchmark: string; readonly metric: string }): string {
  return `${benchmark}\n${metric}`
}
