import type { Progress } from '../../../measure/session.js'
import type { Invocation } from '../../../record/record.js'
import { count } from '../../../util/plural.js'
import { describeEstimates, type Watched } from '../estimates.js'

const mostGroups = 5

/** Takes what happens, and gives a line for each fifth of the rounds: which ones, failures in them, the time left, the worst so far. */
export function makeRoundGroups(watched: Watched): (progress: Progress) => readonly string[] {
  const rounds: (readonly Invocation[])[] = []
  let told = 0
  return progress => {
    if (progress.kind !== 'round-finished') return []
    rounds.push(progress.round)
    const { number, of, secondsLeft } = progress
    if (number < of && number - told < Math.ceil(of / mostGroups)) return []
    const group = rounds.slice(told)
    const which = group.length === 1 ? `round ${number}` : `rounds ${told + 1} to ${number}`
    told = number
    const failed = group.flat().filter(({ outcome }) => outcome !== 'ok').length
    const worst = describeEstimates(rounds, watched)
    const parts = [
      ...(failed === 0 ? [] : [`${count(failed, 'invocation')} failed`]),
      `${Math.ceil(Math.max(0, secondsLeft))} s left`,
      ...(worst === '' ? [] : [`worst so far: ${worst}`]),
    ]
    return [`${which} of ${of}: ${parts.join(', ')}`]
  }
}
