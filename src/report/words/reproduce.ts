import { own, say, type Text } from '../../document/text.js'
import { type Course, type NamedSide, type Origin, type Settings, usualNames } from '../../record/record.js'
import { quote } from '../../util/shell-word.js'
import type { Contest } from '../contest.js'
import type { Report } from '../report.js'

/** The way to call Counterbalance where a page is read. */
export interface Program {
  readonly way: 'action' | 'command line'
  /** Lines that fetch it, where it may not be there yet. */
  readonly get: readonly string[]
  /** What a line begins with. */
  readonly call: string
}

const installed: Program = { way: 'command line', get: [], call: 'counterbalance' }

/** A comparison, as far as the call that repeats it needs to know it. */
export interface Compared extends Pick<Report, 'command' | 'seed' | 'suite' | 'options' | 'rounds'> {
  /** The baseline first. */
  readonly sides: readonly Pick<NamedSide, 'name' | 'origin'>[]
  readonly settings: Pick<Settings, 'threshold' | 'confidence' | 'looks'>
  readonly plan?: Pick<Course, 'looks' | 'auto'>
}

/** The command lines that repeat the comparison; none where too little is known. {@link reproduceWhere} says where to type them. */
export function reproduce(report: Report, program = installed): readonly string[] {
  const { sides: origins, names = usualNames } = report
  const sides = [
    { name: names.baseline, ...(origins?.baseline && { origin: origins.baseline }) },
    { name: names.contender, ...(origins && { origin: origins.contender }) },
  ]
  return writeLines({ ...report, sides }, program)
}

/** The command lines that repeat a contest, by one of its sections. */
export function reproduceContest({ sides }: Contest, section: Report, program = installed): readonly string[] {
  return writeLines({ ...section, sides }, program)
}

function writeLines(compared: Compared, { get, call }: Program): readonly string[] {
  const words = reproductionWords(compared)
  return words === undefined ? [] : [...get, `${call} compare ${words.map(quote).join(' ')}`]
}

/** The words of the call that repeats the comparison, with the same names of its sides; undefined where too little is known. */
export function reproductionWords(compared: Compared): readonly string[] | undefined {
  const { command } = compared
  const known = compared.sides.flatMap(({ name, origin }) => (origin ? [{ name, origin }] : []))
  const [baseline, ...contenders] = known
  if (baseline === undefined || contenders.length === 0 || known.length < compared.sides.length) return undefined
  const ofCommands = known.filter(({ origin }) => origin.command !== undefined)
  if (ofCommands.length === known.length) return [...commandWords(known), ...measuringWords(compared)]
  if (command === undefined || ofCommands.length > 0) return undefined
  return [...sourceWords(baseline, contenders), ...measuringWords(compared), ...word('command', command)]
}

/** A side with its source. */
interface KnownSide {
  readonly name: string
  readonly origin: Origin
}

/** Sides that run commands of their own, where they are. Names go to the first commands, so those with a name come first. */
function commandWords(sides: readonly KnownSide[]): readonly string[] {
  const all = sides.map(({ name, origin: { command = '' } }) => ({ name, command }))
  const named = all.filter(({ name, command }) => name !== command)
  const [first, second] = all as [(typeof all)[number], (typeof all)[number]]
  if (all.length === 2 && first.name === usualNames.baseline && second.name === usualNames.contender)
    return [...word('baseline-command', first.command), ...word('contender-command', second.command)]
  const ordered = [...named, ...all.filter(({ name, command }) => name === command)]
  return [
    ...ordered.map(({ command }) => command),
    ...named.flatMap(({ name }) => (name.startsWith('-') ? word('name', name) : ['-n', name])),
    ...(ordered[0] === first ? [] : word('reference', first.name)),
  ]
}

/** Sides that run one command on their own files. */
function sourceWords(baseline: KnownSide, contenders: readonly KnownSide[]): readonly string[] {
  const isUsual = baseline.name === usualNames.baseline
  const named = isUsual ? contenders : [baseline, ...contenders]
  const isAlone = isUsual && contenders.length === 1 && contenders[0]!.name === usualNames.contender
  const words = named.map(({ name, origin }) => contenderWords(origin, name, !isAlone))
  // Directories come before commits, wherever they were typed.
  const isFirst =
    hashOf(baseline.origin) === undefined || contenders.every(({ origin }) => hashOf(origin) !== undefined)
  return [
    ...(isUsual ? baselineWords(baseline.origin) : []),
    ...words.flat(),
    ...(isUsual || isFirst ? [] : word('reference', baseline.name)),
  ]
}

/** Inputs that a record keeps and that a bisection does not take, or not from there. */
export const notOfBisect: readonly string[] = ['setup', 'suite-files', 'causes', 'time-budget']

/** The command line that finds the commit between both sides; undefined where too little is known. How to build a commit is for its reader to say. */
export function bisectLine({ sides, command, options = {} }: Report): string | undefined {
  const [good, bad] = [sides?.baseline?.commit, sides?.contender?.commit]
  if (good === undefined || bad === undefined || command === undefined) return undefined
  const given = Object.entries(options).flatMap(([name, value]) =>
    notOfBisect.includes(name) ? [] : optionWords(name, value),
  )
  return [
    'counterbalance bisect',
    good,
    bad,
    "--setup 'BUILD IT'",
    ...given.map(quote),
    '--command',
    quote(command),
  ].join(' ')
}

/** How it was measured and judged. */
function measuringWords(compared: Compared): readonly string[] {
  const { seed, settings, suite, options = {} } = compared
  return [
    ...roundsWords(compared),
    ...(seed === undefined ? [] : word('seed', seed)),
    '--threshold',
    percentage(settings.threshold),
    ...(settings.confidence === 0.95 ? [] : ['--confidence', percentage(settings.confidence)]),
    ...(suite === 'benchmark' ? [] : word('suite', suite)),
    ...Object.entries(options).flatMap(([name, value]) => optionWords(name, value)),
  ]
}

/** A side beside the baseline: a commit has a name, and so has each of several. */
function contenderWords(origin: Origin, name: string, isNamed: boolean): readonly string[] {
  const commit = hashOf(origin)
  if (commit !== undefined) return word('ref', `${name}=${commit}`)
  const directory = origin.source === 'workspace' ? '.' : origin.label
  return word('contender', isNamed ? `${name}=${directory}` : directory)
}

/** Describes where to type the lines, and what must be there. */
export function reproduceWhere({ sides, options = {} }: Report): Text {
  if (sides?.contender.source !== 'workspace') return own('in the directory where it was run')
  const { baseline, contender } = sides
  const place = contender.commit === undefined ? own('the contender') : say`${contender.commit.slice(0, 7)}`
  const isBuilt = baseline !== undefined && hashOf(baseline) !== undefined
  const more =
    isBuilt && options.setup === undefined ? say`. If the baseline must be built too, add ${'--setup LINE'}` : []
  return say`in a checkout of ${place}, built as in the workflow${more}`
}

/** The rounds that were planned, however many were run: one look is a fixed number of them; with more the bounds say all. */
function roundsWords({ rounds, plan, settings }: Compared): readonly string[] {
  const [first, ...more] = plan?.looks ?? settings.looks ?? []
  if (first === undefined) return rounds === 0 ? [] : ['--rounds', String(rounds)]
  if (more.length > 0) return ['--rounds', `${first}..${more.at(-1)}`]
  // The number is still to be chosen where the first look was not reached.
  const isOpen = plan?.auto === true && rounds < first
  return ['--rounds', isOpen ? `${first}..auto` : String(first)]
}

/** Recorded inputs that have no value as options. */
export const flags: readonly string[] = ['measure-setup']

/** Recorded inputs that are given once for each line of their value. */
export const repeatable: readonly string[] = ['files', 'suite-files', 'values', 'size', 'scan', 'toolchain']

/** An option as it was given. */
function optionWords(name: string, value: string): readonly string[] {
  if (flags.includes(name)) return [`--${name}`]
  const values = repeatable.includes(name) ? value.split('\n') : [value]
  return values.flatMap(one => word(name, one))
}

/** An option with its value, which is no option of its own where it begins with a hyphen. */
function word(name: string, value: string): readonly string[] {
  return value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value]
}

function baselineWords(origin: Origin): readonly string[] {
  if (origin.store !== undefined) return word('store', origin.store)
  const commit = hashOf(origin)
  return commit === undefined ? word('baseline', origin.label) : word('baseline-ref', commit)
}

function hashOf({ commit, source }: Origin): string | undefined {
  const isBuilt = source === 'ref' || source === 'artifact'
  return isBuilt && commit !== undefined && /^[0-9a-f]{7,64}$/.test(commit) ? commit : undefined
}

function percentage(fraction: number): string {
  return `${Number((fraction * 100).toPrecision(12))}%`
}
