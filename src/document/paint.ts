import type { Tone } from './text.js'

type Style = Tone | 'strong'

/** Writes `text` in a style of the terminal. */
export type Paint = (text: string, style: Style) => string

const codes: Readonly<Record<Style, number>> = { bad: 31, good: 32, doubt: 33, quiet: 2, strong: 1 }

/** Makes the paint of a terminal, which leaves text as it is without `color`. */
export function makePaint(color: boolean): Paint {
  return color ? (text, style) => `\u001b[${codes[style]}m${text}\u001b[0m` : text => text
}
