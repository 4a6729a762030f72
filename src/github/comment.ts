import { join } from 'node:path'
import { nameCommentArtifact } from '../baseline/artifact-name.js'
import { namingAdvice } from '../forge/marker.js'
import { type CommentRequest, type CommentResult, writeComment } from '../forge/write.js'
import { DiskError, writeWhole } from '../system/disk.js'
import { makeTemporaryDirectory } from '../system/temporary.js'
import type { Api } from './api/api.js'
import { ArtifactError } from './artifacts/artifact-error.js'
import { uploadArtifact } from './artifacts/upload.js'
import { makeConversation } from './conversation.js'
import type { Pull, ReadOnlyCause, Run } from './run.js'
import { log } from './step/log.js'
import { setOutput } from './step/step.js'

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
    const command = describePosting(name, run, { pull, id })
    setOutput('artifact-id', stored.id)
    return command
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
  const notice = explainComment(result, explanation)
  if (notice !== undefined) log.notice(notice)
  if ('isShared' in result)
    log.warning(`Another job reports under the same name, so both reports are in one comment: ${namingAdvice}.`)
  setOutput('comment-url', 'url' in result ? result.url : '')
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

/** Says why there is no comment, without asking GitHub: a token that only reads is no reason to, because its record goes to the reporter. */
export function explainSilence(policy: CommentRequest['policy'], { readOnlyCause }: Pull): CommentResult {
  if (policy === 'never') return { kind: 'silent' }
  const result: CommentResult = { kind: 'forbidden', reason: 'its token may only read' }
  announceComment(result, { cause: readOnlyCause })
  return result
}
