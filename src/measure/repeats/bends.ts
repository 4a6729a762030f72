import { percentSize } from '../../metrics/scale.js'
import type { Warning } from '../../record/record.js'
import { studentCdf } from '../../stats/distributions/student.js'
import { adjustByHolm } from '../../stats/opinions/holm.js'
import type { Invoked } from '../invoked.js'
import type { Slope } from '../session.js'

const alpha = 0.01

/** Collects how far runs are from the line through the shortest and the longest, and says where that is more than chance. */
export class LineTest {
  readonly #slope: Slope
  /** By side: one may be straight, and the other bent. */
  readonly #bends = new Map<string, (readonly number[])[]>()

  constructor(slope: Slope | undefined) {
    this.#slope = slope ?? []
  }

  add({ slot, bends, points = [] }: Invoked): void {
    if (bends) {
      const own = this.#bends.get(slot.side) ?? []
      own.push(bends)
      this.#bends.set(slot.side, own)
    }
    for (const { run } of points) this.add(run)
  }

  /** The warning that the points do not lie on a line; none where they may. */
  warn(): readonly Warning[] {
    const between = [...this.#bends].flatMap(([side, bends]) =>
      this.#slope.slice(1, -1).map((repeats, at) => ({ side, repeats, ...test(bends.map(one => one[at]!)) })),
    )
    const adjusted = adjustByHolm(between.map(({ p }) => p))
    const [worst] = between
      .filter((_, at) => adjusted[at]! <= alpha)
      .sort((one, other) => Math.abs(other.mean) - Math.abs(one.mean))
    if (worst === undefined) return []
    const { side, repeats, mean } = worst
    const [fewer, more] = [this.#slope[0], this.#slope.at(-1)]
    return [
      {
        code: 'slope-bent',
        message: `the numbers of repeats do not lie on a line (${side}): ${repeats} take ${percentSize(mean)} ${mean > 0 ? 'more' : 'less'} than the line from ${fewer} to ${more} says. So one repeat does not always take the same time`,
      },
    ]
  }
}

/** Student's test that the mean of `values` is 0. */
function test(values: readonly number[]): { readonly mean: number; readonly p: number } {
  const count = values.length
  if (count < 3) return { mean: 0, p: 1 }
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1)
  const t = Math.abs(mean) / Math.sqrt(variance / count)
  return { mean, p: Number.isNaN(t) ? 1 : Math.min(1, 2 * studentCdf(-t, count - 1)) }
}
