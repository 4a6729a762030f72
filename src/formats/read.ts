import { type Format, FormatError, type Reading } from './format.js'
import type { Document } from './reading/document.js'
import { numberDuplicates, shorten } from './reading/names.js'

/** The most readings, one for each benchmark and metric, that one output may hold: no report could show more. */
export const mostReadings = 100_000

/** Returns whether `document`, or a part of it, is in `format`. */
export function fitsIn(format: Format, document: Document): boolean {
  return format.fits(document) || document.parts.some(part => format.fits(part))
}

/**
 * Reads `document` in `format`, and all of its parts that have it: a tool that runs once for each of several files leaves such parts.
 * Everything outside of them is a line of a log, or a file for people. A name that an earlier part has too is another benchmark: `parse (2)`.
 * Throws a FormatError where there are more than `mostReadings`.
 */
export function readDocument(format: Format, document: Document, suite: string): readonly Reading[] {
  const readings = readParts(format, document, suite)
  if (readings.length > mostReadings)
    throw new FormatError(
      `the output has more than ${mostReadings} benchmarks and metrics: run fewer at a time, in separate suites`,
    )
  // A tool that prints one float in full prints all so: a 3 among them is exactly 3.
  return readings.some(({ step }) => step === 0) ? readings.map(({ step: _, ...reading }) => reading) : readings
}

function readParts(format: Format, document: Document, suite: string): readonly Reading[] {
  const isDirectory = document.files.length > 1
  // A format of directories knows what belongs together.
  const isWhole = format.fits(document)
  const parts = isDirectory && isWhole ? [] : document.parts.filter(part => format.fits(part))
  // Of JSON between the lines of a JSON log, the last value is not the tool's.
  if (parts.length === 0 || (parts.length === 1 && isWhole && !isDirectory)) return format.parse(document, suite)
  const read = parts.map(part => format.parse(part, suite))
  const names = read.map(readings => [...new Set(readings.map(({ benchmark }) => benchmark))])
  const unique = numberDuplicates(names.flat()).values()
  return read.flatMap((readings, part) => {
    // A number makes a name longer.
    const nameOf = new Map(names[part]!.map(name => [name, shorten(unique.next().value!)]))
    return readings.map(reading => ({ ...reading, benchmark: nameOf.get(reading.benchmark)! }))
  })
}
