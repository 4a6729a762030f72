import * as v from 'valibot'
import type { Conversation } from '../../forge/conversation.js'
import { listedComments } from '../../forge/forge-error.js'
import type { GitLabApi } from './api.js'

const note = v.object({
  id: v.number(),
  body: v.nullish(v.string()),
  author: v.nullish(v.object({ username: v.string() })),
  /** Set for notes that GitLab itself writes, such as of a new label. */
  system: v.optional(v.boolean(), false),
})

const ended: readonly string[] = ['success', 'failed', 'canceled', 'skipped']

/** The notes of merge request `iid`, whose page is at `url`. */
export function makeConversation(
  api: GitLabApi,
  { iid, url }: { readonly iid: number; readonly url: string },
): Conversation {
  const request = `merge_requests/${iid}`
  const urlOf = (id: number): string => `${url}#note_${id}`
  let login: Promise<string> | undefined
  return {
    async list() {
      const notes = (await api.list(listedComments, { path: `${request}/notes`, item: note })).filter(
        ({ system }) => !system,
      )
      return notes.map(({ id, body, author }) => ({
        ...{ id, url: urlOf(id), body: body ?? '' },
        author: author ? { login: author.username, isBot: false } : null,
      }))
    },
    async create(body) {
      const { id } = await api.ask({ method: 'POST', path: `${request}/notes`, body: { body } }, note)
      return { id, url: urlOf(id) }
    },
    async update(id, body) {
      await api.ask({ method: 'PUT', path: `${request}/notes/${id}`, body: { body } }, note)
    },
    remove: id => api.remove(`${request}/notes/${id}`),
    async readHead() {
      const { sha } = await api.ask({ path: request }, v.object({ sha: v.nullable(v.string()) }))
      return sha ?? ''
    },
    readLogin: () =>
      (login ??= api.ask({ path: '/user' }, v.object({ username: v.string() })).then(({ username }) => username)),
    async isUnderWay({ id }) {
      const { status } = await api.ask({ path: `pipelines/${id}` }, v.object({ status: v.string() }))
      return !ended.includes(status)
    },
  }
}
