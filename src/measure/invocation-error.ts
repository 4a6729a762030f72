/** A command of the user's does not work, so that nothing can be measured; the message says which and how it ended. */
export class InvocationError extends Error {
  override readonly name = 'InvocationError'
}
