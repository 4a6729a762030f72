import { expect, test } from 'vitest'
import { FormatError } from '../../../../../src/formats/format.js'
import { catch2 } from '../../../../../src/formats/tools/c/catch2.js'
import { fixture, formatOf, rowsOf } from '../../rows.js'

const long =
  'Fibonacci > sec A > in section, with a very long benchmark name that will wrap over more than one line in console output'

test.each([['2.13.10.xml', [234.198e-9, 38337.2e-9, 558.699e-9, 300.68e-9]]])(
  'reads what %s says, by test case and section',
  (path, values) => {
    const text = fixture(`catch2/${path}`)
    const names = ['Fibonacci > fib 10', 'Fibonacci > fib <20> & "q"', long, 'Other > fib 10']
    expect(formatOf(text)).toBe('catch2')
    for (const variant of [text, `\ufeff${text.replaceAll('\n', '\r\n')}`, `log\n${text}`])
      expect(rowsOf(catch2, variant)).toEqual([
        ...names.map((name, index) => [name, 'time', 's', 'lower', [expect.closeTo(values[index]!, 15)]]),
        ['Throws > boom', 'time', 's', 'lower', 'boom'],
      ])
  },
)

const xml = (inside: string) =>
  `<?xml version="1.0"?>\n<Catch2TestRun name="b"><TestCase name="T">${inside}</TestCase></Catch2TestRun>`
const bench = (name: string, mean = '1000') =>
  `<BenchmarkResults name="${name}"><mean value="${mean}"/></BenchmarkResults>`

test('reads version 3, entities, comments, texts, and names that repeat', () => {
  const text = xml(
    `<!-- <x> --><StdOut>a &lt; b <![CDATA[</TestCase>]]></StdOut>${bench('a')}${bench('a')}${bench('&#x41;&#66;&nope;&apos;>')}${bench('__proto__')}`,
  )
  expect(formatOf(text)).toBe('catch2')
  expect(rowsOf(catch2, text).map(([name, , , , values]) => [name, values])).toEqual(
    ['a', 'a (2)', "AB&nope;'>", '__proto__'].map(name => [`T > ${name}`, [expect.closeTo(1e-6, 15)]]),
  )
})

test.each([
  ['no mean', '<BenchmarkResults name="a"></BenchmarkResults>'],
  ['a mean of nothing', bench('a', 'nan')],
  ['a mean with a comma', bench('a', '1,5')],
])('%s is an error of the benchmark', (_, inside) => {
  expect(rowsOf(catch2, xml(inside))[0]![4]).toBe('it has no finite value')
})

test.each([
  [xml(''), 'there is no benchmark in the output of Catch2: run it with -r xml'],
  ['', 'there is no benchmark'],
  [xml(bench('a')).slice(0, -20), 'cut off'],
  [xml(bench('a')).slice(0, -3), 'cut off'],
  [xml('<!--'), 'cut off'],
  [xml('</Section>'), 'not open'],
  [xml('<Section>'.repeat(300)), 'nested more deeply'],
  [xml('<!DOCTYPE x [<!ENTITY a "b">]>'), 'document type'],
])('%.60s is refused', (text, why) => {
  expect(() => rowsOf(catch2, text)).toThrow(FormatError)
  expect(() => rowsOf(catch2, text)).toThrow(why)
})
