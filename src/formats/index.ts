import { asv } from './asv.js'
import { asvConsole } from './asv-console.js'
import { autocannon } from './autocannon.js'
import { benchee } from './benchee.js'
import { benchmarkIps } from './benchmark-ips.js'
import { benchmarkDotNet } from './benchmarkdotnet.js'
import { benchmarkjs } from './benchmarkjs.js'
import { bmf } from './bmf.js'
import { cargoCriterion } from './cargo-criterion.js'
import { catch2 } from './catch2.js'
import { criterion } from './criterion.js'
import { criterionConsole } from './criterion-console.js'
import { customBiggerIsBetter, customSmallerIsBetter } from './custom.js'
import { deno } from './deno.js'
import { divan } from './divan.js'
import { type Document, makeDocument } from './document.js'
import { type Format, FormatError, type Output } from './format.js'
import { go } from './go.js'
import { googleBenchmark } from './google-benchmark.js'
import { gungraun } from './gungraun.js'
import { hyperfine } from './hyperfine.js'
import { jmh } from './jmh.js'
import { makeJsonValues } from './json-values.js'
import { julia } from './julia.js'
import { k6 } from './k6.js'
import { libtest } from './libtest.js'
import { mitata } from './mitata.js'
import { nanobench } from './nanobench.js'
import { native } from './native.js'
import { nyrkio } from './nyrkio.js'
import { oha } from './oha.js'
import { phpbench } from './phpbench.js'
import { processTime } from './process.js'
import { pyperf } from './pyperf.js'
import { pytestBenchmark } from './pytest-benchmark.js'
import { fitsIn, readDocument } from './read.js'
import { type EndAfter, makeRegex } from './regex.js'
import { tinybench } from './tinybench.js'
import { describeUnread } from './unread.js'
import { vegeta } from './vegeta.js'
import { vitest } from './vitest.js'

/** Every format of a tool; a new one is one file, one fixture folder and one line here. */
const tools: readonly Format[] = [
  asv,
  asvConsole,
  autocannon,
  benchee,
  benchmarkDotNet,
  benchmarkIps,
  benchmarkjs,
  bmf,
  cargoCriterion,
  catch2,
  criterion,
  criterionConsole,
  customBiggerIsBetter,
  customSmallerIsBetter,
  deno,
  divan,
  go,
  googleBenchmark,
  gungraun,
  hyperfine,
  jmh,
  julia,
  k6,
  libtest,
  mitata,
  nanobench,
  native,
  nyrkio,
  oha,
  phpbench,
  pyperf,
  pytestBenchmark,
  tinybench,
  vegeta,
  vitest,
]

/** Every format that needs nothing but its name. */
export const formats: readonly Format[] = [...tools, processTime]

/** Formats of a user's own making, each with the input that makes it. */
const generic = { regex: makeRegex, json: makeJsonValues }

/** What can be asked for. */
export const formatNames: readonly string[] = ['auto', ...formats.map(({ name }) => name), ...Object.keys(generic)]

/** Whether `format` is a tool's own, which says of each benchmark whether it failed; lines that a script prints say only what it got to. */
export function isOfTool(format: Format): boolean {
  return tools.includes(format) && format !== native
}

/** What a user says of how numbers are read. */
export interface FormatRequest {
  /** One of `formatNames`. */
  readonly format: string
  /** For `regex`. */
  readonly pattern?: string | undefined
  /** For `json`. */
  readonly values?: string | undefined
}

/** The format with this name, or undefined. */
export function findFormat(name: string): Format | undefined {
  return formats.find(format => format.name === name)
}

/**
 * The format that is asked for, undefined where it is to be detected; a FormatError where a format of the user's own cannot be made.
 *
 * `endAfter` is for what a user's own format does that may not end.
 */
export function chooseFormat(
  { format, pattern = '', values = '' }: FormatRequest,
  endAfter: EndAfter,
): Format | undefined {
  if (format === 'regex') return generic.regex(pattern, endAfter)
  if (format === 'json') return generic.json(values)
  return findFormat(format)
}

/** Whether a format of a tool may be that of an output, and if not, what it misses. */
export interface Candidate {
  readonly format: Format
  readonly lacking?: string
}

/** What each tool's format makes of `document`. */
export function findCandidates(document: Document): readonly Candidate[] {
  return tools.map(format => (fitsIn(format, document) ? { format } : { format, lacking: findLack(format, document) }))
}

function findLack(format: Format, document: Document): string {
  try {
    readDocument(format, document, '')
    return 'nothing but a sign that it is this and no other'
  } catch (error) {
    if (error instanceof FormatError) return error.message
    throw error
  }
}

/**
 * The format that `output` is of, which is never a guess: where it may be of several, a FormatError names them.
 *
 * An output without anything to read in it is of the format `process`, whose number is how long it took.
 */
export function detectFormat(output: Output): Format {
  return detectIn(makeDocument(output))
}

/** `detectFormat` of what is looked at further. */
export function detectIn(document: Document): Format {
  const whole = tools.filter(format => format.fits(document))
  const fitting = whole.length > 0 ? whole : tools.filter(format => fitsIn(format, document))
  if (fitting.length > 1)
    throw new FormatError(
      `the output may be of several formats (${fitting.map(({ name }) => name).join(', ')}): say which by "format"`,
    )
  return fitting[0] ?? findUnread(document)
}

/** A file that was asked for is to be read, and not passed over. */
function findUnread(document: Document): Format {
  if (document.output.files === undefined) return processTime
  throw new FormatError(describeUnread(document))
}
