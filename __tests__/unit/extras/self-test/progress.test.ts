import { expect, test } from 'vitest'
import {
  Course,
  describeDuration,
  describeProgress,
  type SelfTestProgress,
} from '../../../../src/extras/self-test/progress.js'
import { judged, session } from './samples.js'

test('a course of two sessions, as a log and as a bar hear of it', () => {
  let now = 100
  const heard: SelfTestProgress[] = []
  const course = new Course(
    2,
    () => now,
    progress => heard.push(progress),
  )
  const slot = { side: 'baseline', copy: 1 } as const
  const finishRound = (number: number, seconds: number, secondsLeft: number) => {
    now += seconds
    course.measuring({ kind: 'round-finished', number, of: 2, round: [], secondsLeft })
  }
  finishRound(1, 10, 20)
  course.measuring({ kind: 'invoked', slot, outcome: 'ok' })
  for (const outcome of ['failed', 'failed', 'timed-out'] as const) course.measuring({ kind: 'invoked', slot, outcome })
  course.measuring({ kind: 'warned', warning: { code: 'told', message: 'raise it' } })
  finishRound(2, 10, 0)
  course.finishSession(session('same', [judged()]))
  finishRound(1, 5, 8)
  finishRound(2, 5, 0)
  course.finishSession(session('slowed', [judged()]))
  expect(heard.map(progress => [progress.kind, 'secondsLeft' in progress ? progress.secondsLeft : undefined])).toEqual([
    ['estimated', undefined],
    ['round-finished', 50],
    ['note', undefined],
    ['note', undefined],
    ['note', undefined],
    ['round-finished', 20],
    ['session-finished', 20],
    ['round-finished', 8],
    ['round-finished', 0],
    ['session-finished', 0],
  ])
  expect(heard.flatMap(progress => describeProgress(progress) ?? [])).toEqual([
    '2 sessions, about 60 s',
    'failed',
    'timed-out',
    'raise it',
    'session 1 of 2 (baseline against itself): unchanged after 13 rounds, about 20 s left',
    'session 2 of 2 (slowed): unchanged after 13 rounds',
  ])
})

test.each([
  [0.2, '1 s'],
  [89.4, '89 s'],
  [91, '2 min'],
  [712, '12 min'],
  [7300, '2 h 2 min'],
])('%d seconds are about %s', (seconds, text) => {
  expect(describeDuration(seconds)).toBe(text)
})

test('what a command prints can do nothing to a terminal', () => {
  const message = 'failed: \u001b[2J\n::error::x'
  expect(describeProgress({ kind: 'note', message })).toBe('failed: ::error::x')
})
