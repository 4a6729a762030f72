import { expect, test } from 'vitest'
import { carryLedger } from '../../../src/baseline/manifest.js'
import { findControlEstimates } from '../../../src/compare/control.js'
import { estimateBias } from '../../../src/compare/once/offsets.js'
import type { LedgerEntry } from '../../../src/record/record.js'
import { makeRecord, noisy } from '../compare/records.js'

const control = (benchmark: string, estimate: number) => ({ benchmark, estimate, standardError: 0.001 })
const here = { fingerprint: 'here' }

test('the newest come last, with the fingerprint of their machine', () => {
  const before = carryLedger([], [control('a', 1)], { fingerprint: 'there' })
  expect(carryLedger(before, [control('a', 2), control('b', Number.NaN)], here)).toEqual([
    { benchmark: 'a', estimate: 1, standardError: 0.001, fingerprint: 'there' },
    { benchmark: 'a', estimate: 2, standardError: 0.001, fingerprint: 'here' },
  ])
})

test('the newest 50 of each benchmark on each kind of machine are kept', () => {
  let ledger: readonly LedgerEntry[] = carryLedger([], [control('a', -1)], { fingerprint: 'there' })
  for (let run = 0; run < 60; run++) ledger = carryLedger(ledger, [control('a', run), control('b', run)], here)
  expect(ledger).toHaveLength(101)
  expect(ledger[0]).toMatchObject({ fingerprint: 'there' })
  expect(ledger.filter(one => one.benchmark === 'b').map(one => one.estimate)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 10),
  )
})

test('a suite of thousands does not grow for ever', () => {
  const controls = Array.from({ length: 1500 }, (_, index) => control(`${index}`, index))
  const ledger = carryLedger(carryLedger([], controls, here), controls, here)
  expect(ledger).toHaveLength(2000)
  expect(ledger.at(-1)).toMatchObject({ benchmark: '1499' })
})

test('the controls of records are what the ledger is of, and the bias comes back from it', () => {
  const biased = makeRecord([
    { name: 'a', value: place => noisy()(place)! * (place.side === 'baseline' && place.copy === 2 ? 1.02 : 1) },
    { name: 'b', value: noisy() },
  ])
  const controls = findControlEstimates(biased)
  expect(controls.map(one => one.benchmark)).toEqual(['a', 'b'])
  expect(controls[0]!.estimate).toBeCloseTo(0.02, 2)
  expect(controls[1]!.estimate).toBeCloseTo(0, 2)
  let ledger: readonly LedgerEntry[] = []
  for (let run = 0; run < 5; run++) ledger = carryLedger(ledger, controls, here)
  expect(Math.sqrt(estimateBias(ledger.map(one => ({ ...one, weight: 2 }))).variance!)).toBeCloseTo(0.01, 3)
  const plan = {
    copies: { baseline: 2, contender: 2 },
    rounds: 20,
    looks: [20],
    stoppedBy: 'complete',
    seconds: 1,
  } as const
  expect(findControlEstimates({ ...biased, plan: { ...plan, inPlace: true } })).toEqual([])
  expect(findControlEstimates({ ...biased, tampered: ['b1/run.sh'] })).toEqual([])
})
