import type { GatePolicy } from '../../compare/gate/policy.js'
import { say, type Text, trusted } from '../../document/text.js'
import { type NamedSide, type Origin, type PlanOutcome, type Settings, usualNames } from '../../record/record.js'
import { quote } from '../../util/shell-word.js'
import type { Section } from '../report.js'

/** The way to call Counterbalance where a page is read. */
export interface Program {
  readonly way: 'action' | 'command line'
  /** Lines that fetch it, where it may not be there yet. */
  readonly get: readonly string[]
  /** Beginning of the line. */
  readonly call: string
  /** Address of the page that explains a report. */
  readonly guide?: string
}

const installed: Program = { way: 'command line', get: [], call: 'counterbalance' }

/** A comparison, as far as the call that repeats it needs to know it. */
export interface Compared extends Pick<Section, 'command' | 'seed' | 'suite' | 'options' | 'rounds'> {
  /** The baseline first. */
  readonly sides: readonly Pick<NamedSide, 'name' | 'origin'>[]
  readonly settings: Pick<Settings, 'threshold' | 'looks'>
  readonly plan?: Pick<PlanOutcome, 'looks' | 'auto' | 'extendedFrom' | 'runs'>
}

/** The command lines that repeat the comparison; none where too little is known. {@link reproduceWhere} says where to type them. */
export function reproduce(report: Section, program?: Program): readonly string[] {
  const { sides: origins, names = usualNames } = report
  const sides = [
    { name: names.baseline, ...(origins?.baseline && { origin: origins.baseline }) },
    { name: names.contender, ...(origins && { origin: origins.contender }) },
  ]
  return repeat({ ...report, sides }, program)
}

/** Writes the command lines that repeat a comparison of any number of sides; none where too little is known. */
export function repeat(compared: Compared, { get, call } = installed): readonly string[] {
  const repeated = repeatComparison(compared)
  if (repeated === undefined) return []
  return [...get, `${call} compare ${[...repeated.words, ...writeOptions(repeated.options)].map(quote).join(' ')}`]
}

/** The values of options by their names, in order. An input without an option of its own is a value of `set`. */
type GivenOptions = readonly (readonly [name: string, value: string])[]

/** A call that repeats a comparison: the versions or commands, and the options. */
interface RepeatedCall {
  readonly words: readonly string[]
  readonly options: GivenOptions
}

/** Makes the call that repeats the comparison, with the same names of its sides; undefined where too little is known. */
export function repeatComparison(compared: Compared): RepeatedCall | undefined {
  const { command, sides } = compared
  const known = sides.flatMap(({ name, origin }) => (origin ? [{ name, origin }] : []))
  if (known.length < 2 || known.length < sides.length) return undefined
  const commands = known.map(({ origin }) => origin.command ?? command)
  const { seed, settings, suite, options = {} } = compared
  const measuring: GivenOptions = [
    ...roundsOptions(compared),
    ...(seed === undefined ? [] : optionsOf('seed', seed)),
    ['threshold', `${Number((settings.threshold * 100).toPrecision(12))}%`],
    ...(suite === 'benchmark' ? [] : optionsOf('suite', suite)),
    ...Object.entries(options).flatMap(([name, value]) => optionsOf(name, value)),
  ]
  if (known.every(({ origin }) => origin.source === 'command')) {
    // Names go to the first commands.
    const lastNamed = known.findLastIndex(({ name }, index) => name !== (commands[index] ?? ''))
    const called = known.slice(0, lastNamed + 1).map(({ name }) => ['command-name', name] as const)
    return { words: commands.map((line = '') => line), options: [...called, ...measuring] }
  }
  const isMixed = known.some(({ origin }) => origin.source === 'command')
  if (isMixed || !commands.every(line => line !== undefined)) return undefined
  const lines = new Set(commands).size === 1 ? commands.slice(0, 1) : commands
  const [first, second, ...more] = known
  const isUsual = more.length === 0 && first!.name === usualNames.baseline && second!.name === usualNames.contender
  return {
    words: known.map(({ name, origin }) => (isUsual ? sourceWord(origin) : `${name}=${sourceWord(origin)}`)),
    options: [...measuring, ...lines.map(line => ['command', line] as const)],
  }
}

function sourceWord(origin: Origin): string {
  if (origin.store !== undefined) return `store:${origin.store}`
  const commit = hashOf(origin)
  if (commit !== undefined) return commit
  const directory = origin.source === 'workspace' ? '.' : origin.label
  return /^\.{0,2}\/|^\.{1,2}$/.test(directory) ? directory : `dir:${directory}`
}

/** Inputs that a record keeps and that a bisection does not take, or not from there. */
export const notOfBisect: readonly string[] = [
  'build',
  'setup',
  'suite-files',
  'causes',
  'time-budget',
  'benchmarks',
  'no-shell',
]

/** The command line that finds the commit between both sides, built as they were as far as that is known; undefined where too little is known. */
export function bisectLine({ sides, command, options = {} }: Section, { call } = installed): string | undefined {
  const [good, bad] = [sides?.baseline?.commit, sides?.contender?.commit]
  if (good === undefined || bad === undefined || command === undefined) return undefined
  const decoded = Object.entries(options).flatMap(([name, value]) =>
    notOfBisect.includes(name) ? [] : optionsOf(name, value),
  )
  const setup = options.build ?? options.setup
  const words = [...(setup === undefined ? [] : ['--setup', setup]), ...writeOptions(decoded), '--command', command]
  return [call, 'bisect', good, bad, ...words.map(quote)].join(' ')
}

/** Describes where to type the lines, and what must be there. */
export function reproduceWhere({ sides, options = {} }: Section): Text {
  if (sides?.contender.source !== 'workspace') return trusted('in the directory where it was run')
  const { baseline, contender } = sides
  const place = contender.commit === undefined ? trusted('the contender') : say`${contender.commit.slice(0, 7)}`
  // The line builds both sides.
  if (options.build !== undefined) return say`in a checkout of ${place}`
  const isBuilt = baseline !== undefined && hashOf(baseline) !== undefined
  const more =
    isBuilt && options.setup === undefined ? say`. If the baseline must be built too, add ${'--setup LINE'}` : []
  return say`in a checkout of ${place}, built as in the workflow${more}`
}

/** The rounds that were planned, however many were run: one look is a fixed number of them; with more the bounds say all. */
function roundsOptions({ rounds, plan, settings }: Compared): GivenOptions {
  // Wide rounds follow from the time budget, and where nothing was measured, nobody knows of any.
  if (plan?.runs !== undefined || (plan === undefined && rounds === 0)) return []
  const [first, ...more] = plan?.looks ?? settings.looks ?? []
  if (first === undefined) return rounds === 0 ? [] : [['rounds', String(rounds)]]
  // Rounds were added, or still may be where the first analysis was not reached.
  if (plan?.extendedFrom !== undefined || (plan?.auto && rounds < first)) return [['rounds', `${first}..auto`]]
  return [['rounds', more.length > 0 ? `${first}..${more.at(-1)}` : String(first)]]
}

/** Recorded inputs that have an option of their own with a value; the others are keys of `--set`. */
export const named: readonly string[] = [
  'build',
  'setup',
  'time-budget',
  'warmup',
  'prepare',
  'scan',
  'causes',
  'conclude',
  'cleanup',
  'config',
]

/** Recorded inputs that are given once for each line of their value. */
export const repeatable: readonly string[] = ['benchmarks', 'files', 'suite-files', 'values', 'scan', 'toolchain']

/** An input as it was given. */
function optionsOf(name: string, value: string): GivenOptions {
  const values = repeatable.includes(name) ? value.split('\n') : [value]
  return values.map(value => (named.includes(name) ? [name, value] : ['set', `${name}=${value}`]))
}

/** Writes options as words. A value that begins with a hyphen would be an option of its own. */
function writeOptions(options: GivenOptions): readonly string[] {
  return options.flatMap(([name, value]) => (value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value]))
}

function hashOf({ commit, source }: Origin): string | undefined {
  const isBuilt = source === 'ref' || source === 'artifact'
  return isBuilt && commit !== undefined && /^[0-9a-f]{7,64}$/.test(commit) ? commit : undefined
}

export interface NextStepOptions {
  /** The label that accepts a regression, where there is a pull request and a gate. */
  readonly overrideLabel?: string
  /** The gate that fails the job, where one does. */
  readonly gate?: GatePolicy
  /** The contender is on the default branch already. */
  readonly isMerged?: boolean
  /** Form of the call where the page is read; the bare command name by default. */
  readonly program?: Program
  /** The command line that goes on with a comparison which was interrupted. */
  readonly resume?: string | undefined
}

/** The call of git that shows the difference between the commits of both sides; undefined where they are not known. */
export function diffLine({ sides }: Section): string | undefined {
  const commits = [sides?.baseline, sides?.contender].map(side => /^[0-9a-f]{7,64}$/.exec(side?.commit ?? '')?.[0])
  const [before, after] = commits.map(commit => commit?.slice(0, 10))
  const isKnown = before !== undefined && (after !== undefined || sides?.contender.source === 'directory')
  return isKnown ? ['git diff', before, after].filter(Boolean).join(' ') : undefined
}
