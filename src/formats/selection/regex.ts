import { areLines, asPrinted, ellipsis, type Language } from './language.js'

/** `text` as a part of a regular expression, in any of the usual dialects. In C++, closing brackets may not be escaped. */
export function escapeRegex(text: string): string {
  return text.replaceAll(/[\\^$.|?*+()[{]/g, String.raw`\$&`).replaceAll(ellipsis, '.*')
}

/** A group that is one of `texts`, each of which is there once. */
export function oneOf(texts: readonly string[]): string {
  return `(${[...new Set(texts)].map(escapeRegex).join('|')})`
}

/** A language of regular expressions; `findNames` says what the tool calls a benchmark, which may be one of several. */
export function makeRegexLanguage(
  findNames: (name: string) => readonly string[],
  { all = '.', start = '^', end = '$' }: { readonly all?: string; readonly start?: string; readonly end?: string } = {},
): Language {
  return {
    all,
    express: names => (areLines(names) ? `${start}${oneOf(names.flatMap(findNames))}${end}` : undefined),
  }
}

/** A regular expression for whole names. */
export const regex = makeRegexLanguage(asPrinted)
