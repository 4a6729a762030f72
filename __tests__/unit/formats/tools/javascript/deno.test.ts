import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { deno } from '../../../../../src/formats/tools/javascript/deno.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

const written = (...benches: readonly object[]) => JSON.stringify({ version: 1, runtime: 'Deno', benches })
const bench = (results: readonly object[], more: object = {}) => ({ group: null, name: 'a', results, ...more })

test('reads what 2.9.6 printed', () => {
  const text = `Check file:///home/runner/work/app/d.bench.ts\r\n${fixture('deno/2.9.6.json')}`
  expect(formatOf(text)).toBe('deno')
  const rows = rowsOf(deno, text)
  expect(rows.filter(row => row[1] === 'time')).toEqual([
    ['fib(10)', 'time', 's', 'lower', [expect.closeTo(1323.8638163265305e-9, 15)]],
    ['fib > fib(18)', 'time', 's', 'lower', [expect.closeTo(63785e-9, 15)]],
    ['fib > fib(20)', 'time', 's', 'lower', [expect.closeTo(155125e-9, 15)]],
    ['bad > fails', 'time', 's', 'lower', 'it failed: boom'],
  ])
  expect(rows[1]).toEqual(['fib(10)', 'p75', 's', 'lower', [expect.closeTo(1437.9818e-9, 15)]])
})

test('keeps what is good beside what is not, and names apart', () => {
  const good = { ok: { avg: 1e9 } }
  const text = written(
    bench([good]),
    bench([{ ok: { avg: null, p75: null } }]),
    bench([{ failed: 'x' }], { name: '__proto__' }),
    bench([good, good], { name: 'b' }),
  )
  expect(rowsOf(deno, text).map(row => [row[0], row[4]])).toEqual([
    ['a', [1]],
    ['a (2)', 'it has no finite value'],
    ['__proto__', 'it failed: '],
    ['b', [1]],
    ['b', [1]],
  ])
})

test.each([
  ['', 'empty, so it is not a result of deno bench: run it with --json'],
  [written(bench([])).slice(0, -4), 'cut off'],
  [written(), 'there is no benchmark'],
  [written(bench([])), 'there is no benchmark'],
  [written({ name: 'a' }), 'benches.0.results'],
])('%.30s is refused', (text, why) => {
  expect(() => rowsOf(deno, text)).toThrow(FormatError)
  expect(() => rowsOf(deno, text)).toThrow(why)
})
