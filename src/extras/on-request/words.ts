import { markdownVoice } from '../../document/escape.js'
import { say, type Text, trusted, write } from '../../document/text.js'
import { count } from '../../util/plural.js'
import type { Facts } from './facts.js'

/** Describes who asked for a comparison, and for what, as one line of Markdown above the answer. */
export function describeRequest(granted: Facts): string {
  const { by, head, comment } = granted
  const how = comment === undefined ? say` by a label` : say` with ${nameCommand(granted)}`
  const which = say` for ${head.slice(0, 7)}`
  return quote([...say`🙋 ${by} asked for this`, ...how, ...which, ...trusted('.')])
}

function nameCommand({ against, patterns, since }: Facts): string {
  const words = since === undefined ? [...patterns, ...(against === undefined ? [] : ['against', against])] : ['more']
  return ['/bench', ...words].join(' ')
}

/** Offers another experiment, where rows are inconclusive; `left` is the number of them that there can still be. */
export function offerMore(inconclusive: number, left: number): string | undefined {
  if (inconclusive === 0) return undefined
  const rows = count(inconclusive, 'benchmark')
  if (left === 0) return quote(say`🔁 ${trusted(rows)} stayed inconclusive after all experiments that one commit gets.`)
  const often = left === 1 ? 'once more' : `up to ${left} more times`
  return quote(
    say`🔁 ${trusted(rows)} ${trusted(inconclusive === 1 ? 'is' : 'are')} inconclusive: comment ${'/bench more'} to measure ${trusted(inconclusive === 1 ? 'it' : 'them')} again, ${trusted(often)}.`,
  )
}

/** Describes why a request came to nothing. */
export function describeRefusal(by: string, why: Text): string {
  return quote(say`↩️ The request of ${by} has no answer: ${why}.`)
}

function quote(text: Text): string {
  return `> ${write(text, markdownVoice)}\n`
}
