/** The way in which a benchmark tool is told which of its benchmarks to run. */
export interface Language {
  /** The text for all benchmarks. It names none, since a side need not have those of the other. */
  readonly all: string
  /** The text for at least these benchmarks, or undefined if one of them cannot be named. */
  express(names: readonly string[]): string | undefined
}

/** The way in which a command is told which benchmarks still run. */
export interface Selection {
  /** Undefined as long as nobody knows which tool prints the numbers: then the command has a word for all of its own. */
  readonly language: Language | undefined
  /** Whether benchmarks may be left out. Otherwise the command is told to run all. */
  readonly isNarrowed: boolean
}

/** Control characters end lines and words, and many tools refuse them. */
const control = /\p{Cc}/u

/** Returns whether all of `names` can be written on one line each. */
export function areLines(names: readonly string[]): boolean {
  return names.every(name => name !== '' && !control.test(name))
}

/** The name that the tool itself knows: a second benchmark of the same name has a number behind. */
export function withoutNumber(name: string): string {
  return name.replace(/ \(\d+\)$/, '')
}

/** `name` with and without what looks like a number of ours: a benchmark may be called so by its author. */
export function asPrinted(name: string): readonly string[] {
  return [...new Set([name, withoutNumber(name)])]
}

/** The middle of a long name was replaced by this; where its author wrote it, more than this benchmark fits. */
export const ellipsis = '…'
