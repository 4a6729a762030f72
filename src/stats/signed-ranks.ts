import { normalCdf, normalQuantile } from './distributions/normal.js'

/** Contrasts up to this number are tested by the exact null distribution, as rounds are; beyond them it is normal. */
const mostExact = 80

/** A common shift of contrasts, in their unit, with its interval. The ends of a single contrast's are infinite. */
export interface Shift {
  readonly estimate: number
  readonly low: number
  readonly high: number
  /** Confidence of the interval: what was asked for, or the most that so few contrasts allow. */
  readonly level: number
  readonly standardError: number
}

/**
 * Estimates the centre of `contrasts`, each symmetric about it, by the median of their pairwise means (Hodges & Lehmann 1963). The interval lies
 * between two of these means, by the exact null distribution of signed ranks (Tukey 1949; Walsh 1949): of n ≤ 5 contrasts it is their range,
 * at 1 − 2/2ⁿ. The standard error is that of a normal estimate with an interval as long (Lehmann 1963).
 */
export function estimateShift(contrasts: readonly number[], confidence: number): Shift {
  const means = pairwiseMeans(contrasts)
  const { length } = means
  const estimate = (means[(length - 1) >> 1]! + means[length >> 1]!) / 2
  if (contrasts.length < 2) return { estimate, low: -Infinity, high: Infinity, level: 0, standardError: Infinity }
  const { cut, level } = cutOff(contrasts.length, 1 - confidence)
  const [low, high] = [means[cut]!, means[length - 1 - cut]!]
  return { estimate, low, high, level, standardError: (high - low) / 2 / -normalQuantile((1 - level) / 2) }
}

/** All means of two contrasts, which may be the same one, ascending. */
function pairwiseMeans(contrasts: readonly number[]): Float64Array {
  const means = new Float64Array((contrasts.length * (contrasts.length + 1)) / 2)
  let at = 0
  for (let i = 0; i < contrasts.length; i++)
    for (let j = i; j < contrasts.length; j++) means[at++] = (contrasts[i]! + contrasts[j]!) / 2
  return means.sort()
}

/** The number of pairwise means that the interval leaves out at either end, and the confidence that it then has. */
function cutOff(count: number, alpha: number): { readonly cut: number; readonly level: number } {
  if (count > mostExact) {
    const [mean, deviation] = [(count * (count + 1)) / 4, Math.sqrt((count * (count + 1) * (2 * count + 1)) / 24)]
    return { cut: Math.floor(mean + normalQuantile(alpha / 2) * deviation), level: 1 - alpha }
  }
  const masses = sumPositive(Float64Array.from({ length: count }, (_, index) => index + 1))
  let [cut, below] = [0, masses[0]!]
  while (below + masses[cut + 1]! <= alpha / 2) below += masses[++cut]!
  return { cut, level: 1 - 2 * below }
}

/**
 * Tests whether contrasts of either group lie to one side of 0, whatever the sides: by |T| of the one group plus |T| of the other, where T is the
 * sum of signed ranks among the contrasts of both (Wilcoxon 1945). Returns the probability of so large a sum if all signs are random.
 *
 * A contrast of 0 has no sign, and no part in the sum. A group may be empty; with contrasts a and b, no p is below 4/2^(a + b).
 */
export function testOffsets(group: readonly number[], others: readonly number[]): number {
  const ranks = rankSizes([...group, ...others])
  const [one, two] = [sumRanks(group, ranks), sumRanks(others, ranks.subarray(group.length))]
  const total = Math.abs(one.signed) + Math.abs(two.signed)
  if (total === 0) return 1
  if (ranks.length > mostExact) return chanceOfNormal(total, one, two)
  const [first, tails] = [sumPositive(one.weights), tailsOf(two.weights)]
  let p = 0
  for (let sum = 0; sum < first.length; sum++) {
    const rest = Math.max(0, total - Math.abs(2 * sum - one.most))
    if (rest < tails.length) p += first[sum]! * tails[rest]!
  }
  return Math.min(1, p)
}

/** The smallest p-value that the test of groups of these sizes can have. */
export function leastP(size: number, otherSize: number): number {
  const groups = Math.sign(size) + Math.sign(otherSize)
  return Math.min(1, 2 ** (groups - size - otherSize))
}

/** The signed ranks of one group. */
interface SignedRanks {
  /** Twice the ranks of all that is not 0. */
  readonly weights: Float64Array
  readonly signed: number
  /** The sum of all weights. */
  readonly most: number
}

function sumRanks(group: readonly number[], ranks: Float64Array): SignedRanks {
  const weights = ranks.slice(0, group.length).filter((_, index) => group[index] !== 0)
  const signed = group.reduce((sum, contrast, index) => sum + Math.sign(contrast) * ranks[index]!, 0)
  return { weights, signed, most: weights.reduce((sum, weight) => sum + weight, 0) }
}

/** Twice the ranks of the sizes of `contrasts`, so that the mean ranks of ties are whole. */
function rankSizes(contrasts: readonly number[]): Float64Array {
  const sizes = contrasts.map(Math.abs)
  const order = sizes.map((_, index) => index).sort((i, j) => sizes[i]! - sizes[j]!)
  const ranks = new Float64Array(sizes.length)
  for (let first = 0; first < order.length; ) {
    let next = first
    while (next < order.length && sizes[order[next]!] === sizes[order[first]!]) next++
    for (let place = first; place < next; place++) ranks[order[place]!] = first + next + 1
    first = next
  }
  return ranks
}

/** The distribution of the sum of those whole `weights` whose sign is positive, each with probability 1/2: entry i is P(sum = i). */
function sumPositive(weights: Float64Array): Float64Array {
  const masses = new Float64Array(weights.reduce((sum, weight) => sum + weight, 0) + 1)
  masses[0] = 1
  let reach = 0
  for (const weight of weights) {
    reach += weight
    for (let sum = reach; sum >= 0; sum--) masses[sum] = (masses[sum]! + (sum < weight ? 0 : masses[sum - weight]!)) / 2
  }
  return masses
}

/** The distribution of |T|: entry i is P(|T| ≥ i). */
function tailsOf(weights: Float64Array): Float64Array {
  const masses = sumPositive(weights)
  const most = masses.length - 1
  const tails = new Float64Array(most + 1)
  masses.forEach((mass, sum) => {
    tails[Math.abs(2 * sum - most)]! += mass
  })
  for (let size = most - 1; size >= 0; size--) tails[size]! += tails[size + 1]!
  return tails
}

/**
 * The same chance where both sums are normal: |A| + |B| is the larger of |A + B| and |A − B|, which have the same variance, and are both small at
 * least as often as if they were independent (Šidák 1967).
 */
function chanceOfNormal(total: number, ranks: SignedRanks, two: SignedRanks): number {
  const squares = [...ranks.weights, ...two.weights].reduce((sum, weight) => sum + weight ** 2, 0)
  const single = 2 * normalCdf(-total / Math.sqrt(squares))
  return ranks.most === 0 || two.most === 0 ? single : 1 - (1 - single) ** 2
}
