const field = /\S+/g

/** Returns the parts of `line` between its blanks. */
export function splitFields(line: string): readonly string[] {
  return line.match(field) ?? []
}
