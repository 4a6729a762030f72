import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStoredRaces, readHistories } from '../../../src/system/stored-history.js'
import { makeTemporaryDirectory } from '../../../src/system/temporary.js'
import { makeRaceOf, parse } from '../history/races.js'

test('two pushes at once lose none of their races', async () => {
  await using home = await makeTemporaryDirectory()
  mkdirSync(join(home.path, 'counterbalance-words'))
  const open = () => openStoredRaces(home.path, { suite: 'words', leg: undefined }, new Map([['old', 'parse']]))
  const [one, other] = [open(), open()]
  expect(one.add(makeRaceOf(1, 2, [[{ ...parse, benchmark: 'old' }, 7]]))).toBeUndefined()
  expect(other.add(makeRaceOf(1, 3, [[parse, 9]]))).toBeUndefined()
  const [{ races }] = readHistories(home.path) as [ReturnType<typeof readHistories>[number]]
  expect(races.map(({ id, estimates }) => [id, estimates[0]!.of.benchmark])).toEqual([
    ['1-2', 'parse'],
    ['1-3', 'parse'],
  ])
})
