import { type Origin, usualNames } from '../../record/record.js'
import { quote } from '../../record/shell-word.js'
import type { Contest } from '../contest.js'
import type { Report } from '../report.js'
import { own, say, type Text } from '../text/text.js'

/** The way to call Counterbalance where a page is read. */
export interface Program {
  readonly way: 'action' | 'command line'
  /** Lines that fetch it, where it may not be there yet. */
  readonly get: readonly string[]
  /** What a line begins with. */
  readonly call: string
}

const installed: Program = { way: 'command line', get: [], call: 'counterbalance' }

/** The command lines that repeat the comparison; none where too little is known. {@link reproduceWhere} says where to type them. */
export function reproduce(report: Report, { get, call }: Program = installed): readonly string[] {
  const words = reproductionWords(report)
  return words === undefined ? [] : [...get, `${call} compare ${words.map(quote).join(' ')}`]
}

/** The words of the call that repeats the comparison; undefined where too little is known. */
export function reproductionWords(report: Report): readonly string[] | undefined {
  const { command } = report
  const { baseline, contender } = report.sides ?? {}
  if (!baseline || !contender || (command === undefined && contender.command === undefined)) return undefined
  const name = report.names?.contender ?? usualNames.contender
  return [
    ...baselineOptions(baseline),
    ...(contender.command === undefined
      ? contenderOptions(contender, name)
      : ['--contender-command', contender.command]),
    ...measuringWords(report),
    ...(command === undefined || contender.command !== undefined ? [] : ['--command', command]),
  ]
}

/** Inputs that a record keeps and that a bisection does not take, or not from there. */
export const notOfBisect: readonly string[] = ['setup', 'suite-files', 'question', 'config', 'causes']

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

/** The command lines that repeat a contest, by one of its sections. */
export function reproduceContest(
  { sides }: Contest,
  section: Report,
  { get, call }: Program = installed,
): readonly string[] {
  const known = sides.flatMap(({ name, origin }) => (origin ? [{ name, origin }] : []))
  const [baseline, ...contenders] = known
  const { command } = section
  if (baseline === undefined || known.length < sides.length) return []
  if (baseline.origin.command !== undefined) {
    const isNamed = known.some(({ name, origin }) => name !== origin.command)
    const words = [
      ...known.map(({ origin }) => origin.command ?? ''),
      ...(isNamed ? known.flatMap(({ name }) => ['-n', name]) : []),
      ...measuringWords(section),
    ]
    return [...get, `${call} compare ${words.map(quote).join(' ')}`]
  }
  if (command === undefined) return []
  const isAlone = contenders.length > 1
  const options = [
    ...baselineOptions(baseline.origin),
    ...contenders.flatMap(({ name, origin }) => contenderOptions(origin, name, isAlone)),
    ...measuringWords(section),
    ...['--command', command],
  ]
  return [...get, `${call} compare ${options.map(quote).join(' ')}`]
}

/** How it was measured and judged. */
function measuringWords(report: Report): readonly string[] {
  const { seed, settings, suite, options = {} } = report
  return [
    ...roundsWords(report),
    ...(seed === undefined ? [] : ['--seed', seed]),
    '--threshold',
    percentage(settings.threshold),
    ...(settings.confidence === 0.95 ? [] : ['--confidence', percentage(settings.confidence)]),
    ...(suite === 'benchmark' ? [] : ['--suite', suite]),
    ...Object.entries(options).flatMap(([name, value]) => optionWords(name, value)),
  ]
}

/** A contender by its name, where it is one of several or a commit. */
function contenderOptions(origin: Origin, name: string, isNamed = false): readonly string[] {
  const commit = hashOf(origin)
  if (commit !== undefined) return ['--ref', `${name}=${commit}`]
  const directory = origin.source === 'workspace' ? '.' : origin.label
  return ['--contender', isNamed ? `${name}=${directory}` : directory]
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

/** One look is a fixed number of rounds; with more of them the bounds say all. */
function roundsWords({ rounds, plan, settings }: Report): readonly string[] {
  const looks = plan?.looks ?? settings.looks
  if (looks.length > 1) return ['--min-rounds', String(looks[0]), '--max-rounds', String(looks.at(-1))]
  const fixed = rounds || plan?.rounds
  return fixed === undefined ? [] : ['--rounds', String(fixed)]
}

/** Options that are given once, however many lines they have. */
const shellLines = ['setup', 'install', 'prepare']

/** An option as it was given: a flag, or once for each line of its value. */
function optionWords(name: string, value: string): readonly string[] {
  if (value === 'true') return [`--${name}`]
  const values = shellLines.includes(name) ? [value] : value.split('\n')
  return values.flatMap(one => [`--${name}`, one])
}

function baselineOptions(origin: Origin): readonly string[] {
  if (origin.command !== undefined) return ['--baseline-command', origin.command]
  if (origin.store !== undefined) return ['--store', origin.store]
  const commit = hashOf(origin)
  return commit === undefined ? ['--baseline', origin.label] : ['--baseline-ref', commit]
}

function hashOf({ commit, source }: Origin): string | undefined {
  const isBuilt = source === 'ref' || source === 'artifact'
  return isBuilt && commit !== undefined && /^[0-9a-f]{7,64}$/.test(commit) ? commit : undefined
}

function percentage(fraction: number): string {
  return `${Number((fraction * 100).toPrecision(12))}%`
}
