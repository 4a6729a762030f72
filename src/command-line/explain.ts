import { harmlessLines } from '../document/escape.js'
import { recogniseConsole } from '../formats/consoles/consoles.js'
import { bareSign, type FormatCandidate, findCandidates } from '../formats/index.js'
import type { Document } from '../formats/reading/document.js'

/** Lists what each format lacks in `document`, the likeliest format first. `asked` is the user's choice. */
export function explainFormats(document: Document, asked: string): string {
  const tool = recogniseConsole(document.lines)?.tool
  const candidates = findCandidates(document)
  const fitting = candidates.filter(({ lacking }) => lacking === undefined)
  const ranked = candidates.toSorted((one, other) => rank(one, tool) - rank(other, tool))
  const lines = [
    asked === 'auto'
      ? `${fitting.length} of ${candidates.length} formats fit`
      : `"${asked}" is given, so nothing is detected`,
    ...(tool === undefined ? [] : [`  this is the table of ${tool} for people, which is not read`]),
    ...ranked.map(({ format: { name, title }, lacking }) =>
      lacking === undefined ? `  fits: ${name} (${title})` : `  not ${name}: ${lacking}`,
    ),
  ]
  return lines.map(line => `${harmlessLines(line)}\n`).join('')
}

/** A problem inside of a document, such as `(0.unit: …)`: what is around it is as it should be. */
const inside = /\([^\s():]+\.[^\s():]+: /

/** Lower is likelier. */
function rank({ format: { title }, lacking }: FormatCandidate, tool: string | undefined): number {
  if (lacking === undefined) return 0
  if (lacking === bareSign) return 1
  if (tool !== undefined && title.startsWith(tool)) return 2
  return inside.test(lacking) ? 3 : 4
}
