import type { HostSample } from '../record/host.js'
import { makeReason } from '../record/reasons.js'
import type { Invocation, StopReason } from '../record/record.js'
import type { Purpose } from '../record/starts.js'
import { endingCodes } from '../record/warnings.js'
import type { PlannedSide, Round, Slot } from '../schedule/round.js'
import type { Schedule } from '../schedule/schedule.js'
import { splitAtRepeats } from '../schedule/wide-blocks.js'
import { count } from '../util/plural.js'
import { present } from '../util/present.js'
import { adviseOnBuild } from './builds.js'
import { Announcer } from './expected-time.js'
import { invokeRound, type RoundRequest } from './invoke.js'
import { haveLeftovers, type Invoked, leftoversWarning, refuseUnstarted } from './invoked.js'
import { CopyWatch, NewCopies } from './new-copies.js'
import { Notices } from './notices.js'
import { warnOfRestored } from './process.js'
import { makeReader, type Reader } from './reader.js'
import { batchUnusedWarning, chooseBatch, LineTest, limitRuns } from './repeats.js'
import type { MeasuredRounds, SoFar } from './rounds/examination.js'
import { Focus } from './rounds/focus.js'
import { Pace } from './rounds/pace.js'
import { SecondStage } from './rounds/second-stage.js'
import { longestInSeconds, planWide, refuseLongRun } from './rounds/wide-plan.js'
import { Servers } from './serve/servers.js'
import type { MeasurePorts, Session } from './session.js'
import { sayBusy } from './session.js'

/**
 * The rounds of the session's plan, run one after the other until they are complete, settled, the time is up, or nothing more can
 * be learnt.
 *
 * A round that is cut off is dropped. Where the machinery itself fails, measuring ends, and what was measured until then is kept.
 */
export function measure(session: Session, ports: MeasurePorts): Promise<MeasuredRounds> {
  const epoch = ports.clock()
  return new SessionRunner(session, { ...ports, clock: () => ports.clock() - epoch }).run()
}

/** The reasons for the last round. */
const stopReasons: Readonly<Record<StopReason, string>> = {
  complete: 'all planned rounds ran',
  settled: 'more rounds would not change the verdicts',
  'time-budget': 'another round would not fit into the time budget',
  interrupted: 'it was interrupted',
  failing: 'the command failed each time',
}

/** The rounds on their way. */
class SessionRunner {
  readonly #rounds: (readonly Invocation[])[] = []
  readonly #host: HostSample[] = []
  /** The numbers of rounds after which the data are examined. */
  #looks: readonly number[]
  /** True if no other looks are chosen. */
  #areLooksFixed = false
  /** The number of runs of each invocation. */
  #batch = 1
  #limitInSeconds: number
  /** The plan, whose rounds may become wide after the warm-up. */
  #plan: Schedule
  /** The number of runs of each copy in a round. */
  #runsOfCopy = 1
  readonly #warmUp: WarmUp
  #isWarmingUp = true
  /** The runs of the last round of the warm-up. */
  #lastWarmUp: readonly Invoked[] = []
  /** True once a run of the baseline has shown what is measured. */
  #isBaselineSeen = false
  /** The seconds that the invocations of warm-up rounds took. */
  readonly #warmupSeconds: number[] = []
  /** The seconds of the longest run of the warm-up, at whatever point of a scan; 0 before any. */
  #longestWarmUp = 0
  /** The number of the first round of this session: there may have been an earlier one. */
  readonly #first: number
  readonly #session: Session
  /** The clock counts from the beginning. */
  readonly #ports: MeasurePorts
  readonly #reader: Reader
  readonly #survivors: Survivors
  readonly #copies: CopyWatch
  readonly #newCopies: NewCopies
  readonly #focus: Focus
  readonly #secondStage: SecondStage
  readonly #notices: Notices
  readonly #announcer: Announcer
  readonly #pace: Pace
  readonly #servers: Servers | undefined
  readonly #lineTest: LineTest

  constructor(session: Session, ports: MeasurePorts) {
    this.#session = session
    this.#limitInSeconds = session.invocationTimeoutInSeconds
    this.#plan = session.plan
    this.#looks = session.plan.looks
    this.#warmUp = new WarmUp(session)
    this.#ports = ports
    this.#reader = makeReader(session, { ...ports, warn: warning => this.#notices.warnOnce(warning) })
    this.#survivors = new Survivors(session.plan.sides, session.before?.rounds)
    this.#copies = new CopyWatch(ports.guard)
    this.#newCopies = new NewCopies(session, ports, this.#copies)
    this.#focus = new Focus(session)
    this.#announcer = new Announcer(session, ports.watch)
    this.#rounds.push(...(session.before?.rounds ?? []))
    this.#host.push(...(session.before?.host ?? []))
    this.#first = this.#rounds.length
    this.#pace = new Pace(ports.clock, session.timeBudgetInSeconds, this.#first)
    this.#lineTest = new LineTest(session.slope)
    this.#notices = new Notices(ports)
    this.#secondStage = new SecondStage(session, ports, {
      ...{ newCopies: this.#newCopies, focus: this.#focus, pace: this.#pace, notices: this.#notices },
    })
    this.#servers = session.serving && new Servers(session, this.#ports, warning => this.#notices.warnOnce(warning))
  }

  get #soFar(): SoFar {
    return {
      looks: this.#looks,
      tampered: this.#copies.tampered,
      reinstall: this.#newCopies.after(this.#rounds.length),
      focus: this.#focus.steps,
      ...(this.#runsOfCopy === 1 ? {} : { runs: this.#runsOfCopy }),
      ...this.#secondStage.after(this.#rounds.length),
    }
  }

  async run(): Promise<MeasuredRounds> {
    let stoppedBy: StopReason
    try {
      await this.#warmUpRounds()
      await this.#prepareRounds()
      stoppedBy = await this.#runRounds(this.#plan.rounds.slice(this.#first), () => this.#findStop())
      const isOver = stoppedBy === 'failing' || this.#rounds.length === 0 || this.#copies.tampered.length > 0
      const again = isOver ? [] : await this.#beginSecondStage()
      if ((await this.#runRounds(again, () => undefined)) !== 'complete') stoppedBy = 'time-budget'
    } catch (error) {
      stoppedBy = this.#endEarly(error as Error)
    } finally {
      await this.#servers?.[Symbol.asyncDispose]()
    }
    return this.#finish(stoppedBy)
  }

  #endEarly(error: Error): StopReason {
    if (this.#ports.signal.aborted) return 'interrupted'
    if (this.#rounds.length === this.#first) throw error
    this.#notices.warnings.push({ code: endingCodes.endedEarly, message: `measuring ended early: ${error.message}` })
    return 'failing'
  }

  #finish(stoppedBy: StopReason): MeasuredRounds {
    const { watch, debug, clock, processes } = this.#ports
    this.#copies.look()
    const copies = [...this.#newCopies.warnings, ...this.#copies.warn()]
    const { warnings } = this.#notices
    warnings.push(...copies, ...warnOfRestored(processes.restored), ...this.#focus.warnings, ...this.#lineTest.warn())
    const rounds = this.#rounds
    const done = count(rounds.length, 'round')
    const message = stoppedBy === 'complete' ? `done: ${done}` : `ended after ${done}: ${stopReasons[stoppedBy]}`
    debug?.(`measuring ended after ${done}: ${stopReasons[stoppedBy]}`)
    watch({ kind: 'ended', message })
    return { rounds, ...this.#soFar, stoppedBy, seconds: clock(), batch: this.#batch, host: this.#host, warnings }
  }

  async #warmUpRounds(): Promise<void> {
    const { plan, sides, warmupTimeInSeconds, timeBudgetInSeconds } = this.#session
    using _ = sayBusy(this.#ports.watch, 'warming up', adviseOnBuild(sides[0]!.command))
    const until = Math.min(warmupTimeInSeconds, timeBudgetInSeconds)
    const spent = () => this.#ports.clock() - (this.#servers?.secondsOfStarts ?? 0)
    // In which order rounds run that are thrown away is all the same.
    const repeated = [...plan.warmups, ...plan.rounds]
    while (this.#warmUp.rounds < plan.warmups.length || spent() < until) {
      const { invoked } = await this.#runRound(repeated[this.#warmUp.rounds % repeated.length]!)
      this.#lastWarmUp = invoked
      this.#warmUp.rounds += 1
    }
    this.#isWarmingUp = false
    if (this.#newCopies.needsRun && this.#warmUp.rounds === 0) await this.#invoke(plan.rounds[0]!)
    else if (this.#copies.isDue) await this.#runBaseline(plan.rounds[0]!)
  }

  /** Decides what the warm-up has shown: runs of an invocation, whether copies are made anew, and how long all will take. */
  async #prepareRounds(): Promise<void> {
    const { batch, timeBudgetInSeconds } = this.#session
    const warmups = this.#warmUp.rounds
    this.#batch = chooseBatch(this.#session, this.#reader, this.#warmupSeconds)
    this.#limitInSeconds = limitRuns(this.#session, this.#batch * this.#longestWarmUp)
    if (warmups > 0) this.#widenRounds()
    const start = this.#ports.clock()
    const secondsLeft = Math.max(0, timeBudgetInSeconds - start)
    const secondsPerRound = warmups === 0 ? 0 : this.#pace.secondsPerRound(this.#done)
    await this.#newCopies.choose({ warmups, secondsPerRound, secondsLeft })
    // Choosing is no part of a round.
    this.#pace.leaveOut(this.#ports.clock() - start)
    if (warmups > 0) this.#announcer.announce(this.#pace.secondsPerRound(this.#done), this.#newCopies.secondsPerRound)
    if (this.#batch > 1) this.#ports.watch({ kind: 'batch-chosen', runs: this.#batch })
    else if (batch !== 'auto' && batch > 1) this.#notices.warnings.push(batchUnusedWarning)
  }

  /** Takes few wide rounds where the planned ones are too long. */
  #widenRounds(): void {
    const spent = { seconds: this.#ports.clock(), secondsPerRound: this.#pace.secondsPerRound(this.#done) }
    const wide = planWide(this.#session, spent, this.#survivors.haveAllWorked)
    if (wide === undefined) return
    this.#plan = this.#newCopies.plan = wide.plan
    this.#runsOfCopy = wide.runs
    this.#looks = wide.plan.looks
    this.#areLooksFixed = true
    this.#announcer.announceWide(wide)
  }

  /** Runs the baseline's copies once before the contender does, also without a warm-up. */
  async #runBaseline(round: Round): Promise<void> {
    const { name } = this.#session.plan.sides[0]!
    await this.#invoke(round.filter(({ side }) => side === name))
    this.#pace.begin()
  }

  /** Runs a round, without those that are given up. */
  async #invoke(planned: Round, purpose: Purpose = 'untimed'): Promise<readonly Invoked[]> {
    const { plan } = this.#session
    const round = this.#survivors.pick(planned)
    // Of many sides, the first run of one says how long a round of all of them takes.
    const isEarly = !this.#announcer.isDone && plan.sides.length > 2
    const isFirst = this.#copies.isDue || isEarly
    const parts = isFirst ? splitAtBaseline(round, plan.sides[0]!.name) : splitAtRepeats(round)
    const session = { ...this.#session, invocationTimeoutInSeconds: this.#limitInSeconds }
    const run = (part: Round, why = purpose) =>
      invokeRound(session, { ...this.#describeRound(part), purpose: why }, this.#ports)
    const start = this.#ports.clock()
    if (isFirst) this.#copies.begin()
    const invoked: Invoked[] = []
    for (const [index, part] of parts.entries()) {
      // The parts of a wide round each have copies of their own where every round has them.
      if (index > 0 && !isFirst && this.#newCopies.isOfRound && (await this.#beginBlock())) await run(part, 'untimed')
      invoked.push(...(await run(part)))
      if (index > 0 || !isFirst) continue
      const seconds = (this.#ports.clock() - start) / Math.max(1, invoked.length)
      if (isEarly) this.#announcer.announce(seconds * plan.rounds[0]!.length)
      this.#copies.settle()
    }
    return invoked
  }

  #beginBlock(): Promise<boolean> {
    return this.#newCopies.begin(this.#rounds.length, this.#looks)
  }

  #describeRound(round: Round): RoundRequest {
    return {
      ...{ round, runs: this.#batch, servers: this.#servers, select: this.#focus.text },
      isNeeded: slot => !this.#isWarmingUp || this.#warmUp.takes(slot),
      begin: slot => this.#begin(slot),
      see: one => this.#see(one),
      warn: warning => this.#notices.warnOnce(warning),
    }
  }

  /** Servers that outlive a run write files while the other side runs, and nobody knows whose these are. */
  #begin({ side }: Slot): void {
    const { plan, serving } = this.#session
    if (serving !== undefined && serving.lifetime !== 'run') return
    this.#copies.take(side === plan.sides[0]!.name ? 'baseline' : 'contender')
  }

  #see(one: Invoked): void {
    if (this.#isWarmingUp) this.#seeWarmUp(one)
    if (!this.#isBaselineSeen) this.#seeBaseline(one)
    this.#announcer.see(this.#ports.clock())
    this.#reader.look(one)
  }

  #seeBaseline(one: Invoked): void {
    if (one.outcome !== 'ok' || one.slot.side !== this.#session.plan.sides[0]!.name) return
    this.#isBaselineSeen = true
    const { watch, examine } = this.#ports
    for (const first of this.#reader.read([one])) {
      const { failure } = first
      // Nobody should wait for a round to hear it.
      const unread = failure && makeReason('invocations-failed', { runs: 1, of: 1, side: 'baseline', failure })
      if (unread !== undefined) watch({ kind: 'warned', warning: unread })
      examine.refuseInVain?.(first)
    }
  }

  #seeWarmUp({ slot, outcome, observation }: Invoked): void {
    const seconds = observation?.seconds ?? 0
    this.#warmUp.see(slot, seconds)
    if (outcome === 'ok') refuseLongRun(this.#session, seconds)
  }

  /** Begins to run what was found again on new copies. Returns the rounds for it. */
  #beginSecondStage(): Promise<readonly Round[]> {
    const settling = this.#ports.examine.settle(this.#rounds, this.#soFar)
    const pace = { count: this.#rounds.length, secondsPerRound: this.#pace.secondsPerRound(this.#done) }
    return this.#secondStage.begin(settling, pace, round => this.#invoke(round))
  }

  async #runRounds(rounds: readonly Round[], findStop: () => StopReason | undefined): Promise<StopReason> {
    for (const round of rounds) {
      this.#noteShortage()
      if (this.#ports.clock() >= this.#secondStage.deadline) return 'time-budget'
      const start = this.#ports.clock()
      if (await this.#beginBlock()) await this.#invoke(round)
      let result = await this.#runRound(round)
      // It runs again with all benchmarks where a selection has lost some, to tell failures of a side from a command that ignores it.
      if (this.#focus.see(result.invocations, this.#rounds.length)) {
        const again = await this.#runRound(round)
        if (this.#focus.seeAgain(again.invocations, this.#rounds.length)) result = again
      }
      const { invocations, invoked, sample } = result
      if (this.#rounds.length === this.#first && this.#batch === 1)
        this.#newCopies.seeFirstRound(this.#lastWarmUp, invoked)
      this.#rounds.push(invocations)
      if (sample) this.#host.push(sample)
      const stop = findStop()
      this.#ports.keep(invocations, this.#soFar)
      this.#announcer.mend(this.#ports.clock() - start)
      this.#report(invocations)
      if (stop) return stop
    }
    return 'complete'
  }

  async #runRound(round: Round): Promise<RoundResult> {
    const { host } = this.#ports
    await host?.begin()
    const invoked = await this.#invoke(round, this.#isWarmingUp ? 'warm-up' : 'measured')
    const sample = await host?.end()
    if (this.#rounds.length === this.#first && this.#batch === 1)
      this.#warmupSeconds.push(...invoked.flatMap(({ text }) => text?.seconds ?? []))
    if (this.#isWarmingUp) this.#longestWarmUp = Math.max(this.#longestWarmUp, ...invoked.map(longestOf))
    for (const { slot, outcome, failure } of invoked)
      this.#ports.watch({ kind: 'invoked', slot, outcome, ...present({ failure }) })
    refuseUnstarted(invoked)
    if (haveLeftovers(invoked) && !this.#notices.warnings.includes(leftoversWarning))
      this.#notices.warnings.push(leftoversWarning)
    for (const one of invoked) this.#lineTest.add(one)
    const invocations = this.#reader.read(invoked)
    this.#focus.learn(this.#reader.formatName())
    this.#survivors.note(invocations)
    return { invoked, invocations, sample }
  }

  /** Why this was the last round; undefined where it was not. */
  #findStop(): StopReason | undefined {
    const { examine, debug } = this.#ports
    const [rounds, count] = [this.#rounds, this.#rounds.length]
    if (this.#survivors.isHopeless(count)) return 'failing'
    if (count === 1 && this.#leaveOut()) return 'settled'
    if (!this.#looks.includes(count)) return undefined
    this.#copies.look()
    if (this.#copies.tampered.length > 0) return count >= this.#looks.at(-1)! ? 'complete' : 'settled'
    if (!this.#areLooksFixed)
      this.#looks = examine.chooseLooks(rounds, this.#looks, this.#pace.countFitting(this.#done))
    if (count >= this.#looks.at(-1)!) return 'complete'
    const settling = examine.settle(rounds, this.#soFar)
    debug?.(
      `analysis after ${count} of ${this.#looks.at(-1)} rounds: ${settling.isSettled ? 'all is settled' : 'some benchmarks are not settled, so measuring continues'}`,
    )
    if (settling.isSettled) return 'settled'
    this.#secondStage.keepTime(settling)
    if (this.#focus.narrow(settling, count)) this.#pace.change(count)
    return undefined
  }

  /**
   * Has what need not run end after it has run once, so that its name and its values are known. Returns whether there is nothing else to
   * measure.
   */
  #leaveOut(): boolean {
    const { examine } = this.#ports
    const needless = examine.findNeedless?.(this.#rounds) ?? new Set()
    if (needless.size === 0 || !this.#focus.leaveOut(needless, 1)) return false
    this.#pace.change(1)
    if (!this.#focus.isEmpty) return false
    if (examine.settle(this.#rounds, this.#soFar).isSettled) return true
    this.#focus.include(1)
    return false
  }

  get #done() {
    const warmups = this.#warmUp.wholeRounds
    return { warmups, rounds: this.#rounds.length, batch: this.#batch * this.#runsOfCopy }
  }

  #report(round: readonly Invocation[]): void {
    const [number, of] = [this.#rounds.length, this.#secondStage.end ?? this.#looks.at(-1)!]
    const secondsLeft = this.#pace.secondsUntil(of, this.#done)
    this.#ports.watch({ kind: 'round-finished', number, of, round, secondsLeft })
  }

  /** Once a round is over, it is known how many fit, and whoever waits would rather hear now that they are too few. */
  #noteShortage(): void {
    const [rounds, seconds] = [this.#rounds.length - this.#first, this.#ports.clock()]
    const over = {
      warmups: this.#warmUp.rounds,
      rounds,
      seconds,
      secondsPerRound: this.#pace.secondsPerRound(this.#done),
    }
    const message = this.#announcer.findShortage(over, this.#reader.formatName())
    if (message !== undefined) this.#notices.warn({ code: endingCodes.shortOfTime, message })
  }
}

/** A round that is over. */
interface RoundResult {
  readonly invoked: readonly Invoked[]
  readonly invocations: readonly Invocation[]
  /** Activity of the machine meanwhile; undefined where nobody watched. */
  readonly sample: HostSample | undefined
}

/** The baseline's part of a round, and then the rest: what the baseline leaves in its copies is its own. */
function splitAtBaseline(round: Round, baseline: string): readonly Round[] {
  return [round.filter(({ side }) => side === baseline), round.filter(({ side }) => side !== baseline)]
}

/** Tells the sides that work from those that only fail. */
class Survivors {
  readonly #working = new Set<string>()
  /** Contenders that are not run any more, since they have only failed. */
  readonly #givenUp = new Set<string>()
  readonly #sides: readonly PlannedSide[]

  /** `before` are rounds of an earlier session. */
  constructor(sides: readonly PlannedSide[], before: readonly (readonly Invocation[])[] = []) {
    this.#sides = sides
    for (const round of before) this.note(round)
  }

  note(invocations: readonly Invocation[]): void {
    for (const { slot, outcome } of invocations) if (outcome === 'ok') this.#working.add(slot.side)
  }

  get haveAllWorked(): boolean {
    return this.#sides.every(({ name }) => this.#working.has(name))
  }

  /** `round` without those that are given up. */
  pick(round: Round): Round {
    return round.filter(({ side }) => !this.#givenUp.has(side))
  }

  /** Returns whether the baseline has only failed, or every contender; one that has while others work is not run any more. */
  isHopeless(rounds: number): boolean {
    // Two failures against none are incomparable already, whatever comes.
    const hasFailed = ({ name, copies }: PlannedSide): boolean => !this.#working.has(name) && rounds * copies >= 2
    const [baseline, ...contenders] = this.#sides
    const failed = contenders.filter(hasFailed)
    for (const { name } of failed) this.#givenUp.add(name)
    return hasFailed(baseline!) || failed.length === contenders.length
  }
}

/** The runs of a warm-up: of all copies, or of one of each side where a run takes long. */
export class WarmUp {
  /** The rounds that are over. */
  rounds = 0
  #longest = 0
  #leftOut = 0
  readonly #copies = new Map<string, number>()
  readonly #slots: number
  readonly #isSingle: boolean

  constructor({ plan, slope, scan = [] }: Pick<Session, 'plan' | 'slope' | 'scan'>) {
    this.#slots = plan.rounds[0]!.length
    this.#isSingle = slope === undefined && scan.length === 0
  }

  /** The rounds that are over, of which those that left out copies are a part of one. */
  get wholeRounds(): number {
    return this.rounds - this.#leftOut / this.#slots
  }

  /** Returns whether `slot` runs, and takes note if it does not. */
  takes({ side, copy }: Slot): boolean {
    const other = this.#copies.get(side)
    const isNeeded = this.#longest <= longestInSeconds || other === undefined || other === copy
    if (!isNeeded) this.#leftOut += 1
    return isNeeded
  }

  /** Sees that the run of `slot` took so many seconds. */
  see({ side, copy }: Slot, seconds: number): void {
    if (!this.#isSingle) return
    this.#longest = Math.max(this.#longest, seconds)
    if (!this.#copies.has(side)) this.#copies.set(side, copy)
  }
}

/** The seconds of the longest run of an invocation, which has one at each point of a scan. */
function longestOf({ text, points = [] }: Invoked): number {
  return Math.max(text?.seconds ?? 0, ...points.map(({ run }) => longestOf(run)))
}
