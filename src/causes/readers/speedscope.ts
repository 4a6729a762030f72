import * as v from 'valibot'
import { cutStack, type Frame, ProfileError, type Sample } from '../profile.js'

const document = v.object({
  shared: v.object({
    frames: v.array(
      v.object({ name: v.string(), file: v.nullish(v.string()), line: v.nullish(v.pipe(v.number(), v.safeInteger())) }),
    ),
  }),
  profiles: v.array(
    v.object({
      type: v.literal('sampled'),
      unit: v.string(),
      samples: v.array(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))),
      weights: v.array(v.pipe(v.number(), v.finite())),
    }),
  ),
})

/** Reads a file of speedscope that holds samples, and the unit that their weights are in. */
export function readSpeedscope(data: unknown): { readonly samples: readonly Sample[]; readonly unit: string } {
  const result = v.safeParse(document, data)
  if (!result.success) throw new ProfileError('it is not a file of speedscope with samples')
  const { shared, profiles } = result.output
  const frames = shared.frames.map(
    ({ name, file, line }): Frame => ({ name, ...(file ? { file } : {}), ...(line ? { line } : {}) }),
  )
  return {
    unit: profiles[0]?.unit ?? 'none',
    samples: profiles.flatMap(({ samples, weights }) =>
      samples.flatMap((stack, at) => {
        const own = stack.flatMap(place => frames[place] ?? [])
        const weight = weights[at] ?? 0
        return weight > 0 && own.length > 0 ? [{ frames: cutStack(own), weight }] : []
      }),
    ),
  }
}
