import fc from 'fast-check'
import type { Block, Column, Row } from '../../../src/document/document.js'
import { join, line, link, message, say, sign, styled, type Text, trusted, value } from '../../../src/document/text.js'
import { marks } from '../../../src/report/words/words.js'
import { anyCharacter } from '../any-character.js'

/** Documents of all kinds of blocks, for what must hold of every one. */

const words = fc
  .array(fc.constantFrom('the', 'benchmark', 'is', 'slower', 'than', '(a', 'b)', 'incomparable,', '解析'), {
    minLength: 1,
    maxLength: 12,
  })
  .map(some => trusted(some.join(' ')))

const drawn = fc.string({ unit: anyCharacter, maxLength: 60 }).map(text => `_${text}`)
const name = drawn.map(text => say`${text}`)

const values = fc.nat(999).map(number => value(`${number}.5% [+${number}, +${number + 1}]`))

const plain = fc.oneof(words, name, values, drawn.map(message))

export const texts: fc.Arbitrary<Text> = fc
  .array(
    fc.oneof(
      plain,
      fc.constantFrom(...Object.values(marks)).map(sign),
      fc.tuple(fc.constantFrom('strong', 'bad', 'quiet', 'below'), plain).map(([style, text]) => styled(style, text)),
      plain.map(text => link('https://example.com/a', text)),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .chain(parts => fc.constantFrom('', ' ').map(between => join(parts, between)))

const columns: fc.Arbitrary<readonly Column[]> = fc
  .array(
    fc.record(
      {
        head: words,
        cell: fc.constantFrom('text', 'value', 'change'),
        drop: fc.nat(3),
        joins: fc.constant(['markdown'] as const),
        in: fc.constantFrom(['terminal', 'html'] as const, ['markdown'] as const),
      },
      { requiredKeys: ['head', 'cell'] },
    ),
    { maxLength: 6 },
  )
  .map(others => [{ head: trusted('Benchmark'), cell: 'text' }, ...others])

export const tables = columns.chain(some =>
  fc
    .array(
      fc.record({
        number: fc.nat(9999),
        rank: fc.nat(3),
        tone: fc.constantFrom('bad', 'quiet', undefined),
        text: texts,
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map(drawn => ({
      kind: 'table' as const,
      caption: 'A table',
      columns: some,
      rows: drawn.map(
        ({ number, rank, tone, text }, row): Row => ({
          cells: some.map(({ cell }, at) => (cell === 'text' ? text : value(`${number}.${row}${at} ms`))),
          rank,
          ...(tone === undefined ? {} : { tone }),
        }),
      ),
      keep: { rank: 1, called: 'rows', byRow: true as const },
    })),
)

const leaves: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('heading'), level: fc.constantFrom(1, 2, 3), text: texts }),
  fc.tuple(texts, fc.array(texts, { maxLength: 3 })).map(
    ([first, more]): Block => ({
      kind: 'callout',
      label: trusted('Benchmarks'),
      lines: [first, ...more],
    }),
  ),
  fc.record({ kind: fc.constant('paragraph'), text: texts }),
  fc.record({ kind: fc.constant('list'), items: fc.array(texts, { maxLength: 4 }) }),
  fc.record({ kind: fc.constant('footer'), text: texts }),
  tables,
)

const details = fc.record(
  {
    kind: fc.constant('details'),
    summary: texts,
    body: fc.array(leaves, { maxLength: 3 }),
    open: fc.boolean(),
    keep: fc.nat(5).map(rank => ({ rank, called: `details of rank ${rank}` })),
  },
  { requiredKeys: ['kind', 'summary', 'body', 'open'] },
)

const grids = fc.array(fc.array(fc.oneof(leaves, details), { maxLength: 2 }), { maxLength: 3 }).map((bodies): Block => {
  const tiles = bodies.map((body, at) => ({ id: `${at}`, group: { key: 'none', word: trusted('none') }, body }))
  return { kind: 'grid', tiles }
})

export const documents: fc.Arbitrary<readonly Block[]> = fc.array(fc.oneof(leaves, details, grids), {
  minLength: 1,
  maxLength: 6,
})

/** A document that says `text` wherever one holds words from outside. */
export function saying(text: string): readonly Block[] {
  const all = say`so ${text}, ${message(text)} and ${line(text)}`
  return [
    { kind: 'heading', level: 1, text: all },
    { kind: 'callout', tone: 'bad', label: say`Of ${text}`, lines: [all, all, all] },
    { kind: 'paragraph', text: say`${styled('strong', all)} ${link('https://example.com/', all)}`, isStep: true },
    { kind: 'list', items: [all, say`${sign(marks.improved)} ${all}${styled('below', all)}`] },
    {
      kind: 'table',
      caption: 'A table',
      columns: [
        { head: say`${text}`, cell: 'text' },
        { head: say`${text}`, cell: 'value', joins: ['markdown', 'html'] },
      ],
      rows: [{ cells: [say`${styled('bad', all)}${styled('below', all)}`, say`${text}`] }, { cells: [all, all] }],
    },
    { kind: 'details', summary: all, open: true, body: [{ kind: 'code', lines: [text.replace(/[\r\n]/g, ''), 'b'] }] },
    {
      kind: 'table',
      caption: text,
      columns: [
        { head: all, cell: 'mark' },
        { head: all, cell: 'text' },
      ],
      rows: [{ cells: [all, all], group: { key: text, word: say`${text}` }, leadsTo: text }],
      isBrowsed: true,
    },
    {
      kind: 'grid',
      tiles: [{ id: text, group: { key: text, word: say`${text}` }, body: [{ kind: 'paragraph', text: all }] }],
    },
    { kind: 'facts', items: [['Run', all]] },
    { kind: 'article', body: [{ kind: 'details', summary: all, body: [{ kind: 'paragraph', text: all }] }] },
    {
      ...{ kind: 'flame', caption: all },
      graphs: [
        {
          ...{ title: all, description: text },
          frames: [{ name: text, words: text, depth: 0, start: 0, width: 1, heat: 0 }],
        },
      ],
    },
    { kind: 'data', key: text, packed: '', files: [{ name: text, form: text, words: 'a file' }] },
    { kind: 'code', language: 'text', lines: [text.replace(/[\r\n]/g, ''), 'b'] },
    { kind: 'footer', text: all },
  ]
}
