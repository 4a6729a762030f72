import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { encodeManifest, makeManifest } from '../../../../src/baseline/manifest.js'
import {
  openStoredComparisons,
  readHistories,
  type StoredHistory,
} from '../../../../src/extras/history/system/store.js'
import type { Rules } from '../../../../src/rules/rules.js'
import { readEnvironment } from '../../../../src/system/host/machine.js'
import { makeTemporaryDirectory } from '../../../../src/system/temporary.js'
import { makeSided } from '../../record/whole.js'
import { digestOf, makeComparisonOf, parse } from './comparisons.js'

test('two pushes at once lose none of their comparisons', async () => {
  await using home = await makeTemporaryDirectory()
  mkdirSync(join(home.path, 'counterbalance-words'))
  const open = () =>
    openStoredComparisons(join(home.path, 'counterbalance-words'), 'words', new Map([['old', 'parse']]))
  const [one, other] = [open(), open()]
  expect(one.add([makeComparisonOf(1, 2, [[{ ...parse, benchmark: 'old' }, 7]])])).toBeUndefined()
  expect(other.add([makeComparisonOf(1, 3, [[parse, 9]])])).toBeUndefined()
  const [{ comparisons }] = (await readHistories(home.path)) as [StoredHistory]
  expect(comparisons.map(({ id, estimates }) => [id, estimates[0]!.of.benchmark])).toEqual([
    ['1-2', 'parse'],
    ['1-3', 'parse'],
  ])
})

/** Puts the manifest of a push with `rules` on a shelf; its path. */
function writeManifest(shelf: string, name: string, rules: Rules): string {
  mkdirSync(join(shelf, name), { recursive: true })
  const record = makeSided({ baseline: { level: 1 }, contender: { level: 1 } }, { rounds: 1 })
  const manifest = makeManifest({
    ...{ ref: 'main', suite: 'words', environment: readEnvironment(), ledger: [] },
    record: { ...record, settings: { ...record.settings, rules } },
    payload: { sha256: digestOf(1), sizeInBytes: 0 },
  })
  const path = join(shelf, name, 'baseline.json')
  writeFileSync(path, encodeManifest(manifest))
  return path
}

const rules: Rules = {
  source: 'new.yml',
  asOf: '2026-01-02',
  list: [{ line: 1, benchmark: 'parse', metric: '**', threshold: 0.1 }],
}

test('the history of a store comes with the rules of its newest push', async () => {
  await using home = await makeTemporaryDirectory()
  const shelf = join(home.path, 'counterbalance-words')
  writeManifest(shelf, '2026-01-01T000000Z', { source: 'old.yml', asOf: '2026-01-01', list: [] })
  writeManifest(shelf, '2026-01-02T000000Z', rules)
  openStoredComparisons(join(home.path, 'counterbalance-words'), 'words', new Map()).add([
    makeComparisonOf(1, 2, [[parse, 7]]),
  ])
  expect((await readHistories(home.path)).map(one => one.rules)).toEqual([rules])
  expect((await readHistories(join(shelf, 'history.jsonl'))).map(one => one.rules)).toEqual([undefined])
})

test.each<[what: string, damage: (path: string) => void, says: RegExp]>([
  ['is gone', path => rmSync(path), /baseline\.json" .* no such file/],
  ['was cut off', path => truncateSync(path, 200), /baseline\.json" .* it was cut off/],
  ['is of a later version', path => writeFileSync(path, '{"schema":"x"}'), /baseline\.json" .* "x"/],
])('a history is read where the manifest of the newest push %s, without its rules', async (_, damage, says) => {
  await using home = await makeTemporaryDirectory()
  damage(writeManifest(join(home.path, 'counterbalance-words'), '2026-01-02T000000Z', rules))
  openStoredComparisons(join(home.path, 'counterbalance-words'), 'words', new Map()).add([
    makeComparisonOf(1, 2, [[parse, 7]]),
  ])
  const [found] = (await readHistories(home.path)) as [StoredHistory]
  expect([found.comparisons.length, found.rules]).toEqual([1, undefined])
  expect(found.problem).toMatch(says)
})
