import { describeExit } from '../exit.js'
import type { Exit } from '../process.js'
import type { Server, ServerPorts, ServerRequest } from './server.js'
import { fillPort, namesPort, type Serving } from './serving.js'

/** A server that is ready, or in words why there is none. */
export type Started = { readonly server: Server } | { readonly problem: string }

const pauseInMilliseconds = 20

/** The server to start: what it is told, and the port that it is to listen on. */
export interface Start {
  readonly serving: Serving
  readonly request: ServerRequest
  readonly port: number
}

/** The world as far as starting a server needs it. */
export interface StartPorts {
  readonly servers: ServerPorts
  readonly signal: AbortSignal
  clock(): number
}

/** Starts a server, and waits until it is ready. One that does not become ready is ended. */
export async function startServer(start: Start, ports: StartPorts): Promise<Started> {
  const taken = await findTaken(start, ports.servers)
  if (taken !== undefined) return { problem: taken }
  const server = await ports.servers.start(start.request)
  if ('kind' in server) return { problem: `${nameServer(start)} ${describeExit(server)}` }
  try {
    const problem = await awaitReady(server, start, ports)
    if (problem === undefined) return { server }
    const said = describeTail(server)
    await server.end()
    return { problem: `${problem}${said}` }
  } catch (error) {
    await server.end()
    throw error
  }
}

/** Who answers on the server's port before it has started is somebody else. */
async function findTaken({ serving: { ready } }: Start, servers: ServerPorts): Promise<string | undefined> {
  if (ready.kind !== 'page' || namesPort(ready.url)) return undefined
  const number = Number(new URL(ready.url).port || '80')
  if (!(await servers.isTaken(number))) return undefined
  return `port ${number} is in use by another program, which would be measured in place of the server. End that program, or let the server listen on $PORT`
}

/** Waits; undefined where the server is ready, or else why it is not. */
async function awaitReady(
  server: Server,
  start: Start,
  { servers, signal, clock }: StartPorts,
): Promise<string | undefined> {
  const { patienceInSeconds } = start.serving
  const deadline = clock() + patienceInSeconds
  for (;;) {
    signal.throwIfAborted()
    const { exit } = await server.look()
    if (exit) return `${nameServer(start)} ${describeExit(exit)} before it was ready${advise(exit, server)}`
    const missing = await findMissing(server, start, servers)
    if (missing === undefined) return undefined
    if (clock() >= deadline)
      return `${nameServer(start)} was not ready after ${patienceInSeconds} s (${missing}), and was ended`
    await servers.pause(pauseInMilliseconds)
  }
}

function nameServer({ serving }: Start): string {
  return `the server (${serving.line})`
}

function advise(exit: Exit, server: Server): string {
  if (exit.kind === 'exited' && exit.status === 0) return ' (let it run in the foreground)'
  return /EADDRINUSE|address already in use/i.test(server.readTail())
    ? ' (its port is in use: let it listen on $PORT)'
    : ''
}

/** What is still missing for the server to be ready, in words; undefined where nothing is. */
async function findMissing(
  server: Server,
  { serving: { ready }, port }: Start,
  servers: ServerPorts,
): Promise<string | undefined> {
  switch (ready.kind) {
    case 'port':
      return (await servers.isTaken(port))
        ? undefined
        : `port ${port} accepted no connection: let it listen on $PORT, or set "ready"`
    case 'page': {
      const url = fillPort(ready.url, `${port}`)
      const answer = await servers.ask(url)
      return answer.isReady ? undefined : `${url}: ${answer.said}`
    }
    case 'line':
      return server.hasPrinted(ready.text) ? undefined : `it did not print "${ready.text}"`
  }
}

/** The last lines of a server, for the end of a message. */
export function describeTail(server: Server): string {
  const tail = server.readTail()
  return tail === '' ? '. It printed nothing' : `: ${tail}`
}
