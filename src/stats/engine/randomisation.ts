import type { Blocks } from './blocks.js'
import { countChoices, listChoices } from './choices.js'

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
