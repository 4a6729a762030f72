import { expect, test } from 'vitest'
import type { Progress } from '../../../../src/measure/session.js'
import { makeNotes } from '../../../../src/report/words/progress.js'

const failed = (side: 'baseline' | 'contender', copy: 1 | 2, reason = 'no words.txt'): Progress => ({
  kind: 'invoked',
  slot: { side, copy },
  outcome: 'failed',
  failure: { code: 'told', message: reason },
})
const ok: Progress = { kind: 'invoked', slot: { side: 'baseline', copy: 1 }, outcome: 'ok' }
const finished: Progress = { kind: 'round-finished', number: 1, of: 5, round: [], secondsLeft: 1 }
const all = [failed('baseline', 1), failed('contender', 2), failed('baseline', 2), failed('contender', 1)]
const notesOf = (events: readonly Progress[]): readonly string[] => events.flatMap(makeNotes())

test('a command that fails eight times is told once, and counted', () => {
  expect(notesOf([...all, ...all, finished])).toEqual(['baseline 1: no words.txt', 'failed 8 times so far'])
})

test('a failure that goes on is counted where it has doubled', () => {
  const rounds = Array.from({ length: 8 }, () => [...all, finished]).flat()
  expect(notesOf(rounds).slice(1)).toEqual([4, 8, 16, 32].map(times => `failed ${times} times so far`))
})

test('each failure is told, and one that happened once is not counted', () => {
  const others = [failed('contender', 1, 'killed'), ok, failed('contender', 2, 'killed'), failed('baseline', 1, 'late')]
  expect(notesOf([...others, finished, finished])).toEqual([
    'contender 1: killed',
    'baseline 1: late',
    'failed 2 times so far: killed',
  ])
})

const busy = (seconds: number): Progress => ({ kind: 'busy', work: '"setup" (cargo build) in the checkout', seconds })

test.each<[lastSeconds: number, notes: readonly string[]]>([
  [4, []],
  [12, ['5 s so far', '10 s so far', 'took 12 s']],
  [
    125,
    [
      '5 s so far',
      '10 s so far',
      '20 s so far',
      '40 s so far',
      '1 min so far',
      '1 min 20 s so far',
      '1 min 40 s so far',
      '2 min so far',
      'took 2 min 5 s',
    ],
  ],
])(
  'work of %d seconds is told each time they have doubled, at least every 20 seconds, and at its end',
  (lastSeconds, notes) => {
    const seconds = Array.from({ length: lastSeconds + 1 }, (_, at) => busy(at))
    const events: readonly Progress[] = [...seconds, { kind: 'idle' }]
    // The second time, nothing is left of the first.
    expect(notesOf([...events, ...events])).toEqual(
      [...notes, ...notes].map(note => `"setup" (cargo build) in the checkout: ${note}`),
    )
  },
)
