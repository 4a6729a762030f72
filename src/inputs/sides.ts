import type { Command } from '../measure/command.js'
import { usualNames } from '../record/record.js'
import { type BaselineInput, makeBaseline } from './baseline.js'
import type { Given } from './declarations.js'
import { type ChosenSides, chooseReference, type NamedSource, nameCommands, parseNamed } from './named-sides.js'
import { InputError } from './values.js'

/** The inputs of commands and modes that have different sides. */
export type Pairing = Partial<
  Pick<
    Given<'compare'>,
    | 'baseline'
    | 'baselineRef'
    | 'baselineDirectory'
    | 'setup'
    | 'measureSetup'
    | 'store'
    | 'baselineCommand'
    | 'contenderCommand'
    | 'ref'
    | 'contenders'
    | 'sideNames'
    | 'reference'
  > & { readonly contender: readonly string[] }
>

/** The words that a user typed beside options. */
export interface Words {
  /** The one command, after `--`. */
  readonly argv?: readonly string[]
  /** Commands before `--`, a word each. */
  readonly commands?: readonly string[]
}

type Asked = Pairing & Partial<Pick<Given<'compare'>, 'command'>>

/** The sides, and the directory of what is checked out: `directory`, unless an input names one. */
export function makeSides(
  given: Asked,
  { argv = [], commands = [] }: Words,
  directory: string,
): ChosenSides & { readonly contender: string } {
  const { reference, sideNames = [] } = given
  if (commands.length > 0) {
    refuseBesideCommands(given, argv)
    if (commands.length === 1)
      throw new InputError('there is only one command: give at least two, or put `--` before it, and name a baseline')
    return { ...chooseReference(nameCommands(commands, sideNames), reference), contender: directory }
  }
  if (sideNames.length > 0)
    throw new InputError('"name" is for commands before "--", one for each; here write "--contender" NAME=DIR')
  const { contender = [], ref = [], contenders = [] } = given
  const directories = parseNamed(contender, 'contender', 'DIR')
  const refs = [...parseNamed(ref, 'ref', 'COMMIT'), ...parseNamed(contenders, 'contenders', 'REF')]
  const own = directories.length === 1 && directories[0]!.name === undefined ? directories[0]!.value : undefined
  const place = own ?? directory
  const pair = makeCommands(given, argv)
  const makeSide = (name: string, source: BaselineInput): NamedSource => ({ name, source, command: pair.contender })
  const built = refs.map(({ name, value }) => makeSide(name!, { kind: 'ref', ref: value, setup: given.setup }))
  const isUsual = built.length === 0 && directories.every(({ name }) => name === undefined)
  // What is checked out is compared unless others are named in its place; the action has no other way to name it.
  const isAlone = isUsual || contenders.length > 0 || own !== undefined
  const checkedOut = pair.isOfCommands ? { kind: 'command' as const } : { kind: 'directory' as const, directory: place }
  const named = isAlone
    ? [makeSide(usualNames.contender, checkedOut)]
    : directories.map(({ name, value }) => makeSide(name!, { kind: 'directory', directory: value }))
  if (!isUsual && pair.isOfCommands)
    throw new InputError(
      '"baseline-command" and "contender-command" are two sides already: leave out "contender" and "ref"',
    )
  const baseline =
    isUsual || hasBaseline(given, built.length > 0)
      ? [{ name: usualNames.baseline, source: makeOwnBaseline(given, built.length > 0), command: pair.baseline }]
      : []
  return { ...chooseReference([...baseline, ...named, ...built], reference), contender: place }
}

const sidesOfFiles = ['baselineDirectory', 'baselineRef', 'store', 'baselineCommand', 'contenderCommand'] as const

function refuseBesideCommands(given: Asked, argv: readonly string[]): void {
  const { contender = [], ref = [], command } = given
  const isBeside = sidesOfFiles.some(key => given[key] !== undefined) || contender.length + ref.length > 0
  if (argv.length > 0 || isBeside || command !== undefined)
    throw new InputError(
      'put `--` before the command: words before it are one command each, and run where you are, without "baseline-directory" and "contender"',
    )
}

/** Whether there is a baseline beside the sides with names; what builds commits is for those where there are some. */
function hasBaseline(
  { baselineDirectory, baselineRef, store, setup, measureSetup = false, contenders = [] }: Asked,
  hasRefs: boolean,
): boolean {
  const isNamed = [baselineDirectory, baselineRef, store].some(one => one !== undefined)
  return isNamed || contenders.length > 0 || (setup !== undefined && !measureSetup && !hasRefs)
}

/** The baseline beside others that are built: "setup" alone does not ask for one more. */
function makeOwnBaseline(given: Asked, hasRefs: boolean): BaselineInput {
  const isPublished = given.store !== undefined && given.baselineRef === undefined
  return makeBaseline(hasRefs && isPublished ? { ...given, setup: undefined } : given)
}

/** What the two sides run, where they are no more. */
function makeCommands(
  { command: line, baselineCommand, contenderCommand, measureSetup = false, setup }: Asked,
  argv: readonly string[],
): { readonly baseline: Command; readonly contender: Command; readonly isOfCommands: boolean } {
  if (baselineCommand !== undefined || contenderCommand !== undefined) {
    if (baselineCommand === undefined || contenderCommand === undefined)
      throw new InputError('"baseline-command" and "contender-command" must be given together: one of them is missing')
    if (line !== undefined || argv.length > 0)
      throw new InputError('give either one command for both sides or one for each, not both')
    return {
      baseline: { kind: 'shell', line: baselineCommand },
      contender: { kind: 'shell', line: contenderCommand },
      isOfCommands: true,
    }
  }
  if (line !== undefined && argv.length > 0)
    throw new InputError('"command" is given twice: as an option and after "--"')
  const own = line ?? (argv.length === 0 && measureSetup ? setup : undefined)
  const command = own === undefined ? makeArgv(argv) : ({ kind: 'shell', line: own } as const)
  return { baseline: command, contender: command, isOfCommands: false }
}

/** One word with blanks in it is a shell line: nobody has a program of such a name. */
function makeArgv(argv: readonly string[]): Command {
  const [program] = argv
  if (program === undefined || program.trim() === '')
    throw new InputError('"command" is missing: the command that runs the benchmarks, for example "./app bench"')
  return argv.length === 1 && /\s/.test(program) ? { kind: 'shell', line: program } : { kind: 'argv', argv }
}
