import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeManifest, encodeManifest, ManifestError, makeManifest } from '../../../src/baseline/manifest.js'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import { artifactLimits } from '../../../src/record/limits.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { RecordError } from '../../../src/record/record-error.js'
import { makeReport } from '../../../src/report/report.js'
import { makeRecord, noisy } from '../compare/records.js'
import { mutate } from './mutations.js'

const environment = { fingerprint: 'a', cpu: 'b', cores: 2, memoryInBytes: 1, os: 'c', kernel: 'd', node: 'e' }

const record: SessionRecord = {
  ...makeRecord(
    [
      { name: 'parse', value: noisy(0.05) },
      { name: 'size', metric: { name: 'B', unit: 'B', better: 'lower' }, value: () => 18_234 },
    ],
    {
      rounds: 6,
      change: (one, round) =>
        round === 3 && one.slot.copy === 2 ? { ...one, outcome: 'failed', reason: 'exit 3', measurements: [] } : one,
    },
  ),
  seed: '6f1c',
  createdAt: '2026-01-31T12:00:00Z',
  command: './app bench',
  options: { 'working-directory': 'app' },
  statistic: 'median',
  sides: {
    baseline: { label: 'main', source: 'artifact', commit: '9b01d7e' },
    contender: { label: 'feature', source: 'workspace' },
  },
  plan: {
    copies: { baseline: 2, contender: 2 },
    inPlace: false,
    rounds: 6,
    looks: [5, 6],
    stoppedBy: 'complete',
    seconds: 12,
  },
  environment,
  ledger: [{ benchmark: 'parse', estimate: 0.001, standardError: 0.002, fingerprint: 'a' }],
  identical: false,
  warnings: [{ code: 'leftovers', message: 'some' }],
}

/** What `decode` makes of `json`; undefined where it says in words why it will not. */
function tryTo<T>(decode: (json: string) => T, json: string, refusal: new (message: string) => Error): T | undefined {
  try {
    return decode(json)
  } catch (error) {
    if (!(error instanceof refusal)) throw error
    expect(error.message.length).toBeLessThan(1000)
    return undefined
  }
}

test('of 10,000 records with something wrong in them, each is refused in words or read right', () => {
  let read = 0
  fc.assert(
    fc.property(mutate(encodeRecord(record)), json => {
      const decoded = tryTo(text => decodeRecord(text, artifactLimits), json, RecordError)
      if (decoded === undefined) return
      read++
      // What was read says the same once more, and every later stage can do with it.
      const encoded = encodeRecord(decoded)
      expect(encodeRecord(decodeRecord(encoded)) === encoded, json).toBe(true)
      if (read % 40 === 0) expect(JSON.parse(JSON.stringify(makeReport(decoded)))).toHaveProperty('status')
    }),
    { seed: 20_260_131, numRuns: 10_000 },
  )
  // The mutations are neither all fatal nor all harmless.
  expect(read).toBeGreaterThan(1000)
  expect(read).toBeLessThan(9000)
  expect({}).not.toHaveProperty('schema')
})

test('and so are manifests', () => {
  const payload = { sha256: '0123456789abcdef'.repeat(4), sizeInBytes: 20 }
  const { ledger = [] } = record
  const known = {
    commit: '9b01d7e0'.repeat(5),
    ref: 'refs/heads/main',
    suite: 'benchmark',
    environment,
    ledger,
    payload,
  }
  const manifest = makeManifest({ ...known, record: { ...record, rounds: record.rounds.slice(0, 1) } })
  fc.assert(
    fc.property(mutate(encodeManifest(manifest)), json => {
      const decoded = tryTo(decodeManifest, json, ManifestError)
      if (decoded === undefined) return
      const encoded = encodeManifest(decoded)
      expect(encodeManifest(decodeManifest(encoded)) === encoded, json).toBe(true)
    }),
    { seed: 20_260_131, numRuns: 3000 },
  )
})

const measurement = (benchmark: string): string => `{"benchmark":"${benchmark}","metric":"time","unit":"s","value":1}`
const wrap = (measurements: string): string =>
  `{"schema":"counterbalance/record@1","rounds":[[{"side":"baseline","copy":1,"outcome":"ok","measurements":[${measurements}]}]]}`

test.each<[what: string, make: () => string, message: RegExp]>([
  [
    'of 100 MB',
    () => wrap(`${measurement('x')},`.repeat(2_000_000)),
    /has 1\d{8} characters; at most 33554432 are read/,
  ],
  [
    'of 100,000 benchmarks',
    () => wrap(Array.from({ length: 100_000 }, (_, index) => measurement(`${index}`)).join()),
    /more than 10000 benchmarks are not read/,
  ],
  ['that goes down for ever', () => '['.repeat(1_000_000), /not JSON, or it was cut off/],
  [
    'whose schema goes down for ever',
    () => `{"schema":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    /"schema" is a list/,
  ],
  [
    'whose rounds go down for ever',
    () => `{"schema":"counterbalance/record@1","rounds":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    /"rounds\[0\]/,
  ],
])('a record %s is refused at once', (_, make, message) => {
  const json = make()
  const begin = performance.now()
  expect(() => decodeRecord(json, artifactLimits)).toThrow(RecordError)
  expect(() => decodeRecord(json, artifactLimits)).toThrow(message)
  expect(performance.now() - begin).toBeLessThan(5000)
})

test('100,000 benchmarks of a file that its reader has chosen are read', () => {
  const json = wrap(Array.from({ length: 100_000 }, (_, index) => measurement(`${index}`)).join())
  expect(decodeRecord(json).rounds[0]![0]!.measurements).toHaveLength(100_000)
})
