import { expect, test } from 'vitest'
import { renderMarkdown } from '../../../src/report/pages/markdown.js'
import { renderTerminal } from '../../../src/report/pages/terminal.js'
import { commentLimit } from '../../../src/report/text/fit.js'
import { finding, improved, regressed, report } from './samples.js'

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

test('so they do on a terminal, in each group of rows', () => {
  const lines = renderTerminal(several, { color: false }).split('\n')
  const shown = lines.flatMap(line => line.match(/^[✗✓=] \w+ +(\S+(?: · \w+| \w+)?) {2}/)?.[1] ?? [])
  expect(shown.slice(0, 6)).toEqual(['small · allocations', '↳ time', 'big', '↳ allocations', 'fast', '↳ allocations'])
  expect(shown.slice(6)).toEqual(['small · allocated', 'big · allocated'])
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

test('a report of an earlier version has no levels: its rows agree with their changes all the same', () => {
  const { level: _baseline, ...baseline } = regressed.baseline!
  const { level: _contender, ...contender } = { ...regressed.contender!, median: 0.039 }
  const old = { ...regressed, baseline, contender }
  const page = renderTerminal(report({ status: 'regressed', findings: [old] }), { color: false })
  expect(page).toMatch(/41\.2 ms ± 0\.3 +44\.0 ms ± 0\.3 +\+6\.8 %/)
})
