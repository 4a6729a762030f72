/** What a benchmark tool prints for people, which is not read: its numbers are rounded, and have no samples. */
export interface ConsoleTable {
  /** The tool, for people. */
  readonly tool: string
  /** A line that only this tool prints above or beside its numbers. */
  readonly sign: RegExp
  /** How the tool is made to write numbers for programs. */
  readonly remedy: Remedy
}

/** Words for the command, or a call in the script; and where the numbers are then, if they are not printed. */
export type Remedy = ({ readonly words: string } | { readonly call: string }) & { readonly output?: string }

/** The two ways of saying an input. */
type Way = 'action' | 'command line'

/** What was recognised, and what to add so that its numbers are read. */
export function describeConsole(table: ConsoleTable, way: Way): string {
  const { tool, remedy } = table
  const output = remedy.output === undefined ? '' : `, and add ${showInput('output', remedy.output, way)}`
  return `this is the table of ${tool}, whose numbers are not read: ${describeRemedy(table)}${output}. To compare the time of the whole process, add ${showInput('format', 'process', way)}`
}

/** How the tool is made to write numbers that are read. */
export function describeRemedy({ remedy }: ConsoleTable): string {
  return 'words' in remedy ? `add ${remedy.words} to the command` : `let the script call ${remedy.call}`
}

function showInput(name: string, value: string, way: Way): string {
  return way === 'action' ? `"${name}: ${value}"` : `--${name} ${value}`
}
