import inspector from 'node:inspector'
import { platform } from './platform/platform.js'

const names = platform.interruptions

/** A signal asked the program to end; what was open has been closed. */
export class Interruption extends Error {
  override readonly name = 'Interruption'
}

/** Turns the signals that end a program into one that its parts can end by in good order. */
export function listenForSignals(): Disposable & { readonly signal: AbortSignal } {
  const controller = new AbortController()
  const abort = (name: NodeJS.Signals): void => controller.abort(new Interruption(`interrupted by ${name}`))
  for (const name of names) process.on(name, abort)
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      for (const name of names) process.off(name, abort)
    },
  }
}

/**
 * Keeps the debugger of this process closed, because whoever reaches it reads every token and changes every number.
 *
 * Any process of the same user opens it by SIGUSR1 unless somebody listens for that signal, and an inherited `NODE_OPTIONS=--inspect`
 * opens it at the start.
 */
export function keepInspectorClosed(): void {
  process.on('SIGUSR1', () => undefined)
  inspector.close()
}
