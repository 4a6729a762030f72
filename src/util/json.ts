/** JSON for programs, a key per line, so that two files can be told apart by `diff`. */
export function renderJson(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`
}
