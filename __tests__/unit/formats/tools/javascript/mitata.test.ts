import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { mitata } from '../../../../../src/formats/tools/javascript/mitata.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

const written = (...benchmarks: readonly object[]) =>
  JSON.stringify({ layout: [{ name: null }, { name: 'g' }], benchmarks, context: {} })
const run = { name: 'a', stats: { p50: 2, avg: 3 } }

test('reads what 1.0.34 printed', () => {
  const text = fixture('mitata/1.0.34.json')
  expect(formatOf(text)).toBe('mitata')
  const rows = rowsOf(mitata, text)
  expect(rows.map(row => [...row.slice(0, 4), typeof row[4] === 'string' ? row[4] : row[4]!.length])).toEqual([
    ['fib(10)', 'time', 's', 'lower', 1],
    ['fib(10)', 'allocated', 'B', 'lower', 1],
    ['g > array (n=8)', 'time', 's', 'lower', 1],
    ['g > array (n=8)', 'allocated', 'B', 'lower', 1],
    ['g > array (n=64)', 'time', 's', 'lower', 1],
    ['g > array (n=64)', 'allocated', 'B', 'lower', 1],
    ['throws', 'time', 's', 'lower', 'it failed: boom'],
  ])
  expect(rows[0]![4]![0]).toBeCloseTo(494.946533203125e-9, 15)
  expect(rows[1]![4]).toEqual([2.5563322368421053])
})

test.each<readonly [string, object, unknown]>([
  ['its samples', { stats: { samples: [1e9, 3e9], p50: 2 } }, [1, 3]],
  ['its median where samples are damaged', { stats: { samples: [1, null], p50: 2e9 } }, [2]],
  ['its mean where there is no median', { stats: { samples: null, avg: 3e9 } }, [3]],
  ['an error in words', { stats: undefined, error: 'boom' }, 'it failed: boom'],
  ['an error without words', { stats: undefined }, 'it failed: '],
  ['an error where nothing is finite', { stats: { p50: null } }, 'it has no finite value'],
])('takes %s', (_, said, values) => {
  const [first, second] = rowsOf(
    mitata,
    written({ runs: [{ ...run, ...said }] }, { runs: [{ ...run, name: '__proto__' }] }),
  )
  expect([first!.slice(0, 4), first![4]]).toEqual([['a', 'time', 's', 'lower'], values])
  expect([second![0], second![4]!.length]).toEqual(['__proto__', 1])
})

test('names by the group what is not alone', () => {
  const rows = rowsOf(
    mitata,
    written({ group: 0, runs: [run] }, { group: 1, runs: [run, { ...run, name: 'b' }] }, { group: 9, runs: [run] }),
  )
  expect(rows.map(row => row[0])).toEqual(['a', 'g > a', 'b', 'a (2)'])
})

test.each([
  ['', 'empty, so it is not a result of mitata: call run({ format: { json:'],
  [written({ runs: [run] }).slice(0, -4), 'cut off'],
  [written(), 'there is no benchmark'],
  [written({ runs: [{}] }), 'benchmarks.0.runs.0.name'],
])('%.30s is refused', (text, why) => {
  expect(() => rowsOf(mitata, text)).toThrow(FormatError)
  expect(() => rowsOf(mitata, text)).toThrow(why)
})
