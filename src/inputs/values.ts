/** An input that its user must change; the message names it, what it got, and what belongs there. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

/** The text of an input by its name; empty where the user gave none. */
export type Get = (name: string) => string

/** What an input is where the user gives none; `action.yml` says the same. */
export const defaults: Readonly<{ [name: string]: string }> = {
  mode: 'auto',
  suite: 'benchmark',
  'working-directory': '.',
  baseline: 'auto',
  format: 'auto',
  metrics: 'primary',
  statistic: 'median',
  warmups: '1',
  batch: 'auto',
  instruments: 'auto',
  'min-rounds': '5',
  'max-rounds': '20',
  'time-budget': '10m',
  'invocation-timeout': '5m',
  threshold: '2%',
  confidence: '95%',
  config: '.github/counterbalance.yml',
  'fail-on': 'never',
  'override-label': 'performance-accepted',
  comment: 'auto',
  measure: 'true',
  'in-place': 'false',
  copies: '2+2',
  quiet: 'auto',
  isolate: 'off',
  sessions: '20',
  effect: '5%',
}

/** `given` without blanks around, and the defaults for what it does not give. */
export function withDefaults(given: Get): Get {
  return name => given(name).trim() || (defaults[name] ?? '')
}

/** The lines of a text that are not blank. */
export function decodeLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

/** A whole number between two bounds; `otherwise` is what else belongs there, in words. */
export function decodeCount(get: Get, name: string, least: number, most: number, otherwise = ''): number {
  const text = get(name)
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (count >= least && count <= most) return count
  throw new InputError(`"${name}" is ${shown(text)}; a whole number from ${least} to ${most}${otherwise} belongs there`)
}

const secondsPerUnit: Readonly<{ [unit: string]: number }> = { ms: 0.001, s: 1, m: 60, h: 3600 }

/** A time with its unit, in seconds. */
export function decodeDuration(get: Get, name: string): number {
  const text = get(name)
  const parts = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)$/.exec(text)
  const seconds = parts ? Number(parts[1]) * secondsPerUnit[parts[2]!]! : 0
  if (seconds > 0) return seconds
  throw new InputError(`"${name}" is ${shown(text)}; a time with its unit belongs there, such as 90s, 10m or 1h`)
}

/** A time, in seconds, that is spent of the time of the input `whole`, and must leave some of it. */
export function decodeDurationWithin(get: Get, name: string, whole: string): number {
  const seconds = decodeDuration(get, name)
  if (seconds < decodeDuration(get, whole)) return seconds
  throw new InputError(
    `"${name}" is ${shown(get(name))}, which is part of "${whole}", and that is ${shown(get(whole))}: nothing else would be done; raise "${whole}"`,
  )
}

/** Names that are separated by commas, each of them one of `names`. */
export function decodeNames<Name extends string>(get: Get, name: string, names: readonly Name[]): readonly Name[] {
  return get(name)
    .split(',')
    .map(part => {
      const text = part.trim()
      const known = names.find(one => one === text)
      if (known !== undefined) return known
      throw new InputError(`"${name}" holds ${shown(text)}; it can be auto, or any of ${names.join(', ')}`)
    })
}

/** A percentage or a fraction, from `from` to below `below`, as a fraction. */
export function decodeFraction(get: Get, name: string, from: number, below: number): number {
  const text = get(name)
  const parts = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(text)
  const fraction = parts ? Number(parts[1]) / (parts[2] ? 100 : 1) : Number.NaN
  if (fraction >= from && fraction < below) return fraction
  throw new InputError(
    `"${name}" is ${shown(text)}; a percentage such as ${defaults[name]} belongs there, from ${100 * from}% to below ${100 * below}%`,
  )
}

/** true or false. */
export function decodeFlag(get: Get, name: string): boolean {
  const text = get(name).toLowerCase()
  if (text === 'true' || text === 'false') return text === 'true'
  throw new InputError(`"${name}" is ${shown(text)}; true or false belongs there`)
}

/** One of `names`. */
export function decodeChoice<Name extends string>(get: Get, name: string, names: readonly Name[]): Name {
  const text = get(name)
  const choice = names.find(one => one === text)
  if (choice !== undefined) return choice
  throw new InputError(`"${name}" is ${shown(text)}; it can be ${names.join(', ')}`)
}

/** What a user gave, for a message. */
export function shown(text: string): string {
  return text === '' ? 'empty' : `"${text.slice(0, 80)}"`
}
