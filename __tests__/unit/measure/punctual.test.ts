import { expect, test } from 'vitest'
import { measure } from '../../../src/measure/measure.js'
import { explain } from '../../../src/record/reasons.js'
import { planSides } from '../../../src/schedule/round.js'
import { makeSchedule } from '../../../src/schedule/schedule.js'
import { makeRandom } from '../../../src/stats/random.js'
import { makePorts, makeSession } from './clockwork.js'

interface Course {
  /** Seconds of the run with this number, from 0. */
  readonly secondsOf: (run: number) => number
  readonly budget?: number
  readonly storing?: number
  readonly warmups?: number
  readonly commands?: readonly [string, string]
}

/** Measures a version whose storing takes so long, with two copies of each side. */
async function publish({ secondsOf, budget = 600, storing = 0, warmups = 1, commands }: Course) {
  let runs = 0
  const { ports } = makePorts(() => secondsOf(runs++))
  const names = ['baseline', 'contender']
  const sides = planSides(names, [2])
  const rounds = { least: 20, most: 20, isAuto: false }
  const plan = makeSchedule(
    { seed: 's', sides, warmups, rounds, confidence: 0.95, mayBeWide: true },
    makeRandom('orders'),
  )
  const more = { plan, invocationTimeoutInSeconds: Math.max(300, budget), secondsForStoring: storing }
  const session = makeSession(names, { budget, warmups, more })
  const commanded = session.sides.map((side, at) => ({
    ...side,
    command: { kind: 'argv' as const, argv: [commands?.[at] ?? side.name] },
  }))
  const measured = await measure({ ...session, sides: commanded }, ports)
  const says = measured.warnings.map(warning => explain(warning))
  return {
    rounds: measured.rounds.length,
    runs: measured.runs ?? 1,
    stoppedBy: measured.stoppedBy,
    ends: ports.clock(),
    says,
  }
}

test.each<[what: string, course: Course, rounds: number, runs: number, ends: number, says: RegExp | undefined]>([
  ['many rounds fit', { secondsOf: () => 1 }, 20, 1, 84, undefined],
  ['few fit into what storing leaves', { secondsOf: () => 1, budget: 100, storing: 60 }, 8, 1, 40, undefined],
  ['only wide rounds fit', { secondsOf: () => 30 }, 2, 2, 540, undefined],
  [
    'one round fits',
    { secondsOf: () => 90 },
    1,
    1,
    540,
    /^a verdict needs 8 runs, and one takes about 1 min 30 s\. Raise "time-budget" to 991s or more/,
  ],
  [
    'storing leaves none of it',
    { secondsOf: () => 90, storing: 100 },
    0,
    1,
    180,
    /one takes about 1 min 30 s\. Raise "time-budget" to 1090s or more/,
  ],
  [
    'a run takes longer than all the time',
    { secondsOf: () => 1200 },
    0,
    1,
    600,
    /^a verdict needs 8 runs, and one takes over 10 min\. Raise "time-budget" to \d+s or more/,
  ],
  [
    'it becomes slower while it runs',
    { secondsOf: run => (run < 16 ? 1 : 200) },
    3,
    1,
    600,
    /^one round took over 584\.0 s, so 3 fit into the time budget of 600 s, but a verdict needs 5\. Raise "time-budget" to \d+s or more/,
  ],
  [
    'there is no warm-up',
    { secondsOf: () => 60, warmups: 0 },
    2,
    1,
    480,
    /^one round took 240\.0 s, so about 3 fit|^one round took 240\.0 s, so 2 fit/,
  ],
  [
    'the warm-ups alone would take all of it',
    { secondsOf: () => 9, budget: 100, warmups: 9 },
    1,
    1,
    72,
    /a verdict needs 8 runs/,
  ],
])('a version is measured as far as there is time, where %s', async (_, course, rounds, runs, ends, says) => {
  const measured = await publish(course)
  expect([measured.rounds, measured.runs, measured.ends]).toEqual([rounds, runs, ends])
  expect(measured.says).toEqual(says === undefined ? [] : [expect.stringMatching(says)])
})

test('a version whose command fails before the time ends is known to fail, and a slow baseline is not', async () => {
  const slow = (run: number) => (run === 0 ? 400 : 90)
  const { rounds, stoppedBy, says } = await publish({ secondsOf: slow, commands: ['baseline', 'broken'] })
  expect([rounds, stoppedBy]).toEqual([0, 'time-budget'])
  expect(says[1]).toMatch(/^the contender failed in 1 of 1 runs: /)
  const working = await publish({ secondsOf: slow })
  expect([working.rounds, working.says]).toEqual([0, [expect.stringMatching(/^a verdict needs 8 runs/)]])
})
