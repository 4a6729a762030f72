import { type Document, makeDocument } from './document.js'
import { type Format, FormatError, type Output } from './format.js'
import { native } from './native.js'
import { processTime } from './process.js'

/** Every format of a tool; a new one is one file, one fixture folder and one line here. */
const tools: readonly Format[] = [native]

/** Every format that can be asked for by name. */
export const formats: readonly Format[] = [...tools, processTime]

/** The format with this name, or undefined. */
export function findFormat(name: string): Format | undefined {
  return formats.find(format => format.name === name)
}

/**
 * The format that `output` is of, which is never a guess: where it may be of several, a FormatError names them.
 *
 * An output without anything to read in it is of the format `process`, whose number is how long it took.
 */
export function detectFormat(output: Output): Format {
  const document = makeDocument(output)
  const fitting = tools.filter(format => format.fits(document))
  if (fitting.length > 1)
    throw new FormatError(
      `the output may be of several formats (${fitting.map(({ name }) => name).join(', ')}): say which by "format"`,
    )
  return fitting[0] ?? findUnread(document)
}

/** A file that was asked for is to be read, and not passed over. */
function findUnread({ output }: Document): Format {
  if (output.files === undefined) return processTime
  const names = output.files.map(({ path }) => path).slice(0, 5)
  throw new FormatError(
    names.length === 0
      ? 'the command wrote nothing where "output" says'
      : `what the command wrote (${names.join(', ')}) is of no format that is known: name it by "format", or read it with "regex" or "json"`,
  )
}
