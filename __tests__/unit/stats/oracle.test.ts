import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeEngine, takeLocalLevels } from '../../../src/stats/engine.js'
import { adjustPValues } from '../../../src/stats/multiple.js'

interface Aligned {
  /** How many of a round are the baseline's and how many the contender's. */
  readonly sides: readonly [number, number]
  /** Round after round, the baseline's first. */
  readonly values: readonly number[]
  readonly pLower: number
  readonly pUpper: number
}
interface Reference {
  readonly aligned: readonly Aligned[]
  readonly benjaminiHochberg: { readonly p: readonly number[]; readonly adjusted: readonly number[] }
}

const reference: Reference = JSON.parse(readFileSync(new URL('../../fixtures/stats/r.json', import.meta.url), 'utf8'))

describe('R agrees', () => {
  it.each(reference.aligned)(
    'with the engine, by coin: $sides, $pLower',
    ({ sides: [a, b], values, pLower, pUpper }) => {
      const starts = Int32Array.from({ length: values.length / (a + b) + 1 }, (_, i) => i * (a + b))
      const levelled = takeLocalLevels(Float64Array.from(values), starts, [])
      const rounds = Array.from(starts.subarray(1), end => {
        const round = [...levelled.subarray(end - a - b, end)]
        return { a: round.slice(0, a), b: round.slice(a) }
      })
      const test = makeEngine(rounds, { scores: 'ranks' }).testAt(0)
      expect(test.pLower).toBeCloseTo(pLower, 11)
      expect(test.pUpper).toBeCloseTo(pUpper, 11)
      expect(test.p).toBeCloseTo(2 * Math.min(pLower, pUpper), 11)
    },
  )

  it('with Benjamini–Hochberg, by p.adjust', () => {
    const { p, adjusted } = reference.benjaminiHochberg
    adjustPValues(p).forEach((value, i) => {
      expect(value).toBeCloseTo(adjusted[i]!, 14)
    })
  })
})
