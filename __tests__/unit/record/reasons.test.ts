import { expect, test } from 'vitest'
import { explain, joinReasons, makeReason, type Reason, withSentence } from '../../../src/record/reasons.js'

const exit1 = makeReason('ended', { what: 'command', exit: 'exited', status: 1, output: 'no such file' })

test.each<[reason: Reason, sentence: string]>([
  [exit1, 'the command ended with exit status 1: no such file'],
  [makeReason('ended', { what: 'prepare', exit: 'signalled', signal: 'SIGKILL' }), '"prepare" was ended by SIGKILL'],
  [
    makeReason('hook-failed', { hook: 'setup', line: 'make', place: 'the baseline', exit: 'exited', status: 2 }),
    '"setup" (make) ended with exit status 2 in the baseline. It printed nothing.',
  ],
  [
    makeReason('failed-each-time', { side: 'contender', failure: exit1 }),
    'the contender failed each time: the command ended with exit status 1: no such file',
  ],
  [makeReason('unit-changed', { from: 'ms', to: '' }), 'its unit changed from ms to none'],
  [makeReason('unit-changed', { from: 'ms', to: 'as you like' }), 'its unit changed from ms to "as you like"'],
  [
    joinReasons(makeReason('tick', { tick: 0.1, isPrinted: false }), makeReason('same-instructions', {})),
    "the clock's tick is 10.0%; same instructions: probably code layout or data placement, not the change",
  ],
])('facts become a sentence once: %#', (reason, sentence) => {
  expect(explain(reason)).toBe(sentence)
  expect(withSentence(reason)).toEqual({ ...reason, message: sentence })
})

test.each<[reason: Reason, sentence: string]>([
  [{ code: 'from-tomorrow', message: 'the moon is full' }, 'the moon is full'],
  [{ code: 'from-tomorrow', phase: 'full', days: 3 }, 'from-tomorrow (phase full, days 3)'],
  [{ code: 'from-tomorrow' }, 'from-tomorrow'],
  // Facts that do not fit are shown, and never made into a sentence of ours.
  [{ code: 'timed-out', side: 'nobody' }, 'timed-out (side nobody)'],
  [{ code: 'toString' }, 'toString'],
  [{ code: 'leftovers', message: 'processes stayed', runners: ['1/2', '2/2'] }, 'on runner 1/2, 2/2: processes stayed'],
])('what this version does not know is shown as it is: %#', (reason, sentence) => {
  expect(explain(reason)).toBe(sentence)
})

test('what is no reason stays as it is', () => {
  for (const value of [null, 1, 'code', ['code'], { code: 1 }]) expect(withSentence(value)).toBe(value)
})
