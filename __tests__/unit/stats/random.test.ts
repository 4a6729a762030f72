import { describe, expect, it } from 'vitest'
import { makeRandom, shuffle, xoshiro128 } from '../../../src/stats/random.js'

describe('random numbers', () => {
  it('are those of the published generator', () => {
    const next = xoshiro128([1, 2, 3, 4])
    const words = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804]
    expect(words.map(() => next())).toEqual(words)
  })

  it('depend on the seed alone', () => {
    const draw = (seed: string): number[] => {
      const random = makeRandom(seed)
      return Array.from({ length: 5 }, () => random.next())
    }
    expect(draw('seed')).toEqual(draw('seed'))
    expect(draw('seed')).not.toEqual(draw('seec'))
    expect(draw('')).not.toEqual(draw('\0'))
    expect(draw('seed').every(x => x >= 0 && x < 1)).toBe(true)
  })

  it('fall evenly below n', () => {
    const random = makeRandom('even')
    const counts = Array<number>(24).fill(0)
    for (let i = 0; i < 24_000; i++) counts[random.below(24)]!++
    // Chi-squared with 23 degrees of freedom exceeds 49.7 once in a thousand seeds.
    expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(49.7)
    expect(random.below(1)).toBe(0)
  })

  it('shuffle into every order equally often', () => {
    const random = makeRandom('orders')
    const items = ['b1', 'b2', 'c1', 'c2']
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(items, random).join(' ')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect([...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(49.7)
    expect(items).toEqual(['b1', 'b2', 'c1', 'c2'])
    expect(shuffle([], random)).toEqual([])
  })
})
