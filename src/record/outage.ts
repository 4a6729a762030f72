import * as v from 'valibot'

export const outage = v.object({
  kind: v.picklist(['unanswered', 'rate-limited']),
  /** The status of GitHub's last response; undefined if there was none. */
  status: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))),
})

/** Why GitHub could not be asked for a baseline: nobody knows whether there is one. */
export type Outage = v.InferOutput<typeof outage>

/** Describes an outage in words of our own. */
export function describeOutage({ kind, status }: Outage): string {
  const what = kind === 'rate-limited' ? "GitHub's rate limit is used up" : 'GitHub did not answer'
  return status === undefined ? what : `${what} (${status})`
}
