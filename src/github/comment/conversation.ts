import * as v from 'valibot'
import type { Api } from '../api/api.js'
import { GitHubError } from '../api/github-error.js'
import type { Conversation } from './comment.js'

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
