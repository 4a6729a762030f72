import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { makeDocument } from '../../../../../src/formats/reading/document.js'
import { vitest } from '../../../../../src/formats/tools/javascript/tinybench.js'
import { printed } from '../../outputs.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

const grouped = (...benchmarks: readonly object[]) =>
  JSON.stringify({ files: [{ filepath: '/w/a.bench.ts', groups: [{ fullName: 'a.bench.ts > g', benchmarks }] }] })
const asserted = (...files: readonly (readonly [name: string, ...tests: readonly object[]])[]) =>
  JSON.stringify({ testResults: files.map(([name, ...assertionResults]) => ({ name, assertionResults })) })
const passed = (...tasks: readonly object[]) => ({
  ancestorTitles: ['g'],
  title: 't',
  status: 'passed',
  benchmarks: [{ name: 'g > t', tasks }],
})
const task = { name: 'a', latency: { p50: 2, mean: 3 } }

test.each([
  ['3.2.7', 'a.bench.ts > fib > fib(15)', 'a.bench.ts > fib > throws', 'it has no time: did it throw?'],
  ['4.1.12', 'a.bench.ts > fib > fib(15)', 'a.bench.ts > fib > throws', 'it has no time: did it throw?'],
  ['5.1.1', 'two.bench.ts > fib > small > fib(15)', 'two.bench.ts > fib > throws', 'its test failed: Error: boom'],
])('reads what %s wrote', (version, good, bad, error) => {
  const text = fixture(`vitest/${version}.json`)
  expect(formatOf(text)).toBe('vitest')
  const rows = rowsOf(vitest, text)
  expect(rows.map(row => row.slice(0, 4))).toEqual([
    [good, 'time', 's', 'lower'],
    [bad, 'time', 's', 'lower'],
  ])
  expect(rows[0]![4]).toHaveLength(1)
  expect(rows[0]![4]![0]).toBeGreaterThan(3e-6)
  expect(rows[0]![4]![0]).toBeLessThan(9e-6)
  expect(rows[1]![4]).toBe(error)
})

test('says why a file has no benchmark', () => {
  expect(rowsOf(vitest, fixture('vitest/5.1.1-unloadable.json'))).toEqual([
    ['a.bench.ts', 'time', 's', 'lower', 'the file failed: bench is not a function'],
  ])
})

test.each<readonly [string, object, unknown]>([
  ['its samples where they are whole', { samples: [1, 2], sampleCount: 2, median: 9 }, [0.001, 0.002]],
  ['its median where samples are left out', { samples: [], sampleCount: 2, median: 8 }, [0.008]],
  ['its mean in old files', { mean: 4 }, [0.004]],
  ['an error where it threw', { rank: 1, rme: 0 }, 'it has no time: did it throw?'],
  ['an error where nothing is finite', { mean: null, median: null }, 'it has no time: did it throw?'],
])('takes %s', (_, said, values) => {
  expect(rowsOf(vitest, grouped({ name: 'a', ...said }))[0]![4]).toEqual(values)
})

test('leaves out what it was compared with, and keeps names apart', () => {
  const text = asserted([
    '/w/a.bench.ts',
    passed(task, { ...task, fromStore: true }, task, { ...task, name: '__proto__' }),
  ])
  expect(formatOf(text)).toBe('vitest')
  expect(rowsOf(vitest, text).map(row => [row[0], row[4]])).toEqual([
    ['a.bench.ts > g > t > a', [0.002]],
    ['a.bench.ts > g > t > a (2)', [0.002]],
    ['a.bench.ts > g > t > __proto__', [0.002]],
  ])
})

test.each([
  [['/w/a.bench.ts'], ['a.bench.ts']],
  [
    ['/w/x/a.bench.ts', '/w/b.bench.ts'],
    ['a.bench.ts', 'b.bench.ts'],
  ],
  [
    ['/w/x/a.bench.ts', '/w/y/a.bench.ts', '/w/b.bench.ts'],
    ['x/a.bench.ts', 'y/a.bench.ts', 'b.bench.ts'],
  ],
  [
    ['C:\\w\\x\\a.bench.ts', 'C:\\w\\a.bench.ts'],
    ['x/a.bench.ts', 'a.bench.ts'],
  ],
  [
    ['/w/a.bench.ts', '/w/a.bench.ts'],
    ['a.bench.ts', 'a.bench.ts'],
  ],
])('names %j without the directory of a side', (paths, names) => {
  const text = asserted(...paths.map(path => [path, passed(task)] as const))
  expect(rowsOf(vitest, text).map(([name]) => String(name).replace(' (2)', ''))).toEqual(
    names.map(name => `${name} > g > t > a`),
  )
})

test.each([
  ['', 'empty, so it is not a result of vitest bench: run it with "--run --outputJson=FILE"'],
  [grouped({ name: 'a' }).slice(0, -5), 'cut off'],
  [grouped(), 'there is no benchmark'],
  [asserted(['/w/a.bench.ts', passed()]), 'there is no benchmark'],
  [asserted(), 'there is no benchmark'],
  [grouped({ mean: 1 }), 'files.0.groups.0.benchmarks.0.name'],
  ['{}', 'not what vitest bench writes'],
])('%.30s is refused', (text, why) => {
  expect(() => rowsOf(vitest, text)).toThrow(FormatError)
  expect(() => rowsOf(vitest, text)).toThrow(why)
})

test.each([
  '{"files":[]}',
  '{"files":[{"path":"a"}]}',
  '{"testResults":[{"name":"a","assertionResults":[{"title":"t","status":"passed"}]}]}',
])('%s is not taken for it', text => {
  expect(vitest.fits(makeDocument(printed(text)))).toBe(false)
})
