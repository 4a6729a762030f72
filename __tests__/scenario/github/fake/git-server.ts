import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of HTTP that keeps what it is asked. */
export interface GitServer extends AsyncDisposable {
  readonly url: string
  /** The headers of all requests, as lines. */
  readonly heard: readonly string[]
}

/** GitHub's endpoint for git: repositories in `root`, for those alone who send `authorization`. `before` sees each address first. */
export async function startGitServer(
  root: string,
  authorization: string,
  before: (address: string) => void = () => {},
): Promise<GitServer> {
  return await listen((request, response) => {
    before(request.url ?? '')
    if (request.headers.authorization === authorization) serve(root, request, response)
    else response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end()
  })
}

/** A server of somebody who wants the token, and is ready to take it as a proxy too. */
export async function startListener(): Promise<GitServer> {
  return await listen((_, response) => response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end())
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<GitServer> {
  const heard: string[] = []
  const server = createServer((request, response) => {
    heard.push(request.rawHeaders.join('\n'))
    answer(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Has git answer, as a program of CGI. */
function serve(root: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const git = spawn(
    'git',
    ['-c', 'uploadpack.allowAnySHA1InWant=true', '-c', 'http.receivepack=true', 'http-backend'],
    {
      env: {
        PATH: process.env.PATH,
        GIT_PROJECT_ROOT: root,
        GIT_HTTP_EXPORT_ALL: '1',
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        PATH_INFO: pathname,
        QUERY_STRING: search.slice(1),
        REQUEST_METHOD: request.method,
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  request.pipe(git.stdin)
  const chunks: Buffer[] = []
  git.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  git.on('close', () => {
    const all = Buffer.concat(chunks)
    const end = all.indexOf('\r\n\r\n')
    const headers = all.subarray(0, end).toString('latin1').split('\r\n')
    for (const [, name, value] of headers.flatMap(line => [/^([^:]+): (.*)$/.exec(line) ?? []]))
      if (name === 'Status') response.statusCode = Number.parseInt(value!, 10)
      else if (name !== undefined) response.setHeader(name, value!)
    response.end(all.subarray(end + 4))
  })
}
