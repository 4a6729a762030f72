import { expect, test } from 'vitest'
import { measure } from '../../../../src/measure/measure.js'
import type { Examination } from '../../../../src/measure/rounds/examination.js'
import type { Session } from '../../../../src/measure/session.js'
import { explain } from '../../../../src/record/reasons.js'
import { planSides } from '../../../../src/schedule/round.js'
import { makeSchedule } from '../../../../src/schedule/schedule.js'
import type { Doubtful } from '../../../../src/schedule/settling.js'
import { makeRandom } from '../../../../src/stats/random.js'
import { makePorts, makeSession } from '../clockwork.js'

const doubtful: Doubtful = { benchmarks: new Set(['suite']), rounds: 4 }

interface Machine {
  readonly budget?: number
  readonly more?: Partial<Session>
  readonly problem?: string
  /** Files that are not what they were then, and those of the baseline. */
  readonly paths?: readonly string[]
  readonly changed?: readonly string[]
  readonly installSeconds?: number
  /** Seconds that the first installation took; as many as the second one where nothing is said. */
  readonly secondsToInstall?: number
  /** Why the copies are emptied, and not filled again. */
  readonly error?: Error
  /** What there is to confirm after so many rounds. */
  readonly findDoubtful?: (rounds: number) => Doubtful | undefined
  readonly isSettled?: (rounds: number) => boolean
}

/** Runs 8 to 12 rounds of two sides whose commands take a second, and counts when copies are installed again. */
async function run(machine: Machine) {
  const {
    budget = 1000,
    problem,
    paths = [],
    changed = [],
    installSeconds = 0,
    secondsToInstall = installSeconds,
    findDoubtful = () => doubtful,
    isSettled = () => false,
    more,
    error,
  } = machine
  const { ports, log } = makePorts(() => 1)
  let secondsAside = 0
  const examine: Examination = {
    settle: rounds => ({
      isSettled: isSettled(rounds.length),
      findOpen: () => new Set(),
      findDoubtful: () => findDoubtful(rounds.length),
    }),
  }
  const told: string[] = []
  const measured = await measure(makeSession(['a', 'b'], { budget, more: { isConfirmed: true, ...more } }), {
    ...ports,
    examine,
    clock: () => ports.clock() + secondsAside,
    guard: {
      ...{ begin() {}, take() {}, settle() {}, learn() {}, learned: undefined, follow() {} },
      check: () => ({ changed: log.at(-1) === 'install' ? ['b1/bench.sh'] : [], added: [], written: [] }),
    },
    secondsToInstall,
    installAgain: async () => {
      log.push('install')
      secondsAside += installSeconds
      if (error) throw error
      return problem === undefined ? undefined : { problem, paths, changed }
    },
    watch: progress => {
      if (progress.kind === 'confirming') told.push(progress.message)
      if (progress.kind === 'warned') told.push(explain(progress.warning))
    },
  })
  const { rounds, stages, reinstall, stoppedBy, tampered, warnings } = measured
  return {
    ...{ rounds: rounds.length, stages, starts: reinstall.starts, stoppedBy, tampered },
    ...{ told, warnings: warnings.map(({ message }) => message), installed: log.indexOf('install') },
    paths: warnings.flatMap(warning => (warning.paths === undefined ? [] : [warning.paths])),
  }
}

test('what may have changed runs again on new copies, after an untimed run in each of them', async () => {
  const { told, warnings, paths: _, ...measured } = await run({})
  // One warm-up and twelve rounds of two runs each come before it.
  expect(measured).toEqual({
    ...{ rounds: 16, stages: [0, 12], starts: [0, 12], stoppedBy: 'complete' },
    ...{ tampered: [], installed: 26 },
  })
  expect(warnings).toEqual([])
  expect(told).toEqual(['a change of suite was found; confirming on new copies: 4 rounds, up to 8 s'])
})

test.each<[what: string, machine: Machine, rounds: number, stages: readonly number[] | undefined]>([
  ['measuring that was settled', { isSettled: rounds => rounds === 8 }, 12, [0, 8]],
  ['nothing to confirm', { findDoubtful: () => undefined }, 12, [0]],
  ['new copies for each round', { more: { isConfirmed: false } }, 12, undefined],
  ['no time for three rounds', { budget: 20 }, 9, [0]],
  ['a budget that ends before a look, and has no time for three rounds more', { budget: 21 }, 10, [0]],
  ['a budget that ends before the first look', { budget: 15 }, 7, [0]],
])('%s', async (_, machine, rounds, stages) => {
  expect(await run(machine)).toMatchObject({ rounds, ...(stages ? { stages } : {}) })
  expect((await run(machine)).stages).toEqual(stages)
})

test('the time of a second installation, of a run in each copy and of four rounds is kept back from the first round on', async () => {
  const onlyAtTheEnd = (rounds: number) => (rounds === 8 ? undefined : doubtful)
  // Rounds of 2 s begin until 20 s, and the installation ends at 40 s.
  const late = await run({ budget: 50, installSeconds: 20, findDoubtful: onlyAtTheEnd })
  expect(late).toMatchObject({ rounds: 13, stages: [0, 9], stoppedBy: 'time-budget', warnings: [] })
  const ample = await run({ budget: 60, installSeconds: 20, findDoubtful: onlyAtTheEnd })
  expect(ample).toMatchObject({ rounds: 16, stages: [0, 12], stoppedBy: 'complete', warnings: [] })
  // The first look is at 18 s, which leaves three rounds for the second stage.
  expect(await run({ budget: 46, installSeconds: 20 })).toMatchObject({ stages: [0, 8], warnings: [] })
})

test('a third of the time is kept back once there is something to confirm', async () => {
  const sides = planSides(['a', 'b'], [1])
  const wanted = { seed: 's', sides, warmups: 1, rounds: { least: 8, most: 40, isAuto: false }, confidence: 0.95 }
  const more = { plan: makeSchedule(wanted, makeRandom('orders')) }
  // The first look, after 14 rounds, is at 30 s: 16 of the 48 s that are left are kept, so no round begins after 62 s.
  expect(await run({ budget: 78, more })).toMatchObject({ rounds: 34, stages: [0, 30], stoppedBy: 'time-budget' })
  const unchanged = await run({ budget: 78, more, findDoubtful: () => undefined })
  expect(unchanged).toMatchObject({ rounds: 33, stages: [0], stoppedBy: 'time-budget' })
})

test('a change that there is no time to confirm is told', async () => {
  const { told } = await run({ budget: 20 })
  expect(told).toEqual(['no change was confirmed, because there was no time for a second installation'])
})

test('no second installation begins that would not end in time', async () => {
  const { rounds, installed, told } = await run({ budget: 45, installSeconds: 20 })
  expect({ rounds, installed }).toEqual({ rounds: 12, installed: -1 })
  expect(told).toEqual(['no change was confirmed, because there was no time for a second installation'])
})

test('files that changed are named in the warning', async () => {
  const { told, paths } = await run({
    problem: 'bench.log of the contender changed while it ran',
    paths: ['bench.log'],
  })
  expect(told.at(-1)).toBe('no change was confirmed, because bench.log of the contender changed while it ran')
  expect(paths).toEqual([['bench.log']])
})

test('an installation that takes the time for the rounds after it is told', async () => {
  const { rounds, stages, starts, told } = await run({ budget: 50, installSeconds: 20, secondsToInstall: 0 })
  expect({ rounds, stages, starts }).toEqual({ rounds: 12, stages: [0], starts: [0] })
  expect(told.at(-1)).toBe('no change was confirmed, because there was no time for a second installation')
})

test('copies that cannot be made again are a warning, and what was measured stays', async () => {
  const { rounds, stages, tampered, told } = await run({ problem: 'the files of the baseline have changed since (b1)' })
  expect({ rounds, stages, tampered }).toEqual({ rounds: 12, stages: [0], tampered: [] })
  expect(told.at(-1)).toBe('no change was confirmed, because the files of the baseline have changed since (b1)')
})

test('files of the baseline that have changed since make nothing comparable', async () => {
  const { rounds, tampered } = await run({
    problem: 'the files of the baseline have changed since (b1)',
    changed: ['b1/app'],
  })
  expect({ rounds, tampered }).toEqual({ rounds: 12, tampered: ['b1/app'] })
})

test('copies that we left half-made are not taken for changed ones', async () => {
  const { rounds, stages, stoppedBy, tampered, warnings } = await run({ error: new Error('"install" failed in b1') })
  expect({ rounds, stages, stoppedBy, tampered }).toEqual({
    ...{ rounds: 12, stages: [0], stoppedBy: 'failing', tampered: [] },
  })
  expect(warnings).toEqual(['measuring ended early: "install" failed in b1'])
})
