import * as v from 'valibot'
import type { DataOf } from '../util/decode.js'

/** Purposes of the processes that a comparison starts for its user. `untimed` runs make copies as warm as they are when they are measured. */
export const purposes = ['build', 'setup', 'install', 'prepare', 'warm-up', 'untimed', 'measured', 'profiled'] as const

export type Purpose = (typeof purposes)[number]

const start = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  seconds: v.pipe(v.number(), v.finite(), v.minValue(0)),
})

/** The processes that were started, and how long they ran altogether; left out where none was. */
export const starts = v.object(
  Object.fromEntries(purposes.map(purpose => [purpose, v.exactOptional(start)])) as Record<
    Purpose,
    v.ExactOptionalSchema<typeof start, undefined>
  >,
)

export type Starts = DataOf<typeof starts>

/** Adds up what was started in several sessions; undefined where nothing is known of any. */
export function addStarts(all: readonly Starts[]): Starts | undefined {
  const sums = purposes.flatMap(purpose => {
    const ofPurpose = all.flatMap(({ [purpose]: start }) => start ?? [])
    const add = (key: 'count' | 'seconds'): number => ofPurpose.reduce((sum, start) => sum + start[key], 0)
    return ofPurpose.length === 0 ? [] : [[purpose, { count: add('count'), seconds: add('seconds') }] as const]
  })
  return sums.length === 0 ? undefined : Object.fromEntries(sums)
}
