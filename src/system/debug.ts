import { harmlessLine, hideSecrets } from '../util/hide-secrets.js'

let sink: ((line: string) => void) | undefined

/** Takes each request and each decision with its reason, for whoever looks for a fault; without one who asks, it does nothing. */
export function debug(text: string): void {
  sink?.(hideSecrets(harmlessLine(text), process.env))
}

/** Sends what is debugged to `write`, until it is disposed of. */
export function startDebugging(write: (line: string) => void): Disposable {
  sink = write
  return {
    [Symbol.dispose]() {
      sink = undefined
    },
  }
}
