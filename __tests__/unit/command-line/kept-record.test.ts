import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepOnFault } from '../../../src/command-line/files.js'
import { decodeRecord } from '../../../src/record/decode.js'
import { makeSided } from '../record/whole.js'

const record = makeSided({ old: { level: 1 }, a: { level: 2 } }, { rounds: 2 })

function fail(): never {
  throw new TypeError('no such round')
}

/** The names of the files that are left by `make`. */
async function keep(given: { path: string; problem?: string }, make: () => unknown): Promise<readonly string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'kept-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  await expect(keepOnFault({ record, ...given, directory }, make)).rejects.toThrow('no such round')
  const files = readdirSync(directory)
  for (const file of files)
    expect(decodeRecord(readFileSync(join(directory, file), 'utf8')).rounds).toHaveLength(record.rounds.length)
  return files
}

test('a report that cannot be made loses nothing that was measured', async () => {
  expect(await keep({ path: '' }, fail)).toHaveLength(1)
})

test('a record that is in a file already is not written again', async () => {
  expect(await keep({ path: 'record.json' }, fail)).toEqual([])
})

test('a record that could not be written to its file is written to another', async () => {
  expect(await keep({ path: 'record.json', problem: 'the disk is full' }, fail)).toHaveLength(1)
})
