/** A report, or whatever else is kept as it is, for programs. */
export function renderJson(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`
}
