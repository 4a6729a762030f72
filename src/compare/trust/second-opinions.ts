import { largest } from '../../metrics/computable.js'
import { mannWhitneyP } from '../../stats/opinions/mann-whitney.js'
import { compareMeans, compareTails, type Ratio } from '../../stats/opinions/ratio-interval.js'
import type { Series } from '../series.js'
import type { Change, SecondOpinions } from '../verdicts/finding.js'

/** The second opinions on `series`, whose values are positive. */
export function makeSecondOpinions({ rounds, metric }: Series, confidence: number): SecondOpinions {
  const blocks = rounds.map(round => ({
    a: round.filter(one => one.side === 'baseline').map(one => one.value),
    b: round.filter(one => one.side === 'contender').map(one => one.value),
  }))
  const [a, b] = [blocks.flatMap(block => block.a), blocks.flatMap(block => block.b)]
  if (a.length === 0 || b.length === 0) return { means: null, p95: null, mannWhitneyP: null }
  return {
    means: toChange(compareMeans(blocks, confidence), confidence),
    p95: toChange(compareTails(blocks, { p: metric.better === 'higher' ? 0.05 : 0.95, confidence }), confidence),
    mannWhitneyP: mannWhitneyP(a, b) ?? null,
  }
}

function toChange({ value, low, high }: Ratio, level: number): Change {
  return { value: value - 1, low: low > 0 ? low - 1 : null, high: high <= largest ? high - 1 : null, level }
}
