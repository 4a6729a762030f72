import { expect, test } from 'vitest'
import type { FocusStep } from '../../../../src/record/record.js'
import { renderTerminal } from '../../../../src/report/pages/terminal.js'
import { terminalVoice } from '../../../../src/report/text/escape.js'
import { write } from '../../../../src/report/text/text.js'
import { trust } from '../../../../src/report/words/trust.js'
import { report } from '../samples.js'

const sentencesOf = (focus: readonly FocusStep[]) => {
  const sample = report()
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
  const sample = report()
  const terminal = renderTerminal({ ...sample, plan: { ...sample.plan!, focus: steps } }, { color: false })
  expect(terminal).toContain(
    '\n· Benchmarks with a settled verdict did not run any more: 3 benchmarks from round 6 on,',
  )
  expect(sentencesOf([])).toEqual(sentencesOf([{ from: 5, without: [] }]))
})
