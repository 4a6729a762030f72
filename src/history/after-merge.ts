import { markdownVoice, terminalVoice } from '../report/text/escape.js'
import { own, say, type Text, write } from '../report/text/text.js'
import type { Measured } from './race.js'

/** A sentence about a benchmark that became worse, and who wrote the commit. */
export interface ToldNews {
  readonly sentence: Text
  /** Undefined where nobody is known. */
  readonly author: string | undefined
}

/** Renders the line for one of the news. Names in it are inert. */
export function renderNewsLine({ sentence, author }: ToldNews): string {
  const by = author === undefined ? own('') : say` By ${author}.`
  return `- ${write([...sentence, ...by], markdownVoice)}`
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
