import { expect, test } from 'vitest'
import { findMisfit } from '../../../bench/fuzz/report-schema.js'
import { conclude } from '../../../src/compare/conclude.js'
import { findGateFailures } from '../../../src/compare/gate/gate.js'
import type { GatePolicy } from '../../../src/compare/gate/policy.js'
import { settle } from '../../../src/compare/rounds/settled.js'
import { terminalVoice } from '../../../src/document/escape.js'
import { write } from '../../../src/document/text.js'
import type { Metric } from '../../../src/metrics/metric.js'
import type { Pair } from '../../../src/record/record.js'
import { makeSection } from '../../../src/report/make-report.js'
import { growthText } from '../../../src/report/words/growth.js'
import { headlineText, sectionHeadline } from '../../../src/report/words/headline.js'
import { asReport } from '../report/shown.js'
import { type Benchmark, makeRecord, withNewCopies } from './records.js'

/** A benchmark for each name, with these values of baseline and contender and a little noise. */
function measured(
  names: readonly string[],
  baseline: readonly number[],
  contender: readonly number[],
  { spread = 0.004, metric }: { readonly spread?: number; readonly metric?: Metric } = {},
): readonly Benchmark[] {
  return names.map((name, at) => ({
    ...{ name, ...(metric && { metric }) },
    value: ({ side, random }) =>
      (side === 'baseline' ? baseline : contender)[at]! * (1 + spread * (random.next() - 0.5)),
  }))
}

const pairOf = (benchmarks: readonly Benchmark[], scan?: string): Pair => {
  const record = withNewCopies(makeRecord(benchmarks, { rounds: 8 }))
  return scan === undefined ? record : { ...record, options: { scan } }
}

const sentences = (record: Pair): readonly string[] =>
  (conclude(record).growth ?? []).map(growth => write(growthText(growth), terminalVoice))

const policy = { failOn: ['regressed'], allow: [] } as GatePolicy
const sizes = [100, 1000, 10_000]
const named = sizes.map(size => `sort/n=${size}`)
const powers = (exponent: number, all = sizes) => all.map(size => size ** exponent)

test('a size that changed, and how all of them grow: an estimate with its interval, and how well it fits', () => {
  const record = pairOf(measured(named, powers(1), powers(2)))
  const [growth, ...others] = conclude(record).growth!
  expect(others).toEqual([])
  expect(growth).toMatchObject({ benchmark: 'sort/n=…', metric: 'time' })
  expect(growth!.baseline.value).toBeCloseTo(1, 2)
  expect(growth!.contender.value).toBeCloseTo(2, 2)
  expect(growth!.contender.low).toBeLessThan(2)
  expect(growth!.contender.high).toBeGreaterThan(2)
  expect(growth!.contender.misfit).toBeLessThan(0.01)
  expect(sentences(record)[0]).toMatch(
    /^sort\/n=… grows like n\^2\.00\d \[\d.*\] \(was n\^1\.00\d \[.*\]\); powers of n fit within 1%\.$/,
  )
  const section = makeSection(record)
  expect(write(headlineText(sectionHeadline(section)), terminalVoice)).not.toContain('grows')
  expect(findMisfit(asReport(section))).toBeUndefined()
})

test.each<
  [what: string, names: readonly string[], baseline: readonly number[], contender: readonly number[], scan?: string]
>([
  ['the first size is faster', named, [1, 10, 100], [0.5, 10, 100]],
  ['all sizes are faster, and the small ones more', named, [1, 10, 100], [0.5, 7, 90]],
  [
    'a fixed part of a scan is smaller',
    ['n=100', 'n=1000', 'n=10000'],
    [1.1, 2, 11],
    [0.2, 1.1, 10.1],
    'n=100,1000,10000',
  ],
  [
    'a year is slower by less than matters',
    [2019, 2022, 2025].map(year => `report/y=${year}`),
    [1, 3.1, 2],
    [1, 3.1, 2.01],
  ],
])('the gate is open where %s', (_, names, baseline, contender, scan) => {
  const conclusion = conclude(pairOf(measured(names, baseline, contender), scan))
  expect(conclusion.status).not.toBe('regressed')
  expect(findGateFailures(conclusion, policy)).toEqual([])
  expect(conclusion).not.toHaveProperty('growths')
})

test.each<[what: string, names: readonly string[], baseline: readonly number[], contender: readonly number[]]>([
  ['bits', [8, 16, 32, 64].map(bits => `decode[${bits}]`), [1, 3.1, 2, 4], [0.5, 3.1, 2, 4]],
  ['ports', ['get/80', 'get/443', 'get/8080'], [1, 3.1, 2], [0.5, 3.1, 2]],
  ['ports that answer alike, of which one is slower', ['get/80', 'get/443', 'get/8080'], [1, 1, 1], [1, 1, 1.6]],
  ['years', [2019, 2022, 2025].map(year => `report/y=${year}`), [1, 3.1, 2], [1, 3.1, 4]],
  ['versions', [1, 2, 3, 10].map(version => `v=${version}`), [1, 1, 1, 1], [1, 1, 1, 1.5]],
  ['cases', [12, 340, 9981].map(id => `fix/${id}`), [5, 1, 3], [5, 1, 2]],
  ['a narrow range of sizes', [100, 200, 400].map(size => `n=${size}`), [1, 2, 4], [1, 4, 16]],
  ['sizes in which nothing changed', named, powers(1), powers(1)],
  ['sizes that all changed alike', named, powers(1), powers(1).map(value => 1.3 * value)],
  ['two sizes', named.slice(1), powers(1).slice(1), powers(2).slice(1)],
])('nothing is said of the growth of %s', (_, names, baseline, contender) => {
  expect(conclude(pairOf(measured(names, baseline, contender))).growth).toBeUndefined()
})

test('sizes that somebody asked for need no range and no fit, and other numbers beside them do', () => {
  const asked = measured(['n=1', 'n=2', 'n=4'], [1, 1.2, 4], [1, 2.4, 16])
  const beside = measured(
    [1, 2, 4].map(seed => `n=100/seed=${seed}`),
    [1, 1, 1],
    [1, 2, 4],
  )
  expect(sentences(pairOf([...asked, ...beside], 'n=1,2,4'))).toEqual([
    expect.stringMatching(/^n=… grows like n\^(?:2\.0|1\.99).*; no power of n fits well, values are up to \d+% off\.$/),
  ])
})

test('sizes in the names of a tool, and a rate', () => {
  const metric = { name: 'rate', unit: '1/s', better: 'higher' } as const
  const names = [64, 512, 4096].map(size => `BM_sort/${size}`)
  const values = powers(-1, [64, 512, 4096])
  expect(sentences(pairOf(measured(names, [1, 1, 1], values, { metric })))).toEqual([
    expect.stringMatching(/^BM_sort\/… · rate grows like n\^−1\.00.* \(was n\^(?:−?0\.00\d|0\.000) /),
  ])
})

test('values without noise have no interval', () => {
  const metric = { name: 'instructions', unit: 'count', better: 'lower' } as const
  const record = pairOf(measured(named, powers(1), powers(2), { spread: 0, metric }))
  expect(sentences(record)).toEqual([
    'sort/n=… · instructions grows like n^2.000 (was n^1.000); powers of n fit within 1%.',
  ])
})

test('growth keeps no size running', () => {
  const record = pairOf(measured(named, powers(1), powers(2)))
  expect(settle([record]).isSettled).toBe(true)
  expect([...settle([record]).findOpen()]).toEqual([])
})

test('sizes that ran in fewer rounds: growth is that of the rounds with all sizes', () => {
  const record = pairOf(measured(named, powers(1), powers(2)))
  const cut: Pair = {
    ...record,
    plan: {
      ...{ copies: { baseline: 2, contender: 2 }, inPlace: false, rounds: 8, looks: [5, 8], seconds: 1 },
      ...{ stoppedBy: 'complete', focus: [{ from: 5, without: [named[0]!] }] },
    },
    rounds: record.rounds.map((round, number) =>
      round.map(invocation =>
        number < 5
          ? invocation
          : { ...invocation, measurements: invocation.measurements.filter(({ benchmark }) => benchmark !== named[0]) },
      ),
    ),
  }
  expect(conclude(cut).growth).toMatchObject([{ contender: { value: expect.closeTo(2, 2) } }])
})
