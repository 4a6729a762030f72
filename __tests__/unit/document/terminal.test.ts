import { stripVTControlCharacters } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, only, type Table } from '../../../src/document/document.js'
import { columnsOf, toTerminal } from '../../../src/document/terminal.js'
import { line, say, sign, styled, trusted, value } from '../../../src/document/text.js'
import { marks } from '../../../src/report/words/words.js'
import { documents, tables } from './documents.js'

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n')
const paragraph = (text: Parameters<typeof styled>[1]): Block => ({ kind: 'paragraph', text })

const table: Table = {
  kind: 'table',
  caption: 'Findings',
  columns: [
    { head: trusted('Benchmark'), cell: 'text' },
    { head: trusted('Change'), cell: 'change' },
    { head: trusted('interval'), cell: 'change', joins: ['markdown', 'html'], drop: 1 },
    { head: trusted('Baseline'), cell: 'value', drop: 2 },
    { head: trusted(''), cell: 'text', joins: ['markdown', 'html'], drop: 3 },
    { head: trusted('Markdown'), cell: 'text', in: ['markdown'] },
  ],
  rows: [
    { cells: ['parse/a-rather-long-name/big', '+6.8%', '[+5.9, +7.7]', '41.2 ms', '± 0.3', 'x'].map(trusted) },
    {
      cells: [
        [...trusted('lex'), ...styled('below', trusted('two copies differ by more than they should'))],
        ...['–', '', '1.20 s', '± 0.01', 'x'].map(trusted),
      ],
      tone: 'doubt',
    },
  ],
}

describe('the printer for terminals', () => {
  it('sets a blank line between blocks, and none below a heading or before code', () => {
    const blocks: readonly Block[] = [
      { kind: 'callout', label: trusted('Self-test'), lines: [trusted('the answer'), trusted('  more')] },
      { kind: 'heading', level: 2, text: trusted('Results') },
      {
        kind: 'list',
        items: [trusted('a note'), say`${sign(marks.regressed)} parse${styled('below', trusted('why'))}`],
      },
      ...only(['html'], paragraph(trusted('nowhere to be seen'))),
      { kind: 'code', lines: ['make', 'make test'] },
      { kind: 'details', summary: trusted('65 unchanged'), body: [paragraph(trusted('folded away'))] },
      { kind: 'details', summary: trusted('Open'), open: true, body: [paragraph(trusted('to be read'))] },
      { kind: 'footer', text: trusted('20 rounds') },
    ]
    expect(toTerminal(blocks)).toBe(
      [
        ...['Self-test: the answer', '  more', '', 'Results', '· a note', '✗ parse', '  └ why'],
        ...['  make', '  make test', '', '65 unchanged', '', 'Open', 'to be read', '', '20 rounds', ''],
      ].join('\n'),
    )
  })

  it.each([
    ['at blanks', say`a word and another`, 10, ['a word and', 'another']],
    ['below where the text begins', say`  a word and another`, 12, ['  a word and', '  another']],
    ['not in a value', say`it is ${value('+4.9% [+4.5, +5.3]')}, now`, 20, ['it is', '+4.9% [+4.5, +5.3],', 'now']],
    ['not in what is copied', say`see ${line('make --all the things')}`, 8, ['see', 'make --all the things']],
    ['in a word that is too wide', say`a ${'b'.repeat(12)}c`, 8, ['a', 'bbbbbbbb', 'bbbbc']],
    ['by what a terminal shows', say`${'解析 解析'} b`, 9, ['解析 解析', 'b']],
  ])('breaks lines %s', (_, text, width, lines) => {
    expect(linesOf(toTerminal([paragraph(text)], { width }))).toEqual(lines)
  })

  it('hangs what does not fit below an item', () => {
    expect(linesOf(toTerminal([{ kind: 'list', items: [trusted('one two three four')] }], { width: 12 }))).toEqual([
      '· one two',
      '  three four',
    ])
  })

  it.each([
    [
      80,
      'Benchmark                     Change      interval  Baseline',
      'parse/a-rather-long-name/big   +6.8%  [+5.9, +7.7]   41.2 ms ± 0.3',
    ],
    [
      62,
      'Benchmark                     Change      interval  Baseline',
      'parse/a-rather-long-name/big   +6.8%  [+5.9, +7.7]   41.2 ms',
    ],
    [55, 'Benchmark                     Change      interval', 'parse/a-rather-long-name/big   +6.8%  [+5.9, +7.7]'],
    [47, 'Benchmark                  Change      interval', 'parse/a-rath…ong-name/big   +6.8%  [+5.9, +7.7]'],
    [32, 'Benchmark                 Change', 'parse/a-rath…ng-name/big   +6.8%'],
    [20, 'Benchmark     Change', 'parse/…e/big   +6.8%'],
    [12, 'Benchmark', 'parse/…e/big'],
  ])('has the columns for which there is room in %d', (width, head, first) => {
    const [shown, row] = linesOf(toTerminal([table], { width }))
    expect([shown, row]).toEqual([head, first])
  })

  it('paints what has a tone, and only where it may', () => {
    const blocks = [
      table,
      paragraph(say`${styled('bad', say`${sign(marks.regressed)} 2 regressed`)} ${styled('strong', trusted('now'))}`),
    ]
    const painted = toTerminal(blocks, { color: true })
    expect(painted).toContain('\u001b[31m✗ 2 regressed\u001b[0m \u001b[1mnow\u001b[0m')
    expect(painted).toContain('\u001b[33m  └ two copies differ')
    expect(painted.startsWith('\u001b[2mBenchmark')).toBe(true)
  })
})

describe('whatever the document', () => {
  const width = fc.integer({ min: 28, max: 120 })

  it('no line is wider than the terminal, and colours do not change a word', () => {
    fc.assert(
      fc.property(documents, width, (blocks, width) => {
        const text = toTerminal(blocks, { width })
        for (const line of text.split('\n')) expect(columnsOf(line)).toBeLessThanOrEqual(width)
        expect(stripVTControlCharacters(toTerminal(blocks, { width, color: true }))).toBe(text)
      }),
      { seed: 20_261_123, numRuns: 300 },
    )
  })

  it('no value in a sentence is torn', () => {
    const numbers = fc.uniqueArray(fc.nat(9999), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(numbers, width, (drawn, width) => {
        const shown = drawn.map(number => `${number}.5% [+${number}, −${number}]`)
        const text = shown.flatMap(one => say`it was ${styled('bad', value(one))}, and then `)
        const lines = toTerminal([paragraph(text)], { width }).split('\n')
        for (const one of shown) expect(lines.some(line => line.includes(one))).toBe(true)
      }),
      { seed: 20_261_123 },
    )
  })

  it('no value in a table is torn: its column is there as a whole, or not at all', () => {
    fc.assert(
      fc.property(tables, width, (drawn, width) => {
        const text = toTerminal([drawn], { width })
        drawn.columns.forEach(({ cell }, at) => {
          if (cell === 'text') return
          const cells = drawn.rows.map(row => (row.cells[at]![0] as { value: string }).value)
          expect(new Set(cells.map(one => text.includes(` ${one}`))).size).toBe(1)
        })
      }),
      { seed: 20_261_123, numRuns: 300 },
    )
  })
})
