import { expect, test } from 'vitest'
import { terminalVoice } from '../../../../src/document/escape.js'
import { write } from '../../../../src/document/text.js'
import type { Section } from '../../../../src/report/report.js'
import { sectionStep } from '../../../../src/report/words/next-step.js'
import { confirmationSentences } from '../../../../src/report/words/trust.js'
import { finding, regressed, report } from '../samples.js'

const plan = report().plan!
const once: Partial<Section> = { reinstall: { when: 'once', starts: [0] }, findings: [regressed] }
const said = (fields: Partial<Section>): string =>
  confirmationSentences(report({ ...once, ...fields }))
    .map(sentence => write(sentence, terminalVoice))
    .join(' ')

test.each<[what: string, fields: Partial<Section>, sentence: string]>([
  ['copies that were made once', {}, 'No change was checked on other copies.'],
  ['a second stage that did not run', { stages: [0] }, 'No change was checked on other copies.'],
  ['counts without noise', { findings: [{ ...regressed, p: null }] }, ''],
  ['nothing changed', { findings: [finding()] }, ''],
  ['new copies for each round', { reinstall: { when: 'round', starts: [0, 1] } }, ''],
])('whether a change was checked on other copies: %s', (_, fields, sentence) => {
  expect(said(fields)).toBe(sentence)
})

const untried = finding({ benchmark: 'gc', verdict: 'inconclusive', doubt: 'unconfirmed' })

test.each<[what: string, fields: Partial<Section>, step: string]>([
  [
    'a budget that ended',
    { plan: { ...plan, stoppedBy: 'time-budget' } },
    'give it more time, so that a second installation can confirm the change of gc.',
  ],
  [
    'no time after all rounds',
    { warnings: [{ code: 'not-confirmed-in-time', message: 'no time' }] },
    'give it more time, so that a second installation can confirm the change of gc.',
  ],
  [
    'copies that could not be installed',
    { warnings: [{ code: 'not-confirmed', message: 'the files of the baseline have changed since' }] },
    'measure again, so that a second installation can confirm the change of gc.',
  ],
  [
    'files that changed',
    { warnings: [{ code: 'not-confirmed', message: 'bench.log changed', paths: ['bench.log'] }] },
    'let nothing write into the sides while they are measured, so that a second installation can confirm the change of gc.',
  ],
  [
    'copies on which it failed',
    { stages: [0, 5] },
    'measure again, so that a second installation can confirm the change of gc.',
  ],
  [
    'a signal',
    { plan: { ...plan, stoppedBy: 'interrupted' } },
    'measure again, so that a second installation can confirm the change of gc.',
  ],
  [
    'a command that kept failing',
    { plan: { ...plan, stoppedBy: 'failing' } },
    'measure again, so that a second installation can confirm the change of gc.',
  ],
  [
    'nothing that is known',
    { plan: { ...plan, stoppedBy: 'complete' } },
    'measure again, so that a second installation can confirm the change of gc.',
  ],
])('what to do about a change that was not confirmed, because of %s', (_, fields, step) => {
  const page = report({ status: 'inconclusive', stages: [0], warnings: [], findings: [untried], ...fields })
  expect(write(sectionStep(page)!, terminalVoice)).toBe(step)
})
