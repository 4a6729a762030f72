/** The parts that tell the records of one run of a workflow apart. */
export interface RecordKey {
  readonly suite: string
  /** Of a matrix; left out where there is one leg only. */
  readonly leg?: string | undefined
  /** One of several runners that measure the same suite. */
  readonly shard?: string | undefined
}

/** A record by name, in a message about it. */
export function describeRecord({ suite, leg, shard }: RecordKey): string {
  const part = [leg, shard].filter(Boolean).join(' ')
  const parts = [`suite ${JSON.stringify(suite)}`, ...(part === '' ? [] : [`part ${JSON.stringify(part)}`])]
  return `the record of ${parts.join(', ')}`
}

/** Reads how many shards there are, from a shard such as `2/3`. Returns undefined if it does not say. */
export function countShards(shard: string | undefined): number | undefined {
  const [, number, count] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(shard ?? '') ?? []).map(Number)
  return number !== undefined && count !== undefined && number <= count ? count : undefined
}

/** Returns the text that all records of one experiment share. */
export function experimentOf({ suite, leg }: RecordKey): string {
  return JSON.stringify([suite, leg ?? null])
}
