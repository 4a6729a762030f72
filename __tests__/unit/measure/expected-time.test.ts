import { expect, test } from 'vitest'
import { measure } from '../../../src/measure/measure.js'
import { makePorts, makeSession } from './clockwork.js'

/** What is told of the time where an invocation takes `warmup` seconds in the warm-up, and `later` seconds after it. */
async function tell(warmup: number, later: number): Promise<readonly string[]> {
  let runs = 0
  const { ports, told } = makePorts(() => (runs++ < 2 ? warmup : later))
  await measure(makeSession(['baseline', 'contender']), ports)
  return told
}

test.each<[warmup: number, later: number, mended: readonly string[]]>([
  [8, 8, []],
  [8, 9, []],
  // Who waits eight seconds longer need not hear of it.
  [0.5, 1, []],
  [
    8,
    15,
    [
      'the first round took 30 s instead of 16 s, so it will take about 4 min: 8 rounds of 15 s × 2, up to 12 for what is not settled (6 min)',
    ],
  ],
  [
    15,
    8,
    [
      'the first round took 16 s instead of 30 s, so it will take about 2 min 8 s: 8 rounds of 8 s × 2, up to 12 for what is not settled (3 min 12 s)',
    ],
  ],
])('runs of %d s in the warm-up and %d s later', async (warmup, later, mended) => {
  expect((await tell(warmup, later)).slice(1)).toEqual(mended)
})
