import { expect, test } from 'vitest'
import { describeUnfit } from '../../../src/baseline/unfit.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { makeSided } from '../record/whole.js'

const interrupted = { inPlace: false, rounds: 20, looks: [20], stoppedBy: 'interrupted', seconds: 4 } as const
const sides = { baseline: { level: 1 }, contender: { level: 1 } }
const failing = { level: 1, fails: true }

test.each<[what: string, record: SessionRecord, says: string | undefined]>([
  ['that was measured', makeSided(sides), undefined],
  ['whose baseline fails', makeSided({ ...sides, baseline: failing }), undefined],
  ['whose anchor fails', makeSided({ ...sides, anchor: failing }), undefined],
  ['that was interrupted', { ...makeSided(sides), plan: interrupted }, 'measuring was interrupted'],
  ['that fails each time', makeSided({ ...sides, contender: failing }), 'its command failed each time'],
  ['that never ran', makeSided(sides, { rounds: 0 }), 'nothing of it was measured'],
])('a push %s', (_, record, says) => {
  expect(describeUnfit(record)).toBe(says)
})
