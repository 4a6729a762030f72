import { describe, expect, test } from 'vitest'
import {
  type CurvePoint,
  mirrorStaircase,
  narrowCrossing,
  type Staircase,
  surroundCrossing,
} from '../../../../src/stats/engine/crossing.js'
import { Grid, MirroredGrid } from '../../../../src/stats/engine/score-inversion.js'

/** A falling curve that counts how often it is looked at. */
function watched(evaluate: (x: number) => number, guessStep: Staircase['guessStep'] = () => undefined) {
  const seen: number[] = []
  const curve: Staircase = {
    evaluate: x => {
      seen.push(x)
      return evaluate(x)
    },
    guessStep,
  }
  return { seen, curve }
}

const pointOf = ({ evaluate }: Pick<Staircase, 'evaluate'>, x: number): CurvePoint => ({ x, y: evaluate(x) })

/** A staircase that falls by one at each of `places`, from half their number above 0. */
const stairs =
  (places: readonly number[]) =>
  (x: number): number =>
    places.filter(place => x < place).length - places.length / 2

const tolerance = 1e-9
// Bisection from 16 to 1e-9 takes 34 steps.
const bisection = Math.ceil(Math.log2(16 / tolerance))

describe('the crossing of', () => {
  test.each<[name: string, curve: (x: number) => number, root: number, most: number]>([
    ['a line', x => 1.25 - x, 1.25, bisection / 2],
    ['a cubic', x => 2 - x ** 3, 2 ** (1 / 3), bisection / 2],
    ['an exponential', x => Math.exp(-x) - 0.5, Math.LN2, bisection / 2],
    ['an arc tangent', x => Math.atan(0.3 - x), 0.3, bisection / 2],
    ['a step', x => (x < Math.PI ? 1 : -1), Math.PI, bisection + 2],
    ['a step far down', x => (x < Math.PI ? 1e-6 : -1e6), Math.PI, bisection + 2],
    ['a step to 0', x => (x < -Math.PI ? 1 : 0), -Math.PI, bisection + 2],
    ['a curve that is almost level', x => 1e-12 * (0.7 - x) ** 9, 0.7, bisection + 2],
  ])('%s', (_, evaluate, root, most) => {
    const { seen, curve } = watched(evaluate)
    const [low, high] = [pointOf({ evaluate }, -8), pointOf({ evaluate }, 8)]
    const found = narrowCrossing(curve, low, high, tolerance)
    expect(found.high - found.low).toBeLessThanOrEqual(1.0001 * tolerance)
    expect(evaluate(found.low)).toBeGreaterThan(0)
    expect(evaluate(found.high)).toBeLessThanOrEqual(0)
    expect(found.points).toEqual([pointOf({ evaluate }, found.low), pointOf({ evaluate }, found.high)])
    expect(Math.abs(found.high - root)).toBeLessThan(evaluate(root) === 0 && root === 0.7 ? 0.05 : 2 * tolerance)
    expect(seen.length).toBeLessThanOrEqual(most)
    for (const x of seen) expect(Math.abs(x)).toBeLessThan(8)
  })

  test('steps is found in fewer looks where they can be guessed', () => {
    const places = [-3.1, 0.2, 0.7, 1.3, 4.9, 6.2]
    const evaluate = stairs(places)
    const guess = (from: number, to: number) => {
      const between = places.filter(place => place > from && place < to)
      const middle = (from + to) / 2
      return between.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0]
    }
    const [low, high] = [pointOf({ evaluate }, -8), pointOf({ evaluate }, 8)]
    const [guessed, blind] = [watched(evaluate, guess), watched(evaluate)]
    for (const { curve } of [guessed, blind]) {
      const found = narrowCrossing(curve, low, high, tolerance)
      expect([evaluate(found.low) > 0, evaluate(found.high) > 0]).toEqual([true, false])
      expect(found.high).toBeCloseTo(0.7, 8)
    }
    expect(guessed.seen.length).toBeLessThan(20)
    expect(blind.seen.length).toBeGreaterThan(25)
  })

  test('guesses that are wrong do no harm', () => {
    const evaluate = (x: number) => (x < 2.5 ? 1 : -1)
    for (const guess of [() => -100, () => 100, () => 0, (from: number) => from, (_: number, to: number) => to]) {
      const { seen, curve } = watched(evaluate, guess)
      const found = narrowCrossing(curve, pointOf({ evaluate }, -8), pointOf({ evaluate }, 8), tolerance)
      expect(found.high).toBeCloseTo(2.5, 8)
      expect(seen.length).toBeLessThan(bisection + 20)
      for (const x of seen) expect(Math.abs(x)).toBeLessThanOrEqual(8)
    }
  })

  test('neighbouring numbers has nothing between them', () => {
    const evaluate = (x: number) => (x < 1e9 + 0.5 ? 1 : -1)
    const { seen, curve } = watched(evaluate)
    const found = narrowCrossing(curve, { x: 1e9, y: 1 }, { x: 1e9 + 1, y: -1 }, 1e-12)
    expect([found.low < 1e9 + 0.5, found.high]).toEqual([true, 1e9 + 0.5])
    expect(seen.length).toBeLessThan(60)
  })

  test('what is narrow enough is not looked at', () => {
    const { seen, curve } = watched(x => -x)
    const found = narrowCrossing(curve, { x: -0.1, y: 0.1 }, { x: 0.1, y: -0.1 }, 0.2)
    expect([found.low, found.high, seen]).toEqual([-0.1, 0.1, []])
  })
})

test('a mirrored curve falls too, and its steps are those of the curve', () => {
  const guessStep = (from: number, to: number, part: number) => (part === 0 ? undefined : from + part * (to - from))
  const curve: Staircase = { evaluate: x => 1 - x, guessStep }
  const mirrored = mirrorStaircase(curve)
  expect([mirrored.evaluate(3), mirrored.evaluate(-2)]).toEqual([-4, 1])
  expect(mirrored.guessStep?.(1, 2, 1)).toBe(undefined)
  expect(mirrored.guessStep?.(1, 2, 0.25)).toBe(1.25)
})

test.each<[from: number, step: number, around: readonly [number, number] | undefined]>([
  [0, 1, [1, 3]],
  [2.4, 0.5, [2.4, 2.9]],
  [4, 1, [1, 3]],
  [2.6, 0.1, [2.3, 2.5]],
  [-20, 1, undefined],
  [0, 0, undefined],
])('a crossing at 2.5 is surrounded from %d, in steps from %d', (from, step, around) => {
  const found = surroundCrossing(x => 2.5 - x, { from, step, reach: 8 })
  if (around === undefined) expect(found).toBeUndefined()
  else expect(found?.map(({ x }) => x)).toEqual(around.map(x => expect.closeTo(x, 12)))
})

test('where a curve is 0, its crossing is where it was above 0 last', () => {
  const found = surroundCrossing(x => (x < 1 ? 1 : 0), { from: 3, step: 1, reach: 8 })
  expect(found?.map(({ x }) => x)).toEqual([0, 2])
})

describe('a grid', () => {
  const place = { centre: 2, unit: 0.5, reach: 10 }

  test('has places half a unit apart near its centre, and ever wider ones', () => {
    const { seen, curve } = watched(x => -x)
    const grid = new Grid(curve, place)
    const places = Array.from({ length: 9 }, (_, step) => grid.at(step).x)
    expect(places.slice(0, 7)).toEqual([2, 2.25, 2.5, 2.75, 3, 3.25, 3.5])
    expect(places[7]).toBeCloseTo(2 + 0.5 * 3 * 1.4, 12)
    expect(places[8]).toBeCloseTo(2 + 0.5 * 3 * 1.4 ** 2, 12)
    expect([-1, -6].map(step => grid.at(step).x)).toEqual([1.75, 0.5])
    expect(grid.at(3)).toEqual({ x: 2.75, y: -2.75 })
    // Each place is looked at once.
    expect(seen).toHaveLength(new Set(seen).size)
  })

  test('ends at its reach, on either side', () => {
    const grid = new Grid({ evaluate: x => -x, guessStep: () => undefined }, place)
    const steps = (sign: number) => {
      let last = 0
      while (grid.has(last + sign)) last += sign
      return grid.at(last).x
    }
    expect([steps(1), steps(-1)]).toEqual([10, -10])
    expect([grid.at(100).x, grid.at(-100).x, grid.has(0), grid.has(100)]).toEqual([10, -10, true, false])
    const outside = new Grid({ evaluate: x => -x, guessStep: () => undefined }, { ...place, reach: 1 })
    expect([outside.has(0), outside.at(0).x, outside.at(1).x]).toEqual([true, 1, 1])
  })

  test('is seen from the other side in a mirror', () => {
    const curve = { evaluate: (x: number) => 1 - x, guessStep: (from: number) => from + 1 }
    const grid = new Grid(curve, place)
    const mirrored = new MirroredGrid(grid, mirrorStaircase(curve), place)
    expect([mirrored.at(0), mirrored.at(-2)]).toEqual([
      { x: -2, y: 1 },
      { x: -2.5, y: 1.5 },
    ])
    expect([mirrored.evaluate(3), mirrored.guessStep?.(3, 4, 0.5)]).toEqual([-4, 3])
    for (let step = -20; step <= 20; step++) expect(mirrored.has(step)).toBe(grid.has(-step))
  })
})
