import { expect, test } from 'vitest'
import type { Invoked } from '../../../src/measure/invoked.js'
import { CopyWatch, NewCopies } from '../../../src/measure/new-copies.js'
import { InvocationError } from '../../../src/measure/process.js'
import type { Guard, Renewal, Session } from '../../../src/measure/session.js'
import { planSides, type Round } from '../../../src/schedule/round.js'
import { makeSchedule } from '../../../src/schedule/schedule.js'
import { makeRandom } from '../../../src/stats/random.js'

interface Machine {
  readonly reinstall?: Session['reinstall']
  /** Rounds of the warm-up that have run. */
  readonly warmups?: number
  /** The number of rounds, if some are added at the first look. */
  readonly extended?: number
  /** Seconds of a renewal. */
  readonly price?: number
  readonly drawsLayout?: boolean
  /** The first run in a new copy takes so many times as long. */
  readonly coldness?: number
  readonly problem?: string
  readonly isSlow?: boolean
  /** A template's file that somebody changes before the renewal of this number. */
  readonly changedAt?: number
  readonly secondsLeft?: number
  readonly secondsPerRound?: number
  /** The renewal of this number fails half-way, and leaves copies that are not as they were. */
  readonly failsAt?: number
}

/** A session of 20 rounds of 2+2 runs of 0.1 s each, and what happens in it. */
function makeMachine(machine: Machine = {}) {
  const {
    reinstall = 'auto',
    warmups = 1,
    price = 0.01,
    drawsLayout = false,
    coldness = 1,
    problem,
    isSlow = false,
    changedAt,
    extended,
    failsAt,
  } = machine
  const log: string[] = []
  let [now, renewals, isNew, isHalfMade] = [0, 0, true, false]
  const guard: Guard = {
    ...{ begin() {}, take() {}, settle() {}, learn() {}, learned: undefined },
    check: () => ({ changed: isHalfMade ? ['b1/run.sh'] : [], added: [], written: [] }),
    follow: isDated => log.push(`follow ${isDated}`),
  }
  const renewal: Renewal = {
    isReady: !isSlow,
    secondsToInstall: 0,
    async begin() {
      log.push('templates')
      now += price
      return problem
    },
    async renew() {
      log.push('renew')
      isHalfMade = renewals === failsAt
      if (isHalfMade) throw new InvocationError('"install" failed')
      now += price
      renewals++
      isNew = true
      return true
    },
    check: () => (renewals === changedAt ? ['c1/run.sh'] : []),
  }
  const sides = planSides(['baseline', 'contender'], [2])
  const rounds = { least: 5, most: 20, isAuto: true }
  const plan = makeSchedule({ seed: 's', sides, warmups: 0, rounds, confidence: 0.95 }, makeRandom('orders'))
  const run = async (round: Round): Promise<readonly Invoked[]> => {
    log.push('run')
    const seconds = 0.1 * (isNew ? coldness : 1)
    isNew = false
    now += round.length * seconds
    return round.map(slot => ({
      ...{ slot, outcome: 'ok', startedAt: now, leftovers: 0, isNotStarted: false },
      text: { stdout: '', benchOutput: '', seconds },
    }))
  }
  const watch = new CopyWatch(guard)
  const session = { plan, reinstall, drawsLayout, threshold: 0.02 } as Session
  const copies = new NewCopies(session, { renewal, clock: () => now }, watch)
  const { secondsLeft = 600, secondsPerRound = 0.4 } = machine
  const choose = async () => {
    watch.begin()
    watch.settle()
    for (let warmUp = 0; warmUp < warmups; warmUp++) lastWarmUp = await run(plan.rounds[0]!)
    await copies.choose(plan, { warmups, secondsPerRound, secondsLeft })
  }
  let round = 0
  let lastWarmUp: readonly Invoked[] = []
  const goOn = async (count: number) => {
    for (; round < count; round++) {
      const looks = extended && round >= plan.looks[0]! ? [...plan.looks, extended] : plan.looks
      if (await copies.begin(round, { plan, looks })) await run(plan.rounds[round]!)
      const invoked = await run(plan.rounds[round]!)
      if (round === 0) copies.seeFirstRound(lastWarmUp, invoked)
    }
    return copies.after(count)
  }
  return { copies, watch, log, choose, goOn }
}

const every = Array.from({ length: 20 }, (_, round) => round)

test.each<[what: string, machine: Machine, when: string, starts: readonly number[]]>([
  ['cheap copies', {}, 'round', every],
  ['copies of half a second', { price: 0.5 }, 'round', every],
  ['copies of a second', { price: 1 }, 'quarter', [0, 5, 10, 15]],
  ['copies of three seconds', { price: 3 }, 'once', [0]],
  ['copies of three seconds that draw the layout', { price: 3, drawsLayout: true }, 'round', every],
  [
    'copies of ten seconds that draw it, a quarter of the time',
    { price: 10, drawsLayout: true },
    'quarter',
    [0, 5, 10, 15],
  ],
  ['copies that cannot be made anew', { problem: 'it is full' }, 'once', [0]],
  ['templates that take too long', { isSlow: true }, 'once', [0]],
  ['no warm-up', { warmups: 0 }, 'once', [0]],
  ['a warm-up of several rounds, as by time', { warmups: 3 }, 'round', every],
  ['cold copies', { coldness: 1.5 }, 'quarter', [0, 5, 10, 15]],
  ['a user who wants them each time', { reinstall: 'round', price: 3, warmups: 0 }, 'round', every],
  ['a user who wants them four times', { reinstall: 'quarter' }, 'quarter', [0, 5, 10, 15]],
  ['a user who wants them once', { reinstall: 'once' }, 'once', [0]],
])('%s', async (_, machine, when, starts) => {
  const { choose, goOn, log } = makeMachine(machine)
  await choose()
  expect(await goOn(20)).toEqual({ when, starts })
  expect(log.filter(line => line === 'renew')).toHaveLength(starts.length - 1)
})

test('nothing is made or run to find out what new copies cost, and the first ones are those of the warm-up', async () => {
  const { choose, goOn, log } = makeMachine()
  await choose()
  await goOn(3)
  const renewed = ['renew', 'follow true', 'run']
  expect(log).toEqual(['run', 'templates', 'run', ...renewed, ...renewed])
})

test('new copies that are colder have a run of their own first', async () => {
  const { choose, goOn, log } = makeMachine({ coldness: 1.5 })
  await choose()
  log.length = 0
  await goOn(6)
  expect(log).toEqual([...Array(5).fill('run'), 'renew', 'follow true', 'run', 'run'])
})

test('a quarter of the rounds shares its copies, of those too that are added at the first look', async () => {
  const { choose, goOn } = makeMachine({ reinstall: 'quarter', extended: 40 })
  await choose()
  expect(await goOn(40)).toEqual({ when: 'quarter', starts: [0, 10, 20, 30] })
})

test('blocks end where measuring does', async () => {
  const { choose, goOn, copies } = makeMachine({ reinstall: 'quarter' })
  await choose()
  expect(await goOn(6)).toEqual({ when: 'quarter', starts: [0, 5] })
  expect(copies.after(0)).toEqual({ when: 'quarter', starts: [0] })
})

test('copies that cannot be made anew are an error for who asked, and else a warning', async () => {
  const problem = 'a run left a file that leads out of its copy: c1/x is a link to /work'
  await expect(makeMachine({ problem, reinstall: 'round' }).choose()).rejects.toThrow(
    `"fresh-copies" is "round", but ${problem}`,
  )
  const { choose, copies } = makeMachine({ problem })
  await choose()
  expect(copies.warnings).toEqual([{ code: 'copies-kept', message: `copies were made only once, because ${problem}` }])
})

test('a template that somebody changes is seen before copies are made from it', async () => {
  const { choose, goOn, watch } = makeMachine({ reinstall: 'round', changedAt: 2 })
  await choose()
  await goOn(3)
  expect(watch.tampered).toEqual([])
  await goOn(4)
  expect(watch.tampered).toEqual(['c1/run.sh'])
})

test('copies that could not be made anew are not taken for changed ones', async () => {
  const { choose, goOn, watch } = makeMachine({ reinstall: 'round', failsAt: 2 })
  await choose()
  await expect(goOn(4)).rejects.toThrow('"install" failed')
  watch.look()
  expect(watch.tampered).toEqual([])
})
