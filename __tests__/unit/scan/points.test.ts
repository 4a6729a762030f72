import { expect, test } from 'vitest'
import { fillIn, listPoints, nameAt } from '../../../src/scan.js'

test('two parameters make a grid', () => {
  const points = listPoints([
    { name: 'n', values: ['1', '2'] },
    { name: 'm', values: ['x', 'y'] },
  ])
  expect(points.map(({ label }) => label)).toEqual(['n=1/m=x', 'n=1/m=y', 'n=2/m=x', 'n=2/m=y'])
  expect(listPoints([])).toEqual([])
})

const point = { label: 'n=100', values: { n: '100' } }

test.each([
  ['sort {n} {n}', 'sort 100 100'],
  ['echo ${n} {n}', 'echo ${n} 100'],
  ['awk {print} {N} {m} {}', 'awk {print} {N} {m} {}'],
  ['{toString} {constructor}', '{toString} {constructor}'],
])('%s at n=100 is %s', (text, expected) => {
  expect(fillIn(text, point)).toBe(expected)
})

test('what a tool prints keeps its name before that of the point', () => {
  expect(nameAt(point, 'suite', 'suite')).toBe('n=100')
  expect(nameAt(point, 'parse/big', 'suite')).toBe('parse/big/n=100')
})
