import * as v from 'valibot'
import { FormatError } from '../format.js'
import type { Document } from './document.js'

/** What a format says where its JSON is missing or another. */
export interface Expected {
  /** As in `pytest-benchmark`. */
  readonly tool: string
  /** Why it may have written nothing, and what to do: `run it with --benchmark-json=FILE`. */
  readonly advice: string
}

/** The document's JSON as `schema` has it, or a FormatError that tells an empty output, a truncated one, and one of another shape apart. */
export function decodeJson<Schema extends v.GenericSchema>(
  { text, json }: Pick<Document, 'text' | 'json'>,
  schema: Schema,
  { tool, advice }: Expected,
): v.InferOutput<Schema> {
  if (json === undefined && text.trim() === '')
    throw new FormatError(`the output is empty, so it is not a result of ${tool}: ${advice}`)
  if (json === undefined) throw new FormatError(`the output is not the JSON of ${tool}, or it was cut off: ${advice}`)
  // One thing that is wrong is enough: there may be one in each of very many entries.
  const decoded = v.safeParse(schema, json, { abortEarly: true })
  if (decoded.success) return decoded.output
  const [issue] = decoded.issues
  const where = v.getDotPath(issue)
  throw new FormatError(
    `the output is not what ${tool} writes (${where ? `${where.slice(0, 100)}: ` : ''}${issue.message.slice(0, 200)}): ${advice}`,
  )
}

/** `items`, of which there must be one. */
export function insistOnSome<Item>(items: readonly Item[], { tool, advice }: Expected): readonly Item[] {
  if (items.length === 0) throw new FormatError(`there is no benchmark in the output of ${tool}: ${advice}`)
  return items
}
