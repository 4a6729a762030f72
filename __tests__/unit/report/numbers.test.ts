import { expect, test } from 'vitest'
import { commentLimit } from '../../../src/document/markdown.js'
import { finding, improved, inconclusive, mixed, regressed, report } from './samples.js'
import { renderMarkdown, renderTerminal } from './shown.js'

const verbose = { color: false, isVerbose: true }

test('every row with its numbers, on a terminal', async () => {
  await expect(renderTerminal(mixed, verbose)).toMatchFileSnapshot('../../golden/report/mixed-verbose.txt')
})

test('without being asked, a terminal has none of them', () => {
  expect(renderTerminal(mixed, { color: false })).not.toMatch(/quartiles|outlier/)
})

test('who asks for all sees all rows', () => {
  const many = report({ findings: Array.from({ length: 40 }, (_, at) => finding({ benchmark: `bench ${at}` })) })
  expect(renderTerminal(many, verbose).match(/quartiles/g)).toHaveLength(80)
  expect(renderTerminal(many, { color: false })).toContain('All 40 are')
})

test.each(['parse/big', 'gc', 'http'])('of what changed, is inconclusive or unchanged, in one fold: %s', name => {
  const page = renderMarkdown(mixed, { limit: commentLimit })
  const [, table] = /<summary>Statistics, .*?<\/summary>(.*?)<\/details>/s.exec(page)!
  expect(table).toContain(`| <code>${name}</code>`)
  expect(table).toMatch(/\| <code>main<\/code> \| 26 \|.*\|\n\|.*\| this PR \| 26 \|/)
})

test('no line of them has a percentage with a sign, which could contradict the change', () => {
  const page = renderMarkdown(report({ status: 'regressed', findings: [regressed, improved, inconclusive] }), {
    limit: commentLimit,
  })
  const lines = [
    ...renderTerminal(mixed, verbose)
      .split('\n')
      .filter(line => /quartiles|finds/.test(line)),
    ...page
      .split('\n')
      .filter(line => /\| (?:<code>main<\/code>|this PR) \| 26/.test(line))
      .map(line => line.split(' | ').slice(0, -1).join()),
  ]
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.filter(line => /[+−-][\d.]+%/.test(line))).toEqual([])
})

test('a deviation that is too large to compute with is left out', () => {
  const wide = { ...regressed.baseline!, sd: null }
  const page = renderTerminal(report({ findings: [{ ...regressed, baseline: wide, contender: wide }] }), verbose)
  expect(page).toMatch(/quartiles .* · mean 41\.2 ms · \d+ outliers?\n/)
})

test('where there is no room, they go before any row does', () => {
  const findings = [regressed, ...Array.from({ length: 100 }, (_, at) => finding({ benchmark: `bench ${at}` }))]
  const whole = renderMarkdown(report({ findings }), { limit: commentLimit })
  const limit = { ...commentLimit, size: whole.length - 5000 }
  const page = renderMarkdown(report({ findings }), { limit })
  expect(page.length).toBeLessThanOrEqual(limit.size)
  expect(page.match(/^\| = \|/gm)).toHaveLength(100)
  expect(page).not.toContain('Mean ± sd')
  expect(page).toContain('Left out to keep this short: statistics.')
  expect(page.match(/<details>/g)).toHaveLength(page.match(/<\/details>/g)!.length)
})
