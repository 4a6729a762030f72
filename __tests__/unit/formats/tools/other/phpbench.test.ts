import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { phpbench } from '../../../../../src/formats/tools/other/phpbench.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

const iteration = (net: string, revolutions = ' time-revs="10"') =>
  `<iteration time-net="${net}"${revolutions} time-avg="1" mem-peak="400"/>`
const variant = (inside: string, parameters = '<parameter-set name="0"/>') =>
  `<variant revs="10" warmup="0">${parameters}${inside}</variant>`
const written = (...variants: readonly string[]) =>
  `<?xml version="1.0"?>\n<phpbench version="1.3"><suite><env/><benchmark class="\\Bench"><subject name="benchA">${variants.join('')}</subject></benchmark></suite></phpbench>\n`
const us = (...values: readonly number[]) => values.map(value => expect.closeTo(value * 1e-6, 12))

test('reads iterations in order, divided by their revolutions, and the peak of memory', () => {
  const text = written(variant(iteration('30') + iteration('10') + iteration('20')))
  expect(formatOf(text)).toBe('phpbench')
  for (const one of [text, `PHPBench (1.3.0)\n${text}`])
    expect(rowsOf(phpbench, one)).toEqual([
      ['\\Bench::benchA', 'time', 's', 'lower', us(3, 1, 2)],
      ['\\Bench::benchA', 'peak-memory', 'B', 'lower', [400, 400, 400]],
    ])
})

test.each([
  ['an error', 'error.xml', [['time', 's', 'it is broken']]],
  [
    'a failed assertion, whose iterations count',
    'failure.xml',
    [
      ['time', 's', us(15)],
      ['peak-memory', 'B', [100]],
    ],
  ],
])('reads %s, after whatever was printed before', (_, path, rows) => {
  expect(rowsOf(phpbench, fixture(`phpbench/${path}`))).toEqual(
    rows.map(([metric, unit, values]) => ['Words::count(many words)', metric, unit, 'lower', values]),
  )
})

test('takes the revolutions of the variant in old files, and names what repeats', () => {
  const text = written(
    variant(iteration('30', '')),
    variant(iteration('20'), '<parameter-set name="0"><parameter name="n" value="1"/></parameter-set>'),
    variant(iteration('20')),
    variant(iteration('20'), '<parameter-set name="__proto__ &amp; more"/>'),
  )
  const times = rowsOf(phpbench, text).filter(([, metric]) => metric === 'time')
  expect(times.map(([name, , , , values]) => [name, values])).toEqual([
    ['\\Bench::benchA', us(3)],
    ['\\Bench::benchA(0)', us(2)],
    ['\\Bench::benchA (2)', us(2)],
    ['\\Bench::benchA(__proto__ & more)', us(2)],
  ])
})

test.each([
  ['no iteration', ''],
  ['no time', '<iteration time-revs="1"/>'],
  ['no revolution', iteration('1', ' time-revs="0"')],
  ['a time with a comma', iteration('1,5')],
])('%s is an error of the benchmark', (_, inside) => {
  expect(rowsOf(phpbench, written(variant(inside)))[0]![4]).toBe('it has no finite value')
})

test.each([
  ['', 'not what PHPBench writes: run it with --dump-file=FILE'],
  [written(), 'there is no benchmark in the output of PHPBench'],
  [written(variant(iteration('1'))).slice(0, -20), 'cut off'],
])('%.60s is refused', (text, why) => {
  expect(() => rowsOf(phpbench, text)).toThrow(FormatError)
  expect(() => rowsOf(phpbench, text)).toThrow(why)
})
