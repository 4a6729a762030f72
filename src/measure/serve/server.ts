import type { Exit, ProcessRequest } from '../process.js'

/** The resources that a server and all that it has started have used until now. What is not known is left out. */
export interface ServerUse {
  readonly cpuSeconds?: number
  /** The largest peak of one of its processes. */
  readonly peakMemoryInBytes?: number
}

/** The state of a server. */
export interface ServerState extends ServerUse {
  /** The end of its first process; undefined while it runs. */
  readonly exit?: Exit
}

/** A server to start: a copy's command. */
export type ServerRequest = Omit<ProcessRequest, 'timeoutInSeconds' | 'runs'>

/** A server that was started, and that runs beside invocations. */
export interface Server {
  look(): Promise<ServerState>
  /** Returns whether it has printed a line that contains `text`. */
  hasPrinted(text: string): boolean
  /** The last lines that it printed, on either stream. */
  readTail(): string
  /** Asks it to end, then makes it and all that it has started. Returns how many processes did not end when they were asked to. */
  end(): Promise<number>
}

/** The answer of an address that was asked once. */
export type Answer = { readonly isReady: true } | { readonly isReady: false; readonly said: string }

/** The world as far as servers need it. */
export interface ServerPorts {
  /** A port that is free on this machine, and was not drawn before. */
  drawPort(): Promise<number>
  /** Starts a server; or how that failed. */
  start(request: ServerRequest): Promise<Server | Extract<Exit, { readonly kind: 'not-started' }>>
  /** Returns whether something accepts connections on a port of this machine. */
  isTaken(port: number): Promise<boolean>
  /** Requests a page once, without following redirections. */
  ask(url: string): Promise<Answer>
  pause(milliseconds: number): Promise<void>
}

/** The sign that a server is ready for requests. */
export type Ready =
  /** Its port accepts connections. */
  | { readonly kind: 'port' }
  /** The page answers; `$PORT` in it is the server's port. */
  | { readonly kind: 'page'; readonly url: string }
  /** It has printed a line with this text. */
  | { readonly kind: 'line'; readonly text: string }

export const lifetimes = ['run', 'round', 'session'] as const

/** The time that a server runs: one invocation, one round, or all of them. */
export type Lifetime = (typeof lifetimes)[number]

/** The servers of a session, one for each copy. */
export interface Serving {
  /** The shell line that runs one in the foreground. */
  readonly line: string
  readonly ready: Ready
  readonly patienceInSeconds: number
  readonly lifetime: Lifetime
}

/** The variable that tells a server its port, and the command where the server is. */
export const portVariable = 'PORT'

const named = /\$(?:PORT\b|\{PORT\})/g

/** Returns whether `url` leaves the choice of the port to us. */
export function namesPort(url: string): boolean {
  return url.search(named) >= 0
}

/** `text` with the port in it. */
export function fillPort(text: string, port: string): string {
  return text.replace(named, port)
}

/** The surroundings of an invocation, beside what prepares it. */
export interface Around {
  /** A shell line that runs after each run. */
  readonly conclude?: string | undefined
  /** The servers; left out where there are none. */
  readonly serving?: Serving | undefined
}

/** The world as far as it is needed for this. */
export interface AroundPorts {
  /** None where no session serves anything. */
  readonly servers?: ServerPorts
}
