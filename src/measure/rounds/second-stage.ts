import { type ConsoleTable, describeConsole } from '../../formats/consoles.js'
import { duration } from '../../metrics/scale.js'
import type { StopReason, Warning } from '../../record/record.js'
import { endingCodes } from '../../record/warnings.js'
import type { PlannedSide, Round } from '../../schedule/round.js'
import type { Doubtful, Settling } from '../../schedule/settling.js'
import { nameSome } from '../../util/list.js'
import type { CopyWatch, NewCopies } from '../new-copies.js'
import type { Around } from '../serve/server.js'
import type { MeasurePorts, Session } from '../session.js'
import type { SoFar } from './examination.js'
import type { Focus } from './focus.js'
import type { Done, Pace } from './pace.js'

/** The parts of a session that a second stage changes. */
interface Parts {
  readonly newCopies: NewCopies
  readonly focus: Focus
  readonly pace: Pace
  readonly notices: Notices
}

/** The fewest rounds worth new copies. */
const leastRounds = 3
/** The part of the time that is kept back as soon as something may have to run again. */
const keptBack = 1 / 3

/** Runs what the first stage found again on new copies, and keeps time for that. */
export class SecondStage {
  readonly #session: Pick<Session, 'plan' | 'timeBudgetInSeconds' | 'isConfirmed'>
  readonly #ports: Pick<MeasurePorts, 'clock' | 'watch'>
  readonly #parts: Parts
  /** The number of its first round; undefined before it. */
  #start: number | undefined
  #rounds = 0
  #secondsKeptBack = 0

  constructor(session: Session, ports: Pick<MeasurePorts, 'clock' | 'watch'>, parts: Parts) {
    this.#session = session
    this.#ports = ports
    this.#parts = parts
  }

  /** Returns the record's entry after so many rounds. */
  after(rounds: number): { readonly stages?: readonly number[] } {
    if (!this.#isNeeded) return {}
    return { stages: this.#start !== undefined && rounds > this.#start ? [0, this.#start] : [0] }
  }

  /** The number of rounds after which it is complete; undefined before it. */
  get end(): number | undefined {
    return this.#start === undefined ? undefined : this.#start + this.#rounds
  }

  /** The time after which no round starts. */
  get deadline(): number {
    const { timeBudgetInSeconds } = this.#session
    return this.#start === undefined ? timeBudgetInSeconds - this.#secondsKeptBack : timeBudgetInSeconds
  }

  /** Keeps time back, at a look, if there is something to confirm. */
  keepTime({ findDoubtful }: Settling): void {
    if (!this.#isNeeded) return
    if (findDoubtful() === undefined) this.#secondsKeptBack = 0
    else if (this.#secondsKeptBack === 0) this.#secondsKeptBack = Math.max(0, this.#secondsLeft * keptBack)
  }

  /** Begins after so many rounds. Returns the rounds to run: none, if there is nothing to confirm, or no time for it. */
  async begin(
    { findDoubtful }: Settling,
    { count, secondsPerRound }: { readonly count: number; readonly secondsPerRound: number },
    trial: (round: Round) => Promise<unknown>,
  ): Promise<readonly Round[]> {
    const doubtful = this.#isNeeded ? findDoubtful() : undefined
    if (doubtful === undefined) return []
    const { newCopies, focus, pace, notices } = this.#parts
    if (!this.#isInTime(leastRounds * secondsPerRound)) return []
    const { secondStage } = this.#session.plan
    const rounds = secondStage.slice(0, doubtful.rounds)
    this.#ports.watch({ kind: 'confirming', message: describeSecondStage(doubtful, secondsPerRound) })
    if (focus.narrow({ findOpen: () => doubtful.benchmarks }, count)) pace.change(count)
    const start = this.#ports.clock()
    const problem = await newCopies.beginSecondStage(count, () => trial(rounds[0]!))
    pace.leaveOut(this.#ports.clock() - start)
    if (problem !== undefined) {
      notices.warn({ code: endingCodes.notInstalled, message: `no change was confirmed, because ${problem}` })
      return []
    }
    // The last round may begin just before the time ends.
    if (!this.#isInTime((leastRounds - 1) * secondsPerRound)) return []
    this.#start = count
    this.#rounds = rounds.length
    return rounds
  }

  get #isNeeded(): boolean {
    return this.#session.isConfirmed === true && !this.#parts.newCopies.isOfRound
  }

  /** Returns whether more than `seconds` are left; warns if not. */
  #isInTime(seconds: number): boolean {
    if (this.#secondsLeft > seconds) return true
    const message = 'no change was confirmed, because there was no time for a second installation'
    this.#parts.notices.warn({ code: endingCodes.notInTime, message })
    return false
  }

  get #secondsLeft(): number {
    return this.#session.timeBudgetInSeconds - this.#ports.clock()
  }
}

/** Says what runs again, and how long that takes at most. */
function describeSecondStage({ benchmarks, rounds }: Doubtful, secondsPerRound: number): string {
  // Nobody knows where no round ran before, as when only this stage is resumed.
  const time = secondsPerRound > 0 ? `, at most ${duration(Math.max(1, rounds * secondsPerRound))}` : ''
  return `${nameSome([...benchmarks], 1)}: all copies are installed again, to see whether the change stays (${rounds} rounds${time})`
}

type Rounds = Parameters<MeasurePorts['examine']['settle']>[0]

/** The parts of a session that a look decides about. */
interface LooksParts extends Pick<MeasurePorts, 'examine' | 'debug'> {
  readonly copies: CopyWatch
  readonly focus: Focus
  readonly pace: Pace
  readonly secondStage: SecondStage
}

/** The rounds after which the data are examined, and what follows from it. */
export class Looks {
  planned: readonly number[]
  #isFixed = false
  readonly #parts: LooksParts

  constructor(planned: readonly number[], parts: LooksParts) {
    this.planned = planned
    this.#parts = parts
  }

  /** Plans `looks`, and has no others chosen. */
  fix(looks: readonly number[]): void {
    this.planned = looks
    this.#isFixed = true
  }

  /** Why the last of `rounds` is the last of all; undefined where it is not. */
  findStop(rounds: Rounds, soFar: () => SoFar, done: Done): StopReason | undefined {
    const { examine, copies, focus, pace, secondStage, debug } = this.#parts
    const count = rounds.length
    if (count === 1 && this.#leaveOut(rounds, soFar)) return 'settled'
    if (!this.planned.includes(count)) return undefined
    copies.look()
    if (copies.tampered.length > 0) return count >= this.planned.at(-1)! ? 'complete' : 'settled'
    if (!this.#isFixed) this.planned = examine.chooseLooks(rounds, this.planned, pace.countFitting(done))
    if (count >= this.planned.at(-1)!) return 'complete'
    const settling = examine.settle(rounds, soFar())
    debug?.(
      `analysis after ${count} of ${this.planned.at(-1)} rounds: ${settling.isSettled ? 'all is settled' : 'some benchmarks are not settled, so measuring continues'}`,
    )
    if (settling.isSettled) return 'settled'
    secondStage.keepTime(settling)
    if (focus.narrow(settling, count)) pace.change(count)
    return undefined
  }

  /**
   * Has what need not run end after it has run once, so that its name and its values are known. Returns whether there is nothing else to
   * measure.
   */
  #leaveOut(rounds: Rounds, soFar: () => SoFar): boolean {
    const { examine, focus, pace } = this.#parts
    const needless = examine.findNeedless?.(rounds) ?? new Set()
    if (needless.size === 0 || !focus.leaveOut(needless, 1)) return false
    pace.change(1)
    if (!focus.isEmpty) return false
    if (examine.settle(rounds, soFar()).isSettled) return true
    focus.include(1)
    return false
  }
}

/** The warnings of a session, which whoever watches it hears at once. */
export class Notices {
  readonly warnings: Warning[] = []
  readonly #ports: Pick<MeasurePorts, 'watch' | 'meetConsole'>

  constructor(ports: Pick<MeasurePorts, 'watch' | 'meetConsole'>) {
    this.#ports = ports
  }

  warn(warning: Warning): void {
    this.warnings.push(warning)
    this.#ports.watch({ kind: 'warned', message: warning.message })
  }

  /** Tells that the command prints a table for people, before the other copies have run, which may take long. */
  meetTable(table: ConsoleTable | undefined): void {
    if (table === undefined) return
    this.#ports.meetConsole?.(table)
    this.warn({ code: 'console-table', message: describeConsole(table, 'action') })
  }

  /** Warns once of each kind. */
  warnOnce(warning: Warning): void {
    if (!this.warnings.some(({ code }) => code === warning.code)) this.warn(warning)
  }
}

/** The facts that decide whether verdicts can be confirmed. */
interface Confirmable extends Pick<Around, 'serving'> {
  /** Left out where copies cannot be installed again. */
  readonly installAgain?: unknown
  readonly partNumber?: string | undefined
  /** True if only an estimate is needed. */
  readonly isRace?: true
}

/**
 * Returns whether changes can be confirmed on other copies. That needs the controls of all `sides`, and copies whose files nobody uses all
 * the time. A numbered part does not confirm, since how long it runs must not depend on what it finds.
 */
export function canConfirm(
  { partNumber, isRace, serving, installAgain }: Confirmable,
  sides: readonly PlannedSide[],
): boolean {
  const isReplaceable = installAgain !== undefined && serving?.lifetime !== 'session'
  return isReplaceable && partNumber === undefined && !isRace && sides.every(({ copies }) => copies === 2)
}
