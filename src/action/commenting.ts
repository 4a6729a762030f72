import { join } from 'node:path'
import { nameCommentArtifact } from '../baseline/artifact-name.js'
import type { Acceptance } from '../compare/gate/gate.js'
import type { Pages } from '../forge/pages.js'
import { type CommentRequest, type CommentResult, noteRun, writeComment } from '../forge/write.js'
import type { Api } from '../github/api/api.js'
import { ArtifactError } from '../github/artifacts/artifact-error.js'
import { uploadArtifact } from '../github/artifacts/upload.js'
import { makeConversation } from '../github/conversation.js'
import { makeAcceptanceFinder } from '../github/labels.js'
import type { Pull, ReadOnlyCause, Run } from '../github/run.js'
import { log } from '../github/step/log.js'
import { setOutput } from '../github/step/step.js'
import type { RecordKey } from '../record/key.js'
import { debug } from '../system/debug.js'
import { DiskError, writeWhole } from '../system/disk.js'
import { makeTemporaryDirectory } from '../system/temporary.js'
import type { Announcements } from './announcements.js'
import type { ReportingInputs } from './inputs.js'

/** Everything that a comparison does with its pull request. */
interface Commenting {
  /** Notes in the existing comment that it is being measured again; if its scope ends without a report, the note is removed. */
  begin(): Promise<void>
  /** Says what was found; undefined where there is no pull request to say it in. */
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
  asked: ReportingInputs & { readonly key: RecordKey },
): Commenting {
  const { suite, part, partNumber } = asked.key
  const isPart = part !== undefined || partNumber !== undefined
  if (api === undefined || isPart) {
    debug(`comment: none is written, because ${isPart ? 'a merged report says it for all parts' : 'there is no token'}`)
    return silent
  }
  const { pull, identity, url: runUrl } = run
  const findAcceptance = makeAcceptanceFinder(api, run, asked.overrideLabel)
  if (pull === undefined) {
    debug('comment: none is written, because the run belongs to no pull request')
    return { ...silent, findAcceptance }
  }
  const { number, readOnlyCause } = pull
  if (readOnlyCause !== undefined) debug(`comment: none is written, because the token may only read (${readOnlyCause})`)
  if (readOnlyCause !== undefined || asked.comment === 'never')
    return { ...silent, findAcceptance, tell: async () => explain(asked, pull) }
  return {
    findAcceptance,
    async begin() {
      announcements.note = { pull: number, suite }
      const noted = await noteRun(makeConversation(api, number), { suite, run: identity, runUrl })
      if (noted.kind === 'failed') log.info(`The comment was not marked as outdated: ${noted.reason}`)
      if (noted.kind === 'silent' || noted.kind === 'forbidden') announcements.note = undefined
    },
    async tell(pages) {
      announcements.isReporting = true
      const result = await postComment({ api, run, pull: number, request: { ...pages(), policy: asked.comment } })
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

/** A comment to write, and the run that writes it. */
interface CommentPosting {
  readonly api: Api
  /** The run that this step is of, which may tell of another one. */
  readonly run: Run
  /** Number of the pull request. */
  readonly pull: number
  readonly request: CommentRequest
  /** The reason why the token may only read, if it may not write. */
  readonly cause?: ReadOnlyCause | undefined
}

/** Writes the comment, and says what became of it; one that GitHub did not take is kept as an artifact, with the command that posts it later. */
export async function postComment({ api, run, pull, request, cause }: CommentPosting): Promise<CommentResult> {
  const result = await writeComment(makeConversation(api, pull), request)
  const command = result.kind === 'failed' ? await keepComment({ run, pull, request }, result.id) : undefined
  announceComment(result, { cause, command })
  return result
}

/** undefined: it could not be kept either. */
async function keepComment(
  { run, pull, request }: Pick<CommentPosting, 'run' | 'pull' | 'request'>,
  id: number | undefined,
): Promise<string | undefined> {
  const name = nameCommentArtifact(request.suite)
  try {
    await using home = await makeTemporaryDirectory()
    const path = join(home.path, commentEntry)
    writeWhole(path, request.body)
    const stored = await uploadArtifact({ name, files: [path], root: home.path })
    setOutput('artifact-id', stored.id)
    return describePosting(name, run, { pull, id })
  } catch (error) {
    if (!(error instanceof ArtifactError || error instanceof DiskError)) throw error
    log.warning(error.message)
    return undefined
  }
}

const commentEntry = 'comment.md'

/** The command that posts the comment in the artifact `name`, or edits the one with `id`, as whoever runs it. */
function describePosting(
  name: string,
  { repository, identity }: Run,
  { pull, id }: { readonly pull: number; readonly id: number | undefined },
): string {
  const { owner, name: repositoryName, url } = repository
  const place = `${owner}/${repositoryName}`
  const { host } = new URL(url)
  const isUsual = host === 'github.com'
  const download = `gh run download ${identity.id} --repo ${isUsual ? '' : `${host}/`}${place} --name ${name} --dir ${name}`
  const method = id === undefined ? '' : '--method PATCH '
  const comments = id === undefined ? `issues/${pull}/comments` : `issues/comments/${id}`
  const post = `gh api ${isUsual ? '' : `--hostname ${host} `}${method}repos/${place}/${comments}`
  return `${download} && ${post} --field body=@${name}/${commentEntry}`
}

/** The next step for the reader of a notice, and what is not possible. */
interface Explanation {
  /** Why the token may only read. */
  readonly cause?: ReadOnlyCause | undefined
  /** The command that posts the comment later. */
  readonly command?: string | undefined
}

/** Leaves the comment's address in the outputs, and a notice where it was not written as asked. */
function announceComment(result: CommentResult, explanation: Explanation): void {
  setOutput('comment-url', 'url' in result ? result.url : '')
  const notice = explainComment(result, explanation)
  if (notice !== undefined) log.notice(notice)
}

/** Describes for the log why a comment could not be written as requested. Returns undefined if there is nothing to say. */
export function explainComment(result: CommentResult, { cause, command }: Explanation): string | undefined {
  switch (result.kind) {
    case 'created':
    case 'updated':
    case 'left':
    case 'silent':
      return undefined
    case 'superseded':
      return `The comment was left alone: ${superseded[result.by]}. This run's report is in the job summary.`
    case 'forbidden':
      return `The report is in the job summary, and not in a comment: ${cause === undefined ? result.reason : readOnly[cause]}`
    case 'failed':
      return `The report is in the job summary; the comment could not be written: ${result.reason}${command === undefined ? '' : `\nThis posts it later: ${command}`}`
  }
}

const superseded = {
  'newer-run': 'a newer run has written it, or will write it',
  'moved-head': 'the pull request has newer commits than this run',
  'more-rounds': 'an earlier run completed more rounds of the same commit',
} as const

const reporter = 'To comment on them, add a second workflow "on: workflow_run" with "mode: merge".'

const readOnly = {
  fork: `on pull requests from forks the token may only read. ${reporter}`,
  dependabot: `on pull requests by Dependabot the token may only read. ${reporter}`,
} as const
