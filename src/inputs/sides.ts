import type { Command } from '../measure/process.js'
import { usualNames } from '../record/record.js'
import { makeBaseline } from './baseline.js'
import type { Given } from './declarations.js'
import { type ChosenSides, chooseSides, nameCommands, parseNamed } from './named-sides.js'
import { type FoundSource, makeVersions } from './sources.js'
import { InputError, shown } from './values.js'

/** The inputs of commands and modes that have different sides. */
export type Pairing = Partial<Pick<Given<'compare'>, 'baseline' | 'setup' | 'measureSetup' | 'contenders'>>

/** The words that a user typed next to options. */
export interface Words {
  /** The one command, after `--`. */
  readonly argv?: readonly string[]
  /** Commands before `--`, a word each. */
  readonly commands?: readonly string[]
  /** Names of these commands, in their order. */
  readonly names?: readonly string[]
  /** The versions before `--`; the inputs say where they are not given. */
  readonly sources?: readonly FoundSource[] | undefined
  /** Commands in options: one for all versions, or one for each. */
  readonly lines?: readonly string[]
}

type Asked = Pairing & Partial<Pick<Given<'compare'>, 'command'>>

/** The sides, and the directory of what is checked out. */
export function makeSides(
  given: Asked,
  { argv = [], commands = [], names = [], sources, lines = [] }: Words,
  directory: string,
): ChosenSides & { readonly contender: string } {
  if (commands.length > 0) {
    if (commands.length === 1)
      throw new InputError(
        `there is only one command, ${shown(commands[0]!)}: give another one, or put a command after "--" to compare versions`,
      )
    return { ...chooseSides(nameCommands(commands, names)), contender: directory }
  }
  if (names.length > 0)
    throw new InputError(
      '"--command-name" names commands that are compared with each other: name a version by NAME=SOURCE',
    )
  const { setup, measureSetup = false, contenders = [] } = given
  const all = lines.length > 0 ? lines : [given.command]
  const versionCommands = all.map(line => makeCommand({ ...given, command: line }, argv))
  if (sources !== undefined) return makeVersions({ sources, commands: versionCommands, setup, measureSetup }, directory)
  const command = versionCommands[0]!
  const refs = parseNamed(contenders, 'contenders', 'REF')
  const sides = chooseSides([
    { name: usualNames.baseline, source: makeBaseline(given), command },
    { name: usualNames.contender, source: { kind: 'directory', directory }, command },
    ...refs.map(({ name, value: ref }) => ({ name, source: { kind: 'ref' as const, ref, setup }, command })),
  ])
  return { ...sides, contender: directory }
}

/** The commands and names of the sides. */
function makeCommand({ command: line, measureSetup = false, setup }: Asked, argv: readonly string[]): Command {
  if (line !== undefined && argv.length > 0)
    throw new InputError('"command" is given twice: as an option and after "--"')
  const shellLine = line ?? (argv.length === 0 && measureSetup ? setup : undefined)
  return shellLine === undefined ? makeArgv(argv) : { kind: 'shell', line: shellLine }
}

/** One word with blanks in it is a shell line: nobody has a program of such a name. */
function makeArgv(argv: readonly string[]): Command {
  const [program] = argv
  if (program === undefined || program.trim() === '')
    throw new InputError('"command" is missing: the command that runs the benchmarks, for example "./app bench"', {
      onCommandLine: 'there is no command: add it after "--", such as -- ./app bench',
    })
  return argv.length === 1 && /\s/.test(program) ? { kind: 'shell', line: program } : { kind: 'argv', argv }
}
