import { type Conversation, findMine } from '../../../forge/conversation.js'
import { insist, Patience, shortPatience } from '../../../forge/insist.js'
import { encodeMarker, type RunIdentity, suiteKey } from '../../../forge/marker.js'
import type { Api } from '../../../github/api/api.js'
import { describeError, GitHubError } from '../../../github/api/github-error.js'
import { log } from '../../../github/step/log.js'

/** Stands in the hidden line of a refusal, where an answer has its suite. */
const refusals = '/bench'

/** Says in one comment of the pull request why a request came to nothing; a later refusal replaces it. */
export async function tellRefusal(conversation: Conversation, run: RunIdentity, text: string): Promise<void> {
  const body = `${encodeMarker(suiteKey(refusals), run)}${text}`
  await orSay('The refusal is not in a comment', async () => {
    const [comment] = await findMine(conversation, await conversation.list(), refusals)
    await (comment === undefined ? conversation.create(body) : conversation.update(comment.id, body))
  })
}

/** Removes what {@link tellRefusal} said of an earlier request. */
export async function removeRefusals(conversation: Conversation): Promise<void> {
  await orSay('The comment with an earlier refusal is still there', async () => {
    for (const { id } of await findMine(conversation, await conversation.list(), refusals))
      await conversation.remove(id)
  })
}

/** GitHub has no other reactions for *seen*, *done* and *not done*. */
type Reaction = 'eyes' | '+1' | 'confused'

/** Reacts to the comment that asked. */
export async function react(api: Api, comment: number | undefined, content: Reaction): Promise<void> {
  if (comment === undefined) return
  await orSay('The request has no reaction', async () => {
    await api.once.rest.reactions.createForIssueComment({ ...api.repository, comment_id: comment, content })
  })
}

/** Does `work`, which people can do without. */
async function orSay(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await insist(work, new Patience(shortPatience))
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    log.notice(`${what}: ${describeError(error, process.env)}`)
  }
}
