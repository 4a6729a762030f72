import type { Exit } from './process.js'

/** A command of the user's does not work, so that nothing can be measured; the message says which and how it ended. */
export class InvocationError extends Error {
  override readonly name = 'InvocationError'
  /** How the command ended, where it is known. */
  readonly exit: Exit | undefined

  constructor(message?: string, exit?: Exit) {
    super(message)
    this.exit = exit
  }
}
