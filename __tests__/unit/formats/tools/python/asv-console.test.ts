import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { makeDocument } from '../../../../../src/formats/reading/document.js'
import { asvConsole } from '../../../../../src/formats/tools/python/asv-console.js'
import { fixture, outputOf, printed, rowsOf } from '../../outputs.js'

const table = 'it has parameters, and so a table, which is not read: let "output" name the directory that asv writes'

test('numbers with the units of their benchmarks, failures, and tables that are refused', () => {
  expect(rowsOf(asvConsole, outputOf(fixture('asv/0.6.6-console.txt')))).toEqual([
    ['b.Suite.time_one', 'time', 's', 'lower', table],
    ['b.Two.time_two', 'time', 's', 'lower', table],
    ['b.mem_list', 'memory', 'B', 'lower', [2100]],
    ['b.peakmem_list', 'memory', 'B', 'lower', [2.47e7]],
    ['b.time_bad', 'time', 's', 'lower', 'asv says "failed"'],
    ['b.time_plain', 'time', 's', 'lower', [2.54e-6]],
    ['b.track_number', 'value', '', 'unknown', [42.5]],
    ['b.track_plain', 'value', '', 'unknown', [7]],
  ])
})

const line = (name: string, result: string) => `[ 50.00%] ··· ${name}      ${result}`

test('environments are told apart, and other lines passed over', () => {
  const text = [
    '· Running 10 total benchmarks (1 commits * 2 environments * 5 benchmarks)',
    '[  0.00%] · For project commit 4238c44d <master>:',
    '[  0.00%] ·· Benchmarking virtualenv-py2.7',
    '[ 10.00%] ··· Running (b.time_a--)....',
    '[ 10.00%] ··· Setting up b:12      ok',
    line('b.time_a', '11.1±0.01μs'),
    '[  0.00%] ·· Benchmarking virtualenv-py3.6',
    line('b.time_a', '1.5±0.1m'),
    line('b.track_a', '-3'),
    line('b.time_b', '1/4 failed'),
    line('b.time_c', '2.00±0h'),
    line('b.time_d', '1.2.3ms'),
    line('b.mem_a', '42ms'),
    line('b.time_e', '7'),
  ]
  expect(rowsOf(asvConsole, printed(text.join('\r\n')))).toEqual([
    ['b.time_a [virtualenv-py2.7]', 'time', 's', 'lower', [1.11e-5]],
    ['b.time_a [virtualenv-py3.6]', 'time', 's', 'lower', [90]],
    ['b.track_a [virtualenv-py3.6]', 'value', '', 'unknown', [-3]],
    ['b.time_b [virtualenv-py3.6]', 'time', 's', 'lower', 'asv says "1/4 failed"'],
    ['b.time_c [virtualenv-py3.6]', 'time', 's', 'lower', '"2.00±0h" is no time'],
    ['b.time_d [virtualenv-py3.6]', 'time', 's', 'lower', '"1.2.3ms" is no time'],
    ['b.mem_a [virtualenv-py3.6]', 'memory', 'B', 'lower', '"42ms" is no memory'],
    ['b.time_e [virtualenv-py3.6]', 'time', 's', 'lower', '"7" is no time'],
  ])
})

test('results of two commits are no comparison of ours', () => {
  const text = ['[  0.00%] · For a commit 1 <x>:', line('time_a', '1ms'), '[  0.00%] · For a commit 2 <x>:']
  expect(() => asvConsole.parse(makeDocument(printed(text.join('\n'))), 'suite')).toThrow('several commits')
})

test.each(['', '[ 50.00%] ··· ', line('time_a', 'n/a'), line('time_a', '"text"')])('%j holds none', text => {
  expect(() => asvConsole.parse(makeDocument(printed(text)), 'suite')).toThrow(FormatError)
})
