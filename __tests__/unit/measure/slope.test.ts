import { expect, test } from 'vitest'
import { readAll } from '../../../src/measure/instruments/instrument.js'
import { rusage } from '../../../src/measure/instruments/rusage.js'
import type { Invoked } from '../../../src/measure/invoked.js'
import { joinRuns } from '../../../src/measure/slope.js'

function makeRun(seconds: number, startedAt: number): Invoked {
  const usage = { userSeconds: seconds / 2, systemSeconds: seconds / 4, maxRssInBytes: seconds * 1e9 }
  return {
    slot: { side: 'contender', copy: 2 },
    outcome: 'ok',
    startedAt,
    text: { stdout: '', benchOutput: '', seconds },
    observation: { seconds, usage, runs: 1, texts: [] },
    leftovers: 1,
    isNotStarted: false,
  }
}

test('a value is what one repeat takes, and memory is that of the longer run', () => {
  const joined = joinRuns([2, 10], makeRun(0.5, 3), makeRun(2.5, 4))
  expect(joined).toMatchObject({ outcome: 'ok', startedAt: 3, leftovers: 2, text: { seconds: 0.25 } })
  const values = readAll([rusage], joined.observation!, 'suite').map(({ metric, values }) => [metric.name, values])
  expect(values).toEqual([
    ['cpu-time', [0.1875]],
    ['user-time', [0.125]],
    ['system-time', [0.0625]],
    ['peak-memory', [2.5e9]],
  ])
})

test.each([0.5, 0.4])('a longer run of %d s against 0.5 s is none', seconds => {
  const joined = joinRuns([2, 10], makeRun(0.5, 3), makeRun(seconds, 4))
  expect(joined).toMatchObject({ outcome: 'failed', startedAt: 3 })
  expect(joined.reason).toContain(`10 repeats took ${seconds * 1000} ms, and 2 took 500 ms`)
  expect(joined).not.toHaveProperty('text')
})

test('what failed in one of the runs has failed', () => {
  const failed: Invoked = { ...makeRun(1, 3), outcome: 'timed-out', reason: 'it took too long' }
  for (const [fewer, more] of [
    [failed, makeRun(2, 4)],
    [makeRun(1, 3), { ...failed, startedAt: 4 }],
  ] as const)
    expect(joinRuns([2, 10], fewer, more)).toMatchObject({
      outcome: 'timed-out',
      reason: 'it took too long',
      startedAt: 3,
    })
})
