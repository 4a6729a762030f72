import { expect, test } from 'vitest'
import { addStarts } from '../../../src/record/starts.js'

test.each([
  ['nothing', [], undefined],
  ['sessions that started nothing', [{}, {}], undefined],
  [
    'two sessions',
    [
      { 'warm-up': { count: 4, seconds: 1 }, measured: { count: 20, seconds: 5 } },
      { measured: { count: 12, seconds: 3 } },
    ],
    { 'warm-up': { count: 4, seconds: 1 }, measured: { count: 32, seconds: 8 } },
  ],
])('what was started adds up over sessions: %s', (_, all, expected) => {
  expect(addStarts(all)).toEqual(expected)
})
