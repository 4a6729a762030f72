import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chiSquareTail, halfGammaRatio, logGamma } from '../../../../src/stats/distributions/gamma.js'
import { normalCdf, normalQuantile } from '../../../../src/stats/distributions/normal.js'
import { studentCdf, studentQuantile } from '../../../../src/stats/distributions/student.js'

type Table = readonly (readonly [number, number, number])[]

const reference: { studentCdf: Table; studentQuantile: Table; chiSquareTail: Table } = JSON.parse(
  readFileSync(new URL('../../../fixtures/stats/r.json', import.meta.url), 'utf8'),
)

function expectRelative(actual: number, expected: number, relative: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(relative * Math.abs(expected))
}

describe('Student’s distribution', () => {
  it.each(reference.studentCdf)('P(T ≤ −%d), %d degrees', (t, degrees, expected) => {
    expectRelative(studentCdf(-t, degrees), expected, 1e-10)
    expect(studentCdf(t, degrees)).toBeCloseTo(1 - expected, 13)
  })

  it.each(reference.studentQuantile)('quantile of %d, %d degrees', (p, degrees, expected) => {
    expectRelative(studentQuantile(p, degrees), expected, 1e-10)
  })

  it('by hand', () => {
    expectRelative(studentQuantile(0.975, 19), 2.093024054408263, 1e-12)
    // One degree: Cauchy.
    expectRelative(studentCdf(-1, 1), 0.25, 1e-14)
    expectRelative(studentQuantile(1e-8, 1), -1 / Math.tan(1e-8 * Math.PI), 1e-12)
    // Two degrees: 1/2 + t / 2√(2 + t²).
    expectRelative(studentCdf(-3, 2), 0.5 - 3 / (2 * Math.sqrt(11)), 1e-13)
  })

  it('ends', () => {
    expect([studentQuantile(0, 3), studentQuantile(0.5, 3), studentQuantile(1, 3)]).toEqual([-Infinity, 0, Infinity])
    expect([studentCdf(-Infinity, 3), studentCdf(0, 3), studentCdf(Infinity, 3)]).toEqual([0, 0.5, 1])
    expect(studentCdf(-3, Infinity)).toBe(normalCdf(-3))
    expect(studentQuantile(0.01, Infinity)).toBe(normalQuantile(0.01))
  })

  it.each([0.5, 0.9, 4.2, 30, 1999.9, 19999, 20001, 1e7])('and its quantile are inverse, %d degrees', degrees => {
    for (let log = -25; log < -0.7; log += 0.37) {
      const p = Math.exp(log)
      expectRelative(studentCdf(studentQuantile(p, degrees), degrees), p, 1e-11)
    }
  })
})

describe('the chi-squared distribution', () => {
  it.each(reference.chiSquareTail)('P(X ≥ %d), %d degrees', (x, degrees, expected) => {
    expectRelative(chiSquareTail(x, degrees), expected, 1e-11)
  })

  it('ends', () => {
    expect([chiSquareTail(0, 3), chiSquareTail(Infinity, 3), chiSquareTail(5, 0)]).toEqual([1, 0, 1])
  })
})

describe('the gamma function', () => {
  it('of whole and half numbers', () => {
    expect(logGamma(1)).toBeCloseTo(0, 13)
    expectRelative(logGamma(0.5), Math.log(Math.PI) / 2, 1e-13)
    expectRelative(logGamma(11), Math.log(3628800), 1e-14)
    expectRelative(halfGammaRatio(0.5), 1 / Math.sqrt(Math.PI), 1e-14)
    expectRelative(halfGammaRatio(1e8), Math.sqrt(1e8) * (1 - 1 / 8e8), 1e-14)
  })
})
