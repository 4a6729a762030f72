import type { Round } from '../plan/round.js'
import type { Reinstall, Warning } from '../record/record.js'
import { joinReinstall } from './before.js'
import type { CopyWatch } from './copy-watch.js'
import { InvocationError } from './invocation-error.js'
import type { Invoked } from './invoked.js'
import { allowRenewals, chooseReinstall, isColder, roundsPerBlock } from './reinstall.js'
import type { MeasurePorts, Renewal, Session } from './session.js'

/** A round that is run and not kept. */
export type Trial = (round: Round) => Promise<readonly Invoked[]>

/** The time that there is, as the warm-up shows it. */
export interface Outlook {
  readonly secondsPerRound: number
  readonly secondsLeft: number
}

const trials = 2
/** The part of the time that is left which may go into finding out whether new copies are colder. */
const mostOfTime = 0.1

/** Makes the copies of a session anew, as often as its user asks, or as costs little. */
export class NewCopies {
  readonly warnings: Warning[] = []
  readonly #session: Pick<Session, 'plan' | 'reinstall' | 'threshold' | 'before'>
  readonly #clock: MeasurePorts['clock']
  readonly #renewal: Renewal | undefined
  readonly #installAgain: MeasurePorts['installAgain']
  readonly #watch: CopyWatch
  #when: Reinstall['when'] = 'once'
  #isCold = false
  #secondsEach = 0
  /** The number of the first round of the second stage. */
  #secondStart: number | undefined

  constructor(session: Session, ports: Pick<MeasurePorts, 'renewal' | 'installAgain' | 'clock'>, watch: CopyWatch) {
    const { renewal, installAgain, clock } = ports
    this.#session = session
    this.#renewal = renewal
    this.#installAgain = installAgain
    this.#clock = clock
    this.#watch = watch
  }

  /** Whether every copy must have run once before the first round, although no warm-up is asked for. */
  get needsRun(): boolean {
    return this.#renewal !== undefined && ['round', 'look'].includes(this.#session.reinstall)
  }

  /** Whether the offset of a copy is in the noise of the rounds. */
  get isOfRound(): boolean {
    return this.#when === 'round'
  }

  /** What the record says after so many rounds. */
  after(rounds: number): Reinstall {
    const [first, second] = [this.#first, this.#secondStart]
    const starts =
      second === undefined || rounds <= second
        ? this.#listStarts(first, rounds)
        : [...this.#listStarts(first, second), ...this.#listStarts(second, rounds)]
    const before = this.#session.before
    const own = { when: this.#when, starts }
    return before ? joinReinstall(before.reinstall, own, first) : own
  }

  /** The number of the first round of this session, after those of an earlier one. */
  get #first(): number {
    return this.#session.before?.rounds.length ?? 0
  }

  #listStarts(from: number, to: number): readonly number[] {
    const size = roundsPerBlock(this.#when, this.#most)
    const blocks = Number.isFinite(size) ? Math.max(1, Math.ceil((to - from) / size)) : 1
    return Array.from({ length: blocks }, (_, block) => from + (block === 0 ? 0 : block * size))
  }

  /** What new copies add to a round, on average. */
  get secondsPerRound(): number {
    return this.#secondsEach / roundsPerBlock(this.#when, this.#most)
  }

  /** Decides for the whole session when copies are made anew. Each of them has run at least once, unless there was no warm-up. */
  async choose(outlook: Outlook, trial: Trial): Promise<void> {
    const { reinstall, plan } = this.#session
    const renewal = this.#renewal
    if (renewal === undefined || reinstall === 'once') return
    const start = this.#clock()
    if (reinstall !== 'auto') {
      const problem = await this.#begin(renewal, Number.POSITIVE_INFINITY)
      if (problem !== undefined) throw new InvocationError(`"reinstall" is "${reinstall}", but ${problem}`)
      this.#when = reinstall
      this.#secondsEach = this.#clock() - start
    } else if (plan.warmups.length > 0) await this.#chooseByPrice(renewal, outlook, trial)
  }

  /** Begins a second stage with the round of this number. Returns why its copies could not be made. */
  async beginSecondStage(number: number, trial: () => Promise<unknown>): Promise<string | undefined> {
    this.#watch.look()
    this.#secondStart = number
    if (this.#when === 'look') return undefined
    const problem = await this.#installAgain!()
    if (problem !== undefined) return problem
    this.#watch.restart()
    await trial()
    return undefined
  }

  /** Makes the copies anew where the round of this number, counted from 0, begins a block. */
  async begin(number: number, round: Round, trial: Trial): Promise<void> {
    const place = number - (this.#secondStart ?? this.#first)
    if (this.#when === 'once' || place % roundsPerBlock(this.#when, this.#most) !== 0) return
    await this.#renew(this.#renewal!)
    if (this.#isCold) await trial(round)
  }

  get #most(): number {
    return this.#session.plan.rounds.length
  }

  async #begin(renewal: Renewal, seconds: number): Promise<string | undefined> {
    this.#watch.look()
    return await renewal.begin(seconds)
  }

  async #chooseByPrice(renewal: Renewal, { secondsPerRound, secondsLeft }: Outlook, trial: Trial): Promise<void> {
    const rounds = Math.max(1, Math.min(this.#most, Math.ceil(secondsLeft / secondsPerRound)))
    const time = { rounds, secondsPerRound }
    const problem = await this.#begin(renewal, allowRenewals(time) / 2)
    if (problem !== undefined) {
      const message = `copies were made only once, because ${problem}`
      this.warnings.push({ code: 'copies-kept', message })
      return
    }
    if (!renewal.isReady) return
    let secondsPerRenewal = await this.#renew(renewal)
    const choose = (extra = 0) => chooseReinstall({ ...time, secondsPerRenewal: secondsPerRenewal + extra })
    const isAffordable = trials * (secondsPerRenewal + 2 * secondsPerRound) <= mostOfTime * secondsLeft
    if (choose() !== 'once' && isAffordable) {
      const ratios = await this.#compareRuns(trial)
      for (let left = trials - 1; left > 0; left--) {
        secondsPerRenewal = Math.min(secondsPerRenewal, await this.#renew(renewal))
        ratios.push(...(await this.#compareRuns(trial)))
      }
      this.#isCold = isColder(ratios, this.#session.threshold)
    }
    const untimed = this.#isCold ? secondsPerRound : 0
    this.#when = choose(untimed)
    this.#secondsEach = secondsPerRenewal + untimed
  }

  /** The logarithms of the first run in each copy over the second one. */
  async #compareRuns(trial: Trial): Promise<number[]> {
    const { rounds } = this.#session.plan
    const [first, second] = [await trial(rounds[0]!), await trial(rounds.at(-1)!)]
    return first.flatMap(({ slot, text }) => {
      const again = second.find(one => one.slot.side === slot.side && one.slot.copy === slot.copy)
      return text && again?.text ? [Math.log(text.seconds / again.text.seconds)] : []
    })
  }

  /** The seconds that it took. */
  async #renew(renewal: Renewal): Promise<number> {
    const start = this.#clock()
    await this.#watch.renew(renewal)
    return this.#clock() - start
  }
}
