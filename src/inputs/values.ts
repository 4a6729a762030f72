/** An input that its user must change; the message names it, what it got, and what belongs there. */
export class InputError extends Error {
  override readonly name = 'InputError'
  /** The message for whoever is not in a workflow. */
  readonly onCommandLine: string

  constructor(
    message: string,
    { onCommandLine = message, ...options }: ErrorOptions & { readonly onCommandLine?: string } = {},
  ) {
    super(message, options)
    this.onCommandLine = onCommandLine
  }
}

/** The text of an input by its name; empty where the user gave none. */
export type Get = (name: string) => string

/** The lines of a text that are not blank. */
export function parseLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

export interface Bounds {
  readonly least: number
  readonly most: number
}

/** A whole number between two bounds; `otherwise` is what else belongs there, in words. */
export function parseCount(
  text: string,
  name: string,
  { least, most, otherwise = '' }: Bounds & { readonly otherwise?: string },
): number {
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (count >= least && count <= most) return count
  throw new InputError(
    `invalid value ${shown(text)} for "${name}"; it must be a whole number from ${least} to ${most}${otherwise}`,
  )
}

/** A time with its unit. */
export const durationPattern = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/

const secondsPerUnit: Readonly<{ [unit: string]: number }> = { ms: 0.001, s: 1, m: 60, h: 3600 }

/** A time with its unit, in seconds. */
export function parseDuration(text: string, name: string): number {
  const parts = durationPattern.exec(text)
  const seconds = parts ? Number(parts[1]) * secondsPerUnit[parts[2]!]! : 0
  if (seconds > 0) return seconds
  throw new InputError(
    `invalid value ${shown(text)} for "${name}"; it must be a time with its unit, such as 90s, 10m or 1h`,
  )
}

export interface FractionBounds {
  readonly from: number
  readonly below: number
  /** A value as a user would write it. */
  readonly example: string
}

/** A percentage or a fraction, from `from` to below `below`, as a fraction. */
export function parseFraction(text: string, name: string, { from, below, example }: FractionBounds): number {
  const parts = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(text)
  const fraction = parts ? Number(parts[1]) / (parts[2] ? 100 : 1) : Number.NaN
  if (fraction >= from && fraction < below) return fraction
  throw new InputError(
    `invalid value ${shown(text)} for "${name}"; it must be a percentage such as ${example}, from ${100 * from}% to below ${100 * below}%`,
  )
}

/** true or false. */
export function parseFlag(text: string, name: string): boolean {
  const word = text.toLowerCase()
  if (word === 'true' || word === 'false') return word === 'true'
  throw new InputError(`invalid value ${shown(text)} for "${name}"; it must be true or false`)
}

/** One of `names`. */
export function parseChoice<Name extends string>(text: string, name: string, names: readonly Name[]): Name {
  const choice = names.find(name => name === text)
  if (choice !== undefined) return choice
  throw new InputError(`invalid value ${shown(text)} for "${name}"; it can be ${names.join(', ')}`)
}

/** Any of `names`, separated by commas or line breaks; `otherwise` is the word that stands there alone. */
export function parseNames<Name extends string>(
  text: string,
  name: string,
  { names, otherwise }: { readonly names: readonly Name[]; readonly otherwise: string },
): readonly Name[] {
  return text.split(/[,\n]/).map(part => {
    const word = part.trim()
    const known = names.find(name => name === word)
    if (known !== undefined) return known
    const choices = [...(otherwise === '' ? [] : [otherwise]), `any of ${names.join(', ')}`].join(', or ')
    throw new InputError(`invalid value ${shown(word)} for "${name}"; it can be ${choices}`)
  })
}

/** A path inside of something: neither absolute nor leading out of it. */
export function isInside(path: string): boolean {
  return !path.startsWith('/') && !path.split('/').includes('..')
}

/** Describes the text that a user gave, for a message. */
export function shown(text: string): string {
  return text === '' ? 'empty' : `"${text.slice(0, 80)}"`
}
