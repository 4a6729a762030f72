import * as v from 'valibot'
import { cutStack, ProfileError, parseProfileJson, type StackFrame, type StackSample } from '../profile.js'

const index = v.pipe(v.number(), v.integer(), v.minValue(0))
const document = v.object({
  functions: v.array(v.object({ name: v.string(), file: v.string(), line: index, last: index })),
  samples: v.array(v.object({ stack: v.array(index), ms: v.pipe(v.number(), v.finite(), v.minValue(0)) })),
})

/** The samples of one process that our recorder for Python left, in milliseconds of CPU time. */
export function readPythonStacks(text: string): readonly StackSample[] {
  const result = v.safeParse(document, parseProfileJson(text))
  if (!result.success) throw new ProfileError('it is not what the recorder for Python writes')
  const frames = result.output.functions.map(
    ({ name, file, line, last }): StackFrame => ({
      name,
      file,
      line: Math.max(1, line),
      last: Math.max(1, line, last),
    }),
  )
  return result.output.samples.map(({ stack, ms }) => ({
    frames: cutStack(stack.flatMap(at => frames[at] ?? [])),
    weight: ms,
  }))
}
