import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findResumed, repeatCall, resumeLine } from '../../../src/command-line/compare.js'
import { withRecordedRules } from '../../../src/command-line/config.js'
import { programOf } from '../../../src/command-line/program.js'
import { decodeGiven } from '../../../src/inputs/declarations.js'
import type { Inputs } from '../../../src/inputs/inputs.js'
import { applyRules } from '../../../src/inputs/inputs.js'
import type { Pair, SessionRecord } from '../../../src/record/record.js'
import type { RoundsRequest } from '../../../src/schedule/schedule.js'
import { makeRecord, noisy } from '../compare/records.js'
import { toRecord } from '../record/whole.js'

const plan: NonNullable<Pair['plan']> = {
  copies: { baseline: 2, contender: 2 },
  inPlace: false,
  rounds: 20,
  looks: [5, 8, 13, 20],
  stoppedBy: 'complete',
  seconds: 1,
}

/** A record of so many rounds of a contender that is slower by `effect`, on copies that were made once. */
function recordOf(
  rounds: number,
  { effect = 0, spread, ...fields }: Partial<Pair> & { readonly effect?: number; readonly spread?: number } = {},
) {
  return toRecord({
    ...makeRecord([{ name: 'parse', value: noisy(effect, spread) }], { rounds }),
    sides: { baseline: { label: '../base', source: 'directory' }, contender: { label: '.', source: 'directory' } },
    ...{ command: 'sh bench.sh', seed: 's', plan, stages: [0] },
    ...fields,
  })
}

function withoutStages({ stages: _, ...record }: SessionRecord): SessionRecord {
  return record
}

test.each<[what: string, record: SessionRecord, becomes: 'goes on' | 'is repeated' | 'stands']>([
  ['some of its rounds', recordOf(12), 'goes on'],
  ['all of them, and nothing to confirm', recordOf(20), 'stands'],
  ['all of them, and nothing that is clear', recordOf(20, { spread: 0.3 }), 'is repeated'],
  ['all of them, and nothing that could be confirmed', withoutStages(recordOf(20, { effect: 0.1 })), 'stands'],
  ['all of them, and a change that was not confirmed', recordOf(20, { effect: 0.1 }), 'goes on'],
  ['both stages', recordOf(26, { effect: 0.1, stages: [0, 20] }), 'stands'],
  ['both stages, of which the first was short', recordOf(12, { effect: 0.1, stages: [0, 6] }), 'stands'],
])('a record with %s', (_, record, becomes) => {
  if (becomes === 'stands')
    return expect(() => findResumed(record)).toThrow('it is complete, and no benchmark is inconclusive')
  const { before, earlier } = findResumed(record)
  expect({ before, earlier: earlier?.length }).toEqual(
    becomes === 'goes on' ? { before: record, earlier: undefined } : { before: undefined, earlier: 1 },
  )
})

test('there are at most three experiments after the first one', () => {
  const record = recordOf(20, { spread: 0.3 })
  const after = (count: number) => ({ ...record, earlier: Array.from({ length: count }, () => record) })
  expect(findResumed(after(2)).earlier).toHaveLength(3)
  expect(() => findResumed(after(3))).toThrow('it has had 4 experiments')
})

test.each<[what: string, record: SessionRecord, rounds: RoundsRequest]>([
  [
    'that may still have some added',
    recordOf(3, at({ looks: [6, 9, 20], auto: true })),
    { least: 6, most: 20, isAuto: true },
  ],
  [
    'that had some added',
    recordOf(30, at({ looks: [5, 20, 80], auto: true, extendedFrom: 20 })),
    { least: 5, most: 20, isAuto: true },
  ],
  ['that is enough', recordOf(8, at({ looks: [5, 8, 13, 20], auto: true })), { least: 5, most: 20, isAuto: false }],
  ['that was fixed', recordOf(3, at({ looks: [6] })), { least: 6, most: 6, isAuto: false }],
])('what goes on has the number of rounds of its plan: %s', (_, record, rounds) => {
  const { get } = repeatCall(record, findResumed(record))
  expect(decodeGiven(get, 'compare').rounds).toEqual(rounds)
})

function at(changes: Partial<typeof plan>): Partial<Pair> {
  return { plan: { ...plan, ...changes, rounds: changes.looks!.at(-1)! } }
}

test('what goes on is judged by the rules of its record, and says where the contender has others', () => {
  const rules = { source: 'rules.yml', asOf: '2026-01-01', list: [] }
  const other = {
    code: 'rules-changed',
    message: 'the rules of the baseline are used, and the contender has different ones',
  }
  const record = recordOf(3)
  const apply = (recorded: SessionRecord) =>
    applyRules(
      { settings: record.settings } as Inputs,
      withRecordedRules(() => '', recorded),
    )
  const { settings, warnings } = apply({ ...record, settings: { ...record.settings, rules }, warnings: [other] })
  expect(settings.rules).toEqual(rules)
  expect(warnings).toMatchObject([{ code: 'rules-changed' }])
  expect(apply(record).settings).not.toHaveProperty('rules')
})

const interrupted = (rounds: number, fields: Partial<Pair> = {}) =>
  recordOf(rounds, { plan: { ...plan, stoppedBy: 'interrupted' }, ...fields })
const tampered = { tampered: ['b1/words.txt'] }

test.each<[what: string, record: SessionRecord, isOffered: boolean]>([
  ['some of its rounds', interrupted(7), true],
  ['no round', interrupted(0), false],
  ['changed copies', interrupted(7, tampered), false],
  ['nothing left to run', interrupted(20), false],
  ['an end of its own', recordOf(7), false],
])('the line that goes on is offered where it would work: %s', (_, record, isOffered) => {
  const directory = mkdtempSync(join(tmpdir(), 'resume-'))
  const path = join(directory, "it's.json")
  try {
    expect(resumeLine(record, path)).toBeUndefined()
    writeFileSync(path, '')
    const line = resumeLine(record, path)
    expect(line).toBe(
      isOffered ? `${programOf(process.argv).call} compare --resume '${directory}/it'\\''s.json'` : undefined,
    )
  } finally {
    rmSync(directory, { recursive: true })
  }
})
