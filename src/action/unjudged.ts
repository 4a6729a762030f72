import type { Block } from '../document/document.js'
import { markdownVoice } from '../document/escape.js'
import { summaryLimit, toMarkdown } from '../document/markdown.js'
import { message, say, trusted } from '../document/text.js'
import { tellUnjudged } from '../forge/write.js'
import { describeError } from '../github/api/github-error.js'
import { makeConversation } from '../github/conversation.js'
import type { Run } from '../github/run.js'
import { log } from '../github/step/log.js'
import { addToSummary } from '../github/step/step.js'
import { decodeOne } from '../inputs/declarations.js'
import type { Show } from '../inputs/declared/reporting.js'
import { InputError } from '../inputs/values.js'
import type { RecordKey } from '../record/key.js'
import { headlineText } from '../report/words/headline.js'
import { otherMarks } from '../report/words/words.js'
import { findApi } from './api.js'
import { readStep } from './config.js'
import { makeKey } from './inputs.js'
import { readInput } from './step-inputs.js'

/** The readers of a run that its inputs name. */
export interface Readers extends Pick<Show, 'comment'> {
  readonly key: RecordKey
  /** Set if a file that nobody could read may have named another suite. */
  readonly isGuess?: true
}

/**
 * Says why `run` ended without a report where people look for one: in the job's summary, and in the comment, which would go on to tell of an
 * older commit. Nothing of this fails the job, which has failed already.
 */
export async function reportUnjudged(error: unknown, run: Run, known: Readers | undefined): Promise<void> {
  const reason = describeError(error, process.env)
  const answer = { mark: otherMarks.failing, text: trusted('Could not be judged:'), detail: say` ${message(reason)}` }
  const block: Block = { kind: 'callout', alert: 'CAUTION', lines: [headlineText([answer])], quote: [] }
  await addToSummary(toMarkdown([block], summaryLimit))
  const { pull, identity, url: runUrl } = run
  const readers = known ?? (await findReaders())
  if (pull === undefined || pull.readOnlyCause !== undefined || readers === undefined) return
  const { comment, key, isGuess = false } = readers
  if (comment === 'never' || key.part !== undefined) return
  const api = await findApi(run)
  if (api === undefined) return
  const told = { suite: key.suite, isGuess, run: identity, runUrl, reason: markdownVoice.message(reason) }
  const noted = await tellUnjudged(makeConversation(api, pull.number), told)
  if (noted.kind === 'failed') log.info(`The comment was not marked as outdated: ${noted.reason}`)
}

/** The same by the step alone, where a file of settings cannot be read; undefined where the step itself is wrong. */
async function findReaders(): Promise<Readers | undefined> {
  try {
    const get = await readStep()
    const key = makeKey({ suite: decodeOne(get, 'suite'), part: decodeOne(get, 'part') })
    return { comment: decodeOne(get, 'show').comment, key, ...(readInput('suite') === '' && { isGuess: true }) }
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}
