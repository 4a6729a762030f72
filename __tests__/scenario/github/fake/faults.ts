/** What goes wrong with requests. */
export interface Fault {
  /** `METHOD path` as in the log, `*` for anything: `GET actions/artifacts*`. */
  readonly on: string
  /** How many requests it strikes, after having let `after` of them pass; all of them by default. */
  readonly times?: number
  readonly after?: number
  /** The answer instead of the true one. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly message?: string
  /** The connection is reset: halfway through the body of the request where it has one, else of the answer. */
  readonly isReset?: boolean
  /** The answer comes so much later. */
  readonly delayInMilliseconds?: number
  /** Instead of the true body, whatever it is. */
  readonly body?: unknown
  /** What was asked for is done, and the connection is reset before the answer. */
  readonly isAnswerLost?: boolean
  /** There never is an answer. */
  readonly isSilent?: boolean
  /** The answer's body comes in pieces. */
  readonly drip?: Drip
  /** What else happens at GitHub before the answer. */
  meanwhile?(): void
}

/** How slowly a body comes. */
export interface Drip {
  readonly bytes: number
  readonly everyInMilliseconds: number
  /** After which nothing comes any more, and the connection stays. */
  readonly last?: number
}

/** The hourly allowance is used up. */
export const rateLimit = {
  status: 403,
  headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1769864400' },
  message: 'API rate limit exceeded for installation ID 1.',
} as const

/** Too much at once. */
export const secondaryRateLimit = {
  status: 403,
  headers: { 'retry-after': '1' },
  message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
} as const

/** The faults that are still to come. */
export class Faults {
  readonly #given: { readonly fault: Fault; seen: number }[] = []

  add(fault: Fault): void {
    this.#given.push({ fault, seen: 0 })
  }

  /** The fault that strikes a request, in which it then has struck. */
  strike(request: string): Fault | undefined {
    for (const one of this.#given.filter(({ fault }) => makePattern(fault.on).test(request))) {
      one.seen += 1
      const number = one.seen - (one.fault.after ?? 0)
      if (number > 0 && number <= (one.fault.times ?? Number.POSITIVE_INFINITY)) return one.fault
    }
    return undefined
  }
}

function makePattern(glob: string): RegExp {
  const literal = glob.split('*').map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('.*')}$`)
}
