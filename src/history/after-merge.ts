import { markdownVoice } from '../document/escape.js'
import { own, say, type Text, write } from '../document/text.js'

/** A sentence about a benchmark that became worse, and who wrote the commit. */
export interface ToldNews extends Origin {
  readonly sentence: Text
}

/** The commits that news may have come with. */
export interface Origin {
  /** Who wrote the only one; left out where nobody is known. */
  readonly author?: string
  /** How many there are, and the last without it; left out where it is one. */
  readonly among?: { readonly commits: number; readonly since: string }
}

/** Renders the line for one of the news. Names in it are inert. */
export function renderNewsLine({ sentence, author, among }: ToldNews): string {
  const by = author === undefined ? own('') : say` By ${author}.`
  const one = among && say` It came with one of ${own(`${among.commits}`)} commits since ${among.since.slice(0, 7)}.`
  return `- ${write([...sentence, ...by, ...(one ?? [])], markdownVoice)}`
}

/** Renders the heading of a comment on a merged pull request. */
export function renderMergedHeading(suite: string): string {
  const name = suite === 'benchmark' ? '' : ` of ${markdownVoice.name(suite)}`
  return `## ⏱ After the merge\n\nRaces on the default branch${name} found what became worse:\n`
}

/** Adds `lines` that `body` does not have yet, as long as there is room; the others are counted. */
export function addLines(body: string, lines: readonly string[], room = mostCharacters): string {
  const missing = lines.filter(line => !body.includes(line))
  if (missing.length === 0) return body
  let added = body.trimEnd()
  for (const [index, line] of missing.entries()) {
    const longer = added === '' ? line : `${added}\n${line}`
    if (longer.length > room) return `${noteNoRoom(added, missing.length - index, room)}\n`
    added = longer
  }
  return `${added}\n`
}

/** The note goes beyond the room, once. */
function noteNoRoom(body: string, count: number, room: number): string {
  const note = `- … and ${count} more, for which there is no room here.`
  return body.length > room || body.includes(note) ? body : `${body}\n${note}`
}

/** GitHub takes 65,536. */
export const mostCharacters = 60_000
