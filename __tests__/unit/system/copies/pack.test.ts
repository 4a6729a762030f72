import {
  chmodSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packForPublishing, packPayload, unpackPayload } from '../../../../src/system/copies/archive.js'
import { listPayload } from '../../../../src/system/copies/payload.js'
import { describeTree, makeDirectory } from '../archives.js'

const longName = 'a-long-name-'.repeat(20)

/** A directory with what a payload may hold. */
function makePayload(home: string): string {
  const root = join(home, 'payload')
  for (const path of ['', 'bin', 'data', 'data/empty', 'closed']) mkdirSync(join(root, path))
  writeFileSync(join(root, 'bin/app'), '#!/bin/sh\n', { mode: 0o755 })
  writeFileSync(join(root, 'data/größe 尺寸'), '0123456789'.repeat(300_000))
  writeFileSync(join(root, 'data/nothing'), '')
  writeFileSync(join(root, `data/${longName}`), 'long')
  writeFileSync(join(root, 'closed/key'), 'read only', { mode: 0o400 })
  symlinkSync('bin/app', join(root, 'app'))
  symlinkSync('../data/nowhere', join(root, 'bin/dangling'))
  symlinkSync(`../data/${longName}`, join(root, 'bin/long'))
  // What a number of seconds can hold to the last bit.
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    lutimesSync(join(root, path), 1_700_000_002.5, 1_700_000_002.5)
  lutimesSync(join(root, 'app'), 1_700_000_000.25, 1_700_000_000.25)
  utimesSync(join(root, 'bin/app'), 1_700_000_001.125, 1_700_000_001.125)
  utimesSync(join(root, 'data'), 1_600_000_000.5, 1_600_000_000.5)
  chmodSync(join(root, 'closed'), 0o555)
  return root
}

test('a payload comes back as it was, from an archive that is the same each time', async () => {
  const home = makeDirectory()
  const root = makePayload(home)
  const entries = await listPayload(root, [])
  const packed = await packPayload(root, entries, join(home, 'one.tar.gz'))
  const again = await packPayload(root, entries.toReversed(), join(home, 'two.tar.gz'))
  expect(again).toEqual({ ...packed, file: join(home, 'two.tar.gz') })
  expect(packed.sizeInBytes).toBe(readFileSync(packed.file).length)
  await unpackPayload(packed, join(home, 'copy'))
  const expected = describeTree(root)
  expect(Object.keys(expected)).toHaveLength(12)
  expect(describeTree(join(home, 'copy'))).toEqual(expected)
  for (const name of ['payload', 'copy']) chmodSync(join(home, name, 'closed'), 0o755)
})

test('setuid and its like stay behind', async () => {
  const home = makeDirectory()
  mkdirSync(join(home, 'payload'))
  writeFileSync(join(home, 'payload/app'), '')
  chmodSync(join(home, 'payload/app'), 0o4755)
  const packed = await packForPublishing(join(home, 'payload'), ['app'], join(home, 'one.tar.gz'))
  await unpackPayload(packed, join(home, 'copy'))
  expect(describeTree(join(home, 'copy')).app).toMatch(/^755 /)
})

test.each([
  [
    '/usr/bin/env',
    'app is a link to /usr/bin/env, which is outside of the payload. Create it in every copy with "install"',
  ],
  ['../../etc', 'app is a link to ../../etc'],
])('a link to %s is refused', async (target, message) => {
  const home = makeDirectory()
  mkdirSync(join(home, 'payload'))
  symlinkSync(target, join(home, 'payload/app'))
  await expect(packForPublishing(join(home, 'payload'), ['**'], join(home, 'one.tar.gz'))).rejects.toThrow(message)
})

test('a name with a line break is refused', async () => {
  const home = makeDirectory()
  mkdirSync(join(home, 'payload'))
  writeFileSync(join(home, 'payload/a\nb'), '')
  const entries = await listPayload(join(home, 'payload'), [])
  await expect(packPayload(join(home, 'payload'), entries, join(home, 'one.tar.gz'))).rejects.toThrow(
    '"a\\nb" has a line break in its name',
  )
})

test('credentials are refused unless each is named by its whole path', async () => {
  const home = makeDirectory()
  mkdirSync(join(home, 'payload/app'), { recursive: true })
  for (const name of ['.npmrc', 'app/.env', 'app/main.js']) writeFileSync(join(home, 'payload', name), '')
  const pack = (...globs: readonly string[]) =>
    packForPublishing(join(home, 'payload'), globs, join(home, 'one.tar.gz'))
  await expect(pack('**')).rejects.toThrow('"files" matches files that look like credentials')
  await expect(pack('**', '.npmrc')).rejects.toThrow(/could download them: app\/\.env\. Leave them out/)
  await expect(pack('**', '!**/.env', './.npmrc')).resolves.toMatchObject({ file: join(home, 'one.tar.gz') })
})
