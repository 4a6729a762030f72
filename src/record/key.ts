import type { Record } from './record.js'

/** What tells the records of one run of a workflow apart. */
export type Key = Pick<Record, 'suite' | 'leg' | 'shard'>

/** A record by name, in a message about it. */
export function describeRecord({ suite, leg, shard }: Key): string {
  const parts = [
    `suite ${JSON.stringify(suite)}`,
    ...(leg === undefined ? [] : [`leg ${JSON.stringify(leg)}`]),
    ...(shard === undefined ? [] : [`shard ${JSON.stringify(shard)}`]),
  ]
  return `the record of ${parts.join(', ')}`
}

/** What the records of one experiment have in common. */
export function experimentOf({ suite, leg }: Key): string {
  return JSON.stringify([suite, leg ?? null])
}
