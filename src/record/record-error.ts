import * as v from 'valibot'

/** The record cannot be used; the message names the place, what belongs there, and what was found. */
export class RecordError extends Error {
  override readonly name = 'RecordError'
}

/** `data` by `schema`, or a RecordError that names the place below `at`. */
export function decodeBy<T extends v.GenericSchema>(schema: T, data: unknown, at: string): v.InferOutput<T> {
  const result = v.safeParse(schema, data, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const path = [at, v.getDotPath(issue) ?? '']
    .filter(part => part !== '')
    .join('.')
    .slice(0, longestShown)
  const isMissing = issue.path !== undefined && issue.expected === `"${issue.path.at(-1)?.key}"`
  if (isMissing)
    throw new RecordError(
      `"${path}": is missing; it must be ${expectAt(schema, issue)}: take the file as it was written`,
    )
  throw new RecordError(`"${path}": must be ${issue.expected ?? unknown}, not ${issue.received.slice(0, longestShown)}`)
}

const unknown = 'something else'

/** Finds what belongs to the key that `issue` misses, which valibot tells only of a value that is there. */
function expectAt(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  const filled = (issue.path ?? []).reduceRight((value: unknown, { input, key }) => fill(input, key, value), null)
  const [found] = v.safeParse(schema, filled, { abortEarly: true }).issues ?? []
  const isThere = found !== undefined && v.getDotPath(found) === v.getDotPath(issue)
  return (isThere ? found.expected : undefined) ?? unknown
}

/** A copy of `parent` with `value` at `key`. */
function fill(parent: unknown, key: unknown, value: unknown): unknown {
  return Array.isArray(parent) ? parent.with(Number(key), value) : { ...(parent as object), [String(key)]: value }
}

/** The largest number of characters that a message shows of what is wrong. */
export const longestShown = 200

/** `value` in a message; of a list or an object, which may go down for ever, only that it is one. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return (JSON.stringify(value) ?? 'nothing').slice(0, longestShown)
}
