import type { Output } from './output.js'

/** Signs that a tool, or what it measures, was built for debugging, in what it prints or writes into its files. */
const signs: readonly RegExp[] = [
  /"library_build_type"\s*:\s*"debug"/,
  /\*\*\*WARNING\*\*\* Library was built as DEBUG\b/,
  /\[unoptimized(?: \+ debuginfo)?\]/,
  /"Configuration"\s*:\s*"DEBUG"/,
  /\bbuilt without optimization\b|\bassembly [^\n]{1,200} is (?:non-optimized|not optimized)/i,
  /^\* DEBUG defined$/m,
  /\bPython was compiled in debug mode\b/,
]

/** Characters at either end of a text that are searched: a tool says so before its numbers, or after them. */
const mostCharacters = 2 ** 16

/** Finds the words of `output` by which a tool says that something was built for debugging; undefined where it says nothing. */
export function findDebugBuild({ stdout, benchOutput, files = [] }: Output): string | undefined {
  for (const text of [stdout, benchOutput, ...files.map(file => file.text)]) {
    const ends =
      text.length <= 2 * mostCharacters ? text : `${text.slice(0, mostCharacters)}\n${text.slice(-mostCharacters)}`
    for (const sign of signs) {
      const words = sign.exec(ends)?.[0]
      if (words !== undefined) return words.replaceAll('"', '').replace(/\s+/g, ' ').slice(0, longestWords)
    }
  }
  return undefined
}

const longestWords = 80
