import { expect, test } from 'vitest'
import { measure } from '../../../src/measure/measure.js'
import { joinReinstall, refuseElsewhere, takeBefore, uniteWarnings } from '../../../src/measure/resumed-session.js'
import type { Reinstall, SessionRecord } from '../../../src/record/record.js'
import { environment } from '../report/samples.js'
import { makePorts, makeSession } from './clockwork.js'

const record: SessionRecord = {
  ...{
    suite: 'suite',
    baseline: 'a',
    settings: { threshold: 0.02, confidence: 0.95, metrics: 'primary' },
    warnings: [],
  },
  environment,
  sides: [{ name: 'a', digest: 'one' }, { name: 'b' }],
  rounds: [],
}

test('a session goes on where it ended, with the orders and the looks of its plan', async () => {
  const run = async (budget: number, before?: SessionRecord) => {
    const { ports, log } = makePorts(() => 1)
    const session = makeSession(['a', 'b'], { budget, more: before ? { before: takeBefore(before) } : {} })
    return { ...(await measure(session, ports)), log }
  }
  const orderOf = ({ rounds }: Pick<SessionRecord, 'rounds'>) =>
    rounds.map(round => round.map(({ slot }) => slot.side).join(''))
  const whole = await run(1000)
  // A warm-up round and five others take 12 s.
  const first = await run(12)
  expect([first.rounds.length, first.stoppedBy]).toEqual([5, 'time-budget'])
  const plan = { inPlace: false, rounds: 12, looks: first.looks, stoppedBy: first.stoppedBy, seconds: first.seconds }
  const second = await run(1000, { ...record, plan, rounds: first.rounds, reinstall: first.reinstall })
  expect(second.stoppedBy).toBe('complete')
  expect(second.rounds.slice(0, 5)).toEqual(first.rounds)
  expect(orderOf(second)).toEqual(orderOf(whole))
  // It warms up again, and its copies are others.
  expect(second.log).toHaveLength(16)
  expect(second.reinstall).toEqual({ when: 'once', starts: [0, 5] })
})

/** Goes on after so many rounds of 8 to 12, each of which takes 2 s. */
async function goOnAfter(count: number, budget: number, signal?: AbortSignal) {
  const sides = ['a', 'b']
  const { ports } = makePorts(() => 1)
  const { rounds } = await measure(makeSession(sides, { budget: 2 + 2 * count }), ports)
  const before = takeBefore({
    ...record,
    rounds,
    reinstall: { when: 'round', starts: rounds.map((_, round) => round) },
  })
  const later = makePorts(() => 1)
  const session = makeSession(sides, { budget, more: { before } })
  const measured = await measure(session, { ...later.ports, ...(signal ? { signal } : {}) })
  return { ...measured, told: later.told }
}

test('what is left is told as what it is', async () => {
  expect((await goOnAfter(5, 1000)).told).toEqual(['3 to 7 more rounds of 1 s × 2: 4.8 s to 17 s'])
  const { told, warnings, stoppedBy } = await goOnAfter(10, 6)
  expect(told).toEqual(['2 more rounds of 1 s × 2: 3.2 s to 4.8 s'])
  expect([warnings, stoppedBy]).toEqual([[], 'complete'])
})

test('what does not fit any more is told', async () => {
  const { warnings } = await goOnAfter(5, 6)
  expect(warnings.map(({ message }) => message)).toEqual([
    'one round took 2.0 s, so about 2 more fit into the time budget of 6 s, but a verdict needs 3 more. Raise "time-budget" to 10s or more, or make the command shorter',
  ])
})

test.each([0, 1])('what only lacks a second stage goes on with that alone: %d warm-ups', async warmups => {
  const sides = ['a', 'b']
  const first = makePorts(() => 1)
  const { rounds } = await measure(makeSession(sides), first.ports)
  const before = takeBefore({ ...record, rounds })
  const { ports, told, log } = makePorts(() => 1)
  const doubtful = { benchmarks: new Set(['suite']), rounds: 4 }
  // Time passes between runs too, however little.
  let ticks = 0
  const settling = { isSettled: false, findOpen: () => new Set<string>(), findDoubtful: () => doubtful }
  const measured = await measure(makeSession(sides, { warmups, budget: 20, more: { before, isConfirmed: true } }), {
    ...ports,
    clock: () => ports.clock() + 1e-6 * ticks++,
    examine: { settle: () => settling },
    installAgain: async () => undefined,
  })
  const { stages, reinstall, stoppedBy, warnings } = measured
  expect({ stages, starts: reinstall.starts, stoppedBy, warnings }).toEqual({
    ...{ stages: [0, 12], starts: [0, 12], stoppedBy: 'complete', warnings: [] },
  })
  expect(measured.rounds).toHaveLength(16)
  expect(measured.rounds.slice(0, 12)).toEqual(rounds)
  // The warm-up, a run in each new copy, and four rounds.
  expect(log).toHaveLength(2 * (warmups + 1 + 4))
  expect(told).toEqual([])
})

test('a session that goes on and is interrupted at once leaves what there was', async () => {
  const { rounds, reinstall, stoppedBy } = await goOnAfter(5, 1000, AbortSignal.abort())
  expect([rounds.length, stoppedBy]).toEqual([5, 'interrupted'])
  expect(reinstall).toEqual({ when: 'round', starts: [0, 1, 2, 3, 4] })
})

test.each<[before: Reinstall, later: Reinstall, joined: Reinstall]>([
  [
    { when: 'once', starts: [0] },
    { when: 'once', starts: [5] },
    { when: 'once', starts: [0, 5] },
  ],
  [
    { when: 'round', starts: [0, 1] },
    { when: 'round', starts: [2, 3] },
    { when: 'round', starts: [0, 1, 2, 3] },
  ],
  [
    { when: 'round', starts: [0, 1] },
    { when: 'once', starts: [2] },
    { when: 'quarter', starts: [0, 1, 2] },
  ],
])('copies that were made %j and then %j', (before, later, joined) => {
  expect(joinReinstall(before, later, later.starts[0]!)).toEqual(joined)
})

test('rounds of another machine, of other sides or of other files are refused', () => {
  const refuse =
    (fingerprint: string, digests: readonly (string | undefined)[], names = ['a', 'b']) =>
    () => {
      const sides = names.map((name, index) => ({ name, ...(digests[index] && { contentDigest: digests[index] }) }))
      refuseElsewhere(record, { environment: { ...environment, fingerprint }, sides })
    }
  const here = environment.fingerprint
  expect(refuse(here, ['one', 'two'])).not.toThrow()
  expect(refuse(here, [])).not.toThrow()
  expect(refuse('there', ['one', 'two'])).toThrow(
    /^the record was measured on another kind of machine \(.*\): start a new/,
  )
  expect(refuse(here, ['two', 'two'])).toThrow('the files of the a have changed since: start a new comparison')
  expect(refuse(here, [], ['baseline', 'b'])).toThrow(
    'the record has the sides "a", "b", and this call has "baseline", "b": start a new comparison',
  )
  expect(refuse(here, [], ['a', 'b', 'c'])).toThrow('this call has "a", "b", "c"')
})

test.each([
  ['profiles of another build of the same commit', 'ref', 'abc', true, false],
  ['rounds of another build of the same commit', 'ref', 'abc', false, true],
  ['profiles of another commit', 'ref', 'def', true, true],
  ['profiles of files that were edited', 'directory', 'abc', true, true],
] as const)('%s', (_, source, commit, isComplete, isRefused) => {
  const [side, ...others] = record.sides
  const sides = [{ ...side!, digest: 'one', origin: { label: 'abc', source, commit: 'abc' } }, ...others]
  const here = sides.map(({ name }, index) => (index === 0 ? { name, contentDigest: 'two', commit } : { name }))
  const check = () => refuseElsewhere({ ...record, sides }, { environment, sides: here, isComplete })
  if (isRefused) expect(check).toThrow('the files of the a have changed since')
  else expect(check).not.toThrow()
})

test('a warning that comes again is told once', () => {
  const [one, two] = [
    { code: 'x', message: 'one' },
    { code: 'x', message: 'two' },
  ]
  expect(uniteWarnings([one], [two, one])).toEqual([one, two])
})
