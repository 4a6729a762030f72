import { expect, test } from 'vitest'
import { pictureFound, renderSelfTestPage } from '../../../src/self-test/page.js'
import { blankTools } from '../report/page/blank-tools.js'
import { hostile } from '../report/text/hostile-names.js'
import { judged, regressed, selfTest } from './samples.js'

const half = selfTest(4, {
  slowed: index => [
    index < 2 ? regressed : judged({ verdict: 'inconclusive', change: { ...regressed.change!, value: 0.03 } }),
  ],
})

test('what was found and what was missed stand at the change that was seen', () => {
  const dots = pictureFound(half)!.marks.filter(mark => mark.shape === 'dots')
  expect(dots.map(({ label, points }) => [label, points])).toEqual([
    ['found', [0.5, 1.5].map(at => [at, regressed.change!.value])],
    ['missed', [2.5, 3.5].map(at => [at, 0.03])],
  ])
  expect(pictureFound({ ...half, sessions: [] })).toBeUndefined()
})

test('the page has the table, the plot, and names that are only text', () => {
  const page = renderSelfTestPage(selfTest(2, { command: hostile.map(([, text]) => text).join(' ') }), {
    tools: blankTools,
  })
  expect(page).toContain('False alarms and findings')
  expect(page).toContain('<svg role="img"')
  expect(page).not.toMatch(/<img|<script>alert/)
})
