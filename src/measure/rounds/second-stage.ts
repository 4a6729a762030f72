import { duration } from '../../metrics/scale.js'
import { endingCodes } from '../../record/warnings.js'
import type { PlannedSide, Round } from '../../schedule/round.js'
import type { Doubtful, Settling } from '../../schedule/settling.js'
import { count } from '../../util/plural.js'
import type { NewCopies } from '../new-copies.js'
import type { Notices } from '../notices.js'
import type { Around } from '../serve/server.js'
import type { MeasurePorts, Session } from '../session.js'
import type { Focus } from './focus.js'
import type { Pace } from './pace.js'

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
    const begun = await newCopies.beginSecondStage(count)
    if (begun === true) await trial(rounds[0]!)
    pace.leaveOut(this.#ports.clock() - start)
    if (typeof begun === 'string') {
      notices.warn({ code: endingCodes.notInstalled, message: `no change was confirmed, because ${begun}` })
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
  const time = secondsPerRound > 0 ? `, up to ${duration(Math.max(1, rounds * secondsPerRound))}` : ''
  const found =
    benchmarks.size === 1 ? `a change of ${[...benchmarks][0]} was found` : `${benchmarks.size} changes were found`
  return `${found}; confirming on new copies: ${count(rounds, 'round')}${time}`
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
