import { expect, test } from 'vitest'
import { makeDocument } from '../../../../../src/formats/reading/document.js'
import { go } from '../../../../../src/formats/tools/go/go.js'
import { printed, rowsOf } from '../../outputs.js'

/** A line of Go: nanoseconds, and what tells one benchmark from another. */
const line = (name: string, ns: number, { n = 1000, bytes = 512, allocs = 7 } = {}) =>
  `Benchmark${name}-8   \t ${n}\t ${ns} ns/op\t ${bytes} B/op\t ${allocs} allocs/op`
/** Another benchmark. */
const large = { n: 100, bytes: 98_304, allocs: 211 }

const namesOf = (lines: readonly string[]) =>
  rowsOf(go, printed(lines.join('\n')))
    .filter(([, metric]) => metric === 'time')
    .map(([name, , , , values]) => `${name}: ${(values as number[]).map(value => Math.round(value * 1e9)).join(' ')}`)

test.each([
  [
    '-count, one behind the other',
    [line('A', 10), line('A', 11), line('B', 20), line('B', 21)],
    ['A-8: 10 11', 'B-8: 20 21'],
  ],
  [
    'a loop, whose list comes again',
    [line('A', 10), line('B', 20), line('A', 11), line('B', 21)],
    ['A-8: 10 11', 'B-8: 20 21'],
  ],
  [
    'a loop over -count',
    [line('A', 10), line('A', 11), line('B', 20), line('A', 12), line('A', 13), line('B', 21)],
    ['A-8: 10 11 12 13', 'B-8: 20 21'],
  ],
  [
    'a loop of tests that end',
    [line('A', 10), line('B', 20), 'PASS', line('B', 21), 'PASS'],
    ['A-8: 10', 'B-8: 20 21'],
  ],
  ['two packages, one benchmark each', [line('A', 10), line('A', 900, large)], ['A-8: 10', 'A-8 (2): 900']],
  [
    'two packages with -count',
    [line('A', 10), line('A', 11), line('A', 900, large), line('A', 901, large)],
    ['A-8: 10 11', 'A-8 (2): 900 901'],
  ],
  [
    'two packages with other lists',
    [line('A', 10), line('B', 20), line('A', 11)],
    ['A-8: 10', 'B-8: 20', 'A-8 (2): 11'],
  ],
  [
    'packages that only the line at the end names',
    [line('A', 10), 'PASS', 'ok  \tx/a\t1.2s', line('A', 11), 'PASS', 'ok  \tx/b\t1.2s'],
    ['A-8: 10', 'A-8 (2): 11'],
  ],
  [
    'one package in a loop, named at the end',
    [line('A', 10), 'PASS', 'ok  \tx/a\t1.2s', line('A', 11), 'PASS', 'ok  \tx/a\t1.2s'],
    ['A-8: 10 11'],
  ],
  [
    'a package named before',
    ['pkg: x/a', line('A', 10), 'PASS', 'pkg: x/a', line('A', 900, large)],
    ['x/a.BenchmarkA-8: 10 900'],
  ],
  [
    'other metrics',
    ['BenchmarkA-8 1000 10 ns/op', 'BenchmarkA-8 1000 11 ns/op 3 widgets/op'],
    ['A-8: 10', 'A-8 (2): 11'],
  ],
  [
    'an allocation more or less, of rounding',
    [line('A', 10, { allocs: 0, bytes: 0 }), line('A', 11, { allocs: 1, bytes: 1 })],
    ['A-8: 10 11'],
  ],
  ['twice the iterations', [line('A', 10, { n: 1000 }), line('A', 11, { n: 2000 })], ['A-8: 10 11']],
  [
    'more than twice the iterations',
    [line('A', 10, { n: 1000 }), line('A', 11, { n: 2001 })],
    ['A-8: 10', 'A-8 (2): 11'],
  ],
])('lines without their package: %s', (_, lines, names) => {
  expect(namesOf(lines)).toEqual(names.map(name => (name.startsWith('x/') ? name : `Benchmark${name}`)))
})

test('only what came more than once, and may be of several benchmarks, is marked so', () => {
  const read = (lines: readonly string[]) =>
    go
      .parse(makeDocument(printed(lines.join('\n'))), 'suite')
      .map(({ benchmark, repeated = false }) => [benchmark, repeated])
  expect(read(['BenchmarkA 1 1 ns/op', 'BenchmarkA 1 2 ns/op', 'BenchmarkB 1 2 ns/op'])).toEqual([
    ['BenchmarkA', true],
    ['BenchmarkB', false],
  ])
  expect(read(['pkg: x', 'BenchmarkA 1 1 ns/op', 'BenchmarkA 1 2 ns/op'])).toEqual([['x.BenchmarkA', false]])
})

test('events name the package of lines that came through a filter', () => {
  const event = (name: string, ns: number) =>
    JSON.stringify({ Action: 'output', Package: name, Output: `BenchmarkA-8 \t 1000\t ${ns} ns/op\n` })
  expect(namesOf([event('x/a', 10), event('x/b', 11)])).toEqual(['x/a.BenchmarkA-8: 10', 'x/b.BenchmarkA-8: 11'])
})
