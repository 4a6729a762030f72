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
