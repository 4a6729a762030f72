import { expect, test } from 'vitest'
import type { Finding } from '../../../src/compare/finding.js'
import { markdownVoice, terminalVoice } from '../../../src/document/escape.js'
import { commentLimit } from '../../../src/document/markdown.js'
import { layOut } from '../../../src/document/terminal.js'
import { write } from '../../../src/document/text.js'
import { makeNaming } from '../../../src/report/rows.js'
import { finding, report } from './samples.js'
import { renderMarkdown, renderTerminal } from './shown.js'

const named = (...names: readonly string[]): readonly Finding[] => names.map(benchmark => finding({ benchmark }))
const aside = finding({ benchmark: 'benchmark', metric: 'cpu-time', aside: true, primary: false, verdict: null })

test.each<[findings: readonly Finding[], prefix: string, labels: readonly string[]]>([
  [named('pkg/parse/big', 'pkg/parse/small'), 'pkg/parse/', ['big', 'small']],
  [named('com.example.Lexer.run', 'com.example.Parser.run'), 'com.example.', ['Lexer.run', 'Parser.run']],
  [named('std::vector', 'std::list'), 'std::', ['vector', 'list']],
  [named('a/v1.5/x', 'a/v1.6/x'), '', ['a/v1.5/x', 'a/v1.6/x']],
  [named('math/fib/10', 'math/fib/20'), 'math/', ['fib/10', 'fib/20']],
  [named('bench 10', 'bench 20'), '', ['bench 10', 'bench 20']],
  [named('parse/big', 'parse'), '', ['parse/big', 'parse']],
  [named('parse/', 'parse/big'), '', ['parse/', 'parse/big']],
  [named('parser', 'parsing'), '', ['parser', 'parsing']],
  [named('go/a', 'go/b'), '', ['go/a', 'go/b']],
  [named('pkg/parse/big'), '', ['pkg/parse/big']],
  [[...named('pkg/parse/big', 'pkg/lex'), aside], 'pkg/', undefined as never],
])('%#: names without what they share', (findings, prefix, labels) => {
  const naming = makeNaming(report({ findings }))
  expect(naming.prefix).toBe(prefix)
  const shown = findings.map(one => write(naming.labelOf(one), terminalVoice))
  expect(shown).toEqual(labels ?? ['parse/big', 'lex', '(whole process)'])
})

test.each([
  ['its time, where it prints nothing', [finding({ benchmark: 'benchmark' }), aside], {}, '(whole process)'],
  ['not what a pattern found', [finding({ benchmark: 'benchmark' }), aside], { format: 'regex' }, 'benchmark'],
  ['not a benchmark beside others', [...named('benchmark', 'parse'), aside], {}, 'benchmark'],
])('the process as a whole: %s', (_, findings, options, label) => {
  const naming = makeNaming(report({ findings, options }))
  expect(write(naming.labelOf(findings[0]!), terminalVoice)).toBe(label)
  expect(write(naming.labelOf(aside), terminalVoice)).toBe('(whole process)')
})

test('each page says once what names begin with', () => {
  const page = report({ findings: named('pkg/parse/big', 'pkg/parse/small') })
  const pages = [renderTerminal(page, { color: false }), renderMarkdown(page, { limit: commentLimit })].map(text =>
    text.replaceAll('/', '/'),
  )
  for (const text of pages) {
    expect(text).toMatch(/all names begin with (<code>)?pkg\/parse\/(<\/code>)?\n/)
    expect(text.split('pkg/parse/')).toHaveLength(2)
  }
})

test('long names are cut in the middle', () => {
  const long = `${'a'.repeat(60)}/${'b'.repeat(60)}`
  expect(terminalVoice.name(long)).toBe(`${'a'.repeat(40)}…${'b'.repeat(39)}`)
  expect(markdownVoice.name(long)).toBe(`<code>${'a'.repeat(40)}&#8230;${'b'.repeat(39)}</code>`)
  const [, line] = layOut([{ head: '', cells: ['解析/大 and much more/small'], least: 11 }], 11)
  expect(line).toBe('解析/…small')
})

test.each([
  [['(whole process) n=10000 · cpu-time', '(whole process) n=1000 · cpu-time', '(whole process) n=100 · cpu-time']],
  [['hand-rolled-loop/a-side', 'hand-rolled-loop/b-side', 'hand-rolled-lamp/a-side']],
  [['pkg/compiler/parse/a/some/more/words', 'pkg/compiler/parse/b/some/more/words']],
])('names that differ are not cut to the same: %j', cells => {
  const [, ...lines] = layOut([{ head: '', cells, least: 20 }], 20)
  expect(new Set(lines).size).toBe(cells.length)
})
