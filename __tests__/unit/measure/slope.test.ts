import { expect, test } from 'vitest'
import { rusage } from '../../../src/measure/instruments/choose.js'
import { readAll } from '../../../src/measure/instruments/instrument.js'
import type { Invoked } from '../../../src/measure/invoked.js'
import { joinRuns, LineTest } from '../../../src/measure/repeats.js'
import { explain } from '../../../src/record/reasons.js'

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
  const joined = joinRuns([2, 10], [makeRun(0.5, 3), makeRun(2.5, 4)])
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
  const joined = joinRuns([2, 10], [makeRun(0.5, 3), makeRun(seconds, 4)])
  expect(joined).toMatchObject({ outcome: 'failed', startedAt: 3 })
  expect(joined.failure && explain(joined.failure)).toContain(`10 repeats took ${seconds * 1000} ms, and 2 took 500 ms`)
  expect(joined).not.toHaveProperty('text')
})

test('what failed in one of the runs has failed', () => {
  const failed: Invoked = {
    ...makeRun(1, 3),
    outcome: 'timed-out',
    failure: { code: 'told', message: 'it took too long' },
  }
  for (const [fewer, more] of [
    [failed, makeRun(2, 4)],
    [makeRun(1, 3), { ...failed, startedAt: 4 }],
  ] as const)
    expect(joinRuns([2, 10], [fewer, more])).toMatchObject({
      outcome: 'timed-out',
      failure: { code: 'told', message: 'it took too long' },
      startedAt: 3,
    })
})

test('the slope of many points is that of the line through them', () => {
  const joined = joinRuns([10, 100, 1000], [makeRun(0.12, 0), makeRun(0.3, 1), makeRun(2.1, 2)])
  expect(joined.text!.seconds).toBeCloseTo(0.002, 12)
  expect(joined.bends![0]).toBeCloseTo(0, 12)
  // Relative weights: 1% more of the longest run is about 1% more of the slope.
  const other = joinRuns([10, 100, 1000], [makeRun(0.12, 0), makeRun(0.3, 1), makeRun(2.121, 2)])
  expect(other.text!.seconds).toBeGreaterThan(0.002)
  expect(other.text!.seconds).toBeLessThan(0.00202)
})

test.each([
  ['on a line', 0, 0],
  ['bent', 0.1, 1],
])('runs %s', (_, bend, warnings) => {
  const slope = [10, 100, 1000]
  const line = new LineTest(slope)
  for (let run = 0; run < 20; run++) {
    const noise = 0.002 * Math.cos(7 * run)
    line.add(joinRuns(slope, [makeRun(0.12, 0), makeRun(0.3 * (1 + bend + noise), 1), makeRun(2.1, 2)]))
  }
  const found = line.warn()
  expect(found).toHaveLength(warnings)
  if (bend > 0)
    expect(found[0]!.message).toBe(
      'the numbers of repeats do not lie on a line (contender): 100 take 10.0% more than the line from 10 to 1000 says. So one repeat does not always take the same time',
    )
})

test('a side whose runs are bent is named, whatever the other does', () => {
  const slope = [10, 100, 1000]
  const line = new LineTest(slope)
  for (const [side, bend] of [
    ['baseline', 0],
    ['contender', 0.05],
  ] as const)
    for (let run = 0; run < 4; run++) {
      const noise = 0.002 * Math.cos(7 * run)
      const runs = [makeRun(0.12, 0), makeRun(0.3 * (1 + bend + noise), 1), makeRun(2.1, 2)]
      line.add({ ...joinRuns(slope, runs), slot: { side, copy: 1 } })
    }
  expect(line.warn().map(({ message }) => message)).toEqual([
    expect.stringContaining('(contender): 100 take 5.1% more'),
  ])
})
