import type { Reinstall, Warning } from '../record/record.js'
import type { Side } from '../schedule/round.js'
import type { Schedule } from '../schedule/schedule.js'
import { splitAtRepeats } from '../schedule/wide-blocks.js'
import { nameSome } from '../util/list.js'
import type { Invoked } from './invoked.js'
import { InvocationError, type Usage } from './process.js'
import { allowRenewals, chooseReinstall, isColder, roundsPerBlock, shareToDraw } from './reinstall.js'
import { joinReinstall } from './resumed-session.js'
import type { Changes, Guard, MeasurePorts, NotInstalled, Renewal, Session } from './session.js'

/** The time that there is, as the warm-up shows it. */
export interface WarmUpOutlook {
  /** Rounds of the warm-up. Without any, nothing is known. */
  readonly warmups: number
  readonly secondsPerRound: number
  readonly secondsLeft: number
}

/** The plan, and the looks that are planned by now. */
interface Planned {
  readonly plan: Pick<Schedule, 'rounds'>
  readonly looks: readonly number[]
}

/** Makes the copies of a session anew, as often as its user asks, or as costs little. */
export class NewCopies {
  readonly warnings: Warning[] = []
  readonly #session: Pick<Session, 'reinstall' | 'drawsLayout' | 'threshold' | 'before'>
  readonly #clock: MeasurePorts['clock']
  readonly #renewal: Renewal | undefined
  readonly #installAgain: MeasurePorts['installAgain']
  readonly #secondsToInstall: number
  readonly #watch: CopyWatch
  #when: Reinstall['when'] = 'once'
  #isCold = false
  #secondsEach = 0
  /** The numbers of the first rounds of blocks that share their copies, in this session. */
  readonly #starts: number[]

  constructor(
    session: Session,
    ports: Pick<MeasurePorts, 'renewal' | 'installAgain' | 'secondsToInstall' | 'clock'>,
    watch: CopyWatch,
  ) {
    const { renewal, installAgain, secondsToInstall = 0, clock } = ports
    this.#session = session
    this.#renewal = renewal
    this.#installAgain = installAgain
    this.#secondsToInstall = secondsToInstall
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
    const reinstall = { when: this.#when, starts: this.#starts.filter(start => start === first || start < rounds) }
    return before ? joinReinstall(before.reinstall, reinstall, first) : reinstall
  }

  /** Seconds that new copies add to a round, on average. */
  secondsPerRound(planned: Planned): number {
    return this.#secondsEach / this.#sizeOf(planned)
  }

  /**
   * Decides when copies are made anew, by what the warm-up and the templates took: nothing is made to learn what it costs. Each copy has run at
   * least once, unless there was no warm-up, and these copies stay for the first block.
   */
  async choose(plan: Schedule, outlook: WarmUpOutlook): Promise<void> {
    const { reinstall } = this.#session
    const renewal = this.#renewal
    this.#watch.look()
    const isNothing = renewal === undefined || reinstall === 'once' || (reinstall === 'auto' && outlook.warmups === 0)
    if (isNothing || this.#watch.tampered.length > 0) return
    if (reinstall === 'auto') return await this.#chooseByPrice(renewal, plan, outlook)
    const start = this.#clock()
    const problem = await renewal.begin(Number.POSITIVE_INFINITY)
    if (problem !== undefined) throw new InvocationError(`"fresh-copies" is "${reinstall}", but ${problem}`)
    this.#when = reinstall
    this.#secondsEach = this.#clock() - start
  }

  /** Seconds that the copies of a second stage take, by what those before them did. */
  get secondsToBeginSecondStage(): number {
    return this.#when === 'quarter' ? this.#secondsEach : this.#secondsToInstall
  }

  /** Begins a second stage with the round of this number. Returns the copies' need of a run before it, or why they could not be made. */
  async beginSecondStage(number: number): Promise<boolean | NotInstalled> {
    this.#startBlock(number)
    if (this.#when === 'quarter') return false
    return (await this.#watch.reinstall(this.#installAgain!)) ?? true
  }

  /**
   * Makes the copies anew where the round of this number, counted from 0, begins a block of what is planned by now. Returns whether the new
   * copies have to run once before they are measured.
   */
  async begin(number: number, planned: Planned): Promise<boolean> {
    const start = this.#starts.at(-1)!
    if (this.#when === 'once' || number - start < this.#sizeOf(planned)) return false
    this.#startBlock(number)
    await this.#watch.renew(this.#renewal!)
    return this.#isCold
  }

  #startBlock(number: number): void {
    if (number > this.#starts.at(-1)!) this.#starts.push(number)
  }

  /** The number of rounds that share their copies. */
  #sizeOf({ looks }: Planned): number {
    return roundsPerBlock(this.#when, looks.at(-1)!)
  }

  async #chooseByPrice(
    renewal: Renewal,
    plan: Schedule,
    { secondsPerRound, secondsLeft }: WarmUpOutlook,
  ): Promise<void> {
    // Wide blocks have their copies made anew before each run that repeats one.
    const renewalsPerRound = Math.max(...plan.rounds.map(round => splitAtRepeats(round).length))
    const rounds = Math.max(1, Math.min(plan.looks.at(-1)!, Math.ceil(secondsLeft / secondsPerRound)))
    const secondsToDraw = this.#session.drawsLayout ? shareToDraw * secondsLeft : 0
    const time = { rounds, secondsPerRound, secondsToDraw }
    const start = this.#clock()
    const problem = await renewal.begin(allowRenewals(time) / 2)
    if (problem !== undefined) {
      const message = `copies were made only once, because ${problem}`
      this.warnings.push({ code: 'copies-kept', message })
      return
    }
    if (!renewal.isReady) return
    this.#secondsEach = renewalsPerRound * (this.#clock() - start + renewal.secondsToInstall)
    this.#when = chooseReinstall({ ...time, secondsPerRenewal: this.#secondsEach })
  }

  /**
   * Compares the first run in each copy, of the warm-up, with that of the first round. Where new copies are colder, each has to run once before it
   * is measured, so they are made anew less often.
   */
  seeFirstRound(warmUp: readonly Invoked[], first: readonly Invoked[]): void {
    const { reinstall, threshold } = this.#session
    if (reinstall !== 'auto' || this.#when === 'once' || !isColder(compareRuns(warmUp, first), threshold)) return
    this.#isCold = true
    this.#when = 'quarter'
  }
}

/**
 * The logarithms of the first run in each copy over the second one: by what more of CPU time it took, where that is known, since other programs
 * slow the runs of a moment all at once.
 */
function compareRuns(first: readonly Invoked[], second: readonly Invoked[]): readonly number[] {
  const cpuSeconds = ({ userSeconds, systemSeconds }: Partial<Usage> = {}): number =>
    (userSeconds ?? Number.NaN) + (systemSeconds ?? Number.NaN)
  return first.flatMap(({ slot: { side, copy }, text, observation }) => {
    const again = second.find(({ slot }) => slot.side === side && slot.copy === copy)
    if (!text || !again?.text) return []
    const difference = cpuSeconds(observation?.usage) - cpuSeconds(again.observation?.usage)
    const more = Number.isNaN(difference) ? text.seconds - again.text.seconds : difference
    return [Math.log1p(Math.max(more / again.text.seconds, -0.5))]
  })
}

/** Files that a warning names. */
const mostNamed = 3

/** Holds the baseline's copies against how they were before the contender first ran. */
export class CopyWatch {
  #changes: Changes = { changed: [], added: [], written: [] }
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
    return this.#changes.changed
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

  /** Takes note of what the version that becomes the next baseline wrote in its first run, which has just ended. */
  learn(): void {
    this.#guard?.learn()
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
  async reinstall(installAgain: NonNullable<MeasurePorts['installAgain']>): Promise<NotInstalled | undefined> {
    this.look()
    this.#isSettled = false
    const failure = await installAgain()
    this.#note({ changed: failure?.changed ?? [], added: [], written: [] })
    return failure
  }

  /**
   * Has all copies made anew, after a last look at the old ones and at what the new ones are made from: none are where somebody has changed
   * these, since nothing is compared then. If it fails, nobody looks at them again: it was us who left them half-made.
   */
  async renew(renewal: Renewal): Promise<void> {
    this.look()
    this.#note({ changed: renewal.check(), added: [], written: [] })
    if (this.tampered.length > 0) return
    const wasSettled = this.#isSettled
    this.#isSettled = false
    this.#guard?.follow(await renewal.renew())
    this.#isSettled = wasSettled
  }

  #note(now: Changes): void {
    const before = this.#changes
    const unite = (kind: keyof Changes): readonly string[] => [...new Set([...before[kind], ...now[kind]])]
    this.#changes = { changed: unite('changed'), added: unite('added'), written: unite('written') }
  }

  warn(): readonly Warning[] {
    const { added, written } = this.#changes
    const ofAdded = `files were added to the baseline's copies during the measurement (${nameSome(added, 1)}): if the contender added them, they may change what the baseline does`
    const ofWritten = `the baseline's first run changed files of its own (${nameSome(written, mostNamed)}): if its command does not write these, somebody else did, and no verdict holds`
    return [
      ...(added.length === 0 ? [] : [{ code: 'files-added', message: ofAdded }]),
      ...(written.length === 0 ? [] : [{ code: 'files-written', message: ofWritten }]),
    ]
  }
}
