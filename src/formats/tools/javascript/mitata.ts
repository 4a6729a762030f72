import * as v from 'valibot'
import type { Format, Reading } from '../../format.js'
import { decodeJson, insistOnSome } from '../../reading/decode-json.js'
import { numberDuplicates, shorten } from '../../reading/names.js'
import { finiteList, firstFinite } from '../../reading/numbers.js'
import { makeFailure, makeReading } from '../../reading/printed.js'

const expected = {
  tool: 'mitata',
  advice: 'call run({ format: { json: { samples: false, debug: false } } })',
}

const run = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  stats: v.optional(
    v.object({
      samples: v.optional(v.unknown()),
      p50: v.optional(v.unknown()),
      avg: v.optional(v.unknown()),
      heap: v.optional(v.object({ avg: v.optional(v.unknown()) })),
    }),
  ),
  args: v.optional(v.unknown()),
  error: v.optional(v.unknown()),
})

const schema = v.object({
  layout: v.array(v.object({ name: v.nullish(v.string()) })),
  benchmarks: v.array(v.object({ group: v.optional(v.number()), runs: v.array(run) })),
})

/**
 * The output of mitata if the format of its `run` is JSON.
 *
 * Times are in ns, and samples are sorted. The heap is in bytes for each iteration. With samples, the output has some 10 MB,
 * mostly samples of mitata's own calibration. Source: outputs of 1.0.34.
 */
export const mitata: Format = {
  name: 'mitata',
  title: 'mitata, JSON',
  fits: ({ json }) =>
    v.is(
      v.object({
        layout: v.array(v.looseObject({})),
        benchmarks: v.array(v.object({ runs: v.array(v.looseObject({})) })),
        context: v.looseObject({}),
      }),
      json,
    ),
  parse(document) {
    const { layout, benchmarks } = decodeJson(document, schema, expected)
    const runs = benchmarks.flatMap(({ group, runs }) =>
      runs.map(one => ({ ...one, group: layout[group ?? -1]?.name })),
    )
    const names = numberDuplicates(nameRuns(runs))
    return insistOnSome(runs, expected).flatMap((one, index) => readRun(one, names[index]!))
  },
}

/** Their own names, and with their groups and arguments where these alone tell them apart. */
function nameRuns(
  runs: readonly (v.InferOutput<typeof run> & { readonly group: string | null | undefined })[],
): readonly string[] {
  const counts = new Map<string, number>()
  for (const { name } of runs) counts.set(name, (counts.get(name) ?? 0) + 1)
  return runs.map(({ name, group, args }) => {
    if (counts.get(name) === 1) return name
    const given = Object.entries(args ?? {}).map(([key, value]) => `${key}=${value}`)
    return `${group ? `${shorten(group)} > ` : ''}${name}${given.length === 0 ? '' : ` (${given.join(', ')})`}`
  })
}

function readRun({ stats, error }: v.InferOutput<typeof run>, benchmark: string): readonly Reading[] {
  const time = { benchmark, metric: 'time', unit: 'ns' }
  if (!stats) {
    const { message } = v.is(v.object({ message: v.string() }), error) ? error : { message: String(error ?? '') }
    return [makeFailure(time, `it failed: ${message}`)]
  }
  const allocated = firstFinite(stats.heap?.avg)
  return [
    makeReading({ ...time, values: finiteList(stats.samples) ?? firstFinite(stats.p50, stats.avg) }),
    ...(allocated.length > 0 ? [makeReading({ benchmark, metric: 'allocated', unit: 'B', values: allocated })] : []),
  ]
}
