import { expect, test } from 'vitest'
import type { Finding } from '../../../src/compare/finding.js'
import { commentLimit } from '../../../src/document/markdown.js'
import type { Report, Section } from '../../../src/report/report.js'
import { makeRows } from '../../../src/report/rows.js'
import { finding, improved, inconclusive, regressed, report } from './samples.js'
import { renderMarkdown, renderTerminal } from './shown.js'

const more = { unit: 'count', primary: false } as const

// As a report has them: by verdict, and then by size.
const findings = [
  finding({ ...regressed, ...more, benchmark: 'small', metric: 'allocations' }),
  finding({ ...regressed, ...more, benchmark: 'big', metric: 'allocations' }),
  finding({ ...regressed, benchmark: 'big' }),
  finding({ ...improved, benchmark: 'fast' }),
  finding({ ...improved, ...more, benchmark: 'fast', metric: 'allocations' }),
  finding({ ...improved, benchmark: 'small' }),
  finding({ ...more, benchmark: 'big', metric: 'allocated' }),
  finding({ ...more, benchmark: 'small', metric: 'allocated' }),
]
const several = report({ status: 'regressed', findings })

/** The second cell of each row of the first table. */
function namesOf(page: string): readonly string[] {
  const lines = page.split('\n').filter(line => /^\| [❌✅]/u.test(line))
  return lines.map(line => line.split(' | ')[1]!.replaceAll(/<.?code>/g, ''))
}

test('the metrics of a benchmark stand together, under its name, the benchmark that is worst first', () => {
  const page = renderMarkdown(several, { limit: commentLimit })
  expect(namesOf(page)).toEqual(['small · allocations', '↳ time', 'big', '↳ allocations', 'fast', '↳ allocations'])
})

test('so they do on a terminal', () => {
  const lines = renderTerminal(several, { color: false }).split('\n')
  const shown = lines.flatMap(line => line.match(/^[✗✓] (\S+(?: · \w+| \w+)?) {2}/)?.[1] ?? [])
  expect(shown).toEqual(['small · allocations', '↳ time', 'big', '↳ allocations', 'fast', '↳ allocations'])
  expect(lines).toContain('= 2 more within ±2%')
})

test('where there is no room, what has got better goes first, and no row loses the name that it is under', () => {
  const many = Array.from({ length: 300 }, (_, at) => [
    finding({ ...regressed, benchmark: `bench ${at}` }),
    finding({ ...regressed, ...more, benchmark: `bench ${at}`, metric: 'allocated' }),
    finding({ ...improved, ...more, benchmark: `bench ${at}`, metric: 'allocations' }),
  ]).flat()
  const sizes = [20_000, 60_000, 90_000, 130_000]
  for (const size of sizes) {
    const names = namesOf(
      renderMarkdown(report({ status: 'regressed', findings: many }), { limit: { ...commentLimit, size } }),
    )
    const heads = names.filter(name => !name.startsWith('↳'))
    expect(heads).toEqual(heads.map((_, at) => `bench ${at}`))
    if (heads.length < 300) expect(names).not.toContain('↳ allocations')
  }
})

test('what did not change is behind one summary, also of several jobs', () => {
  const rest = Array.from({ length: 4 }, (_, at) => finding({ benchmark: `bench ${at}` }))
  const all = report({ status: 'regressed', findings: [regressed, inconclusive, ...rest] })
  const merged: Report = {
    schema: 'counterbalance/report@2',
    status: 'regressed',
    sections: [
      { ...all, part: 'linux', findings: [regressed, inconclusive] },
      { ...all, part: 'macos', findings: rest },
    ],
    missing: [],
    warnings: [],
  }
  const options = { limit: commentLimit }
  for (const page of [renderMarkdown(all, options), renderMarkdown(merged, options)]) {
    expect([...page.matchAll(/<summary>(.*?)<\/summary>/gu)].map(([, summary]) => summary)).toEqual([
      '4 unchanged, within ±2%',
      'Statistics, machine, how to reproduce',
    ])
    expect(page.match(/^\| (?:❌|\?|=) .*\[/gmu)).toHaveLength(6)
  }
})

/** The cells of the first row of a page's first table. */
const firstRow = (findings: Section['findings'], status: Section['status']): readonly string[] =>
  renderMarkdown(report({ status, findings }), { limit: commentLimit })
    .split('\n')
    .find(line => /^\| [❌✅=·?] \|/u.test(line))!
    .split(' | ')

test('a row has a mark, a name, the change with its interval, and both values', () => {
  expect(firstRow([regressed], 'regressed')).toEqual([
    '| ❌',
    '<code>parse/big</code>',
    '<b>+6.8%</b> [+5.9,\u00a0+7.7]',
    '41.2\u00a0→\u00a044.0\u00a0ms |',
  ])
})

const moved = (fields: Partial<Finding>, value: number): Finding =>
  finding({ ...fields, change: { value, low: value - 0.02, high: value + 0.02, level: 0.95 } })

test.each<[finding: Finding, change: string, interval: string]>([
  [moved({ ...improved }, -0.92), '−92.0%', '[−94.0, −90.0]'],
  [moved({ ...regressed }, 0.98), '+98.0%', '[+96.0, +100]'],
  [moved({ ...regressed }, 1.5), '×2.5', '[×2.48, ×2.52]'],
  [moved({ ...improved, unit: '1/s', better: 'higher' }, 137), '×138', '[×138, ×138]'],
  [{ ...finding(), verdict: null, unit: 'B', change: { value: 1, low: 1, high: 1, level: 1 } }, '×2', 'exact'],
])('from twice as much on, a change is told as a ratio: %#', (one, change, interval) => {
  const [row] = Object.values(makeRows(report({ findings: [one] }))).flat()
  expect(row).toMatchObject({ change, interval })
})

test('values too large to compute with have no levels: their rows agree with their changes all the same', () => {
  const { level: _baseline, ...baseline } = regressed.baseline!
  const { level: _contender, ...contender } = { ...regressed.contender!, median: 0.039 }
  const large = { ...regressed, baseline, contender }
  const page = renderTerminal(report({ status: 'regressed', findings: [large] }), { color: false })
  expect(page).toMatch(/\+6\.8% .* 41\.2 → 44\.0 ms/)
})
