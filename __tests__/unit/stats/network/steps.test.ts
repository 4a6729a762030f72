import { expect, test } from 'vitest'
import { normalQuantile } from '../../../../src/stats/distributions/normal.js'
import { joinSessions, type NetworkSide, solveLevels } from '../../../../src/stats/network/network.js'
import { findLeastErrors, findSteps, weighIncrements } from '../../../../src/stats/network/steps.js'
import { sumProducts } from '../../../../src/stats/network/symmetric.js'
import { makeRandom } from '../../../../src/stats/random.js'

const side = (node: number, value: number, variance = 0.5): NetworkSide => ({ node, value, variance })
/** A race of each with the one before, a variance of 1 each. */
const chain = (heights: readonly number[]) =>
  heights.map((height, at): readonly NetworkSide[] => [side(at, 0), side(at + 1, height)])
const solve = (sessions: readonly (readonly NetworkSide[])[], size: number) => solveLevels(joinSessions(sessions, size))

test('in a chain without layouts, each race is judged by itself', () => {
  const { values, covariance } = solve(chain([0.5, 6, -1, -5, 4]), 6)
  const found = findSteps(values, weighIncrements(covariance, 0), 4.5)
  expect(found).toEqual([
    { at: 1, value: expect.closeTo(6, 9), variance: expect.closeTo(1, 9), first: 1, last: 1 },
    { at: 3, value: expect.closeTo(-5, 9), variance: expect.closeTo(1, 9), first: 3, last: 3 },
  ])
})

test('a chain that is nothing but steps keeps them', () => {
  const { values, covariance } = solve(chain([18]), 2)
  expect(findSteps(values, weighIncrements(covariance, 0), 4.5)).toEqual([
    { at: 0, value: expect.closeTo(18, 9), variance: expect.closeTo(1, 9), first: 0, last: 0 },
  ])
})

test('what a build gains by its layout and loses with the next is no step', () => {
  const { values, covariance } = solve(chain([0, 6, -6, 0]), 5)
  expect(findSteps(values, weighIncrements(covariance, 0), 4.5).map(({ at }) => at)).toEqual([1, 2])
  expect(findSteps(values, weighIncrements(covariance, 9), 4.5)).toEqual([])
})

test('sessions with an anchor show a step that no single race shows, and where it may be', () => {
  const anchored = [2, 4, 6, 8, 10, 12].map(at => [side(0, 0, 0.1), side(at, at > 6 ? 3 : 0, 0.1)])
  const { values, covariance } = solve([...chain([0, 0, 0, 0, 0, 0, 1.6, 1.4, 0, 0, 0, 0]), ...anchored], 13)
  const weights = weighIncrements(covariance, 0)
  const [step, ...more] = findSteps(values, weights, 4.5)
  expect(more).toEqual([])
  expect(step).toMatchObject({ at: 6, first: 6, last: 7 })
  // The estimate of generalised least squares with this one step: x′Wd / x′Wx.
  const increments = values.slice(1).map((value, at) => value - values[at]!)
  expect(step!.value).toBeCloseTo(sumProducts(weights[6]!, increments) / weights[6]![6]!, 9)
  expect(step!.variance).toBeCloseTo(1 / weights[6]![6]!, 9)
})

test('a step that others explain better leaves again', () => {
  // Between two steps up that lie side by side with noise, the middle seems best at first.
  const anchored = [3, 6, 9].map(at => [side(0, 0, 0.02), side(at, at < 4 ? 0 : at < 7 ? 2 : 4, 0.02)])
  const { values, covariance } = solve([...chain([0, 0, 0, 2, 0, 0, 0, 2, 0]), ...anchored], 10)
  const found = findSteps(values, weighIncrements(covariance, 0), 4)
  expect(found.map(({ value }) => Math.round(value))).toEqual([2, 2])
})

test('a history without steps seldom has one, and the range of a true one holds its place', () => {
  const random = makeRandom('steps')
  const draw = (): number => normalQuantile(random.next())
  const size = 60
  const anchors = [10, 20, 30, 40, 50, 59]
  const sessions = (levels: readonly number[]) => [
    ...chain(levels.slice(1).map((level, at) => level - levels[at]! + draw())),
    ...anchors.map(at => [side(0, 0), side(at, levels[at]! - levels[0]! + draw())]),
  ]
  const weights = weighIncrements(solve(sessions(new Array(size).fill(0)), size).covariance, 0)
  const least = findLeastErrors(1)
  let [falsely, found, within] = [0, 0, 0]
  for (let run = 0; run < 300; run++) {
    falsely += findSteps(solve(sessions(new Array(size).fill(0)), size).values, weights, least).length
    const true_ = 5 + random.below(50)
    const stepped = Array.from({ length: size }, (_, at) => (at > true_ ? 3.5 : 0))
    for (const { at, first, last } of findSteps(solve(sessions(stepped), size).values, weights, least)) {
      if (Math.abs(at - true_) > 15) continue
      found++
      if (first <= true_ && true_ <= last) within++
    }
  }
  expect(falsely / 300).toBeLessThan(0.05)
  expect(found / 300).toBeGreaterThan(0.85)
  expect(within / found).toBeGreaterThan(0.92)
})
