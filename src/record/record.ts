import * as v from 'valibot'
import type { Metric } from '../metrics/metric.js'
import { largest } from '../metrics/number.js'
import { formerJudges, judgeChoices, rulesSchema } from '../rules/rules.js'
import type { Copies, Side, Slot } from '../schedule/round.js'
import type { DataOf } from '../util/decode.js'
import { present } from '../util/present.js'
import { causes } from './causes.js'
import { settleNames } from './changing-names.js'
import { recordedCounts } from './counts.js'
import { environment } from './environment.js'
import { hostSample } from './host.js'
import { layout } from './layout.js'
import {
  count,
  generousLimits,
  longestName,
  mostInterference,
  mostLeftOut,
  mostMore,
  mostSegments,
  mostSides,
  mostSuiteFiles,
  mostTampered,
  mostToolchainFiles,
  name,
  text,
} from './limits.js'
import { type Reason, reason } from './reasons.js'
import { RecordError } from './record-error.js'
import { settleRepeats } from './repeats.js'
import { starts } from './starts.js'

/** The name of the format that {@link around} and {@link round} describe. */
export const recordSchema = 'counterbalance/record@3'

const mostRunners = 1000
const mostLooks = 100

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const finite = v.pipe(v.number(), v.finite(), v.minValue(-largest), v.maxValue(largest))
const notNegative = v.pipe(finite, v.minValue(0))
const list = <Item extends v.GenericSchema>(item: Item, longest: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(longest), v.array(item))
const rounds = v.pipe(v.array(count), v.maxLength(generousLimits.rounds))
const looks = v.pipe(v.array(count), v.maxLength(mostLooks))
const copy = v.picklist([1, 2])

const measurement = v.object({
  benchmark: name,
  metric: name,
  unit: v.pipe(v.string(), v.maxLength(longestName)),
  better: v.optional(v.picklist(['lower', 'higher', 'unknown']), 'unknown'),
  primary: v.optional(v.boolean()),
  aside: v.optional(v.boolean()),
  // A value that is not finite has no JSON; it is written as null.
  value: v.nullable(v.number()),
  samples: v.optional(v.array(v.nullable(v.number()))),
  step: v.exactOptional(v.pipe(v.number(), v.gtValue(0))),
  /** The thing that a time is for each of, where that is no iteration: `row` of `ns/row`. */
  per: v.exactOptional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName))),
  repeated: v.exactOptional(v.literal(true)),
  error: v.optional(text),
})

export type MeasurementData = v.InferOutput<typeof measurement>

/** The one number of one benchmark and metric from one invocation, in base units. */
export interface Measurement {
  readonly benchmark: string
  readonly metric: Metric
  readonly value: number
  /** The tool's own iterations inside the invocation, for diagnostics. */
  readonly samples?: readonly number[]
  /** The step of the digits that the value was printed in, in base units; left out where it was printed in full, and of what is counted. */
  readonly step?: number
  /**
   * Set if the name came more than once in the output, and nothing says whether it is of one benchmark. Then `samples` are all times that it
   * came, as far as this run alone tells; {@link settleRepeats} asks all runs.
   */
  readonly repeated?: true
  /** The error that the benchmark itself reported; `value` is then NaN. */
  readonly error?: string
}

const plainKeys = new Set(['benchmark', 'metric', 'unit', 'better', 'value', 'step'])

function isText(datum: unknown, least: number): boolean {
  return typeof datum === 'string' && datum.length >= least && datum.length <= longestName
}

/** Records have tens of thousands of measurements, and nearly all are plain: the schema is for what is left. */
// Returns whether `one` is a measurement that says no more than every one must, and says it well.
const measurements = v.lazy(
  (data): v.GenericSchema<unknown, MeasurementData[]> =>
    Array.isArray(data) &&
    data.every(datum => {
      if (typeof datum !== 'object' || datum === null) return false
      const { benchmark, metric, unit, better, value, step = 1 } = datum as Record<string, unknown>
      if (!isText(benchmark, 1) || !isText(metric, 1) || !isText(unit, 0) || typeof value !== 'number') return false
      if (typeof step !== 'number' || !(step > 0)) return false
      for (const key in datum) if (!plainKeys.has(key)) return false
      return better === 'lower' || better === 'higher'
    })
      ? v.custom<MeasurementData[]>(() => true)
      : v.array(measurement),
)

/** The most results of a command that are kept of one run, where only its process is measured. */
export const mostPrinted = 20

const printedResult = v.object({
  name,
  /** A base unit of time or rate, or a rate as it was printed. */
  unit: v.pipe(v.string(), v.maxLength(longestName)),
  value: finite,
})

const invocation = v.object({
  outcome: v.picklist(['ok', 'failed', 'timed-out']),
  /** Seconds since measuring began. */
  startedAt: v.exactOptional(finite),
  /** The cause of a failure, such as the exit status and the last lines that it printed. */
  failure: v.exactOptional(reason),
  /** A digest of what it printed, where that is no numbers, without what differs between copies and commits. */
  work: v.exactOptional(name),
  /** Results that it printed and that no format reads, where its process is measured. */
  printed: v.exactOptional(v.pipe(v.array(printedResult), v.maxLength(mostPrinted))),
  /** The words by which it said that it, or the library of its benchmarks, was built for debugging. */
  debug: v.exactOptional(name),
  /** The line by which it said that it ran nothing, where its process is measured, and whether rows of benchmarks were to be expected. */
  idle: v.exactOptional(v.object({ line: name, isExpected: v.exactOptional(v.literal(true)) })),
})

const { work, ...others } = invocation.entries

export const round = v.array(v.object({ side: name, work, copy, ...others, measurements }))

export type RoundData = v.InferOutput<typeof round>

/** One run of one copy's command: one fresh process. */
export interface Invocation<Name extends string = string> extends DataOf<typeof invocation> {
  readonly slot: Slot<Name>
  readonly measurements: readonly Measurement[]
}

export type Outcome = Invocation['outcome']

/** Something that the reader should know, found while measuring or judging; `side` is the one that it is about, where it is about one alone. */
export type Warning = Reason

export const layoutChoices = ['judge', 'report'] as const

const settings = v.object({
  /** The smallest change worth reporting, as a fraction. */
  threshold: v.optional(fraction, 0.02),
  confidence: v.optional(v.pipe(v.number(), v.minValue(0.5), v.ltValue(1)), 0.95),
  /** The metrics that are judged: `primary`, `all`, or names, comma-separated. */
  metrics: v.optional(text, 'primary'),
  /** The regression that a gate tolerates, as a fraction, where it tolerates any: intervals reach to it where it is not ruled out. */
  failAbove: v.exactOptional(notNegative),
  /** The rule of a gate for changes with the same instructions. By default, they are reported, and fail nothing. */
  layout: v.exactOptional(v.literal('report')),
  /** The number that is compared of the values of a side; `auto` by default. */
  judge: v.exactOptional(v.picklist([...judgeChoices.filter(choice => choice !== 'auto'), ...formerJudges])),
  /** Numbers of rounds after which the data were examined, where that is not for the plan to say. */
  looks: v.exactOptional(v.pipe(v.array(count), v.nonEmpty(), v.maxLength(mostLooks))),
  /** The rules for single benchmarks. */
  rules: v.exactOptional(rulesSchema),
})

/** The user's choices for the judgement. */
export type Settings = DataOf<typeof settings>

const ledgerEntry = v.object({
  benchmark: name,
  estimate: finite,
  standardError: notNegative,
  /** The fingerprint of the environment that it was measured in. */
  fingerprint: name,
})

/** The result of a past control of one benchmark of the suite: copy 2 of a baseline against its copy 1, in natural logs. */
export type LedgerEntry = DataOf<typeof ledgerEntry>

export const ledger = v.pipe(v.array(ledgerEntry), v.maxLength(100_000))

const runner = v.object({
  /** Its number. */
  label: name,
  /** The number of its first round, from 0. */
  firstRound: count,
  seed: v.exactOptional(name),
  environment: v.exactOptional(environment),
})

/** One of several runners whose rounds earlier versions put together; such records are still judged. */
export type Runner = DataOf<typeof runner>

/** The artifact that a baseline was taken from, so that anyone can say later which one it was. */
const artifactOrigin = v.object({
  runId: count,
  /** The run as people see it: `run 812`. */
  runNumber: count,
  digest: name,
  /** The number of commits between it and the commit that the contender was built on; 0: it is that one. */
  behind: count,
  /** Set if only documents changed in the commits since: then it is as good as that one's own. */
  isSame: v.exactOptional(v.literal(true)),
})

export type ArtifactOrigin = DataOf<typeof artifactOrigin>

const origin = v.object({
  label: text,
  source: v.picklist(['directory', 'workspace', 'ref', 'command', 'artifact']),
  commit: v.exactOptional(name),
  /** The directory of published baselines that the command line took it from. */
  store: v.exactOptional(text),
  /** The artifact of an earlier run, if that is the source. */
  artifact: v.exactOptional(artifactOrigin),
  /** The machine that an artifact was published from, whose values are never judged. */
  environment: v.exactOptional(environment),
  /** The side's own command, where the two sides run different ones. */
  command: v.exactOptional(text),
})

/** The source of a side. */
export type Origin = DataOf<typeof origin>

const suitePaths = v.pipe(v.array(name), v.maxLength(2 * mostSuiteFiles))

const side = v.object({
  name,
  /** The number of installations; undefined if it is unknown. */
  copies: v.exactOptional(copy),
  /** Unknown where this is left out; a baseline that was not to be had has none. */
  origin: v.exactOptional(origin),
  /** Set if its files are those of the baseline, byte for byte; undefined if that is unknown. */
  identical: v.exactOptional(v.boolean()),
  /** A digest of its files; unknown where this is left out. */
  digest: v.exactOptional(name),
  /** The files that define its benchmarks and differ from those of the baseline; unknown, or not asked for, where this is left out. */
  suiteChanges: v.exactOptional(suitePaths),
  /** The files that define the benchmarks and were replaced by those of the contender, so that both sides have the same. */
  suiteReplaced: v.exactOptional(suitePaths),
})

/** A side of a record. */
export type NamedSide = DataOf<typeof side>

export const reinstallChoices = ['once', 'quarter', 'round'] as const

const reinstall = v.object({
  when: v.picklist(reinstallChoices),
  /** The number of the first round of each block of rounds that shares its copies; the first is 0. */
  starts: rounds,
})

/** The rounds at which fresh copies were made. */
export type Reinstall = DataOf<typeof reinstall>

const focusStep = v.object({
  /** The number of the round, from 0. It holds until the next step. */
  from: count,
  without: list(name, generousLimits.benchmarks),
})

/** The benchmarks that are not run from a round on, since more rounds could not change their verdicts. */
export type FocusStep = DataOf<typeof focusStep>

const planOutcome = v.object({
  /** Set if both copies of a side run in one directory, so that the A/A test cannot see what a directory changes. */
  inPlace: v.optional(v.boolean(), false),
  rounds: count,
  looks,
  /** Set if rounds may be added at the first analysis. */
  auto: v.exactOptional(v.literal(true)),
  /** The rounds that were planned before more were added. */
  extendedFrom: v.exactOptional(count),
  stoppedBy: v.picklist(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
  seconds: notNegative,
  /** The number of runs back to back that each invocation stands for; 1 by default. */
  batch: v.exactOptional(count),
  /** The number of runs of each copy in a round; one by default. */
  runs: v.exactOptional(count),
  /** The numbers of repeats in the runs of each invocation; its values are the time of one repeat. */
  slope: v.exactOptional(v.pipe(v.array(count), v.minLength(2), v.maxLength(mostLooks))),
  /** The benchmarks that ran in only some of the rounds. */
  focus: v.exactOptional(v.pipe(v.array(focusStep), v.maxLength(mostLooks))),
})

/** The course of the measurement. */
export type PlanOutcome = DataOf<typeof planOutcome>

export type StopReason = PlanOutcome['stoppedBy']

const changedFiles = v.object({
  /** The number of files that can be measured once they are built: neither documents, nor versions of tools. */
  count,
  /** Some files that say what both sides were built and run with. */
  toolchain: v.pipe(v.array(name), v.maxLength(mostToolchainFiles)),
})

/** The files in which two sides differ, although what is measured of them is the same. */
export type ChangedFiles = DataOf<typeof changedFiles>

const outage = v.object({
  kind: v.picklist(['unanswered', 'rate-limited']),
  /** The status of GitHub's last response; undefined if there was none. */
  status: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))),
})

/** The reason why GitHub could not be asked for a baseline: nobody knows whether there is one. */
export type Outage = DataOf<typeof outage>

/** Returns whether both sides of `pair` are the same files, so that nothing was measured: there is nothing to find. */
export function isUnmeasured({
  identical = false,
  absence,
  rounds,
}: Pick<Pair, 'identical' | 'absence'> & { readonly rounds: number }): boolean {
  return identical && rounds === 0 && absence === undefined
}

/** Describes an outage in words of our own. */
export function describeOutage({ kind, status }: Outage): string {
  const what = kind === 'rate-limited' ? "GitHub's rate limit is used up" : 'GitHub did not answer'
  return status === undefined ? what : `${what} (${status})`
}

const since = v.object({
  /** The name of the release, as people know it. */
  name,
  commit: v.exactOptional(name),
  /** The degrees of freedom of the standard errors; undefined if these are taken as known. */
  degrees: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  /** In natural logs, where more is worse. */
  levels: list(v.object({ benchmark: name, metric: name, estimate: finite, standardError: notNegative }), 100_000),
})

/** The baseline against a release, by the comparisons of the default branch. */
export type RecordedSince = DataOf<typeof since>

const mostPushes = 100
const largestHeight = 2_000_000
const height = v.pipe(v.number(), v.safeInteger(), v.minValue(-largestHeight), v.maxValue(largestHeight))
const level = v.object({
  benchmark: name,
  metric: name,
  /** Each push's level above the baseline in hundred-thousandths of a natural log, where more is worse; null where no comparison joins it. */
  heights: v.pipe(v.array(v.nullable(height)), v.maxLength(mostPushes)),
})

const trend = v.object({
  /** The names of the pushes, the oldest first and the baseline last. */
  pushes: v.pipe(v.array(name), v.maxLength(mostPushes)),
  levels: list(level, 100_000),
})

/** The levels of the last pushes of the default branch up to the baseline, by the comparisons of that branch. */
export type RecordedTrend = DataOf<typeof trend>

// The slash also keeps a page from taking a path for a sentence of ours.
const path = v.pipe(v.string(), v.regex(/^[b-z][1-9]\d?\//), v.maxLength(5000))

/** The texts of inputs by their names, of which some have a dot: `server.command`. */
export const givenInputs = v.record(v.pipe(v.string(), v.regex(/^[a-z.-]{1,40}$/)), text)

const recorded = v.object({
  suite: v.optional(name, 'benchmark'),
  /** The name of the part (a system, a version) that this was measured in. */
  part: v.exactOptional(name),
  /** The number of the pull request that it is of, as its own run has it; anybody can write one here. */
  pullRequest: v.exactOptional(count),
  /** The files that changed although all sides are identical, so that nothing was measured; unknown, or not asked for, where this is left out. */
  changedFiles: v.exactOptional(changedFiles),
  seed: v.exactOptional(name),
  createdAt: v.exactOptional(name),
  /** The command line of each run, as the user would type it. */
  command: v.exactOptional(text),
  /** A hash of command, working directory and files; unknown where this is left out. */
  of: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/))),
  /** The workflow's file and the job that measured, as a hash of each; unknown where this is left out. */
  job: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{12}(\.[0-9a-f]{12})?$/))),
  /** The inputs that were not left at their defaults, as they were given: they repeat the run. */
  options: v.exactOptional(givenInputs),
  statistic: v.exactOptional(name),
  /** The reason why the wanted commit has no baseline: then nothing was measured, or only what another one shows. */
  absence: v.exactOptional(reason),
  /** The reason why nobody knows whether there was one: a run that starts again may find it. */
  outage: v.exactOptional(outage),
  settings: v.optional(settings, {}),
  environment: v.exactOptional(environment),
  /** The runners whose rounds are pooled here, in the order of their rounds; one runner measured all where this is left out. */
  runners: v.exactOptional(v.pipe(v.array(runner), v.nonEmpty(), v.maxLength(mostRunners))),
  /** Past controls of the suite; none where this is left out. */
  ledger: v.exactOptional(ledger),
  /** The baseline against the last release; left out where nothing is anchored to one. */
  since: v.exactOptional(since),
  /** The levels of the last pushes up to the baseline; left out where the default branch has too few comparisons. */
  trend: v.exactOptional(trend),
  /** Files of copies, such as `b1/run.sh`, or of templates, that somebody changed who may not: then nothing can be compared. */
  tampered: v.exactOptional(v.pipe(v.array(path), v.nonEmpty(), v.maxLength(mostTampered))),
  /** Acts of commands after which nothing can be compared: they ended the stopwatch, or left processes that could not be ended. */
  interference: v.exactOptional(v.pipe(v.array(reason), v.nonEmpty(), v.maxLength(mostInterference))),
  /** The samples of the host monitor by round; undefined if there are none. */
  host: v.exactOptional(list(hostSample, generousLimits.rounds)),
  warnings: v.optional(v.pipe(v.array(reason), v.maxLength(1000)), []),
  /** Once, at the first round, where this is left out. */
  reinstall: v.exactOptional(reinstall),
  /** The number of the first round of each stretch that was measured without a break; one stretch where this is left out. */
  segments: v.exactOptional(v.pipe(v.array(count), v.maxLength(mostSegments))),
  /**
   * The numbers of the first rounds of two stages: the second runs what the first suspects again, on new copies. Only 0, if there was no
   * second one. Left out if a verdict needs none.
   */
  stages: v.exactOptional(v.pipe(v.array(count), v.nonEmpty())),
})

/** The fields of a record around its rounds. */
export const around = v.object({
  ...recorded.entries,
  /** The name of the side that the others are compared with. */
  baseline: name,
  /** The baseline and at least one other; no two have the same name. */
  sides: v.pipe(v.array(side), v.minLength(2), v.maxLength(mostSides)),
  plan: v.exactOptional(planOutcome),
  /** The profiles that were taken after a verdict; undefined if none were asked for. */
  causes: v.exactOptional(causes),
  /** Every process that was started for the user, by its purpose: what the comparison cost. */
  starts: v.exactOptional(starts),
  /** The instructions that were counted after a verdict; undefined if nobody asked, or layout cannot be the cause. */
  layout: v.exactOptional(layout),
  /** The allocations and instructions of each benchmark, which were counted after the rounds; undefined if nobody asked. */
  counts: v.exactOptional(recordedCounts),
  /** Files in a side's directory that the calls themselves wrote, relative to it. They are part of no side. */
  leftOut: v.exactOptional(v.pipe(v.array(text), v.maxLength(mostLeftOut))),
})

export type GivenInputs = DataOf<typeof givenInputs>

/** The content of a record with any number of sides. */
export interface Recorded extends Omit<DataOf<typeof recorded>, 'warnings'> {
  readonly warnings: readonly Warning[]
}

/** Everything measured, in run order; enough to redo every later stage. */
export interface SessionRecord extends Recorded, Omit<DataOf<typeof around>, keyof Recorded> {
  readonly rounds: readonly (readonly Invocation[])[]
  /** The complete experiments with the same sides before this one, the oldest first. They are judged on their own. */
  readonly earlier?: readonly SessionRecord[]
}

/** The names of the sides where nobody gives them others. */
export const usualNames = { baseline: 'baseline', contender: 'contender' } as const
/** An invocation of one of two sides. */
export interface PairInvocation extends Invocation<Side> {
  /** Its place among all invocations of its round, from 0, where other sides ran in it too. */
  readonly turn?: number
}

/** The published side with the baseline before it; an anchor that ran with them is left out. */
export function makePublishedPair(record: SessionRecord): Pair {
  return makePair(record, usualNames.baseline, usualNames.contender)
}

/** Two sides of a record, which is what comparing takes. What else ran in their rounds is not in it. */
export interface Pair
  extends Recorded,
    Pick<SessionRecord, 'causes' | 'counts' | 'layout' | 'starts'>,
    Pick<NamedSide, 'identical' | 'suiteChanges' | 'suiteReplaced'> {
  readonly sides?: { readonly baseline?: Origin; readonly contender: Origin }
  /** The names of the two sides in the record, if they are not the usual ones. */
  readonly names?: { readonly [side in Side]: string }
  /** The names of benchmarks from which something was left out that differs from run to run. */
  readonly masked?: readonly string[]
  /** The names of benchmarks that come in one run only, so that nothing can be compared with them. */
  readonly differing?: ReadonlySet<string>
  readonly plan?: PlanOutcome & { readonly copies: Copies }
  /** The same sides in the complete experiments before this one. */
  readonly earlier?: readonly Pair[]
  readonly rounds: readonly (readonly PairInvocation[])[]
}

/** Each contender of `record` with the baseline, in the order of the sides. */
export function listPairs(record: SessionRecord): readonly Pair[] {
  return listContenders(record).map(({ name }) => makePair(record, record.baseline, name))
}

/** The sides that are compared with the baseline. */
export function listContenders({ baseline, sides }: SessionRecord): readonly NamedSide[] {
  return sides.filter(({ name }) => name !== baseline)
}

/** The one contender of `record` with the baseline; a RecordError where there are more. */
export function makeOnlyPair(record: SessionRecord): Pair {
  const [only, ...others] = listContenders(record)
  if (only && others.length === 0) return makePair(record, record.baseline, only.name)
  throw new RecordError(`the record has ${record.sides.length} sides, and must have two`)
}

/** Tests each further experiment as one of all that there can be, by Holm's procedure (1979) over the series, whatever the others find. */
function confidenceOfMore({ confidence }: Settings): number {
  return 1 - (1 - confidence) / (mostMore + 1)
}

/** The fields of a pair that comes after the experiments `earlier`: they share one error rate with it. */
export function continueSeries(
  settings: Settings,
  earlier: readonly Pair[],
): Partial<Pick<Pair, 'earlier' | 'settings'>> {
  if (earlier.length === 0) return {}
  return { earlier, settings: { ...settings, confidence: confidenceOfMore(settings) } }
}

/** Two sides of `record` by their names, the first in the place of the baseline. */
export function makePair(record: SessionRecord, first: string, second: string): Pair {
  const { record: named, masked, differing } = settleNames(settleRepeats(record))
  const { baseline: _, sides, plan, rounds, earlier, ...rest } = named
  const [baseline, contender] = [first, second].map(name => sides.find(side => side.name === name)!) as [
    NamedSide,
    NamedSide,
  ]
  const isUsual = first === usualNames.baseline && second === usualNames.contender
  const pairRounds = isUsual && sides.length === 2 ? (rounds as Pair['rounds']) : pickRounds(rounds, first, second)
  const copies = {
    baseline: baseline.copies ?? countCopies(pairRounds, 'baseline'),
    contender: contender.copies ?? countCopies(pairRounds, 'contender'),
  }
  // Compares the files of a contender with those of the record's baseline, as far as they are known.
  return {
    ...rest,
    ...(contender.origin && {
      sides: { ...present({ baseline: baseline.origin }), contender: contender.origin },
    }),
    ...(sides.length > 2 ? present({ command: contender.origin?.command }) : {}),
    ...(isUsual ? {} : { names: { baseline: first, contender: second } }),
    ...present({ masked, differing }),
    ...(plan && { plan: { copies, ...plan } }),
    ...(earlier &&
      continueSeries(
        record.settings,
        earlier.map(record => makePair(record, first, second)),
      )),
    ...(first === record.baseline
      ? present({
          identical: contender.identical,
          suiteChanges: contender.suiteChanges,
          suiteReplaced: baseline.suiteReplaced,
        })
      : {}),
    rounds: pairRounds,
  }
}

function pickRounds(rounds: SessionRecord['rounds'], baseline: string, contender: string): Pair['rounds'] {
  const roles = new Map<string, Side>([
    [baseline, 'baseline'],
    [contender, 'contender'],
  ])
  return rounds.map(round =>
    round.flatMap((invocation, turn): readonly PairInvocation[] => {
      const side = roles.get(invocation.slot.side)
      return side ? [{ ...invocation, slot: { side, copy: invocation.slot.copy }, turn }] : []
    }),
  )
}

function countCopies(rounds: Pair['rounds'], side: Side): 1 | 2 {
  return rounds.some(round => round.some(({ slot }) => slot.side === side && slot.copy === 2)) ? 2 : 1
}
