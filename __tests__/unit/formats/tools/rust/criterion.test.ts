import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import type { WrittenFile } from '../../../../../src/formats/output.js'
import { makeDocument } from '../../../../../src/formats/reading/document.js'
import { cargoCriterion } from '../../../../../src/formats/tools/rust/cargo-criterion.js'
import { criterion } from '../../../../../src/formats/tools/rust/criterion.js'
import { fixture, outputOf, printed, rowsOf } from '../../outputs.js'

test('a directory: the samples of what is new, and of nothing else', () => {
  const rows = rowsOf(criterion, outputOf(fixture('criterion')))
  expect(
    rows.map(([name, metric, unit, better, values]) => [name, metric, unit, better, (values as number[]).length]),
  ).toEqual([
    ['fib 10', 'time', 's', 'lower', 10],
    ['flat/slow_fib 27', 'time', 's', 'lower', 10],
    ['grp/with:odd?chars/fib/15', 'time', 's', 'lower', 10],
    ['grp/with:odd?chars/fib/15', 'elements-per-second', '1/s', 'higher', 10],
    ['grp/with:odd?chars/fib/5', 'time', 's', 'lower', 10],
    ['grp/with:odd?chars/fib/5', 'elements-per-second', '1/s', 'higher', 10],
    ['tiny', 'time', 's', 'lower', 10],
  ])
  expect((rows[6]![4] as number[])[0]).toBeCloseTo(17_217_450 / 65_197_671 / 1e9, 14)
})

const name = (id: string) => JSON.stringify({ group_id: id, full_id: id, throughput: null })
const estimates = '{"median":{"point_estimate":7.5},"slope":null}'
const output = (files: Readonly<Record<string, string>>) => ({
  ...printed(''),
  files: Object.entries(files).map(([path, text]): WrittenFile => ({ path, text })),
})
const time = (id: string, value: unknown) => [id, 'time', 's', 'lower', value]

test.each([
  [
    'samples of flat sampling',
    { 'new/sample.json': '{"sampling_mode":"Flat","iters":[2,2],"times":[4,6]}' },
    [2e-9, 3e-9],
  ],
  ['samples of old versions', { 'new/sample.json': '[[1,2],[4,6]]' }, [4e-9, 3e-9]],
  ['estimates alone', { 'new/estimates.json': estimates }, [7.5e-9]],
  ['estimates of old versions', { 'new/estimates.json': '{"Median":{"point_estimate":7.5}}' }, [7.5e-9]],
  [
    'estimates, where samples are cut off',
    { 'new/sample.json': '{"iters":[2', 'new/estimates.json': estimates },
    [7.5e-9],
  ],
  ['no iterations', { 'new/sample.json': '{"iters":[0],"times":[4]}' }, 'it has no finite value'],
  ['neither', { 'new/sample.json': '' }, 'its sample.json is cut off, or of another shape'],
  [
    'samples that are no numbers',
    { 'new/sample.json': '{"iters":["1"],"times":[4]}' },
    'its sample.json is cut off, or of another shape',
  ],
])('%s', (_, files, value) => {
  const named = Object.entries(files).map(([path, text]) => [`a/${path}`, text])
  expect(
    rowsOf(criterion, output({ ...Object.fromEntries(named), 'a/new/benchmark.json': name('__proto__') })),
  ).toEqual([time('__proto__', value)])
})

test.each<[throughput: unknown, rates: readonly (readonly [metric: string, unit: string, value: number])[]]>([
  [{ Bytes: 1000 }, [['throughput', 'B/s', 250e9]]],
  [{ BytesDecimal: 1000 }, [['throughput', 'B/s', 250e9]]],
  [{ Elements: 20 }, [['elements-per-second', '1/s', 5e9]]],
  [
    { ElementsAndBytes: { elements: 20, bytes: 1000 } },
    [
      ['elements-per-second', '1/s', 5e9],
      ['throughput', 'B/s', 250e9],
    ],
  ],
  [{ Elements: 0 }, []],
  [{ Furlongs: 7 }, []],
])('of the throughput %j there is a rate', (throughput, rates) => {
  const files = {
    'new/sample.json': '[[1],[4]]',
    'new/benchmark.json': JSON.stringify({ full_id: 'scan', throughput }),
  }
  const rows = rowsOf(criterion, output(files)).slice(1)
  expect(rows).toEqual(rates.map(([metric, unit, value]) => ['scan', metric, unit, 'higher', [value]]))
})

test('a name that cannot be read is that of the folder', () => {
  const files = { 'grp/fib/new/sample.json': '[[1],[4]]', 'grp/fib/new/benchmark.json': '{' }
  expect(rowsOf(criterion, output(files))).toEqual([time('grp/fib', [4e-9])])
})

test('a directory without results says what "output" must be', () => {
  const parse = () => criterion.parse(makeDocument(output({ 'base/sample.json': '[[1],[2]]', 'x.json': '' })), 'suite')
  expect(parse).toThrow(FormatError)
  expect(parse).toThrow('target/criterion')
})

test('cargo criterion, with samples and without', () => {
  expect(rowsOf(cargoCriterion, outputOf(fixture('cargo-criterion/lines.txt')))).toEqual([
    time('norm', [4.14e-6, 4.2e-6, 4.1e-6]),
    [
      'norm',
      'elements-per-second',
      '1/s',
      'higher',
      [247_343_000, 243_810_000, 249_756_000].map(rate => expect.closeTo(rate, -3)),
    ],
    ['cycles', 'cycles', 'count', 'lower', [70]],
  ])
})

test.each(['', '{"reason":"benchmark-complete"}', '{"reason":"build-finished","success":true}'])(
  '%j is no line of it',
  text => {
    expect(() => cargoCriterion.parse(makeDocument(printed(text)), 'suite')).toThrow(FormatError)
  },
)
