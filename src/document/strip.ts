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

const intervalWidth = 25

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
  const sorted = reaches.toSorted((a, b) => a - b)
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

/**
 * An interval as a strip of fixed width, whose ends are drawn only where they are a whole cell away from the change:
 *
 *                │     ─●─    0 is outside
 *          ──●───┼──          0 is inside
 *                │       ─●─› the interval goes on beyond the axis
 */
export function intervalStrip({ value, low, high }: Span, axis: StripAxis): string {
  const at = (x: number) => cellOf(x, axis, intervalWidth)
  const [zero, place] = [at(0), Math.min(intervalWidth - 1, Math.max(0, at(value)))]
  const from = low === null ? -1 : Math.min(at(low), place)
  const to = high === null ? intervalWidth : Math.max(at(high), place)
  const cells = Array.from({ length: intervalWidth }, (_, cell) => {
    if (cell === place) return '●'
    if (cell === 0 && from < 0) return '‹'
    if (cell === intervalWidth - 1 && to >= intervalWidth) return '›'
    if (cell >= from && cell <= to) return cell === zero ? '┼' : '─'
    return cell === zero ? '│' : ' '
  })
  return cells.join('')
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
