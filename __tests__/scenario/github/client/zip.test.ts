import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ArtifactError } from '../../../../src/github/artifacts/artifact-error.js'
import { readZip, type WantedEntry } from '../../../../src/github/artifacts/zip.js'
import { makeSandbox, type Sandbox } from '../../sandbox.js'
import { makeZip, type ZipEntry } from '../fake/zip.js'

const wanted: readonly WantedEntry[] = [{ name: 'record.json', largestInBytes: 1000 }]

async function read(sandbox: Sandbox, bytes: Buffer, entries = wanted): Promise<ReadonlyMap<string, Buffer>> {
  writeFileSync(sandbox.at('a.zip'), bytes)
  return await readZip(sandbox.at('a.zip'), entries)
}

test('what is wanted is read, to memory or to a file', async () => {
  const sandbox = makeSandbox()
  const zip = makeZip([
    { name: 'record.json', content: '{}' },
    { name: 'payload', content: 'x'.repeat(5000) },
  ])
  const to = sandbox.at('payload')
  const contents = await read(sandbox, zip, [...wanted, { name: 'payload', largestInBytes: 5000, to }])
  expect(`${contents.get('record.json')}`).toBe('{}')
  expect(readFileSync(to, 'utf8')).toBe('x'.repeat(5000))
})

const good: ZipEntry = { name: 'record.json', content: '{}' }
const bomb = Buffer.alloc(50 << 20)

test.each<[name: string, bytes: Buffer, says: string]>([
  ['nothing', Buffer.alloc(0), 'cannot be read as a zip file'],
  ['noise', Buffer.alloc(1000, 'x'), 'cannot be read as a zip file'],
  ['half of one', makeZip([good]).subarray(0, 60), 'cannot be read as a zip file'],
  ['no entries', makeZip([]), 'holds 0 files'],
  ['another entry', makeZip([{ name: 'other.json', content: '{}' }]), 'holds "other.json"'],
  ['one more', makeZip([good, { name: 'more', content: '' }]), 'holds 2 files instead of "record.json"'],
  ['thousands', makeZip(Array.from({ length: 5000 }, () => good)), 'holds 5000 files'],
  ['a way up', makeZip([{ name: '../record.json', content: '{}' }]), 'invalid relative path'],
  ['an absolute path', makeZip([{ name: '/record.json', content: '{}' }]), 'absolute path'],
  ['a backslash', makeZip([{ name: '..\\record.json', content: '{}' }]), 'invalid characters'],
  ['too much', makeZip([{ ...good, content: 'x'.repeat(1001) }]), 'has more than 1000 bytes'],
  ['a bomb', makeZip([{ ...good, content: bomb }]), 'has more than 1000 bytes'],
  [
    'a bomb that says it is small',
    makeZip([{ ...good, content: bomb, claimedSize: 900 }]),
    'cannot be read as a zip file',
  ],
  ['a broken entry', makeZip([{ ...good, deflated: Buffer.alloc(20, 0xff) }]), 'cannot be read as a zip file'],
  ['half an entry', makeZip([{ ...good, deflated: deflateRawSync('x'.repeat(500)).subarray(0, 4) }]), 'cannot be read'],
])('%s is refused', async (_, bytes, says) => {
  const sandbox = makeSandbox()
  const error = await read(sandbox, bytes).catch((problem: unknown) => problem)
  expect(error).toBeInstanceOf(ArtifactError)
  expect((error as Error).message).toContain(says)
})

test('two of the same name are refused, and no file is written over', async () => {
  const sandbox = makeSandbox()
  const two: readonly WantedEntry[] = [...wanted, { name: 'payload', largestInBytes: 10, to: sandbox.at('payload') }]
  await expect(read(sandbox, makeZip([good, good]), two)).rejects.toThrow('holds "record.json" instead of')
  sandbox.write('payload', 'mine')
  await expect(read(sandbox, makeZip([good, { name: 'payload', content: 'x' }]), two)).rejects.toThrow(ArtifactError)
  expect(sandbox.read('payload')).toBe('mine')
  expect(existsSync(sandbox.at('record.json'))).toBe(false)
})
