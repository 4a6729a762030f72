import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFormat } from '../../../../src/formats/index.js'
import { readDocument } from '../../../../src/formats/read.js'
import { makeDocument } from '../../../../src/formats/reading/document.js'
import { findLanguage, languageNames } from '../../../../src/formats/selection.js'
import { root } from '../../repository/root.js'
import { fixture, outputOf } from '../outputs.js'

const express = (language: string, ...names: string[]) => findLanguage(language)!.express(names)

/** Tried with these tools: Go 1.26.8, Criterion 0.5.1, divan 0.1.21, libtest of Rust 1.95, and so on. */
test.each<[language: string, all: string, names: string[], text: string]>([
  ['go', '.', ['example.com/x.BenchmarkA-8', 'BenchmarkB'], '^(BenchmarkA-8|BenchmarkA|BenchmarkB)$'],
  [
    'go',
    '.',
    ['BenchmarkA/n=1/x-2', 'BenchmarkA/n=1/y-2', 'BenchmarkB/a.b|c'],
    String.raw`^(BenchmarkA)$/^(n=1)$/^(x-2|x|y-2|y)$|^(BenchmarkB)$/^(a\.b\|c)$`,
  ],
  ['criterion', '.', ['group/x.y(z)/1', 'plain er'], String.raw`^(group/x\.y\(z\)/1|plain er)$`],
  ['google-benchmark', '.', ['BM_t<int>/8', 'a[b]+{1}'], String.raw`^(BM_t<int>/8|a\[b]\+\{1})$`],
  ['divan', '.', ['add', 'inner/args/10'], '^[^:]+::(add|inner::args::10)$'],
  ['libtest', '', ['inner::add', 'add (2)'], 'inner::add\nadd'],
  ['jmh', '.*', ['org.A.parse:size=10:avgt', 'org.A.parse:size=20:avgt'], String.raw`^(org\.A\.parse)$`],
  ['asv', '.', ["b.Suite.time_p(1, 'b c') [py3.11]"], String.raw`^(b\.Suite\.time_p\(1, 'b c'\))$`],
  ['phpbench', '.', [String.raw`\App\ParseBench::benchParse(big)`], String.raw`(App\\ParseBench::benchParse)$`],
  ['catch2', '~[.],[!benchmark]', ['plain > one', 'a, [b] > s > two'], String.raw`plain,a\, \[b\]*`],
  [
    'pytest-benchmark',
    '',
    ['x.py::test_a', 'x.py::TestC::test_p[10-x]', 'x.py::test_q[a b]'],
    'test_a or test_p[10-x] or test_q',
  ],
  ['vitest', '.', ['a.bench.js > sort > fast'], '^ ?(sort( >)? fast|sort)$'],
  ['vitest', '.', ['a.bench.js > fast (2)'], '^ ?(fast)$'],
  ['benchmarkdotnet', '*', ['App.Bench.Parse(size: 10)'], 'App.Bench.Parse(size: 10)'],
  ['regex', '.', ['a.b (2)'], String.raw`^(a\.b \(2\)|a\.b)$`],
  ['names', '', ['a b', '日本'], 'a b\n日本'],
])('%s: %j for all, and %j', (language, all, names, text) => {
  expect(findLanguage(language)!.all).toBe(all)
  expect(express(language, ...names)).toBe(text)
})

test('of a long name without its middle, both ends are told', () => {
  const text = express('criterion', `${'a'.repeat(128)}…${'b'.repeat(127)}`)!
  expect(new RegExp(text).test(`${'a'.repeat(128)} and much more ${'b'.repeat(127)}`)).toBe(true)
  expect(express('libtest', 'a…b')).toBe(undefined)
})

test.each(languageNames)('%s takes no A/A test characters', language => {
  for (const name of ['a\nb', 'a\u0000b', 'BenchmarkA\u001b[31m', '\r']) expect(express(language, name)).toBe(undefined)
})

test('what a shell would take for a command is text like any other', () => {
  const name = '$(touch /tmp/x)`id`; rm -rf / "\' &|'
  for (const language of ['names', 'regex', 'go', 'catch2', 'vitest'])
    expect(express(language, name)).not.toBe(undefined)
  expect(express('libtest', name)).toBe(undefined)
  expect(express('names', name)).toBe(name)
})

/** Outputs of the tools themselves. */
const outputs: readonly (readonly [format: string, path: string])[] = [
  ['asv', 'asv/0.6.6.json'],
  ['benchmarkdotnet', 'benchmarkdotnet/full.json'],
  ['catch2', 'catch2/2.13.10.xml'],
  ['criterion', 'criterion'],
  ['divan', 'divan/0.1.21-counters.txt'],
  ['go', 'go/counts-and-cpus.txt'],
  ['google-benchmark', 'google-benchmark/1.7.1-complexity.json'],
  ['jmh', 'jmh/1.37-params.json'],
  ['libtest', 'libtest/text.txt'],
  ['phpbench', 'phpbench/error.xml'],
  ['pytest-benchmark', 'pytest-benchmark/5.2.3.json'],
  ['vitest', 'vitest/4.1.12-two-files.json'],
  ['vitest', 'vitest/5.1.1.json'],
]

test('every benchmark of a real output can be selected alone', async () => {
  const pages = outputs.map(([format, path]) => {
    const names = [
      ...new Set(
        readDocument(findFormat(format)!, makeDocument(outputOf(fixture(path))), 'suite').map(
          ({ benchmark }) => benchmark,
        ),
      ),
    ]
    expect(names.length, path).toBeGreaterThan(0)
    return [`# ${path}`, ...names.map(name => `${name}\n    ${express(format, name)}`)].join('\n')
  })
  await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot(join(root, '__tests__/golden/formats/selection.txt'))
})
