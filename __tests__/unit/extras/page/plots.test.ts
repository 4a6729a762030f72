import { expect, test } from 'vitest'
import {
  listLogTicks,
  type PlotAxis,
  placeAxis,
  quantityAxis,
  type RowAxis,
  rowAxis,
} from '../../../../src/document/axis.js'
import { layOutRow, type Picture, type PictureMark } from '../../../../src/document/picture.js'
import { forestAxis } from '../../../../src/extras/page/benchmarks.js'
import {
  listShifts,
  makeMeasured,
  pictureControls,
  pictureDistributions,
  pictureRunOrder,
  pictureShift,
  pictureWithinRounds,
  sortValues,
} from '../../../../src/extras/page/plots.js'
import { makeOnlyPair } from '../../../../src/record/record.js'
import { makeSection } from '../../../../src/report/make-report.js'
import { listRows, makeRows } from '../../../../src/report/rows.js'
import { finding } from '../../report/samples.js'
import { listNames, makeSession } from '../../report/session.js'

const session = makeSession(listNames(6))
const report = makeSection(makeOnlyPair(session))
const measured = makeMeasured(makeOnlyPair(session))
const slower = report.findings.find(({ verdict }) => verdict === 'regressed')!
const series = measured.seriesOf(slower)!
const called = { baseline: 'main', contender: 'this PR' }

/** What stands at `at` of an axis, from 0 to 1, in the unit of its ticks. */
function shownAt({ ends }: RowAxis, at: number): number {
  return ends[0] + at * (ends[1] - ends[0])
}

test.each<[what: string, axis: PlotAxis, expected: Partial<PlotAxis>]>([
  ['milliseconds', quantityAxis([0.0412, 0.0447], 's'), { unit: 'ms', size: 1e-3 }],
  ['bytes', quantityAxis([18_234, 24_001], 'B'), { unit: 'kB', size: 1000 }],
])('an axis has the unit that people read: %s', (_, axis, expected) => {
  expect(axis).toMatchObject(expected)
})

test.each([
  [0.1, 2000, [0.1, 1, 10, 100, 1000]],
  [100, 400, [100, 200]],
])('logarithmic ticks from %d to %d are few', (from, to, expected) => {
  expect(listLogTicks(from, to)).toEqual(expected.map(tick => expect.closeTo(tick, 9)))
})

test('a row of the forest has its marks where its numbers are', () => {
  const rows = listRows(makeRows(report))
  const axis = forestAxis(rows, report.settings.threshold)
  for (const { finding: one } of rows) {
    const { band, zero, interval, estimate } = layOutRow(one, axis, report.settings.threshold)
    const shown = (at: number | undefined): number => shownAt(axis, at!) / 100
    expect(shown(zero)).toBeCloseTo(0, 9)
    expect(band.map(shown)).toEqual([expect.closeTo(-0.02, 9), expect.closeTo(0.02, 9)])
    expect(interval!.map(shown)).toEqual([expect.closeTo(one.change!.low!, 9), expect.closeTo(one.change!.high!, 9)])
    expect(shown(estimate)).toBeCloseTo(one.change!.value, 9)
  }
})

test('an interval that the axis does not hold is cut, and goes on', () => {
  const [usual, far, open] = [
    finding({ verdict: 'regressed' }),
    finding({ change: { value: 3, low: 0.5, high: 9, level: 0.95 } }),
    finding({ change: { value: 0.001, low: null, high: null, level: 0.95 } }),
  ]
  const axis = forestAxis(listRows(makeRows({ ...report, findings: [usual] })), 0.02)
  expect(layOutRow(usual, axis, 0.02).goesOn).toEqual({ low: false, high: false })
  expect(layOutRow(far, axis, 0.02)).toMatchObject({ interval: [1, 1], goesOn: { low: false, high: true } })
  expect(layOutRow(far, axis, 0.02)).not.toHaveProperty('estimate')
  expect(layOutRow(open, axis, 0.02)).toMatchObject({ interval: [0, 1], goesOn: { low: true, high: true } })
})

test('beyond 50%, half and twice as much are as far from 0, and no tick overprints another', () => {
  const changes = [-0.5, 1].map(value =>
    finding({ verdict: 'regressed', change: { value, low: value, high: value, level: 0.95 } }),
  )
  const axis = forestAxis(listRows(makeRows({ ...report, findings: changes })), 0.02)
  expect(axis.at(0)).toBe(0.5)
  expect(axis.at(1) - 0.5).toBeCloseTo(0.5 - axis.at(-0.5), 9)
  expect(axis.ticks.map(({ text }) => text)).toEqual(['−50', '−33', '0', '+50', '+100'])
})

test.each([0.01, 0.03, 0.07, 0.4, 0.51, 0.9, 1, 3, 8, 40, 900, 1e5, 1e9])(
  'ticks of an axis that reaches %s stand apart, on both sides of 0',
  reach => {
    const { ticks } = rowAxis([{ value: reach, low: reach, high: reach }], 0.035)
    const places = ticks.map(({ at }) => at)
    for (const [index, at] of places.slice(1).entries()) expect(at - places[index]!).toBeGreaterThan(0.16)
    expect(ticks.some(({ text }) => text === '0')).toBe(true)
    expect([places.length >= 3, places[0]! >= 0, places.at(-1)! <= 1]).toEqual([true, true, true])
  },
)

function dotsOf({ marks }: Picture): readonly Extract<PictureMark, { shape: 'dots' }>[] {
  return marks.filter(mark => mark.shape === 'dots')
}

test('every value stands at its round and at its place in it', () => {
  const picture = pictureRunOrder(series, measured, called)
  const dots = dotsOf(picture).flatMap(({ label, points }) => points.map(([x, value]) => ({ label, x, value })))
  const expected = session.rounds.flatMap((round, index) =>
    round.map(({ slot, measurements }, turn) => ({
      label: `${called[slot.side as 'baseline' | 'contender']} copy ${slot.copy}`,
      x: index + (turn + 0.5) / 4,
      value: measurements.find(({ benchmark }) => benchmark === slower.benchmark)!.value,
    })),
  )
  const byPlace = (all: typeof dots) => all.toSorted((one, other) => one.x - other.x)
  expect(byPlace(dots)).toEqual(byPlace(expected))
  expect(picture.marks).toContainEqual({ shape: 'rules', kind: 'look', x: [3] })
  // The second round had 10% steal.
  expect(picture.marks).toContainEqual({ shape: 'spans', kind: 'disturbed', spans: [[1, 2]] })
})

test('a distribution goes up by one step for each value, to all of them', () => {
  const picture = pictureDistributions(series, sortValues(series), called)
  const sides = dotsOf(picture)
  expect(sides.map(({ kind, points }) => [kind, points.length])).toEqual([
    ['baseline small', 12],
    ['contender small', 12],
  ])
  expect(picture.marks.filter(({ shape }) => shape === 'steps')).toMatchObject(sides.map(({ points }) => ({ points })))
  expect(sides.map(({ points }) => points.at(-1))).toEqual([
    [slower.baseline!.max, 1],
    [slower.contender!.max, 1],
  ])
})

test('the difference of the medians is that of the report’s medians', () => {
  const shifts = listShifts(sortValues(series))!
  const median = shifts.find(({ p }) => p === 0.5)!
  expect(median.value).toBeCloseTo(slower.contender!.median / slower.baseline!.median - 1, 9)
  expect(dotsOf(pictureShift(shifts, 0.02, called))[0]!.points).toContainEqual([0.5, median.value])
})

test('the last look within the rounds is the change of the report', () => {
  const looks = measured.looksOf(slower)
  expect(looks.map(({ rounds }) => rounds)).toEqual([3, 6])
  const { marks } = pictureWithinRounds(series, { looks, threshold: 0.02, measured, called })
  const { value, low, high } = slower.change!
  const bars = marks.find(mark => mark.shape === 'bars')!
  expect(bars).toMatchObject({ ranges: [expect.anything(), [6, low, high]] })
  expect(
    dotsOf({ marks } as Picture)
      .at(-1)!
      .points.at(-1),
  ).toEqual([6, value])
})

test('an earlier look says what a report of its rounds would say, without what installations add', () => {
  const [early] = measured.looksOf(slower)
  const before = { ...session, rounds: session.rounds.slice(0, 3) }
  const then = makeSection(makeOnlyPair(before)).findings.find(({ benchmark }) => benchmark === slower.benchmark)!
  expect(early!.change.value).toBeCloseTo(then.change!.value, 9)
})

test('the controls stand in order, each with its interval', () => {
  const { marks } = pictureControls(report.findings)!
  const values = report.findings.map(({ control }) => control!.value).sort((one, other) => one - other)
  expect(dotsOf({ marks } as Picture)[0]!.points.map(([, value]) => value)).toEqual(values)
  expect(pictureControls([finding({ control: null })])).toBeUndefined()
})

test('the names of places are written where there is room, and some of all where none is marked', () => {
  const names = Array.from({ length: 31 }, (_, at) => `<${at}>`)
  const textsOf = (marked: readonly number[]) => placeAxis(names, marked).ticks!.map(({ text }) => text)
  expect(textsOf([2, 20, 23, 30])).toEqual(['<2>', '<23>', '<30>'])
  expect(textsOf([])).toHaveLength(4)
})
