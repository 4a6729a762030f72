import { join } from 'node:path'
import * as core from '@actions/core'
import { nameCommentArtifact } from '../baseline/artifact-name.js'
import { harmlessLines } from '../document/escape.js'
import type { Api } from '../github/api/api.js'
import { ArtifactError } from '../github/artifacts/artifact-error.js'
import { uploadArtifact } from '../github/artifacts/upload.js'
import { makeConversation } from '../github/comment/find.js'
import { type CommentRequest, type CommentResult, writeComment } from '../github/comment/write.js'
import type { ReadOnlyCause, Run } from '../github/run.js'
import { announceComment } from '../github/step/comment.js'
import { setOutput } from '../github/step/outputs.js'
import { DiskError, writeWhole } from '../system/disk.js'
import { makeTemporaryDirectory } from '../system/temporary.js'

/** A comment to write, and the run that writes it. */
export interface CommentPosting {
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
    const place = id === undefined ? `issues/${pull}/comments` : `issues/comments/${id}`
    return describePosting({ name, run, place, isEdit: id !== undefined })
  } catch (error) {
    if (!(error instanceof ArtifactError || error instanceof DiskError)) throw error
    core.warning(harmlessLines(error.message))
    return undefined
  }
}

const commentEntry = 'comment.md'

interface Posting {
  /** The name of the artifact. */
  readonly name: string
  readonly run: Run
  /** The path of the comments in GitHub's API. */
  readonly place: string
  readonly isEdit: boolean
}

/** The command that posts a kept comment, or edits the one that is there, as whoever runs it. */
function describePosting({ name, run, place, isEdit }: Posting): string {
  const { owner, name: repository, url } = run.repository
  const { host } = new URL(url)
  const isUsual = host === 'github.com'
  const download = `gh run download ${run.identity.id} --repo ${isUsual ? '' : `${host}/`}${owner}/${repository} --name ${name} --dir ${name}`
  const post = `gh api ${isUsual ? '' : `--hostname ${host} `}${isEdit ? '--method PATCH ' : ''}repos/${owner}/${repository}/${place}`
  return `${download} && ${post} --field body=@${name}/${commentEntry}`
}
