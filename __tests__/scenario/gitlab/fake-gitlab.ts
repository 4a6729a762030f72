import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { findFaults } from './operations.js'

/** A note of the one merge request. */
export interface Note {
  readonly id: number
  body: string
  readonly author: { readonly username: string }
  readonly system: boolean
}

/** What goes wrong, once or as often as `times` says, with requests that begin as `on` does. */
export interface Fault {
  /** Such as `POST notes`. */
  readonly on: string
  readonly times?: number
  readonly status?: number
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /** The request is granted, and its answer never arrives. */
  readonly isAnswerLost?: true
  /** Happens just before the answer. */
  readonly meanwhile?: (gitlab: GitLab) => void
}

/** GitLab on this machine, as far as one merge request needs it. */
export interface GitLab extends AsyncDisposable {
  readonly url: string
  readonly token: string
  readonly notes: Note[]
  /** The commit that the merge request points at. */
  head: string
  readonly pipelines: Map<number, string>
  /** The token of a job, which may only read and write packages. */
  readonly jobToken: string
  /** The files of generic packages, by `NAME/VERSION/FILE`. */
  readonly packages: Map<string, Buffer>
  /** The requests until now, as `METHOD path → STATUS`. */
  readonly log: string[]
  addNote(body: string, username?: string): Note
  fail(fault: Fault): void
}

export const bot = 'project_7_bot_1f2e'

/** Starts it; `await using` stops it, and fails where a request or an answer was not as GitLab's own description has it. */
export async function startGitLab({ head }: { readonly head: string }): Promise<GitLab> {
  const [faults, wrong, notes, log]: [Fault[], string[], Note[], string[]] = [[], [], [], []]
  const pipelines = new Map<number, string>()
  const packages = new Map<string, Buffer>()
  const struck = new Map<Fault, number>()
  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body, headers, isLost }) => {
        if (isLost) return response.destroy()
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        return response.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body))
      },
      error => {
        wrong.push(`${request.method} ${request.url}: ${error.stack}`)
        response.destroy()
      },
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const gitlab: GitLab = {
    ...{ token: 'glpat-secret-signature', jobToken: 'glcbt-7', packages, notes, pipelines, log, head },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v4`,
    addNote(body, username = bot) {
      const added: Note = { id: 100 + notes.length, body, author: { username }, system: false }
      notes.push(added)
      return added
    },
    fail: fault => void faults.push(fault),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      expect(wrong, 'the fake GitLab was asked, or answered, what GitLab does not describe').toEqual([])
    },
  }

  async function answer(request: IncomingMessage) {
    const { method = 'GET' } = request
    const url = new URL((request.url ?? '/').replace('/api/v4', ''), 'http://gitlab.test')
    const route = url.pathname
      .replace(/^\/(projects\/7\/)?/, '')
      .replace(/^merge_requests\/4\/notes/, 'notes')
      .replace(/^merge_requests\/4$/, 'merge_request')
    const name = `${method} ${route}`
    const body = await buffer(request)
    const file = /^packages\/generic\/(.+)/.exec(route)?.[1]
    const sent = body.length === 0 || file !== undefined ? undefined : JSON.parse(body.toString())
    const fault = faults.find(one => name.startsWith(one.on) && (struck.get(one) ?? 0) < (one.times ?? 1))
    if (fault) struck.set(fault, (struck.get(fault) ?? 0) + 1)
    fault?.meanwhile?.(gitlab)
    const isMadeUp = fault?.status !== undefined
    const given = isMadeUp
      ? { status: fault.status!, body: fault.body, headers: fault.headers }
      : file !== undefined && request.headers['job-token'] === gitlab.jobToken
        ? grantPackage(method, file, body)
        : grantToToken(request.headers['private-token'], name, sent, Number(url.searchParams.get('page') ?? 1))
    log.push(`${name} → ${fault?.isAnswerLost ? 'lost' : given.status}`)
    if (!isMadeUp) wrong.push(...findFaults({ method, url, sent, status: given.status, given: given.body }))
    return { headers: {}, ...given, isLost: fault?.isAnswerLost }
  }

  const show = (one: Note) => ({
    ...{ ...one, author: { id: 1, ...one.author } },
    ...{ created_at: '2026-01-31T12:00:00Z', noteable_id: 40, noteable_type: 'MergeRequest' },
  })

  const missing = { status: 404, body: { message: '404 Not found' } }

  const grantToToken = (token: unknown, ...asked: Parameters<typeof grant>) =>
    token === gitlab.token ? grant(...asked) : { status: 401, body: { message: '401 Unauthorized' } }

  function grant(name: string, sent: { body: string } | undefined, page: number) {
    switch (name) {
      case 'GET user':
        return { status: 200, body: { id: 1, username: bot } }
      case 'GET merge_request':
        return { status: 200, body: { id: 40, iid: 4, sha: gitlab.head } }
      case 'GET notes':
        // Two on a page, so that lists have pages.
        return {
          headers: { 'x-next-page': notes.length > page * 2 ? `${page + 1}` : '' },
          ...{ status: 200, body: notes.slice(page * 2 - 2, page * 2).map(show) },
        }
      case 'POST notes':
        return { status: 201, body: show(gitlab.addNote(sent!.body)) }
      default:
        return name.startsWith('GET pipelines/') ? grantPipeline(name) : grantChange(name, sent?.body)
    }
  }

  function grantPackage(method: string, file: string, sent: Buffer) {
    const kept = packages.get(file)
    if (method === 'GET') return kept === undefined ? missing : { status: 200, body: kept }
    packages.set(file, sent)
    return { status: 201, body: { message: '201 Created' } }
  }

  function grantPipeline(name: string) {
    const id = Number(name.split('/')[1])
    const status = pipelines.get(id)
    return status === undefined ? missing : { status: 200, body: { id, iid: 1, status } }
  }

  function grantChange(name: string, body: string | undefined) {
    const found = notes.findIndex(({ id }) => id === Number(name.split('/')[1]))
    if (found < 0) return missing
    if (body === undefined) return { status: 204, body: void notes.splice(found, 1) }
    notes[found]!.body = body
    return { status: 200, body: show(notes[found]!) }
  }

  return gitlab
}
