import { markdownVoice, terminalVoice } from '../report/text/escape.js'
import { own, say, type Text, write } from '../report/text/text.js'
import type { Measured } from './race.js'

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

/** Renders the heading of an issue. */
export function renderIssueHeading(title: string): string {
  return `${markdownVoice.name(title)} became worse on the default branch. This issue closes by itself when the level is back.\n`
}

/** Renders the line for a benchmark that is back where it was at the commit `ground`, with the commit `head`. */
export function renderBackLine(ground: string, head: string): string {
  return `- The level is back at that of ${ground.slice(0, 7)}, with ${head.slice(0, 7)}.`
}

/** Renders the line for a benchmark of which nobody can tell whether it is back where it was at the commit `ground`. */
export function renderLostLine(ground: string): string {
  return `- No chain of races joins ${ground.slice(0, 7)} with the newest push, so nothing tells whether the level is back. If it is, or the benchmark is gone, close this issue.`
}

/** Names the issue of a benchmark, in text that GitHub shows as it is. */
export function titleIssue({ benchmark, metric }: Measured): string {
  return write(say`Performance: ${benchmark} (${metric}) became worse`, terminalVoice)
    .replaceAll('`', "'")
    .slice(0, 200)
}

/** Adds `lines` that `body` does not have yet, as long as there is room. */
export function addLines(body: string, lines: readonly string[]): string {
  const missing = lines.filter(line => !body.includes(line))
  const added = missing.length === 0 ? body : `${body.trimEnd()}\n${missing.join('\n')}\n`
  return added.length > mostCharacters ? body : added
}

/** GitHub takes 65,536. */
const mostCharacters = 60_000
