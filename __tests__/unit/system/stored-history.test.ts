import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { encodeManifest, makeManifest } from '../../../src/baseline/manifest.js'
import type { Rules } from '../../../src/rules/rules.js'
import { readEnvironment } from '../../../src/system/environment.js'
import { openStoredRaces, readHistories, type StoredHistory } from '../../../src/system/stored-history.js'
import { makeTemporaryDirectory } from '../../../src/system/temporary.js'
import { digestOf, makeRaceOf, parse } from '../history/races.js'
import { makeSided } from '../record/whole.js'

test('two pushes at once lose none of their races', async () => {
  await using home = await makeTemporaryDirectory()
  mkdirSync(join(home.path, 'counterbalance-words'))
  const open = () => openStoredRaces(home.path, { suite: 'words', leg: undefined }, new Map([['old', 'parse']]))
  const [one, other] = [open(), open()]
  expect(one.add(makeRaceOf(1, 2, [[{ ...parse, benchmark: 'old' }, 7]]))).toBeUndefined()
  expect(other.add(makeRaceOf(1, 3, [[parse, 9]]))).toBeUndefined()
  const [{ races }] = (await readHistories(home.path)) as [StoredHistory]
  expect(races.map(({ id, estimates }) => [id, estimates[0]!.of.benchmark])).toEqual([
    ['1-2', 'parse'],
    ['1-3', 'parse'],
  ])
})

test('the history of a store comes with the rules of its newest push', async () => {
  await using home = await makeTemporaryDirectory()
  const shelf = join(home.path, 'counterbalance-words')
  const write = (place: string, rules: Rules): void => {
    mkdirSync(join(shelf, place), { recursive: true })
    const record = makeSided({ baseline: { level: 1 }, contender: { level: 1 } }, { rounds: 1 })
    const manifest = makeManifest({
      ...{ ref: 'main', suite: 'words', environment: readEnvironment(), ledger: [] },
      record: { ...record, settings: { ...record.settings, rules } },
      payload: { sha256: digestOf(1), sizeInBytes: 0 },
    })
    writeFileSync(join(shelf, place, 'baseline.json'), encodeManifest(manifest))
  }
  const rule = { line: 1, benchmark: 'parse', metric: '**', threshold: 0.1 }
  write('2026-01-01T000000Z', { source: 'old.yml', asOf: '2026-01-01', list: [] })
  write('2026-01-02T000000Z', { source: 'new.yml', asOf: '2026-01-02', list: [rule] })
  openStoredRaces(home.path, { suite: 'words', leg: undefined }, new Map()).add(makeRaceOf(1, 2, [[parse, 7]]))
  expect((await readHistories(home.path)).map(({ rules }) => rules?.list)).toEqual([[rule]])
  expect((await readHistories(join(shelf, 'history.jsonl'))).map(({ rules }) => rules)).toEqual([undefined])
})
