import { type Format, FormatError } from './format.js'
import type { Output } from './output.js'
import { makeJsonValues } from './own/json-values.js'
import { native } from './own/native.js'
import { processTime } from './own/process.js'
import { type EndAfter, makeRegex } from './own/regex.js'
import { fitsIn, readDocument } from './read.js'
import { type Document, makeDocument } from './reading/document.js'
import { describeUnread } from './reading/unread.js'
import { detected, named } from './tools.js'

const tools: readonly Format[] = [...detected, ...named]

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
export interface FormatCandidate {
  readonly format: Format
  readonly lacking?: string
}

/** What each tool's format makes of `document`. */
export function findCandidates(document: Document): readonly FormatCandidate[] {
  return detected.map(format =>
    fitsIn(format, document) ? { format } : { format, lacking: findLack(format, document) },
  )
}

/** What is lacking where a format could read all of it. */
export const bareSign = 'nothing but a sign that it is this and no other'

function findLack(format: Format, document: Document): string {
  try {
    readDocument(format, document, '')
    return bareSign
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
  const whole = detected.filter(format => format.fits(document))
  const fitting = whole.length > 0 ? whole : detected.filter(format => fitsIn(format, document))
  if (fitting.length > 1)
    throw new FormatError(
      `the output fits several formats (${fitting.map(({ name }) => name).join(', ')}): choose one with "format"`,
    )
  return fitting[0] ?? findUnread(document)
}

/** A file that was asked for is to be read, and not passed over. */
function findUnread(document: Document): Format {
  if (document.output.files === undefined) return processTime
  throw new FormatError(describeUnread(document))
}
