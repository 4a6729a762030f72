import { expect, test } from 'vitest'
import type { Progress } from '../../../src/measure/session.js'
import { sayBusy } from '../../../src/measure/session.js'
import { makeBusyClock } from '../../../src/system/local-machine.js'

/** A clock on which a second passes when `pass` is called. */
function makeClock() {
  const ticks = new Set<() => void>()
  const heard: Progress[] = []
  const clock = makeBusyClock(
    progress => heard.push(progress),
    tick => {
      ticks.add(tick)
      return () => ticks.delete(tick)
    },
  )
  const pass = (seconds: number): void => {
    for (let second = 0; second < seconds; second++) for (const tick of ticks) tick()
  }
  return { clock, heard, pass }
}

const busy = (work: string, seconds: number): Progress => ({ kind: 'busy', work, seconds })

const waited = (seconds: number): Progress => ({ kind: 'waited', seconds })

const whileBusy = async (watch: (progress: Progress) => void, work: string, run: () => Promise<void>) => {
  using _ = sayBusy(watch, work)
  await run()
}

test('whoever watches hears each second of work that takes long, and its end, also where it fails', async () => {
  const { clock, heard, pass } = makeClock()
  await whileBusy(clock.watch, 'install', async () => pass(2))
  pass(5)
  const failing = async () => {
    pass(1)
    throw new Error('it failed')
  }
  await expect(whileBusy(clock.watch, 'setup', failing)).rejects.toThrow('it failed')
  pass(5)
  expect(heard).toEqual([
    ...[0, 1, 2].map(seconds => busy('install', seconds)),
    { kind: 'idle' },
    ...[1, 2, 3, 4, 5].map(waited),
    ...[0, 1].map(seconds => busy('setup', seconds)),
    { kind: 'idle' },
    ...[1, 2, 3, 4, 5].map(waited),
  ])
})

test('whoever watches hears each second of a run', () => {
  const { clock, heard, pass } = makeClock()
  const ran: Progress = { kind: 'invoked', slot: { side: 'baseline', copy: 1 }, outcome: 'ok' }
  pass(3)
  clock.watch(ran)
  pass(2)
  clock.watch(ran)
  pass(1)
  expect(heard).toEqual([ran, waited(1), waited(2), ran, waited(1)])
})

test('work is told of no more once its clock is closed', () => {
  const { clock, heard, pass } = makeClock()
  clock.watch(busy('setup', 0))
  pass(1)
  clock[Symbol.dispose]()
  pass(5)
  expect(heard).toEqual([busy('setup', 0), busy('setup', 1)])
})
