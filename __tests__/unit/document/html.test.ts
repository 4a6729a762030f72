import { expect, it } from 'vitest'
import { type Block, only } from '../../../src/document/document.js'
import { toHtml } from '../../../src/document/html.js'
import { link, own, say, sign, styled } from '../../../src/document/text.js'
import { marks } from '../../../src/report/words/words.js'
import { blankTools } from '../report/page/blank-tools.js'

/** What stands in the page's main part. */
function mainOf(blocks: readonly Block[]): string {
  const page = toHtml(blocks, { title: 'a <page>', tools: blankTools })
  expect(page).toContain('<title>a &#60;page&#62;</title>')
  return /<main>\n(.*)\n<\/main>/s.exec(page)![1]!
}

it('has a header, and a section for each heading with something below', () => {
  const blocks: readonly Block[] = [
    { kind: 'heading', level: 1, text: say`Self-test ${'a<b'}` },
    { kind: 'callout', label: own('unseen'), tone: 'bad', lines: [own('2 slower'), own('of 3')] },
    { kind: 'heading', level: 2, text: own('Nothing') },
    { kind: 'heading', level: 2, text: own('Notes') },
    { kind: 'list', items: [own('one')] },
    { kind: 'heading', level: 3, text: own('More') },
    { kind: 'paragraph', text: own('go on'), isStep: true, tone: 'doubt' },
    only(['markdown', 'terminal'], { kind: 'paragraph', text: own('elsewhere') }),
  ]
  expect(mainOf(blocks)).toBe(
    [
      '<header>\n<h1>Self-test <code>a&#60;b</code></h1>\n<p class="headline bad">2 slower</p>\n<p>of 3</p>\n</header>',
      '<section>\n<h2>Notes</h2>\n<ul>\n<li>one</li>\n</ul>\n<h3>More</h3>\n<p class="step doubt">go on</p>\n</section>',
    ].join('\n'),
  )
})

const axis = { at: (x: number) => x, ticks: [], ends: [0, 1], unit: '' } as const

it.each<[name: string, block: Block, body: string]>([
  [
    'a callout of many lines',
    { kind: 'callout', lines: [own('a'), own('b'), own('c')] },
    '<p class="headline">a</p>\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>',
  ],
  [
    'a paragraph',
    {
      kind: 'paragraph',
      text: say`${styled('bad', say`${sign(marks.regressed)} 2`)} ${link('https://a.example/?b&c', own('there'))}${styled('below', own('why'))}`,
    },
    '<p><span class="bad">✗ 2</span> <a href="https&#58;&#47;&#47;a&#46;example&#47;&#63;b&#38;c">there</a><small>why</small></p>',
  ],
  [
    'a table',
    {
      kind: 'table',
      caption: 'Levels',
      columns: [
        { head: own('Commit'), cell: 'text' },
        { head: own('Level'), cell: 'change' },
        { head: own('spread'), cell: 'change', joins: ['html'] },
      ],
      rows: [{ cells: [own('a'), styled('strong', own('+1 %')), own('± 2')] }],
    },
    '<div class="wide" tabindex="0" role="region" aria-label="Levels"><table class="numbers"><caption>Levels</caption><thead><tr><th scope="col">Commit</th><th scope="col">Level (spread)</th></tr></thead><tbody><tr><th scope="row">a</th><td><b>+1 %</b> ± 2</td></tr></tbody></table></div>',
  ],
  [
    'details',
    { kind: 'details', summary: own('2 more'), body: [{ kind: 'footer', text: own('end') }], open: true },
    '<details open><summary>2 more</summary>\n<footer><small>end</small></footer>\n</details>',
  ],
  ['lines to copy', { kind: 'code', lines: ['a <b', 'c'] }, '<pre tabindex="0"><code>a &#60;b\nc</code></pre>'],
])('prints %s', (_, block, body) => {
  expect(mainOf([block])).toBe(`<header>\n${body}\n</header>`)
})

const [slower, none] = [
  { key: 'regressed', word: 'slower' },
  { key: 'none', word: 'not <judged>' },
]

it('prints a table to be filtered and sorted, with a box for each group and links from its names', () => {
  const table: Block = {
    kind: 'table',
    caption: 'Changes',
    isBrowsed: true,
    columns: [
      { head: own('Verdict'), cell: 'mark' },
      { head: own('Benchmark'), cell: 'text' },
      { head: own('Plot'), cell: 'strip', axis },
      { head: own('Change'), cell: 'change' },
      { head: own('Since'), cell: 'text' },
    ],
    rows: [
      {
        cells: [say`${sign(marks.regressed)} slower`, say`${'a b'}`, own('unseen'), own('+1 %'), own('v1')],
        tone: 'bad',
        group: slower,
        size: 0.01,
        leadsTo: 'a-b',
        marks: { band: [0.4, 0.6], zero: 0.5, goesOn: { low: false, high: false }, estimate: 0.7 },
      },
      { cells: [own('?'), own('c'), own('–'), own(''), own('')], group: none },
      { cells: [own('?'), own('d'), own('–'), own(''), own('')], group: none },
    ],
  }
  const body = mainOf([table])
  const box = (key: string, word: string) =>
    `<label><input type="checkbox" name="verdict" value="${key}" checked> ${word}</label>`
  expect(body).toContain(
    `${box('regressed', 'slower')}${box('none', 'not &#60;judged&#62;')}<output aria-live="polite">3 shown</output></form><table class="findings"><caption>Changes</caption>`,
  )
  expect(body).toContain(
    '<th scope="col" data-sort="verdict">Verdict</th><th scope="col" data-sort="name">Benchmark</th><th scope="col"><span class="hidden">Plot</span><svg class="axis"',
  )
  expect(body).toContain('<th scope="col" data-sort="change">Change</th><th scope="col">Since</th>')
  expect(body).toContain(
    '<tbody data-verdict="regressed" data-change="0.01"><tr><td class="mark bad">✗ slower</td><th scope="row"><a href="&#35;a&#45;b"><code>a b</code></a></th><td class="forest"><svg ',
  )
  expect(body).toContain(
    '<tbody data-verdict="none" data-change=""><tr><td class="mark">?</td><th scope="row">c</th><td class="forest">–</td><td class="change"></td><td></td></tr></tbody>',
  )
  expect(body).not.toContain('unseen')
})

it('sets tiles beside each other, which can be found and hidden', () => {
  const hidden = only(['terminal'], { kind: 'paragraph', text: own('elsewhere') })
  const grid: Block = {
    kind: 'grid',
    tiles: [
      { id: 'a"b', group: slower, body: [{ kind: 'paragraph', text: own('one') }, hidden] },
      { id: 'c', group: none, body: [{ kind: 'paragraph', text: own('two') }] },
    ],
  }
  expect(mainOf([grid])).toBe(
    '<header>\n<div class="plots small"><div class="multiple" id="a&#34;b" data-verdict="regressed"><p>one</p></div>\n<div class="multiple" id="c" data-verdict="none"><p>two</p></div></div>\n</header>',
  )
})

it('draws a plot, whatever its fallback', () => {
  const plot = { title: 'Levels', description: 'of three', x: axis, y: axis, marks: [], height: 100 }
  const fallback: Block = { kind: 'paragraph', text: own('▁▂▃') }
  const body = mainOf([{ kind: 'plot', plot, title: own('A plot'), caption: say`Dots of ${'a<b'}`, fallback }])
  expect(body).toContain('<figure><p class="plot-title">A plot</p><svg role="img" class="plot"')
  expect(body).toContain('<figcaption>Dots of <code>a&#60;b</code></figcaption></figure>')
  expect(body).not.toContain('▁▂▃')
})
