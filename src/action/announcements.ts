import { shortPatience } from '../forge/insist.js'
import { removeRunNote } from '../forge/write.js'
import { describeError } from '../github/api/github-error.js'
import type { CheckRun } from '../github/check-run.js'
import { makeConversation } from '../github/conversation.js'
import type { Run } from '../github/run.js'
import { log } from '../github/step/log.js'
import { platform } from '../system/platform/platform.js'
import { findApi } from './api.js'

/** The suite's comment in a pull request, in which this run has noted that it measures again. */
export interface Noted {
  /** Number of the pull request. */
  readonly pull: number
  readonly suite: string
}

type Conclusion = 'failure' | 'cancelled'

/**
 * The announcements of this run that have no result yet: a note in a comment, and a check run in progress. What is left of them is taken
 * back when their scope ends, also where the run fails, and when a signal ends this process.
 */
export class Announcements implements AsyncDisposable {
  readonly #run: Run
  /** undefined: there is none, or it is gone. */
  note: Noted | undefined
  check: CheckRun | undefined
  /** True while the result is posted: a signal is too late then, and posting comes to its end. */
  isReporting = false
  /** True once the run has come to its end, so that what is left is no failure. */
  isOver = false
  readonly #interruption = new AbortController()
  #end: Promise<void> | undefined

  constructor(run: Run) {
    this.#run = run
    for (const name of platform.interruptions) process.on(name, this.#leave)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#takeBackOnce(this.isOver || this.interruption.aborted ? 'cancelled' : 'failure')
    // A page that nobody waits for any more may still be on its way.
    if (this.isOver && this.interruption.aborted) process.exit()
  }

  /** Aborted when a signal asks this process to end. */
  get interruption(): AbortSignal {
    return this.#interruption.signal
  }

  /** Takes back what has no result. Nothing of it fails the job. */
  #takeBackOnce(conclusion: Conclusion): Promise<void> {
    this.#end ??= this.#takeBack(conclusion).finally(() => {
      for (const name of platform.interruptions) process.off(name, this.#leave)
    })
    return this.#end
  }

  readonly #leave = (name: NodeJS.Signals): void => {
    this.#interruption.abort()
    // While something is measured, that listens too, ends in good order, and has a result.
    if (this.isReporting || process.listenerCount(name) > 1) return
    void this.#takeBackOnce('cancelled').finally(() => process.exit(1))
  }

  async #takeBack(conclusion: Conclusion): Promise<void> {
    const { note, check } = this
    if (note !== undefined) await orSay('The comment still says that it is measured again', () => this.#remove(note))
    if (check !== undefined) await orSay('The check run still is in progress', () => this.#conclude(check, conclusion))
  }

  async #remove({ pull, suite }: Noted): Promise<string | undefined> {
    const api = await findApi(this.#run)
    if (api === undefined) return undefined
    const { identity, url } = this.#run
    const result = await removeRunNote(makeConversation(api, pull), { suite, run: identity, runUrl: url })
    return 'reason' in result ? result.reason : undefined
  }

  async #conclude(check: CheckRun, conclusion: Conclusion): Promise<undefined> {
    const title = conclusion === 'failure' ? 'the run failed' : 'the run ended before it had a result'
    const summary = `There is no result: see the log of [the run](${this.#run.url}), and run the job again.`
    await check.put({ status: 'completed', conclusion, title, summary }, shortPatience)
  }
}

async function orSay(what: string, work: () => Promise<string | undefined>): Promise<void> {
  const reason = await work().catch((error: unknown) => describeError(error, process.env))
  if (reason !== undefined) log.info(`${what}: ${reason}`)
}
