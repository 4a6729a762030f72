import { expect, test } from 'vitest'
import type { CausesOutcome } from '../../../../src/causes/causes.js'
import { renderTerminal } from '../../../../src/report/pages/terminal.js'
import { explained, report } from '../samples.js'

/** The part of the terminal's page about causes. */
function sectionOf(causes: CausesOutcome): string | undefined {
  const page = renderTerminal(report({ causes }), { color: false })
  return page.split('\n\n').find(section => section.startsWith('Causes'))
}

test('a terminal shows the functions that are named, and all others as one', () => {
  expect(sectionOf(explained)).toBe(
    [
      'Causes, by 6 rounds under perf: +16.9 ms [+14.8, +19.0] of CPU time on 290 ms',
      '  emit         +19.3 ms [+14.3, +24.4]  report.c:41',
      '  (14 others)  −2.40 ms [−6.10, +1.50]',
    ].join('\n'),
  )
})

const [emit, normalise] = explained.rows

test.each<[string, CausesOutcome, string]>([
  [
    'names of a renamed function',
    { ...explained, rows: [{ ...normalise!, isNamed: true }] },
    'normalise ⇄ canonicalise <b>',
  ],
  [
    'that nothing is named',
    { ...explained, rows: [{ ...emit!, isNamed: false }] },
    'No single function accounts for it.',
  ],
  ['that it waits', { ...explained, isReproduced: false, rows: [] }, 'the command is waiting, not computing'],
  ['why there are none', { absence: 'perf is not installed' }, 'Causes: not known, because perf is not installed'],
  ['counts', { ...explained, unit: 'instructions' }, '+16.9 instructions [+14.8, +19] on 290 instructions'],
  ['names that would clear the screen', { ...explained, rows: [{ ...emit!, name: 'e\u001b[2Jmit' }] }, '  emit '],
])('a terminal shows %s', (_, causes, expected) => {
  expect(sectionOf(causes)).toContain(expected)
})
