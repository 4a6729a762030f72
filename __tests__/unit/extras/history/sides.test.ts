import { expect, test } from 'vitest'
import { splitThree, splitTwo } from '../../../../src/extras/history/from-record.js'

test('two sides share the noise of their difference', () => {
  expect(splitTwo({ value: 3, variance: 8 })).toEqual([
    { height: 0, variance: 4 },
    { height: 3, variance: 4 },
  ])
})

test.each<[what: string, own: readonly number[], variances: readonly number[]]>([
  ['equal noise', [1, 1, 1], [1, 1, 1]],
  ['a noisy third', [1, 1, 4], [1, 1, 4]],
  ['a second that is quiet', [4, 0.1, 1], [4, 0.11, 1]],
])('three sides with %s have their own noise back, and are never without', (_, [a, b, c], expected) => {
  const sides = splitThree(
    { value: 2, variance: a! + b! },
    { value: 5, variance: a! + c! },
    { value: 3, variance: b! + c! },
  )
  expect(sides.map(({ height }) => height)).toEqual([0, expect.closeTo(2), expect.closeTo(5)])
  for (const [at, variance] of expected.entries()) expect(sides[at]!.variance).toBeCloseTo(variance, 10)
})

test('differences that contradict each other are shared among the sides', () => {
  const one = { value: 0, variance: 2 }
  const [first, second, third] = splitThree(one, { value: 3, variance: 2 }, one)
  // Row means of the table of differences: −1, 0 and 1.
  expect([first.height, second.height, third.height]).toEqual([0, 1, 2])
})
