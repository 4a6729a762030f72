import type { Passage } from '../../compare/gate/passage.js'
import { markdownVoice, terminalVoice } from '../text/escape.js'
import { join, message, say, type Text, write } from '../text/text.js'

type Accepted = Extract<Passage, { readonly kind: 'accepted' }>

/** Who accepted what would have failed the job, for the end of a summary. */
export function renderAcceptance(accepted: Accepted): string {
  return `🏷️ **Accepted:** ${write(acceptanceText(accepted), markdownVoice)}\n`
}

/** The same for a log. */
export function acceptanceNotice(accepted: Accepted): string {
  return `Accepted: ${write(acceptanceText(accepted), terminalVoice)}`
}

function acceptanceText({ failures, label, by }: Accepted): Text {
  const what = join(
    failures.map(failure => message(failure)),
    '; ',
  )
  const who = by === undefined ? say`the label ${label} accepts that` : say`${by} accepted that with the label ${label}`
  return say`the gate would have failed (${what}), but ${who}. The verdict stays as it is.`
}
