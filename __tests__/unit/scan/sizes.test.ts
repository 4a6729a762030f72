import { expect, test } from 'vitest'
import { areScanned, type Known, listSizes } from '../../../src/scan.js'

test.each<[name: string, sizes: readonly string[]]>([
  ['n=1000', ['n=…: n 1000 named']],
  ['parse/n=1000', ['parse/n=…: n 1000 named']],
  ['sort/rows=1e6/cold', ['sort/rows=…/cold: rows 1000000 named']],
  ['n=100/m=8', ['n=…/m=8: n 100 named', 'n=100/m=…: m 8 named']],
  ['BM_sort/1024', ['BM_sort/…: n 1024']],
  ['BM_copy/1024/8', ['BM_copy/…/8: n 1024', 'BM_copy/1024/…: n 8']],
  ['BM_sort/4k', ['BM_sort/…: n 4000']],
  ['BM_read/64KiB', ['BM_read/…: n 65536']],
  ['test_sort[1024]', ['test_sort[…]: n 1024']],
  ['test_sort[10-20]', ['test_sort[…-20]: n 10', 'test_sort[10-…]: n 20']],
  ['fill(10, true)', ['fill(…, true): n 10']],
  ['sha256', []],
  ['sha-256', []],
  ['v1.2.3/parse', []],
  ['n=0', []],
  ['n=fast', []],
  ['x=', []],
])('%s', (name, expected) => {
  const found = listSizes(name).map(
    ({ family, parameter, size, isNamed }) => `${family}: ${parameter} ${size}${isNamed ? ' named' : ''}`,
  )
  expect(found).toEqual(expected)
})

test('a long name takes no time', () => {
  const began = process.cpuUsage()
  listSizes(`[${'-1'.repeat(500)}`)
  listSizes('1/'.repeat(500))
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1e6).toBeLessThan(0.5)
})

test.each<[what: string, sizes: readonly number[], known: readonly (keyof Known)[], expected: boolean]>([
  ['three that are named', [1, 2, 8], ['isNamed'], true],
  ['a narrow range that is named', [2019, 2022, 2025], ['isNamed'], false],
  ['nine that only count', [1, 2, 3, 4, 5, 6, 7, 8, 9], ['isNamed'], false],
  ['three that are asked for', [1, 2, 3], ['isNamed', 'isAsked'], true],
  ['two', [10, 1000], ['isNamed', 'isAsked'], false],
  ['powers of two', [8, 16, 32, 64], [], true],
  ['the numbers of cases', [1, 2, 3, 4, 5, 6, 7, 8, 9], [], false],
  ['a narrow range', [100, 200, 400], [], false],
])('%s', (_, sizes, known, expected) => {
  expect(areScanned(sizes, { isNamed: known.includes('isNamed'), isAsked: known.includes('isAsked') })).toBe(expected)
})
