import type { Format, Output } from './format.js'
import { native } from './native.js'
import { processTime } from './process.js'

/** Every format, the most telling first; a new tool is one file, one fixture folder and one line here. */
export const formats: readonly Format[] = [native, processTime]

/** The format with this name, or undefined. */
export function findFormat(name: string): Format | undefined {
  return formats.find(format => format.name === name)
}

/** The format that `output` is of; any output is at least of the format `process`. */
export function detectFormat(output: Output): Format {
  return formats.find(format => format.fits(output))!
}
