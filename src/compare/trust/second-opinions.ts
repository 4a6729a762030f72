import { largest } from '../../metrics/computable.js'
import { mannWhitneyP } from '../../stats/opinions/mann-whitney.js'
import { compareMeans, compareTails, type Ratio } from '../../stats/opinions/ratio-interval.js'
import type { Series } from '../series.js'
import type { Change, SecondOpinions } from '../verdicts/finding.js'

/** The second opinions on `series`, whose values are positive. */
export function makeSecondOpinions({ rounds }: Series, confidence: number): SecondOpinions {
  const all = { a: [] as number[], b: [] as number[] }
  const blocks = rounds.map(round => {
    const block = { a: [] as number[], b: [] as number[] }
    for (const { side, value } of round) {
      const name = side === 'baseline' ? 'a' : 'b'
      block[name].push(value)
      all[name].push(value)
    }
    return block
  })
  const { a, b } = all
  if (a.length === 0 || b.length === 0) return { means: null, p95: null, mannWhitneyP: null }
  return {
    means: toChange(compareMeans(blocks, confidence), confidence),
    p95: toChange(compareTails(blocks, { p: 0.95, confidence }), confidence),
    mannWhitneyP: mannWhitneyP(a, b) ?? null,
  }
}

function toChange({ value, low, high }: Ratio, level: number): Change {
  return { value: value - 1, low: low > 0 ? low - 1 : null, high: high <= largest ? high - 1 : null, level }
}
