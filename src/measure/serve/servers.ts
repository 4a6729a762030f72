import { makeReason, type Reason } from '../../record/reasons.js'
import type { Warning } from '../../record/record.js'
import { type ScanPoint, variablesAt } from '../../scan.js'
import type { Round, Slot } from '../../schedule/round.js'
import { present } from '../../util/present.js'
import { callPlaces } from '../called.js'
import type { Invoked } from '../invoked.js'
import { lineAt } from '../points.js'
import { describeExit, makeArgv, StopwatchError } from '../process.js'
import type { RunPorts, Session } from '../session.js'
import { describeWithheld, drawPadding, placeVariables } from '../variables.js'
import { fillPort, namesPort, portVariable, type Server, type Serving } from './server.js'

/** The part of an invocation that its server is for. */
interface Turn {
  readonly slot: Slot
  /** The point, if it is a run of a scan. */
  readonly point?: ScanPoint | undefined
}

/** The port of a copy, and its server. */
interface Place {
  readonly port: number
  /** None until it is needed, and after it has ended. */
  server?: Server | undefined
}

/** The server of one invocation. */
interface Served extends AsyncDisposable {
  /** The invocation that fails because there is no server; left out where there is one. */
  readonly failed?: Invoked
  /** Adds what the server used to an invocation that is over, which has failed where the server ended meanwhile. */
  judge(invoked: Invoked): Promise<Invoked>
}

/** The warning that a server does not end its children. */
const serverLeftoversWarning: Warning = {
  code: 'server-leftovers',
  message:
    'the server, or a process that it started, went on after SIGTERM, and was killed: let the server end its children when it ends',
}

/** Who hears what happens with servers. */
export interface Hearing {
  warn(warning: Warning): void
  /** A command, or a server, brought down the process that had started a server. */
  endStopwatch(reason: Reason): void
}

/** The servers of a session while it runs, one for each copy. */
export class Servers implements AsyncDisposable {
  readonly #session: Session
  readonly #serving: Serving
  readonly #ports: RunPorts
  readonly #places = new Map<string, Place>()
  /** Why those that were to be there before the round are not. */
  readonly #problems = new Map<string, Started>()
  readonly #hear: Hearing
  #secondsOfStarts = 0

  /** For a session that serves something. */
  constructor(session: Session, ports: RunPorts, hear: Hearing) {
    this.#session = session
    this.#serving = session.serving!
    this.#ports = ports
    this.#hear = hear
  }

  /** The time until servers were ready, which is no part of a warm-up. */
  get secondsOfStarts(): number {
    return this.#secondsOfStarts
  }

  /** Starts those for `round` that live longer than an invocation, so that all of them run while one is measured. */
  async begin(round: Round): Promise<AsyncDisposable> {
    const { lifetime } = this.#serving
    if (lifetime !== 'run')
      for (const slot of round) {
        const started = await this.#open(slot)
        if ('problem' in started) this.#problems.set(keyOf(slot), started)
      }
    return { [Symbol.asyncDispose]: async () => (lifetime === 'round' ? await this.#endAll() : undefined) }
  }

  /** The port at which the next invocation of a copy finds its server. */
  async assign(slot: Slot): Promise<string> {
    return `${(await this.#place(slot)).port}`
  }

  /** Starts the server that an invocation runs next to, unless it runs already. One for a single run ends with the scope of this. */
  async serve({ slot, point }: Turn): Promise<Served> {
    const startedAt = this.#ports.clock()
    const opened = this.#problems.get(keyOf(slot)) ?? (await this.#open(slot, point))
    this.#problems.delete(keyOf(slot))
    if ('problem' in opened) {
      const problem = `${opened.problem}${describeWithheld(this.#session.withheld)}`
      const failure = makeReason('server-failed', { problem })
      const failed = { slot, startedAt, outcome: 'failed', failure, leftovers: 0, isNotStarted: true } as const
      return { failed, judge: async () => failed, [Symbol.asyncDispose]: async () => undefined }
    }
    const { server } = opened
    const before = await server.look()
    return {
      judge: async invoked => {
        const after = await server.look()
        if (after.exit === undefined) {
          const seconds = (after.cpuSeconds ?? Number.NaN) - (before.cpuSeconds ?? Number.NaN)
          const cpuSeconds = Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
          return {
            ...invoked,
            server: present({ cpuSeconds, peakMemoryInBytes: after.peakMemoryInBytes || undefined }),
          }
        }
        const how = `${this.#name} ${describeExit(after.exit)} while the command ran`
        const failure = makeReason('server-failed', { problem: `${how}${describeTail(server)}` })
        const { startedAt, leftovers } = invoked
        return { slot, startedAt, outcome: 'failed', failure, leftovers, isNotStarted: false }
      },
      [Symbol.asyncDispose]: async () => {
        const place = this.#places.get(keyOf(slot))
        if (this.#serving.lifetime !== 'run' || place === undefined) return
        this.#places.delete(keyOf(slot))
        await this.#end(place)
      },
    }
  }

  async #place(slot: Slot): Promise<Place> {
    const key = keyOf(slot)
    const known = this.#places.get(key)
    if (known) return known
    const place = { port: await this.#ports.servers!.drawPort() }
    this.#places.set(key, place)
    return place
  }

  /** The server of a copy that runs, or a new one. */
  async #open(slot: Slot, point?: ScanPoint): Promise<Started> {
    const place = await this.#place(slot)
    if (place.server && (await place.server.look()).exit === undefined) return { server: place.server }
    // The command knows this port already, so that a server in the place of one that died listens there.
    await this.#end(place)
    const start = this.#ports.clock()
    const started = await this.#start(slot, place.port, point)
    this.#secondsOfStarts += this.#ports.clock() - start
    if ('server' in started) place.server = started.server
    else this.#places.delete(keyOf(slot))
    return started
  }

  async #end(place: Place): Promise<void> {
    const { server } = place
    place.server = undefined
    if (server && (await this.#stop(server)) > 0) this.#hear.warn(serverLeftoversWarning)
  }

  /** Ends a server. Nothing is left of one whose stopwatch was brought down, which is told, so that no error hides another. */
  async #stop(server: Server): Promise<number> {
    try {
      return await server.end()
    } catch (error) {
      if (!(error instanceof StopwatchError)) throw error
      this.#hear.endStopwatch(error.reason)
      return 0
    }
  }

  /** Starts the server of a copy, which is to listen on `port`, and waits until it is ready. One that does not become ready is ended. */
  async #start(slot: Slot, port: number, point: ScanPoint | undefined): Promise<Started> {
    const { sides, variables: environment, isConfined } = this.#session
    const place = sides.find(({ name }) => name === slot.side)!.places[slot.copy - 1]!
    // The request is built as that of an invocation is.
    const request = {
      argv: makeArgv(lineAt(this.#serving.line, point), this.#ports.shell),
      directory: place.directory,
      environment,
      overrides: {
        ...placeVariables(environment, place),
        ...(point && variablesAt(point)),
        [portVariable]: `${port}`,
        COUNTERBALANCE_PADDING: drawPadding(this.#ports.random),
      },
      ...(isConfined ? { confinedTo: place.root } : {}),
      side: slot.side,
    }
    const { ready } = this.#serving
    const named = ready.kind === 'page' && !namesPort(ready.url) ? Number(new URL(ready.url).port || '80') : undefined
    if (named !== undefined && (await this.#ports.servers!.isTaken(named)))
      return {
        problem: `port ${named} is in use by another program, which would be measured instead of the server. End that program, or let the server listen on $PORT`,
      }
    const server = await this.#ports.servers!.start(request)
    if ('kind' in server) return { problem: `${this.#name} ${describeExit(server)}` }
    try {
      const problem = await this.#awaitReady(server, port)
      if (problem === undefined) return { server }
      const said = callPlaces(describeTail(server), [place])
      await this.#stop(server)
      return { problem: `${problem}${said}` }
    } catch (error) {
      await this.#stop(server)
      throw error
    }
  }

  get #name(): string {
    return `the server (${this.#serving.line})`
  }

  /** Waits; undefined where the server is ready, or else why it is not. */
  async #awaitReady(server: Server, port: number): Promise<string | undefined> {
    const { signal, clock, servers } = this.#ports
    const { patienceInSeconds } = this.#serving
    const deadline = clock() + patienceInSeconds
    for (;;) {
      signal.throwIfAborted()
      const { exit } = await server.look()
      if (exit) {
        const isTaken = /EADDRINUSE|address already in use/i.test(server.readTail())
        const advice = isTaken ? ' (its port is in use: let it listen on $PORT)' : ''
        const isInBackground = exit.kind === 'exited' && exit.status === 0
        return `${this.#name} ${describeExit(exit)} before it was ready${isInBackground ? ' (let it run in the foreground)' : advice}`
      }
      const missing = await this.#findMissing(server, port)
      if (missing === undefined) return undefined
      if (clock() >= deadline)
        return `${this.#name} was not ready after ${patienceInSeconds} s (${missing}), and was ended`
      await servers!.pause(pauseInMilliseconds)
    }
  }

  /** Names the sign that is still missing for the server to be ready; undefined where none is. */
  async #findMissing(server: Server, port: number): Promise<string | undefined> {
    const { ready } = this.#serving
    const servers = this.#ports.servers!
    switch (ready.kind) {
      case 'port':
        return (await servers.isTaken(port))
          ? undefined
          : `port ${port} accepted no connection: let it listen on $PORT, or set "server.ready"`
      case 'page': {
        const url = fillPort(ready.url, `${port}`)
        const answer = await servers.ask(url)
        return answer.isReady ? undefined : `${url}: ${answer.said}`
      }
      case 'line':
        return server.hasPrinted(ready.text) ? undefined : `it did not print "${ready.text}"`
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#endAll()
  }

  async #endAll(): Promise<void> {
    const servers = [...this.#places.values()].flatMap(({ server }) => server ?? [])
    this.#places.clear()
    const left = await Promise.all(servers.map(async server => await this.#stop(server)))
    if (left.some(count => count > 0)) this.#hear.warn(serverLeftoversWarning)
  }
}

function keyOf({ side, copy }: Slot): string {
  return `${copy} ${side}`
}

/** A server that is ready, or in words why there is none. */
type Started = { readonly server: Server } | { readonly problem: string }

const pauseInMilliseconds = 20

/** The last lines of a server, for the end of a message. */
function describeTail(server: Server): string {
  const tail = server.readTail()
  return tail === '' ? '. It printed nothing' : `: ${tail}`
}
