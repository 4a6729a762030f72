import * as v from 'valibot'
import type { Api } from '../api/api.js'
import { listAll } from '../api/api.js'
import { GitHubError, isRequestFailure } from '../api/github-error.js'
import type { Post } from '../api/issues.js'
import { decodeMarker, type Marker, type RunIdentity, suiteKey } from './marker.js'

/** A comment of a pull request, as far as it matters here. */
export type PostedComment = Post

/** A comment that bears the marker of a suite. */
export interface MarkedComment extends PostedComment {
  readonly marker: Marker
}

/** A comment that was just made. */
export interface CreatedComment {
  readonly id: number
  readonly url: string
}

/** The comments of one pull request; all of it may fail with a {@link GitHubError}, and is tried once. */
export interface Conversation {
  /** All of them, over all pages. */
  readonly list: () => Promise<readonly PostedComment[]>
  readonly create: (body: string) => Promise<CreatedComment>
  readonly update: (id: number, body: string) => Promise<void>
  readonly remove: (id: number) => Promise<void>
  /** The commit that the pull request points at now. */
  readonly readHead: () => Promise<string>
  /** The login that comments are made under. */
  readonly readLogin: () => Promise<string>
  /** Returns whether that attempt of a run has not ended yet. */
  readonly isUnderWay: (run: RunIdentity) => Promise<boolean>
}

/** The comments of a pull request on GitHub. */
export function makeConversation({ once, request, repository }: Api, number: number): Conversation {
  const { actions, issues, pulls } = once.rest
  const place = { ...repository, issue_number: number }
  let login: Promise<string> | undefined
  return {
    list: () => listComments(page => issues.listComments({ ...place, ...page })),
    async create(body) {
      const { data } = await issues.createComment({ ...place, body })
      return { id: data.id, url: data.html_url }
    },
    async update(id, body) {
      await issues.updateComment({ ...repository, comment_id: id, body })
    },
    async remove(id) {
      await issues.deleteComment({ ...repository, comment_id: id })
    },
    async readHead() {
      const { data } = await pulls.get({ ...repository, pull_number: number })
      return data.head.sha
    },
    readLogin: () => (login ??= askForLogin(request)),
    async isUnderWay({ id, attempt }) {
      const { data } = await actions.getWorkflowRun({ ...repository, run_id: id })
      return data.status !== 'completed' && data.run_attempt === attempt
    },
  }
}

/** REST tells it only of people's tokens. */
async function askForLogin(request: Api['request']): Promise<string> {
  const { data } = await request('POST /graphql', { query: '{ viewer { login } }' })
  const told = v.safeParse(viewer, data)
  if (!told.success) throw new GitHubError('refused', 'GitHub did not say whose token this is')
  return told.output.data.viewer.login
}

const viewer = v.object({ data: v.object({ viewer: v.object({ login: v.string() }) }) })

async function listComments(ask: Parameters<typeof listAll<PostedBody>>[0]): Promise<readonly PostedComment[]> {
  try {
    return (await listAll(ask)).map(({ id, html_url, body, user }) => ({
      id,
      url: html_url,
      body: body ?? '',
      author: user && { login: user.login, isBot: user.type === 'Bot' },
    }))
  } catch (error) {
    throw error instanceof GitHubError && error.kind === 'forbidden' ? nameRightToWrite(error) : error
  }
}

type PostedBody = Awaited<ReturnType<Api['rest']['issues']['listComments']>>['data'][number]

/** GitHub names the right to read; but comments are listed to write one, and with that alone the next request would fail. */
function nameRightToWrite({ message, cause }: GitHubError): GitHubError {
  const named = message.replaceAll(': read"', ': write"')
  const isNamed = named.includes('"pull-requests: write"') || !isRequestFailure(cause) || cause.status !== 403
  const hint = isNamed ? '' : '; to comment, the job needs "pull-requests: write" under "permissions"'
  return new GitHubError('forbidden', `${named}${hint}`, { cause })
}

/**
 * Finds those of `comments` that belong to the suite and are by the token's own author, the oldest first. Anyone can write our
 * marker into a comment.
 *
 * Only a workflow of the repository can write as `github-actions[bot]`. So if all are by that author, as with the token of the
 * job, no request is spent on who we are.
 */
export async function findMine(
  conversation: Pick<Conversation, 'readLogin'>,
  comments: readonly PostedComment[],
  suite: string,
): Promise<readonly MarkedComment[]> {
  const marked = findMarked(comments, suiteKey(suite))
  if (marked.every(comment => isBy(comment, jobLogin))) return marked
  const login = await readLogin(conversation)
  return marked.filter(comment => isBy(comment, login))
}

/** Asks for our own login. Where GitHub does not tell, it is the one of most workflows. */
async function readLogin(conversation: Pick<Conversation, 'readLogin'>): Promise<string> {
  try {
    return await conversation.readLogin()
  } catch (error) {
    if (error instanceof GitHubError) return jobLogin
    throw error
  }
}

const jobLogin = 'github-actions[bot]'

/** An app is called with and without its suffix, which no user's name can have. */
function isBy({ author }: PostedComment, login: string): boolean {
  if (author === null) return false
  return author.isBot ? bare(author.login) === bare(login) : author.login === login
}

function bare(login: string): string {
  return login.replace(/\[bot\]$/, '')
}

/** The comments that bear the marker of `key`, the oldest first. */
function findMarked(comments: readonly PostedComment[], key: string): readonly MarkedComment[] {
  const marked = comments.flatMap(comment => {
    const marker = decodeMarker(comment.body)
    return marker?.key === key ? { ...comment, marker } : []
  })
  return marked.sort((one, other) => one.id - other.id)
}
