import * as v from 'valibot'

/** The record cannot be used; the message names the place, what belongs there, and what was found. */
export class RecordError extends Error {
  override readonly name = 'RecordError'
}

/** `data` by `schema`, or a RecordError that names the place below `at`. */
export function decodeBy<T extends v.GenericSchema>(schema: T, data: unknown, at: string): v.InferOutput<T> {
  const result = v.safeParse(schema, data, { abortEarly: true })
  if (result.success) return result.output
  const issue = result.issues[0]
  const path = [at, v.getDotPath(issue) ?? '']
    .filter(part => part !== '')
    .join('.')
    .slice(0, longestShown)
  const received = issue.received.slice(0, longestShown)
  throw new RecordError(`"${path}": must be ${issue.expected ?? 'something else'}, not ${received}`)
}

/** The largest number of characters that a message shows of what is wrong. */
export const longestShown = 200

/** `value` in a message; of a list or an object, which may go down for ever, only that it is one. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return (JSON.stringify(value) ?? 'nothing').slice(0, longestShown)
}
