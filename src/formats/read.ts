import type { Document } from './document.js'
import type { Format, Reading } from './format.js'
import { remember } from './remember.js'

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
  const taken = new Set<string>()
  return parts.flatMap(part => {
    const readings = format.parse(part, suite)
    const nameOf = remember(name => makeUnique(name, taken))
    const named = readings.map(one => ({ ...one, benchmark: nameOf(one.benchmark) }))
    for (const { benchmark } of named) taken.add(benchmark)
    return named
  })
}

function findParts(format: Format, document: Document): readonly Document[] {
  const isDirectory = document.files.length > 1
  // A format of directories knows what belongs together.
  if (isDirectory && format.fits(document)) return []
  const parts = document.parts.filter(part => format.fits(part))
  return isDirectory || parts.length > 1 ? parts : []
}

function makeUnique(name: string, taken: ReadonlySet<string>): string {
  let unique = name
  for (let number = 2; taken.has(unique); number++) unique = `${name} (${number})`
  return unique
}
