import { expect, test } from 'vitest'
import type { Verdict } from '../../../src/compare/finding.js'
import { commentLimit } from '../../../src/document/markdown.js'
import { type Narrowing, narrow, type Section } from '../../../src/report/report.js'
import { renderHtml } from './blank-tools.js'
import { finding, improved, mixed, regressed, report } from './samples.js'
import { renderMarkdown, renderTerminal } from './shown.js'

const all: Narrowing = { sort: 'verdict', filter: [], only: [] }
const terminal = (page: Section): string => renderTerminal(page, { color: false })
const pages: readonly ((page: Section) => string)[] = [
  terminal,
  page => renderMarkdown(page, { limit: commentLimit }),
  renderHtml,
]

/** The benchmarks of the rows on a terminal, and their metrics where they are not the time. */
function rowsOf(page: Section): readonly string[] {
  const [table = ''] = terminal(page).split('\n\n')
  return table.split('\n').flatMap(line => line.match(/^[✗!✓?=·] (\S+(?: · \w+| \w+)?) {2}/)?.[1] ?? [])
}

test.each<[what: string, asked: Partial<Narrowing>, rows: readonly string[], said: string | undefined]>([
  ['a pattern', { filter: ['parse/*'] }, ['parse/big', '↳ allocations', 'parse/small', 'parse/big · rss'], '4 of 8'],
  ['two patterns', { filter: ['lex', '{gc,emit}/*'] }, ['lex', 'emit/json'], '2 of 8'],
  ['a verdict', { only: ['regressed'] }, ['parse/big', '↳ allocations'], '2 of 8'],
  ['two verdicts', { only: ['inconclusive', 'improved'] }, ['emit/json', 'gc'], '2 of 8'],
  ['both', { only: ['regressed'], filter: ['lex'] }, [], '0 of 8'],
  [
    'by name',
    { sort: 'name' },
    ['emit/json', 'gc', 'http · throughput', 'lex', 'parse/big', '↳ allocations', '↳ rss', 'parse/small'],
    undefined,
  ],
  [
    'by change',
    { sort: 'change', filter: ['parse/*', 'emit/*'] },
    ['parse/big · allocations', '↳ time', 'emit/json', 'parse/big · rss', 'parse/small'],
    '5 of 8',
  ],
])('%s', (_, asked, rows, said) => {
  const page = narrow(mixed, { ...all, ...asked })
  expect(rows.length === 0 ? [] : rowsOf(page)).toEqual(rows)
  for (const render of pages) {
    const text = render(page)
      .replaceAll(/<[^>]*>/g, '')
      .toLowerCase()
    if (said === undefined) expect(text).not.toContain('showing ')
    else expect(text).toContain(`showing ${said}`)
  }
})

test('half as much is as large a change as twice as much', () => {
  const moved = (benchmark: string, value: number) =>
    finding({ benchmark, change: { value, low: value, high: value, level: 0.95 } })
  const page = report({ findings: [moved('half', -0.5), moved('more', 0.9), moved('third', -0.67)] })
  expect(rowsOf(narrow(page, { ...all, sort: 'change' }))).toEqual(['third', 'half', 'more'])
})

test('what is asked for is not folded away', () => {
  const many = report({ findings: Array.from({ length: 40 }, (_, at) => finding({ benchmark: `bench ${at}` })) })
  expect(terminal(many)).toContain('All 40 are')
  expect(terminal(many)).not.toContain('bench 39')
  expect(terminal(narrow(many, { ...all, sort: 'name' }))).toContain('bench 39')
  expect(terminal(narrow(many, { ...all, filter: ['bench 3?'] }))).toContain('bench 39')
})

test('whatever is shown, the answer and the next step are those of the whole', () => {
  const last = terminal(mixed).split('\n\n').at(-1)
  const verdicts: readonly Verdict[] = ['regressed', 'not-comparable', 'inconclusive', 'improved', 'unchanged']
  for (const only of verdicts)
    for (const filter of ['nothing', 'parse/*', '**']) {
      const page = narrow(mixed, { ...all, only: [only], filter: [filter] })
      expect(terminal(page).split('\n\n').at(-1)).toBe(last)
      const { view, ...whole } = page
      expect(view).toBeDefined()
      expect(whole).toEqual(mixed)
    }
})

test('statistics are those of the rows that are shown', () => {
  const two = report({ status: 'regressed', findings: [regressed, improved] })
  const page = renderMarkdown(narrow(two, { ...all, only: ['improved'] }), { limit: commentLimit })
  const [, statistics = ''] = page.split('<summary>Statistics')
  expect(statistics).toContain('emit')
  expect(statistics).not.toContain('parse')
})

test('a view from outside may name rows that are not there', () => {
  expect(rowsOf({ ...mixed, view: { sort: 'name', shown: [99, 1] } })).toEqual(['parse/big'])
})
