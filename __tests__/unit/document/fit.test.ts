import { expect, test } from 'vitest'
import { commentLimit, type Limit, summaryLimit } from '../../../src/document/markdown.js'
import { finding, improved, mixed, regressed, report } from '../report/samples.js'
import { renderMarkdown, renderTerminal } from '../report/shown.js'

function many(count: number, fields: Parameters<typeof finding>[0] = {}) {
  return Array.from({ length: count }, (_, index) => finding({ ...fields, benchmark: `bench/${index}` }))
}

test.each<[count: number, page: string, limit: Limit]>([
  [10_000, 'comment', commentLimit],
  [20_000, 'summary', summaryLimit],
])('%d unchanged rows fit into a %s, and the regression stays', (count, _, limit) => {
  const page = renderMarkdown(report({ ...mixed, findings: [...mixed.findings, ...many(count)] }), { limit })
  const size = limit.unit === 'bytes' ? Buffer.byteLength(page) : page.length
  expect(size).toBeLessThanOrEqual(limit.size)
  expect(size).toBeGreaterThan(limit.size * 0.97)
  expect(page).toContain('| ❌ | <code>parse/big</code> | <b>+6.8%</b>')
  expect(page).toContain('| ? | <code>gc</code>')
  expect(page).toMatch(
    /Left out to keep this short: .*; \d+ of \d+ unchanged\. The whole report is in the (job|report) /,
  )
  expect(page).toContain(` of ${count + 2} unchanged. The whole report is in ${limit.elsewhere}.`)
})

test('folds go first, from the end, and rows later', () => {
  const page = report({ ...mixed, findings: [...mixed.findings, ...many(20)] })
  const whole = renderMarkdown(page, { limit: { ...commentLimit, size: Number.POSITIVE_INFINITY } })
  const order = [
    '1 of 1 not judged',
    'statistics',
    expect.stringMatching(/^\d+ of 22 unchanged$/),
    expect.stringMatching(/^\d+ of 5 rows$/),
  ]
  expect(whole).not.toContain('Left out')
  for (let size = whole.length - 1; size > 2000; size -= 400) {
    const text = renderMarkdown(page, { limit: { ...commentLimit, size } })
    const left = text.match(/Left out to keep this short: (.*)\. The whole/)![1]!.split('; ')
    expect(left).toEqual(order.slice(0, left.length))
    expect(text.length).toBeLessThanOrEqual(size)
  }
})

test('of too many changes the smallest go, and improvements before regressions', () => {
  const findings = [...many(600, regressed), ...many(300, improved)]
  const page = renderMarkdown(report({ status: 'regressed', findings }), { limit: commentLimit })
  expect(page.length).toBeLessThanOrEqual(commentLimit.size)
  expect(page.match(/^\| ✅ \|/gm)?.length ?? 0).toBeLessThan(300)
  expect(page).toContain('<code>bench/0</code> | <b>+6.8%</b>')
  expect(page.match(/^\| ❌ \|/gm)!.length).toBeGreaterThan(page.match(/^\| ✅ \|/gm)?.length ?? 0)
})

test('a terminal shows many quiet rows as a count', () => {
  const page = renderTerminal(report({ findings: many(1000) }), { color: false })
  expect(page).toMatch(/^✓ No benchmark changed. All 1000 are within ±0.6%.\n .*\n$/)
})
