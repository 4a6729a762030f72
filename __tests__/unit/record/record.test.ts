import { expect, test } from 'vitest'
import { findMisfit } from '../../../bench/fuzz/report-schema.js'
import { decodeRecord } from '../../../src/record/decode.js'
import { encodeRecord, restoreRecord } from '../../../src/record/encode.js'
import type { PlanOutcome, SessionRecord } from '../../../src/record/record.js'
import { listPairs, makeOnlyPair } from '../../../src/record/record.js'
import { RecordError } from '../../../src/record/record-error.js'
import { makeReport, makeSection } from '../../../src/report/make-report.js'
import { makeRecord, noisy } from '../compare/records.js'
import { head, toRecord } from './whole.js'

const whole = toRecord({
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
})

test('a record comes back from its JSON as it was, and says the same', () => {
  const back = decodeRecord(encodeRecord(whole))
  expect(back).toEqual(whole)
  expect(JSON.stringify(makeSection(makeOnlyPair(back)))).toBe(JSON.stringify(makeSection(makeOnlyPair(whole))))
})

/** `whole` with a third side, which runs between the others. */
const threeSided: SessionRecord = {
  ...whole,
  sides: [...whole.sides, { name: 'release', copies: 1, origin: { label: 'v1', source: 'ref' } }],
  rounds: whole.rounds.map(([first, ...others]) => [
    first!,
    { ...first!, slot: { side: 'release', copy: 1 } },
    ...others,
  ]),
  reinstall: { when: 'quarter', starts: [0, 10] },
  segments: [0, 5],
}

test('a record of three sides comes back from its JSON as it was', () => {
  expect(decodeRecord(encodeRecord(threeSided))).toEqual(threeSided)
})

test('what else ran in a round changes nothing of a pair but the turns', () => {
  const { reinstall: _, segments: __, ...alike } = threeSided
  const [contender, release] = listPairs(alike)
  const alone = makeSection(makeOnlyPair(whole))
  const { findings } = makeSection(contender!)
  expect(findings[0]).toEqual(alone.findings[0])
  expect(contender!.rounds[0]!.map(({ turn }) => turn)).toEqual([0, 2, 3, 4])
  expect(release).toMatchObject({
    names: { baseline: 'baseline', contender: 'release' },
    plan: { copies: { contender: 1 } },
  })
})

test('a page reads the record that it holds as this version does', () => {
  const broken = whole.rounds.map(round =>
    round.map(one => ({
      ...one,
      measurements: one.measurements.map(of => ({ ...of, value: Number.NaN, error: 'it broke' })),
    })),
  )
  for (const record of [whole, threeSided, { ...whole, earlier: [threeSided] }, { ...whole, rounds: broken }])
    expect(restoreRecord(encodeRecord(record))).toEqual(record)
})

test('copies that were made anew count as installations of their own, and each round of its own as noise', () => {
  const widthOf = (record: SessionRecord): number => {
    const { low, high } = makeSection(listPairs(record)[0]!).findings[0]!.change!
    return high! - low!
  }
  const ledger = Array.from({ length: 8 }, (_, index) => ({
    ...{ benchmark: 'one', estimate: index % 2 ? 0.05 : -0.05, standardError: 0.001, fingerprint: 'a' },
  }))
  const at = (when: 'once' | 'quarter' | 'round', starts: readonly number[]) =>
    widthOf({ ...whole, ledger, reinstall: { when, starts } })
  expect(at('once', [0])).toBe(widthOf({ ...whole, ledger }))
  expect(at('quarter', [0, 10])).toBeLessThan(at('once', [0]))
  expect(
    at(
      'round',
      Array.from({ length: 20 }, (_, round) => round),
    ),
  ).toBeLessThan(at('quarter', [0, 10]))
})

test('a benchmark has the looks up to its own last round', () => {
  const pOf = (record: SessionRecord) => makeSection(makeOnlyPair(record)).findings[0]!.p
  const at = (looks: readonly number[], focus: PlanOutcome['focus'] = []): SessionRecord => ({
    ...whole,
    plan: { ...whole.plan!, looks, focus },
  })
  const looks = [5, 8, 13, 20]
  const ended = { ...at(looks), rounds: whole.rounds.slice(0, 8) }
  // The values of left-out rounds are none, as the command prints none there.
  const silent = whole.rounds.map((round, index) =>
    index < 8 ? round : round.map(one => ({ ...one, measurements: [] })),
  )
  expect(pOf({ ...at(looks, [{ from: 8, without: ['one'] }]), rounds: silent })).toBe(pOf(ended))
  expect(pOf(at(looks, [{ from: 3, without: ['another'] }]))).toBe(pOf(at(looks)))
  expect(pOf(at(looks))).not.toBe(pOf(at([20])))
})

test('files that were changed come back too, and make all incomparable', () => {
  const tampered = ['b1/run.sh', 'b2/run.sh']
  const back = decodeRecord(encodeRecord({ ...whole, tampered }))
  expect(back.tampered).toEqual(tampered)
  expect(makeSection(makeOnlyPair(back))).toMatchObject({
    status: 'not-comparable',
    tampered,
    suiteChange: null,
    findings: [{ reason: "the baseline's files were changed while it was measured (b1/run.sh and 1 more)" }],
  })
  expect(findMisfit(makeReport(back))).toBeUndefined()
})

test('files of our own come back by their places', () => {
  const leftOut = ['record.json', 'out/page.html']
  expect(decodeRecord(encodeRecord({ ...whole, leftOut })).leftOut).toEqual(leftOut)
})

test('values that JSON does not have come back as not a number', () => {
  const record = toRecord(makeRecord([{ name: 'one', value: () => Number.POSITIVE_INFINITY }], { rounds: 1 }))
  expect(decodeRecord(encodeRecord(record)).rounds[0]![0]!.measurements[0]!.value).toBe(Number.NaN)
})

test('schema, sides and rounds are enough', () => {
  const measurement = { benchmark: 'a', metric: 'time', unit: 's', better: 'lower', value: 1 }
  const rounds = [[{ side: 'baseline', copy: 1, outcome: 'ok', measurements: [measurement] }]]
  expect(decodeRecord(JSON.stringify({ ...head, rounds }))).toMatchObject({
    suite: 'benchmark',
    settings: { threshold: 0.02, confidence: 0.95, metrics: 'primary' },
  })
})

const named = (changes: object) => ({
  baseline: 'a',
  sides: [{ name: 'a' }, { name: 'b' }],
  rounds: [[], []],
  ...changes,
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
    /"schema" is "counterbalance\/record@2"; this version reads "counterbalance\/record@3", which "compare --record FILE" writes/,
  ],
  ['no rounds', {}, /"rounds": must be a list of rounds, not nothing/],
  ['a million rounds', { rounds: Array(1_000_000).fill(0) }, /has 1000000 rounds; at most 100000/],
  ['no side', invocation({ side: undefined }), /"rounds\[0\]\.0\.side"/],
  [
    'thirteen runs of a copy',
    { rounds: [Array(13).fill({ side: 'baseline', copy: 1, outcome: 'ok', measurements: [] })] },
    /"rounds\[0\]": baseline 1 must be given at most 12 times/,
  ],
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
  ['no sides', named({ sides: undefined }), /"sides"/],
  ['one side', named({ sides: [{ name: 'a' }] }), /"sides"/],
  ['two sides of one name', named({ sides: [{ name: 'a' }, { name: 'a' }] }), /"sides" has the name "a" twice/],
  ['too many sides', named({ sides: Array.from({ length: 65 }, (_, index) => ({ name: `${index}` })) }), /"sides"/],
  ['a baseline that is no side', named({ baseline: 'c' }), /"c" is not the name of one of the "sides"/],
  [
    'a stranger in a round',
    named({ rounds: [[{ side: 'c', copy: 1, outcome: 'ok', measurements: [] }]] }),
    /"c" is not the name of one of the "sides"/,
  ],
  ['blocks that do not start', named({ reinstall: { when: 'quarter', starts: [1] } }), /"reinstall\.starts\.0" is 1/],
  ['segments beyond the rounds', named({ segments: [0, 2] }), /"segments\.1" is 2/],
  ['copies made anew at times', named({ reinstall: { when: 'often', starts: [0] } }), /"reinstall\.when"/],
  ['no list of earlier experiments', named({ earlier: {} }), /"earlier" must be a list of 1 to 20 records/],
  [
    'an earlier experiment of other sides',
    named({ earlier: [{ ...head, ...named({ sides: [{ name: 'a' }, { name: 'z' }] }) }] }),
    /"earlier.0" has other sides than the record/,
  ],
  ['a third stage', named({ stages: [0, 1, 2] }), /measured in 3 stages, which this version cannot judge/],
  [
    'a second stage without rounds',
    named({ stages: [0, 99] }),
    /"stages.1" is 99; the first rounds of the stages must start at 0/,
  ],
  ['a threshold in percent', { rounds: [], settings: { threshold: 2 } }, /"settings\.threshold"/],
])('%s is refused in words', (_, data, message) => {
  const json = typeof data === 'string' ? data : JSON.stringify({ ...head, ...data })
  expect(() => decodeRecord(json)).toThrow(RecordError)
  expect(() => decodeRecord(json)).toThrow(message)
})
