import { decodeMarker, isSame, noteAgain, type RunIdentity } from '../../report/marker.js'
import { GitHubError } from '../api/github-error.js'
import { type Decision, decideComment, decideNote } from './decide.js'
import { type Conversation, findMine, type MarkedComment } from './find.js'

/** When there is a comment: where something changed, or always. */
export type CommentPolicy = 'auto' | 'changes' | 'never'

/** What a run has to say. */
export interface CommentRequest {
  readonly suite: string
  readonly run: RunIdentity
  readonly policy: CommentPolicy
  /** Whether there is anything that a policy of `changes` makes a comment for. */
  readonly isChanged: boolean
  readonly body: string
  /** For the case that GitHub refuses the body. */
  readonly shortBody: string
}

/** What became of the comment; none of it is a reason to fail the job. */
export type CommentResult =
  | { readonly kind: 'created' | 'updated' | 'left'; readonly url: string }
  | { readonly kind: 'silent' }
  | { readonly kind: 'superseded'; readonly by: 'newer-run' | 'moved-head' }
  /** The token may not write, as on pull requests from forks. */
  | { readonly kind: 'forbidden'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }

/** Makes, renews or leaves the one comment of a suite, and removes what a race may have left beside it. */
export async function writeComment(conversation: Conversation, request: CommentRequest): Promise<CommentResult> {
  if (request.policy === 'never') return { kind: 'silent' }
  return orFailure(async () => carryOut(await decide(conversation, request), conversation, request))
}

/**
 * The comment in which `run` itself has told already, of whatever suite; undefined where it has not.
 *
 * Its jobs could write, then, and a reporter has nothing to add. Only what a workflow of the repository wrote counts: anybody can write
 * our marker.
 */
export async function findTold(conversation: Conversation, run: RunIdentity): Promise<CommentResult | undefined> {
  return orFailure(async () => {
    const told = (await conversation.list()).find(({ body, author }) => {
      const marker = decodeMarker(body)
      return marker !== undefined && isSame(marker.run, run) && author?.isBot && author.login === 'github-actions[bot]'
    })
    return told && { kind: 'left', url: told.url }
  })
}

/** What became of the note that a run has begun. */
export type NoteResult =
  | { readonly kind: 'noted'; readonly url: string }
  | Extract<CommentResult, { readonly kind: 'silent' | 'forbidden' | 'failed' }>

/** Says in the suite's comment, where there is one, that `run` measures anew. To be done before anything is measured. */
export async function noteRun(
  conversation: Conversation,
  { suite, run }: Pick<CommentRequest, 'suite' | 'run'>,
): Promise<NoteResult> {
  return orFailure(async () => {
    const comment = decideNote(await findMine(conversation, suite), run)
    if (comment === undefined) return { kind: 'silent' }
    await conversation.update(comment.id, noteAgain(comment.body, run))
    return { kind: 'noted', url: comment.url }
  })
}

async function decide(conversation: Conversation, request: CommentRequest): Promise<Decision> {
  const mine = await findMine(conversation, request.suite)
  const isWorthCreating = request.policy === 'auto' || request.isChanged
  if (mine.length === 0 && !isWorthCreating) return { kind: 'silence' }
  // Last, so that there is the least time for it to change.
  const head = await conversation.readHead()
  return decideComment(mine, { ...request, head, isWorthCreating })
}

async function carryOut(
  decision: Decision,
  conversation: Conversation,
  request: CommentRequest,
): Promise<CommentResult> {
  switch (decision.kind) {
    case 'silence':
      return { kind: 'silent' }
    case 'superseded':
      return decision
    case 'create':
      return create(conversation, request)
    case 'leave':
      await removeAll(conversation, decision.duplicates)
      return { kind: 'left', url: decision.comment.url }
    case 'update': {
      const { comment, duplicates } = decision
      const result = await update(conversation, comment, request)
      await removeAll(conversation, duplicates)
      return result
    }
  }
}

async function create(conversation: Conversation, request: CommentRequest): Promise<CommentResult> {
  return { kind: 'created', url: await withShorter(request, body => conversation.create(body)) }
}

async function update(
  conversation: Conversation,
  { id, url }: MarkedComment,
  request: CommentRequest,
): Promise<CommentResult> {
  try {
    await withShorter(request, body => conversation.update(id, body))
    return { kind: 'updated', url }
  } catch (error) {
    // Someone removed it a moment ago.
    if (error instanceof GitHubError && error.kind === 'not-found') return create(conversation, request)
    throw error
  }
}

async function withShorter<T>({ body, shortBody }: CommentRequest, write: (body: string) => Promise<T>): Promise<T> {
  try {
    return await write(body)
  } catch (error) {
    if (error instanceof GitHubError && error.kind === 'refused') return write(shortBody)
    throw error
  }
}

/** A duplicate that stays is no harm: the next run finds it again. */
async function removeAll(conversation: Conversation, duplicates: readonly MarkedComment[]): Promise<void> {
  for (const { id } of duplicates)
    await orFailure(async () => {
      await conversation.remove(id)
      return { kind: 'silent' }
    })
}

async function orFailure<T>(work: () => Promise<T>): Promise<T | { kind: 'forbidden' | 'failed'; reason: string }> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return { kind: error.kind === 'forbidden' ? 'forbidden' : 'failed', reason: error.message }
  }
}
