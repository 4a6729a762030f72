import { markdownVoice } from '../../document/escape.js'
import { type Text, write } from '../../document/text.js'
import type { PageBlock } from '../text/fit.js'

/** Renders a row of a table. */
export function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`
}

/** Renders a body that opens when its summary is clicked; nothing where the body is empty. */
export function fold(summary: string, name: string, body: string): PageBlock {
  return { name, open: opening(summary), rows: body ? [body] : [], close: `\n${closing}`, isOptional: true }
}

export function opening(summary: string): string {
  return `<details><summary>${summary}</summary>\n\n`
}

export const closing = '</details>\n\n'

/** Renders sentences as a list. */
export function list(sentences: readonly Text[]): string {
  return sentences.map(sentence => `- ${write(sentence, markdownVoice)}\n`).join('')
}
