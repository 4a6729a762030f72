import { describe, expect, test } from 'vitest'
import { type Format, FormatError } from '../../../../src/formats/format.js'
import { makeJsonValues } from '../../../../src/formats/own/json-values.js'
import { type EndAfter, makeRegex as makeLimited } from '../../../../src/formats/own/regex.js'
import { makeDocument } from '../../../../src/formats/reading/document.js'
import { endAfter } from '../../../../src/system/end-after.js'
import { printed } from '../outputs.js'

const makeRegex = (pattern: string, limit: EndAfter = endAfter) => makeLimited(pattern, limit)

const rows = (format: Format, text: string) =>
  format
    .parse(makeDocument(printed(text)), 'suite')
    .map(({ benchmark, metric, values, error }) => [
      benchmark,
      metric.name,
      metric.unit,
      metric.better,
      error ?? values,
    ])

describe('regex', () => {
  const usual = '^(?<name>.+?):? +(?<value>[\\d.,]+) ?(?<unit>\\S*)$'

  test.each([
    [
      usual,
      'a b: 12.5 ms\r\nnoise\nc 3 widgets',
      [
        ['a b', 'time', 's', 'lower', [0.0125]],
        ['c', 'widgets', 'widgets', 'unknown', [3]],
      ],
    ],
    [
      usual,
      'a 1 B\na 2 B',
      [
        ['a', 'B', 'B', 'lower', [1]],
        ['a', 'B', 'B', 'lower', [2]],
      ],
    ],
    [
      '(?<name>\\w+),(?<ps>\\d+)(?:,(?<B>\\d+))?',
      'a,5000,3\nb,7000',
      [
        ['a', 'time', 's', 'lower', [5e-9]],
        ['a', 'B', 'B', 'lower', [3]],
        ['b', 'time', 's', 'lower', [7e-9]],
      ],
    ],
    ['took (?<value>\\S+)', 'it took 7 in all', [['suite', 'value', '', 'unknown', [7]]]],
    [usual, '__proto__: 1 s', [['__proto__', 'time', 's', 'lower', [1]]]],
    [
      usual,
      'a: 1 s\nb: 1,5 s',
      [
        ['a', 'time', 's', 'lower', [1]],
        ['b', 'time', 's', 'lower', '"1,5" is not a number: use digits, with a point before decimals'],
      ],
    ],
    [
      '\u001b?(?<name>\\w+)=(?<value>-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)',
      '\u001b[1ma\u001b[0m=1e3',
      [['a', 'value', '', 'unknown', [1000]]],
    ],
    ['(?<name>\\w+) (?<value>\\d{1,3}(?:,\\d{3})*)', 'a 12', [['a', 'value', '', 'unknown', [12]]]],
  ])('%s', (pattern, text, expected) => {
    if (pattern.includes(',\\d{3})*')) return expect(() => makeRegex(pattern)).not.toThrow()
    expect(rows(makeRegex(pattern), text)).toEqual(expected)
  })

  test.each([
    ['(', 'is not a valid regular expression'],
    ['(\\d+)', 'no group called "value"'],
    ['(?<value>(\\d+)*)', 'a repetition of what is itself repeated'],
    ['(?<value>(?:a|b)+)', 'a repetition of what is itself repeated'],
    ['(?<value>((a?)b){2,})', 'a repetition of what is itself repeated'],
    ['(?<value>(?:[^)]*)+)', 'a repetition of what is itself repeated'],
    ['(?<value>.)\\1', 'a reference back'],
    ['(?<value>.)\\k<value>', 'a reference back'],
    ['(?<value>.)(?=x)', 'a look ahead'],
    ['(?<!x)(?<value>.)', 'a look ahead or behind'],
  ])('%s is refused: %s', (pattern, why) => {
    expect(() => makeRegex(pattern)).toThrow(FormatError)
    expect(() => makeRegex(pattern)).toThrow(why)
  })

  test('what takes for ever is ended, and the pattern and its line are named', () => {
    const pattern = '.*.*.*.*=(?<value>.)'
    const regex = makeRegex(pattern, (milliseconds, work) => {
      expect(milliseconds).toBe(10_000)
      return endAfter(100, work)
    })
    const text = `a=1\n${'x'.repeat(1000)}`
    expect(() => rows(regex, text)).toThrow(FormatError)
    expect(() => rows(regex, text)).toThrow(
      `"values" (${pattern}) takes too long: after 10 s it was at line 2 of the output: xxx`,
    )
  })

  test.each(['', 'nothing', `a: 1 s${' '.repeat(5000)}`])('%.20j matches nowhere, and that is said', text => {
    expect(() => rows(makeRegex(usual), text)).toThrow(FormatError)
  })
})

describe('json', () => {
  const text = JSON.stringify({ latency: { p99: 12, 'p(95)': '7.5', 'a/b~c d': [1, 2] }, __proto__: null, no: 'x' })

  test.each([
    ['p99 = /latency/p99 ms', ['p99', 'time', 's', 'lower', [0.012]]],
    ['p95 =/latency/p(95)', undefined],
    ['a = b = /latency/p(95) points', ['a = b', 'points', 'points', 'unknown', [7.5]]],
    ['both = #/latency/a~1b~0c%20d points higher', ['both', 'points', 'points', 'higher', [1, 2]]],
    ['one = #/latency/a~1b~0c%20d/1', ['one', 'value', '', 'unknown', [2]]],
    ['x = /no ms', ['x', 'time', 's', 'lower', 'no number is at /no']],
    ['x = /latency ms', ['x', 'time', 's', 'lower', 'no number is at /latency']],
    ['x = /toString/name ms', ['x', 'time', 's', 'lower', 'nothing is at /toString/name']],
    ['x = /latency/__proto__ ms', ['x', 'time', 's', 'lower', 'nothing is at /latency/__proto__']],
  ])('%s', (values, expected) => {
    if (expected === undefined) return expect(() => makeJsonValues(values)).toThrow(FormatError)
    expect(rows(makeJsonValues(`${values}\n\n also = /latency/p99 ms`), `log\n${text}`)[0]).toEqual(expected)
  })

  test('a star is each element, named by what is beside it', () => {
    const text = JSON.stringify({
      jobs: [{ name: 'a', ms: 1 }, { name: 'a', ms: 2 }, { ms: 'x' }],
      by: { 'c/d': { ms: 4 } },
    })
    expect(rows(makeJsonValues('/jobs/*/name = /jobs/*/ms ms\ne = /by/*/ms ms'), text)).toEqual([
      ['a', 'time', 's', 'lower', [0.001]],
      ['a (2)', 'time', 's', 'lower', [0.002]],
      ['/jobs/2/name', 'time', 's', 'lower', 'no number is at /jobs/2/ms'],
      ['e', 'time', 's', 'lower', [0.004]],
    ])
  })

  test.each(['', '=', 'a = b', 'a = /b ms faster', 'a = /b ms lower x', '/b ms'])('%j is refused', values => {
    const make = () => makeJsonValues(values === '' ? ' x ' : values)
    expect(make).toThrow(FormatError)
    expect(make).toThrow('NAME = /POINTER UNIT')
  })

  test.each([
    ['', 'is empty'],
    ['{"a":', 'cut off'],
    ['{"a":1}', 'none of the places'],
  ])('%j: %s', (output, why) => {
    expect(() => rows(makeJsonValues('b = /b ms'), output)).toThrow(why)
  })
})
