import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, type Table, tabulate } from '../../../src/document/document.js'
import { commentLimit, type Limit, toMarkdown, toMarkdownFile } from '../../../src/document/markdown.js'
import { line, link, message, say, sign, styled, trusted, value } from '../../../src/document/text.js'
import { marks } from '../../../src/report/words/words.js'
import { documents } from './documents.js'

const paragraph = (text: Parameters<typeof styled>[1]): Block => ({ kind: 'paragraph', text })

const within = (size: number, unit: Limit['unit'] = 'characters'): Limit => ({ size, unit, elsewhere: 'the file' })

const group = { key: 'bad', word: trusted('slower') }

/** Rows of one name and rank, unless they have their own. */
function rowsOf(called: string, count: number, rank: number, rankOf?: (at: number) => number): Table {
  return tabulate(
    Array.from({ length: count }, (_, at) => `${called} ${at}`),
    [{ head: trusted('Benchmark'), cell: 'text', show: name => trusted(name) }],
    {
      ...{ caption: called, keep: { rank, called, byRow: true } },
      ...(rankOf ? { row: (name: string) => ({ rank: rankOf(Number(name.split(' ').at(-1))) }) } : {}),
    },
  )
}

describe('the printer for Markdown', () => {
  it.each<[name: string, block: Block, text: string]>([
    ['a heading', { kind: 'heading', level: 2, text: say`${'a/b'} by commit` }, '### <code>a/b</code> by commit'],
    [
      'a callout',
      {
        kind: 'callout',
        icon: '🧪',
        label: trusted('Self-test'),
        lines: [trusted('fine'), trusted('  so'), trusted('on')],
      },
      '## 🧪 Self-test: fine\nso\n\non',
    ],
    ['a callout of one line', { kind: 'callout', lines: [trusted('fine')] }, '## fine'],
    [
      'an alert',
      { kind: 'callout', alert: 'WARNING', lines: [trusted('slower'), trusted('look there')] },
      '> [!WARNING]\n> slower  \n> look there',
    ],
    [
      'a paragraph',
      paragraph(
        say`${styled('strong', trusted('Next:'))} ${link('https://example.com/a', trusted('look'))} at ${value('+5%')}`,
      ),
      '**Next:** [look](https://example.com/a) at +5%',
    ],
    [
      'a list',
      {
        kind: 'list',
        items: [say`${sign(marks.regressed)} slower${styled('below', trusted('why'))}`, message('a note')],
      },
      '- ❌ slower<br><sub>why</sub>\n- a note',
    ],
    [
      'a table',
      {
        kind: 'table',
        caption: 'Findings',
        columns: [
          { head: trusted('Benchmark'), cell: 'text' },
          { head: trusted('Change'), cell: 'change' },
          { head: trusted('interval'), cell: 'change', joins: ['markdown'] },
          { head: trusted(''), cell: 'strip' },
          { head: trusted('Level'), cell: 'value', align: 'left' },
          { head: trusted('Word'), cell: 'text', in: ['terminal'] },
        ],
        rows: [
          {
            cells: [
              say`a | ${'|'}`,
              styled('strong', trusted('+5%')),
              trusted('[+4, +6]'),
              styled('strip', trusted(' ├●')),
              trusted('1 s'),
              trusted('x'),
            ],
          },
          {
            cells: [
              trusted('b'),
              trusted('–'),
              trusted(''),
              styled('strip', trusted('')),
              trusted('2 s'),
              trusted('x'),
            ],
          },
        ],
      },
      [
        '| Benchmark | Change (interval) |  | Level |\n| :--- | ---: | :--- | :--- |',
        '| a &#124; <code>&#124;</code> | <b>+5%</b> [+4, +6] | <code>\u00a0├●</code> | 1 s |\n| b | – |  | 2 s |',
      ].join('\n'),
    ],
    [
      'details',
      {
        kind: 'details',
        summary: trusted('2 more'),
        body: [paragraph(trusted('one')), paragraph(trusted('two'))],
        open: true,
      },
      '<details open><summary>2 more</summary>\n\none\n\ntwo\n\n</details>',
    ],
    ['details of nothing', { kind: 'details', summary: trusted('0 more'), body: [rowsOf('gone', 0, 0)] }, ''],
    ['lines to copy', { kind: 'code', lines: ['a <b', 'c'] }, '<pre><code>a &#60;b\nc</code></pre>'],
    [
      'lines that Markdown draws, which cannot end',
      { kind: 'code', language: 'mermaid', lines: ['a <b', '````', '```'] },
      '`````mermaid\na <b\n````\n```\n`````',
    ],
    [
      'tiles',
      { kind: 'grid', tiles: ['one', 'two'].map(id => ({ id, group, body: [paragraph(trusted(id))] })) },
      'one\n\ntwo',
    ],
    ['a footer', { kind: 'footer', text: say`by ${line('make')}` }, '<sub>by <code>make</code></sub>'],
    ['what others show', { ...paragraph(trusted('a page')), in: ['html'] }, ''],
  ])('prints %s', (_, block, text) => {
    expect(toMarkdown([block])).toBe(text && `${text}\n`)
  })

  it('begins a file with a heading of the first level', () => {
    const blocks = ([1, 2] as const).map((level): Block => ({ kind: 'heading', level, text: trusted('Level') }))
    const details: Block = { kind: 'details', summary: trusted('more'), body: blocks }
    expect(toMarkdownFile([...blocks, details])).toBe(
      '# Level\n\n## Level\n\n<details><summary>more</summary>\n\n# Level\n\n## Level\n\n</details>\n',
    )
  })

  it('shows no plot', () => {
    const axis = { unit: '', size: 1 }
    const plot = { title: 'a', description: 'b', x: axis, y: axis, marks: [], height: 100 } as const
    const block = { kind: 'plot', plot, title: trusted('A plot'), caption: trusted('of nothing') } as const
    expect(toMarkdown([block])).toBe('')
  })
})

/** The words between the scissors and where the rest is, one by one. */
const leftOf = (page: string): readonly string[] =>
  /✂️ Left out to keep this short: (.*)\. The whole report is in the file\.\n$/.exec(page)?.[1]?.split('; ') ?? []

describe('a limit', () => {
  const long = trusted('what it comes to, '.repeat(20))
  const page: readonly Block[] = [
    paragraph(trusted('the answer')),
    rowsOf('changed', 20, 4, at => (at % 2 === 0 ? 5 : 4)),
    {
      kind: 'details',
      summary: trusted('unchanged'),
      body: [rowsOf('unchanged', 20, 2), { ...paragraph(long), keep: { rank: 1, called: 'numbers of rows' } }],
    },
    { kind: 'details', summary: trusted('trust'), body: [paragraph(long)], keep: { rank: 0, called: 'trust' } },
    {
      kind: 'details',
      summary: trusted('reading'),
      body: [paragraph(long)],
      keep: { rank: 0, called: 'reading help' },
    },
    { kind: 'footer', text: trusted('the end') },
  ]
  const whole = toMarkdown(page)

  it('leaves out nothing where all has room', () => {
    expect(toMarkdown(page, within(whole.length))).toBe(whole)
    expect(leftOf(whole)).toEqual([])
  })

  it('takes the least rank first, of the same rank what stands last, and what has none at the end', () => {
    const order = [
      ...['reading help', 'trust', 'numbers of rows', expect.stringMatching(/^\d+ of 20 unchanged$/)],
      ...[expect.stringMatching(/^\d+ of 20 changed$/), 'the rest'],
    ]
    const seen = new Set<number>()
    for (let size = whole.length - 1; size > 180; size--) {
      const text = toMarkdown(page, within(size))
      const left = leftOf(text)
      expect(text.length).toBeLessThanOrEqual(size)
      expect(left).toEqual(order.slice(0, left.length))
      seen.add(left.length)
      if (left.length < 6) expect(text).toContain('the answer')
      // The odd ones are of the lower rank, and go from the last.
      const changed = [...text.matchAll(/changed (\d+) \|/g)].map(([, at]) => Number(at))
      const [even, odd] = [changed.filter(at => at % 2 === 0), changed.filter(at => at % 2 === 1)]
      if (!text.includes('unchanged 0')) expect(odd).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19].slice(0, odd.length))
      if (odd.length > 0 && left.length < 6 && left.length > 4) expect(even).toHaveLength(10)
    }
    expect([...seen]).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('counts what goes with the last row of details', () => {
    const summary = trusted('a summary '.repeat(40))
    const blocks: readonly Block[] = [rowsOf('kept', 1, 1), { kind: 'details', summary, body: [rowsOf('gone', 1, 0)] }]
    const text = toMarkdown(blocks, within(toMarkdown(blocks).length - 100))
    expect(leftOf(text)).toEqual(['1 of 1 gone'])
    expect(text).toContain('kept 0')
    expect(text).not.toContain('summary')
  })

  it('counts bytes where it is of bytes', () => {
    const blocks = [
      paragraph(trusted('é'.repeat(50))),
      { ...paragraph(trusted('é'.repeat(50))), keep: { rank: 0, called: 'e' } },
    ]
    expect(toMarkdown(blocks, within(203, 'bytes'))).not.toContain('✂️')
    expect(toMarkdown(blocks, within(202, 'bytes'))).toContain('Left out to keep this short: e.')
  })

  it('holds for any document, and says that something is missing where it is', () => {
    fc.assert(
      fc.property(
        documents,
        fc.integer({ min: 250, max: 4000 }),
        fc.constantFrom('characters', 'bytes'),
        (blocks, size, unit) => {
          const [text, whole] = [toMarkdown(blocks, within(size, unit)), toMarkdown(blocks)]
          const measure = (page: string) => (unit === 'bytes' ? Buffer.byteLength(page) : page.length)
          expect(measure(text)).toBeLessThanOrEqual(size)
          if (measure(whole) <= size) expect(text).toBe(whole)
          else expect(leftOf(text).length).toBeGreaterThan(0)
        },
      ),
      { seed: 20_261_123, numRuns: 500 },
    )
  })

  it('takes 10 000 rows of eight columns to print in less than a second of CPU time', () => {
    const rows = tabulate(
      Array.from({ length: 10_000 }, (_, at) => at),
      [
        { head: trusted(''), cell: 'text', show: () => sign(marks.regressed) },
        {
          head: trusted('Benchmark'),
          cell: 'text',
          show: at => say`${`parse/of-some/length-${at}`}${styled('below', message('two copies differ by 3.1%'))}`,
        },
        { head: trusted('Change'), cell: 'change', show: () => styled('strong', trusted('+6.8%')) },
        { head: trusted('95% interval'), cell: 'change', joins: ['markdown'], show: () => value('[+5.9, +7.7]') },
        { head: trusted(''), cell: 'strip', show: () => styled('strip', trusted('   ├──┼─●────┤ ')) },
        { head: trusted('Baseline'), cell: 'value', show: () => trusted('41.2 ms') },
        { head: trusted('Contender'), cell: 'value', show: () => trusted('44.0 ms') },
        { head: trusted('Control'), cell: 'value', show: () => trusted('+0.1%') },
      ],
      { caption: 'Benchmarks', keep: { rank: 0, called: 'benchmarks', byRow: true } },
    )
    const began = process.cpuUsage()
    const whole = toMarkdown([rows])
    const page = toMarkdown([{ kind: 'details', summary: trusted('all'), body: [rows] }], commentLimit)
    const { user, system } = process.cpuUsage(began)
    expect(whole.split('\n')).toHaveLength(10_003)
    expect(page.length).toBeGreaterThan(0.99 * commentLimit.size)
    expect((user + system) / 1e6).toBeLessThan(1)
  })
})
