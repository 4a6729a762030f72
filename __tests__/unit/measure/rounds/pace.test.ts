import { expect, test } from 'vitest'
import { Pace } from '../../../../src/measure/rounds/pace.js'

test.each<[what: string, isFocused: boolean, secondsPerRound: number]>([
  ['all benchmarks', false, 4],
  ['fewer benchmarks than before', true, 2],
])('an installation is no part of rounds with %s', (_, isFocused, secondsPerRound) => {
  let now = 0
  const pace = new Pace(() => now, 600)
  pace.begin()
  now = 20
  if (isFocused) pace.change(4)
  now += 30
  pace.leaveOut(30)
  now += 2 * secondsPerRound
  expect(pace.secondsPerRound({ warmups: 1, rounds: 6, batch: 1 })).toBe(secondsPerRound)
})
