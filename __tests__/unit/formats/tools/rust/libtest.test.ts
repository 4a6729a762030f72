import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { makeDocument } from '../../../../../src/formats/reading/document.js'
import { libtest } from '../../../../../src/formats/tools/rust/libtest.js'
import { fixture, outputOf, printed, rowsOf } from '../../outputs.js'

const time = (name: string, value: unknown) => [name, 'time', 's', 'lower', value]

test.each([
  [
    'text.txt',
    [
      time('tests::bytes', [5.4848e-7]),
      ['tests::bytes', 'throughput', 'B/s', 'higher', [7.474e9]],
      time('tests::fib_10', [1.2004e-7]),
      time('tests::fib_22_long_name', [6.50018e-5]),
      time('panics', 'it failed'),
      time('sub_ns', [5.7e-10]),
    ],
  ],
  [
    'json.txt',
    [
      time('tests::bytes', [8.88621e-7]),
      ['tests::bytes', 'throughput', 'B/s', 'higher', [4.612e9]],
      time('tests::fib_10', [2.39176e-7]),
      time('tests::fib_22_long_name', [7.04264e-5]),
    ],
  ],
  [
    'criterion-bencher.txt',
    [
      time('fib 10', [2.27e-7]),
      time('grp/with:odd?chars/fib/5', [1.5e-8]),
      time('grp/with:odd?chars/fib/15', [1.812e-6]),
      time('flat/slow_fib 27', [0.00055241]),
      time('tiny', [0]),
    ],
  ],
])('%s', (path, rows) => {
  expect(rowsOf(libtest, outputOf(fixture(`libtest/${path}`)))).toEqual(rows)
})

const good = 'test a ... bench:       1,234.5 ns/iter (+/- 5)'

test.each([
  ['other line ends', `${good}\r\n`, [time('a', [1.2345e-6])]],
  ['micro with the Greek letter', 'test a ... bench: 1 \u03bcs/iter (+/- 0)', [time('a', [1e-6])]],
  ['cycles', 'test a ... bench: 2835 cycles/iter (+/- 14)', [['a', 'cycles/iter', 'count', 'lower', [2835]]]],
  ['a name with dots', `test x ... y ... bench: 1 ns/iter (+/- 0)`, [time('x ... y', [1e-9])]],
  [
    'a result behind what a benchmark prints',
    `test a ... hello\nbench:  2 ns/iter (+/- 0)\n${good.replace('test a', 'test b')}`,
    [time('a', [2e-9]), time('b', [1.2345e-6])],
  ],
  [
    'one name in two targets',
    `running 1 test\n${good}\n\nrunning 2 tests\n${good}\ntest b ... FAILED`,
    [time('a', [1.2345e-6]), time('a (2)', [1.2345e-6]), time('b', 'it failed')],
  ],
  [
    'a decimal comma',
    `${good}\ntest b ... bench: 1,5 ns/iter (+/- 0)`,
    [time('a', [1.2345e-6]), time('b', '"1,5" is not how cargo bench prints a number')],
  ],
  ['a name that is special elsewhere', good.replace(' a ', ' __proto__ '), [time('__proto__', [1.2345e-6])]],
  [
    'JSON without a number',
    '{"type":"bench","name":"a","median":null,"deviation":null}',
    [time('a', 'it has no finite value')],
  ],
  [
    'JSON that fails',
    '{"type":"bench","name":"a","median":1}\n{"type":"test","event":"failed","name":"b"}',
    [time('a', [1e-9]), time('b', 'it failed')],
  ],
])('%s', (_, text, rows) => {
  expect(rowsOf(libtest, printed(text))).toEqual(rows)
})

test.each(['', 'running 0 tests\n\ntest result: ok. 0 passed', good.slice(0, 30), 'test a ... ok'])(
  '%j holds none',
  text => {
    expect(() => libtest.parse(makeDocument(printed(text)), 'suite')).toThrow(FormatError)
  },
)
