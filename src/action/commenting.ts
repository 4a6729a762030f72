import type { Acceptance } from '../compare/gate/gate.js'
import type { Pages } from '../forge/pages.js'
import { type CommentResult, noteRun } from '../forge/write.js'
import type { Api } from '../github/api/api.js'
import { explainSilence, postComment } from '../github/comment.js'
import { makeConversation } from '../github/conversation.js'
import { makeAcceptanceFinder } from '../github/labels.js'
import type { Run } from '../github/run.js'
import { log } from '../github/step/log.js'
import type { RecordKey } from '../record/key.js'
import { debug } from '../system/debug.js'
import { once } from '../util/once.js'
import type { Announcements } from './announcements.js'
import type { ReportingInputs } from './inputs.js'

/** Everything that a comparison does with its pull request. */
interface Commenting {
  /** Notes in the existing comment that it is being measured again; if its scope ends without a report, the note is removed. */
  begin(): Promise<void>
  /** Says what was found, and says it again when more is known; undefined where there is no pull request to say it in. */
  tell(pages: () => Pages): Promise<CommentResult | undefined>
  /** Asks if somebody has accepted what the gate would fail on; undefined where nobody can. */
  readonly findAcceptance: (() => Promise<Acceptance>) | undefined
}

const silent: Commenting = {
  begin: async () => undefined,
  tell: async () => undefined,
  findAcceptance: undefined,
}

/** The run that comments, if it has a token. */
interface Commenter {
  readonly run: Run
  readonly api: Api | undefined
  readonly announcements: Announcements
}

/** The pull request of `run`; a part of a merged report writes no comment itself. */
export function openCommenting(
  { run, api, announcements }: Commenter,
  inputs: ReportingInputs & { readonly key: RecordKey },
): Commenting {
  const { suite, part } = inputs.key
  const isPart = part !== undefined
  if (api === undefined || isPart) {
    debug(`comment: none is written, because ${isPart ? 'a merged report says it for all parts' : 'there is no token'}`)
    return silent
  }
  const { pull, identity, url: runUrl } = run
  const findAcceptance = makeAcceptanceFinder(api, run, inputs.overrideLabel)
  if (pull === undefined) {
    debug('comment: none is written, because the run belongs to no pull request')
    return { ...silent, findAcceptance }
  }
  const { number, readOnlyCause } = pull
  if (readOnlyCause !== undefined) debug(`comment: none is written, because the token may only read (${readOnlyCause})`)
  if (readOnlyCause !== undefined || inputs.comment === 'never')
    return { ...silent, findAcceptance, tell: once(async () => explainSilence(inputs.comment, pull)) }
  let settled: CommentResult | undefined
  return {
    findAcceptance,
    async begin() {
      announcements.note = { pull: number, suite }
      const noted = await noteRun(makeConversation(api, number), { suite, run: identity, runUrl })
      if (noted.kind === 'failed') log.info(`The comment was not marked as outdated: ${noted.reason}`)
      if (noted.kind === 'silent' || noted.kind === 'forbidden') announcements.note = undefined
    },
    async tell(pages) {
      if (settled !== undefined) return settled
      announcements.isReporting = true
      const result = await postComment({ api, run, pull: number, request: { ...pages(), policy: inputs.comment } })
      if (isNoteGone(result)) announcements.note = undefined
      // More that is known changes nothing about these.
      if (result.kind === 'forbidden' || result.kind === 'superseded') settled = result
      return result
    },
  }
}

/** Returns whether a comment that was marked as being measured again has changed since, as a newer run does. */
function isNoteGone(result: CommentResult): boolean {
  if (result.kind === 'superseded') return result.by === 'more-rounds'
  return result.kind !== 'failed' && result.kind !== 'forbidden'
}
