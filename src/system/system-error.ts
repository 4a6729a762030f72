/** What a system error says, without its code, its call and its path; any other error as it is. */
export function explainSystemError(error: unknown): string {
  return (error as Error).message.replace(/^[A-Z]+: /, '').replace(/, \w+(?: '.*)?$/, '')
}
