import * as v from 'valibot'
import { FormatError } from '../format.js'
import type { Document } from './document.js'

/** What a format says where its JSON is missing or another. */
export interface Expected {
  /** As in `pytest-benchmark`. */
  readonly tool: string
  /** Why it may have written nothing, and what to do: `run it with --benchmark-json=FILE`. */
  readonly advice: string
  /** Where the JSON has its version, if it has one, and the versions that can be read. */
  readonly version?: { readonly key: string; readonly known: readonly (string | number)[] }
}

/** The document's JSON as `schema` has it, or a FormatError that tells an empty output, a truncated one, and one of another shape apart. */
export function decodeJson<Schema extends v.GenericSchema>(
  { text, json }: Pick<Document, 'text' | 'json'>,
  schema: Schema,
  { tool, advice, version }: Expected,
): v.InferOutput<Schema> {
  if (json === undefined && text.trim() === '')
    throw new FormatError(`the output is empty, so it is not a result of ${tool}: ${advice}`)
  if (json === undefined) throw new FormatError(`the output is not the JSON of ${tool}, or it was cut off: ${advice}`)
  const said = version && v.is(v.looseObject({}), json) ? json[version.key] : undefined
  if (version && said !== undefined) insistOnVersion(said, version.known, tool)
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

/** Refuses a version of a tool's JSON that is not one of `known`: its numbers may mean something else. */
export function insistOnVersion(version: unknown, known: readonly (string | number)[], tool: string): void {
  if (known.some(one => String(one) === String(version))) return
  throw new FormatError(
    `the output is the JSON of ${tool} in version ${JSON.stringify(version)?.slice(0, 50)}, and only ${known.join(' and ')} can be read: update Counterbalance, or use a version of ${tool} that writes one of these`,
  )
}
