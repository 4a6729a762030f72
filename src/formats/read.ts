import type { Format, Reading } from './format.js'
import type { Document } from './reading/document.js'
import { numberDuplicates, shorten } from './reading/names.js'

/** Whether `document`, or a part of it, is of `format`. */
export function fitsIn(format: Format, document: Document): boolean {
  return format.fits(document) || document.parts.some(part => format.fits(part))
}

/**
 * What `format` reads in `document`: in each of its parts where it has several of that format, as a tool leaves that is run once for
 * each of several files. What is in no part of that format is a line of a log, or a file for people.
 *
 * A benchmark whose name an earlier part has too is another one: `parse (2)`.
 */
export function readDocument(format: Format, document: Document, suite: string): readonly Reading[] {
  const parts = findParts(format, document)
  if (parts.length === 0) return format.parse(document, suite)
  const read = parts.map(part => format.parse(part, suite))
  const names = read.map(readings => [...new Set(readings.map(({ benchmark }) => benchmark))])
  const unique = numberDuplicates(names.flat()).values()
  return read.flatMap((readings, part) => {
    // A number makes a name longer.
    const nameOf = new Map(names[part]!.map(name => [name, shorten(unique.next().value!)]))
    return readings.map(one => ({ ...one, benchmark: nameOf.get(one.benchmark)! }))
  })
}

function findParts(format: Format, document: Document): readonly Document[] {
  const isDirectory = document.files.length > 1
  // A format of directories knows what belongs together.
  if (isDirectory && format.fits(document)) return []
  const parts = document.parts.filter(part => format.fits(part))
  // Of JSON between the lines of a JSON log, the last value is not the tool's.
  return isDirectory || parts.length > 1 || !format.fits(document) ? parts : []
}
