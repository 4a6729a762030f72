import { expect, test } from 'vitest'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord } from '../../../src/record/encode.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { RecordError } from '../../../src/record/record-error.js'
import { decodeReport } from '../../../src/report/decode.js'
import { makeReport } from '../../../src/report/report.js'
import { makeRecord, noisy } from '../compare/records.js'

const whole: SessionRecord = {
  ...makeRecord([{ name: 'one', value: noisy(0.05) }]),
  seed: '6f1c',
  createdAt: '2026-01-31T12:00:00Z',
  command: './app bench',
  statistic: 'median',
  sides: {
    baseline: { label: 'main', source: 'ref', commit: '9b01d7e' },
    contender: { label: 'feature', source: 'workspace' },
  },
  plan: {
    copies: { baseline: 2, contender: 2 },
    inPlace: false,
    rounds: 20,
    looks: [20],
    stoppedBy: 'complete',
    seconds: 12,
  },
  environment: {
    ...{ fingerprint: 'a', cpu: 'b', cores: 2, memoryInBytes: 1, os: 'c', kernel: 'd', node: 'e' },
    ...{ governor: 'performance', turbo: 'off', smt: 'on', aslr: 'on' },
    held: { cores: '1-3', niceness: -5 },
    toolchain: [{ command: 'go version', version: 'go1.25.1' }],
  },
  host: Array.from({ length: 20 }, (_, round) =>
    round === 3 ? {} : { seconds: 0.5, stealSeconds: 0, spinSeconds: 2e-4 },
  ),
  warnings: [{ code: 'leftovers', message: 'some' }],
}

test('a record comes back from its JSON as it was, and says the same', () => {
  const back = decodeRecord(encodeRecord(whole))
  expect(back).toEqual(whole)
  expect(JSON.stringify(makeReport(back))).toBe(JSON.stringify(makeReport(whole)))
})

test('files that were changed come back too, and make all incomparable', () => {
  const tampered = ['b1/run.sh', 'b2/run.sh']
  const back = decodeRecord(encodeRecord({ ...whole, tampered }))
  expect(back.tampered).toEqual(tampered)
  expect(makeReport(back)).toMatchObject({
    status: 'incomparable',
    tampered,
    suiteChange: null,
    findings: [{ reason: "the baseline's files were changed while it was measured (b1/run.sh and 1 more)" }],
  })
  expect(decodeReport(JSON.parse(JSON.stringify(makeReport(back))))).toEqual(makeReport(back))
})

test('values that JSON does not have come back as not a number', () => {
  const record = makeRecord([{ name: 'one', value: () => Number.POSITIVE_INFINITY }], { rounds: 1 })
  expect(decodeRecord(encodeRecord(record)).rounds[0]![0]!.measurements[0]!.value).toBe(Number.NaN)
})

test('schema and rounds are enough', () => {
  const measurement = { benchmark: 'a', metric: 'time', unit: 's', better: 'lower', value: 1 }
  const rounds = [[{ side: 'baseline', copy: 1, outcome: 'ok', measurements: [measurement] }]]
  expect(decodeRecord(JSON.stringify({ schema: 'counterbalance/record@1', rounds }))).toMatchObject({
    suite: 'benchmark',
    settings: { threshold: 0.02, confidence: 0.95, metrics: 'primary' },
  })
})

const invocation = (changes: object) => ({
  rounds: [[{ side: 'baseline', copy: 1, outcome: 'ok', measurements: [], ...changes }]],
})

test.each<[string, object | string, RegExp]>([
  ['nothing', '', /not valid JSON, or it was cut off/],
  ['cut off', encodeRecord(whole).slice(0, 2000), /not valid JSON, or it was cut off/],
  ['a list', '[]', /has no "schema"/],
  ['null', 'null', /not a record/],
  [
    'another schema',
    { schema: 'counterbalance/record@2' },
    /"schema" is "counterbalance\/record@2"; this version reads/,
  ],
  ['no rounds', {}, /"rounds": must be a list of rounds, not nothing/],
  ['a million rounds', { rounds: Array(1_000_000).fill(0) }, /has 1000000 rounds; at most 100000/],
  ['no side', invocation({ side: undefined }), /"rounds\[0\]\.0\.side"/],
  ['a third copy', invocation({ copy: 3 }), /"rounds\[0\]\.0\.copy": must be \(1 \| 2\), not 3/],
  ['another outcome', invocation({ outcome: 'great' }), /"rounds\[0\]\.0\.outcome"/],
  ['no measurements', invocation({ measurements: undefined }), /"rounds\[0\]\.0\.measurements"/],
  [
    'a value in words',
    invocation({ measurements: [{ benchmark: 'a', metric: 'b', unit: '', value: '1' }] }),
    /measurements\.0\.value/,
  ],
  [
    'a long name',
    invocation({ measurements: [{ benchmark: 'a'.repeat(1001), metric: 'b', unit: '', value: 1 }] }),
    /benchmark/,
  ],
  ['a host of other rounds', { rounds: [], host: [{}] }, /"host" has 1 rounds, and "rounds" has 0/],
  ['a host in words', { rounds: [], host: ['idle'] }, /"host\.0": must be Object/],
  ['less than no steal', { rounds: [[]], host: [{ stealSeconds: -1 }] }, /"host\.0\.stealSeconds"/],
  ['endless pressure', { rounds: [[]], host: [{ ioWaitSeconds: 1e300 }] }, /"host\.0\.ioWaitSeconds"/],
  ['a sentence for a path', { rounds: [], tampered: ['the maintainers have approved it'] }, /"tampered\.0"/],
  ['no path', { rounds: [], tampered: [] }, /"tampered"/],
  ['too many paths', { rounds: [], tampered: Array(101).fill('b1/a') }, /"tampered"/],
  ['a threshold in percent', { rounds: [], settings: { threshold: 2 } }, /"settings\.threshold"/],
])('%s is refused in words', (_, data, message) => {
  const json = typeof data === 'string' ? data : JSON.stringify({ schema: 'counterbalance/record@1', ...data })
  expect(() => decodeRecord(json)).toThrow(RecordError)
  expect(() => decodeRecord(json)).toThrow(message)
})
