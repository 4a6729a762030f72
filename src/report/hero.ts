import type { Finding, Verdict } from '../compare/finding.js'
import type { Block } from '../document/document.js'
import { say, sign, type Text, type Tone } from '../document/text.js'
import type { Tally } from './words/headline.js'

/** Opens a page: the first tally as the answer, where there are no `answers` of more weight, the shares of all verdicts, and the other tallies. */
export function showHeadline(
  tallies: readonly Tally[],
  judged: readonly Pick<Finding, 'verdict'>[],
  answers: readonly Text[] = [],
): readonly Block[] {
  const shares = verdictsByTone.map(([tone, verdicts]) => ({
    tone,
    count: judged.filter(({ verdict }) => verdict !== null && verdicts.includes(verdict)).length,
  }))
  const [first] = answers.length === 0 ? tallies : []
  return [
    {
      kind: 'callout',
      ...(first && first.mark.tone !== 'quiet' && { tone: first.mark.tone }),
      lines: first ? [say`${sign(first.mark)} ${first.text}`] : answers,
    },
    {
      kind: 'tallies',
      shares: shares.filter(({ count }) => count > 0),
      items: tallies.filter(tally => tally !== first),
    },
  ]
}

const verdictsByTone: readonly (readonly [Tone, readonly Verdict[]])[] = [
  ['bad', ['regressed']],
  ['good', ['improved']],
  ['doubt', ['not-comparable', 'inconclusive']],
  ['quiet', ['unchanged']],
]
