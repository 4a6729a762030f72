import * as core from '@actions/core'
import { harmlessLines } from '../document/escape.js'
import { shortPatience } from '../forge/insist.js'
import { removeRunNote } from '../forge/write.js'
import { describeError } from '../github/api/github-error.js'
import type { CheckRun } from '../github/check-run.js'
import { makeConversation } from '../github/conversation.js'
import type { Run } from '../github/run.js'
import { Interruption } from '../system/signals.js'
import { findApi } from './api.js'

/** The suite's comment in a pull request, in which this run has noted that it measures again. */
export interface Noted {
  /** Number of the pull request. */
  readonly pull: number
  readonly suite: string
}

const signals = ['SIGINT', 'SIGTERM'] as const

type Conclusion = 'failure' | 'cancelled'

/** The announcements of this run that have no result yet: a note in a comment, and a check run in progress. */
export class Announcements {
  readonly #run: Run
  /** undefined: there is none, or it is gone. */
  note: Noted | undefined
  check: CheckRun | undefined
  /** True while the result is posted: a signal is too late then, and posting comes to its end. */
  isReporting = false
  #end: Promise<void> | undefined

  constructor(run: Run) {
    this.#run = run
    for (const name of signals) process.on(name, this.#leave)
  }

  /** Takes back what has no result, once. Nothing of it fails the job. */
  end(conclusion: Conclusion): Promise<void> {
    this.#end ??= this.#takeBack(conclusion).finally(() => {
      for (const name of signals) process.off(name, this.#leave)
    })
    return this.#end
  }

  readonly #leave = (name: NodeJS.Signals): void => {
    // While something is measured, that listens too, ends in good order, and has a result.
    if (this.isReporting || process.listenerCount(name) > 1) return
    void this.end('cancelled').finally(() => process.exit(1))
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

/** Does `work`, and takes back what it has announced without a result, also where it fails or a signal ends this process. */
export async function announcing(run: Run, work: (announcements: Announcements) => Promise<void>): Promise<void> {
  const announcements = new Announcements(run)
  try {
    await work(announcements)
  } catch (error) {
    await announcements.end(error instanceof Interruption ? 'cancelled' : 'failure')
    throw error
  }
  await announcements.end('cancelled')
}

async function orSay(what: string, work: () => Promise<string | undefined>): Promise<void> {
  const reason = await work().catch((error: unknown) => describeError(error, process.env))
  if (reason !== undefined) core.info(harmlessLines(`${what}: ${reason}`))
}
