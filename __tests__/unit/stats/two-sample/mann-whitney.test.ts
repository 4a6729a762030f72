import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mannWhitneyP } from '../../../../src/stats/two-sample.js'

interface Case {
  readonly name: string
  readonly a: readonly number[]
  readonly b: readonly number[]
  readonly p: number | null
}

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/stats/${name}`, import.meta.url), 'utf8')
const benchstat: readonly Case[] = JSON.parse(fixture('benchstat.json'))
const r: readonly Case[] = JSON.parse(fixture('r.json')).wilcoxon

describe('Mann–Whitney', () => {
  it.each(benchstat)('$name as benchstat', ({ a, b, p }) => {
    if (p === null) expect(mannWhitneyP(a, b)).toBeUndefined()
    else expect(mannWhitneyP(a, b)).toBeCloseTo(p, 11)
  })

  it.each(r)('as wilcox.test of R: $p', ({ a, b, p }) => {
    expect(mannWhitneyP(a, b)! / p!).toBeCloseTo(1, 11)
  })

  it.each([
    ['not a number', [1, Number.NaN], [2]],
    ['nothing', [], []],
    ['infinities alone', [Infinity], [Infinity]],
  ])('has no p-value for %s', (_, a, b) => {
    expect(mannWhitneyP(a, b)).toBeUndefined()
  })

  it('takes infinite values as the largest', () => {
    expect(mannWhitneyP([1, 2, 3], [4, Infinity, 6])).toBeCloseTo(0.1, 14)
  })
})
