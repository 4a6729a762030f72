import { largest } from '../../metrics/number.js'
import type { RoundBlock } from '../../stats/engine/blocks.js'
import { compareMeans, compareTails, mannWhitneyP, type Ratio } from '../../stats/two-sample.js'
import type { Series } from '../series.js'
import type { Change, SecondOpinions } from '../verdicts/finding.js'

/** The second opinions on `series`, whose values are positive. */
export function makeSecondOpinions(series: Series, confidence: number): SecondOpinions {
  const blocks = toBlocks(series)
  const [a, b] = [blocks.flatMap(block => block.a), blocks.flatMap(block => block.b)]
  if (a.length === 0 || b.length === 0) return { means: null, p95: null, mannWhitneyP: null }
  return {
    means: toChange(compareMeans(blocks, confidence), confidence),
    p95: toChange(compareTails(blocks, { p: slowEnd(series) / 100, confidence }), confidence),
    mannWhitneyP: mannWhitneyP(a, b) ?? null,
  }
}

/** Compares the means of the sides of `series`, which has positive values of both. */
export function compareSideMeans(series: Series, confidence: number): Change {
  return toChange(compareMeans(toBlocks(series), confidence), confidence)
}

/** The percentile that only one value in twenty is worse than. */
export function slowEnd({ metric }: Series): number {
  return metric.better === 'higher' ? 5 : 95
}

function toBlocks({ rounds }: Series): readonly RoundBlock[] {
  return rounds.map(round => {
    const block = { a: [] as number[], b: [] as number[] }
    for (const { side, value } of round) block[side === 'baseline' ? 'a' : 'b'].push(value)
    return block
  })
}

function toChange({ value, low, high }: Ratio, level: number): Change {
  return { value: value - 1, low: low > 0 ? low - 1 : null, high: high <= largest ? high - 1 : null, level }
}
