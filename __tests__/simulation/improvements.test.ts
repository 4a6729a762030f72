import { expect, test } from 'vitest'
import { standardError } from '../../bench/simulate/share.js'
import { conclude } from '../../src/compare/conclude.js'
import type { Finding } from '../../src/compare/finding.js'
import { settle } from '../../src/compare/rounds/settled.js'
import { normalQuantile } from '../../src/stats/distributions/normal.js'
import { makeRecord, type ValueOf, withNewCopies } from '../unit/compare/records.js'

const sessions = 200
const looks = [5, 8, 13, 20]

/** Noise of 1%; the contender changes by the factor that `change` draws for each run. */
const withChange =
  (change: (draw: number) => number): ValueOf =>
  ({ side, random }) =>
    Math.exp(0.01 * normalQuantile(random.next() || 0.5)) * (side === 'contender' ? change(random.next()) : 1)

/** What a session says of one benchmark where measuring ends as it does by default, or after all rounds, and the rounds until then. */
function runSession(
  value: ValueOf,
  session: number,
  isWhole: boolean,
): { readonly rounds: number; readonly finding: Finding } {
  const whole = withNewCopies(makeRecord([{ name: 'parse', value }], { rounds: 20, seed: `improvement ${session}` }))
  const recordOf = (rounds: number) => ({
    ...whole,
    settings: { ...whole.settings, looks },
    rounds: whole.rounds.slice(0, rounds),
    reinstall: { when: 'round' as const, starts: whole.reinstall!.starts.slice(0, rounds) },
  })
  const rounds = isWhole ? 20 : (looks.find(look => settle([recordOf(look)]).isSettled) ?? 20)
  return { rounds, finding: conclude(recordOf(rounds)).findings[0]! }
}

const runSessions = (value: ValueOf, isWhole = false) => {
  const ends = Array.from({ length: sessions }, (_, session) => runSession(value, session, isWhole))
  const shareOf = (is: (finding: Finding) => boolean): number =>
    ends.filter(({ finding }) => is(finding)).length / sessions
  return {
    rounds: ends.reduce((sum, { rounds }) => sum + rounds, 0) / sessions,
    improved: shareOf(({ verdict }) => verdict === 'improved'),
    faster: shareOf(({ doubt }) => doubt === 'few-runs'),
  }
}

test.each([
  ['3%', 0.97, 6.5],
  ['5%', 0.95, 5.2],
])('a gain of %s ends measuring soon, and is improved after all rounds', (_, factor, mostRounds) => {
  const value = withChange(() => factor)
  const soon = runSessions(value)
  expect(soon.rounds).toBeLessThan(mostRounds)
  expect(soon.faster + soon.improved).toBeGreaterThan(0.97)
  expect(runSessions(value, true).improved).toBeGreaterThan(0.97)
})

const most = 0.05 + 3 * standardError(0.05, sessions)

test.each<[what: string, change: (draw: number) => number]>([
  ['one run in twelve is 49% slower', draw => (draw < 1 / 12 ? 1.49 : 0.97)],
  ['a quarter of the runs are 9% slower', draw => (draw < 1 / 4 ? 1.09 : 0.97)],
])('where %s, a typical run that is 3%% faster is no improvement', (_, change) => {
  expect(runSessions(withChange(change)).improved).toBe(0)
  expect(runSessions(withChange(change), true).improved).toBeLessThan(most)
})
