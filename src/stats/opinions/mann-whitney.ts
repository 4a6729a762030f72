import { normalCdf } from '../distributions/normal.js'

/**
 * The two-sided p-value of Mann & Whitney 1947 for two independent samples, as benchstat computes it; undefined where a
 * sample is empty, a value is NaN, or all values are equal.
 *
 * Exact up to 50 values a side, with ties up to 25 (Klotz 1966); beyond, the normal approximation, corrected for ties and
 * continuity.
 */
export function mannWhitneyP(one: readonly number[], other: readonly number[]): number | undefined {
  if (one.length === 0 || other.length === 0 || one.some(Number.isNaN) || other.some(Number.isNaN)) return undefined
  const groups = groupTies(one, other)
  if (groups.length === 1) return undefined
  const [m, n] = [one.length, other.length]
  const hasTies = groups.length < m + n
  const twiceU = sumWins(groups)
  const less = Math.min(twiceU, 2 * m * n - twiceU)
  if (less === m * n) return 1
  if (Math.max(m, n) > (hasTies ? 25 : 50)) return approximate(groups, { m, n, less })
  const tail = hasTies ? sumMasses(countWins(groups, m, less), less) / binomial(m + n, m) : untiedTail(m, n, less)
  return Math.min(1, 2 * tail)
}

/** Equal values: how many, and how many of them in the first sample. */
interface Group {
  readonly size: number
  readonly own: number
}

/** Ascending. */
function groupTies(one: readonly number[], other: readonly number[]): Group[] {
  const a = new Float64Array(one).sort()
  const b = new Float64Array(other).sort()
  const groups: Group[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const value = Math.min(a[i] ?? Infinity, b[j] ?? Infinity)
    const [firstOwn, firstOther] = [i, j]
    while (i < a.length && a[i] === value) i++
    while (j < b.length && b[j] === value) j++
    groups.push({ size: i - firstOwn + j - firstOther, own: i - firstOwn })
  }
  return groups
}

/** 2U: twice the pairs in which the first sample has the larger value, a tie counting half. */
function sumWins(groups: readonly Group[]): number {
  let wins = 0
  let others = 0
  for (const { size, own } of groups) {
    wins += own * (2 * others + size - own)
    others += size - own
  }
  return wins
}

interface Observed {
  readonly m: number
  readonly n: number
  /** The smaller of 2U and its counterpart. */
  readonly less: number
}

function approximate(groups: readonly Group[], { m, n, less }: Observed): number {
  const count = m + n
  let ties = 0
  for (const { size } of groups) ties += size ** 3 - size
  const deviation = Math.sqrt((m * n * (count + 1 - ties / (count * (count - 1)))) / 12)
  return Math.min(1, 2 * normalCdf(-((m * n - less) / 2 - 0.5) / deviation))
}

const tails = new Map<string, Float64Array>()

/** P(2U ≤ less) without ties, which depends on the sizes alone. */
function untiedTail(m: number, n: number, less: number): number {
  const [few, many] = m < n ? [m, n] : [n, m]
  const key = `${few}+${many}`
  let known = tails.get(key)
  if (!known) {
    const groups = Array<Group>(m + n).fill({ size: 1, own: 0 })
    let sum = 0
    const total = binomial(m + n, m)
    known = countWins(groups, few, m * n).map(count => {
      sum += count
      return sum / total
    })
    tails.set(key, known)
  }
  return known[less]!
}

function sumMasses(counts: Float64Array, last: number): number {
  let sum = 0
  for (let i = 0; i <= last; i++) sum += counts[i]!
  return sum
}

/**
 * In how many ways `chosen` of the values, tied as in `groups`, have 2U = 0 … `limit`: group by group (Klotz 1966).
 *
 * The table has a row of 2U for each number chosen so far; with values before the group and i of them chosen, choosing
 * j of a group of t adds j · (2 · (before − i) + t − j).
 */
function countWins(groups: readonly Pick<Group, 'size'>[], chosen: number, limit: number): Float64Array {
  const width = limit + 1
  const table = new Float64Array((chosen + 1) * width)
  table[0] = 1
  let before = 0
  for (const { size } of groups) {
    // From above: a row needs itself and rows below.
    for (let row = Math.min(chosen, before + size); row > 0; row--) {
      for (let own = Math.min(size, row); own > 0; own--) {
        const others = before - (row - own)
        if (others < 0) break
        const shift = own * (2 * others + size - own)
        const end = Math.min(width, shift + 2 * (row - own) * others + 1)
        addShifted(
          table,
          { from: (row - own) * width - shift, to: row * width, start: shift, end },
          binomial(size, own),
        )
      }
    }
    before += size
  }
  return table.slice(chosen * width)
}

interface Rows {
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
}

function addShifted(table: Float64Array, { from, to, start, end }: Rows, weight: number): void {
  for (let i = start; i < end; i++) table[to + i] = table[to + i]! + weight * table[from + i]!
}

function binomial(size: number, chosen: number): number {
  let count = 1
  for (let i = 1; i <= Math.min(chosen, size - chosen); i++) count = (count * (size - i + 1)) / i
  return count
}
