const field = /\S+/g

/** What stands between the blanks of `line`. */
export function splitFields(line: string): readonly string[] {
  return line.match(field) ?? []
}
