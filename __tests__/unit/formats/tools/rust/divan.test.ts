import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { detectFormat } from '../../../../../src/formats/index.js'
import { makeDocument } from '../../../../../src/formats/reading/document.js'
import { divan } from '../../../../../src/formats/tools/rust/divan.js'
import { fixture, outputOf, printed, rowsOf } from '../../outputs.js'

test('the tree, with counters and what is allocated', () => {
  const copies = (name: string, time: number, rate: number) => [
    [name, 'time', 's', 'lower', [time]],
    [name, 'throughput', 'B/s', 'higher', [rate]],
    [name, 'peak-allocations', 'count', 'lower', [1]],
    [name, 'peak-allocated', 'B', 'lower', [10_000]],
    [name, 'allocations', 'count', 'lower', [1]],
    [name, 'allocated', 'B', 'lower', [10_000]],
  ]
  const rows = rowsOf(divan, outputOf(fixture('divan/counters-and-allocations.txt')))
  expect(rows.slice(0, 15)).toEqual([
    ['fibonacci/1', 'time', 's', 'lower', [2.436e-9]],
    ['fibonacci/8', 'time', 's', 'lower', [5.911e-8]],
    ['fibonacci/16', 'time', 's', 'lower', [2.774e-6]],
    ...copies('nested/copy/a b', 1.349e-7, 7.409e10),
    ...copies('nested/copy/long name with spaces', 1.22e-7, 8.191e10),
  ])
  expect(rows.filter(([, metric]) => metric === 'time').map(([name]) => name)).toEqual([
    'fibonacci/1',
    'fibonacci/8',
    'fibonacci/16',
    'nested/copy/a b',
    'nested/copy/long name with spaces',
    'nested/from_range/BTreeSet<i32>',
    'nested/from_range/Vec<i32>',
  ])
  expect(rows.filter(([name, metric]) => name === 'nested/from_range/BTreeSet<i32>' && metric !== 'time')).toEqual([
    ['nested/from_range/BTreeSet<i32>', 'items-per-second', '1/s', 'higher', [2.507e8]],
    ['nested/from_range/BTreeSet<i32>', 'peak-allocations', 'count', 'lower', [10.25]],
    ['nested/from_range/BTreeSet<i32>', 'peak-allocated', 'B', 'lower', [756]],
    ['nested/from_range/BTreeSet<i32>', 'allocations', 'count', 'lower', [11]],
    ['nested/from_range/BTreeSet<i32>', 'allocated', 'B', 'lower', [1056]],
  ])
})

test('each counter is a metric of its own', () => {
  const rows = rowsOf(divan, outputOf(fixture('divan/0.1.21-counters.txt')))
  const rates = (name: string, ...more: unknown[][]) => more.map(row => [name, ...row])
  expect(rows).toEqual([
    ...rates(
      'all',
      ['time', 's', 'lower', [2.704e-6]],
      ['throughput', 'B/s', 'higher', [1.514e9]],
      ['chars-per-second', '1/s', 'higher', [1.478e9]],
      ['cycles-per-second', '1/s', 'higher', [3.696e7]],
      ['items-per-second', '1/s', 'higher', [2.366e7]],
    ),
    ['plain', 'time', 's', 'lower', [3.069e-7]],
    ...rates(
      'two',
      ['time', 's', 'lower', [2.719e-6]],
      ['throughput', 'B/s', 'higher', [1.506e9]],
      ['items-per-second', '1/s', 'higher', [2.353e7]],
    ),
  ])
})

const header = 'demo   fastest  │ slowest │ median  │ mean    │ samples │ iters'

test('rows of other shapes are no numbers', () => {
  const tree = [
    header,
    '├─ a   1 ns     │ 1 ns    │ 1,5 ns  │ 1 ns    │ 100     │ 1',
    '├─ b   (ignored) │  │  │  │ │',
    '╰─ c   1 ns     │ 1 ns    │ 2.5 ns  │ 1 ns    │ 100     │ 1',
  ]
  expect(rowsOf(divan, printed(tree.join('\r\n')))).toEqual([['c', 'time', 's', 'lower', [2.5e-9]]])
})

test.each(['', header, '├─ a   1 ns     │ 1 ns    │ 1 ns    │ 1 ns    │ 100     │ 1'])('%j holds none', text => {
  expect(() => divan.parse(makeDocument(printed(text)), 'suite')).toThrow(FormatError)
})

test.each([
  ['850', 'Ôöé', 'Ôö£ÔöÇ'],
  ['437', 'Γöé', 'Γö£ΓöÇ'],
  ['1252', 'â”‚', 'â”œâ”€'],
])('a tree in the code page %s asks for UTF-8', (_, bar, branch) => {
  for (const head of [header, header.replaceAll('│', bar)]) {
    const text = `${head}\n${branch} parse   1 ns     ${bar} 1 ns    ${bar} 2.5 ns  ${bar} 1 ns    ${bar} 100     ${bar} 1`
    expect(detectFormat(printed(text)).name).toBe('divan')
    expect(() => divan.parse(makeDocument(printed(text)), 'suite')).toThrow('let the console write UTF-8')
  }
})
