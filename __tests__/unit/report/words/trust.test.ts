import { expect, test } from 'vitest'
import { terminalVoice } from '../../../../src/document/escape.js'
import { write } from '../../../../src/document/text.js'
import type { Section } from '../../../../src/report/report.js'
import { concerns } from '../../../../src/report/words/trust.js'
import { report } from '../samples.js'

const endedEarly = {
  code: 'ended-early',
  message: 'measuring ended early: "install" (make) ended with 2 in a new copy, b1',
}

test.each<[what: string, warnings: Section['warnings'], sentence: string]>([
  ['a command that kept failing', [], 'Measuring stopped after 20 rounds of 40, because the command kept failing.'],
  ['something else, which a warning tells', [endedEarly], 'Measuring stopped after 20 rounds of 40.'],
])('why measuring stopped: %s', (_, warnings, sentence) => {
  const plan = { ...report().plan!, rounds: 40, stoppedBy: 'failing' } as const
  const said = concerns(report({ plan, rounds: 20, warnings })).map(text => write(text, terminalVoice))
  expect(said).toContain(sentence)
})
