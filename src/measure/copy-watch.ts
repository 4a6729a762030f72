import type { Round } from '../plan/round.js'
import type { Warning } from '../record/record.js'
import { nameSome } from '../util/list.js'
import type { Invoked } from './invoked.js'
import type { Changes, Guard, Renewal } from './session.js'

/** Holds the baseline's copies against how they were before the contender first ran. */
export class CopyWatch {
  #found: Changes = { changed: [], added: [] }
  #isSettled = false
  readonly #guard: Guard | undefined
  readonly #baseline: string

  constructor(guard: Guard | undefined, baseline: string) {
    this.#guard = guard
    this.#baseline = baseline
  }

  /** Whether the first round is still to come. */
  get isDue(): boolean {
    return this.#guard !== undefined && !this.#isSettled
  }

  /** Files that somebody changed or removed, of copies or of what they are made from. */
  get tampered(): readonly string[] {
    return this.#found.changed
  }

  /** Has `round` run with the baseline's part first: what that leaves in its copies is its own. */
  async runFirst(round: Round, run: (round: Round) => Promise<readonly Invoked[]>): Promise<readonly Invoked[]> {
    this.#guard?.begin()
    const ofBaseline = await run(round.filter(({ side }) => side === this.#baseline))
    this.#guard?.settle()
    this.#isSettled = true
    return [...ofBaseline, ...(await run(round.filter(({ side }) => side !== this.#baseline)))]
  }

  /** Looks at the copies; what was changed once stays so, even where it is put back. */
  look(): void {
    if (this.#guard === undefined || !this.#isSettled) return
    this.#note(this.#guard.check())
  }

  /** Has all copies installed again, after a last look. They are watched again as soon as each of them has run. Returns why it could not be done. */
  async reinstall(installAgain: () => Promise<string | undefined>): Promise<string | undefined> {
    this.look()
    this.#isSettled = false
    return await installAgain()
  }

  /**
   * Has all copies made anew, after a last look at the old ones and at what the new ones are made from. If that fails, nobody looks
   * at them again: it was us who left them half-made.
   */
  async renew(renewal: Renewal): Promise<void> {
    this.look()
    this.#note({ changed: renewal.check(), added: [] })
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
