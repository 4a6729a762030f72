import type { HostSample } from '../record/host.js'
import type { Invocation, Warning } from '../record/record.js'
import type { Schedule } from '../schedule/schedule.js'
import type { Settling } from '../schedule/settling.js'
import { Announcer } from './expected-time.js'
import { Interference } from './interference.js'
import type { Invoked } from './invoked.js'
import { CopyWatch, NewCopies } from './new-copies.js'
import { makeReader, type Reader } from './reader.js'
import { LineTest } from './repeats.js'
import type { SoFar } from './rounds/examination.js'
import { Focus } from './rounds/focus.js'
import { Pace } from './rounds/pace.js'
import { Servers } from './serve/servers.js'
import type { MeasurePorts, Session } from './session.js'

/** The facts that the warm-up collects. */
export interface WarmUp {
  isOver: boolean
  /** The rounds that are over. */
  rounds: number
  /** The runs that these rounds left out, because one of each side was enough. */
  leftOut: number
  /** The copy that runs, by side, where a run takes long. */
  readonly copies: Map<string, number>
  /** The seconds of the longest run; 0 where an invocation is several runs, because all copies are needed then. */
  longestOfOne: number
  /** The seconds of the longest run, at whatever point of a scan. */
  longest: number
  /** The seconds that each invocation took. */
  readonly seconds: number[]
  /** The invocations of the last round. */
  last: readonly Invoked[]
}

/** The session on its way: policies read it, and change it for the rounds to come. */
export class State {
  readonly session: Session
  /** The clock counts from the beginning. */
  readonly ports: MeasurePorts
  /** The number of the first round of this session: there may have been an earlier one. */
  readonly first: number
  readonly rounds: (readonly Invocation[])[]
  readonly host: HostSample[]
  readonly warnings: Warning[] = []
  /** Its rounds may become wide after the warm-up. */
  plan: Schedule
  /** The numbers of rounds after which the data are examined. */
  looks: readonly number[]
  /** The number of rounds that were planned, where more were added at the first look. */
  extendedFrom: number | undefined
  /** True if its rounds are few and wide. */
  isWide = false
  /** The number of runs of each copy in a round. */
  runsOfCopy = 1
  /** The number of runs of each invocation. */
  batch = 1
  /** The seconds after which a run is ended. */
  limitInSeconds: number
  /** The time after which no round starts. */
  deadline: number
  /** Seconds that are kept back for something that new copies have to confirm; 0 where there is nothing by now. */
  secondsKept = 0
  /** When the round began that runs, with what prepares it. */
  roundBegan = 0
  /** The time of the last round that is over; 0 before. */
  secondsOfLastRound = 0
  /** What the look after the last round found; undefined where there was none. */
  settling: Settling | undefined
  /** The rounds of the second stage; undefined until it begins. */
  secondStage: { readonly start: number; readonly end: number } | undefined
  /** The sides that have worked at least once. */
  readonly working = new Set<string>()
  /** The last run of each side that was not cut off. */
  readonly lastRuns = new Map<string, Invoked>()
  /** The contenders that do not run any more, since they have only failed. */
  readonly givenUp = new Set<string>()
  /** True once a run of the baseline has shown what is measured. */
  isBaselineSeen = false
  readonly warmUp: WarmUp = {
    ...{ isOver: false, rounds: 0, leftOut: 0, copies: new Map(), longestOfOne: 0, longest: 0, seconds: [], last: [] },
  }
  readonly reader: Reader
  readonly watch: CopyWatch
  readonly copies: NewCopies
  readonly focus: Focus
  readonly announcer: Announcer
  readonly pace: Pace
  readonly lineTest: LineTest
  readonly interference: Interference
  readonly servers: Servers | undefined

  constructor(session: Session, ports: MeasurePorts) {
    const { plan, before, timeBudgetInSeconds, secondsForStoring = 0 } = session
    this.session = session
    this.ports = ports
    this.rounds = [...(before?.rounds ?? [])]
    this.host = [...(before?.host ?? [])]
    this.first = this.rounds.length
    this.plan = plan
    this.looks = plan.looks
    this.extendedFrom = before?.extendedFrom
    this.limitInSeconds = session.invocationTimeoutInSeconds
    this.deadline = timeBudgetInSeconds - secondsForStoring
    this.reader = makeReader(session, { ...ports, warn: warning => this.warnOnce(warning) })
    this.watch = new CopyWatch(ports.guard)
    this.copies = new NewCopies(session, ports, this.watch)
    this.focus = new Focus(session)
    this.announcer = new Announcer(session, ports.watch)
    this.pace = new Pace(ports.clock, timeBudgetInSeconds, this.first)
    this.lineTest = new LineTest(session.slope)
    this.interference = new Interference(ports.processes, plan.sides[0]!.name)
    this.servers =
      session.serving &&
      new Servers(session, ports, {
        warn: warning => this.warnOnce(warning),
        endStopwatch: reason => this.interference.endStopwatch(reason),
      })
    for (const round of this.rounds) this.noteWorking(round)
  }

  noteWorking(invocations: readonly Invocation[]): void {
    for (const { slot, outcome } of invocations) if (outcome === 'ok') this.working.add(slot.side)
  }

  /** Warns in the report, and at once whoever watches. */
  warn(warning: Warning): void {
    this.warnings.push(warning)
    this.ports.watch({ kind: 'warned', warning })
  }

  /** Warns once of each kind. */
  warnOnce(warning: Warning): void {
    if (!this.warnings.some(({ code }) => code === warning.code)) this.warn(warning)
  }

  /** True if changes have to show on new copies, because all rounds share theirs. */
  get needsConfirming(): boolean {
    return this.session.isConfirmed === true && !this.copies.isOfRound
  }

  /** True if measuring ends at the deadline itself, and not with the round that runs then. */
  get isPunctual(): boolean {
    return this.session.secondsForStoring !== undefined
  }

  /** The facts for the record. */
  get soFar(): SoFar {
    const count = this.rounds.length
    const start = this.secondStage?.start
    return {
      looks: this.looks,
      ...(this.extendedFrom === undefined ? {} : { extendedFrom: this.extendedFrom }),
      tampered: this.watch.tampered,
      interference: this.interference.acts,
      reinstall: this.copies.after(count),
      focus: this.focus.steps,
      ...(this.runsOfCopy === 1 ? {} : { runs: this.runsOfCopy }),
      ...(this.needsConfirming ? { stages: start !== undefined && count > start ? [0, start] : [0] } : {}),
    }
  }

  /** The rounds that are over; those of the warm-up that left out copies are a part of one. */
  get done() {
    const { rounds, leftOut } = this.warmUp
    const warmups = rounds - leftOut / this.session.plan.rounds[0]!.length
    return { warmups, rounds: this.rounds.length, batch: this.batch * this.runsOfCopy }
  }

  get secondsPerRound(): number {
    return this.pace.secondsPerRound(this.done)
  }
}
