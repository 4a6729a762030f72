import { mostSides } from '../record/limits.js'
import type { AskedContender, BaselineInput, NamedCommand } from './baseline.js'
import { InputError, shown } from './values.js'

/** A side by its name, the baseline or not. */
export interface NamedSource extends NamedCommand {
  readonly source: BaselineInput
}

/** The sides as measuring takes them. */
export interface ChosenSides {
  readonly reference: NamedCommand
  readonly baseline: BaselineInput
  readonly contenders: readonly AskedContender[]
}

/** The names of the sides, as a record has them. */
export function nameSides({ reference, contenders }: Pick<ChosenSides, 'reference' | 'contenders'>): {
  readonly baseline: string
  readonly sides: readonly { readonly name: string }[]
} {
  return { baseline: reference.name, sides: [reference, ...contenders].map(({ name }) => ({ name })) }
}

const longestName = 60

/** The values of the input `input`, each with a name before its `=`. */
export function parseNamed(values: readonly string[], input: string, what: string): readonly NamedValue[] {
  return values.map(text => {
    const [, name, value = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? []
    if (name === undefined || value.trim() === '')
      throw new InputError(`invalid value ${shown(text)} for "${input}"; it must be NAME=${what}`)
    checkName(name, text)
    return { name, value: value.trim() }
  })
}

/** A side by its name: `NAME=COMMIT`. */
export interface NamedValue {
  readonly name: string
  readonly value: string
}

/** Refuses names of versions that nobody could tell from something else; `word` is what was typed. */
export function checkName(name: string, word: string): void {
  if (/[\\/]/.test(name) || /^\.{1,2}$/.test(name))
    throw new InputError(
      `${shown(word)} names a version ${shown(name)}, which is a path; give it a short name, such as old${word.slice(name.length)}`,
    )
  checkLength(name, word)
}

function checkLength(name: string, word: string): void {
  if (name.trim() === '')
    throw new InputError(`${shown(word)} has an empty name; give it one of 1 to ${longestName} characters, such as old`)
  if ([...name].length <= longestName && !/\p{Cc}/u.test(name)) return
  throw new InputError(
    `${shown(word)} has the name ${shown(name)}; it must be one line of 1 to ${longestName} characters`,
  )
}

/** The sides where each command is one, by its name of `names` or by itself; they run where they are. */
export function nameCommands(lines: readonly string[], names: readonly string[]): readonly NamedSource[] {
  if (names.length > lines.length)
    throw new InputError(
      `"--command-name" is given ${names.length} times, and there are only ${lines.length} commands to name`,
    )
  for (const name of names) checkLength(name, `-n ${name}`)
  return lines.map((line, index) => {
    if (line.trim() === '') throw new InputError(`command ${index + 1} is empty: give a shell line`)
    return { name: names[index] ?? nameOf(line, index), command: { kind: 'shell', line }, source: { kind: 'command' } }
  })
}

const longestCommandAsName = 200

function nameOf(line: string, index: number): string {
  const isShort = line.length <= longestCommandAsName && !/\p{Cc}/u.test(line)
  return isShort ? line : `command ${index + 1}`
}

/** The sides as measuring takes them, of `sides` with the baseline first. */
export function chooseSides(sides: readonly NamedSource[]): ChosenSides {
  refuseRepeated(sides.map(({ name }) => name))
  if (sides.length > mostSides)
    throw new InputError(`there are ${sides.length} sides; at most ${mostSides} can be compared at the same time`)
  const [{ name, command, source }, ...contenders] = sides as [NamedSource, ...NamedSource[]]
  return { reference: { name, command }, baseline: source, contenders: contenders as readonly AskedContender[] }
}

function refuseRepeated(names: readonly string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) < index)
  if (repeated === undefined) return
  throw new InputError(`two sides have the name ${shown(repeated)}: give each its own name`)
}
