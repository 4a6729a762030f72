import { expect, test } from 'vitest'
import {
  decodeManifest,
  encodeManifest,
  type Manifest,
  ManifestError,
  makeManifest,
} from '../../../src/baseline/manifest.js'
import { makeRecord, noisy } from '../compare/records.js'
import { toRecord } from '../record/whole.js'

const environment = { fingerprint: 'a', cpu: 'b', cores: 2, memoryInBytes: 1, os: 'c', kernel: 'd', node: 'e' }

const whole: Manifest = makeManifest({
  commit: '9b01d7e0'.repeat(5),
  ref: 'refs/heads/main',
  suite: 'benchmark',
  environment,
  record: toRecord(makeRecord([{ name: 'one', value: noisy() }], { rounds: 5 })),
  ledger: [{ benchmark: 'one', estimate: 0.001, standardError: 0.002, fingerprint: 'a' }],
  payload: { sha256: '0123456789abcdef'.repeat(4), sizeInBytes: 20_000_000 },
})

test.each([
  ['measured', whole],
  ['not measured', { ...whole, record: null, ledger: [] }],
  [
    'with the files of its suite',
    { ...whole, suiteFiles: { patterns: ['bench/**'], digests: { 'bench/a': 'ab'.repeat(32) } } },
  ],
])('a manifest comes back from its text: %s', (_, manifest) => {
  expect(decodeManifest(encodeManifest(manifest))).toEqual(manifest)
  expect(JSON.parse(encodeManifest(manifest))).toMatchObject({ schema: 'counterbalance/baseline@1', fingerprint: 'a' })
})

const changed = (changes: object): string => JSON.stringify({ ...JSON.parse(encodeManifest(whole)), ...changes })

test.each<[what: string, json: string, message: RegExp]>([
  ['nothing', '', /not valid JSON, or it was cut off/],
  ['cut off', encodeManifest(whole).slice(0, 1000), /not valid JSON, or it was cut off/],
  ['null', 'null', /not the manifest of a baseline: it has no "schema"/],
  [
    'of a later version',
    changed({ schema: 'counterbalance/baseline@2' }),
    /"schema" is "counterbalance\/baseline@2", and this version reads "counterbalance\/baseline@1": publish the baseline again/,
  ],
  ['a record', changed({ schema: 'counterbalance/record@3' }), /this version reads "counterbalance\/baseline@1"/],
  ['a branch for a commit', changed({ commit: 'main' }), /"commit": must be .*, not "main"/],
  ['a short digest', changed({ payload: { sha256: '00', sizeInBytes: 1 } }), /"payload\.sha256"/],
  ['half a byte', changed({ payload: { ...whole.payload, sizeInBytes: 0.5 } }), /"payload\.sizeInBytes"/],
  [
    'a suite without digests',
    changed({ suiteFiles: { patterns: [], digests: { a: 'b' } } }),
    /"suiteFiles\.digests\.a"/,
  ],
  ['a ledger in words', changed({ ledger: 'none' }), /"ledger"/],
  ['more own writes than are read', changed({ writes: Array.from({ length: 1001 }, () => 'log') }), /"writes"/],
  ['no word of a record', changed({ record: undefined }), /the record of the baseline: this is not a record/],
  ['a record of another kind', changed({ record: { schema: 'x' } }), /the record of the baseline: "schema" is "x"/],
])('%s is refused in words', (_, json, message) => {
  expect(() => decodeManifest(json)).toThrow(ManifestError)
  expect(() => decodeManifest(json)).toThrow(message)
})

test('what is too long is refused before it is read', () => {
  expect(() => decodeManifest(' '.repeat(2 ** 26 + 1))).toThrow(/at most 67108864 are read/)
})
