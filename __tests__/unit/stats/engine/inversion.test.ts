import { describe, expect, test } from 'vitest'
import { normalCdf, normalQuantile } from '../../../../src/stats/distributions/normal.js'
import { makeEngine } from '../../../../src/stats/engine.js'
import { invert, type ShiftTest } from '../../../../src/stats/inversion.js'
import { rejects } from '../../../../src/stats/multiple.js'
import { makeRandom } from '../../../../src/stats/random.js'
import { drawRounds } from '../samples.js'

/** The normal test of a shift of `truth` with a standard error of `error`, which accepts again from one of `islands` to its end. */
function makeTest(truth: number, error: number, islands: readonly (readonly [number, number])[] = []): ShiftTest {
  const zAt = (shift: number): number => {
    const isInIsland = islands.some(([from, to]) => from <= shift && shift <= to)
    return (truth - shift) / error / (isInIsland ? 1000 : 1)
  }
  const pAt = (shift: number): number => 2 * normalCdf(-Math.abs(zAt(shift)))
  return { zAt, pAt, calibrateAt: (shift, alpha) => ({ p: pAt(shift), critical: normalQuantile(1 - alpha / 2) }) }
}

const scale = { centre: 0.04, unit: 0.01, reach: 3, finest: 1e-6, isSmooth: false }

describe('what lies beyond a gap', () => {
  test('is no part of the interval, and told', () => {
    const inversion = invert(makeTest(0.05, 0.01, [[0.5, 0.9]]), scale)
    const { low, high } = inversion.interval(0.95)
    expect([inversion.estimate, inversion.standardError, low, high]).toEqual(
      [0.05, 0.01, 0.05 - 0.0196, 0.05 + 0.0196].map(x => expect.closeTo(x, 5)),
    )
    expect(inversion.hasIslands(0.95)).toBe(true)
    expect(invert(makeTest(0.05, 0.01), scale).hasIslands(0.95)).toBe(false)
  })

  test.each([1, -1])('takes a bound that it holds from what is excluded, on the side %d', side => {
    const islands = [[side > 0 ? -0.005 : -0.025, side > 0 ? 0.025 : 0.005]] as const
    const inversion = invert(makeTest(0.06 * side, 0.01, islands), { ...scale, centre: 0.05 * side })
    const end = side > 0 ? 'low' : 'high'
    expect([-0.01, 0.02, 0.03].map(bound => inversion.excludes(bound * side, end, 0.95))).toEqual([true, false, true])
  })

  test.each([1, -1])('draws the interval to 0 where that is not rejected, on the side %d', side => {
    const inversion = invert(makeTest(0.06 * side, 0.01, [[-0.005, 0.005]]), { ...scale, centre: 0.05 * side })
    const { low, high } = inversion.interval(0.95)
    expect(side > 0 ? low : high).toBe(0)
    expect(side > 0 ? high : low).toBeCloseTo(0.0796 * side, 5)
  })

  test('belongs to the interval where the gap is narrower than a standard error', () => {
    const { low, high } = invert(makeTest(0.05, 0.01, [[0.074, 0.09]]), scale).interval(0.95)
    expect([low, high]).toEqual([expect.closeTo(0.0304, 5), expect.closeTo(0.09, 5)])
  })
})

test.each(
  (['ranks', 'adaptive'] as const).flatMap(scores =>
    [
      { rounds: 20, a: 2, b: 2 },
      { rounds: 8, a: 2, b: 2 },
      { rounds: 10, a: 1, b: 1 },
      { rounds: 8, a: 2, b: 1 },
    ].map(shape => [scores, shape] as const),
  ),
)('ends are those of all shifts that p does not reject, by %s: %j', (scores, shape) => {
  for (const seed of [1, 2, 3]) {
    const random = makeRandom(`scan iid ${shape.rounds} ${seed}`)
    const engine = makeEngine(drawRounds(shape, 'iid', random), { scores })
    const { estimate, standardError } = engine
    for (const confidence of [0.8, 0.95]) {
      const ends = engine.interval(confidence)
      for (const end of [ends.low, ends.high].filter(Number.isFinite)) {
        const reach = end - estimate + Math.sign(end - estimate) * standardError
        const steps = Array.from({ length: 150 }, (_, step) => estimate + (reach * step) / 150)
        const last = steps.findLast(shift => !rejects(engine.pAt(shift), 1 - confidence))!
        expect(Math.abs(last - end)).toBeLessThan(0.1 * standardError)
      }
    }
  }
})
