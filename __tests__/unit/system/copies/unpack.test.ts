import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unpackPayload } from '../../../../src/system/copies/archive.js'
import { PayloadError } from '../../../../src/system/copies/payload.js'
import { describeTree, type HandMade, makeDirectory, writeArchive, writeRaw } from '../archives.js'

const file = (path: string, text = 'x'): HandMade => ({ header: { path, type: 'File' }, text })
const directory = (path: string): HandMade => ({ header: { path, type: 'Directory', mode: 0o755 } })
const link = (path: string, linkpath: string): HandMade => ({ header: { path, type: 'SymbolicLink', linkpath } })

/** What is said of the next entry. */
function extend(field: string, value: string): HandMade {
  const text = ` ${field}=${value}\n`
  return { header: { path: 'PaxHeader/a', type: 'ExtendedHeader' }, text: `${text.length + 4}${text}` }
}

test.each<[what: string, entries: readonly HandMade[], message: RegExp]>([
  ['an absolute path', [file('/tmp/evil')], /\/tmp\/evil does not stay inside of it/],
  ['a way up', [file('../evil')], /\.\.\/evil does not stay inside of it/],
  ['a way up in the middle', [directory('a'), file('a/../../evil')], /does not stay inside/],
  ['the root itself', [directory('.')], /\. does not stay inside/],
  ['an absolute link', [link('a', '/etc/passwd')], /a is a link to "\/etc\/passwd", which is outside of it/],
  ['a link that leads up', [link('a', '../x')], /a is a link to "\.\.\/x"/],
  [
    'a link that leads up over another',
    [directory('d'), link('d/up', '..'), link('x', 'd/up/../etc')],
    /x is a link to/,
  ],
  ['a link to nothing', [link('a', '')], /linkpath required/],
  ['a file under a link', [directory('d'), link('l', 'd'), file('l/x')], /l\/x is in no directory of it/],
  ['a file in the place of a link', [link('l', 'd'), file('l')], /l is there twice/],
  ['a file without its directory', [file('d/x')], /d\/x is in no directory of it/],
  ['a hard link', [file('a'), { header: { path: 'b', type: 'Link', linkpath: 'a' } }], /b is a Link/],
  ['a hard link out', [{ header: { path: 'b', type: 'Link', linkpath: '/etc/passwd' } }], /b is a Link/],
  ['a device', [{ header: { path: 'b', type: 'CharacterDevice', devmaj: 1, devmin: 3 } }], /b is a CharacterDevice/],
  ['a pipe', [{ header: { path: 'b', type: 'FIFO' } }], /b is a FIFO/],
  ['a path that is too long', [extend('path', 'a'.repeat(5000)), file('a')], /is too long a path/],
  ['a link that is too long', [extend('linkpath', 'a'.repeat(5000)), link('a', 'b')], /a … is too long a path/],
  [
    'a header for all files',
    [{ header: { path: 'x', type: 'GlobalExtendedHeader' }, text: '9 path=x\n' }, file('x')],
    /x is described by a header for all files/,
  ],
  ['setuid', [{ header: { path: 'b', type: 'File', mode: 0o4755 } }], /b is setuid, setgid or sticky/],
])('%s is refused', async (_, entries, message) => {
  const home = makeDirectory()
  const unpack = unpackPayload(writeArchive(join(home, 'a.tar.gz'), entries), join(home, 'copy'))
  await expect(unpack).rejects.toThrow(PayloadError)
  await expect(unpack).rejects.toThrow(message)
  expect(existsSync(join(home, 'evil'))).toBe(false)
})

test('a time that there is not is refused', async () => {
  const home = makeDirectory()
  const extended = { header: { path: 'PaxHeader/a', type: 'ExtendedHeader' }, text: '15 mtime=never\n' } as const
  const archive = writeArchive(join(home, 'a.tar.gz'), [extended, file('a')])
  await expect(unpackPayload(archive, join(home, 'copy'))).rejects.toThrow(/the archive of the payload is damaged/)
})

test('links in circles, and to what is beside them, are left alone', async () => {
  const home = makeDirectory()
  const entries = [directory('d'), file('d/x'), link('a', 'b'), link('b', 'a'), link('d/y', 'x'), link('z', 'd/../d/y')]
  await unpackPayload(writeArchive(join(home, 'a.tar.gz'), entries), join(home, 'copy'))
  expect(describeTree(join(home, 'copy'))).toMatchObject({ 'd/x': '644 0 x', z: 'link 0 d/../d/y', a: 'link 0 b' })
})

test('another SHA-256 is refused before anything is unpacked', async () => {
  const home = makeDirectory()
  const { file: path } = writeArchive(join(home, 'a.tar.gz'), [file('x')])
  await expect(unpackPayload({ file: path, sha256: '00' }, join(home, 'copy'))).rejects.toThrow(
    /is not what was published: its SHA-256 is [0-9a-f]{64}, not 00/,
  )
  expect(existsSync(join(home, 'copy'))).toBe(false)
})

test.each([
  ['half of it', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['no gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ['no tar', () => gzipSync('words '.repeat(1000))],
  ['half a tar', (bytes: Buffer) => gzipSync(gunzipSync(bytes).subarray(0, 700))],
  ['compressed twice', (bytes: Buffer) => gzipSync(bytes)],
  ['a bit off', (bytes: Buffer) => gzipSync(gunzipSync(bytes).fill('y', 10, 11))],
])('%s is refused in words', async (_, change) => {
  const home = makeDirectory()
  const whole = readFileSync(writeArchive(join(home, 'a.tar.gz'), [file('x', 'text '.repeat(500))]).file)
  const unpack = unpackPayload(writeRaw(join(home, 'b.tar.gz'), change(whole)), join(home, 'copy'))
  await expect(unpack).rejects.toThrow(PayloadError)
  await expect(unpack).rejects.toThrow(/the archive of the payload is (damaged|compressed twice)/)
})

test('what is larger than the limits is not unpacked', async () => {
  const home = makeDirectory()
  const limits = { sizeInBytes: 1000, entries: 3, seconds: 60 }
  const unpack = (entries: readonly HandMade[], name: string) =>
    unpackPayload(writeArchive(join(home, `${name}.tar.gz`), entries), join(home, name), limits)
  await expect(unpack([file('a', 'x'.repeat(600)), file('b', 'x'.repeat(600))], 'bytes')).rejects.toThrow(
    /the payload is larger than .* MiB, so it is not unpacked/,
  )
  await expect(
    unpack(
      ['a', 'b', 'c', 'd'].map(path => file(path)),
      'entries',
    ),
  ).rejects.toThrow(/has more than 3 entries/)
  // A header that says nothing of what follows it.
  const bomb = writeRaw(join(home, 'bomb.tar.gz'), gzipSync(Buffer.alloc(50_000_000)))
  await expect(unpackPayload(bomb, join(home, 'bomb'), limits)).rejects.toThrow(/is larger than/)
})

/** An archive of one file, with something in front of it and behind its end. */
function writeAround(home: string, before: Buffer, behind: Buffer): ReturnType<typeof writeRaw> {
  const whole = gunzipSync(readFileSync(writeArchive(join(home, 'whole.tar.gz'), [file('x')]).file))
  return writeRaw(join(home, 'around.tar.gz'), gzipSync(Buffer.concat([before, whole, behind])))
}

const mebibyte = 2 ** 20

/** The blocks of extended headers that no file follows. */
function makeExtensions(count: number, text = '9 path=x\n'): Buffer {
  const one = { header: { path: 'PaxHeader/x', type: 'ExtendedHeader' }, text } as const
  const home = makeDirectory()
  const bytes = gunzipSync(readFileSync(writeArchive(join(home, 'a.tar.gz'), Array(count).fill(one)).file))
  return bytes.subarray(0, -1024)
}

test('an archive may be filled up with zeros, to 1 MiB', async () => {
  const home = makeDirectory()
  await unpackPayload(writeAround(home, Buffer.alloc(0), Buffer.alloc(mebibyte)), join(home, 'copy'))
  expect(describeTree(join(home, 'copy'))).toMatchObject({ x: '644 0 x' })
})

const some = Buffer.alloc(mebibyte / 2)
const nothing = Buffer.alloc(0)

test.each<[what: string, before: () => Buffer, behind: () => Buffer, message: RegExp]>([
  [
    '100 MiB of zeros behind its end',
    () => nothing,
    () => Buffer.alloc(100 * mebibyte),
    /more than 1 MiB, or more than zeros, follow/,
  ],
  [
    'a letter behind its end',
    () => nothing,
    () => Buffer.concat([some, Buffer.from('x')]),
    /more than zeros, follow its end/,
  ],
  ['20 MiB of extended headers', () => makeExtensions(20_000), () => nothing, /extended headers without a file/],
  ['an extended header of 2 MiB', () => makeExtensions(1, 'x'.repeat(2 * mebibyte)), () => nothing, /is of a kind/],
])('%s is refused before it is read', async (_, before, behind, message) => {
  const home = makeDirectory()
  const unpack = unpackPayload(writeAround(home, before(), behind()), join(home, 'copy'))
  await expect(unpack).rejects.toThrow(PayloadError)
  await expect(unpack).rejects.toThrow(message)
})

test('what takes too long is not unpacked', async () => {
  const home = makeDirectory()
  const limits = { sizeInBytes: 1000, entries: 3, seconds: 0 }
  const unpack = unpackPayload(writeArchive(join(home, 'a.tar.gz'), [file('x')]), join(home, 'copy'), limits)
  await expect(unpack).rejects.toThrow(/takes longer than 0 s to unpack/)
})
