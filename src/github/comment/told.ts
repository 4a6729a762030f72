import { decodeMarker, isSame, type RunIdentity } from '../../report/marker.js'
import { GitHubError } from '../api/github-error.js'
import type { CommentResult, Conversation } from './comment.js'

/**
 * The comment in which `run` itself has told already, of whatever suite; undefined where it has not.
 *
 * Its jobs could write, then, and a reporter has nothing to add. Only what a workflow of the repository wrote counts: anybody can write
 * our marker.
 */
export async function findTold(conversation: Conversation, run: RunIdentity): Promise<CommentResult | undefined> {
  try {
    const told = (await conversation.list()).find(({ body, author }) => {
      const marker = decodeMarker(body)
      return marker !== undefined && isSame(marker.run, run) && author?.isBot && author.login === 'github-actions[bot]'
    })
    return told && { kind: 'left', url: told.url }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return { kind: error.kind === 'forbidden' ? 'forbidden' : 'failed', reason: error.message }
  }
}
