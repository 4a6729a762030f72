/** Joins all of `names`: `a, b and c`. */
export function nameAll(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** Joins the first `most` of `names`, and says how many more there are. */
export function nameSome(names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(', ')
  return names.length > most ? `${shown} and ${names.length - most} more` : shown
}
