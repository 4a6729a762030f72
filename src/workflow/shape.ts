import * as v from 'valibot'
import { parseDocument } from 'yaml'

/** One value or several. */
const oneOrMore = v.union([v.string(), v.array(v.string())])

const rights = v.union([v.string(), v.record(v.string(), v.string())])

const concurrency = v.union([
  v.string(),
  v.looseObject({ 'cancel-in-progress': v.optional(v.unknown()), group: v.optional(v.string(), '') }),
])

const step = v.looseObject({
  uses: v.optional(v.string(), ''),
  run: v.optional(v.string(), ''),
  with: v.optional(v.nullable(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])))),
})

const job = v.looseObject({
  if: v.optional(v.pipe(v.unknown(), v.transform(String)), ''),
  permissions: v.optional(v.nullable(rights)),
  concurrency: v.optional(concurrency),
  strategy: v.optional(v.looseObject({ matrix: v.optional(v.unknown()) })),
  'timeout-minutes': v.optional(v.unknown()),
  steps: v.optional(v.array(step), []),
})

const workflow = v.looseObject({
  on: v.union([oneOrMore, v.record(v.string(), v.unknown())]),
  permissions: v.optional(v.nullable(rights)),
  concurrency: v.optional(concurrency),
  jobs: v.record(v.string(), job),
})

/** A workflow of GitHub, as far as it is looked at. */
export type Workflow = v.InferOutput<typeof workflow>
export type Job = v.InferOutput<typeof job>
export type Step = v.InferOutput<typeof step>
export type Rights = v.InferOutput<typeof rights>

/** The workflow in `text`, or why there is none. */
export function parseWorkflow(text: string): Workflow | string {
  const document = parseDocument(text)
  const [error] = document.errors
  if (error) return `it is not valid YAML: ${error.message.split('\n')[0]}`
  const found = v.safeParse(workflow, document.toJS())
  if (found.success) return found.output
  const [issue] = found.issues
  return `it is no workflow: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}`
}

/** The events that start `workflow`. */
export function listEvents({ on }: Workflow): readonly string[] {
  if (typeof on === 'string') return [on]
  return Array.isArray(on) ? on : Object.keys(on)
}
