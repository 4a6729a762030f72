import { expect, test } from 'vitest'
import { findMisfit } from '../../../bench/fuzz/report-schema.js'
import { renderers as all } from '../../../src/command-line/added.js'
import { findGateFailures } from '../../../src/compare/gate/gate.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { makeReport } from '../../../src/report/make-report.js'
import { toEnded } from '../../../src/report/report.js'
import { makeSided, type Sided } from '../record/whole.js'
import { blankTools } from './blank-tools.js'
import { environment } from './samples.js'

const plan = { inPlace: true, rounds: 20, looks: [5, 8, 13, 20], stoppedBy: 'complete', seconds: 42 } as const
const around = { seed: '6f1c', environment, plan }

/** Commands, each by its own name, or by the one that it is given. */
function ofCommands(
  sides: Readonly<Record<string, Sided>>,
  names: Readonly<Record<string, string>> = {},
): SessionRecord {
  const record = makeSided(sides)
  return {
    ...record,
    ...around,
    sides: record.sides.map(side => {
      const command = names[side.name] ?? side.name
      return { ...side, origin: { label: side.name, source: 'command', command } }
    }),
  }
}

const long = `awk '{ count[$1]++ } END { for (word in count) print count[word], word }' corpus.txt | sort -rn | head -100`

const comparisons: readonly (readonly [string, SessionRecord])[] = [
  [
    'commands',
    ofCommands({
      'sort a': { level: 0.012 },
      'LC_ALL=C sort a': { level: 0.005 },
      'LC_ALL=C sort -S 1M a': { level: 0.005 },
      [long]: { level: 0.02 },
    }),
  ],
  [
    'a-side-fails',
    ofCommands(
      { old: { level: 0.012 }, broken: { level: 0.01, fails: true }, quick: { level: 0.006, copies: 1 } },
      { old: './old bench', broken: './broken bench', quick: './quick bench --fast' },
    ),
  ],
  [
    'several-benchmarks',
    {
      ...makeSided(
        { baseline: { level: 0.1 }, contender: { level: 0.11 }, release: { level: 0.1, copies: 1 } },
        { benchmarks: ['parse', 'emit', 'lex'] },
      ),
      ...around,
      command: './app bench',
      sides: [
        { name: 'baseline', copies: 2, origin: { label: 'main', source: 'artifact', commit: '9b01d7e2f0' } },
        { name: 'contender', copies: 2, origin: { label: 'feature', source: 'workspace', commit: '4f2c1aa3f0' } },
        { name: 'release', copies: 1, origin: { label: 'v1', source: 'ref', commit: '1111111111' } },
      ],
    },
  ],
]

const renderers = await Promise.all(all.map(async ({ name, load }) => ({ name, render: await load() })))
const shown = renderers.filter(({ name }) => ['terminal', 'comment', 'junit'].includes(name))

test.each(
  comparisons.flatMap(([name, record]) => shown.map(renderer => [name, renderer.name, record, renderer] as const)),
)('%s as %s', async (name, page, record, renderer) => {
  const text = renderer.render(makeReport(record), { color: false, width: 120, tools: blankTools })
  const ending = { terminal: 'txt', comment: 'md', html: 'html' }[page] ?? 'xml'
  await expect(text).toMatchFileSnapshot(`../../golden/report/multi-way/${name}.${ending}`)
})

test.each(comparisons)(
  '%s has one forest of all sides on the page, ranked, and says once what holds for all',
  (_, record) => {
    const html = renderers.find(({ name }) => name === 'html')!
    const text = html.render(makeReport(record), { color: false, tools: blankTools, recordOf: () => record })
    const [first = ''] = /<table[\s\S]*?<\/table>/.exec(text) ?? []
    expect(
      [...first.matchAll(/<th scope="col"[^>]*>(?:<span class="hidden">)?(.*?)</g)].map(([, head]) => head),
    ).toEqual(['Rank', 'Side', 'Plot', expect.stringMatching(/^Against/), 'Level'])
    const benchmarks = new Set(
      record.rounds.flat().flatMap(({ measurements }) => measurements.map(one => one.benchmark)),
    )
    expect(first.match(/<th scope="row"/g)).toHaveLength(record.sides.length * benchmarks.size)
    expect(first.match(/<th [^>]*scope="rowgroup"/g) ?? []).toHaveLength(benchmarks.size > 1 ? benchmarks.size : 0)
    const titles = ['Can this run be trusted?', 'The machine', 'How to read this', 'Raw data']
    expect(titles.map(title => text.split(`>${title}`).length - 1)).toEqual([1, 1, 1, 1])
    expect(text.match(/<article>/g)).toHaveLength(record.sides.length - 1)
  },
)

test.each(comparisons)('%s is as the schema has it', (_, record) => {
  const report = makeReport(record)
  expect(findMisfit(report)).toBeUndefined()
})

test('verdicts are one family over all benchmarks and contenders', () => {
  const levels = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`same ${index}`, { level: 1 }]))
  const report = makeReport(makeSided({ old: { level: 1 }, slower: { level: 1.1 }, ...levels }))
  const [slower] = report.sections
  const [alone] = makeReport(makeSided({ old: { level: 1 }, slower: { level: 1.1 } })).sections
  expect(report.sections).toHaveLength(10)
  expect(slower!.findings[0]!.adjustedP).toBeCloseTo(10 * slower!.findings[0]!.p!, 12)
  expect(alone!.findings[0]!.adjustedP).toBe(alone!.findings[0]!.p)
})

test('the gate looks at all contenders, and names the one that fails it', () => {
  const report = makeReport(makeSided({ old: { level: 1 }, slower: { level: 1.1 }, same: { level: 1 } }))
  const failures = findGateFailures(toEnded(report), { failOn: ['regressed'], allow: [] })
  expect(failures).toEqual(['1 regressed: one (slower)'])
})

test('a comment has room for commands of any length, and a terminal shows them whole', () => {
  const commands = Array.from({ length: 20 }, (_, index) => `${index} ${'x'.repeat(900)}`)
  const report = makeReport(ofCommands(Object.fromEntries(commands.map(name => [name, { level: 1 }]))))
  const [terminal, comment] = ['terminal', 'comment'].map(name =>
    renderers
      .find(one => one.name === name)!
      .render(report, { color: false, isVerbose: true, width: 100, tools: blankTools }),
  )
  expect(comment!.length).toBeLessThan(65_536)
  for (const command of commands) expect(terminal).toContain(command)
})

test('names from outside do no harm on any page', () => {
  const hostile = '<script>alert(1)</script> | @everyone `x` \u001b[31m'
  const report = makeReport(makeSided({ [hostile]: { level: 1 }, b: { level: 2 }, [`${hostile}!`]: { level: 3 } }))
  for (const renderer of shown) {
    const text = renderer.render(report, { color: false, tools: blankTools })
    expect(text).not.toContain('\u001b')
    if (renderer.name === 'terminal') continue
    expect(text).not.toContain('<script>alert')
    if (renderer.name !== 'junit') expect(text).not.toContain('@everyone')
  }
})

test('the page of a multi-way comparison holds its record once, behind all contenders', () => {
  const [, record] = comparisons[0]!
  const html = renderers.find(({ name }) => name === 'html')!
  const page = html.render(makeReport(record), { color: false, recordOf: () => record, tools: blankTools })
  expect(page.match(/data-packed="record/g)).toHaveLength(1)
  expect(page.lastIndexOf('<article>')).toBeLessThan(page.indexOf('data-packed="record'))
})
