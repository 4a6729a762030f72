import * as v from 'valibot'
import { describeSize } from '../metrics/number.js'
import {
  duration,
  percent,
  percentInterval,
  percentSize,
  percentWithin,
  scale,
  share,
  times,
} from '../metrics/scale.js'
import { isSpeed } from '../metrics/unit.js'
import { nameSome } from '../util/list.js'
import { count } from '../util/plural.js'
import { oneLine } from '../util/shell-word.js'
import { text as longText, name } from './limits.js'

/** A fact that a reason's sentence is made of: JSON, or the reason behind a reason. */
export type Fact = string | number | boolean | null | readonly (string | number)[] | Reason

/**
 * Why something is so, as data: what happened, by its code, and the facts that a sentence about it needs. {@link explain} makes the sentence,
 * once and in one place, so that no code has to read our own English. Codes are open: a record may hold one that only a later version knows.
 */
export interface Reason {
  readonly code: string
  readonly [fact: string]: Fact | undefined
}

const plainFact = v.union([
  longText,
  v.number(),
  v.boolean(),
  v.null(),
  v.pipe(v.array(v.union([longText, v.number()])), v.maxLength(1000)),
])

/** A reason in a record, whose facts hold no further reasons. */
export const reason: v.GenericSchema<unknown, Reason> = v.objectWithRest({ code: name }, plainFact)

/** A reason in a record that may have a reason itself. */
export const deepReason: v.GenericSchema<unknown, Reason> = v.objectWithRest(
  { code: name },
  v.union([plainFact, v.objectWithRest({ code: name }, plainFact)]),
)

const side = v.picklist(['baseline', 'contender'])
const whole = v.number()
const text = v.string()
const list = v.array(v.string())
const because = v.looseObject({ code: v.string() })
/** How much a side did: not the same each time, or `missing` from runs that measured something. */
const amount = v.union([v.number(), v.string()])
const maybe = v.exactOptional(v.nullable(v.number()))

/** The ways in which a shell line fails here and not at a prompt. */
const habits = ['closed-pipe', 'part-of-pipe', 'first-failure', 'empty-input'] as const

/** The habit of a shell that made a line fail; `closer` is the program that closed its pipe. */
const shellHabit = { habit: v.exactOptional(v.picklist(habits)), closer: v.exactOptional(text) }

type ShellHabit = v.InferOutput<v.ObjectSchema<typeof shellHabit, undefined>>

/** Explains the habit of a shell in brackets, with what to do about it. */
function describeHabit({ habit, closer }: ShellHabit): string {
  return habit === undefined ? '' : ` (${habitSentences[habit](closer ?? 'a later part')})`
}

const habitSentences: Readonly<Record<(typeof habits)[number], (closer: string) => string>> = {
  'closed-pipe': closer =>
    `${closer} closed the pipe, which "set -o pipefail" takes for a failure: begin the line with "set +o pipefail;" if that is meant`,
  'part-of-pipe': () => 'a part of the pipe failed: add "|| true" to one that may',
  'first-failure': () => 'with -e, a line ends at the first command that fails: add "|| true" to one that may',
  'empty-input': () => 'standard input is empty here: let the command read a file instead, as in "< input.txt"',
}

/** The facts of a process that has ended, with secrets that it did not get, in words, and the last lines that it printed. */
const processEnd = {
  exit: v.picklist(['exited', 'signalled', 'timed-out', 'not-started']),
  ...{ status: v.exactOptional(whole), signal: v.exactOptional(text), problem: v.exactOptional(text) },
  ...{ withheld: v.optional(text, ''), output: v.optional(text, '') },
  ...shellHabit,
}

/** The names of the two sides in sentences. */
export type CalledSides = Readonly<Record<v.InferOutput<typeof side>, string>>

const usuallyCalled: CalledSides = { baseline: 'the baseline', contender: 'the contender' }

/** Makes a kind of reason of the facts that it has, and of its sentence, which begins small and has no full stop. */
function kind<const Entries extends v.ObjectEntries>(
  entries: Entries,
  say: (facts: v.InferOutput<v.LooseObjectSchema<Entries, undefined>>, called: CalledSides) => string,
) {
  return { facts: v.looseObject(entries), say }
}

/** What does not look like a unit is quoted, lest it reads like words of ours. */
function showUnit(unit: string): string {
  return /^[\w%µ/²³°-]{0,20}$/.test(unit) ? unit || 'none' : JSON.stringify(unit)
}

/** Says in brackets what a command may miss that was started before it. */
function describeEndedBefore(names: readonly string[]): string {
  return names.length === 0
    ? ''
    : ` (what ran before it left ${nameSome(names, 2)} running, which was ended: if the command needs it, start it with "server")`
}

function ending(failure: Reason | undefined): string {
  return failure === undefined ? '' : `: ${explain(failure)}`
}

/** The end of a process: with which status, by which signal, or why it could not be started. */
interface Ending {
  readonly exit: 'exited' | 'signalled' | 'timed-out' | 'not-started'
  readonly status?: number
  readonly signal?: string
  readonly problem?: string
}

/** Describes how a process ended, in words that continue a sentence about it. */
export function describeEnding({ exit, status, signal, problem }: Ending): string {
  if (exit === 'exited') return `ended with exit status ${status}`
  if (exit === 'signalled') return `was ended by ${signal}`
  return exit === 'timed-out' ? 'exceeded its time limit and was ended' : `could not be started: ${problem}`
}

/** Says what one side lacks of that which git fetches apart, without the names of files, and in our own words whatever a record holds. */
function describeUnfetched({ side, what }: { readonly [fact: string]: unknown }): string {
  const owner = side === 'contender' ? 'contender' : 'baseline'
  return `the ${owner} has ${what === 'submodules' ? what : 'LFS files'} that were not fetched`
}

/** Says that files of the baseline changed before it was measured, without their names. */
function describeEarlyChange({ hook }: { readonly [fact: string]: unknown }): string {
  return `the baseline's files were changed while "${hook === 'install' ? hook : 'build'}" of the contender ran`
}

/** Returns whether a permission is written as in a workflow: `actions: read`. */
export function isPermission(needs: unknown): needs is string {
  return typeof needs === 'string' && /^[a-z-]{1,40}: (?:read|write)$/.test(needs)
}

/** Why sides are not compared, in a few words for a headline. They hold no name from outside, whatever a record holds. */
const refusals: Readonly<Record<string, (facts: Readonly<Record<string, unknown>>) => string>> = {
  'not-fetched': describeUnfetched,
  'base-contradicted': () => 'git and GitHub name different base commits',
  'base-unconfirmed': () => 'GitHub did not confirm the base commit',
  'changed-early': describeEarlyChange,
  'baseline-forbidden': ({ needs, status }) => {
    if (status === 401) return "the job's token is not valid"
    return isPermission(needs) ? `the job lacks the permission ${needs}` : 'GitHub refused to give a baseline'
  },
  'baseline-without-token': () => 'the job has no token to find a baseline with',
  'baseline-expired': ({ commit }) => `the baseline${ofCommit(commit)} has expired`,
  'baseline-damaged': ({ commit, isOther }) =>
    `the baseline${ofCommit(commit)} ${isOther === true ? 'is damaged' : 'cannot be used'}`,
  'baseline-unpublished': ({ publishedOn, isFirst, suites }) =>
    isFirst === true
      ? 'no baseline is published yet'
      : suites === undefined
        ? withoutBaseline(publishedOn)
        : 'no baseline of this suite is published, but others are',
  'baseline-older': ({ publishedOn, hasExpired }) =>
    hasExpired === true ? "the base commit's baseline has expired" : withoutBaseline(publishedOn),
  'baseline-unfetched': () => 'the baseline could not be fetched',
  'nothing-ran': () => 'no benchmark ran',
}

function withoutBaseline(publishedOn: unknown): string {
  return publishedOn === undefined ? 'the base commit has no baseline' : 'only another branch has published a baseline'
}

/** Whatever else stands in the place of a commit is left out. */
function ofCommit(commit: unknown): string {
  return typeof commit === 'string' && /^[0-9a-f]{40,64}$/.test(commit) ? ` of ${commit.slice(0, 7)}` : ''
}

/** Says in a few words why two sides are not compared. Returns undefined for reasons of anything else. */
export function describeRefusal({ code, ...facts }: Reason): string | undefined {
  return Object.hasOwn(refusals, code) ? refusals[code]!(facts) : undefined
}

/** Says that one branch has published, and the one that matters has not; nothing where that is not known. */
function describeBranches({
  branch,
  publishedOn,
}: {
  readonly branch?: string
  readonly publishedOn?: string
}): string {
  return publishedOn === undefined
    ? ''
    : `; ${publishedOn} has published one, and ${branch ?? 'the base branch'} has not`
}

/** Says that the sides did not do equally much, or that runs of only one say so. */
function describeAmounts(
  metric: string,
  { baseline, contender }: Readonly<Record<'baseline' | 'contender', string | number>>,
  called: CalledSides,
): string {
  if (contender === 'varying' && baseline !== 'missing')
    return `${called.contender} did other work: ${metric} differs from run to run, and was always ${baseline}`
  const silent = baseline === 'missing' ? 'baseline' : contender === 'missing' ? 'contender' : undefined
  return silent === undefined
    ? `${called.contender} did other work: ${metric} is ${contender}, and was ${baseline}`
    : `it is unknown whether ${called.contender} did the same work: ${metric} is missing from runs of ${called[silent]}`
}

/** Names the change of a value that has become more, or less: time gets slower, a rate faster. */
export function directionWord({ unit }: { readonly unit: string }, isMore: boolean): string {
  if (isSpeed(unit)) return isMore === (unit === '1/s') ? 'faster' : 'slower'
  return isMore ? 'more' : 'less'
}

/** A change as a few words: 2.1% faster. From twice as much on, it says how many times. */
function sized(amount: number, [less, more]: readonly [string, string]): string {
  return `${amount >= 1 ? times(1 + amount) : percentSize(amount)} ${amount < 0 ? less : more}`
}

/** An amount of work by how much it was before: half as much, 40% less, ×3. */
function describeRatio(ratio: number): string {
  const isAbout = (round: number): boolean => Math.abs(ratio / round - 1) < 0.01
  if (isAbout(0.5)) return 'half as much'
  if (isAbout(2)) return 'twice as much'
  return ratio >= 2 ? `${times(ratio)} as much` : `${percentSize(ratio - 1)} ${ratio < 1 ? 'less' : 'more'}`
}

/** The branch whose baseline is wanted, and another one that has published instead. */
const ofBranches = { branch: v.exactOptional(text), publishedOn: v.exactOptional(text) }

/** Says what CPU time shows where the other clocks do not allow a verdict by it. */
const byCpuTime = v.picklist(['regressed', 'improved', 'unchanged'])
const amountsOfCpuTime = { regressed: 'more', improved: 'less', unchanged: 'no more' } as const

/** Every kind of reason that the core gives: its facts, and its sentence. */
const kinds = {
  // Why an invocation has no numbers.
  ended: kind(
    { what: text, ...processEnd, endedBefore: v.optional(list, []) },
    ({ what, withheld, endedBefore, output, ...end }) => {
      const who = what === 'command' ? 'the command' : `"${what}"`
      const how = `${describeEnding(end)}${describeHabit(end)}${withheld}${describeEndedBefore(endedBefore)}`
      return `${who} ${how}${output === '' ? '' : `: ${output}`}`
    },
  ),
  'hook-failed': kind(
    { hook: text, line: text, place: v.exactOptional(text), tries: v.exactOptional(whole), ...processEnd },
    ({ hook, line, place, tries = 1, withheld, output, ...end }) => {
      const again = tries > 1 ? ', also in a second try,' : ''
      const failed = `"${hook}" (${oneLine(line)}) ${describeEnding(end)}${again}${describeHabit(end)}`
      if (place === undefined) return `${failed}${withheld}${output === '' ? '' : `: ${output}`}`
      const said = output === '' ? 'It printed nothing.' : `Its last lines:\n${output}`
      return `${failed} in ${place}${withheld}. ${said}`
    },
  ),
  'no-files': kind(
    { patterns: list, place: text, advice: v.optional(text, '') },
    ({ patterns, place, advice }) => `"files" matches no file in ${place}: ${nameSome(patterns, 5)}${advice}`,
  ),
  'no-directory': kind(
    { directory: text, place: text },
    ({ directory, place }) => `"working-directory" is ${JSON.stringify(directory)}, which is not in ${place}`,
  ),
  'too-long-output': kind(
    {},
    () => 'it printed more than 64 MiB: let it print only its numbers, and send the rest to a file or to /dev/null',
  ),
  'unreadable-output': kind({ problem: text }, ({ problem }) => problem),
  'no-numbers': kind({ problem: text }, ({ problem }) => problem),
  'server-failed': kind({ problem: text }, ({ problem }) => problem),
  nameless: kind({}, () => 'benchmarks without a name are left out: let each print a unique name'),

  // What is known of the numbers that a command prints.
  'printed-results': kind(
    { name: text },
    ({ name }) =>
      `the command prints numbers in units of time or rate, such as ${JSON.stringify(name)}, which no format reads, so the time of the whole process is compared: name the "format" (regex and json read any), or set it to process if that is what you want`,
  ),
  'nothing-ran': kind(
    { line: text },
    ({ line }) =>
      `no benchmark ran: the command printed ${JSON.stringify(line)} on both sides, and no result of a benchmark`,
  ),
  'timed-whole': kind({ line: text, side: v.exactOptional(side) }, ({ line, side }, called) => {
    const who = side === undefined ? 'it' : called[side]
    return `the command was timed as a whole: ${who} printed ${JSON.stringify(line)}`
  }),
  'unit-against-direction': kind({ names: list, better: text }, ({ names, better }) => {
    const [unit, usual, meant] = better === 'higher' ? ['a time', 'less', 'more'] : ['a rate', 'more', 'less']
    return `${nameSome(names, 3)} ${names.length === 1 ? 'is' : 'are each'} ${unit}, of which ${usual} is better, and judged as if ${meant} were: correct the direction in "format" or in what is printed, or confirm it by "unit: ${better}" in a rule`
  }),
  'debug-build': kind(
    { side, words: text },
    ({ side, words }, called) =>
      `only ${called[side]} was built for debugging, as ${JSON.stringify(words)} says, so build both sides in the same way`,
  ),
  'not-pooled': kind(
    { names: list },
    ({ names }) =>
      `the runners measured benchmarks of different names (${nameSome(names, 3)}), so the rounds of these are not put together and less is known of each: let all of them print the same names, as with "-cpu 2" in Go`,
  ),
  'limit-of-tool': kind(
    { tool: text, status: whole },
    ({ tool, status }) =>
      `${tool} ended with exit status ${status} because a check of its own failed, such as a threshold. Its numbers are complete, so they count: to fail the job at a limit, set a budget in the rules`,
  ),
  'coarse-cpu-clock': kind({ ticksPerSecond: v.exactOptional(whole) }, ({ ticksPerSecond }) => {
    const flaw =
      ticksPerSecond === undefined
        ? 'a CPU time of Google Benchmark is 0, because its clock is too coarse'
        : `the CPU times of Google Benchmark are whole ticks of a clock with ${ticksPerSecond} in a second`
    return `${flaw}, so real time is judged. More iterations (--benchmark_min_time) make CPU time finer`
  }),

  'invocations-failed': kind(
    { runs: whole, of: whole, side: v.exactOptional(side), failure: v.exactOptional(because) },
    ({ runs, of, side, failure }, called) =>
      `${side === undefined ? 'each side' : called[side]} failed in ${runs} of ${of} runs${ending(failure as Reason | undefined)}`,
  ),

  // Why nothing is compared, or nothing judged.
  'base-contradicted': kind(
    { git: text, github: text },
    ({ git, github }) =>
      `git takes ${git.slice(0, 7)} for the base commit, and GitHub takes ${github.slice(0, 7)}, so a step before this action changed the checkout, and nothing was measured`,
  ),
  'base-unconfirmed': kind(
    { why: text },
    ({ why }) => `nothing is judged, because GitHub did not confirm the base commit and its rules: ${why}`,
  ),

  'described-otherwise': kind(
    { path: text, keys: list },
    ({ path, keys }) =>
      `this change describes what is measured otherwise than the baseline does (${nameSome(keys, 5)} in ${path}), and both versions are measured as it says`,
  ),

  // Why there is no baseline, or only an older one.
  'baseline-forbidden': kind(
    { problem: text, status: v.exactOptional(whole), needs: v.exactOptional(text) },
    ({ problem }) => problem,
  ),
  'baseline-without-token': kind({}, () => 'without a token, GitHub cannot be asked for the published baseline'),
  'baseline-expired': kind({ commit: text, wanted: text }, ({ commit, wanted }) => {
    const which = commit === wanted ? '' : `, the nearest before ${wanted.slice(0, 7)},`
    return `the published baseline of ${commit.slice(0, 7)}${which} has expired`
  }),
  'baseline-damaged': kind(
    { commit: text, digest: text, isOther: v.boolean(), problem: text },
    ({ commit, digest, problem }) =>
      `the published baseline of ${commit.slice(0, 7)} (${digest}) cannot be used: ${problem}`,
  ),
  'baseline-unpublished': kind(
    {
      ...{ wanted: text, ancestors: whole, isFirst: v.boolean(), store: v.exactOptional(text), ...ofBranches },
      ...{ hasBuild: v.exactOptional(v.boolean()), hasPush: v.exactOptional(v.boolean()) },
      ...{ failsGate: v.exactOptional(v.boolean()), suites: v.exactOptional(list) },
    },
    ({ wanted, ancestors, store, suites = [], ...branches }) => {
      if (suites.length > 0)
        return `no baseline of this suite is published, and there are others (${nameSome(suites, 3)}), so it may have been renamed`
      const before = ['', ' and the commit before it'][ancestors] ?? ` and the ${ancestors} commits before it`
      const where = store === undefined ? 'published' : `on the branch ${store}`
      return `no baseline is ${where} for ${wanted.slice(0, 7)}${before}${describeBranches(branches)}`
    },
  ),
  'baseline-older': kind(
    { commit: text, wanted: text, behind: whole, hasExpired: v.boolean(), store: v.exactOptional(text), ...ofBranches },
    ({ commit, wanted, behind, hasExpired, store, ...branches }) => {
      const where = store === undefined ? '' : ` on the branch ${store}`
      const missing = hasExpired ? `that of ${wanted.slice(0, 7)} has expired` : `${wanted.slice(0, 7)} has none`
      return `the nearest baseline${where} is that of ${commit.slice(0, 7)}, ${count(behind, 'commit')} behind: ${missing}${describeBranches(branches)}`
    },
  ),
  'baseline-unfetched': kind({ problem: text }, ({ problem }) => `the baseline could not be fetched: ${problem}`),

  // Why two sides cannot be compared.
  'not-fetched': kind(
    { side, what: v.picklist(['submodules', 'LFS files']), paths: list },
    ({ paths, ...lack }) => `${describeUnfetched(lack)} (${nameSome(paths, 1)})`,
  ),
  'changed-early': kind(
    { hook: v.picklist(['build', 'install']), paths: list },
    ({ paths, ...change }) => `${describeEarlyChange(change)} (${nameSome(paths, 1)})`,
  ),
  'stopwatch-ended': kind(
    { how: text },
    ({ how }) =>
      `the command ended the stopwatch, which is the process that starts and times it (${how}${how.endsWith('SIGKILL') ? ', or the machine had no memory left' : ''}): do not send signals to the parent process`,
  ),
  'stopwatch-altered': kind(
    { what: text },
    ({ what }) =>
      `the command changed the ${what} of the stopwatch, which is the process that starts and times it, and this cannot be undone without root: do not change the parent process`,
  ),
  'processes-unended': kind(
    { names: list },
    ({ names }) =>
      `${count(names.length, 'process', 'processes')} that commands left behind could not be ended (${nameSome(names, 3)}), and may have changed what ran after`,
  ),
  'processes-foreign': kind(
    { names: list },
    ({ names }) =>
      `the contender left ${count(names.length, 'process', 'processes')} of another user running (${nameSome(names, 3)}), which may have changed what ran after`,
  ),
  'home-changed': kind(
    { paths: list },
    ({ paths }) => `the contender changed files of the home directory that both sides read (${nameSome(paths, 3)})`,
  ),
  tampered: kind({ paths: list, isOfBaseline: v.boolean() }, ({ paths, isOfBaseline }) =>
    isOfBaseline
      ? `the baseline's files were changed while it was measured (${nameSome(paths, 1)})`
      : `files of copies, or files that they are made from, were changed during the measurement (${nameSome(paths, 1)})`,
  ),
  'direction-changed': kind({ from: text, to: text }, ({ from, to }) => `its direction changed from ${from} to ${to}`),
  'unit-changed': kind(
    { from: text, to: text },
    ({ from, to }) => `its unit changed from ${showUnit(from)} to ${showUnit(to)}`,
  ),
  'reported-error': kind({ side, error: text }, ({ side, error }) => `it reported an error (${side}): ${error}`),
  'timed-out': kind(
    { side, times: whole },
    ({ side, times }, called) => `only ${called[side]} exceeded the time limit (${times}×)`,
  ),
  'failed-each-time': kind(
    { side, failure: v.exactOptional(because) },
    ({ side, failure }, called) => `${called[side]} failed each time${ending(failure as Reason | undefined)}`,
  ),
  missing: kind(
    { side, runs: whole, failure: v.exactOptional(because) },
    ({ side, runs, failure }, called) =>
      `${called[side]} did not report it in ${runs} runs${ending(failure as Reason | undefined)}`,
  ),
  'too-far-apart': kind({}, () => 'its values are too far apart for a ratio'),
  'not-computable': kind({ value: maybe }, ({ value }) => `a value is ${describeSize(value ?? Number.NaN)}`),
  'not-positive': kind(
    { value: whole },
    ({ value }) => `a value is ${value === 0 ? '0' : 'negative'}, and ratios need values above 0`,
  ),
  separated: kind({}, () => 'no round has both sides, and values are compared within rounds only'),
  'few-runs': kind({ runs: whole }, ({ runs }) => `${runs} runs are too few for a verdict`),
  'few-rounds': kind(
    { rounds: whole, least: whole },
    ({ rounds, least }) => `only ${count(rounds, 'complete round')} of the ${least} that a verdict needs`,
  ),
  'former-value': kind(
    { name: text, value: text, instead: text },
    ({ name, value, instead }) =>
      `"${name}" has no ${value} any more, so this run uses ${instead}: write that in its place`,
  ),
  'former-judge': kind(
    { judge: text },
    ({ judge }) =>
      `the record asks for ${judge} across runs, which is not compared any more: judge it by auto, typical or mean`,
  ),
  'control-failed': kind(
    { change: whole, isMean: v.exactOptional(v.boolean()) },
    ({ change, isMean }, called) =>
      `two copies of ${called.baseline} differ by ${percentSize(change)}${isMean ? ' in the mean of all benchmarks' : ''}`,
  ),
  'contender-control': kind(
    { change: whole },
    ({ change }, called) =>
      `two copies of ${called.contender} differ by ${percentSize(change)}, and those of ${called.baseline} do not: ${called.contender} depends on where its files are`,
  ),
  'suite-changed': kind({ files: list }, ({ files }) => `the benchmark itself changed (${nameSome(files, 1)})`),
  'other-output': kind({ isVarying: v.boolean() }, ({ isVarying }, { baseline, contender }) =>
    isVarying
      ? `${contender} printed something else from run to run, and ${baseline} did not`
      : `${contender} printed something else`,
  ),
  'named-work': kind(
    { metric: text, baseline: amount, contender: amount, at: v.exactOptional(text) },
    ({ metric, at, ...amounts }, called) =>
      `${at === undefined ? '' : `${at}: `}${describeAmounts(metric, amounts, called)}`,
  ),

  'set-time': kind(
    { name: text, change: whole },
    ({ name, change }) =>
      `the command seems to run for a set time: its process takes equally long on both sides, and ${JSON.stringify(name)}, which it prints, changed by ${percent(change)}`,
  ),
  'set-rate': kind(
    { name: text, isTimeJudged: v.exactOptional(v.boolean()) },
    ({ name, isTimeJudged }) =>
      `${name} is the rate that the load was set to, ${isTimeJudged ? 'so its time is judged instead' : 'which shows no change below an overload'}`,
  ),
  'iteration-work': kind(
    { rate: text, unit: text, baseline: whole, contender: whole },
    ({ rate, unit, baseline, contender }, called) => {
      const { number, unit: shown } = scale([baseline, contender], unit.replace(/\/s$/, '').replace(/^1$/, ''))
      const [before, after] = [baseline, contender].map(amount => `${number(amount)} ${shown}`.trim())
      return `an iteration of ${called.contender} does ${describeRatio(contender / baseline)}: ${rate} times its time is ${after}, and was ${before}`
    },
  ),
  'console-table': kind(
    {
      tool: text,
      kind: v.picklist(['table', 'output']),
      ...{ words: v.exactOptional(text), call: v.exactOptional(text) },
      ...{ output: v.exactOptional(text), example: v.exactOptional(text) },
    },
    ({ tool, kind }) => `this is the ${kind} of ${tool}, whose numbers are not read`,
  ),
  'several-benchmarks': kind(
    { name: text },
    ({ name }) =>
      `the values that each run prints as ${JSON.stringify(name)} lie more than 4× apart, so they may be of several benchmarks: let each print a unique name, as the "pkg:" lines of Go make it`,
  ),
  'no-work': kind({ side, seconds: v.exactOptional(whole) }, ({ side, seconds }, called) => {
    const why = `the compiler seems to have removed the work of ${called[side]}`
    if (seconds === undefined) return `no time in it: ${why}`
    const { number, unit } = scale([seconds], 's')
    return `${number(seconds)} ${unit} is less than one cycle of a processor, so nothing is measured: ${why}`
  }),
  'names-by-order': kind(
    { names: list },
    ({ names }) => `several benchmarks have the name ${nameSome(names, 3)}, and are told apart by their order`,
  ),
  'names-masked': kind({ names: list }, ({ names }) =>
    names.length === 1
      ? `the name of a benchmark differs in each run, so it is compared without what differs: ${names[0]}`
      : `the names of ${names.length} benchmarks differ in each run, so they are compared without what differs: ${nameSome(names, 3)}`,
  ),
  'names-differ': kind(
    { names: list },
    ({ names }) =>
      `the names of the benchmarks differ in each run, so no two can be compared, such as ${names.map(name => JSON.stringify(name)).join(' and ')}`,
  ),
  'equal-names': kind({ name: text, baseline: whole, contender: whole }, ({ name, baseline, contender }) =>
    baseline === contender
      ? `${baseline} benchmarks have the name ${JSON.stringify(name)}, and their order seems to have changed`
      : `${Math.max(baseline, contender)} benchmarks have the name ${JSON.stringify(name)}, and the other side has ${Math.min(baseline, contender)}`,
  ),
  'not-exact': kind(
    { side },
    ({ side }, called) => `its values are said to be exact, and those of ${called[side]} vary`,
  ),
  recorded: kind(
    { sides: list },
    ({ sides }) =>
      `${sides.length === 1 ? `the command of the ${sides[0]}` : 'the command'} prints the same numbers each time`,
  ),

  drift: kind(
    { size: whole, isOfSpeed: v.boolean() },
    ({ size, isOfSpeed }) =>
      `values drifted by ${percentSize(size)} during the run; the comparison holds, the absolute ${isOfSpeed ? 'times' : 'values'} don't`,
  ),
  'two-modes': kind(
    { distance: whole },
    ({ distance }) =>
      `the values fall into two groups, ${percentSize(distance)} apart: look for something that only some runs have, such as a warm cache`,
  ),

  // Why a verdict is what it is.
  constant: kind({ value: whole, unit: text, side: v.exactOptional(side) }, ({ value, unit, side }, called) => {
    const { number, unit: shown } = scale([value], unit)
    return `all values${side === undefined ? '' : ` of ${called[side]}`} are ${`${number(value)} ${shown}`.trim()}`
  }),
  'ran-once': kind({}, () => 'not affected, so it ran only once'),
  equivalent: kind(
    { threshold: whole, level: whole },
    ({ threshold, level }) => `within ±${share(threshold)} (${share(level)})`,
  ),
  tick: kind({ tick: whole, isPrinted: v.boolean() }, ({ tick, isPrinted }) =>
    isPrinted ? `the numbers are printed in steps of ${percentSize(tick)}` : `the clock's tick is ${percentSize(tick)}`,
  ),
  'with-zeros': kind(
    { baseline: text, contender: text, isOfMeans: v.boolean() },
    ({ baseline, contender, isOfMeans }, called) =>
      `it is 0 in ${contender} runs of ${called.contender}, and in ${baseline} of ${called.baseline}${isOfMeans ? '; the change is that of the means' : ''}`,
  ),
  tails: kind(
    {
      isTime: v.boolean(),
      typical: whole,
      mean: maybe,
      isMeanUnchanged: v.boolean(),
      percent: v.exactOptional(whole),
      extreme: v.exactOptional(whole),
    },
    ({ isTime, typical, mean, isMeanUnchanged, percent, extreme }) => {
      const ways = isTime ? (['faster', 'slower'] as const) : (['lower', 'higher'] as const)
      const middle =
        typeof mean === 'number' ? `, the mean ${isMeanUnchanged ? 'is unchanged' : sized(mean, ways)}` : ''
      const slowest = isTime ? 'the slowest runs' : `the ${percent}th percentile`
      const end = extreme === undefined ? '' : `, ${slowest} ${sized(extreme, ways)}`
      return `the typical ${isTime ? 'run' : 'value'} is ${sized(typical, ways)}${middle}${end}`
    },
  ),
  'few-runs-of-gain': kind(
    { change: whole, unit: text },
    ({ change, unit }) => `${directionWord({ unit }, change > 0)}; too few runs to see slow ones in twelve`,
  ),
  'near-threshold': kind(
    { change: whole, unit: text },
    ({ change, unit }) => `${directionWord({ unit }, change > 0)} by about ${percentSize(change)}, near your threshold`,
  ),
  'clocks-disagree': kind({ verdict: byCpuTime, isWaiting: v.boolean() }, ({ verdict, isWaiting }) => {
    const wall = verdict === 'regressed' ? 'faster' : 'slower'
    return `${amountsOfCpuTime[verdict]} CPU time, but ${isWaiting ? 'it waits longer' : `${wall} by the wall clock`}`
  }),
  'waiting-open': kind(
    { verdict: byCpuTime },
    ({ verdict }) => `${amountsOfCpuTime[verdict]} CPU time, but it may wait longer`,
  ),
  islands: kind({}, () => 'values beyond the interval are not all ruled out'),
  'not-confirmed': kind(
    { because },
    ({ because }, called) => `not confirmed: ${explainWith(because as Reason, called)}`,
  ),
  'second-installation': kind(
    { value: whole, low: maybe, high: maybe },
    ({ value, low = null, high = null }) =>
      `a second installation showed ${percentWithin(value, low, high)} ${percentInterval(low, high)}`,
  ),
  'no-second-installation': kind(
    { absence: text, paths: v.exactOptional(list) },
    ({ absence, paths = [] }) =>
      `not confirmed${
        absence === 'changed'
          ? `: ${nameSome(paths, 1)} changed while it ran`
          : (absences[absence] ?? absences.unknown!)
      }`,
  ),
  'same-instructions': kind({ ipc: v.exactOptional(v.tuple([whole, whole])) }, ({ ipc }) => {
    const rate = ipc === undefined ? '' : ` (IPC ${ipc.map(each => each.toFixed(2)).join(' → ')})`
    return `same instructions${rate}: probably code layout or data placement, not the change`
  }),

  // Why there is no profile, and why no instructions were counted.
  'own-iterations': kind({}, () => 'the number of iterations may differ between runs'),
  'too-long-to-profile': kind({ rounds: whole, seconds: whole, left: v.exactOptional(whole) }, facts => {
    const { rounds, seconds, left } = facts
    const than = left === undefined ? 'longer than the comparison' : `and the time budget has ${duration(left)} left`
    return `${rounds} rounds under a profiler would take about ${duration(seconds)}, ${than}`
  }),
  'only-waiting': kind(
    {},
    () =>
      'the CPU time of the process hardly changed: it waits for something, such as a disk, a lock or a timer, and no profile of computing shows that',
  ),
  'no-profiler': kind({ problem: text }, ({ problem }) => problem),
  'run-failed-under': kind(
    { program: text, failure: v.exactOptional(because) },
    ({ program, failure }) => `under ${program}, a run failed${ending(failure as Reason | undefined)}`,
  ),
  'not-profiled': kind({ program: text, problem: text }, ({ program, problem }) => `under ${program}, ${problem}`),
  'profiles-differ': kind({}, () => 'the profiles of its runs count different things'),
  interrupted: kind({ work: text }, ({ work }) => `${work} was interrupted`),
  broken: kind({ work: text, problem: text }, ({ work, problem }) => `${work} ended early: ${problem}`),
  'too-long-to-count': kind(
    { runs: whole, seconds: whole },
    ({ runs, seconds }) =>
      `${runs} runs under valgrind would take about ${duration(seconds)}, and there is no time for them`,
  ),
  'counts-of-server': kind({}, () => 'what a server does is not counted'),
  'selection-unused': kind({}, () => 'all benchmarks take as many instructions, so $BENCH_SELECT selects nothing'),
  'allocations-unseen': kind({}, () => 'valgrind sees no allocation of a program with an allocator of its own'),
  'counts-unknown': kind({ because }, ({ because }) => `not everything was counted: ${explain(because as Reason)}`),
  'count-varies': kind(
    { side, counts: text },
    ({ side, counts }, called) => `not exact: runs of ${called[side]} counted ${counts}`,
  ),
  'counted-in': kind({ place: text }, ({ place }) => `in ${place}`),
  'layout-unknown': kind(
    { because },
    ({ because }) => `it is unknown whether code layout made the change: ${explain(because as Reason)}`,
  ),
  ignored: kind({ until: text, why: text }, ({ until, why }) => `ignored until ${until}: ${why}`),
  all: kind({ first: because, second: because }, ({ first, second }, called) =>
    [first, second].map(each => explainWith(each as Reason, called)).join('; '),
  ),
}

const noSecond = ': there was no second installation'

const absences: Readonly<Record<string, string>> = {
  numbers: ': it could not be compared on a second installation',
  copies: ': the copies could not be installed again',
  time: ' on new copies: time ran out',
  ...{ interrupted: noSecond, failing: noSecond, unknown: noSecond },
}

type Kinds = typeof kinds
export type ReasonCode = keyof Kinds

/** Adds its sentence to a reason, for programs that show it to people; any other value is as it was. */
export function withSentence(value: unknown): unknown {
  const isReason = typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
  return isReason ? { ...value, message: explain(value as Reason) } : value
}

/** A reason of a known kind. */
export function makeReason<Code extends ReasonCode>(code: Code, facts: v.InferInput<Kinds[Code]['facts']>): Reason {
  return { code, ...(facts as object) }
}

/** Two sides that are not compared, before anything was measured, for a reason of the sides themselves. */
export class NotComparedError extends Error {
  override readonly name = 'NotComparedError'
  readonly reason: Reason

  constructor(reason: Reason) {
    super(`not compared: ${explain(reason)}`)
    this.reason = reason
  }
}

/** Joins two reasons for one thing. */
export function joinReasons(first: Reason, second: Reason): Reason {
  return makeReason('all', { first, second })
}

/**
 * Makes the sentence of a reason, which begins small and has no full stop. A reason of somebody else's, such as a newer version's, is its
 * message where it has one, and else its name and its facts. The fact `runners` says on which of several it was so.
 */
export function explain(reason: Reason): string {
  return explainWith(reason, usuallyCalled)
}

/** Makes the same sentence with the names that a page has for the sides. */
export function explainWith(reason: Reason, called: CalledSides): string {
  const { runners, ...others } = reason
  const where = Array.isArray(runners) ? `on runner ${runners.join(', ')}: ` : ''
  return `${where}${say(others as Reason, called)}`
}

function say(reason: Reason, called: CalledSides): string {
  const known = Object.hasOwn(kinds, reason.code) ? kinds[reason.code as ReasonCode] : undefined
  const facts = known && v.safeParse(known.facts, reason)
  if (facts?.success) return (known!.say as (facts: unknown, called: CalledSides) => string)(facts.output, called)
  const { code, message, ...others } = reason
  if (typeof message === 'string') return message
  const told = Object.entries(others).map(
    ([name, fact]) => `${name} ${typeof fact === 'string' ? fact : JSON.stringify(fact)}`,
  )
  return told.length === 0 ? code : `${code} (${told.join(', ')})`
}
