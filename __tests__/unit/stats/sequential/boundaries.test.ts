import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { normalCdf, normalQuantile } from '../../../../src/stats/distributions/normal.js'
import { makeRandom } from '../../../../src/stats/random.js'
import {
  makeBoundaries,
  type Spending,
  spendAsSquare,
  spendInHalves,
} from '../../../../src/stats/sequential/boundaries.js'
import { type Design, nominalAlpha, repeatedP } from '../../../../src/stats/sequential/repeated-p.js'

const families: Readonly<Record<string, (alpha: number) => Spending>> = {
  obf: alpha => t => 4 * normalCdf(normalQuantile(alpha / 4) / Math.sqrt(t)),
  pocock: alpha => t => alpha * Math.log(1 + (Math.E - 1) * t),
  pow2: spendAsSquare,
  'pow1.5': alpha => t => alpha * t ** 1.5,
}

function expectClose(actual: readonly number[], expected: readonly number[], within: number): void {
  expect(actual).toHaveLength(expected.length)
  actual.forEach((z, i) => {
    expect(Math.abs(z - expected[i]!)).toBeLessThan(within)
  })
}

describe('boundaries', () => {
  // ldbounds, five equal looks, α = 0.05; its 3.3569 is one too low in the last digit (3.35701).
  it.each([
    ['obf', [4.8769, 3.3569, 2.6803, 2.2898, 2.031]],
    ['pocock', [2.438, 2.4268, 2.4101, 2.3966, 2.3859]],
  ])('of five equal looks, %s', (family, published) => {
    expectClose(makeBoundaries([0.2, 0.4, 0.6, 0.8, 1], families[family]!(0.05)), published, 1.5e-4)
  })

  interface Case {
    readonly looks: readonly number[]
    readonly spend: string
    readonly alpha: number
    readonly z: readonly number[]
  }
  // Made by make-boundaries.py, beside it.
  const fixture = new URL('../../../fixtures/stats/boundaries.json', import.meta.url)
  const cases: readonly Case[] = JSON.parse(readFileSync(fixture, 'utf8'))
  it.each(cases)('of looks at $looks, $spend', ({ looks, spend, alpha, z }) => {
    const times = looks.map(n => n / looks.at(-1)!)
    expectClose(makeBoundaries(times, families[spend]!(alpha)), z, 1e-6)
  })

  it('of one look at the end is the normal quantile', () => {
    expectClose(makeBoundaries([1], spendAsSquare(0.05)), [1.959963984540054], 1e-12)
    expect(makeBoundaries([], spendAsSquare(0.05))).toEqual([])
  })

  it('of an experiment to which another was added are those of half the error rate until then, however long the other is', () => {
    for (const rounds of [40, 700]) {
      const times = [5, 8, 13, 20].map(look => look / rounds)
      const alone = makeBoundaries(
        [5, 8, 13, 20].map(look => look / 20),
        spendAsSquare(0.025),
      )
      expectClose(makeBoundaries(times, spendInHalves(0.05, 20 / rounds)), alone, 1e-9)
    }
    expect(spendInHalves(0.05, 0.1)(1)).toBeCloseTo(0.05, 12)
  })

  it('is infinite where nothing is spent', () => {
    const late: Spending = t => (t < 0.5 ? 0 : 0.05)
    const boundaries = makeBoundaries([0.2, 0.5, 0.8, 1], late)
    expect(boundaries[0]).toBe(Infinity)
    expect(boundaries[1]).toBeCloseTo(1.959963984540054, 9)
    expect(boundaries.slice(2)).toEqual([Infinity, Infinity])
  })

  it('rejects as often as it spends, at every look', () => {
    const times = [0.25, 0.4, 0.65, 0.7]
    const spend = spendAsSquare(0.2)
    const boundaries = makeBoundaries(times, spend)
    const random = makeRandom('random walks')
    const walks = 40_000
    const rejected = times.map(() => 0)
    for (let walk = 0; walk < walks; walk++) {
      let [time, sum] = [0, 0]
      const look = times.findIndex((next, i) => {
        sum += Math.sqrt(next - time) * normalQuantile(random.next() || 0.5)
        time = next
        return Math.abs(sum) / Math.sqrt(time) >= boundaries[i]!
      })
      for (let later = look; later >= 0 && later < times.length; later++) rejected[later]!++
    }
    times.forEach((time, i) => {
      const expected = spend(time)
      expect(Math.abs(rejected[i]! / walks - expected)).toBeLessThan(3.5 * Math.sqrt(expected / walks))
    })
  })

  it('does not depend on how closely looks lie', () => {
    // What has been spent by a look that follows at once is lost to nobody.
    const apart = makeBoundaries([0.5, 1], spendAsSquare(0.05))
    const close = makeBoundaries([0.5, 0.500001, 1], spendAsSquare(0.05))
    expectClose([close[0]!, close[2]!], apart, 1e-4)
  })
})

describe('the repeated p-value', () => {
  const designs: readonly Design[] = [
    { looks: [5], rounds: 20 },
    { looks: [5, 8], rounds: 20 },
    { looks: [5, 8, 9], rounds: 20 },
    { looks: [5, 8, 13, 20], rounds: 20 },
    { looks: [5, 29, 171, 172], rounds: 1000 },
    { looks: [5, 8], rounds: 300, extendedFrom: 20 },
    { looks: [5, 8, 13, 20, 32, 300], rounds: 300, extendedFrom: 20 },
    { looks: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14], rounds: 14 },
  ]

  it('and the nominal level are one and the same with a single look at the end', () => {
    const design = { looks: [20], rounds: 20 }
    for (const p of [0, 1e-300, 1e-12, 0.003, 0.05, 0.7, 1]) {
      expect(nominalAlpha(design, p)).toBe(p)
      expect(repeatedP(design, p)).toBe(p)
    }
  })

  it.each(designs)('is the inverse of the nominal level after looks at $looks of $rounds', design => {
    for (const alpha of [1e-15, 1e-12, 1e-6, 0.001, 0.01, 0.05, 0.3, 0.8, 0.999]) {
      const nominal = nominalAlpha(design, alpha)
      expect(nominal).toBeLessThan(alpha)
      expect(Math.abs(repeatedP(design, nominal) / alpha - 1)).toBeLessThan(1e-10)
    }
  })

  it.each(designs)('rises from 0 to 1 after looks at $looks of $rounds', design => {
    let before = repeatedP(design, 0)
    expect(before).toBe(0)
    for (let p = 1e-12; p <= 1; p *= 1.9) {
      const repeated = repeatedP(design, p)
      expect(repeated).toBeGreaterThanOrEqual(Math.max(p, before))
      expect(repeated > before || repeated === 1).toBe(true)
      before = repeated
    }
    expect(repeatedP(design, 1)).toBe(1)
    expect(nominalAlpha(design, 0)).toBe(0)
  })

  it('rejects where the boundary does', () => {
    // 2(1 − Φ(z)) of boundaries.json's z for looks at 5, 8, 13 and 20.
    const levels = [2.95517, 2.74328, 2.39982, 2.0613].map(z => 2 * normalCdf(-z))
    levels.forEach((level, i) => {
      const design = { looks: [5, 8, 13, 20].slice(0, i + 1), rounds: 20 }
      expect(nominalAlpha(design, 0.05)).toBeCloseTo(level, 6)
      expect(repeatedP(design, level * 0.999)).toBeLessThan(0.05)
      expect(repeatedP(design, level * 1.001)).toBeGreaterThan(0.05)
    })
  })
})
