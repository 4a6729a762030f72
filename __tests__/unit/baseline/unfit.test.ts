import { expect, test } from 'vitest'
import { describeUnfit } from '../../../src/baseline/manifest.js'
import type { Measurement, SessionRecord } from '../../../src/record/record.js'
import { makeSided } from '../record/whole.js'

const interrupted = { inPlace: false, rounds: 20, looks: [20], stoppedBy: 'interrupted', seconds: 4 } as const
const sides = { baseline: { level: 1 }, contender: { level: 1 } }
const failing = { level: 1, fails: true }
const measured = makeSided(sides, { benchmarks: ['one', 'two'] })

type Change = (measurement: Measurement) => readonly Measurement[]

/** `measured`, with the measurements of its contender changed. */
function changed(change: Change): SessionRecord {
  const rounds = measured.rounds.map(round =>
    round.map(one =>
      one.slot.side === 'contender' ? { ...one, measurements: one.measurements.flatMap(change) } : one,
    ),
  )
  return { ...measured, rounds }
}

const fail: Change = one => [{ ...one, value: Number.NaN, error: 'it crashed' }]
const asSize: Change = one => [{ ...one, metric: { ...one.metric, name: 'size', aside: true } }]

test.each<[what: string, record: SessionRecord, says: string | undefined]>([
  ['that was measured', makeSided(sides), undefined],
  ['whose baseline fails', makeSided({ ...sides, baseline: failing }), undefined],
  ['whose anchor fails', makeSided({ ...sides, anchor: failing }), undefined],
  ['that was interrupted', { ...makeSided(sides), plan: interrupted }, 'measuring was interrupted'],
  ['that fails each time', makeSided({ ...sides, contender: failing }), 'its command failed each time'],
  ['of which each benchmark fails', changed(fail), 'none of its benchmarks gave a value'],
  ['of which one benchmark fails', changed(one => (one.benchmark === 'one' ? fail(one) : [one])), undefined],
  [
    'of which only counters are known beside failures',
    changed(one => [...fail(one), ...asSize(one)]),
    'none of its benchmarks gave a value',
  ],
  ['that prints nothing that was read', changed(() => []), 'none of its benchmarks gave a value'],
  ['that never ran', makeSided(sides, { rounds: 0 }), 'nothing of it was measured'],
])('a push %s', (_, record, says) => {
  expect(describeUnfit(record, { isFirst: false })).toBe(says)
})
