import { ForgeError } from './forge-error.js'
import { decodeMarker, type LinkedRun, type Marker, type RunIdentity, suiteKey } from './marker.js'

/** A comment of a pull request or a merge request, as far as it matters here. */
export interface PostedComment {
  readonly id: number
  readonly url: string
  readonly body: string
  readonly author: { readonly login: string; readonly isBot: boolean } | null
}

export interface MarkedComment extends PostedComment {
  readonly marker: Marker
}

export interface CreatedComment {
  readonly id: number
  readonly url: string
}

/** The comments of one pull request, or of one merge request; all of it may fail with a {@link ForgeError}, and is tried once. */
export interface Conversation {
  /** The author that only jobs of the project can be, where the forge has one. Then no request is spent on who we are. */
  readonly jobLogin?: string
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

/** A run that posts a comment, and where it posts it. */
export interface ReviewJob extends LinkedRun {
  readonly conversation: Conversation
}

/**
 * Finds those of `comments` that belong to the suite and are by the token's own author, the oldest first, because anyone can write our marker
 * into a comment. If all are by the author that only jobs can be, no request is spent on who we are.
 */
export async function findMine(
  conversation: Pick<Conversation, 'jobLogin' | 'readLogin'>,
  comments: readonly PostedComment[],
  suite: string,
): Promise<readonly MarkedComment[]> {
  return await findOurs(conversation, comments, ({ key }) => key === suiteKey(suite))
}

/** Finds those of `comments` by the token's own author whose marker is wanted, the oldest first. */
export async function findOurs(
  conversation: Pick<Conversation, 'jobLogin' | 'readLogin'>,
  comments: readonly PostedComment[],
  isWanted: (marker: Marker) => boolean,
): Promise<readonly MarkedComment[]> {
  const marked = findMarked(comments, isWanted)
  const { jobLogin } = conversation
  if (jobLogin !== undefined && marked.every(comment => isBy(comment, jobLogin))) return marked
  if (marked.length === 0) return marked
  const login = await readLogin(conversation)
  return marked.filter(comment => isBy(comment, login))
}

/** Asks for our own login. Where the forge does not tell, it is the one of most jobs. */
async function readLogin(conversation: Pick<Conversation, 'jobLogin' | 'readLogin'>): Promise<string> {
  const { jobLogin } = conversation
  try {
    return await conversation.readLogin()
  } catch (error) {
    if (error instanceof ForgeError && jobLogin !== undefined) return jobLogin
    throw error
  }
}

/** An app is called with and without its suffix, which no user's name can have. */
function isBy({ author }: PostedComment, login: string): boolean {
  if (author === null) return false
  return author.isBot ? bare(author.login) === bare(login) : author.login === login
}

function bare(login: string): string {
  return login.replace(/\[bot\]$/, '')
}

function findMarked(
  comments: readonly PostedComment[],
  isWanted: (marker: Marker) => boolean,
): readonly MarkedComment[] {
  const marked = comments.flatMap(comment => {
    const marker = decodeMarker(comment.body)
    return marker !== undefined && isWanted(marker) ? { ...comment, marker } : []
  })
  return marked.sort((a, b) => a.id - b.id)
}
