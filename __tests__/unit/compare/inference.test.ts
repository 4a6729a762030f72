import { expect, test } from 'vitest'
import { makeInference } from '../../../src/compare/inference.js'
import { estimateBias } from '../../../src/compare/once/offsets.js'
import { makeEngine } from '../../../src/stats/engine.js'
import { makeRandom } from '../../../src/stats/random.js'

const random = makeRandom('inference')
const draw = () => random.next() + random.next() - 1
const makeRounds = (shift: number) =>
  Array.from({ length: 8 }, () => ({
    ...{ a: [draw(), draw()], b: [draw() + shift, draw() + shift] },
    order: ['a', 'b', 'a', 'b'] as const,
  }))
const bias = estimateBias([{ estimate: 0.01, standardError: 0.005, weight: 2 }])
const design = { looks: [5, 8], rounds: 20 }

test.each([
  ['with', bias],
  ['without', null],
])('a p-value up to the error rate is the p-value itself, and 1 beyond it: %s bias', (_, known) => {
  const alpha = 0.2
  const inferences = Array.from({ length: 40 }, (__, index) =>
    makeInference(makeEngine(makeRounds(index / 40)), { design, bias: known, weight: 1 }),
  )
  const expected = inferences.map(({ p }) => (p <= alpha ? p : 1))
  expect(inferences.map(one => one.pUpTo(alpha))).toEqual(expected)
  expect(expected.some(p => p < 1)).toBe(true)
  expect(expected.some(p => p === 1)).toBe(true)
})
