import { expect, test } from 'vitest'
import { endAfter } from '../../../../src/system/end-after.js'

test.each([
  ['a loop', () => spin()],
  ['a regular expression', () => /^(?:a+)+$/.test(`${'a'.repeat(100)}!`)],
])('%s that does not end is ended', (_, work) => {
  const start = performance.now()
  expect(endAfter(50, () => void work())).toBe(false)
  expect(performance.now() - start).toBeLessThan(5000)
})

function spin(): never {
  for (;;);
}

test('what ends by itself is left alone, and has what it had', () => {
  const seen: unknown[] = []
  expect(endAfter(10_000, () => seen.push([]))).toBe(true)
  expect(seen).toEqual([[]])
  expect(seen[0]).toBeInstanceOf(Array)
})

test('what goes wrong in it goes wrong outside', () => {
  const wrong = new TypeError('wrong')
  const fail = () => {
    throw wrong
  }
  expect(() => endAfter(10_000, fail)).toThrow(wrong)
})
