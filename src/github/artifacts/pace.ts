import { setTimeout } from 'node:timers/promises'

const minuteInSeconds = 60
const leastInBytesPerSecond = 10_000

/** Watches how fast bytes come. */
export interface Pace extends Disposable {
  /** Aborted, with the reason, once they have come too slowly for a minute. */
  readonly signal: AbortSignal
  /** Takes note of `bytes` more; how many have come until now. */
  count(bytes: number): number
}

/** Begins to watch; the first minute begins now. */
export function startPace(): Pace {
  const [slow, done] = [new AbortController(), new AbortController()]
  let idle = new AbortController()
  let bytes = 0
  const waitForMore = (): void => {
    idle = new AbortController()
    pass(idle.signal, () => slow.abort(new Error(`no byte came for ${minuteInSeconds} seconds`)))
  }
  const watchFrom = (before: number): void =>
    pass(done.signal, () => {
      if (bytes - before < leastInBytesPerSecond * minuteInSeconds) slow.abort(new Error(tooSlow))
      else watchFrom(bytes)
    })
  waitForMore()
  watchFrom(0)
  return {
    signal: slow.signal,
    count(more) {
      idle.abort()
      waitForMore()
      bytes += more
      return bytes
    },
    [Symbol.dispose]() {
      idle.abort()
      done.abort()
    },
  }
}

const tooSlow = `less than ${leastInBytesPerSecond / 1000} kB came in a second, over ${minuteInSeconds} seconds`

/** Does `then` in a minute, unless `end` comes before. */
function pass(end: AbortSignal, then: () => void): void {
  setTimeout(minuteInSeconds * 1000, undefined, { signal: end }).then(then, () => {})
}
