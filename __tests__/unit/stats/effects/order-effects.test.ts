import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { kendallP } from '../../../../src/stats/effects/drift.js'
import { type RunOrder, type Scored, testWithinRounds } from '../../../../src/stats/effects/order-effects.js'
import { makeRandom } from '../../../../src/stats/random.js'
import { draw, type Effects, findEffects, type Model, normal } from './run-orders.js'

interface Quadratic {
  readonly block: readonly number[]
  readonly group: readonly number[]
  readonly score: readonly number[]
  readonly p: number
}
interface SciPy {
  readonly kendall: readonly { readonly values: readonly number[]; readonly p: number }[]
  readonly friedman: readonly { readonly ranks: readonly (readonly number[])[]; readonly p: number }[]
}

const read = (name: string): string => readFileSync(new URL(`../../../fixtures/stats/${name}`, import.meta.url), 'utf8')
const quadratic: readonly Quadratic[] = JSON.parse(read('r.json')).quadratic
const { kendall, friedman }: SciPy = JSON.parse(read('scipy.json'))

describe('scores within rounds', () => {
  it.each(quadratic)('as coin’s independence_test: $p', ({ block, group, score, p }) => {
    const rounds: Pair[][] = []
    block.forEach((round, i) => {
      rounds[round] ??= []
      rounds[round].push([group[i]!, score[i]!])
    })
    expect(testWithinRounds(layOut(Object.values(rounds)), 4)).toBeCloseTo(p, 10)
  })

  it.each(friedman)('of ranks are Friedman’s test: $p', ({ ranks, p }) => {
    const rounds = ranks.map(round => round.map((score, group): Pair => [group, score]))
    expect(testWithinRounds(layOut(rounds), 4) / p).toBeCloseTo(1, 10)
  })

  it('say nothing where nothing varies', () => {
    expect(testWithinRounds(layOut([]), 4)).toBe(1)
    expect(testWithinRounds(layOut([[[2, 1]]]), 4)).toBe(1)
    const same = [0, 1, 2].map((group): Pair => [group, 7])
    expect(testWithinRounds(layOut([same, same]), 3)).toBe(1)
  })
})

/** A group and its score. */
type Pair = readonly [number, number]

function layOut(rounds: readonly (readonly Pair[])[]): Scored {
  const starts = [0]
  for (const round of rounds) starts.push(starts.at(-1)! + round.length)
  return { starts, groups: rounds.flat().map(([group]) => group), scores: rounds.flat().map(([, score]) => score) }
}

describe('Kendall’s trend', () => {
  it.each(kendall)('of $values has p = $p', ({ values, p }) => {
    expect(kendallP([values]) / p).toBeCloseTo(1, 10)
  })

  it('is not seen between runs', () => {
    expect(
      kendallP([
        [1, 2, 3],
        [103, 102, 101],
      ]),
    ).toBe(1)
    expect(kendallP([])).toBe(1)
    expect(kendallP([[5, 5, 5]])).toBe(1)
  })
})

describe('effects of the order', () => {
  const found: readonly (readonly [string, Model, keyof Effects, number])[] = [
    ['the first slot 6% slower', ({ slot }, random) => normal(random) + (slot === 0 ? 0.06 : 0), 'slot', 0.06],
    [
      '5% slower after the contender',
      ({ before }, random) => normal(random) + (before === 'contender' ? 0.05 : 0),
      'predecessor',
      0.05,
    ],
    ['10% slower over the run', ({ round }, random) => normal(random) + (0.1 * round) / 19, 'drift', 0.1],
  ]
  it.each(found)('%s: found, with its size, and alone', (name, model, effect, size) => {
    const effects = findEffects(draw(20, model, makeRandom(name)))
    for (const key of ['slot', 'predecessor', 'drift'] as const) {
      if (key === effect) expect(effects[key].p).toBeLessThan(0.0005)
      else expect(effects[key].p).toBeGreaterThan(0.01)
    }
    expect(effects[effect].effect).toBeGreaterThan(0.6 * size)
    expect(effects[effect].effect).toBeLessThan(1.4 * size)
    if (effect === 'slot') expect(effects.slot.slot).toBe(0)
  })

  it('drift does not hide a predecessor, nor make a slot', () => {
    const { slot, predecessor, drift } = findEffects(
      draw(20, ({ round }, random) => normal(random) + 0.02 * round, makeRandom('drift')),
    )
    expect([slot.p > 0.01, predecessor.p > 0.01, drift.p < 1e-6]).toEqual([true, true, true])
  })

  it('runners are kept apart', () => {
    const random = makeRandom('runners')
    const [one, other] = [draw(20, (_, r) => normal(r), random), draw(20, (_, r) => normal(r) + 1, random)]
    const rounds = [...one.rounds, ...other.rounds]
    expect(findEffects({ rounds, breaks: [20] }).drift.p).toBeGreaterThan(0.01)
    expect(findEffects({ rounds }).drift.p).toBeLessThan(0.001)
  })

  it.each<readonly [string, RunOrder]>([
    ['nothing', { rounds: [] }],
    ['empty rounds', { rounds: [[], []] }],
    ['one invocation', { rounds: [[{ side: 'baseline', copy: 1, turn: 0, value: 1 }]] }],
    ['one value', draw(20, () => 3, makeRandom('same'))],
    [
      'one side',
      {
        rounds: [
          [{ side: 'baseline', copy: 1, turn: 0, value: 1 }],
          [{ side: 'baseline', copy: 1, turn: 0, value: 2 }],
        ],
      },
    ],
  ])('of %s: none', (_, run) => {
    for (const { p, effect } of Object.values(findEffects(run))) {
      expect(p).toBe(1)
      expect(Number.isFinite(effect)).toBe(true)
    }
  })

  it('of ragged rounds are still found', () => {
    const random = makeRandom('ragged')
    const run = draw(30, ({ slot }, r) => normal(r) + (slot === 3 ? 0.08 : 0), random)
    const rounds = run.rounds.map(round => round.filter(() => random.next() > 0.15))
    const { slot } = findEffects({ rounds })
    expect(slot.p).toBeLessThan(0.0005)
    expect(slot.slot).toBe(3)
  })
})
