import { terminalVoice } from '../../document/escape.js'
import type { Progress } from '../../measure/session.js'
import { duration, share } from '../../metrics/scale.js'
import { explain } from '../../record/reasons.js'
import { count } from '../../util/plural.js'
import type { PlannedSession, SessionResult } from './self-test.js'
import type { Slowdown } from './slowdown.js'

/** The events during a self-test, for observers. */
export type SelfTestProgress =
  | { readonly kind: 'prepared'; readonly format: string; readonly slowdown: Slowdown; readonly effect: number }
  | { readonly kind: 'estimated'; readonly sessions: number; readonly seconds: number }
  /** A note that a reader should see at once, and only once. */
  | { readonly kind: 'note'; readonly message: string }
  | {
      readonly kind: 'round-finished'
      readonly session: Position
      readonly round: Position
      readonly secondsLeft: number
    }
  | {
      readonly kind: 'session-finished'
      readonly session: Position
      readonly result: SessionResult
      readonly secondsLeft: number
    }

export interface Position {
  readonly number: number
  readonly of: number
}

/** One line for a log; undefined for what only moves a bar. */
export function describeProgress(progress: SelfTestProgress): string | undefined {
  switch (progress.kind) {
    case 'prepared': {
      const { format, slowdown, effect } = progress
      return `numbers are read as "${format}"; ${slowdownWords[slowdown.kind](share(effect))}`
    }
    case 'estimated':
      return `${count(progress.sessions, 'session')}, about ${describeDuration(progress.seconds)}`
    case 'note':
      return terminalVoice.message(progress.message)
    case 'round-finished':
      return undefined
    case 'session-finished': {
      const { session, result, secondsLeft } = progress
      const left = session.number === session.of ? '' : `, about ${describeDuration(secondsLeft)} left`
      return `session ${session.number} of ${session.of} (${kindWords[result.kind]}): ${result.status} after ${count(result.rounds, 'round')}${left}`
    }
  }
}

/** A time that is estimated, in one unit. */
export function describeDuration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  if (whole < 90) return `${whole} s`
  return duration(60 * Math.round(whole / 60))
}

const kindWords: Readonly<Record<PlannedSession['kind'], string>> = {
  same: 'baseline against itself',
  slowed: 'slowed',
}

const slowdownWords: Readonly<Record<Slowdown['kind'], (effect: string) => string>> = {
  'busy-wait': effect => `the slowdown is a busy wait of ${effect} of each run's own time`,
  scaled: effect => `the slowdown is added to the numbers as they are read, which become ${effect} worse`,
}

/** Tells the sessions of a self-test, their rounds, and the time they take, to `watch`. */
export class Course {
  readonly #watch: (progress: SelfTestProgress) => void
  /** Seconds, on a clock that only goes forward. */
  readonly #clock: () => number
  readonly #of: number
  readonly #said = new Set<string>()
  readonly #begin: number
  #sessionBegin: number
  #done = 0
  #isEstimated = false

  constructor(of: number, clock: () => number, watch: (progress: SelfTestProgress) => void) {
    this.#of = of
    this.#clock = clock
    this.#watch = watch
    this.#begin = clock()
    this.#sessionBegin = this.#begin
  }

  /** Follows the session that is under way. */
  measuring(progress: Progress): void {
    if (progress.kind === 'round-finished') this.#finishRound(progress)
    const message = describeTrouble(progress)
    if (message === undefined || this.#said.has(message)) return
    this.#said.add(message)
    this.#watch({ kind: 'note', message })
  }

  finishSession(result: SessionResult): void {
    this.#done++
    this.#sessionBegin = this.#clock()
    const secondsLeft = (this.#of - this.#done) * this.#secondsPerSession(0)
    this.#watch({ kind: 'session-finished', session: { number: this.#done, of: this.#of }, result, secondsLeft })
  }

  #finishRound({ number, of, secondsLeft: rest }: Progress & { readonly kind: 'round-finished' }): void {
    const expected = this.#clock() - this.#sessionBegin + rest
    if (!this.#isEstimated)
      this.#watch({ kind: 'estimated', sessions: this.#of, seconds: this.#of * this.#secondsPerSession(expected) })
    this.#isEstimated = true
    const secondsLeft = rest + (this.#of - this.#done - 1) * this.#secondsPerSession(expected)
    const session = { number: this.#done + 1, of: this.#of }
    this.#watch({ kind: 'round-finished', session, round: { number, of }, secondsLeft })
  }

  /** Estimates the length of a session from those that are done; before there is one, from the `expected` time of this one. */
  #secondsPerSession(expected: number): number {
    return this.#done === 0 ? expected : (this.#sessionBegin - this.#begin) / this.#done
  }
}

/** Names a problem without its place: in many sessions it is the same problem. */
function describeTrouble(progress: Progress): string | undefined {
  if (progress.kind === 'warned') return explain(progress.warning)
  if (progress.kind !== 'invoked' || progress.outcome === 'ok') return undefined
  return progress.failure === undefined ? progress.outcome : explain(progress.failure)
}
