import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { makeDocument } from '../../../../../src/formats/reading/document.js'
import { criterionConsole } from '../../../../../src/formats/tools/rust/criterion-console.js'
import { fixture, outputOf, printed, rowsOf } from '../../outputs.js'

test('the middle number of each benchmark, and nothing of changes', () => {
  expect(rowsOf(criterionConsole, outputOf(fixture('criterion-console/0.3.6-second-run.txt')))).toEqual([
    ['fib 10', 'time', 's', 'lower', [1.435e-7]],
    ['grp/with:odd?chars/fib/5', 'time', 's', 'lower', [1.3744e-8]],
    ['grp/with:odd?chars/fib/15', 'time', 's', 'lower', [1.531e-6]],
    ['flat/slow_fib 27', 'time', 's', 'lower', [0.00050512]],
    ['tiny', 'time', 's', 'lower', [3.412e-10]],
  ])
})

test('names may hold what stands behind them, and repeat; colours and line ends are none of them', () => {
  const text = [
    'time: a                 time:   [1 ms 2 ms 3 ms]',
    '__proto__',
    '                        time:   [\u001b[2m1 ms\u001b[0m \u001b[1m2.5 ms\u001b[0m 3 ms]',
    '                 change:',
    '                        time:   [-34.170% -32.171% -29.820%] (p = 0.00 < 0.05)',
    '__proto__               time:   [1 cycles 2 cycles 3 cycles]',
    'broken                  time:   [1 ms 2.3.4 ms 3 ms]',
    'cut off                 time:   [1 ms 2',
  ]
  expect(rowsOf(criterionConsole, printed(text.join('\r\n')))).toEqual([
    ['time: a', 'time', 's', 'lower', [0.002]],
    ['__proto__', 'time', 's', 'lower', [0.0025]],
    ['__proto__ (2)', 'cycles', 'count', 'lower', [2]],
    ['broken', 'time', 's', 'lower', '"2.3.4" is no number'],
  ])
})

test.each([
  '',
  'time:',
  'a  time:   [1 ms 2 ms]',
  'a  time:   [NaN ms NaN ms NaN ms]',
  'a  time:   [1,0 ms 2,0 ms 3,0 ms]',
])('%j holds none', text => {
  expect(() => criterionConsole.parse(makeDocument(printed(text)), 'suite')).toThrow(FormatError)
})
