import * as v from 'valibot'
import type { Direction } from '../../../metrics/unit.js'
import { remember } from '../../../util/once.js'
import { FormatError, type Reading } from '../../format.js'
import { insistOnVersion, readingFormat } from '../../reading/builders.js'
import { ReadingCollector } from '../../reading/collector.js'
import { parseJson } from '../../reading/json.js'
import { splitLines } from '../../reading/lines.js'
import { makeQuantity, type Quantity, readValues } from '../../reading/printed.js'

/**
 * Counts of instructions, of cache hits and, from DHAT, of allocations, almost the same in each run; JSON is of schemas 6 and 7. The tool
 * compares with a run that it keeps on disk, and only the newer number is read (left of `|`).
 */
export const gungraun = readingFormat({
  name: 'gungraun',
  title: 'gungraun, iai-callgrind and iai, text or JSON',
  fits: ({ lines, text }) =>
    lines.some(line => surelyOurs.has(count.exec(line)?.[1] ?? '') || isOfErrors(section.exec(line)?.[1])) ||
    findSummaries(text).length > 0,
  readings({ lines, text }) {
    const summaries = findSummaries(text).map(decodeSummary)
    const readings = summaries.length === 0 ? parseLines(lines) : readSummaries(summaries)
    if (readings.length > 0) return readings
    const tools = [...lines.map(line => section.exec(line)?.[1]), ...summaries.flatMap(summary => summary.tools)]
    const tool = tools.find(isOfErrors)
    if (tool === undefined) return readings
    throw new FormatError(
      `it is the output of ${capitalize(tool)}, which counts errors and no costs: run the benchmarks with Callgrind, Cachegrind or DHAT`,
    )
  },
  missing: 'no benchmark of gungraun is in it: did one run, and is valgrind there?',
})

/** Tools of valgrind that find errors. */
const ofErrors: ReadonlySet<string> = new Set(['memcheck', 'drd', 'helgrind'])

function isOfErrors(tool: string | undefined): boolean {
  return tool !== undefined && ofErrors.has(tool.toLowerCase())
}

function capitalize(tool: string): string {
  return tool.toLowerCase() === 'drd' ? 'DRD' : tool[0]!.toUpperCase() + tool.slice(1).toLowerCase()
}

function readSummaries(summaries: readonly GungraunSummary[]): readonly Reading[] {
  const countOf = remember(makeCount)
  return summaries.flatMap(({ benchmark, metrics }) =>
    metrics.map(([name, value]) => readValues(countOf(name), benchmark, [value])),
  )
}

/** The metrics whose names differ between JSON and text. */
const names: ReadonlyMap<string, string> = new Map([
  ['ir', 'instructions'],
  ['l1hits', 'l1-hits'],
  ['llhits', 'll-hits'],
  ['total-rw', 'total-read+write'],
  ['total-bytes', 'allocated'],
  ['total-blocks', 'allocations'],
])

const lower: ReadonlySet<string> = new Set([
  'instructions',
  'estimated-cycles',
  'allocated',
  'allocations',
  'ram-hits',
  'ram-accesses',
  'at-t-gmax-bytes',
  'at-t-gmax-blocks',
])

function makeCount(printed: string): Quantity {
  const kebab = printed
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(' ', '-')
    .toLowerCase()
  const metric = names.get(kebab) ?? kebab
  const better: Direction = lower.has(metric) ? 'lower' : 'unknown'
  const unit = metric === 'allocated' || metric.endsWith('-bytes') ? 'B' : metric.endsWith('-rate') ? '%' : 'count'
  return makeQuantity({ metric, unit, better, primary: metric === 'instructions' })
}

const count = /^ {2}([A-Z][\w+ -]*): +(\d+(?:\.\d+)?)(?:\||\s*$| +\()/
const surelyOurs: ReadonlySet<string> = new Set(['Instructions', 'Estimated Cycles', 'Total bytes'])
/** The tools that count costs; others count errors. */
const section = /^ {2}=+ (\w+) =+$/
const counting: ReadonlySet<string> = new Set(['', 'CALLGRIND', 'CACHEGRIND', 'DHAT'])

/** The first line of a name, which may continue below: an argument may hold line ends. */
const path = /^\w+(?:::\w+)+/
const mostNameLines = 20

/** A line with a name, or several, and below, further in, the counts. */
function parseLines(lines: readonly string[]): readonly Reading[] {
  const collector = new ReadingCollector()
  const countOf = remember(makeCount)
  let [benchmark, tool] = ['', '']
  let name: readonly string[] = []
  for (const line of lines) {
    const [, metric, value] = count.exec(line) ?? []
    if (metric !== undefined) {
      if (name.length > 0) benchmark = oneLine(name.join('\n'))
      name = []
      if (benchmark !== '' && counting.has(tool)) collector.add(countOf(metric), benchmark, Number(value))
    } else if (line.startsWith('  ')) tool = section.exec(line)?.[1] ?? tool
    else if (line.trim() === '' || path.test(line) || !path.test(name[0] ?? '') || name.length >= mostNameLines)
      [name, benchmark, tool] = [[line.trim()], line.trim(), '']
    else name = [...name, line.trim()]
  }
  return collector.readings
}

/** The totals of one benchmark in gungraun's JSON, under the names of its schema. */
interface GungraunSummary {
  readonly benchmark: string
  readonly metrics: readonly (readonly [name: string, value: number])[]
  /** The tools of valgrind that ran. */
  readonly tools: readonly string[]
}

const number = v.pipe(
  v.union([v.object({ Int: v.number() }), v.object({ Float: v.number() })]),
  v.transform(value => ('Int' in value ? value.Int : value.Float)),
)

/** `Right` is of an earlier run alone, which is nothing that was measured now. */
const measured = v.object({
  metrics: v.union([v.object({ Left: number }), v.object({ Both: v.tuple([number, number]) })]),
})

/** The counts of one tool, by name. */
type Profile = { readonly tool: string; readonly metrics: GungraunSummary['metrics'] }

/** Finds the counts among metrics, by what a schema calls the newer number. */
function pick(schema: v.GenericSchema<unknown, number>, metrics: object | null): GungraunSummary['metrics'] {
  return Object.entries(metrics ?? {}).flatMap(([name, value]) => {
    const { success, output } = v.safeParse(schema, value)
    return success ? [[name, output] as const] : []
  })
}

const fields = v.record(v.string(), v.unknown())
const count6 = v.pipe(
  measured,
  v.transform(({ metrics }) => ('Left' in metrics ? metrics.Left : metrics.Both[0])),
)
/** Since 0.20; `old` beside `new` is of an earlier run. */
const count7 = v.pipe(
  v.object({ values: v.object({ new: v.number() }) }),
  v.transform(({ values }) => values.new),
)

/** Schema 6, of versions 0.17 to 0.19, and schema 7. */
const profile = v.union([
  v.pipe(
    v.object({ tool: v.string(), data: v.object({ total: v.object({ metrics: fields }) }) }),
    v.transform(({ tool, data }): Profile => ({ tool, metrics: pick(count7, data.total.metrics) })),
  ),
  v.pipe(
    v.object({
      tool: v.string(),
      summaries: v.object({ total: v.object({ summary: v.record(v.string(), v.nullable(fields)) }) }),
    }),
    v.transform(
      ({ tool, summaries }): Profile => ({
        tool,
        metrics: Object.values(summaries.total.summary).flatMap(metrics => pick(count6, metrics)),
      }),
    ),
  ),
])

/** The arguments are `details` in schema 6, and the `description` in schema 7. */
const summary = v.object({
  module_path: v.string(),
  id: v.nullish(v.string()),
  details: v.nullish(v.string()),
  description: v.nullish(v.string()),
  profiles: v.array(profile),
})

const countingTools: ReadonlySet<string> = new Set(['callgrind', 'cachegrind', 'dhat'])

/** The objects in `text` that are summaries, on a line each or spread over several, among whatever else is printed. */
function findSummaries(text: string): readonly object[] {
  if (!text.includes('"module_path"')) return []
  return findObjects(text).filter(value =>
    v.is(v.looseObject({ module_path: v.string(), profiles: v.unknown() }), value),
  )
}

/** The summary that `value` is, or a FormatError where its version is not known. */
function decodeSummary(value: object): GungraunSummary {
  if ('version' in value) insistOnVersion(value.version, ['6', '7'], 'gungraun')
  const decoded = v.safeParse(summary, value)
  if (!decoded.success)
    throw new FormatError('the JSON of gungraun has another shape than that of its versions 6 and 7: was it altered?')
  const { module_path: path, id, details, description, profiles } = decoded.output
  const words = description ?? details
  return {
    benchmark: oneLine(id ? `${path} ${id}${words ? `:${words}` : ''}` : path),
    metrics: profiles.filter(({ tool }) => countingTools.has(tool.toLowerCase())).flatMap(({ metrics }) => metrics),
    tools: profiles.map(({ tool }) => tool),
  }
}

/** A name in one line: arguments may hold several. */
function oneLine(name: string): string {
  return name.replace(/\s*\n\s*/g, ' ')
}

/** Objects that begin in the first column, and end on the same line or with a bracket in that column; what is cut off is left out. */
function findObjects(text: string): readonly object[] {
  const objects: object[] = []
  let open: string[] = []
  for (const line of splitLines(text)) {
    if (line.startsWith('{')) open = [line]
    else if (open.length > 0) open.push(line)
    if (open.length === 0 || (line !== '}' && (line === '{' || open.length > 1))) continue
    const value = parseJson(open.join('\n'))
    if (typeof value === 'object' && value !== null) objects.push(value)
    open = []
  }
  return objects
}
