import type { Exit, ProcessRequest } from '../process.js'

/** The resources that a server and all that it has started have used until now. What is not known is left out. */
export interface ServerUse {
  readonly cpuSeconds?: number
  /** The largest peak of one of its processes. */
  readonly peakMemoryInBytes?: number
}

/** The state of a server. */
export interface ServerState extends ServerUse {
  /** How its first process ended; undefined while it runs. */
  readonly exit?: Exit
}

/** A server to start: a copy's command. */
export type ServerRequest = Omit<ProcessRequest, 'timeoutInSeconds' | 'runs'>

/** A server that was started, and that runs beside invocations. */
export interface Server {
  look(): Promise<ServerState>
  /** Whether it has printed a line that contains `text`. */
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
  /** Whether something accepts connections on a port of this machine. */
  isTaken(port: number): Promise<boolean>
  /** Requests a page once, without following redirections. */
  ask(url: string): Promise<Answer>
  pause(milliseconds: number): Promise<void>
}
