import * as v from 'valibot'
import type { Bisection } from './result.js'

const position = v.pipe(v.number(), v.integer(), v.minValue(0))
const amount = v.pipe(v.number(), v.finite())
const race = v.object({
  from: position,
  to: position,
  rounds: v.pipe(position, v.minValue(1)),
  value: amount,
  noise: v.pipe(amount, v.minValue(0)),
  offsets: v.pipe(amount, v.minValue(0)),
  layout: v.pipe(amount, v.minValue(0)),
  seconds: v.pipe(amount, v.minValue(0)),
  isDifferent: v.boolean(),
  asked: v.optional(v.pipe(position, v.minValue(1))),
})
const schema = v.pipe(
  v.object({
    schema: v.literal('counterbalance/bisect@1'),
    commits: v.pipe(
      v.array(
        v.object({
          name: v.optional(v.string()),
          commit: v.string(),
          subject: v.string(),
          author: v.string(),
          date: v.string(),
        }),
      ),
      v.minLength(2),
    ),
    command: v.string(),
    setup: v.optional(v.string()),
    options: v.record(v.string(), v.string()),
    lead: v.optional(
      v.object({
        benchmark: v.string(),
        metric: v.string(),
        unit: v.string(),
        better: v.picklist(['lower', 'higher', 'unknown']),
      }),
    ),
    progress: v.object({
      length: position,
      races: v.array(race),
      skipped: v.array(position),
      builds: v.array(v.pipe(amount, v.minValue(0))),
    }),
    reasons: v.record(v.string(), v.string()),
  }),
  v.check(({ commits, progress: { length, races, skipped } }) =>
    [length, ...races.flatMap(({ from, to }) => [from, to]), ...skipped].every(at => at <= commits.length - 1),
  ),
  v.check(({ commits, progress, lead }) => {
    const [first] = progress.races
    if (progress.length !== commits.length - 1) return false
    return first === undefined || (lead !== undefined && first.from === 0 && first.to === progress.length)
  }),
)

/** Decodes what a bisection has left of itself; undefined if `text` is anything else. */
export function decodeBisection(text: string): Bisection | undefined {
  try {
    const { output, success } = v.safeParse(schema, JSON.parse(text))
    return success ? (output as Bisection) : undefined
  } catch {
    return undefined
  }
}
