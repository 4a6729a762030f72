/** Returns the message of a system error without its code, its call and its path. Any other message stays as it is. */
export function explainSystemError(error: unknown): string {
  return (error as Error).message.replace(/^[A-Z]+: /, '').replace(/, \w+(?: '.*)?$/, '')
}
