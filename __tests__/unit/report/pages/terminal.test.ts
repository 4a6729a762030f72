import { expect, test } from 'vitest'
import { columnsOf } from '../../../../src/document/terminal.js'
import { finding, mixed, regressed, report } from '../samples.js'
import { renderMarkdown, renderTerminal } from '../shown.js'

const wide = report({
  findings: [finding({ benchmark: '解析/大' }), finding({ benchmark: 'e\u0301mit' }), finding({ benchmark: '🚀🚀' })],
})

test.each([160, 120, 100, 90, 80, 70, 60, 50])('a table fits into %d columns', width => {
  const long = finding({ ...regressed, benchmark: `parse/${'very/'.repeat(12)}long` })
  const page = renderTerminal(report({ ...mixed, findings: [long, ...mixed.findings] }), { color: false, width })
  const table = page
    .split('\n\n')[1]!
    .split('\n')
    .filter(line => !line.startsWith('  └'))
  for (const line of table) expect(columnsOf(line)).toBeLessThanOrEqual(Math.max(width, 58))
})

test('in 60 columns the interval stays', () => {
  const far = finding({
    ...regressed,
    benchmark: 'parse/very/long',
    change: { value: 1.5, low: 1.4, high: 1.6, level: 0.95 },
  })
  const page = renderTerminal(report({ ...mixed, findings: [far] }), { color: false, width: 60 })
  expect(page).toMatch(/parse\/very\/long .*×2\.5 .*\[×2\.4, ×2\.6\]/)
})

test('in 80 columns the numbers stay', async () => {
  await expect(renderTerminal(mixed, { color: false, width: 80 })).toMatchFileSnapshot(
    '../../../golden/report/mixed-80.txt',
  )
})

test('with colours', async () => {
  await expect(renderTerminal(mixed, { color: true })).toMatchFileSnapshot('../../../golden/report/mixed-color.txt')
})

test('columns are aligned whatever the width of the characters', () => {
  const lines = renderTerminal(wide, { color: false, isVerbose: true }).match(/^= .*ms$/gm)!
  const starts = lines.map(line => columnsOf(line.slice(0, line.indexOf('1.20 ms'))))
  expect(new Set(starts).size).toBe(1)
})

test('of many changes the worst stand there, and the others are counted', () => {
  const moved = ['json', 'lex', 'emit'].flatMap(group =>
    Array.from({ length: 12 }, (_, at) => finding({ ...regressed, benchmark: `pkg/${group}/${at}` })),
  )
  const page = renderTerminal(report({ status: 'regressed', findings: [...moved, finding()] }), { color: false })
  expect(page.match(/^✗ pkg/gm)).toHaveLength(12)
  expect(page).toContain('\n= 24 more regressed, 1 more within ±2% (--verbose shows them)\n')
  expect(page.split('\n').length).toBeLessThanOrEqual(25)
  const comment = renderMarkdown(report({ status: 'regressed', findings: moved }))
  expect(comment).toContain('<details><summary>16 more: 16 regressed</summary>')
})
