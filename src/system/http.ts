import { scheduler } from 'node:timers/promises'
import { debug } from './debug.js'

/** A request to a server of a service, which is tried once. */
export interface HttpRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** An answer that takes longer is as good as none. */
  readonly limitInSeconds: number
  /** Names the request in the debug log, without anything secret. */
  readonly what: string
}

/** A whole answer. */
export interface HttpAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** No answer arrived: within the limit, or at all. The cause has fetch's own words, which may name the address. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'

  get isLate(): boolean {
    return (this.cause as Error).name === 'TimeoutError'
  }
}

/** Sends a request and reads the answer. Redirects are not followed, because they would carry secrets to a server that nobody named. */
export async function send({ url, limitInSeconds, what, ...request }: HttpRequest): Promise<HttpAnswer> {
  const start = performance.now()
  const log = (end: string): void => debug(`${what}: ${end} after ${Math.round(performance.now() - start)} ms`)
  try {
    const signal = AbortSignal.timeout(limitInSeconds * 1000)
    const response = await fetch(url, { ...request, redirect: 'manual', signal })
    const text = await response.text()
    log(`status ${response.status}`)
    return { status: response.status, headers: response.headers, text }
  } catch (cause) {
    log('no answer')
    throw new NoAnswerError('no answer arrived', { cause })
  }
}

/** Waits before a request is tried again. */
export async function pause(seconds: number): Promise<void> {
  await scheduler.wait(seconds * 1000)
}
