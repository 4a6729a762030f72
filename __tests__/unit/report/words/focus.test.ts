import { expect, test } from 'vitest'
import { terminalVoice } from '../../../../src/document/escape.js'
import { write } from '../../../../src/document/text.js'
import type { FocusStep } from '../../../../src/record/record.js'
import type { Section } from '../../../../src/report/report.js'
import { focusSentences, trust } from '../../../../src/report/words/trust.js'
import { report } from '../samples.js'
import { renderTerminal } from '../shown.js'

const sentencesOf = (focus: readonly FocusStep[]) => {
  const sample = { ...report(), rounds: 20 }
  return trust({ ...sample, plan: { ...sample.plan!, focus } }).map(text => write(text, terminalVoice))
}

test('the report says which benchmarks ended before the others', () => {
  const steps = [
    { from: 5, without: ['a', 'b', 'c'] },
    { from: 8, without: ['a', 'b', 'c', 'd'] },
    { from: 13, without: [] },
  ]
  const said = sentencesOf(steps).filter(text => text.includes('settled verdict'))
  expect(said).toEqual([
    'Benchmarks with a settled verdict did not run any more: 3 benchmarks from round 6 on, 4 from round 9 on, 0 from round 14 on. The change of the suite is that of the rounds in which all ran.',
  ])
  const sample = { ...report(), rounds: 20 }
  const terminal = renderTerminal(
    { ...sample, plan: { ...sample.plan!, focus: steps } },
    { color: false, isVerbose: true },
  )
  expect(terminal).toContain(
    '\n· Benchmarks with a settled verdict did not run any more: 3 benchmarks from round 6 on,',
  )
  expect(sentencesOf([])).toEqual(sentencesOf([{ from: 5, without: [] }]))
})

test.each<[what: string, focus: readonly FocusStep[], fields: Partial<Section>, said: readonly string[]]>([
  [
    'what need not run is no settled verdict',
    [
      { from: 1, without: ['a', 'b'] },
      { from: 5, without: ['a', 'b', 'c'] },
    ],
    { suiteChange: null },
    [
      '2 benchmarks ran in the first round only, because nothing that they need changed.',
      'Benchmarks with a settled verdict did not run any more: 1 benchmark from round 6 on.',
    ],
  ],
  [
    'all ran again later',
    [
      { from: 1, without: ['a'] },
      { from: 5, without: [] },
    ],
    { suiteChange: null },
    ['1 benchmark did not run in rounds 2 to 5, because nothing that it needs changed.'],
  ],
  [
    'nothing need run',
    [{ from: 1, without: ['a', 'b'] }],
    { suiteChange: null, rounds: 1 },
    ['2 benchmarks ran in the first round only, because nothing that they need changed.'],
  ],
  ['only a second stage left some out', [{ from: 8, without: ['a'] }], { rounds: 8, stages: [0, 8] }, []],
])('%s', (_, focus, fields, said) => {
  const sample = report()
  const found = focusSentences({ ...sample, ...fields, plan: { ...sample.plan!, focus } })
  expect(found.map(text => write(text, terminalVoice))).toEqual(said)
})
