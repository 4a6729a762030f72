import * as v from 'valibot'
import { parseJson } from '../../reading/json.js'
import { splitLines } from '../../reading/lines.js'

/** The totals of one benchmark in gungraun's JSON, under the names of its schema. */
export interface GungraunSummary {
  readonly benchmark: string
  readonly metrics: readonly (readonly [name: string, value: number])[]
}

const number = v.union([
  v.pipe(
    v.object({ Int: v.number() }),
    v.transform(({ Int }) => Int),
  ),
  v.pipe(
    v.object({ Float: v.number() }),
    v.transform(({ Float }) => Float),
  ),
])
/** `Right` is of an earlier run alone, which is nothing that was measured now. */
const measured = v.object({
  metrics: v.union([
    v.pipe(
      v.object({ Left: number }),
      v.transform(({ Left }) => Left),
    ),
    v.pipe(
      v.object({ Both: v.tuple([number, number]) }),
      v.transform(({ Both }) => Both[0]),
    ),
  ]),
})
const summary = v.object({
  module_path: v.string(),
  id: v.nullish(v.string()),
  details: v.nullish(v.string()),
  profiles: v.array(
    v.object({
      tool: v.string(),
      summaries: v.object({
        total: v.object({ summary: v.record(v.string(), v.nullable(v.record(v.string(), v.unknown()))) }),
      }),
    }),
  ),
})

const counting: ReadonlySet<string> = new Set(['callgrind', 'cachegrind', 'dhat'])

/** The summaries in `text`, on a line each or spread over several, among whatever else is printed. */
export function findSummaries(text: string): readonly GungraunSummary[] {
  if (!text.includes('"module_path"')) return []
  return findObjects(text).flatMap(value => {
    const { success, output } = v.safeParse(summary, value)
    return success ? [summarize(output)] : []
  })
}

function summarize({ module_path: path, id, details, profiles }: v.InferOutput<typeof summary>): GungraunSummary {
  const name = id ? `${path} ${id}${details ? `:${details}` : ''}` : path
  const tools = profiles.filter(({ tool }) => counting.has(tool.toLowerCase()))
  const all = tools.flatMap(({ summaries }) =>
    Object.values(summaries.total.summary).flatMap(values => Object.entries(values ?? {})),
  )
  return {
    benchmark: name,
    metrics: all.flatMap(([metric, value]) => {
      const { success, output } = v.safeParse(measured, value)
      return success ? [[metric, output.metrics] as const] : []
    }),
  }
}

/** Objects that begin in the first column, and end on the same line or with a bracket in that column; what is cut off is left out. */
function findObjects(text: string): readonly unknown[] {
  const objects: unknown[] = []
  let open: string[] | undefined
  for (const line of splitLines(text)) {
    if (line === '{') open = [line]
    else if (line.startsWith('{')) {
      objects.push(parseJson(line))
      open = undefined
    } else if (open) {
      open.push(line)
      if (line !== '}') continue
      objects.push(parseJson(open.join('\n')))
      open = undefined
    }
  }
  return objects
}
