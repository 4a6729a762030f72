import { expect, test } from 'vitest'
import {
  collectRecords,
  type ListedArtifact,
  ownLimits,
  type RunArtifacts,
} from '../../../../src/github/artifacts/records.js'
import { encodeRecord } from '../../../../src/record/encode.js'
import { makeRecord, noisy } from '../../compare/records.js'
import { toRecord } from '../../record/whole.js'

const name = 'counterbalance-record-linux'
const record = toRecord(makeRecord([{ name: 'parse', value: noisy() }], { rounds: 1 }))

/** The ids of the artifacts that are read, and so count, of these that the run lists. */
async function readOf(listed: readonly Partial<ListedArtifact>[]): Promise<readonly number[]> {
  const read: number[] = []
  const artifacts: RunArtifacts = {
    list: async () => listed.map(one => ({ id: 1, name, sizeInBytes: 100, digest: '', createdAt: '', ...one })),
    read: async ({ id }) => {
      read.push(id)
      return encodeRecord(record)
    },
  }
  await collectRecords(artifacts, ownLimits)
  return read
}

const [noon, later] = ['2026-01-31T12:00:00Z', '2026-01-31T12:00:01Z']

test.each<[string, readonly Partial<ListedArtifact>[], readonly number[]]>([
  [
    'the later one counts',
    [
      { id: 8, createdAt: noon },
      { id: 7, createdAt: later },
    ],
    [7],
  ],
  [
    'of the same second, the one of the higher id',
    [
      { id: 7, createdAt: noon },
      { id: 8, createdAt: noon },
    ],
    [8],
  ],
  ['another name is another job', [{ id: 7 }, { id: 8, name: `${name}-arm` }], [7, 8]],
  ['what is no record is not read', [{ id: 7, name: 'coverage' }, { id: 8 }], [8]],
])('a job that ran again: %s, in whichever order they are listed', async (_, listed, expected) => {
  expect(await readOf(listed)).toEqual(expected)
  expect((await readOf([...listed].reverse())).toSorted()).toEqual(expected)
})
