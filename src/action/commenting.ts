import * as core from '@actions/core'
import type { Acceptance } from '../compare/gate/decision.js'
import { harmlessLines } from '../document/escape.js'
import type { Api } from '../github/api/api.js'
import { makeConversation } from '../github/comment/find.js'
import { makePages } from '../github/comment/pages.js'
import { type CommentResult, noteRun } from '../github/comment/write.js'
import { makeAcceptanceFinder } from '../github/labels.js'
import type { Pull, Run } from '../github/run.js'
import { announceComment } from '../github/step/comment.js'
import type { RecordKey } from '../record/key.js'
import type { Report } from '../report/report.js'
import { debug } from '../system/debug.js'
import type { Announcements } from './announcements.js'
import type { ReportingInputs } from './inputs.js'
import { postComment } from './post-comment.js'

/** Everything that a comparison does with its pull request. */
export interface Commenting {
  /** Notes in the existing comment that it is being measured again; if its scope ends without a report, the note is removed. */
  begin(): Promise<void>
  /** Says what was found, with a link to its page; undefined where there is no pull request to say it in. */
  tell(report: Report, pageUrl: string | undefined): Promise<CommentResult | undefined>
  /** Asks if somebody has accepted what the gate would fail on; undefined where nobody can. */
  readonly findAcceptance: (() => Promise<Acceptance>) | undefined
}

const silent: Commenting = {
  begin: async () => undefined,
  tell: async () => undefined,
  findAcceptance: undefined,
}

/** The pull request of `run`; a part of a merged report writes no comment itself. */
export function openCommenting(
  { run, api, announcements }: Pick<Writing, 'run' | 'announcements'> & { readonly api: Api | undefined },
  asked: ReportingInputs & { readonly key: RecordKey },
): Commenting {
  const { pull } = run
  const isPart = asked.key.part !== undefined || asked.key.partNumber !== undefined
  if (api === undefined || isPart) {
    debug(`comment: none is written, because ${isPart ? 'a merged report says it for all parts' : 'there is no token'}`)
    return silent
  }
  const findAcceptance = makeAcceptanceFinder(api, run, asked.overrideLabel)
  if (pull === undefined) {
    debug('comment: none is written, because the run belongs to no pull request')
    return { ...silent, findAcceptance }
  }
  if (pull.readOnlyCause !== undefined)
    debug(`comment: none is written, because the token may only read (${pull.readOnlyCause})`)
  return {
    findAcceptance,
    ...(pull.readOnlyCause === undefined && asked.comment !== 'never'
      ? makeWriter({ api, pull: pull.number, run, announcements, asked })
      : { begin: silent.begin, tell: async () => explain(asked, pull) }),
  }
}

interface Writing {
  readonly api: Api
  /** Number of the pull request. */
  readonly pull: number
  readonly run: Run
  readonly announcements: Announcements
  readonly asked: ReportingInputs & { readonly key: RecordKey }
}

function makeWriter({ api, pull, run, announcements, asked }: Writing): Pick<Commenting, 'begin' | 'tell'> {
  const { suite } = asked.key
  return {
    async begin() {
      announcements.note = { pull, suite }
      const noted = await noteRun(makeConversation(api, pull), { suite, run: run.identity, runUrl: run.url })
      if (noted.kind === 'failed') core.info(harmlessLines(`The comment was not marked as outdated: ${noted.reason}`))
      if (noted.kind === 'silent' || noted.kind === 'forbidden') announcements.note = undefined
    },
    async tell(report, pageUrl) {
      announcements.isReporting = true
      const pages = makePages(report, { ...asked, suite, run: run.identity, runUrl: run.url, pageUrl })
      const result = await postComment({ api, run, pull, request: { ...pages, policy: asked.comment } })
      if (isNoteGone(result)) announcements.note = undefined
      return result
    },
  }
}

/** Returns whether a comment that was marked as being measured again has changed since, as a newer run does. */
function isNoteGone(result: CommentResult): boolean {
  if (result.kind === 'superseded') return result.by === 'more-rounds'
  return result.kind !== 'failed' && result.kind !== 'forbidden'
}

/** A token that only reads is no reason to ask: its record goes to the reporter. */
function explain({ comment }: ReportingInputs, { readOnlyCause }: Pull): CommentResult {
  if (comment === 'never') return { kind: 'silent' }
  const result: CommentResult = { kind: 'forbidden', reason: 'its token may only read' }
  announceComment(result, { cause: readOnlyCause })
  return result
}
