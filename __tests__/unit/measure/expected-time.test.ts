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
    ['the first round took 30 s instead of 16 s, so the plan is 8 to 12 rounds of 15 s × 2: 3 min 12 s to 7 min 12 s'],
  ],
  [
    15,
    8,
    ['the first round took 16 s instead of 30 s, so the plan is 8 to 12 rounds of 8 s × 2: 1 min 42 s to 3 min 50 s'],
  ],
])('runs of %d s in the warm-up and %d s later', async (warmup, later, mended) => {
  expect((await tell(warmup, later)).slice(1)).toEqual(mended)
})

test('the plan says how long finding causes takes, and the end why it came', async () => {
  const { ports, told } = makePorts(() => 1)
  const ended: string[] = []
  const watch: typeof ports.watch = progress => {
    if (progress.kind === 'ended') ended.push(progress.message)
    ports.watch(progress)
  }
  const session = makeSession(['baseline', 'contender'])
  for (const causes of ['auto', 'perf', 'off'] as const) await measure({ ...session, causes }, { ...ports, watch })
  const plan = '8 to 12 rounds of 1 s × 2: 13 s to 29 s'
  expect(told).toEqual([
    `${plan}; then up to 30 s to find causes`,
    `${plan}; then what is left of the time to find causes`,
    plan,
  ])
  const settle = () => ({ isSettled: true, findOpen: () => new Set<string>(), findDoubtful: () => undefined })
  await measure(session, { ...ports, watch, examine: { ...ports.examine, settle } })
  expect(new Set(ended)).toEqual(
    new Set(['done: 12 rounds', 'ended after 8 rounds: more rounds would not change the verdicts']),
  )
})

test('counts that are exact are known to end early', async () => {
  const { ports, told } = makePorts(() => 1)
  const { plan, ...session } = makeSession(['baseline', 'contender'])
  await measure({ ...session, plan: { ...plan, looks: [2, ...plan.looks] } }, ports)
  expect(told).toEqual(['2 to 12 rounds of 1 s × 2: 3.2 s to 29 s'])
})
