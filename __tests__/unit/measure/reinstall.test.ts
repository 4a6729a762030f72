import { expect, test } from 'vitest'
import { chooseReinstall, isColder, roundsPerBlock } from '../../../src/measure/reinstall.js'

test.each<[what: string, rounds: number, secondsPerRound: number, secondsPerRenewal: number, chosen: string]>([
  ['of a short command, 10 s in all are little', 20, 0.1, 0.5, 'round'],
  ['of a short command, more is much', 20, 0.1, 0.51, 'quarter'],
  ['of a long command, a twentieth of its time is little', 20, 60, 3, 'round'],
  ['of a long command, four times as much are for four blocks', 20, 60, 15, 'quarter'],
  ['of a long command, more is too much', 20, 60, 15.1, 'once'],
  ['of few rounds, each block is a round', 5, 0.1, 2, 'round'],
])('%s', (_, rounds, secondsPerRound, secondsPerRenewal, chosen) => {
  expect(chooseReinstall({ rounds, secondsPerRound, secondsPerRenewal })).toBe(chosen)
})

test.each([
  ['round', 20, 1],
  ['quarter', 20, 5],
  ['quarter', 13, 4],
  ['quarter', 3, 1],
  ['once', 20, Number.POSITIVE_INFINITY],
] as const)('with %s of %d rounds, %d share their copies', (when, rounds, size) => {
  expect(roundsPerBlock(when, rounds)).toBe(size)
})

test.each<[what: string, ratios: readonly number[], isFound: boolean]>([
  ['all first runs are slower', [0.02, 0.03, 0.05, 0.011], true],
  ['one is not slower by half the threshold', [0.02, 0.03, 0.05, 0.009], false],
  ['they are faster', Array(4).fill(-0.05), false],
  ['only one is known', [0.5], false],
])('new copies where %s', (_, ratios, isFound) => {
  expect(isColder(ratios, 0.02)).toBe(isFound)
})
