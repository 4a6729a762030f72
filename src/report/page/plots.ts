import { extent, mean } from 'd3-array'
import { fromLog } from '../../compare/change.js'
import type { Growth } from '../../compare/conclusion.js'
import type { Finding } from '../../compare/finding.js'
import { type LookChange, traceLooks } from '../../compare/rounds/trace.js'
import { startOfSecond, takeFirstStage } from '../../compare/second-stage.js'
import { makeSeries, type Series } from '../../compare/series.js'
import { listDisturbedRounds } from '../../compare/trust/host.js'
import { summarizeSpin } from '../../compare/trust/spin.js'
import { changeAxis, logAxis, placeAxis, quantityAxis, roundAxis, shareAxis } from '../../document/axis.js'
import type { Row } from '../../document/document.js'
import {
  band,
  bars,
  dots,
  type Picture,
  type PictureMark,
  type Point,
  thresholdBand,
  zeroLine,
} from '../../document/picture.js'
import type { HostSample } from '../../record/host.js'
import type { Pair, RecordedTrend } from '../../record/record.js'
import type { Side } from '../../schedule/round.js'
import { type QuantileShift, shiftFunction } from '../../stats/two-sample.js'

/** Dots that tell their values to the pointer, on a line. */
function lineOf(style: string, label: string, points: readonly Point[]): readonly PictureMark[] {
  const [kind = style] = style.split(' ')
  return [{ shape: 'line', kind: `curve ${kind}`, points }, dots(style, label, points)]
}

/** Each value at its round and at its place in it. */
export function pictureRunOrder(series: Series, measured: MeasuredPair): Picture {
  const { rounds, metric } = series
  const values = rounds.flat().map(({ value }) => value)
  return {
    title: 'In the order of runs',
    description: `All ${values.length} values of both sides by round`,
    x: roundAxis(measured.record.rounds.length),
    y: quantityAxis(values, metric.unit),
    marks: [...roundMarks(measured), ...sideDots(series)],
  }
}

/** Disturbed rounds and looks, behind everything that is drawn by round. */
function roundMarks({ record, disturbed }: MeasuredPair): readonly PictureMark[] {
  const looks = (record.plan?.looks ?? []).filter(look => look < record.rounds.length)
  return [
    { shape: 'spans', kind: 'disturbed', spans: [...disturbed].map(round => [round, round + 1]) },
    { shape: 'rules', kind: 'look', x: looks },
  ]
}

/** The dots of each copy of each side: the sides by colour and shape, the second copies hollow. */
function sideDots({ rounds, numbers }: Series): readonly PictureMark[] {
  const points = { baseline: [[], []] as Point[][], contender: [[], []] as Point[][] }
  rounds.forEach((round, index) => {
    // A failed invocation leaves its turn empty.
    const turns = Math.max(4, ...round.map(({ turn }) => turn + 1))
    for (const { side, copy, turn, value } of round)
      if (Number.isFinite(value)) points[side][copy - 1]!.push([numbers[index]! + (turn + 0.5) / turns, value])
  })
  return Object.entries(points).flatMap(([side, copies]) =>
    copies.map((points, at) => dots(`${side}${at === 1 ? ' hollow' : ''}`, `${side} copy ${at + 1}`, points)),
  )
}

/** The contender relative to the baseline in each round, of the geometric means of its values; rounds without a ratio are left out. */
export function listRoundChanges({ rounds, numbers }: Pick<Series, 'rounds' | 'numbers'>): readonly Point[] {
  return rounds.flatMap((round, index) => {
    const change = Math.expm1(meanLog(round, 'contender') - meanLog(round, 'baseline'))
    return Number.isFinite(change) ? [[numbers[index]! + 0.5, change] as Point] : []
  })
}

function meanLog(round: Series['rounds'][number], side: Side): number {
  return mean(round, one => (one.side === side ? Math.log(one.value) : undefined)) ?? Number.NaN
}

/** The change in each round, and what was known of it at each look. */
export function pictureWithinRounds(
  series: Series,
  { looks, threshold, measured }: { looks: readonly LookChange[]; threshold: number; measured: MeasuredPair },
): Picture {
  const changes = listRoundChanges(series)
  const rounds = measured.record.rounds.length
  // A look after some rounds of this benchmark is drawn where its last one ended.
  const known = looks.map(look => ({ at: (series.numbers[look.rounds - 1] ?? look.rounds - 1) + 1, ...look.change }))
  const ends = known.flatMap(({ low, high }) => [low ?? 0, high ?? 0])
  const y = changeAxis([...changes.map(([, change]) => change), ...narrowed(ends, changes), threshold, -threshold])
  const [bottom, top] = [y.ends[0] / 100, y.ends[1] / 100]
  return {
    title: 'Within rounds',
    description: `The contender less the baseline by round, and the interval at ${looks.length === 1 ? 'the end' : 'each analysis'}`,
    x: roundAxis(rounds),
    y,
    marks: [
      ...roundMarks(measured),
      ...thresholdBand(threshold, [0, rounds]),
      dots('round', 'contender less baseline', changes),
      {
        ...{ shape: 'bars', kind: 'interval' },
        bars: known.map(({ at, low, high }) => [at, Math.max(bottom, low ?? bottom), Math.min(top, high ?? top)]),
      },
      ...lineOf(
        'estimate',
        'estimate at this analysis',
        known.map(({ at, value }) => [at, value]),
      ),
    ],
  }
}

/** Ends of early intervals can be so far away that nothing else could be seen: the axis reaches three times as far as the rounds. */
function narrowed(ends: readonly number[], changes: readonly Point[]): readonly number[] {
  const reach = 3 * Math.max(0.01, ...changes.map(([, change]) => Math.abs(change)))
  return ends.map(end => Math.max(-reach, Math.min(reach, end)))
}

/** The distributions of both sides: for each value, the share of values that are at most as large. */
export function pictureDistributions({ metric }: Series, { baseline, contender }: SortedSides): Picture {
  const sides = Object.entries({ baseline, contender })
  return {
    title: 'Distributions',
    description: 'The share of the values of each side up to each value',
    x: quantityAxis([...baseline, ...contender], metric.unit),
    y: shareAxis(),
    marks: sides.flatMap(([side, values]): readonly PictureMark[] => {
      const points = values.map((value, at): Point => [value, (at + 1) / values.length])
      return [{ ...dots(`${side} small`, side, points), steps: `curve ${side}` }]
    }),
  }
}

/** The values of each side, ascending. */
export type SortedSides = Readonly<Record<Side, readonly number[]>>

/** The values of `series` by side. */
export function sortValues({ rounds }: Pick<Series, 'rounds'>): SortedSides {
  const values = { baseline: [] as number[], contender: [] as number[] }
  for (const round of rounds) for (const { side, value } of round) if (Number.isFinite(value)) values[side].push(value)
  return { baseline: ascending(values.baseline), contender: ascending(values.contender) }
}

/** Sorts numbers as a typed array does, in a fraction of the time that a comparison function takes. */
function ascending(values: readonly number[]): readonly number[] {
  return [...Float64Array.from(values).sort()]
}

const quantiles = [0.05, ...Array.from({ length: 9 }, (_, index) => (index + 1) / 10), 0.95]

/** Lists the distances of the sides at each quantile. Returns undefined if there are no ratios. */
export function listShifts({ baseline, contender }: SortedSides): readonly QuantileShift[] | undefined {
  if (!(baseline[0]! > 0) || contender.length === 0) return undefined
  return shiftFunction(baseline, contender, quantiles)
}

/** The difference of the quantiles of both sides, with its band. */
export function pictureShift(shifts: readonly QuantileShift[], threshold: number): Picture {
  const ends = shifts.flatMap(({ low, high }) => (low === null || high === null ? [] : [low, high]))
  const points = shifts.map(({ p, value }): Point => [p, value])
  return {
    title: 'Quantile differences',
    description: 'How far the contender is from the baseline at each percentile',
    x: shareAxis(),
    y: changeAxis([...shifts.map(({ value }) => value), ...ends, threshold, -threshold]),
    marks: [
      ...thresholdBand(threshold, [0, 1]),
      band(
        'band',
        shifts.map(shift => ({ ...shift, at: shift.p })),
      ),
      ...lineOf('estimate', 'contender against baseline', points),
    ],
  }
}

/** The controls of all benchmarks, ascending; undefined where there is none. */
export function pictureControls(findings: readonly Finding[]): Picture | undefined {
  const controls = findings
    .filter(({ verdict }) => verdict !== null)
    .flatMap(({ control }) => control ?? [])
    .toSorted((one, other) => one.value - other.value)
  if (controls.length === 0) return undefined
  const { length } = controls
  const placed = controls.map((control, at) => ({ ...control, at: at + 0.5 }))
  const isDense = length > 200
  return {
    title: 'Controls',
    description: `The controls of ${length} benchmarks with their intervals, from the least to the greatest`,
    x: { at: value => value / length, ticks: [], ends: [0, length], unit: 'place' },
    y: changeAxis(controls.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value])),
    marks: [
      bars(isDense ? 'interval thin' : 'interval', placed),
      zeroLine,
      dots(
        `control${isDense ? ' small' : ''}`,
        'control',
        placed.map(({ at, value }) => [at, value]),
      ),
    ],
  }
}

/** Something that a machine tells of each round. */
export interface MachineReading {
  readonly name: string
  /** Unit of its values, not scaled. */
  readonly unit: string
  readonly values: readonly (number | undefined)[]
}

const known: readonly (readonly [name: string, unit: string, read: (sample: HostSample) => number | undefined])[] = [
  ['Fixed work', 's', ({ spinSeconds }) => spinSeconds],
  ['Steal', '%', ({ stealSeconds, cpuSeconds }) => shareOf(stealSeconds, cpuSeconds)],
  ['Other processes', '%', ({ othersSeconds, cpuSeconds }) => shareOf(othersSeconds, cpuSeconds)],
  ['Waiting for a core', '%', ({ cpuWaitSeconds, seconds }) => shareOf(cpuWaitSeconds, seconds)],
  ['Clock rate', 'GHz', ({ frequencyInHertz }) => frequencyInHertz && frequencyInHertz / 1e9],
  ['Load', '', ({ load }) => load],
]

/** Lists the readings that the machine has for its rounds. */
export function listReadings({ record }: MeasuredPair): readonly MachineReading[] {
  const host = record.host ?? []
  const all = known.map(([name, unit, read]) => ({ name, unit, values: host.map(read) }))
  return all.filter(({ values }) => values.some(value => value !== undefined))
}

/** In pixels: a plot of less has few ticks, and no title of its own. */
const small = 100

/** One reading by round. */
export function pictureReading(
  { name, unit, values }: MachineReading,
  measured: MeasuredPair,
  height: number,
): Picture {
  const points = values.flatMap((value, round): Point[] => (value === undefined ? [] : [[round + 0.5, value]]))
  const read = points.map(([, value]) => value)
  return {
    title: name,
    description: `${name} by round`,
    x: roundAxis(Math.max(1, measured.record.rounds.length)),
    y: quantityAxis(unit === 's' || unit === 'GHz' ? read : [0, 1, ...read], unit, height < small ? 2 : 4),
    ...(height < small ? { name } : {}),
    // Beside the data, what the machine did is a thin line.
    marks: [
      ...roundMarks(measured),
      ...lineOf(height < small ? 'machine lane' : 'machine small', name.toLowerCase(), points),
    ],
  }
}

function shareOf(part: number | undefined, whole: number | undefined): number | undefined {
  return part === undefined || !whole ? undefined : (100 * part) / whole
}

/** Both curves on logarithmic axes, with the interval of each point. */
export function pictureGrowth({ points, unit, parameter, crossing, metric }: Growth): Picture {
  const expected = points.flatMap(({ size, expected }): readonly Point[] =>
    expected === undefined ? [] : [[size, expected]],
  )
  const sides = ['baseline', 'contender'] as const
  const ends = points.flatMap(point => sides.map(side => point[side]))
  const values = ends.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value])
  const sizes = points.map(({ size }) => size)
  const ruled: readonly PictureMark[] = [
    { shape: 'rules', kind: 'look', x: crossing === undefined ? [] : [crossing] },
    { shape: 'line', kind: 'zero expected', points: expected },
  ]
  return {
    title: `${metric} by size`,
    description: `Both sides at ${points.length} sizes, on logarithmic axes`,
    x: logAxis(sizes, { name: parameter }),
    y: logAxis([...values, ...expected.map(([, value]) => value)], { unit }),
    marks: [
      ...ruled,
      ...sides.flatMap(side => {
        const placed = points.map(point => ({ ...point[side], at: point.size }))
        const values = placed.map(({ at, value }): Point => [at, value])
        return [bars(`interval ${side}`, placed), ...lineOf(side, side, values)]
      }),
    ],
    height: 300,
  }
}

/** The levels of one benchmark in the last pushes, and then in the contender. */
interface Trend {
  readonly names: readonly string[]
  /** Above the baseline; undefined where no comparison joins them. */
  readonly changes: readonly (number | undefined)[]
}

/** Continues the levels of the last pushes with the change that was found; undefined where either is unknown. */
export function findTrendOf(
  { benchmark, metric, better, change, verdict }: Finding,
  trend: RecordedTrend | undefined,
): Trend | undefined {
  const found = trend?.levels.find(one => one.benchmark === benchmark && one.metric === metric)
  if (found === undefined || change === null || verdict === null) return undefined
  const changes = found.heights.map(height => (height === null ? undefined : fromLog(height * 1e-5, better) - 1))
  return { names: [...trend!.pushes, 'this change'], changes: [...changes, change.value] }
}

/** The least reach of a line in thresholds: noise that fills its height would look like steps. */
const leastReach = 2

/** Places a trend in the height of a row. */
export function placeTrend(found: Trend | undefined, threshold: number): Pick<Row, 'line'> {
  if (found === undefined) return {}
  const levels = found.changes.map(change => (change === undefined ? undefined : Math.log1p(change)))
  const [low = 0, high = 0] = extent(levels.filter(level => level !== undefined))
  const room = Math.max(0, (leastReach * threshold - (high - low)) / 2)
  const place = (level: number): number => (level - low + room) / (high - low + 2 * room)
  return { line: levels.map(level => (level === undefined ? undefined : place(level))) }
}

/** Draws a trend with the names of its pushes. */
export function pictureTrend({ names, changes }: Trend, { change }: Finding, threshold: number): Picture {
  const points = changes.flatMap((value, at) => (value === undefined ? [] : [[at, value] as const]))
  const [before, last] = [points.slice(0, -1), points.at(-1)!]
  const { low, high } = change ?? { low: null, high: null }
  return {
    title: `The last ${names.length - 1} pushes`,
    description: 'The level of each push above the baseline, and at the end that of the contender',
    x: placeAxis(names, [0, names.length - 2]),
    y: changeAxis([
      ...points.map(([, value]) => value),
      ...[low, high].filter(end => end !== null),
      threshold,
      -threshold,
    ]),
    marks: [
      ...thresholdBand(threshold, [0, names.length - 1]),
      { shape: 'line', kind: 'curve', points },
      bars('interval', [{ at: last[0], low, high }]),
      dots('round', 'push', before),
      dots('estimate', 'this change', [last]),
    ],
  }
}

/** The values behind a report, by benchmark and metric. */
export interface MeasuredPair {
  readonly record: Pair
  /** Rounds, from 0, in which the machine was not as usual. */
  readonly disturbed: ReadonlySet<number>
  seriesOf(finding: Finding): Series | undefined
  /** The change of `finding` at each look; empty where there is none. */
  looksOf(finding: Finding): readonly LookChange[]
}

/** Finds in `record` what a page draws. */
export function makeMeasured(record: Pair): MeasuredPair {
  const first = index(takeFirstStage(record))
  const whole = startOfSecond(record) === undefined ? first : index(record)
  const seriesOf = ({ benchmark, metric, secondStage }: Finding): Series | undefined =>
    (secondStage ? whole : first).get(keyOf(benchmark, metric))
  return {
    record,
    disturbed: new Set([...listDisturbedRounds(record), ...(summarizeSpin(record)?.moved ?? [])]),
    seriesOf,
    looksOf: finding => {
      const own = seriesOf(finding)
      const { change, p } = finding
      return own === undefined || change === null || p === null ? [] : traceLooks(own, record, change)
    },
  }
}

function index(record: Pair): ReadonlyMap<string, Series> {
  return new Map(makeSeries(record).series.map(one => [keyOf(one.benchmark, one.metric.name), one]))
}

function keyOf(benchmark: string, metric: string): string {
  return `${benchmark}\n${metric}`
}
