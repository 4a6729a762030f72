import { sum } from 'd3-array'
import type { SessionRecord } from '../../../src/record/record.js'
import { makeRecord, noisy, type ValueOf } from '../compare/records.js'
import { environment } from '../report/samples.js'
import { toRecord } from './whole.js'

/** What the runner `label` measured of an experiment; `level` is how slow it is. */
export function makeShare(
  label: string,
  { rounds = 7, level = 1, value = noisy(0.05) }: { rounds?: number; level?: number; value?: ValueOf } = {},
): SessionRecord {
  return toRecord({
    ...makeRecord([{ name: 'one', value: place => level * value(place)! }], { rounds, seed: label }),
    seed: `6f1c/part ${label}`,
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

/** The record of an experiment whose rounds several runners measured, by the label of each, as earlier versions wrote it. */
export function joinRunners(shares: Readonly<Record<string, SessionRecord>>): SessionRecord {
  const records = Object.values(shares)
  const { seed: _, ...first } = records[0]!
  const rounds = records.flatMap(record => record.rounds)
  return {
    ...first,
    plan: { ...first.plan!, rounds: rounds.length, looks: [rounds.length] },
    runners: Object.entries(shares).map(([label, { seed, environment }], index) => ({
      ...{ label, firstRound: sum(records.slice(0, index), record => record.rounds.length) },
      ...{ seed: seed!, environment: environment! },
    })),
    rounds,
  }
}
