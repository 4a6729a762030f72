import * as v from 'valibot'
import { FormatError } from '../../format.js'
import { insistOnVersion } from '../../reading/decode-json.js'
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
const named = { module_path: v.string(), id: v.nullish(v.string()) }

/** The counts of one tool, by name. */
type Profile = { readonly tool: string; readonly metrics: GungraunSummary['metrics'] }

/** Schema 6, of versions 0.17 to 0.19. */
const six = v.object({
  ...named,
  details: v.nullish(v.string()),
  profiles: v.array(
    v.pipe(
      v.object({
        tool: v.string(),
        summaries: v.object({
          total: v.object({ summary: v.record(v.string(), v.nullable(v.record(v.string(), v.unknown()))) }),
        }),
      }),
      v.transform(
        ({ tool, summaries }): Profile => ({
          tool,
          metrics: Object.values(summaries.total.summary).flatMap(values => readMetrics(values ?? {}, readSix)),
        }),
      ),
    ),
  ),
})

/** Schema 7, since 0.20; `old` beside `new` is of an earlier run. */
const seven = v.object({
  ...named,
  description: v.nullish(v.string()),
  profiles: v.array(
    v.pipe(
      v.object({
        tool: v.string(),
        data: v.object({ total: v.object({ metrics: v.record(v.string(), v.unknown()) }) }),
      }),
      v.transform(({ tool, data }): Profile => ({ tool, metrics: readMetrics(data.total.metrics, readSeven) })),
    ),
  ),
})

function readMetrics(
  metrics: Readonly<Record<string, unknown>>,
  read: (value: unknown) => number | undefined,
): GungraunSummary['metrics'] {
  return Object.entries(metrics).flatMap(([name, value]) => {
    const found = read(value)
    return found === undefined ? [] : [[name, found] as const]
  })
}

function readSix(value: unknown): number | undefined {
  const { success, output } = v.safeParse(measured, value)
  return success ? output.metrics : undefined
}

function readSeven(value: unknown): number | undefined {
  return v.is(v.object({ values: v.object({ new: v.number() }) }), value) ? value.values.new : undefined
}

const counting: ReadonlySet<string> = new Set(['callgrind', 'cachegrind', 'dhat'])

/** The objects in `text` that are summaries, on a line each or spread over several, among whatever else is printed. */
export function findSummaries(text: string): readonly object[] {
  if (!text.includes('"module_path"')) return []
  return findObjects(text).filter(value =>
    v.is(v.looseObject({ module_path: v.string(), profiles: v.unknown() }), value),
  )
}

/** The summary that `value` is, or a FormatError where its version is not known. */
export function decodeSummary(value: object): GungraunSummary {
  if ('version' in value) insistOnVersion(value.version, ['6', '7'], 'gungraun')
  const decoded = v.safeParse(v.union([seven, six]), value)
  if (!decoded.success)
    throw new FormatError('the JSON of gungraun has another shape than that of its versions 6 and 7: was it altered?')
  const { module_path: path, id, profiles } = decoded.output
  const details =
    'description' in decoded.output
      ? decoded.output.description
      : 'details' in decoded.output
        ? decoded.output.details
        : ''
  return {
    benchmark: oneLine(id ? `${path} ${id}${details ? `:${details}` : ''}` : path),
    metrics: profiles.filter(({ tool }) => counting.has(tool.toLowerCase())).flatMap(({ metrics }) => metrics),
  }
}

/** A name in one line: arguments may hold several. */
export function oneLine(name: string): string {
  return name.replace(/\s*\n\s*/g, ' ')
}

/** Objects that begin in the first column, and end on the same line or with a bracket in that column; what is cut off is left out. */
function findObjects(text: string): readonly object[] {
  const objects: object[] = []
  let open: string[] | undefined
  for (const line of splitLines(text)) {
    if (line === '{') open = [line]
    else if (line.startsWith('{')) {
      push(objects, line)
      open = undefined
    } else if (open) {
      open.push(line)
      if (line !== '}') continue
      push(objects, open.join('\n'))
      open = undefined
    }
  }
  return objects
}

function push(objects: object[], text: string): void {
  const value = parseJson(text)
  if (typeof value === 'object' && value !== null) objects.push(value)
}
