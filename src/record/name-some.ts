/** The first `most` of `names`, and how many more there are. */
export function nameSome(names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join(', ')
  return names.length > most ? `${shown} and ${names.length - most} more` : shown
}
