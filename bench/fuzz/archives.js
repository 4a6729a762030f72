import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'

/** A zip file with an entry `record.json`, deflated, as artifacts have it. */
const zip = Buffer.from(
  'UEsDBBQAAAAIAAAAIVyHmmgaNQAAADgAAAALAAAAcmVjb3JkLmpzb26rVipOzkjNTVSyUkrOL80rSS1KSsxJzEtO1S9KTc4vSnEwVNJRKgLKpBQrWUVHx+qAUWwtAFBLAQIUAxQAAAAIAAAAIVyHmmgaNQAAADgAAAALAAAAAAAAAAAAAACAAQAAAAByZWNvcmQuanNvblBLBQYAAAAAAQABADkAAABeAAAAAAA=',
  'base64',
)
const largestInBytes = 1000

const byte = fc.oneof(fc.nat(255), fc.constantFrom(...Buffer.from('./0127x\0PK')))
const changes = fc.array(
  fc.record({ at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), value: byte }),
  { maxLength: 4 },
)
const insertion = fc.record({
  kind: fc.constantFrom('none', 'none', 'zeros', 'repeat', 'cut', 'noise'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  blocks: fc.oneof({ arbitrary: fc.nat(10), weight: 9 }, { arbitrary: fc.nat(4000), weight: 1 }),
})

const blockInBytes = 512

function damage(whole, { list, inserted, isSigned }) {
  const bytes = Buffer.from(whole)
  for (const { at, value } of list) bytes[Math.floor(at * bytes.length)] = value
  if (isSigned) for (let at = 0; at < bytes.length; at += blockInBytes) sign(bytes.subarray(at, at + blockInBytes))
  return insert(bytes, inserted)
}

function insert(bytes, { kind, at, blocks }) {
  const place = blockInBytes * Math.floor((at * bytes.length) / blockInBytes)
  const [before, behind] = [bytes.subarray(0, place), bytes.subarray(place)]
  switch (kind) {
    case 'zeros':
      return Buffer.concat([before, Buffer.alloc(blockInBytes * blocks), behind])
    case 'noise':
      return Buffer.concat([before, Buffer.alloc(blocks, 'x'), behind])
    case 'repeat':
      return Buffer.concat([before, ...Array(blocks).fill(behind.subarray(0, 2 * blockInBytes)), behind])
    case 'cut':
      return bytes.subarray(0, Math.floor(at * bytes.length))
    default:
      return bytes
  }
}

/** Makes the checksum of a header right again. */
function sign(block) {
  if (block.toString('latin1', 257, 262) !== 'ustar') return
  block.fill(' ', 148, 156)
  const sum = block.reduce((total, one) => total + one, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
}

/**
 * Damaged archives of payloads and zip files of artifacts: each is refused in words, or is unpacked to where it belongs.
 *
 * Payloads are packed by our own packer.
 */
export async function makeArchivesKind({
  listPayload,
  packPayload,
  unpackPayload,
  PayloadError,
  readZip,
  ArtifactError,
}) {
  const home = mkdtempSync(join(tmpdir(), 'fuzz-'))
  const source = join(home, 'source')
  mkdirSync(join(source, 'd/e'), { recursive: true })
  for (const name of ['d/x', 'd/e/y', 'z']) writeFileSync(join(source, name), `${name} `.repeat(100))
  symlinkSync('../z', join(source, 'd/up'))
  const { file } = await packPayload(source, await listPayload(source, []), join(home, 'packed.tar.gz'))
  const tar = gunzipSync(readFileSync(file))
  const there = readdirSync(home).sort()
  const limits = { sizeInBytes: 2 ** 20, entries: 100, seconds: 60 }
  const kinds = { tar, gzip: readFileSync(file), zip }
  return {
    name: 'archives',
    inputs: fc.record({
      kind: fc.constantFrom('tar', 'tar', 'tar', 'gzip', 'zip'),
      list: changes,
      inserted: insertion,
      isSigned: fc.boolean(),
    }),
    async check({ kind, ...input }) {
      const bytes = damage(kinds[kind], input)
      const isRead =
        kind === 'zip' ? await tryZip(bytes) : await tryTar(kind === 'tar' ? gzipSync(bytes, { level: 1 }) : bytes)
      assert.deepEqual(readdirSync(home).sort(), there, 'something was written elsewhere')
      return isRead ? 'accepted' : 'refused'
    },
    end: () => rmSync(home, { recursive: true }),
  }

  async function tryTar(bytes) {
    const [archive, target] = ['damaged.tar.gz', 'copy'].map(name => join(home, name))
    writeFileSync(archive, bytes)
    try {
      await unpackPayload({ file: archive, sha256: createHash('sha256').update(bytes).digest('hex') }, target, limits)
      return true
    } catch (error) {
      if (!(error instanceof PayloadError)) throw error
      assert(error.message.length < 1000, 'a long message')
      return false
    } finally {
      for (const path of [archive, target]) rmSync(path, { recursive: true, force: true })
    }
  }

  async function tryZip(bytes) {
    const path = join(home, 'damaged.zip')
    writeFileSync(path, bytes)
    try {
      const contents = await readZip(path, [{ name: 'record.json', largestInBytes }])
      assert(contents.get('record.json').length <= largestInBytes, 'more than is wanted')
      return true
    } catch (error) {
      if (!(error instanceof ArtifactError)) throw error
      return false
    } finally {
      rmSync(path)
    }
  }
}
