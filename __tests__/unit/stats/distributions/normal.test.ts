import { describe, expect, it } from 'vitest'
import { erfc, normalCdf, normalQuantile } from '../../../../src/stats/distributions/normal.js'

// erfc and the distribution from series and continued fractions with 60 digits.
const erfcs = [
  [-6, 2],
  [-2.5, 1.999593047982555],
  [-0.3, 1.3286267594591274],
  [0, 1],
  [0.1, 0.887537083981715],
  [0.46875, 0.507386526782062],
  [0.5, 0.4795001221869535],
  [1, 0.15729920705028513],
  [2, 0.004677734981047266],
  [3.999, 1.554474949099499e-8],
  [4, 1.541725790028002e-8],
  [4.001, 1.5290782173248732e-8],
  [8, 1.1224297172982926e-29],
  [15, 7.212994172451207e-100],
  [26, 5.663192408856143e-296],
] as const

const probabilities = [
  [-20, 2.7536241186062337e-89],
  [-8.3, 5.205569744890254e-17],
  [-5, 2.866515718791939e-7],
  [-1.959963984540054, 0.025],
  [-0.6, 0.2742531177500736],
  [0, 0.5],
  [0.5, 0.6914624612740131],
  [0.7, 0.758036347776927],
  [3, 0.9986501019683699],
  [9, 1],
] as const

// AS 241 as in the standard library of Python 3.11.
const quantiles = [
  [1e-300, -37.0470962993612],
  [1e-50, -14.933337534788489],
  [1e-12, -7.034483825301132],
  [0.001, -3.090232306167813],
  [0.025, -1.9599639845400538],
  [0.075, -1.4395314709384557],
  [0.3, -0.5244005127080407],
  [0.5, 0],
  [0.925, 1.439531470938456],
  [0.9995, 3.2905267314919255],
] as const

function expectRelative(actual: number, expected: number, relative: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(relative * Math.abs(expected))
}

describe('the normal distribution', () => {
  it.each(erfcs)('erfc(%d) = %d', (x, expected) => expectRelative(erfc(x), expected, 1e-15))
  it.each(probabilities)('P(Z ≤ %d) = %d', (z, expected) => expectRelative(normalCdf(z), expected, 1e-15))
  it.each(quantiles)('z of %d is %d', (p, expected) => expectRelative(normalQuantile(p), expected, 1e-15))

  it('ends at infinity', () => {
    expect(normalQuantile(0)).toBe(-Infinity)
    expect(normalQuantile(1)).toBe(Infinity)
    expect([normalCdf(-Infinity), normalCdf(Infinity), erfc(Infinity), erfc(-Infinity)]).toEqual([0, 1, 0, 2])
  })

  it('and its quantile are inverse', () => {
    for (let z = -8; z <= 5; z += 0.37) expectRelative(normalQuantile(normalCdf(z)), z, 1e-9)
  })
})
