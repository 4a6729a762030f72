import type { Accepted } from '../../compare/gate/gate.js'
import { terminalVoice } from '../../document/escape.js'
import { join, message, own, say, type Text, write } from '../../document/text.js'

/** The acceptance of a run for a log. */
export function acceptanceNotice(accepted: Accepted): string {
  return `Accepted: ${write(acceptanceText(accepted), terminalVoice)}`
}

/** Describes what would have failed the job, and who accepted it, when, and why. */
export function acceptanceText({ failures, label, by, at, why }: Accepted): Text {
  const what = join(
    failures.map(failure => message(failure)),
    '; ',
  )
  const who = by === undefined ? say`the label ${label} accepts this` : say`${by} accepted this with the label ${label}`
  const when = at === undefined ? own('') : say` on ${own(describeTime(at))}`
  const because = why === undefined ? own('') : say`, saying ${message(JSON.stringify(why))}`
  return say`the gate would have failed (${what}), but ${who}${when}${because}. The verdict stays as it is.`
}

/** `2026-01-31 12:00 UTC`; what is no time is not shown as one. */
function describeTime(at: string): string {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(at) ?? []
  return day === undefined ? 'an unknown day' : `${day} ${time} UTC`
}
