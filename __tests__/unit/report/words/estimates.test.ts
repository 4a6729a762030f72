import { expect, test } from 'vitest'
import type { Progress } from '../../../../src/measure/session.js'
import { describeEstimates, makeRoundGroups } from '../../../../src/report/words/progress.js'
import { makeRecord, noisy } from '../../compare/records.js'
import { makeSided, toRecord } from '../../record/whole.js'

const throughput = { name: 'throughput', unit: '1/s', better: 'higher' } as const
const { rounds, ...watched } = toRecord(
  makeRecord(
    [
      { name: 'same', value: noisy() },
      { name: 'slower', value: noisy(0.2) },
      { name: 'faster', value: noisy(-0.1) },
      { name: 'serve', metric: throughput, value: noisy(-0.3) },
    ],
    { rounds: 12 },
  ),
)

test('the worst rows come first, in the direction of their metric', () => {
  expect(describeEstimates(rounds, watched)).toMatch(/^serve −30\.\d% ± 0\.\d+%, slower \+(19|20)\.\d% ± \d\.\d+%$/)
})

test('the time of the whole process is called as in its row', () => {
  const { rounds, ...watched } = toRecord(makeRecord([{ name: 'benchmark', value: noisy(0.2) }]))
  expect(describeEstimates(rounds, watched)).toMatch(/^\(whole process\) \+\d/)
})

test('before there is an interval, and where there are too many values, there is nothing', () => {
  expect(describeEstimates([], watched)).toBe('')
  const many = rounds.map(round =>
    round.map(one => ({ ...one, measurements: Array(60).fill(one.measurements).flat() })),
  )
  expect(describeEstimates(many, watched)).toBe('')
})

test('of several contenders each row names its own', () => {
  const { rounds, ...several } = makeSided({ old: { level: 1 }, a: { level: 1.3 }, b: { level: 0.9 } })
  expect(describeEstimates(rounds, several)).toMatch(/^one \(a\) \+\d.*, one \(b\) −\d/)
})

const finish = (number: number, of: number): Progress => ({
  kind: 'round-finished',
  number,
  of,
  round: rounds[number - 1]!,
  secondsLeft: of - number,
})

test('a line for a group of rounds, and for what is left of them', () => {
  const on = makeRoundGroups(watched)
  const lines = rounds.flatMap((_, index) => on(finish(index + 1, 12)))
  expect(lines.map(line => line.split(', worst')[0])).toEqual([
    'rounds 1 to 3 of 12: 9 s left',
    'rounds 4 to 6 of 12: 6 s left',
    'rounds 7 to 9 of 12: 3 s left',
    'rounds 10 to 12 of 12: 0 s left',
  ])
  expect(lines.at(-1)).toContain(', worst so far: serve −30.')
})

test('few rounds have a line each, with what failed', () => {
  const on = makeRoundGroups(watched)
  const failed = { ...rounds[0]![0]!, outcome: 'failed' as const, measurements: [] }
  expect(on({ ...finish(1, 3), round: [failed] } as Progress)[0]).toBe('round 1 of 3: 1 run failed, 2 s left')
})
