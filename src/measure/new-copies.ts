import type { Reinstall, Warning } from '../record/record.js'
import type { Round, Side } from '../schedule/round.js'
import { isOpen, type Schedule } from '../schedule/schedule.js'
import { splitAtRepeats } from '../schedule/wide-blocks.js'
import { nameSome } from '../util/list.js'
import type { Invoked } from './invoked.js'
import { InvocationError } from './process.js'
import { allowRenewals, chooseReinstall, isColder, roundsPerBlock, shareToDraw } from './reinstall.js'
import { joinReinstall } from './resumed-session.js'
import type { Changes, Guard, MeasurePorts, Renewal, Session } from './session.js'

/** A round that is run and not kept. */
export type TrialRun = (round: Round) => Promise<readonly Invoked[]>

/** The time that there is, as the warm-up shows it. */
export interface WarmUpOutlook {
  /** Rounds of the warm-up. Without any, nothing is known. */
  readonly warmups: number
  readonly secondsPerRound: number
  readonly secondsLeft: number
}

const trials = 2
/** The part of the time that is left which may go into finding out whether new copies are colder. */
const mostOfTime = 0.1

/** Makes the copies of a session anew, as often as its user asks, or as costs little. */
export class NewCopies {
  readonly warnings: Warning[] = []
  /** The plan, which may be replaced until copies are chosen. */
  plan: Schedule
  readonly #session: Pick<Session, 'reinstall' | 'drawsLayout' | 'threshold' | 'before'>
  readonly #clock: MeasurePorts['clock']
  readonly #renewal: Renewal | undefined
  readonly #installAgain: MeasurePorts['installAgain']
  readonly #watch: CopyWatch
  #when: Reinstall['when'] = 'once'
  #isCold = false
  #secondsEach = 0
  /** The numbers of the first rounds of blocks that share their copies, in this session. */
  readonly #starts: number[]

  constructor(session: Session, ports: Pick<MeasurePorts, 'renewal' | 'installAgain' | 'clock'>, watch: CopyWatch) {
    const { renewal, installAgain, clock } = ports
    this.#session = session
    this.plan = session.plan
    this.#renewal = renewal
    this.#installAgain = installAgain
    this.#clock = clock
    this.#watch = watch
    this.#starts = [session.before?.rounds.length ?? 0]
  }

  /** True if every copy must have run once before the first round, although no warm-up is asked for. */
  get needsRun(): boolean {
    return this.#renewal !== undefined && ['round', 'quarter'].includes(this.#session.reinstall)
  }

  /** True if the offset of a copy is in the noise of the rounds. */
  get isOfRound(): boolean {
    return this.#when === 'round'
  }

  /** Returns the record's entry after so many rounds. */
  after(rounds: number): Reinstall {
    const { before } = this.#session
    const first = before?.rounds.length ?? 0
    if (before !== undefined && rounds <= first) return before.reinstall
    const own = { when: this.#when, starts: this.#starts.filter(start => start === first || start < rounds) }
    return before ? joinReinstall(before.reinstall, own, first) : own
  }

  /** Seconds that new copies add to a round, on average. */
  get secondsPerRound(): number {
    return this.#secondsEach / this.#sizeOf(this.plan.looks)
  }

  /** Decides for the whole session when copies are made anew. Each of them has run at least once, unless there was no warm-up. */
  choose(outlook: WarmUpOutlook, trial: TrialRun): Promise<void> {
    const { reinstall } = this.#session
    const renewal = this.#renewal
    this.#watch.look()
    const isNothing = renewal === undefined || reinstall === 'once' || (reinstall === 'auto' && outlook.warmups === 0)
    if (isNothing || this.#watch.tampered.length > 0) return Promise.resolve()
    return reinstall === 'auto' ? this.#chooseByPrice(renewal, outlook, trial) : this.#obey(renewal, reinstall)
  }

  async #obey(renewal: Renewal, when: Reinstall['when']): Promise<void> {
    const start = this.#clock()
    const problem = await renewal.begin(Number.POSITIVE_INFINITY)
    if (problem !== undefined) throw new InvocationError(`"fresh-copies" is "${when}", but ${problem}`)
    this.#when = when
    this.#secondsEach = this.#clock() - start
  }

  /** Begins a second stage with the round of this number. Returns the copies' need of a run before it, or in words why they could not be made. */
  async beginSecondStage(number: number): Promise<boolean | string> {
    this.#startBlock(number)
    if (this.#when === 'quarter') return false
    return (await this.#watch.reinstall(this.#installAgain!)) ?? true
  }

  /**
   * Makes the copies anew where the round of this number, counted from 0, begins a block. `looks` are those that are planned by now. Returns
   * whether the new copies have to run once before they are measured.
   */
  async begin(number: number, looks: readonly number[]): Promise<boolean> {
    const start = this.#starts.at(-1)!
    const isDue = number === start || number - start >= this.#sizeOf(looks)
    if (this.#when === 'once' || !isDue) return false
    this.#startBlock(number)
    await this.#renew(this.#renewal!)
    return this.#isCold
  }

  #startBlock(number: number): void {
    if (number > this.#starts.at(-1)!) this.#starts.push(number)
  }

  /** The number of rounds that share their copies; no block ends while the number of all rounds is yet to be chosen. */
  #sizeOf(looks: readonly number[]): number {
    const { rounds } = this.plan
    return roundsPerBlock(this.#when, isOpen({ rounds, looks }) ? Number.POSITIVE_INFINITY : looks.at(-1)!)
  }

  async #chooseByPrice(
    renewal: Renewal,
    { secondsPerRound, secondsLeft }: WarmUpOutlook,
    trial: TrialRun,
  ): Promise<void> {
    const { plan } = this
    // Wide blocks have their copies made anew before each run that repeats one.
    const renewalsPerRound = Math.max(...plan.rounds.map(round => splitAtRepeats(round).length))
    const rounds = Math.max(1, Math.min(plan.rounds.length, Math.ceil(secondsLeft / secondsPerRound)))
    const least = isOpen(plan) ? Math.min(rounds, plan.looks[0]!) : rounds
    const secondsToDraw = this.#session.drawsLayout ? shareToDraw * secondsLeft : 0
    const time = { rounds, least, secondsPerRound, secondsToDraw }
    const problem = await renewal.begin(allowRenewals({ ...time, rounds: least }) / 2)
    if (problem !== undefined) {
      const message = `copies were made only once, because ${problem}`
      this.warnings.push({ code: 'copies-kept', message })
      return
    }
    if (!renewal.isReady) return
    let secondsPerRenewal = await this.#renew(renewal)
    const choose = (extra = 0) =>
      chooseReinstall({ ...time, secondsPerRenewal: renewalsPerRound * (secondsPerRenewal + extra) })
    const isAffordable = trials * (secondsPerRenewal + 2 * secondsPerRound) <= mostOfTime * secondsLeft
    if (choose() !== 'once' && isAffordable) {
      const ratios: number[] = []
      for (let count = 0; count < trials; count++) {
        if (count > 0) secondsPerRenewal = Math.min(secondsPerRenewal, await this.#renew(renewal))
        const first = await trial(plan.rounds[0]!)
        ratios.push(...compareRuns(first, await trial(plan.rounds.at(-1)!)))
      }
      this.#isCold = isColder(ratios, this.#session.threshold)
    }
    const untimed = this.#isCold ? secondsPerRound : 0
    this.#when = choose(untimed)
    this.#secondsEach = renewalsPerRound * (secondsPerRenewal + untimed)
  }

  /** The seconds that it took. */
  async #renew(renewal: Renewal): Promise<number> {
    const start = this.#clock()
    await this.#watch.renew(renewal)
    return this.#clock() - start
  }
}

/** The logarithms of the first run in each copy over the second one. */
function compareRuns(first: readonly Invoked[], second: readonly Invoked[]): readonly number[] {
  return first.flatMap(({ slot, text }) => {
    const again = second.find(one => one.slot.side === slot.side && one.slot.copy === slot.copy)
    return text && again?.text ? [Math.log(text.seconds / again.text.seconds)] : []
  })
}

/** Holds the baseline's copies against how they were before the contender first ran. */
export class CopyWatch {
  #found: Changes = { changed: [], added: [] }
  #isSettled = false
  readonly #guard: Guard | undefined

  constructor(guard: Guard | undefined) {
    this.#guard = guard
  }

  /** True until the first round. */
  get isDue(): boolean {
    return this.#guard !== undefined && !this.#isSettled
  }

  /** Files that somebody changed or removed, of copies or of what they are made from. */
  get tampered(): readonly string[] {
    return this.#found.changed
  }

  /** Takes note of the copies before the baseline runs in them. */
  begin(): void {
    this.#guard?.begin()
  }

  /** Takes note again after the baseline's part of a round: what that left in its copies is its own. */
  settle(): void {
    this.#guard?.settle()
    this.#isSettled = true
  }

  /** Takes note of whose runs come next. */
  take(side: Side): void {
    if (this.#isSettled) this.#guard?.take(side)
  }

  /** Looks at the copies; what was changed once stays so, even where it is put back. */
  look(): void {
    if (this.#guard === undefined || !this.#isSettled) return
    this.#note(this.#guard.check())
  }

  /** Has all copies installed again, after a last look. They are watched again as soon as each of them has run. Returns why it could not be done. */
  async reinstall(installAgain: NonNullable<MeasurePorts['installAgain']>): Promise<string | undefined> {
    this.look()
    this.#isSettled = false
    const { problem, changed = [] } = (await installAgain()) ?? {}
    this.#note({ changed, added: [] })
    return problem
  }

  /**
   * Has all copies made anew, after a last look at the old ones and at what the new ones are made from: none are where somebody has changed
   * these, since nothing is compared then. If it fails, nobody looks at them again: it was us who left them half-made.
   */
  async renew(renewal: Renewal): Promise<void> {
    this.look()
    this.#note({ changed: renewal.check(), added: [] })
    if (this.tampered.length > 0) return
    const wasSettled = this.#isSettled
    this.#isSettled = false
    this.#guard?.follow(await renewal.renew())
    this.#isSettled = wasSettled
  }

  #note({ changed, added }: Changes): void {
    const join = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])]
    this.#found = { changed: join(this.#found.changed, changed), added: join(this.#found.added, added) }
  }

  warn(): readonly Warning[] {
    const { added } = this.#found
    if (added.length === 0) return []
    const message = `files were added to the baseline's copies during the measurement (${nameSome(added, 1)}): if the contender added them, they may change what the baseline does`
    return [{ code: 'files-added', message }]
  }
}
