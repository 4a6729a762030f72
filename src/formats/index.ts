import { type ConsoleTable, describeRemedy, explainConsoleTime, kindOf, recogniseConsole } from './consoles.js'
import { type Format, FormatError } from './format.js'
import type { Output } from './output.js'
import { makeJsonValues } from './own/json-values.js'
import { native } from './own/native.js'
import { processTime } from './own/process.js'
import { type EndAfter, makeRegex } from './own/regex.js'
import { fitsIn, readDocument } from './read.js'
import { type Document, makeDocument } from './reading/document.js'
import { findFlaw } from './reading/json.js'
import { catch2 } from './tools/c/catch2.js'
import { googleBenchmark } from './tools/c/google-benchmark.js'
import { nanobench } from './tools/c/nanobench.js'
import { go } from './tools/go/go.js'
import { benchmarkjs } from './tools/javascript/benchmarkjs.js'
import { deno } from './tools/javascript/deno.js'
import { mitata } from './tools/javascript/mitata.js'
import { sizeLimit } from './tools/javascript/size-limit.js'
import { tinybench, vitest } from './tools/javascript/tinybench.js'
import { jmh } from './tools/jvm/jmh.js'
import { goTpc, pgbench } from './tools/load/databases.js'
import { hey } from './tools/load/hey.js'
import { autocannon, locust, oha, vegeta } from './tools/load/http-json.js'
import { k6 } from './tools/load/k6.js'
import { wrk } from './tools/load/wrk.js'
import { benchee } from './tools/other/benchee.js'
import { benchmarkDotNet } from './tools/other/benchmarkdotnet.js'
import { bmf } from './tools/other/bmf.js'
import { customBiggerIsBetter, customSmallerIsBetter } from './tools/other/custom.js'
import { hyperfine } from './tools/other/hyperfine.js'
import { julia } from './tools/other/julia.js'
import { phpbench } from './tools/other/phpbench.js'
import { benchmarkIps, rubyBenchmark } from './tools/other/ruby.js'
import { asv } from './tools/python/asv.js'
import { pyperf } from './tools/python/pyperf.js'
import { pytestBenchmark } from './tools/python/pytest-benchmark.js'
import { cargoCriterion } from './tools/rust/cargo-criterion.js'
import { criterion } from './tools/rust/criterion.js'
import { divan } from './tools/rust/divan.js'
import { gungraun } from './tools/rust/gungraun.js'
import { libtest } from './tools/rust/libtest.js'

/** The formats of tools that are detected; a new one is one file, one fixture folder and one line here. */
export const detected: readonly Format[] = [
  asv,
  autocannon,
  benchee,
  benchmarkDotNet,
  benchmarkIps,
  benchmarkjs,
  bmf,
  cargoCriterion,
  catch2,
  criterion,
  customBiggerIsBetter,
  customSmallerIsBetter,
  deno,
  divan,
  go,
  goTpc,
  googleBenchmark,
  gungraun,
  hey,
  hyperfine,
  jmh,
  julia,
  k6,
  libtest,
  locust,
  mitata,
  nanobench,
  native,
  oha,
  pgbench,
  phpbench,
  pyperf,
  pytestBenchmark,
  rubyBenchmark,
  sizeLimit,
  tinybench,
  vegeta,
  vitest,
  wrk,
]

/** Every format that needs nothing but its name. */
export const formats: readonly Format[] = [...detected, processTime]

/** Formats of a user's own making, each with the input that makes it. */
const generic = { regex: makeRegex, json: makeJsonValues }

/** All values that a user can choose from. */
export const formatNames: readonly string[] = ['auto', ...formats.map(({ name }) => name), ...Object.keys(generic)]

/** Returns whether `format` is a tool's own, which reports each benchmark that failed. Lines of a script report only what it reached. */
export function isOfTool(format: Format): boolean {
  return detected.includes(format) && format !== native
}

/** The user's choice of how numbers are read. */
export interface FormatRequest {
  /** One of `formatNames`. */
  readonly format: string
  /** For `regex`, the expression; for `json`, the places of the numbers. */
  readonly values?: string | undefined
}

/** The format with this name, or undefined. */
export function findFormat(name: string): Format | undefined {
  return formats.find(format => format.name === name)
}

/**
 * The format that is asked for, undefined where it is to be detected; a FormatError where one of the user's own cannot be made. `endAfter`
 * is for patterns, which may not end.
 */
export function chooseFormat({ format, values = '' }: FormatRequest, endAfter: EndAfter): Format | undefined {
  if (format === 'regex') return generic.regex(values, endAfter)
  if (format === 'json') return generic.json(values)
  return findFormat(format)
}

/** The format of a tool and, if an output cannot be of this format, what the format misses. */
export interface FormatCandidate {
  readonly format: Format
  readonly lacking?: string
}

/** The missing part if a format could read the whole output. */
export const bareSign = 'nothing but a sign that it is this and no other'

/** Checks the format of each tool against `document`. */
export function findCandidates(document: Document): readonly FormatCandidate[] {
  return detected.map(format => {
    if (fitsIn(format, document)) return { format }
    const outcome = orFault(() => readDocument(format, document, ''))
    return { format, lacking: outcome instanceof FormatError ? outcome.message : bareSign }
  })
}

function orFault<T>(work: () => T): T | FormatError {
  try {
    return work()
  } catch (error) {
    if (error instanceof FormatError) return error
    throw error
  }
}

/**
 * The format of `output`, which is never a guess: where it may be of several, a FormatError names them. Where nothing in it can be read, it
 * is `process`, whose number is how long it took.
 */
export function detectFormat(output: Output): Format {
  return detectIn(makeDocument(output))
}

/** `detectFormat` of what is looked at further. */
export function detectIn(document: Document): Format {
  const whole = detected.filter(format => format.fits(document))
  const fitting = whole.length > 0 ? whole : detected.filter(format => fitsIn(format, document))
  if (fitting.length > 1)
    throw new FormatError(
      `the output fits several formats (${fitting.map(({ name }) => name).join(', ')}): choose one with "format"`,
    )
  if (fitting[0] !== undefined) return fitting[0]
  if (document.output.files === undefined) return processTime
  // A file that was asked for is to be read, and not passed over.
  throw new FormatError(describeUnread(document))
}

const mostNames = 5

/** Explains why no format fits the files that a command wrote, and what to do. */
function describeUnread(document: Document): string {
  const files = document.output.files ?? []
  if (files.length === 0) return 'the command wrote nothing to the place in "output"'
  const names = files.slice(0, mostNames).map(({ path }) => path)
  const written = `what the command wrote (${names.join(', ')}${files.length > mostNames ? ', …' : ''})`
  if (files.every(({ text }) => text.trim() === ''))
    return `${written} is empty: did a benchmark run, and did the tool finish?`
  const flaw = files.map(({ text }) => findFlaw(text)).find(words => words !== undefined)
  if (flaw !== undefined && document.json === undefined) return `${written} ${flaw}`
  const table = recogniseConsole(document.text)
  if (table !== undefined)
    return kindOf(table) === 'table'
      ? `${written} is the table of ${table.tool} for people, which is never detected: ${describeRemedy(table)}`
      : `${written} is the output of ${table.tool}: ${describeRemedy(table)}`
  const example = explainConsoleTime(document.rows)
  if (example !== undefined) return `${written} has no format of its own: ${example}`
  const number = localised.exec(document.lines.slice(0, mostLines).join('\n'))?.[0]
  const advice =
    number === undefined
      ? 'set "format" to the tool that wrote it (docs/reference/tools.md lists them), or read its numbers with the format "regex" or "json"'
      : `it has numbers such as "${number}", whose comma can mean decimals or thousands: run the tool with LC_ALL=C`
  return `${written} has no known format: ${advice}`
}

/** A number with a comma before its decimals, and a unit behind it, as the settings of many countries have it. */
const localised = /(?<![\d.,])\d+(?:\.\d{3})*,(?:\d{1,2}|\d{4,})[ ;]?(?:ns|us|µs|μs|ms|msec|s|ops|op|B|KB|MB|GB|%)\b/

const mostLines = 1000

/** The table for people that `output` is, if no format reads any number in it. */
export function findConsole(output: Output): ConsoleTable | undefined {
  if (output.files !== undefined) return undefined
  const document = makeDocument(output)
  const table = recogniseConsole(document.text)
  return table && orFault(() => detectIn(document)) === processTime ? table : undefined
}
