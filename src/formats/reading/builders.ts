import * as v from 'valibot'
import { present } from '../../util/present.js'
import { type Format, FormatError, type Reading } from '../format.js'
import type { Document } from './document.js'
import { findJsonLines, findStrangeWord } from './json.js'
import { numberDuplicates } from './names.js'
import { type MetricValues, readMetrics } from './printed.js'

interface Named {
  readonly name: string
}

/** A format that finds readings in a document. */
interface ReadingFormat extends Omit<Format, 'parse'> {
  readonly readings: (document: Document, suite: string) => readonly Reading[]
  /** The error where there is none: why that may be, and what to do. */
  readonly missing: string
}

/** Makes the format of a tool whose output has a reading in each line, or has names of its own that repeat. */
export function readingFormat({ readings, missing, name, title, fits, isLimit }: ReadingFormat): Format {
  return {
    ...{ name, title, fits, ...present({ isLimit }) },
    parse(document, suite) {
      const list = readings(document, suite)
      if (list.length > 0) return list
      throw new FormatError(missing)
    },
  }
}

/** A format that finds benchmarks in a document and reads each by itself. */
interface BenchmarkFormat<Benchmark extends Named> extends Omit<ReadingFormat, 'readings'> {
  /** Benchmarks of the same name are numbered afterwards. */
  readonly benchmarks: (document: Document, suite: string) => readonly Benchmark[]
  /** Its metrics: the first is an error where it has no value, the others are left out. */
  readonly read: (benchmark: Benchmark) => readonly MetricValues[]
}

/** Makes the format of a tool whose output lists benchmarks. */
export function benchmarkFormat<Benchmark extends Named>(format: BenchmarkFormat<Benchmark>): Format {
  return readingFormat({
    ...format,
    readings(document, suite) {
      const benchmarks = format.benchmarks(document, suite)
      const names = numberDuplicates(benchmarks.map(({ name }) => name))
      return benchmarks.flatMap((benchmark, index) => readMetrics(names[index]!, format.read(benchmark)))
    },
  })
}

/** The texts that a format uses in errors if its JSON is missing or different, and the versions that it can read. */
export interface Expected {
  /** The tool's name: `pytest-benchmark`. */
  readonly tool: string
  /** The way to get its JSON: `run it with --benchmark-json=FILE`. */
  readonly advice: string
  /** The key of the JSON's version, if it has one, and the versions that can be read. */
  readonly version?: { readonly key: string; readonly known: readonly (string | number)[] }
}

/** What a format of JSON is recognised and decoded by. */
interface OfJson<Schema extends v.GenericSchema>
  extends Omit<Expected, 'tool'>,
    Pick<Format, 'name' | 'title' | 'isLimit'> {
  /** The tool in errors, where the title up to its first comma is not its name. */
  readonly tool?: string
  /** Looser than `schema`, so that a tool's output with a flaw is still the tool's. */
  readonly is: v.GenericSchema | ((json: unknown) => boolean)
  /** One for each form that the tool's JSON has had, the last of which is meant where none is recognised. */
  readonly schema: Schema | ((json: unknown) => Schema)
}

/** What formats of JSON have in common; `decode` gives the document's JSON. */
function makeJson<Schema extends v.GenericSchema>(format: OfJson<Schema>) {
  const { name, title, is, schema, advice, isLimit, ...more } = format
  const expected: Expected = { ...more, advice, tool: more.tool ?? title.split(', ')[0]! }
  return {
    ...{ name, title, ...present({ isLimit }) },
    missing: `there is no benchmark in the output of ${expected.tool}: ${advice}`,
    fits: ({ json }: Document) => (typeof is === 'function' ? is(json) : v.is(is, json)),
    decode: (document: Document) =>
      decodeJson(document, typeof schema === 'function' ? schema(document.json) : schema, expected),
  }
}

/** A format of JSON whose readings are made all at once. */
interface JsonReadings<Schema extends v.GenericSchema> extends OfJson<Schema> {
  readonly readings: (json: v.InferOutput<Schema>, suite: string) => readonly Reading[]
}

/** Makes the format of a tool whose JSON has names of its own that repeat, or very many readings. */
export function jsonReadings<Schema extends v.GenericSchema>(format: JsonReadings<Schema>): Format {
  const { decode, ...json } = makeJson(format)
  return readingFormat({ ...json, readings: (document, suite) => format.readings(decode(document), suite) })
}

/** A format of JSON that lists benchmarks. */
interface JsonFormat<Schema extends v.GenericSchema, Benchmark extends Named>
  extends OfJson<Schema>,
    Pick<BenchmarkFormat<Benchmark>, 'read'> {
  readonly benchmarks: (json: v.InferOutput<Schema>, suite: string) => readonly Benchmark[]
}

/** Makes the format of a tool whose JSON lists benchmarks. */
export function jsonFormat<Schema extends v.GenericSchema, Benchmark extends Named>(
  format: JsonFormat<Schema, Benchmark>,
): Format {
  const { decode, ...json } = makeJson(format)
  const { benchmarks, read } = format
  return benchmarkFormat({ ...json, read, benchmarks: (document, suite) => benchmarks(decode(document), suite) })
}

/** A value that is checked when it is read: tools leave it out, or write words for numbers. */
export const anything = v.optional(v.unknown())

/** An array with at least one element. */
export function filled<Schema extends v.GenericSchema>(element: Schema) {
  return v.pipe(v.array(element), v.minLength(1))
}

/** The document's JSON as `schema` has it, or a FormatError that tells an empty output, a truncated one, and one of another shape apart. */
export function decodeJson<Schema extends v.GenericSchema>(
  { text, json }: Pick<Document, 'text' | 'json'>,
  schema: Schema,
  { tool, advice, version }: Expected,
): v.InferOutput<Schema> {
  if (json === undefined && text.trim() === '')
    throw new FormatError(`the output is empty, so it is not a result of ${tool}: ${advice}`)
  if (json === undefined) {
    const flaw = findStrangeWord(text) ?? `is not the JSON of ${tool}, or it was cut off`
    throw new FormatError(`the output ${flaw}: ${advice}`)
  }
  const written = version && v.is(v.looseObject({}), json) ? json[version.key] : undefined
  if (version && written !== undefined) insistOnVersion(written, version.known, tool)
  // One thing that is wrong is enough: there may be one in each of very many entries.
  const decoded = v.safeParse(schema, json, { abortEarly: true })
  if (decoded.success) return decoded.output
  const [issue] = decoded.issues
  const where = v.getDotPath(issue)
  throw new FormatError(
    `the output is not what ${tool} writes (${where ? `${where.slice(0, 100)}: ` : ''}${issue.message.slice(0, 200)}): ${advice}`,
  )
}

/** The lines of `text` that hold `marker` and are JSON as `schema` has it. */
export function decodeLines<Schema extends v.GenericSchema>(text: string, marker: string, schema: Schema) {
  return [...findJsonLines(text, marker)].filter(line => v.is(schema, line))
}

/** Refuses a version of a tool's JSON that is not one of `known`: its numbers may mean something else. */
export function insistOnVersion(version: unknown, known: readonly (string | number)[], tool: string): void {
  if (known.map(String).includes(String(version))) return
  throw new FormatError(
    `the output is the JSON of ${tool} in version ${JSON.stringify(version)?.slice(0, 50)}, and only ${known.join(' and ')} can be read. Update Counterbalance, or use a version of ${tool} that writes one of these`,
  )
}
