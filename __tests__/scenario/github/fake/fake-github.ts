import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { BlobStore, type Download } from './blob-store.js'
import { checkRoutes } from './checks.js'
import { type Drip, type Fault, Faults } from './faults.js'
import { gitRoutes } from './git-data.js'
import { answerGraph } from './graph.js'
import { issueRoutes } from './issues.js'
import { findMessageFaults } from './messages.js'
import { findFaults } from './openapi.js'
import { releaseRoutes } from './releases.js'
import { makeState, type State, type StateOptions } from './repository-state.js'
import { type Answer, notFound, type Route, routes } from './rest.js'
import { ResultsService, servicePath } from './results-service.js'

/** A request that was made. */
export interface Logged {
  readonly method: string
  /** Without the repository's part, as in `actions/artifacts?name=x`. */
  readonly path: string
  /** The body, where it was JSON. */
  readonly body: unknown
  readonly headers: IncomingMessage['headers']
  status: number
}

/** GitHub on this machine: the REST API, the runner's results service and the blob store, on one port. */
export interface GitHub extends AsyncDisposable {
  readonly url: string
  readonly state: State
  readonly log: readonly Logged[]
  /** The requests since the last time that this was asked: a line each, for a snapshot. */
  requests(): readonly string[]
  /** From now on something goes wrong. */
  fail(fault: Fault): void
}

/** The one that answers; none between two tests. */
let handle: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
const server = createServer((request, response) => (handle ? handle(request, response) : response.destroy())).unref()

let address: Promise<string> | undefined

/** Listens for as long as this process lives: GitHub's clients read its address once, and no other process may get its port. */
function listen(): Promise<string> {
  address ??= new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
  return address
}

/** Starts it, the only one in this process; `await using` stops it, and fails where an answer was not as GitHub describes its own. */
export async function startGitHub(options: StateOptions = {}): Promise<GitHub> {
  if (handle) throw new Error('one GitHub at a time: its clients know one address')
  const url = await listen()
  const state = makeState(options)
  const wrong: string[] = []
  const log: Logged[] = []
  const faults = new Faults()
  const blobs = new BlobStore(() => url.replace('127.0.0.1', 'localhost'))
  const service = new ResultsService(state, blobs)
  handle = (request, response) => {
    serve({ state, log, faults, blobs, service, wrong, request, response }).catch(error => {
      wrong.push(`${request.method} ${request.url}: ${error.stack}`)
      response.destroy()
    })
  }
  let told = 0
  return {
    url,
    state,
    log,
    requests() {
      const lines = log.slice(told).map(describeRequest)
      told = log.length
      return lines
    },
    fail: fault => faults.add(fault),
    async [Symbol.asyncDispose]() {
      handle = undefined
      await closeConnections()
      if (wrong.length > 0) throw new Error(`the fake GitHub answered what GitHub would not:\n${wrong.join('\n')}`)
    },
  }
}

async function closeConnections(): Promise<void> {
  server.closeAllConnections()
  while ((await countConnections()) > 0) await setImmediate()
}

const countConnections = promisify((done: (error: Error | null, count: number) => void) => server.getConnections(done))

/** `METHOD path → STATUS`, with the names of artifacts and without those of commits. */
function describeRequest({ method, path, body, status }: Logged): string {
  const name = (body as { readonly name?: unknown } | undefined)?.name
  const shown = decodeURIComponent(path).replace(/[0-9a-f]{40}/g, '<sha>')
  return `${method} ${shown}${typeof name === 'string' ? ` ${name}` : ''} → ${status === 0 ? 'reset' : status}`
}

interface Exchange {
  readonly state: State
  readonly log: Logged[]
  readonly faults: Faults
  readonly blobs: BlobStore
  readonly service: ResultsService
  readonly wrong: string[]
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

async function serve(exchange: Exchange): Promise<void> {
  const { state, log, faults, request, response } = exchange
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const method = request.method ?? 'GET'
  const logged: Logged = { method, path: shorten(state, url), body: undefined, headers: request.headers, status: 0 }
  log.push(logged)
  const fault = faults.strike(`${method} ${logged.path}`)
  fault?.meanwhile?.()
  if (fault?.isSilent) return
  const hasBody = method === 'PUT' || method === 'POST' || method === 'PATCH'
  if (fault?.isReset && hasBody) return void request.once('data', () => request.socket.destroy())
  const bytes = await readBody(request)
  if (bytes.length > 0 && request.headers['content-type']?.startsWith('application/json'))
    Object.assign(logged, { body: JSON.parse(bytes.toString()) })
  if (fault?.delayInMilliseconds) await setTimeout(fault.delayInMilliseconds)
  const asked = { url, method, bytes, body: logged.body }
  const answer = isMadeUp(fault) ? makeFault(fault) : answerTruly(exchange, asked)
  logged.status = fault?.isReset || fault?.isAnswerLost ? 0 : answer.status
  if (fault?.isAnswerLost) return void response.destroy()
  send(response, answer, fault)
}

function isMadeUp(fault: Fault | undefined): fault is Fault {
  return fault?.status !== undefined || fault?.body !== undefined
}

function shorten({ repository: { owner, name } }: State, url: URL): string {
  const query = new URLSearchParams(url.search)
  for (const secret of ['sig', 'blockid']) query.delete(secret)
  const path = url.pathname.replace(`/repos/${owner}/${name}/`, '').replace(servicePath, 'results/').replace(/^\//, '')
  return query.size === 0 ? path : `${path}?${query}`
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

interface Asked {
  readonly url: URL
  readonly method: string
  readonly bytes: Buffer
  readonly body: unknown
}

/** An answer on its way: a body of bytes, or what becomes JSON. */
interface Sent {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** What is done when all of it has been sent. */
  readonly whenSent?: () => void
}

function makeFault({ body, status, headers = {}, message = 'Something went wrong' }: Fault): Sent {
  if (body !== undefined) return { status: status ?? 200, headers, body }
  // Clients that leave a refusal unread would keep the connection, and their process, for seconds.
  return { status: status ?? 500, headers: { connection: 'close', ...headers }, body: { message, msg: message } }
}

function answerTruly(exchange: Exchange, asked: Asked): Sent {
  const { blobs, state, request } = exchange
  const { url, method, bytes } = asked
  if (url.pathname.startsWith(servicePath)) return answerRunner(exchange, asked)
  if (url.pathname === '/graphql') return { status: 200, body: { data: answerGraph(state, asked.body as object) } }
  if (!url.pathname.startsWith('/blobs/')) return answerRest(exchange, asked)
  const name = url.pathname.slice('/blobs/'.length)
  if (method === 'PUT') return { status: blobs.put(name, url.searchParams, bytes), headers: { etag: '"1"' } }
  const found = blobs.find(name)
  // The store knows its own signatures only, and refuses who comes with another token beside.
  if (!found || !url.searchParams.has('sig') || request.headers.authorization) return { status: 403 }
  // What was not zipped comes as it is, and a browser shows it.
  const isZip = found.mimeType === 'application/zip'
  const headers = {
    'content-type': found.mimeType,
    'content-disposition': isZip
      ? `attachment; filename="${state.repository.name}.zip"`
      : `inline; filename="${found.name}"`,
  }
  return { status: 200, body: found.bytes, headers, whenSent: () => blobs.forget(name) }
}

/** What the results service says to a job, which may speak for its own run only. */
function answerRunner({ service, request, wrong }: Exchange, { url, body }: Asked): Sent {
  const claims = Buffer.from(request.headers.authorization?.split('.')[1] ?? '', 'base64url').toString()
  const message = body as Parameters<ResultsService['reply']>[1]
  if (!claims.includes(`Actions.Results:${message.workflow_run_backend_id}:`))
    return { status: 401, body: { code: 'unauthenticated', msg: 'the token is not for this run' } }
  const method = url.pathname.slice(servicePath.length)
  const reply = service.reply(method, message)
  wrong.push(...findMessageFaults(method, message, reply.status === 200 ? reply.body : undefined))
  return reply
}

function answerRest(exchange: Exchange, { url, method, body }: Asked): Sent {
  const { state, blobs, wrong, request } = exchange
  const found = findRoute(method, url.pathname)
  if (!found) return notFound
  const { route, parameters } = found
  const artifact = (id: number): Download =>
    state.artifacts.find(one => one.id === id) ?? { name: '', mimeType: '', bytes: new Uint8Array() }
  const call = {
    state,
    parameters,
    query: url.searchParams,
    body,
    sign: (id: number) => blobs.signDownload(() => artifact(id)),
  }
  const answer = paginate(refuse(state, route, { request, parameters }) ?? route.answer(call), {
    url,
    largest: state.largestPage,
  })
  wrong.push(...findFaults(route.operation, answer.status, answer.body))
  return { ...answer, headers: { 'x-ratelimit-remaining': '999', ...answer.headers } }
}

function findRoute(
  method: string,
  path: string,
): { readonly route: Route; readonly parameters: Readonly<Record<string, string>> } | undefined {
  for (const route of [...routes, ...checkRoutes, ...releaseRoutes, ...issueRoutes, ...gitRoutes]) {
    const [wanted, template = ''] = route.operation.split(' ')
    // Only a file's path may have slashes in it.
    const pattern = template.replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>${name === 'path' ? '.+' : '[^/]+'})`)
    const groups = wanted === method ? new RegExp(`^${pattern}$`).exec(path)?.groups : undefined
    if (groups)
      return {
        route,
        parameters: Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)])),
      }
  }
  return undefined
}

/** Why the token does not get what it asks for, if it does not. */
function refuse(
  { repository, token }: State,
  { scopes, level }: Route,
  { request, parameters }: { readonly request: IncomingMessage; readonly parameters: Readonly<Record<string, string>> },
): Answer | undefined {
  const documentation_url = 'https://docs.github.com/rest'
  if (!request.headers['user-agent'])
    return { status: 403, body: { message: 'Request forbidden by administrative rules' } }
  if (request.headers.authorization?.replace(/^(?:token|bearer) /i, '') !== token.text)
    return { status: 401, body: { message: 'Bad credentials', documentation_url, status: '401' } }
  if (parameters.owner !== repository.owner || parameters.repo !== repository.name) return notFound
  const levels = level === 'read' ? ['read', 'write'] : ['write']
  if (scopes.some(scope => levels.includes(token.permissions[scope] ?? 'none'))) return undefined
  const accepted = scopes.map(scope => `${scope.replace('-', '_')}=${level}`).join('; ')
  return {
    status: 403,
    headers: { 'x-accepted-github-permissions': accepted },
    body: { message: 'Resource not accessible by integration', documentation_url, status: '403' },
  }
}

/** The page of an answer's items that was asked for, with links to the others. */
function paginate(answer: Answer, { url, largest }: { readonly url: URL; readonly largest: number }): Answer {
  const { items, wrap, headers, ...rest } = answer
  if (!items) return answer
  const size = Math.min(Number(url.searchParams.get('per_page') ?? 30), 100, largest)
  const page = Number(url.searchParams.get('page') ?? 1)
  const last = Math.max(Math.ceil(items.length / size), 1)
  const link = (number: number, name: string): readonly string[] => {
    const to = new URL(url)
    to.searchParams.set('page', `${number}`)
    return [`<${to.href}>; rel="${name}"`]
  }
  const before = page > 1 ? [...link(page - 1, 'prev'), ...link(1, 'first')] : []
  const links = [...before, ...(page < last ? [...link(page + 1, 'next'), ...link(last, 'last')] : [])]
  const shown = items.slice((page - 1) * size, page * size)
  return {
    ...rest,
    body: wrap ? wrap(shown, items.length) : shown,
    headers: { ...headers, ...(links.length > 0 ? { link: links.join(', ') } : {}) },
  }
}

function send(
  response: ServerResponse,
  { status, body, headers = {}, whenSent }: Sent,
  { isReset = false, drip }: Partial<Fault> = {},
): void {
  const isJson = body !== undefined && !(body instanceof Uint8Array)
  const bytes = body instanceof Uint8Array ? body : Buffer.from(isJson ? JSON.stringify(body) : '')
  response.writeHead(status, {
    ...(isJson ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    'content-length': bytes.length,
    ...headers,
  })
  if (isReset) return void response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.destroy())
  if (drip) return void dripInto(response, bytes, drip)
  response.end(bytes, whenSent)
}

async function dripInto(
  response: ServerResponse,
  bytes: Uint8Array,
  { bytes: size, everyInMilliseconds, last = Number.POSITIVE_INFINITY }: Drip,
): Promise<void> {
  response.flushHeaders()
  const end = Math.min(bytes.length, last)
  for (let at = 0; at < end && !response.destroyed; at += size) {
    response.write(bytes.subarray(at, Math.min(at + size, end)))
    await setTimeout(everyInMilliseconds)
  }
  if (end === bytes.length) response.end()
}
