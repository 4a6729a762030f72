import { expect, test } from 'vitest'
import { conclude } from '../../src/compare/conclude.js'
import { settle } from '../../src/compare/rounds/settled.js'
import { normalQuantile } from '../../src/stats/distributions/normal.js'
import { makeRecord, type ValueOf, withNewCopies } from '../unit/compare/records.js'

const looks = [5, 8, 13, 20]

const withNoise =
  (effect: number, deviation: number): ValueOf =>
  ({ side, random }) =>
    Math.exp(deviation * normalQuantile(random.next() || 0.5)) * (side === 'contender' ? 1 + effect : 1)

/** Where measuring ends by default, and the findings of `count` benchmarks then. */
function runSession(value: ValueOf, count: number, seed: string) {
  const benchmarks = Array.from({ length: count }, (_, index) => ({ name: `${index}`, value }))
  const whole = withNewCopies(makeRecord(benchmarks, { rounds: 20, seed }))
  const recordOf = (rounds: number) => ({
    ...whole,
    settings: { ...whole.settings, looks },
    rounds: whole.rounds.slice(0, rounds),
    reinstall: { when: 'round' as const, starts: whole.reinstall!.starts.slice(0, rounds) },
  })
  const rounds = looks.find(look => settle([recordOf(look)]).isSettled) ?? 20
  return { rounds, findings: conclude(recordOf(rounds)).findings }
}

test('eight noisy benchmarks that did not change are slower in one session of twenty at most', () => {
  const sessions = 120
  const saying = Array.from({ length: sessions }, (_, session) => session).filter(session =>
    runSession(withNoise(0, 0.025), 8, `signs ${session}`).findings.some(
      ({ verdict, doubt, change }) => (verdict === 'regressed' || doubt === 'near') && change!.value > 0,
    ),
  )
  expect(saying.length / sessions).toBeLessThanOrEqual(0.05)
})

test('a change of the threshold ends measuring once its sign is sure, and no inconclusive row keeps that to itself', () => {
  const sessions = Array.from({ length: 150 }, (_, session) => runSession(withNoise(0.02, 0.01), 1, `near ${session}`))
  expect(sessions.reduce((sum, { rounds }) => sum + rounds, 0) / sessions.length).toBeLessThan(16)
  const open = sessions.flatMap(({ findings }) => findings).filter(({ verdict }) => verdict === 'inconclusive')
  expect(open.filter(({ doubt }) => doubt === 'near').length / open.length).toBeGreaterThan(0.9)
})
