import { mostSides } from '../record/limits.js'
import { usualNames } from '../record/record.js'
import type { AskedContender, BaselineInput, NamedCommand } from './baseline.js'
import { InputError, shown } from './values.js'

/** A side by its name, before it is known which of them is the baseline. */
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

/** A side by its name, where it has one: `NAME=DIR`, `NAME=COMMIT`. */
export interface NamedValue {
  readonly name: string | undefined
  readonly value: string
}

/** The values of the input `input`, each with a name before its `=`; one alone may be without. */
export function parseNamed(values: readonly string[], input: string, what: string): readonly NamedValue[] {
  return values.map(text => {
    const parts = /^([^=]*)=(.*)$/s.exec(text)
    const isPlain = values.length === 1 && what === 'DIR' && (!parts || /[\\/]/.test(parts[1]!))
    if (isPlain) return { name: undefined, value: text }
    if (!parts) throw new InputError(`"${input}" is ${shown(text)}; each of several sides needs a name: NAME=${what}`)
    const [, name = '', value = ''] = parts
    checkName(name, input)
    if (value.trim() === '') throw new InputError(`"${input}" is ${shown(text)}; it must be NAME=${what}`)
    return { name, value: value.trim() }
  })
}

const longestName = 60

/** Refuses names that nobody could tell from something else. */
export function checkName(name: string, input: string): void {
  if (/[\\/]/.test(name) || /^\.{1,2}$/.test(name))
    throw new InputError(
      `"${input}" names a side ${shown(name)}, which is a path; give it a short name, such as ${suggestName(name)}`,
    )
  if (name.trim() === '' || [...name].length > longestName || /\p{Cc}/u.test(name))
    throw new InputError(
      `"${input}" names a side ${shown(name)}; a name must be one line of 1 to ${longestName} characters`,
    )
}

function suggestName(path: string): string {
  return path.split(/[\\/]/).findLast(part => /^\w/.test(part)) ?? 'new'
}

/** The sides where each command is one, by its name of `names` or by itself; they run where they are. */
export function nameCommands(lines: readonly string[], names: readonly string[]): readonly NamedSource[] {
  if (names.length > lines.length)
    throw new InputError(`"name" is given ${names.length} times, and there are only ${lines.length} commands`)
  for (const name of names) checkName(name, 'name')
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

/** Puts the baseline first: the one of `sides` with the name `reference`, or else the first. The others stay in their order. */
export function chooseReference(sides: readonly NamedSource[], reference: string | undefined): ChosenSides {
  refuseRepeated(sides.map(({ name }) => name))
  if (sides.length > mostSides)
    throw new InputError(`there are ${sides.length} sides; at most ${mostSides} can be compared at once`)
  const baseline = reference === undefined ? sides[0] : sides.find(({ name }) => name === reference)
  if (baseline === undefined)
    throw new InputError(
      `"reference" is ${shown(reference ?? '')}, and no side has that name; there are ${sides.map(({ name }) => shown(name)).join(', ')}`,
    )
  const contenders = sides.filter(side => side !== baseline)
  if (contenders.length === 0)
    throw new InputError(`there is only one side, ${shown(baseline.name)}: give at least two, to compare them`)
  const { name, command, source } = baseline
  return { reference: { name, command }, baseline: source, contenders: contenders.map(toContender) }
}

function refuseRepeated(names: readonly string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) < index)
  if (repeated === undefined) return
  throw new InputError(`two sides have the name ${shown(repeated)}: give each its own name`)
}

function toContender({ name, command, source }: NamedSource): AskedContender {
  if (source.kind === 'artifact')
    throw new InputError(
      `"reference" names another side, but a published baseline can only be the ${usualNames.baseline}: leave out "reference"`,
    )
  return { name, command, source }
}
