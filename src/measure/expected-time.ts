import { duration } from '../metrics/scale.js'
import { countPairValues } from '../schedule/round.js'
import type { Schedule } from '../schedule/schedule.js'
import { describeOutlook, describeSeconds, describeShortage, TimeError } from '../schedule/time.js'
import { leastRounds } from '../stats/randomisation.js'
import { describeLeast, type Spent, type WidePlan } from './rounds/wide-plan.js'
import type { MeasurePorts, Session } from './session.js'

/** The known times of a session. */
export interface KnownTimes {
  readonly secondsPerRound: number
  readonly budgetInSeconds: number
  /** Seconds that warm-ups take of it. */
  readonly secondsAside: number
  /** Rounds of an earlier session, which count. */
  readonly before: number
}

/** Says once, before the first round, how long it will take, and once whether the time suffices. Refuses what is hopeless. */
export class Announcer {
  #isDone = false
  #isTimeKnown = false
  /** Seconds that a round was expected to take, until one has ended. */
  #secondsTold: number | undefined
  /** Runs of a scan that have ended. */
  #runs = 0
  readonly #session: Session
  readonly #watch: MeasurePorts['watch']

  constructor(session: Session, watch: MeasurePorts['watch']) {
    this.#session = session
    this.#watch = watch
    const { plan, before } = session
    // Then only a second stage is left, which says itself how long it takes.
    if (before !== undefined && before.rounds.length >= plan.looks.at(-1)!) this.#isDone = this.#isTimeKnown = true
  }

  get isDone(): boolean {
    return this.#isDone
  }

  /** Announces rounds of so many seconds, and as many as fresh copies with their `install` add to each. */
  announce(secondsOfRuns: number, secondsOfCopies = 0): void {
    if (this.#isDone) return
    const secondsPerRound = secondsOfRuns + secondsOfCopies
    this.#isDone = true
    this.#secondsTold = secondsPerRound
    const { plan, scan = [], warmupTimeInSeconds } = this.#session
    const secondsAside = Math.max(warmupTimeInSeconds, plan.warmups.length * secondsPerRound)
    const pace = this.#know({ secondsPerRound, secondsAside })
    const isShort = secondsOfCopies < leastOfCopies * secondsPerRound
    const copies = isShort ? '' : `; fresh copies take ${describeSeconds(secondsOfCopies)} of each round`
    const message = `${expectTime(plan, pace, scan.length)}${copies}${expectCauses(this.#session, pace)}`
    this.#watch({ kind: 'time-expected', message })
    refuseTooMany(this.#session, pace)
  }

  /** Announces a plan in wide blocks, whose time is known to suffice. */
  announceWide({ message, isLate }: WidePlan): void {
    this.#isDone = this.#isTimeKnown = true
    const { timeBudgetInSeconds } = this.#session
    const pace = { secondsPerRound: timeBudgetInSeconds, budgetInSeconds: timeBudgetInSeconds }
    const causes = isLate ? '' : expectCauses(this.#session, pace)
    this.#watch({ kind: 'time-expected', message: `${message}${causes}` })
  }

  /**
   * Mends what was announced after the first round that counts, of so many `seconds`: warm-ups know nothing of batches, of selected
   * benchmarks, or of a machine that became slower.
   */
  mend(seconds: number): void {
    const told = this.#secondsTold
    this.#secondsTold = undefined
    if (told === undefined) return
    const { plan, scan = [] } = this.#session
    const change = Math.abs(seconds - told)
    if (change < told * leastMended || change * plan.looks[0]! < leastMendedInSeconds) return
    const pace = this.#know({ secondsPerRound: seconds, secondsAside: 0 })
    const message = `the first round took ${duration(seconds)} instead of ${duration(told)}, so the plan is ${expectTime(plan, pace, scan.length)}`
    this.#watch({ kind: 'time-expected', message })
  }

  /** Sees that a run has ended, `seconds` after the first began. The first runs at some of many sizes say what all will cost. */
  see(seconds: number): void {
    const { plan, scan = [], slope = [0] } = this.#session
    if (scan.length <= fewPoints || this.#isDone) return
    this.#runs += 1
    if (this.#runs === fewPoints * slope.length)
      this.announce((seconds / this.#runs) * slope.length * scan.length * plan.rounds[0]!.length)
  }

  /**
   * Describes why a verdict, or the next look, is out of reach; undefined if neither is. This is said once, as soon as a round is over.
   * Refuses a hopeless session of `format`, if nothing is measured yet. `seconds` is all the time that this session took.
   */
  findShortage(
    { warmups, rounds }: { readonly warmups: number; readonly rounds: number },
    { seconds, secondsPerRound }: Spent,
    format = 'auto',
  ): string | undefined {
    if (this.#isTimeKnown || warmups + rounds === 0) return undefined
    this.#isTimeKnown = true
    const pace = this.#know({ secondsPerRound, secondsAside: seconds - rounds * secondsPerRound })
    const hopelessness = rounds + pace.before === 0 ? findHopeless(this.#session, pace, warmups, format) : undefined
    // A version becomes a baseline without a verdict as well.
    if (hopelessness !== undefined && this.#session.secondsForStoring === undefined)
      throw new TimeError(`there is no time for a verdict: ${hopelessness}`)
    return hopelessness ?? findShortage(this.#session.plan, pace)
  }

  #know(times: Pick<KnownTimes, 'secondsPerRound' | 'secondsAside'>): KnownTimes {
    const { timeBudgetInSeconds, secondsForStoring = 0, before } = this.#session
    const secondsAside = times.secondsAside + secondsForStoring
    return { ...times, secondsAside, budgetInSeconds: timeBudgetInSeconds, before: before?.rounds.length ?? 0 }
  }
}

/** A first round is worth a second word where it differs by so much of what was announced, and moves the end by so many seconds. */
const leastMended = 0.25
const leastMendedInSeconds = 20

/** The part of a round from which on it is said what fresh copies and `install` take of it. */
const leastOfCopies = 0.1

/** The number of sizes that are run before the time for all is told; they were drawn at random. */
const fewPoints = 8

/** Describes how long the rounds of `plan` take, each invocation of which is so many runs of a scan. */
function expectTime(plan: Schedule, pace: KnownTimes, points = 0): string {
  const { before } = pace
  const invocations = plan.rounds[0]!.length * Math.max(1, points)
  const looks = plan.looks.filter(look => look > before).map(look => look - before)
  return describeOutlook({ ...pace, invocations, looks, isMore: before > 0 })
}

/** Finding causes without being asked may take as long as the comparison, within these limits. */
const secondsOfCauses = { least: 30, most: 120 }

/** The seconds that finding causes without being asked may take after a comparison of so many `seconds`. */
export function allowCauses(seconds: number): number {
  return Math.max(secondsOfCauses.least, Math.min(seconds, secondsOfCauses.most))
}

/** Describes how long the causes of a change take at most; empty where none are asked for. */
function expectCauses(
  { causes = 'off', plan }: Session,
  { secondsPerRound, budgetInSeconds }: Pick<KnownTimes, 'secondsPerRound' | 'budgetInSeconds'>,
): string {
  if (causes === 'off') return ''
  const longest = Math.min(budgetInSeconds, secondsPerRound * plan.looks.at(-1)!)
  return causes === 'auto'
    ? `; then up to ${duration(allowCauses(longest))} to find causes`
    : '; then what is left of the time to find causes'
}

/**
 * Refuses more than two sides, or many sizes, with a TimeError, where there is no time for a verdict: nobody should wait for so many
 * for nothing. Two sides are measured all the same where a version needs no verdict to become a baseline.
 */
function refuseTooMany(
  { plan: { sides }, scan, secondsForStoring }: Pick<Session, 'plan' | 'scan' | 'secondsForStoring'>,
  pace: KnownTimes,
): void {
  const points = scan?.length ?? 0
  if (sides.length <= 2 && secondsForStoring !== undefined) return
  const shortage = sides.length <= 2 && points <= 1 ? undefined : findLeastShortage(sides, pace)
  if (shortage === undefined) return
  if (points > 1) throw new TimeError(`${points} sizes are too many for the time: ${shortage}, or scan fewer sizes`)
  throw new TimeError(`${sides.length} sides are too many for the time: ${shortage}, or compare fewer sides`)
}

/** A first round may be slower than the later ones, but hardly by more than this. */
const mostOfFirst = 2

/** Describes why the fewest rounds that a verdict needs do not fit; undefined where they do. */
function findLeastShortage(sides: Schedule['sides'], pace: KnownTimes): string | undefined {
  return describeShortage({ ...pace, pairValues: countPairValues(sides), rounds: Number.POSITIVE_INFINITY })
}

/**
 * Describes why the first look of a session of `format` is far out of reach, and what would fit; undefined where it is not. Nothing has been
 * measured by then.
 */
function findHopeless(session: Session, pace: KnownTimes, warmups: number, format: string): string | undefined {
  const { plan } = session
  refuseTooMany(session, pace)
  const shortest = (pace.secondsPerRound * warmups) / (warmups - 1 + mostOfFirst)
  const isInTime = findLeastShortage(plan.sides, { ...pace, secondsPerRound: shortest }) === undefined
  if (isInTime) return undefined
  const { secondsPerRound, secondsAside, budgetInSeconds } = pace
  const shortage =
    describeLeast(session, { seconds: secondsAside - (session.secondsForStoring ?? 0), secondsPerRound }) ??
    findShortage(plan, pace)!
  const runs = plan.rounds[0]!.length
  const options = findQuickOptions(format)
  const single = (secondsAside + leastRounds(2) * secondsPerRound) * (2 / runs)
  const ways = [
    ...(options === undefined ? [] : [`give your tool ${options}`]),
    'measure fewer benchmarks, by "benchmarks" or "plan"',
    'give each runner benchmarks of its own, such as the part "parser" with the command "bench parser"',
    ...(single <= budgetInSeconds && runs > 2 ? ['set "copies" to 1+1, which has no control'] : []),
  ]
  return `${shortage}. It would also help to ${ways.join(', or to ')}`
}

/** Describes why a verdict on the sides of `plan`, or the next look, is out of reach. Returns undefined if neither is. */
function findShortage(plan: Schedule, pace: KnownTimes): string | undefined {
  const { sides, looks } = plan
  const nextLook = looks.length === 1 ? undefined : looks.find(look => look > pace.before)
  return describeShortage({ ...pace, pairValues: countPairValues(sides), rounds: looks.at(-1)!, nextLook })
}

/** The options by which a tool does less in each run. Rounds repeat it, so a short run is enough. By format. */
const options: Readonly<Record<string, string>> = {
  asv: '--quick',
  benchmarkdotnet: '--job short',
  catch2: '--benchmark-samples 10 --benchmark-warmup-time 10',
  criterion: '--warm-up-time 0.2 --measurement-time 0.5 --sample-size 10',
  divan: '--sample-count 10 --max-time 0.2',
  go: '-test.benchtime 50ms',
  'google-benchmark': '--benchmark_min_time=0.02s',
  hyperfine: '--runs 1',
  jmh: '-f 1 -wi 3 -w 200ms -i 3 -r 200ms',
  phpbench: '--iterations=1 --revs=100 --warmup=1',
  pyperf: '-p 1 -n 3 -w 1',
  'pytest-benchmark': '--benchmark-min-rounds=1 --benchmark-max-time=0.05',
}

/** Finds the options of the tool that prints `format`. Returns undefined if none are known. */
function findQuickOptions(format: string): string | undefined {
  const name = format.replace(/-csv$/, '')
  return Object.hasOwn(options, name) ? options[name] : undefined
}
