import * as v from 'valibot'
import { parseNumber } from '../../../metrics/number.js'
import { type Format, FormatError, type Reading } from '../../format.js'
import { decodeJson } from '../../reading/decode-json.js'
import type { Document } from '../../reading/document.js'
import { hasLine } from '../../reading/lines.js'
import { numberDuplicates } from '../../reading/names.js'
import { finiteList } from '../../reading/numbers.js'
import { makeReading, type Printed } from '../../reading/printed.js'

const expected = { tool: 'zBench', advice: 'write an array of what writeJSON writes' }

const schema = v.array(
  v.object({
    name: v.pipe(v.string(), v.minLength(1)),
    timings: v.unknown(),
    max_allocations: v.optional(v.unknown()),
  }),
)
const shape = v.pipe(
  v.array(v.object({ name: v.string(), timing_statistics: v.looseObject({}), timings: v.array(v.unknown()) })),
  v.minLength(1),
)

const header = /^benchmark +runs +total time +time\/run/
const row = /^(\S.*?) +\d+ +[\d.]+(?:ns|us|ms|s|m) +(-?[\d.]+)(ns|us|ms|s|m) ± /
const memoryRow = /^(\S.*?) \[MEMORY\] +([\d.]+)((?:[KMG]i)?B) ± /

/**
 * The output of zBench (Zig): JSON by `writeJSON`, with all timings in ns, or its table, with means.
 *
 * What a run allocated at most is read too. Source: outputs of 0.14.1.
 */
export const zbench: Format = {
  name: 'zbench',
  title: 'zBench (Zig), JSON or its table',
  fits: document => v.is(shape, document.json) || hasTable(document),
  parse(document) {
    const found = hasTable(document) ? readTable(document.rows) : readJson(document)
    if (found.length === 0) throw new FormatError('no row of zBench has a time: did a benchmark run?')
    return found
  },
}

function hasTable(document: Document): boolean {
  return hasLine(document, 'time/run', line => header.test(line))
}

function readJson(document: Document): readonly Reading[] {
  const results = decodeJson(document, schema, expected)
  const names = numberDuplicates(results.map(({ name }) => name))
  return results.flatMap(({ timings, max_allocations }, index) => {
    const benchmark = names[index]!
    const allocated = finiteList(max_allocations)
    return [
      makeReading({ benchmark, metric: 'time', unit: 'ns', values: finiteList(timings) ?? [] }),
      ...(allocated ? [makeReading({ benchmark, metric: 'peak-allocated', unit: 'B', values: allocated })] : []),
    ]
  })
}

function readTable(rows: readonly string[]): readonly Reading[] {
  const start = rows.findIndex(line => header.test(line))
  const found: Printed[] = []
  for (const line of rows.slice(start + 1)) {
    const [, name, time, unit] = row.exec(line) ?? []
    const [, owner, size, bytes] = memoryRow.exec(line) ?? []
    if (name !== undefined)
      found.push({ benchmark: name, metric: 'time', unit: unit === 'm' ? 'min' : unit!, values: [parseNumber(time!)] })
    else if (owner !== undefined)
      found.push({ benchmark: owner, metric: 'peak-allocated', unit: bytes!, values: [parseNumber(size!)] })
  }
  const times = found.filter(({ metric }) => metric === 'time')
  const names = numberDuplicates(times.map(({ benchmark }) => benchmark))
  return found.map(one => {
    // What was allocated stands below the time.
    const above = found.slice(0, found.indexOf(one) + 1).filter(({ metric }) => metric === 'time').length - 1
    return makeReading({ ...one, benchmark: names[Math.max(0, above)] ?? one.benchmark })
  })
}
