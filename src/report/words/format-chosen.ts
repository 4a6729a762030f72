/** What a reader should hear of the format that was found in the baseline's first output. */
export function describeFormat(name: string): string {
  const chosen = `numbers are read as "${name}"`
  if (name !== 'process') return chosen
  return `${chosen}: nothing that was printed is of a known format, so that the time of the whole process is taken`
}
