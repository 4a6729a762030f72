import * as v from 'valibot'

/** The data that a schema describes, which nobody changes. */
export type DataOf<Schema extends v.GenericSchema> = Fixed<v.InferOutput<Schema>>

type Fixed<T> = T extends object ? { readonly [Key in keyof T]: Fixed<T[Key]> } : T

/** Returns `data` by `schema`, or throws what `fail` makes of a message that names the place below `at` and what belongs there. */
export function decode<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
  fail: (message: string) => Error,
  at = '',
): v.InferOutput<Schema> {
  // One fault is enough: there may be one in each of very many entries.
  const result = v.safeParse(schema, data, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const path = [at, v.getDotPath(issue) ?? '']
    .filter(part => part !== '')
    .join('.')
    .slice(0, longestShown)
  const isMissing = issue.path !== undefined && issue.expected === `"${issue.path.at(-1)?.key}"`
  if (isMissing)
    throw fail(`"${path}": is missing; it must be ${expectAt(schema, issue)}: take the file as it was written`)
  throw fail(`"${path}": must be ${issue.expected ?? unknown}, not ${issue.received.slice(0, longestShown)}`)
}

const unknown = 'something else'

/** Finds what belongs to the key that `issue` misses, which valibot tells only of a value that is there. */
function expectAt(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  const filled = (issue.path ?? []).reduceRight(
    (value: unknown, { input, key }) =>
      Array.isArray(input) ? input.with(Number(key), value) : { ...(input as object), [String(key)]: value },
    null,
  )
  const [baseIssue] = v.safeParse(schema, filled, { abortEarly: true }).issues ?? []
  const isThere = baseIssue !== undefined && v.getDotPath(baseIssue) === v.getDotPath(issue)
  return (isThere ? baseIssue.expected : undefined) ?? unknown
}

/** The largest number of characters that a message shows of what is wrong. */
export const longestShown = 200

/** Returns `value` for a message; of a list or an object, which may be nested without end, only that it is one. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return (JSON.stringify(value) ?? 'nothing').slice(0, longestShown)
}
