import { expect, test } from 'vitest'
import { joinReinstall, refuseElsewhere, takeBefore, uniteWarnings } from '../../../src/measure/before.js'
import { measure } from '../../../src/measure/measure.js'
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
    { when: 'look', starts: [0, 1, 2] },
  ],
])('copies that were made %j and then %j', (before, later, joined) => {
  expect(joinReinstall(before, later, later.starts[0]!)).toEqual(joined)
})

test('rounds of another machine or of other files are refused', () => {
  const refuse = (fingerprint: string, digests: readonly (string | undefined)[]) => () =>
    refuseElsewhere(record, { environment: { ...environment, fingerprint }, digests })
  const here = environment.fingerprint
  expect(refuse(here, ['one', 'two'])).not.toThrow()
  expect(refuse(here, [undefined, undefined])).not.toThrow()
  expect(refuse('there', ['one', 'two'])).toThrow(
    /^the record was measured on another kind of machine \(.*\): start a new/,
  )
  expect(refuse(here, ['two', 'two'])).toThrow('the files of the a have changed since: start a new comparison')
})

test('a warning that comes again is told once', () => {
  const [one, two] = [
    { code: 'x', message: 'one' },
    { code: 'x', message: 'two' },
  ]
  expect(uniteWarnings([one], [two, one])).toEqual([one, two])
})
