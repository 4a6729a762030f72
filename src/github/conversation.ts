import * as v from 'valibot'
import type { Conversation, PostedComment } from '../forge/conversation.js'
import { listedComments } from '../forge/forge-error.js'
import type { Api } from './api/api.js'
import { listAll } from './api/api.js'
import { askGraph } from './api/base.js'
import { GitHubError, isRequestFailure } from './api/github-error.js'

/** The comments of a pull request on GitHub. */
export function makeConversation({ once, graphql, repository }: Api, number: number): Conversation {
  const { actions, issues, pulls } = once.rest
  const place = { ...repository, issue_number: number }
  let login: Promise<string> | undefined
  return {
    jobLogin,
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
    readLogin: () => (login ??= askForLogin(graphql)),
    async isUnderWay({ id, attempt }) {
      const { data } = await actions.getWorkflowRun({ ...repository, run_id: id })
      return data.status !== 'completed' && data.run_attempt === attempt
    },
  }
}

/** Only a workflow of the repository can write as this author. */
export const jobLogin = 'github-actions[bot]'

/** REST tells it only of people's tokens. */
async function askForLogin(graphql: Api['graphql']): Promise<string> {
  return (await askGraph({ graphql }, '{ viewer { login } }', {}, viewer)).viewer.login
}

const viewer = v.object({ viewer: v.object({ login: v.string() }) })

async function listComments(ask: Parameters<typeof listAll<PostedBody>>[1]): Promise<readonly PostedComment[]> {
  try {
    return (await listAll(listedComments, ask)).map(makePosted)
  } catch (error) {
    throw error instanceof GitHubError && error.kind === 'forbidden' ? nameRightToWrite(error) : error
  }
}

/** Reads a comment or an issue of GitHub's. */
export function makePosted({ id, html_url: url, body, user }: Posted): PostedComment {
  return { id, url, body: body ?? '', author: user && { login: user.login, isBot: user.type === 'Bot' } }
}

interface Posted {
  readonly id: number
  readonly html_url: string
  readonly body?: string | null | undefined
  readonly user: { readonly login: string; readonly type: string } | null
}

type PostedBody = Awaited<ReturnType<Api['rest']['issues']['listComments']>>['data'][number]

/** The one right that comments need, to be listed and to be written. */
const rightToComment = 'pull-requests: write'

/** GitHub names rights to read, of which one alone would have the next request fail; so the one to write is named instead. */
function nameRightToWrite({ message, cause }: GitHubError): GitHubError {
  const named = message.replaceAll(': read"', ': write"')
  const needs = `the job needs "${rightToComment}"`
  const isNamed = named.includes(`"${rightToComment}"`) || !isRequestFailure(cause) || cause.status !== 403
  const replaced = named.replace(/the job needs "[^"]*"(?: or "[^"]*")*/, needs)
  const hint = isNamed || replaced !== named ? '' : `; to comment, ${needs} under "permissions"`
  return new GitHubError('forbidden', `${isNamed ? named : replaced}${hint}`, { cause })
}
