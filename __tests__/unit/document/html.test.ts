import { expect, it } from 'vitest'
import { type Block, only } from '../../../src/document/document.js'
import { toHtml } from '../../../src/document/html.js'
import { link, say, sign, styled, trusted } from '../../../src/document/text.js'
import { marks } from '../../../src/report/words/words.js'
import { blankTools } from '../report/blank-tools.js'

/** What stands in the page's main part. */
function mainOf(blocks: readonly Block[]): string {
  const page = toHtml(blocks, { title: 'a <page>', tools: blankTools })
  expect(page).toContain('<title>a &#60;page&#62;</title>')
  return /<main>\n(.*)\n<\/main>/s.exec(page)![1]!
}

it('has a header, and a section for each heading with something below', () => {
  const blocks: readonly Block[] = [
    { kind: 'heading', level: 1, text: say`Self-test ${'a<b'}` },
    { kind: 'callout', label: trusted('unseen'), tone: 'bad', lines: [trusted('2 regressed'), trusted('of 3')] },
    { kind: 'heading', level: 2, text: trusted('Nothing') },
    { kind: 'heading', level: 2, text: trusted('Notes') },
    { kind: 'list', items: [trusted('one')] },
    { kind: 'heading', level: 3, text: trusted('More') },
    { kind: 'paragraph', text: trusted('go on'), isStep: true, tone: 'doubt' },
    ...only(['markdown', 'terminal'], { kind: 'paragraph', text: trusted('elsewhere') }),
  ]
  expect(mainOf(blocks)).toBe(
    [
      '<header>\n<h1>Self-test <code>a&#60;b</code></h1>\n<p class="headline bad">2 regressed</p>\n<p>of 3</p>\n</header>',
      '<section>\n<h2>Notes</h2>\n<ul>\n<li>one</li>\n</ul>\n<h3>More</h3>\n<p class="step doubt">go on</p>\n</section>',
    ].join('\n'),
  )
})

const axis = { at: (x: number) => x, ticks: [], ends: [0, 1], unit: '' } as const

it.each<[name: string, block: Block, body: string]>([
  [
    'a callout of many lines',
    { kind: 'callout', lines: [trusted('a'), trusted('b'), trusted('c')] },
    '<p class="headline">a</p>\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>',
  ],
  [
    'a paragraph',
    {
      kind: 'paragraph',
      text: say`${styled('bad', say`${sign(marks.regressed)} 2`)} ${link('https://a.example/?b&c', trusted('there'))}${styled('below', trusted('why'))}`,
    },
    '<p><span class="bad"><i class="sign up">▲</i> 2</span> <a href="https://a.example/&#63;b&#38;c">there</a><small>why</small></p>',
  ],
  [
    'a table',
    {
      kind: 'table',
      caption: 'Levels',
      columns: [
        { head: trusted('Commit'), cell: 'text' },
        { head: trusted('Level'), cell: 'change' },
        { head: trusted('spread'), cell: 'change', joins: ['html'] },
      ],
      rows: [{ cells: [trusted('a<b'), styled('strong', trusted('+1%')), trusted('± 2')] }],
    },
    '<div class="wide" tabindex="0" role="group" aria-label="Levels"><table class="numbers"><caption>Levels</caption><thead><tr><th scope="col">Commit</th><th scope="col">Level (spread)</th></tr></thead><tbody><tr><th scope="row">a&#60;b</th><td><b>+1%</b> ± 2</td></tr></tbody></table></div>',
  ],
  [
    'details',
    { kind: 'details', summary: trusted('2 more'), body: [{ kind: 'footer', text: trusted('end') }], open: true },
    '<details open><summary>2 more</summary>\n<footer><small>end</small></footer>\n</details>',
  ],
  [
    'facts',
    { kind: 'facts', items: [['Run', say`${'12'}`]] },
    '<dl class="about">\n<dt>Run</dt><dd><code>12</code></dd>\n</dl>',
  ],
  [
    'a table that is sorted but for its last row',
    {
      kind: 'table',
      caption: 'Functions',
      columns: [
        { head: trusted('Name'), cell: 'text', sort: 'name' },
        { head: trusted('Time'), cell: 'value', sort: 'size' },
      ],
      rows: [
        { cells: [trusted('a'), trusted('2 ms')], sizes: [undefined, 2] },
        { cells: [trusted('rest'), trusted('–')], isLast: true },
      ],
    },
    '<div class="wide" tabindex="0" role="group" aria-label="Functions"><table class="numbers"><caption>Functions</caption><thead><tr><th scope="col" data-sort="name">Name</th><th scope="col" data-sort="size">Time</th></tr></thead><tbody><tr><th scope="row">a</th><td data-size="2">2 ms</td></tr></tbody><tfoot><tr><th scope="row">rest</th><td>–</td></tr></tfoot></table></div>',
  ],
  [
    'data, and buttons for its files',
    { kind: 'data', key: 'record', packed: 'H4s', files: [{ name: 'a<b', form: 'csv', words: 'As CSV' }] },
    '<p class="downloads"><button type="button" class="action" hidden data-download="csv" data-packed-in="record" data-name="a&#60;b">As CSV</button></p>\n<script type="application/octet-stream" data-packed="record">H4s</script>',
  ],
  ['lines to copy', { kind: 'code', lines: ['a <b', 'c'] }, '<pre tabindex="0"><code>a &#60;b\nc</code></pre>'],
])('prints %s', (_, block, body) => {
  expect(mainOf([block])).toBe(`<header>\n${body}\n</header>`)
})

const [slower, none] = [
  { key: 'regressed', word: trusted('slower') },
  { key: 'none', word: trusted('not <judged>'), folded: '2 not <judged>' },
]

it('prints a table to be filtered and sorted, with a box for each group and links from its names', () => {
  const table: Block = {
    kind: 'table',
    caption: 'Changes',
    isBrowsed: true,
    columns: [
      { head: trusted('Verdict'), cell: 'mark' },
      { head: trusted('Benchmark'), cell: 'text', sort: 'name' },
      { head: trusted('Plot'), cell: 'strip', axis },
      { head: trusted('Change'), cell: 'change', sort: 'size' },
      { head: trusted('Since'), cell: 'text' },
    ],
    rows: [
      {
        cells: [
          say`${sign(marks.regressed)} slower`,
          say`${'a b'}${styled('below', trusted('why'))}`,
          trusted('unseen'),
          trusted('+1%'),
          trusted('v1'),
        ],
        tone: 'bad',
        group: slower,
        sizes: [undefined, undefined, undefined, 0.01],
        leadsTo: 'a-b',
        marks: { band: [0.4, 0.6], zero: 0.5, goesOn: { low: false, high: false }, estimate: 0.7 },
      },
      { cells: [trusted('?'), trusted('c'), trusted('–'), trusted(''), trusted('')], group: none },
      { cells: [trusted('?'), trusted('d'), trusted('–'), trusted(''), trusted('')], group: none },
    ],
  }
  const body = mainOf([table])
  const box = (key: string, word: string) => `<label><input type="checkbox" value="${key}"> ${word}</label>`
  expect(body).toContain(
    `<label><input type="checkbox" value="regressed" checked> slower</label>${box('none', 'not &#60;judged>')}<output aria-live="polite">3 shown</output></form><table class="findings"><caption>Changes</caption>`,
  )
  expect(body).toContain(
    '<th scope="col" class="mark">Verdict</th><th scope="col" class="name" data-sort="name">Benchmark</th><th scope="col" class="strip"><span class="hidden">Plot</span><svg class="axis"',
  )
  expect(body).toContain(
    '<th scope="col" class="change" data-sort="size">Change</th><th scope="col" class="text">Since</th>',
  )
  expect(body).toContain(
    '<tbody data-group="regressed"><tr><td class="mark bad"><i class="sign up">▲</i> slower</td><th scope="row" class="name"><a href="#a-b"><code>a b</code></a><small>why</small></th><td class="strip bad"><svg ',
  )
  expect(body).toContain(
    '<tbody data-group="none" data-later><tr><td class="mark">?</td><th scope="row" class="name">c</th><td class="strip">–</td><td class="change"></td><td class="text"></td></tr></tbody>',
  )
  expect(body).toContain(
    '<p class="folded"><button type="button" class="action" hidden data-unfolds="none">2 not &#60;judged&#62;</button></p>',
  )
  expect(body).not.toContain('unseen')
})

it('sets tiles beside each other, which can be found and hidden', () => {
  const hidden: Block = { kind: 'paragraph', text: trusted('elsewhere'), in: ['terminal'] }
  const grid: Block = {
    kind: 'grid',
    tiles: [
      { id: 'a"b', group: slower, body: [{ kind: 'paragraph', text: trusted('one') }, hidden] },
      { id: 'c', group: none, body: [{ kind: 'paragraph', text: trusted('two') }] },
    ],
  }
  expect(mainOf([grid])).toBe(
    '<header>\n<div class="plots small"><div class="tile" id="a&#34;b" data-group="regressed"><p>one</p></div>\n<div class="tile" id="c" data-group="none"><p>two</p></div></div>\n</header>',
  )
})

it('leaves a plot to the script, as data that no name in it can end', () => {
  const plotted = { unit: 'µs</script>', size: 1e-6 }
  const plot = { title: 'Levels', description: 'of three', x: plotted, y: plotted, marks: [], height: 100 }
  const body = mainOf([{ kind: 'plot', plot, title: trusted('A plot'), caption: say`Dots of ${'a<b'}` }])
  expect(body).toContain('<figcaption>Dots of <code>a&#60;b</code></figcaption></figure>')
  const [, json, ...others] = /<div class="plot"><script type="application\/json">(.*?)<\/script><\/div>(.*)/.exec(
    body,
  )!
  expect(JSON.parse(json!)).toEqual(plot)
  expect(others.join()).not.toContain('script')
})

it('prints an article with its own header and sections, one level lower', () => {
  const body: readonly Block[] = [
    { kind: 'heading', level: 1, text: trusted('linux') },
    { kind: 'heading', level: 2, text: trusted('Notes') },
    { kind: 'list', items: [trusted('one')] },
  ]
  expect(mainOf([{ kind: 'article', body }])).toBe(
    '<article>\n<header>\n<h2>linux</h2>\n</header>\n<section>\n<h3>Notes</h3>\n<ul>\n<li>one</li>\n</ul>\n</section>\n</article>',
  )
})

it('draws a graph of calls that can be searched', () => {
  const frames = [
    { name: 'a<b', words: '1 → 2', depth: 0, start: 0, width: 1, heat: 1 },
    { name: 'c', words: '2 → 1', depth: 1, start: 0.5, width: 0.01, heat: -0.5 },
  ]
  const body = mainOf([
    { kind: 'flame', graphs: [{ title: trusted('Calls'), description: 'two', frames }], caption: trusted('wide') },
  ])
  expect(body).toContain('<svg class="flame" role="img" tabindex="0" aria-label="two" width="100%" height="36">')
  expect(body).toContain(
    '<rect class="more" width="100%" height="17" fill-opacity="0.75"/><text x="3" y="13">a&#60;b</text>',
  )
  expect(body).toContain(
    'data-at="50000 1000" data-name="c"><title>c: 2 &#8594; 1</title><rect class="less" width="100%" height="17"',
  )
  expect(body).not.toContain('>c</text>')
})
