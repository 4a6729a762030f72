/** Returns what `compute` does; undefined where it throws, as reading does of what may be gone or forbidden at any moment. */
export function attempt<T>(compute: () => T): T | undefined {
  try {
    return compute()
  } catch {
    return undefined
  }
}
