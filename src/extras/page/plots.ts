import { mean } from 'd3-array'
import type { Finding } from '../../compare/finding.js'
import { makeJudgedSeries } from '../../compare/judged-clock.js'
import { startOfSecond, takeFirstStage } from '../../compare/once/second-stage.js'
import { type LookChange, traceLooks } from '../../compare/rounds/trace.js'
import { indexSeries, type Series } from '../../compare/series.js'
import { listDisturbedRounds } from '../../compare/trust/host.js'
import { summarizeSpin } from '../../compare/trust/spin.js'
import { fromLog } from '../../compare/verdict.js'
import { changeAxis, placeAxis, quantityAxis, roundAxis, shareAxis } from '../../document/axis.js'
import {
  band,
  bars,
  dots,
  dotsOnLine,
  line,
  type Picture,
  type PictureMark,
  type PlacedValue,
  thresholdBand,
  zeroLine,
} from '../../document/picture.js'
import type { HostSample } from '../../record/host.js'
import { seriesKey } from '../../record/key.js'
import type { CalledSides } from '../../record/reasons.js'
import type { Pair, RecordedTrend } from '../../record/record.js'
import type { Side } from '../../schedule/round.js'
import { type QuantileShift, shiftFunction } from '../../stats/two-sample.js'

/** Each value at its round and at its place in it. */
export function pictureRunOrder(series: Series, measured: MeasuredPair, called: CalledSides): Picture {
  const { rounds, metric } = series
  const values = rounds.flat().map(({ value }) => value)
  return {
    title: 'In the order of runs',
    description: `All ${values.length} values of both sides by round`,
    x: roundAxis(measured.record.rounds.length),
    y: quantityAxis(values, metric.unit),
    marks: [...roundMarks(measured), ...sideDots(series, called)],
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
function sideDots({ rounds, numbers }: Series, called: CalledSides): readonly PictureMark[] {
  const values = rounds.flatMap((round, index) => {
    // A failed invocation leaves its turn empty.
    const turns = Math.max(4, ...round.map(({ turn }) => turn + 1))
    return round.map(({ turn, ...one }) => ({ ...one, at: numbers[index]! + (turn + 0.5) / turns }))
  })
  return (['baseline', 'contender'] as const).flatMap(side =>
    ([1, 2] as const).map(copy => {
      const fittingValues = values.filter(
        value => value.side === side && value.copy === copy && Number.isFinite(value.value),
      )
      return dots(`${side}${copy === 2 ? ' hollow' : ''}`, `${called[side]} copy ${copy}`, fittingValues)
    }),
  )
}

/** The contender relative to the baseline in each round, of the geometric means of its values; rounds without a ratio are left out. */
export function listRoundChanges({ rounds, numbers }: Pick<Series, 'rounds' | 'numbers'>): readonly PlacedValue[] {
  return rounds
    .map((round, index) => ({
      at: numbers[index]! + 0.5,
      value: Math.expm1(meanLog(round, 'contender') - meanLog(round, 'baseline')),
    }))
    .filter(({ value }) => Number.isFinite(value))
}

function meanLog(round: Series['rounds'][number], side: Side): number {
  return mean(round, observation => (observation.side === side ? Math.log(observation.value) : undefined)) ?? Number.NaN
}

/** The change in each round, and what was known of it at each look. */
export function pictureWithinRounds(
  series: Series,
  {
    looks,
    threshold,
    measured,
    called: { baseline, contender },
  }: { looks: readonly LookChange[]; threshold: number; measured: MeasuredPair; called: CalledSides },
): Picture {
  const changes = listRoundChanges(series)
  const rounds = measured.record.rounds.length
  // A look after some rounds of this benchmark is drawn where its last one ended.
  const known = looks.map(look => ({ at: (series.numbers[look.rounds - 1] ?? look.rounds - 1) + 1, ...look.change }))
  // Ends of early intervals can be so far away that nothing else could be seen: the axis reaches three times as far as the rounds.
  const reach = 3 * Math.max(0.01, ...changes.map(({ value }) => Math.abs(value)))
  const within = known.map(({ at, low, high }) => ({
    ...{ at, low: Math.max(-reach, low ?? -reach), high: Math.min(reach, high ?? reach) },
  }))
  return {
    title: 'Within rounds',
    description: `${contender} less ${baseline} by round, and the interval at ${looks.length === 1 ? 'the end' : 'each analysis'}`,
    x: roundAxis(rounds),
    y: changeAxis,
    marks: [
      ...roundMarks(measured),
      ...thresholdBand(threshold, [0, rounds]),
      dots('round', `${contender} less ${baseline}`, changes),
      bars('interval', within),
      ...dotsOnLine('estimate', 'estimate at this analysis', known),
    ],
  }
}

/** The distributions of both sides: for each value, the share of values that are at most as large. */
export function pictureDistributions(
  { metric }: Series,
  { baseline, contender }: SortedSides,
  called: CalledSides,
): Picture {
  const sides = [
    ['baseline', baseline],
    ['contender', contender],
  ] as const
  return {
    title: 'Distributions',
    description: 'The share of the values of each side up to each value',
    x: quantityAxis([...baseline, ...contender], metric.unit),
    y: shareAxis,
    marks: sides.flatMap(([side, values]): readonly PictureMark[] => {
      const placed = values.map((at, index) => ({ at, value: (index + 1) / values.length }))
      return [line(side, placed, 'steps'), dots(`${side} small`, called[side], placed)]
    }),
  }
}

/** The values of each side, ascending. */
export type SortedSides = Readonly<Record<Side, readonly number[]>>

/** The values of `series` by side, sorted as a typed array does it, which takes a fraction of the time that a comparison function takes. */
export function sortValues({ rounds }: Pick<Series, 'rounds'>): SortedSides {
  const valuesOf = (side: Side): readonly number[] =>
    Array.from(
      Float64Array.from(
        rounds.flatMap(round =>
          round.flatMap(observation =>
            observation.side === side && Number.isFinite(observation.value) ? observation.value : [],
          ),
        ),
      ).sort(),
    )
  return { baseline: valuesOf('baseline'), contender: valuesOf('contender') }
}

const quantiles = [0.05, ...Array.from({ length: 9 }, (_, index) => (index + 1) / 10), 0.95]

/** Lists the distances of the sides at each quantile. Returns undefined if there are no ratios. */
export function listShifts({ baseline, contender }: SortedSides): readonly QuantileShift[] | undefined {
  if (!(baseline[0]! > 0) || contender.length === 0) return undefined
  return shiftFunction(baseline, contender, quantiles)
}

/** The difference of the quantiles of both sides, with its band. */
export function pictureShift(
  shifts: readonly QuantileShift[],
  threshold: number,
  { baseline, contender }: CalledSides,
): Picture {
  const placed = shifts.map(shift => ({ ...shift, at: shift.p }))
  return {
    title: 'Quantile differences',
    description: `How far ${contender} is from ${baseline} at each percentile`,
    x: { ...shareAxis, unit: 'percentile' },
    y: changeAxis,
    marks: [
      ...thresholdBand(threshold, [0, 1]),
      band('band', placed),
      ...dotsOnLine('estimate', `${contender} against ${baseline}`, placed),
    ],
  }
}

/** The controls of all benchmarks, ascending; undefined where there is none. */
export function pictureControls(findings: readonly Finding[]): Picture | undefined {
  const controls = findings
    .filter(({ verdict }) => verdict !== null)
    .flatMap(({ control }) => control ?? [])
    .toSorted((a, b) => a.value - b.value)
  if (controls.length === 0) return undefined
  const { length } = controls
  const placed = controls.map((control, at) => ({ ...control, at: at + 0.5 }))
  const isDense = length > 200
  return {
    title: 'Controls',
    description: `The controls of ${length} benchmarks with their intervals, from the least to the greatest`,
    x: { unit: '', size: 1, ends: [0, length], ticks: [] },
    y: changeAxis,
    marks: [
      bars(isDense ? 'interval thin' : 'interval', placed),
      zeroLine,
      dots(`control${isDense ? ' small' : ''}`, 'control', placed),
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

/** One reading by round. */
export function pictureReading({ name, unit, values }: MachineReading, measured: MeasuredPair): Picture {
  const placed = values.flatMap((value, round) => (value === undefined ? [] : { at: round + 0.5, value }))
  const read = placed.map(({ value }) => value)
  return {
    title: name,
    description: `${name} by round`,
    x: roundAxis(Math.max(1, measured.record.rounds.length)),
    // What is near zero is drawn near zero.
    y: { ...quantityAxis(read, unit), ...(unit !== 's' && unit !== 'GHz' && { ends: [0, Math.max(1, ...read)] }) },
    marks: [...roundMarks(measured), ...dotsOnLine('machine small', name.toLowerCase(), placed)],
    height: 140,
  }
}

function shareOf(part: number | undefined, whole: number | undefined): number | undefined {
  return part === undefined || !whole ? undefined : (100 * part) / whole
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
  const level = trend?.levels.find(mark => mark.benchmark === benchmark && mark.metric === metric)
  if (level === undefined || change === null || verdict === null) return undefined
  const changes = level.heights.map(height => (height === null ? undefined : fromLog(height * 1e-5, better) - 1))
  return { names: [...trend!.pushes, 'this change'], changes: [...changes, change.value] }
}

/** Draws a trend with the names of its pushes. */
export function pictureTrend({ names, changes }: Trend, { change }: Finding, threshold: number): Picture {
  const placed = changes.flatMap((value, at) => (value === undefined ? [] : { at, value }))
  const [before, last] = [placed.slice(0, -1), placed.at(-1)!]
  const { low, high } = change ?? { low: null, high: null }
  return {
    title: `The last ${names.length - 1} pushes`,
    description: 'The level of each push above the baseline, and at the end that of the contender',
    x: placeAxis(names, [0, names.length - 2]),
    y: changeAxis,
    marks: [
      ...thresholdBand(threshold, [0, names.length - 1]),
      line('quiet', placed),
      bars('interval', [{ at: last.at, low, high }]),
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
  const first = indexSeries(makeJudgedSeries(takeFirstStage(record)))
  const whole = startOfSecond(record) === undefined ? first : indexSeries(makeJudgedSeries(record))
  const seriesOf = (finding: Finding): Series | undefined =>
    (finding.secondStage ? whole : first).get(seriesKey(finding))
  return {
    record,
    disturbed: new Set([...listDisturbedRounds(record), ...(summarizeSpin(record)?.moved ?? [])]),
    seriesOf,
    looksOf: finding => {
      const series = seriesOf(finding)
      const { change, p } = finding
      return series === undefined || change === null || p === null ? [] : traceLooks(series, record, change)
    },
  }
}
