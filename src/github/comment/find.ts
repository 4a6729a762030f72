import * as v from 'valibot'
import { decodeMarker, type Marker, suiteKey } from '../../report/marker.js'
import type { Api } from '../api/api.js'
import { GitHubError } from '../api/github-error.js'

/** A comment of a pull request, as far as it matters here. */
export interface PostedComment {
  readonly id: number
  readonly url: string
  readonly body: string
  readonly author: { readonly login: string; readonly isBot: boolean } | null
}

/** A comment that bears the marker of a suite. */
export interface MarkedComment extends PostedComment {
  readonly marker: Marker
}

/** The comments of one pull request; all of it may fail with a {@link GitHubError}. */
export interface Conversation {
  /** All of them, over all pages. */
  readonly list: () => Promise<readonly PostedComment[]>
  /** The address of the new comment. */
  readonly create: (body: string) => Promise<string>
  readonly update: (id: number, body: string) => Promise<void>
  readonly remove: (id: number) => Promise<void>
  /** The commit that the pull request points at now. */
  readonly readHead: () => Promise<string>
  /** The login that comments are made under. */
  readonly readLogin: () => Promise<string>
}

const viewer = v.object({ data: v.object({ viewer: v.object({ login: v.string() }) }) })

/** The comments of a pull request on GitHub; pages are as large as they can be, since each is a request. */
export function makeConversation(api: Api, number: number): Conversation {
  const place = api.repository
  const { issues, pulls } = api.rest
  return {
    async list() {
      const comments = await api.paginate(issues.listComments, { ...place, issue_number: number, per_page: 100 })
      return comments.map(({ id, html_url, body, user }) => ({
        id,
        url: html_url,
        body: body ?? '',
        author: user && { login: user.login, isBot: user.type === 'Bot' },
      }))
    },
    async create(body) {
      const { data } = await issues.createComment({ ...place, issue_number: number, body })
      return data.html_url
    },
    async update(id, body) {
      await issues.updateComment({ ...place, comment_id: id, body })
    },
    async remove(id) {
      await issues.deleteComment({ ...place, comment_id: id })
    },
    async readHead() {
      const { data } = await pulls.get({ ...place, pull_number: number })
      return data.head.sha
    },
    async readLogin() {
      // REST tells it only of people's tokens.
      const { data } = await api.request('POST /graphql', { query: '{ viewer { login } }' })
      const told = v.safeParse(viewer, data)
      if (!told.success) throw new GitHubError('refused', 'GitHub did not tell whose token this is', {})
      return told.output.data.viewer.login
    },
  }
}

/**
 * The suite's comments by the token's own author, the oldest first: anyone can write our marker into a comment.
 *
 * Nobody but a workflow of the repository writes as `github-actions[bot]`; so where all are by that one, as with the token of
 * the job, no request is spent on who we are.
 */
export async function findMine(conversation: Conversation, suite: string): Promise<readonly MarkedComment[]> {
  const marked = findMarked(await conversation.list(), suiteKey(suite))
  if (marked.every(comment => isBy(comment, jobLogin))) return marked
  const login = await readLogin(conversation)
  return marked.filter(comment => isBy(comment, login))
}

/** Where GitHub does not tell who we are, we are whom most are. */
async function readLogin(conversation: Conversation): Promise<string> {
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
