import { describeRemedy } from '../consoles/console-table.js'
import { recogniseConsole } from '../consoles/consoles.js'
import type { Document } from './document.js'
import { findFlaw } from './json.js'

const mostNames = 5

/** Explains why no format fits the files that a command wrote, and what to do. */
export function describeUnread(document: Document): string {
  const files = document.output.files ?? []
  if (files.length === 0) return 'the command wrote nothing to the place in "output"'
  const names = files.slice(0, mostNames).map(({ path }) => path)
  const written = `what the command wrote (${names.join(', ')}${files.length > mostNames ? ', …' : ''})`
  if (files.every(({ text }) => text.trim() === ''))
    return `${written} is empty: did a benchmark run, and did the tool finish?`
  const flaw = files.map(({ text }) => findFlaw(text)).find(found => found !== undefined)
  if (flaw !== undefined && document.json === undefined) return `${written} ${flaw}`
  const table = recogniseConsole(document.lines)
  if (table !== undefined)
    return `${written} is the table of ${table.tool} for people, which is never detected: ${describeRemedy(table)}`
  const advice =
    'set "format" to the tool that wrote it (docs/tools.md lists them), or read its numbers with the format "regex" or "json"'
  return `${written} has no known format: ${findLocalised(document) ?? advice}`
}

/** A number with a comma before its decimals, and a unit behind it, as the settings of many countries have it. */
const localised = /(?<![\d.,])\d+(?:\.\d{3})*,(?:\d{1,2}|\d{4,}) ?(?:ns|us|µs|μs|ms|s|ops|op|B|KB|MB|GB|%)\b/

const mostLines = 1000

function findLocalised({ lines }: Document): string | undefined {
  const found = lines.slice(0, mostLines).flatMap(line => localised.exec(line.slice(0, 1000))?.[0] ?? [])[0]
  if (found === undefined) return undefined
  return `it has numbers such as "${found}", whose comma can mean decimals or thousands: run the tool with LC_ALL=C`
}
