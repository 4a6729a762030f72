import type { RoundBlock } from '../../../src/stats/randomisation.js'

/** The statistic at one shift with its null distribution, by definition and by enumeration of every assignment. */
export interface Reference {
  readonly t2: number
  readonly mean2: number
  readonly var4: number
  readonly pLower: number
  readonly pUpper: number
}

/** What docs/method/mathematics.md says, as slowly as it says it. */
export function computeReference(rounds: readonly RoundBlock[], shift: number): Reference {
  const ranked = rankResiduals(rounds, shift)
  const t2 = sum(ranked.flatMap(round => round.b))
  let sums = [0]
  for (const { a, b } of ranked) {
    const choices = subsets([...a, ...b], b.length).map(sum)
    sums = sums.flatMap(total => choices.map(one => total + one))
  }
  const mean2 = sum(sums) / sums.length
  return {
    t2,
    mean2,
    var4: sum(sums.map(one => (one - mean2) ** 2)) / sums.length,
    pLower: sums.filter(one => one <= t2).length / sums.length,
    pUpper: sums.filter(one => one >= t2).length / sums.length,
  }
}

function rankResiduals(rounds: readonly RoundBlock[], shift: number): RoundBlock[] {
  const scale = (y: number): number => Math.round(y * 1e12)
  const residuals = rounds.map(({ a, b }) => ({ a: a.map(scale), b: b.map(x => scale(x - shift)) }))
  const all = residuals.flatMap(({ a, b }) => [...a, ...b])
  const rankTwice = (y: number): number =>
    2 * all.filter(other => other < y).length + all.filter(other => other === y).length + 1
  return residuals.map(({ a, b }) => ({ a: a.map(rankTwice), b: b.map(rankTwice) }))
}

function subsets(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, i) => subsets(items.slice(i + 1), size - 1).map(rest => [item, ...rest]))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
