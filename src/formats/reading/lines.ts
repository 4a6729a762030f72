/** Longer lines are no results of any tool; a regular expression is not tried on them. */
export const longestLine = 65_536

/** The longest row of a table that a tool prints for people. */
export const longestRow = 1000

const escapeCharacter = String.fromCharCode(27)
const colour = new RegExp(`${escapeCharacter}\\[[0-9;?]*[A-Za-z]`, 'g')

/** Returns whether one of the lines passes `test`, and with it holds `mark`, which most texts do not hold anywhere. */
export function hasLine(
  { text, rows }: { readonly text: string; readonly rows: readonly string[] },
  mark: string,
  test: (line: string) => boolean,
): boolean {
  return rows.length > 0 && text.includes(mark) && rows.some(line => line.includes(mark) && test(line))
}

/** Removes colours, and the other sequences by which a terminal is told what to do. */
export function stripColours(text: string): string {
  return text.includes(escapeCharacter) ? text.replace(colour, '') : text
}

/** The lines of a tool's text, without colours, line ends and a byte order mark; what is longer than any result is empty. */
export function splitLines(text: string): readonly string[] {
  const plain = stripColours(text)
  const lines = (plain.startsWith('\ufeff') ? plain.slice(1) : plain).split('\n')
  const isPlain = !plain.includes('\r') && lines.every(line => line.length <= longestLine)
  if (isPlain) return lines
  return lines.map(line => (line.length > longestLine ? '' : line.endsWith('\r') ? line.slice(0, -1) : line))
}

/** Returns the parts of `line` between its blanks. */
export function splitFields(line: string): readonly string[] {
  return line.match(/\S+/g) ?? []
}
