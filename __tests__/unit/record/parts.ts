import type { SessionRecord } from '../../../src/record/record.js'
import { makeRecord, noisy, type ValueOf } from '../compare/records.js'
import { environment } from '../report/samples.js'
import { toRecord } from './whole.js'

/** One of several runners' records of the same experiment; `level` is how slow the runner is. */
export function makePart(
  partNumber: string,
  { rounds = 7, level = 1, value = noisy(0.05) }: { rounds?: number; level?: number; value?: ValueOf } = {},
): SessionRecord {
  return toRecord({
    ...makeRecord([{ name: 'one', value: place => level * value(place)! }], { rounds, seed: partNumber }),
    partNumber,
    seed: `6f1c/part ${partNumber}`,
    command: './app bench',
    statistic: 'median',
    sides: {
      baseline: { label: 'main', source: 'artifact', commit: 'b1' },
      contender: { label: 'feature', source: 'workspace', commit: 'c2' },
    },
    plan: {
      copies: { baseline: 2, contender: 2 },
      inPlace: false,
      rounds,
      looks: [rounds],
      stoppedBy: 'complete',
      seconds: 60,
    },
    environment,
  })
}
