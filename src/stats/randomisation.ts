/** Values of one round, on a scale where a change adds (natural logarithms, lower is better). */
export interface RoundBlock {
  /** Baseline; may be empty. */
  readonly a: readonly number[]
  /** Contender; may be empty. */
  readonly b: readonly number[]
}

/** Rounds in one array: round after round, in each the baseline's values first. */
export interface Blocks {
  readonly values: Float64Array
  /** Index of each round's first value, and at the end the number of values. */
  readonly starts: Int32Array
  /** Index of the contender's first value in each round. */
  readonly middles: Int32Array
}

/** Lays out `rounds`, whose values must be finite; any number of them on each side of a round. */
export function makeBlocks(rounds: readonly RoundBlock[]): Blocks {
  const starts = new Int32Array(rounds.length + 1)
  const middles = new Int32Array(rounds.length)
  rounds.forEach(({ a, b }, i) => {
    middles[i] = starts[i]! + a.length
    starts[i + 1] = middles[i]! + b.length
  })
  const values = new Float64Array(starts[rounds.length]!)
  rounds.forEach(({ a, b }, i) => {
    values.set(a, starts[i]!)
    values.set(b, middles[i]!)
  })
  return { values, starts, middles }
}

/** The contender's values less the baseline's within each round, ascending: all of them, or in large rounds about 64. */
export function listDifferences({ values, starts, middles }: Blocks): Float64Array {
  const differences: number[] = []
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    const stride = Math.ceil(((middle - start) * (end - middle)) / 64)
    for (let i = start; i < middle; i++)
      for (let j = middle; j < end; j++)
        if ((i - start + j - middle) % stride === 0) differences.push(values[j]! - values[i]!)
  }
  return Float64Array.from(differences).sort()
}

/** The number of ways to choose `chosen` of `size` things, which is whole as long as it is far below 2⁵³. */
export function countChoices(size: number, chosen: number): number {
  let count = 1
  for (let i = 1; i <= Math.min(chosen, size - chosen); i++) count = (count * (size - i + 1)) / i
  return count
}

const cache = new Map<number, Int32Array>()

/** All ways to choose `chosen` of the numbers 0 … `size` − 1, one after the other, each ascending. */
export function listChoices(size: number, chosen: number): Int32Array {
  const key = size * 65536 + chosen
  const known = cache.get(key)
  if (known) return known
  const list: number[] = []
  const choice = Array.from({ length: chosen }, (_, i) => i)
  for (let left = countChoices(size, chosen); left > 0; left--) {
    list.push(...choice)
    // The next choice in lexicographic order.
    const place = choice.findLastIndex((value, i) => value !== size - chosen + i)
    const first = choice[place]!
    for (let next = place; place >= 0 && next < chosen; next++) choice[next] = first + 1 + next - place
  }
  const choices = Int32Array.from(list)
  cache.set(key, choices)
  return choices
}

/**
 * The smallest two-sided p-value that `rounds` rounds of `size` invocations can attain, the contender having half of
 * them (rounded down): 2/6ⁿ for four per round, 2/3ⁿ for three, 2/2ⁿ for two.
 */
export function attainableP(rounds: number, size: number): number {
  return Math.min(1, 2 / countChoices(size, Math.floor(size / 2)) ** rounds)
}

/** The least number of rounds of `size` invocations for a verdict: 5 for four or more, 6 for three, 8 for two. */
export function leastRounds(size: number): number {
  if (size >= 4) return 5
  return size === 3 ? 6 : 8
}

/** The sum of the contender's scores, with its moments under randomisation within rounds. */
export interface Statistic {
  readonly sum: number
  /** The sum less its mean, without the rounding of large sums. */
  readonly excess: number
  readonly variance: number
}

/** Sums `scores`; sampling without replacement in each round gives mean and variance. */
export function sumScores({ starts, middles }: Blocks, scores: ArrayLike<number>): Statistic {
  let [sum, excess, variance] = [0, 0, 0]
  for (let round = 0; round < middles.length; round++) {
    const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
    const size = end - start
    let [total, contender, squares] = [0, 0, 0]
    for (let i = start; i < end; i++) {
      const score = scores[i]!
      total += score
      squares += score * score
      if (i >= middle) contender += score
    }
    sum += contender
    if (size < 2) continue
    const share = (end - middle) / size
    excess += contender - total * share
    variance += (share * (middle - start) * (squares - (total * total) / size)) / (size - 1)
  }
  return { sum, excess, variance }
}

/** The standardised statistic; 0 where randomisation changes nothing. */
export function standardise({ excess, variance }: Pick<Statistic, 'excess' | 'variance'>): number {
  // What is left of equal scores is rounding.
  return variance > 1e-12 ? excess / Math.sqrt(variance) : 0
}

/** The lowest part of the exact null distribution of a sum of scores, on the lattice `base` + i · `step`. */
export interface LowerTail {
  readonly base: number
  readonly step: number
  /** P(sum = base + i · step), as far as was asked; overwritten by the next call. */
  readonly masses: Float64Array
}

/** The most choices of a round whose sums are all counted: those of six of twelve. */
export const mostChoices = 924

/**
 * Returns whether the exact null distribution of `blocks` is affordable. At most 40 rounds may have both sides, with at most 924
 * choices each.
 */
export function isEnumerable({ starts, middles }: Blocks): boolean {
  let compared = 0
  for (let round = 0; round < middles.length; round++) {
    const [size, contender] = [starts[round + 1]! - starts[round]!, starts[round + 1]! - middles[round]!]
    if (contender > 0 && contender < size) compared++
    if (countChoices(size, contender) > mostChoices) return false
  }
  return compared <= 40
}

// Shared by all calls, since each is read before the next is made; grown where one needs more.
let room = new Float64Array(0)

/**
 * The exact null distribution up to `limit` of the sum of `sign` times the contender's whole `scores`, every choice of its places within
 * a round being equally likely (randomisation inference, Fisher 1935): the distributions of the rounds, convolved one after the other.
 */
export function makeLowerTail(
  blocks: Blocks,
  { scores, sign, limit }: { readonly scores: Int32Array; readonly sign: 1 | -1; readonly limit: number },
): LowerTail {
  const rounds: RoundSums[] = []
  let base = 0
  for (let round = 0; round < blocks.middles.length; round++) {
    const sums = listSums(blocks, round, scores, sign)
    rounds.push(sums)
    base += sums.lowest
  }
  const step = findStep(rounds)
  // Narrow rounds first: they keep the distribution short.
  rounds.sort((first, second) => first.width - second.width)
  const widest = (rounds.at(-1)?.width ?? 0) / step
  const length = Math.max(0, Math.floor((limit - base) / step) + 1)
  if (room.length < widest + length) room = new Float64Array(2 * (widest + length))
  // Zeros before the start spare the inner loop a test for the edge.
  const padded = room.fill(0, 0, widest + length)
  if (length > 0) padded[widest] = 1
  let reach = 1
  for (const { offsets, width } of rounds) {
    if (width === 0) continue
    reach = Math.min(length, reach + width / step)
    convolve(padded, widest, widest + reach, step === 1 ? offsets : offsets.map(offset => offset / step))
  }
  return { base, step, masses: padded.subarray(widest, widest + length) }
}

/** The sums that the choices of one round can have: the lowest, what each adds to it, and the largest of that. */
interface RoundSums {
  readonly lowest: number
  readonly offsets: Int32Array
  readonly width: number
}

function listSums({ starts, middles }: Blocks, round: number, scores: Int32Array, sign: 1 | -1): RoundSums {
  const [start, middle, end] = [starts[round]!, middles[round]!, starts[round + 1]!]
  const chosen = end - middle
  const offsets = new Int32Array(countChoices(end - start, chosen))
  const places = listChoices(end - start, chosen)
  let [lowest, highest] = [Infinity, -Infinity]
  for (let choice = 0, at = 0; choice < offsets.length; choice++) {
    let sum = 0
    for (let i = 0; i < chosen; i++) sum += scores[start + places[at++]!]!
    sum *= sign
    offsets[choice] = sum
    if (sum < lowest) lowest = sum
    if (sum > highest) highest = sum
  }
  for (let choice = 0; choice < offsets.length; choice++) offsets[choice]! -= lowest
  return { lowest, offsets, width: highest - lowest }
}

/** The largest step that all offsets have in common. */
function findStep(rounds: readonly RoundSums[]): number {
  let step = 0
  for (const { offsets } of rounds)
    for (let i = 0; i < offsets.length && step !== 1; i++)
      for (let rest = offsets[i]!; rest !== 0; ) [step, rest] = [rest, step % rest]
  return step || 1
}

/** In place, from above: each entry needs only itself and entries below it. */
function convolve(padded: Float64Array, start: number, end: number, offsets: Int32Array): void {
  const weight = 1 / offsets.length
  // Two of four, the usual round, in a loop of its own, which is three times as fast.
  if (offsets.length === 6) {
    const [first, second, third, fourth, fifth, sixth] = offsets as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    for (let i = end - 1; i >= start; i--) {
      const lower = padded[i - first]! + padded[i - second]! + padded[i - third]!
      padded[i] = (lower + padded[i - fourth]! + padded[i - fifth]! + padded[i - sixth]!) * weight
    }
    return
  }
  for (let i = end - 1; i >= start; i--) {
    let total = 0
    for (let choice = 0; choice < offsets.length; choice++) total += padded[i - offsets[choice]!]!
    padded[i] = total * weight
  }
}
