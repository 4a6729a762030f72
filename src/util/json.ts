/** Parses JSON, or throws what `fail` makes of the fault; its message is cut, because it quotes the text. */
export function parseJson(text: string, fail: (why: string, cause: unknown) => Error): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw fail((cause as Error).message.slice(0, 200), cause)
  }
}

/** Parses JSON; undefined for any other text. */
export function tryToParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** JSON for programs, a key per line, so that two files can be told apart by `diff`; `amend` returns what stands for a value. */
export function renderJson(value: unknown, amend?: (value: unknown) => unknown): string {
  return `${JSON.stringify(value, amend && ((_key, each) => amend(each)), 1)}\n`
}
