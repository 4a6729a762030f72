import type { PackedBaseline } from '../baseline/packed.js'
import type { Command } from '../measure/process.js'
import { mostSides } from '../record/limits.js'
import type { Reason } from '../record/reasons.js'
import { type SessionRecord, usualNames } from '../record/record.js'
import { fillIn, type ScanPoint } from '../scan.js'
import { splitWords } from '../util/shell-word.js'
import type { Given } from './declarations.js'
import { InputError, shown } from './values.js'

/** The inputs of commands and modes that have different sides. */
export type Pairing = Partial<Pick<Given<'compare'>, 'baseline' | 'build' | 'setup' | 'contenders' | 'noShell'>>

/** The words that a user typed next to options. */
export interface Words {
  /** The one command, after `--`. */
  readonly argv?: readonly string[]
  /** Commands before `--`, a word each. */
  readonly commands?: readonly string[]
  readonly names?: readonly string[]
  /** The versions before `--`; the inputs say where they are not given. */
  readonly sources?: readonly FoundSource[] | undefined
  /** Commands in options: one for all versions, or one for each. */
  readonly lines?: readonly string[]
}

type Asked = Pairing & Partial<Pick<Given<'compare'>, 'command'>>

/** The input that says how versions are built. */
export type BuildHook = 'build' | 'setup'

/** The name by which a user gave the line that builds commits; `options` are the inputs that a record keeps. */
export function hookOfBuild({ options }: { readonly options: Readonly<Record<string, string>> }): BuildHook {
  return options.build === undefined ? 'setup' : 'build'
}

/** The line that builds a version that is a commit: `build`, which builds what is checked out too, or `setup`, which does not. */
export function howCommitsAreBuilt({ build, setup }: Pick<Pairing, 'build' | 'setup'>): string | undefined {
  if (build !== undefined && setup !== undefined)
    throw new InputError(
      '"build" and "setup" both say how a baseline is built: leave out "setup" if both sides are built alike, or "build" if what is checked out is built before',
    )
  return build ?? setup
}

/** The sides, and the directory of what is checked out. */
export function makeSides(
  decoded: Asked,
  { argv = [], commands = [], names = [], sources, lines = [] }: Words,
  directory: string,
): ChosenSides & { readonly contender: string } {
  if (commands.length > 0) {
    if (commands.length === 1)
      throw new InputError(
        `there is only one command, ${shown(commands[0]!)}: give another one, or put a command after "--" to compare versions`,
      )
    return { ...chooseSides(nameCommands(commands, names, decoded)), contender: directory }
  }
  if (names.length > 0)
    throw new InputError(
      '"--command-name" names commands that are compared with each other: name a version by NAME=SOURCE',
    )
  const { contenders = [] } = decoded
  const setup = howCommitsAreBuilt(decoded)
  const all = lines.length > 0 ? lines : [decoded.command]
  const versionCommands = all.map(line => makeCommand(line, argv))
  if (sources !== undefined) return makeVersions(sources, versionCommands, { ...decoded, directory })
  const command = versionCommands[0]!
  const sides = chooseSides([
    { name: usualNames.baseline, source: makeBaseline(decoded), command },
    { name: usualNames.contender, source: { kind: 'directory', directory }, command },
    ...contenders.map(text => ({ ...parseContender(text, setup), command })),
  ])
  return { ...sides, contender: directory }
}

function makeCommand(line: string | undefined, argv: readonly string[]): Command {
  if (line !== undefined && argv.length > 0)
    throw new InputError('"command" is given twice: as an option and after "--"')
  return line === undefined ? makeArgv(argv) : { kind: 'shell', line }
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

interface NamedSource extends NamedCommand {
  readonly source: BaselineInput
}

interface ChosenSides {
  readonly reference: NamedCommand
  readonly baseline: BaselineInput
  readonly contenders: readonly AskedContender[]
}

/** The inputs that a view of the progress needs. */
export type WatchedInputs = Pick<ChosenSides, 'reference' | 'contenders'> & Pick<SessionRecord, 'settings' | 'suite'>

/** The sides by their names and how they are judged, as a record has them. */
export function describeWatched({ reference, contenders, settings, suite }: WatchedInputs) {
  return { baseline: reference.name, sides: [reference, ...contenders].map(({ name }) => ({ name })), settings, suite }
}

const longestName = 60

function parseContender(text: string, setup: string | undefined): Pick<NamedSource, 'name' | 'source'> {
  const [, name, value = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? []
  if (name === undefined || value.trim() === '')
    throw new InputError(`invalid value ${shown(text)} for "contenders"; it must be NAME=REF`)
  checkName(name, text)
  return { name, source: { kind: 'ref', ref: value.trim(), setup } }
}

/** Refuses names of versions that nobody could tell from something else; `word` is what was typed. */
function checkName(name: string, word: string): void {
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
function nameCommands(
  lines: readonly string[],
  names: readonly string[],
  { noShell = false }: Pick<Pairing, 'noShell'>,
): readonly NamedSource[] {
  if (names.length > lines.length)
    throw new InputError(
      `"--command-name" is given ${names.length} times, and there are only ${lines.length} commands to name`,
    )
  for (const name of names) checkLength(name, `-n ${name}`)
  return lines.map((line, index) => {
    if (line.trim() === '') throw new InputError(`command ${index + 1} is empty: give a shell line`)
    const command: Command = noShell ? splitCommand(line) : { kind: 'shell', line, pipefail: false }
    return { name: names[index] ?? tellApart(nameOf(line, index), index, lines), command, source: { kind: 'command' } }
  })
}

/** Lists the commands that `line` is at each of `points`; undefined where there is no place for them in it. */
export function spreadCommand(line: string, points: readonly ScanPoint[]): readonly string[] | undefined {
  const lines = points.map(point => fillIn(line, point))
  return new Set(lines).size > 1 ? lines : undefined
}

/** A command that runs without a shell, as hyperfine's "-N" has it. */
function splitCommand(line: string): Command {
  const argv = splitWords(line)
  if (argv === undefined) throw new InputError(`the command ${shown(line)} has a quote that is not closed`)
  return { kind: 'argv', argv }
}

/** Numbers the same command, which somebody compares with itself to see what noise is. */
function tellApart(name: string, index: number, lines: readonly string[]): string {
  const alike = lines.flatMap((line, at) => (line === lines[index] ? at : []))
  return alike.length === 1 ? name : `${name} (${alike.indexOf(index) + 1})`
}

const longestCommandAsName = 200

function nameOf(line: string, index: number): string {
  const isShort = line.length <= longestCommandAsName && !/\p{Cc}/u.test(line)
  return isShort ? line : `command ${index + 1}`
}

/** The sides as measuring takes them, of `sides` with the baseline first. */
function chooseSides(sides: readonly NamedSource[]): ChosenSides {
  const names = sides.map(({ name }) => name)
  const repeated = names.find((name, index) => names.indexOf(name) < index)
  if (repeated !== undefined) throw new InputError(`two sides have the name ${shown(repeated)}: give each its own name`)
  if (sides.length > mostSides)
    throw new InputError(`there are ${sides.length} sides; at most ${mostSides} can be compared at the same time`)
  const [{ name, command, source }, ...contenders] = sides as [NamedSource, ...NamedSource[]]
  return { reference: { name, command }, baseline: source, contenders: contenders as readonly AskedContender[] }
}

/** The forms of a source; a plain word is a directory or a commit, whichever there is. */
const forms = ['dir', 'ref', 'store'] as const
type SourceForm = (typeof forms)[number]

const examples: Readonly<Record<SourceForm, string>> = {
  dir: 'dir:../main',
  ref: 'ref:v1.2',
  store: 'store:../baselines',
}

/** A word that names a version: `[NAME=]SOURCE`. */
export interface TypedSource {
  readonly text: string
  readonly name: string | undefined
  /** Left out where only the disk and git can tell. */
  readonly form: SourceForm | undefined
  /** The source without its name and its form. */
  readonly value: string
}

/** Reads a word that names a version. A sign of equality in a path is part of the path. */
export function parseSource(text: string): TypedSource {
  const [, name, rest = text] = /^([^=:\\/]*)=(.*)$/s.exec(text) ?? []
  if (name !== undefined) checkName(name, text)
  if (rest.trim() === '')
    throw new InputError(`${shown(text)} names no version: write a directory, a commit or store:DIR, such as old=v1.2`)
  const [, form, value = rest] = /^(dir|ref|store):(.*)$/s.exec(rest) ?? []
  if (value.trim() === '')
    throw new InputError(
      `${shown(text)} is incomplete: write the name behind the colon, such as ${examples[form as SourceForm]}`,
    )
  // Returns whether a word can only be a path.
  return {
    text,
    name,
    form:
      (form as SourceForm | undefined) ?? (/^(?:\.{1,2}$|\.{0,2}[\\/]|[A-Za-z]:[\\/])/.test(value) ? 'dir' : undefined),
    value,
  }
}

export interface FoundSource extends Pick<TypedSource, 'text' | 'name'> {
  readonly form: SourceForm
  readonly value: string
}

interface Versions {
  /** What is checked out. */
  readonly directory: string
}

/**
 * The sides of a comparison of versions, the baseline first, and the directory of what is checked out. One version alone is compared with
 * that; without any, the commit that it was built on is the baseline. There is one command for all, or one for each version.
 */
function makeVersions(
  sources: readonly FoundSource[],
  commands: readonly Command[],
  { build, directory, ...given }: Pick<Asked, 'build' | 'setup'> & Versions,
): ChosenSides & { readonly contender: string } {
  const checkedOut: FoundSource = { text: '.', name: undefined, form: 'dir', value: directory }
  const all = sources.length > 1 ? sources : [...(sources.length === 1 ? sources : [undefined]), checkedOut]
  const setup = howCommitsAreBuilt({ ...given, build })
  const hasCommits = all.some(source => source === undefined || source.form === 'ref')
  if (given.setup !== undefined && !hasCommits)
    throw new InputError('"setup" builds a commit, and none of the versions is one: leave it out, or compare a commit')
  if (build !== undefined && all.every(source => source?.form === 'dir'))
    throw new InputError(
      'with "build", what is here is built as the baseline is, and all versions are directories, which are taken as built: leave it out, or compare with a commit',
    )
  if (commands.length > 1 && commands.length !== all.length)
    throw new InputError(
      `"command" is given ${commands.length} times, and there are ${all.length} versions: give it once, or once for each version`,
    )
  const hasNames = all.length > 2 || all.some(source => source?.name !== undefined)
  const usual = [usualNames.baseline, usualNames.contender]
  const sides = all.map(
    (source, index): NamedSource => ({
      name: hasNames ? (source?.name ?? nameSource(source)) : usual[index]!,
      command: commands[index] ?? commands[0]!,
      source: makeInput(source, index, setup),
    }),
  )
  const last = all.at(-1)
  const isPair = all.length === 2 && last?.form === 'dir'
  return { ...chooseSides(sides), contender: isPair ? last.value : directory }
}

function makeInput(source: FoundSource | undefined, index: number, setup: string | undefined): BaselineInput {
  if (source === undefined) return { kind: 'ref', ref: undefined, setup }
  const { text, form, value } = source
  if (form === 'dir') return { kind: 'directory', directory: value }
  if (form === 'ref') return { kind: 'ref', ref: value, setup }
  if (index === 0) return { kind: 'artifact', ref: undefined, fallback: undefined, takesNearest: true }
  throw new InputError(
    `${shown(text)} is a stored baseline, so it must be the first version: the others are compared with it`,
  )
}

/** The name of a version to which the user gave none. */
function nameSource(source: FoundSource | undefined): string {
  if (source === undefined || source.form === 'store') return usualNames.baseline
  if (source.form === 'dir' && source.value === '.') return 'current'
  const last = source.value.split(/[\\/]/).findLast(part => part !== '' && !/^\.{1,2}$/.test(part))
  return last?.replaceAll(/[=:]/g, '-') ?? source.text
}

/** A commit that is checked out and built. */
export interface BuiltBaseline {
  readonly kind: 'ref'
  /** undefined: the commit that the contender was built on. */
  readonly ref: string | undefined
  readonly setup: string | undefined
  /** The directory in which `setup` runs, relative to the checkout; its root by default. */
  readonly directory?: string
  /** The damage of the published baseline that it is built in place of. */
  readonly damage?: Reason
  /** Why there is no published one, which is all that is to be said where the commit turns out to have nothing to run. */
  readonly unpublished?: Reason
}

/** The baseline that an earlier run of the default branch has published. */
export interface PublishedBaseline {
  readonly kind: 'artifact'
  /** The commit whose artifact is wanted; undefined: the one that the contender was built on. */
  readonly ref: string | undefined
  /** The fallback if that commit has no artifact; undefined: an ancestor's stands in. */
  readonly fallback: BuiltBaseline | undefined
  /** Set if verdicts may rest on an ancestor's artifact too; otherwise it is shown, and no gate judges by it. */
  readonly takesNearest: boolean
  readonly branch?: string
}

/** The possible origins of a side. */
export type BaselineSource =
  | { readonly kind: 'directory'; readonly directory: string }
  | BuiltBaseline
  | PackedBaseline
  /** A separate command, in the contender's directory. */
  | { readonly kind: 'command' }
/** A side by its name, and what is run for it. */
export interface NamedCommand {
  readonly name: string
  readonly command: Command
}

/** A side that is compared with the baseline. */
export interface AskedContender extends NamedCommand {
  readonly source: BaselineSource
}

/** The baseline that a user requests. */
export type BaselineInput = Exclude<BaselineSource, PackedBaseline> | PublishedBaseline
/** The baseline as a user gives it. */
type GivenBaseline = Partial<Pick<Given<'compare'>, 'baseline' | 'build' | 'setup'>>
/** The baseline that is asked for: `auto` is a directory where one is named, else an artifact, else built where it is said how. */
export function makeBaseline(baseline: GivenBaseline): BaselineInput {
  const { baseline: { kind, value } = { kind: 'auto' } } = baseline
  const directory = kind === 'dir' ? value : undefined
  const branch = kind === 'branch' ? value : undefined
  const ref = kind === 'dir' || kind === 'branch' ? undefined : value
  const setup = howCommitsAreBuilt(baseline)
  if (directory !== undefined && (ref !== undefined || setup !== undefined))
    throw new InputError(
      `"baseline" is a directory, which is not built: leave out "${baseline.build === undefined ? 'setup' : 'build'}", or set "baseline" to ref:COMMIT`,
    )
  if (directory !== undefined) return { kind: 'directory', directory }
  const built: BuiltBaseline = { kind: 'ref', ref, setup }
  if (kind === 'ref') return built
  if (kind === 'published') {
    if (baseline.setup === undefined) return { kind: 'artifact', ref, fallback: undefined, takesNearest: true }
    throw new InputError(
      '"baseline" is published, and "setup" is only for a baseline that is built: leave out "setup", or set "baseline" to auto, which builds if nothing is published',
    )
  }
  return {
    ...{ kind: 'artifact', ref, takesNearest: false, ...(branch === undefined ? {} : { branch }) },
    fallback: ref === undefined && setup === undefined ? undefined : built,
  }
}

/** `baseline` built by `line`, which its own commit has for it, where it is built. */
export function builtBy<One extends BaselineInput | BaselineSource>(baseline: One, line: string | undefined): One {
  if (line === undefined) return baseline
  if (baseline.kind === 'ref') return baseline.setup === undefined ? baseline : { ...baseline, setup: line }
  if (baseline.kind !== 'artifact' || baseline.fallback === undefined) return baseline
  return { ...baseline, fallback: { ...baseline.fallback, setup: line } }
}

/** `baseline` where there are no artifacts: what it falls back to. */
export function refuseArtifact(baseline: BaselineInput): BaselineSource {
  if (baseline.kind !== 'artifact') return baseline
  if (baseline.fallback !== undefined) return baseline.fallback
  throw new InputError(
    'there is no baseline to compare with: set "baseline" to dir:DIRECTORY, or to ref:COMMIT with "build" (how both are built)',
  )
}
