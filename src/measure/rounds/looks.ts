import type { StopReason } from '../../record/record.js'
import type { CopyWatch } from '../copy-watch.js'
import type { MeasurePorts } from '../session.js'
import type { SoFar } from './examination.js'
import type { Focus } from './focus.js'
import type { Done, Pace } from './pace.js'
import type { SecondStage } from './second-stage.js'

type Rounds = Parameters<MeasurePorts['examine']['settle']>[0]

/** The parts of a session that a look decides about. */
interface Parts extends Pick<MeasurePorts, 'examine' | 'debug'> {
  readonly copies: CopyWatch
  readonly focus: Focus
  readonly pace: Pace
  readonly secondStage: SecondStage
}

/** The rounds after which the data are examined, and what follows from it. */
export class Looks {
  planned: readonly number[]
  readonly #parts: Parts

  constructor(planned: readonly number[], parts: Parts) {
    this.planned = planned
    this.#parts = parts
  }

  /** Why the last of `rounds` is the last of all; undefined where it is not. */
  findStop(rounds: Rounds, soFar: () => SoFar, done: Done): StopReason | undefined {
    const { examine, copies, focus, pace, secondStage, debug } = this.#parts
    const count = rounds.length
    if (count === 1 && this.#leaveOut(rounds, soFar)) return 'settled'
    if (!this.planned.includes(count)) return undefined
    copies.look()
    if (copies.tampered.length > 0) return count >= this.planned.at(-1)! ? 'complete' : 'settled'
    this.planned = examine.chooseLooks(rounds, this.planned, pace.countFitting(done))
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
