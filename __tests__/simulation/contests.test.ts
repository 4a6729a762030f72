import { expect, it } from 'vitest'
import type { SessionRecord } from '../../src/record/record.js'
import { listPairs, makePair } from '../../src/record/record.js'
import { makeSection } from '../../src/report/make-report.js'
import { rejects } from '../../src/stats/multiple.js'
import { makeRandom, type Random } from '../../src/stats/random.js'
import { makeSided, rankRecord } from '../unit/record/whole.js'

const sessions = 200
const names = ['a', 'b', 'c', 'd', 'e']

/** Five sides that do not differ, on a machine on which bursts slow what runs in them, and the first turn of a round is slower. */
function drawSession(seed: string, levels: Readonly<Record<string, number>> = {}): SessionRecord {
  const sides = Object.fromEntries(
    names.map((name, index) => [name, { level: levels[name] ?? 1, copies: (index === 0 ? 2 : 1) as 1 | 2 }]),
  )
  const record = makeSided(sides, { rounds: 10, seed, spread: 0.02 })
  const random = makeRandom(`${seed}/bursts`)
  let burst = 0
  const rounds = record.rounds.map(round =>
    round.map((one, turn) => {
      burst = nextBurst(burst, random)
      const factor = (burst > 0 ? 1.3 : 1) * (turn === 0 ? 1.05 : 1)
      const measurements = one.measurements.map(measured => ({ ...measured, value: measured.value * factor }))
      return { ...one, measurements }
    }),
  )
  // Fresh copies, so that nothing is added for what copies may differ by.
  return { ...record, rounds, reinstall: { when: 'round', starts: rounds.map((_, round) => round) } }
}

/** How many more invocations a burst lasts. */
function nextBurst(left: number, random: Random): number {
  if (left > 0) return left - 1
  return random.next() < 0.15 ? random.below(4) + 1 : 0
}

const most = (rate: number): number => rate + 3 * Math.sqrt((rate * (1 - rate)) / sessions)

it('errs at the stated rate for every pair among five sides', () => {
  const alarms = new Map<string, number>()
  for (let session = 0; session < sessions; session++) {
    const record = drawSession(`pairs ${session}`)
    const pairs = [...listPairs(record).slice(0, 2), makePair(record, 'b', 'd'), makePair(record, 'c', 'e')]
    for (const pair of pairs) {
      const { baseline, contender } = pair.names!
      const isAlarm = rejects(makeSection(pair).findings[0]!.p!, 0.05)
      const key = `${baseline} ${contender}`
      alarms.set(key, (alarms.get(key) ?? 0) + (isAlarm ? 1 : 0))
    }
  }
  for (const [pair, count] of alarms) expect(count / sessions, pair).toBeLessThanOrEqual(most(0.05))
})

it('leaves the best side out of a ranking in at most 5% of sessions', () => {
  let missed = 0
  let found = 0
  for (let session = 0; session < sessions; session++) {
    const [ranking] = rankRecord(drawSession(`ranking ${session}`, { c: 0.9, d: 0.9 }))
    const best = ranking!.places.filter(({ isAmongBest }) => isAmongBest).map(({ side }) => side)
    if (!best.includes('c') || !best.includes('d')) missed++
    if (best.every(side => side === 'c' || side === 'd')) found++
  }
  expect(missed / sessions).toBeLessThanOrEqual(most(0.05))
  expect(found / sessions).toBeGreaterThan(0.3)
})
