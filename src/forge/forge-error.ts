/** The reason why a forge did not do what it was asked to do. */
export type ForgeErrorKind = 'forbidden' | 'not-found' | 'rate-limited' | 'unavailable' | 'refused'

export interface ForgeErrorOptions extends ErrorOptions {
  readonly retryAfterInSeconds?: number
  readonly spentInSeconds?: number
  readonly needs?: string
}

/** A request that a forge did not grant; the message says what is missing, and holds neither tokens nor signatures. */
export class ForgeError extends Error {
  override readonly name: string = 'ForgeError'
  readonly kind: ForgeErrorKind
  readonly retryAfterInSeconds: number | undefined
  /** Seconds that an answer was waited for that never came. */
  readonly spentInSeconds: number
  /** The permission that would do, as a workflow writes it, where the forge names one. */
  readonly needs: string | undefined

  constructor(kind: ForgeErrorKind, message: string, options: ForgeErrorOptions = {}) {
    super(message, options)
    this.kind = kind
    this.retryAfterInSeconds = options.retryAfterInSeconds
    this.spentInSeconds = options.spentInSeconds ?? 0
    this.needs = options.needs
  }
}

/** The most pages of a list that are read, because a server could continue it forever. A page has 100 items. */
export const mostPages = 10

/** Items that are listed, in the plural, and what to do about too many of them. */
export interface Listing {
  readonly items: string
  readonly remedy: string
}

/** Describes a list with more pages than are read. */
export function describeTooMany({ items, remedy }: Listing): string {
  return `there are more than 1,000 ${items}, and only ${mostPages} pages of 100 are read: ${remedy}`
}

/** The comments of a pull request or a merge request. */
export const listedComments: Listing = { items: 'comments', remedy: 'delete some, or open a new pull request' }

/** A message from outside on one line, without the queries of addresses, since they may be signed. */
export function oneLine(text: string): string {
  return text
    .replace(/(https?:\/\/[^\s?"']+)\?[^\s"']*/g, '$1')
    .replace(/\s+/g, ' ')
    .slice(0, 300)
}
