import { times } from '../metrics/scale.js'
import type { BoundedValue } from '../util/shapes.js'

/** The numbers that are drawn for a change. A null end has no bound. */
export type Span = BoundedValue

/** The part of the number line that a strip shows. */
export interface StripAxis {
  readonly low: number
  readonly high: number
  /** Equal distances are equal ratios, so that half and twice as much are as far from 0. */
  readonly isLog?: true
}

/** The values at some ranks of many. */
export interface Ranks {
  readonly min: number
  readonly p5: number
  readonly q1: number
  readonly median: number
  readonly q3: number
  readonly p95: number
  readonly max: number
}

const intervalWidth = 15
const distributionWidth = 32

/** Nothing is drawn further away than a thousand times as much, or as little. */
const furthest = 1000

/** One axis for all rows of a table, as wide on both sides of 0: intervals that reach over four times as far as is usual are clipped. */
export function axisOf(spans: readonly Span[]): StripAxis {
  const usual = usualReach(spans.map(({ value, low, high }) => Math.max(-(low ?? value), high ?? value)))
  const reach = roundUp(usual || 1)
  // Beyond that an axis shows ratios: on a linear one, a change of 900% would press all others into one column.
  if (usual === 0 || reach <= 0.5) return { low: -reach, high: reach }
  const logs = spans.map(({ value, low, high }) => Math.max(-logOf(low ?? value), logOf(high ?? value)))
  const factor = roundUp(Math.exp(usualReach(logs)), [1, 2, 3, 5])
  return { low: 1 / factor - 1, high: factor - 1, isLog: true }
}

/** The furthest of `reaches`, or four times the usual one, where that is less. */
function usualReach(reaches: readonly number[]): number {
  const sorted = reaches.toSorted((one, other) => one - other)
  return Math.min(4 * (sorted[Math.floor(sorted.length / 2)] ?? 0) || Number.POSITIVE_INFINITY, sorted.at(-1) ?? 0)
}

function logOf(change: number): number {
  return Math.min(Math.log(furthest), Math.log1p(Math.max(change, 1 / furthest - 1)))
}

/** The next of `steps` times a power of ten. */
function roundUp(size: number, steps: readonly number[] = [1, 2, 5]): number {
  const power = 10 ** Math.floor(Math.log10(size))
  return power * (steps.find(step => step * power >= size * (1 - 1e-9)) ?? 10)
}

/** The ends of an axis and its 0, as wide as the strips below it. */
export function axisLabel({ low, high, isLog }: StripAxis): string {
  const width = (intervalWidth - 1) / 2
  const ends =
    isLog && high >= 10
      ? [`÷${Math.round(high + 1)}`, `×${Math.round(high + 1)}`]
      : [`−${endText(-low)}`, `+${endText(high)}`]
  return `${ends[0]!.padEnd(width)}0${ends[1]!.padStart(width)}`
}

function endText(change: number): string {
  return `${Number((change * 100).toPrecision(2))}%`
}

/** The axis of changes that are told as ratios: it holds 0 and all values, and of far intervals as much again. */
export function ratioAxisOf(spans: readonly Span[]): StripAxis {
  const values = [0, ...spans.map(({ value }) => logOf(value))]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = Math.max(most - least, 0.01)
  const [low, high] = [
    Math.max(Math.min(least, ...spans.flatMap(({ low }) => (low === null ? [] : logOf(low)))), least - room),
    Math.min(Math.max(most, ...spans.flatMap(({ high }) => (high === null ? [] : logOf(high)))), most + room),
  ]
  const ends = low < high ? [low, high] : [low - room, high + room]
  return { low: Math.expm1(ends[0]!), high: Math.expm1(ends[1]!), isLog: true }
}

/** The axis of ratios below its head: the places of 1, 10, 100 and of as many others as have room, or else its ends. */
export function ratioLabel(axis: StripAxis): string {
  const tens = [0.001, 0.01, 0.1, 1, 10, 100, 1000]
  const cells = Array<string>(intervalWidth).fill(' ')
  let labels = 0
  for (const factor of [
    1,
    ...tens,
    ...tens.flatMap(power => [3 * power]),
    ...tens.flatMap(power => [2 * power, 5 * power]),
  ]) {
    const at = cellOf(factor - 1, axis, intervalWidth)
    const label = times(factor, 1)
    const from = Math.max(0, Math.min(intervalWidth - label.length, at - Math.floor(label.length / 2)))
    const isFree = cells.slice(Math.max(0, from - 1), from + label.length + 1).every(cell => cell === ' ')
    if (at < 0 || at >= intervalWidth || !isFree) continue
    cells.splice(from, label.length, ...label)
    labels++
  }
  if (labels > 1) return cells.join('')
  // Ends that are close to each other need more digits, or both would read ×1.
  const isAlike = Math.max(-axis.low, axis.high) < 0.05
  const [from, to] = [axis.low, axis.high].map(end => times(1 + end, isAlike ? 4 : 2)) as [string, string]
  return `${from}${to.padStart(intervalWidth - [...from].length)}`
}

/**
 * An interval as a strip of fixed width:
 *
 *      ·   ├─●─┤     0 is outside
 *    ├─┼─●─┤         0 is inside
 *      ·         ├●› the interval goes on beyond the axis
 *      ·━━━├─●─┤     with a bar from 0
 */
export function intervalStrip({ value, low, high }: Span, axis: StripAxis, hasBar = false): string {
  const at = (x: number) => cellOf(x, axis, intervalWidth)
  const from = low === null ? -1 : at(low)
  const to = high === null ? intervalWidth : at(high)
  const zero = at(0)
  const cells = Array.from({ length: intervalWidth }, (_, cell) => {
    if (cell === 0 && from < 0) return '‹'
    if (cell === intervalWidth - 1 && to >= intervalWidth) return '›'
    if (cell === at(value)) return '●'
    if (cell === from) return '├'
    if (cell === to) return '┤'
    if (cell > from && cell < to) return cell === zero ? '┼' : '─'
    return drawBar(cell, zero, hasBar ? at(value) : zero)
  })
  return cells.join('')
}

function drawBar(cell: number, zero: number, end: number): string {
  return cell === zero ? '·' : (cell - zero) * (cell - end) < 0 ? '━' : ' '
}

/**
 * The distributions of both sides on one axis, each from its least to its greatest value, with the middle half as a bar
 * and the median in it:
 *
 *    ├──▒▒█▒───┤
 *         ├─▒█▒▒▒──────›
 *
 * The axis ends at the 5th and the 95th percentile of the side that reaches further, or one far value would press all others into
 * one cell; what lies outside is a mark at the end.
 */
export function drawDistributions(baseline: Ranks, contender: Ranks) {
  const sides = [baseline, contender]
  const axis = {
    low: Math.min(...sides.map(({ p5 }) => p5)),
    high: Math.max(...sides.map(({ p95 }) => p95)),
  }
  return { axis, strips: [distributionStrip(baseline, axis), distributionStrip(contender, axis)] as const }
}

function distributionStrip(ranks: Ranks, axis: StripAxis): string {
  const at = (x: number) => cellOf(x, axis, distributionWidth)
  const [from, to] = [at(ranks.min), at(ranks.max)]
  const cells = Array.from({ length: distributionWidth }, (_, cell) => {
    if (cell === 0 && from < 0) return '‹'
    if (cell === distributionWidth - 1 && to >= distributionWidth) return '›'
    if (cell === at(ranks.median)) return '█'
    if (cell >= at(ranks.q1) && cell <= at(ranks.q3)) return '▒'
    if (cell === from) return '├'
    if (cell === to) return '┤'
    return cell > from && cell < to ? '─' : ' '
  })
  return cells.join('')
}

/** The values at both ends of an axis, below its strips. */
export function axisStrip(low: string, high: string): string {
  return `${low}${high.padStart(distributionWidth - [...low].length)}`
}

/** The cell of `x`; below 0 or from `width` on where the axis does not hold it. */
function cellOf(x: number, { low, high, isLog }: StripAxis, width: number): number {
  // Where an axis ends at a value, rounding must not put that beyond it.
  const slack = 1e-9 * (high - low)
  if (x < low - slack) return -1
  if (x > high + slack) return width
  if (isLog) return cellOf(logOf(x), { low: logOf(low), high: logOf(high) }, width)
  return high === low ? Math.floor(width / 2) : Math.round(((x - low) / (high - low)) * (width - 1))
}
