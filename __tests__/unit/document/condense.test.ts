import fc from 'fast-check'
import { expect, it } from 'vitest'
import { condense, restore } from '../../../src/document/condense.js'

const word = fc.constantFrom('a', '<p>', '\n', '\0', ' ', ',', '.', '+', '−1,5', '2.5', '07', '∞', '1e-7', '—')

it('is restored to what it was, whatever the numbers are', () => {
  const texts = fc.array(
    fc.array(word).map(words => words.join('')),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(texts, all => {
      expect(restore(condense(all))).toBe(all.join(''))
    }),
  )
})

it('holds what stands between numbers once, and of numbers those that changed', () => {
  expect(condense(['<p>1 of 20</p>', '<p>2 of 20</p>', '<b>'])).toBe('<p>\x01 of \x01</p>\x02<b>\x030,1,20\n0,2,\n1')
})
