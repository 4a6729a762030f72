import * as v from 'valibot'
import { parseGroupedNumber } from '../metrics/number.js'
import { tidyUnit } from '../metrics/unit.js'
import { type Format, FormatError, type Reading } from './format.js'
import { findJsonLines } from './json-lines.js'
import { makeFailure, makeReading } from './printed.js'

/**
 * `cargo bench` with Rust's own harness (libtest), as text or by `-Z unstable-options --format json`; also Criterion's
 * `--output-format bencher`, which prints whole nanoseconds, and others that print such lines.
 *
 * `test NAME ... bench: 1,234.56 ns/iter (+/- 12) = 7474 MB/s`: the median (library/test/src/bench.rs and formatters/ of Rust).
 */
export const libtest: Format = {
  name: 'libtest',
  title: 'cargo bench (libtest), text or JSON; Criterion --output-format bencher',
  fits: ({ lines, text }) => lines.some(isResult) || decodeEvents(text).some(({ type }) => type === 'bench'),
  parse({ lines, text }) {
    const readings = [...parseLines(lines), ...decodeEvents(text).flatMap(readEvent)]
    if (readings.length > 0) return readings
    throw new FormatError(
      'no line is a result of "cargo bench", such as "test parse ... bench:  1,234 ns/iter (+/- 5)": does the target hold benchmarks (#[bench], nightly)?',
    )
  },
}

const separator = ' ... '
const values = /^bench:\s+([\d,.]+) (\S+) \(\+\/- [\d,.]+\)(?: = ([\d,.]+) MB\/s)?$/

/** What stands behind the name: how it went. */
function splitLine(line: string): readonly [name: string, rest: string] | undefined {
  const at = line.startsWith('test ') ? line.lastIndexOf(separator) : -1
  return at < 0 ? undefined : [line.slice(5, at).trim(), line.slice(at + separator.length).trim()]
}

function isResult(line: string): boolean {
  const parts = splitLine(line)
  return parts !== undefined && values.test(parts[1])
}

/** A target prints `running 5 tests`, and then its own names, which other targets may have too. */
function parseLines(lines: readonly string[]): readonly Reading[] {
  const readings: Reading[] = []
  const targets = new Map<string, number[]>()
  let [target, begun] = [0, '']
  for (const line of lines) {
    const parts = splitLine(line)
    if (parts) begun = qualify(parts[0], target, targets)
    if (line.startsWith('running ')) target++
    else if (parts) readings.push(...parseRest(begun, parts[1]))
    // What a benchmark prints itself comes between its name and its result.
    else if (begun !== '' && line.startsWith('bench:')) readings.push(...parseRest(begun, line.trim()))
  }
  return readings
}

/** A name that an earlier target has too is another benchmark. */
function qualify(name: string, target: number, targets: Map<string, number[]>): string {
  const known = targets.get(name) ?? []
  targets.set(name, known.includes(target) ? known : [...known, target])
  const before = known.includes(target) ? known.indexOf(target) : known.length
  return before === 0 ? name : `${name} (${before + 1})`
}

function parseRest(benchmark: string, rest: string): readonly Reading[] {
  if (rest === 'FAILED') return [makeFailure({ benchmark, metric: 'time', unit: 'ns' }, 'it failed')]
  const [, value, unit, rate] = values.exec(rest) ?? []
  if (value === undefined || unit === undefined) return []
  return [
    makeReading({
      benchmark,
      metric: tidyUnit(unit).unit === 's' ? 'time' : unit,
      unit,
      values: [parseGroupedNumber(value)],
    }),
    ...(rate === undefined ? [] : [makeRate(benchmark, parseGroupedNumber(rate))]),
  ]
}

function makeRate(benchmark: string, megabytes: number): Reading {
  return makeReading({ benchmark, metric: 'throughput', unit: 'MB/s', values: [megabytes] })
}

const event = v.variant('type', [
  v.object({
    type: v.literal('bench'),
    name: v.string(),
    median: v.nullable(v.number()),
    mib_per_second: v.optional(v.number()),
  }),
  v.object({ type: v.literal('test'), event: v.literal('failed'), name: v.string() }),
])

function decodeEvents(text: string): readonly v.InferOutput<typeof event>[] {
  return findJsonLines(text, '"type":').flatMap(line => {
    const { success, output } = v.safeParse(event, line)
    return success ? [output] : []
  })
}

/** `mib_per_second` is in megabytes of 1000 × 1000 bytes, whatever it is called. */
function readEvent(one: v.InferOutput<typeof event>): readonly Reading[] {
  if (one.type === 'test') return [makeFailure({ benchmark: one.name, metric: 'time', unit: 'ns' }, 'it failed')]
  const { name: benchmark, median, mib_per_second: rate } = one
  return [
    makeReading({ benchmark, metric: 'time', unit: 'ns', values: [median ?? Number.NaN] }),
    ...(rate === undefined ? [] : [makeRate(benchmark, rate)]),
  ]
}
