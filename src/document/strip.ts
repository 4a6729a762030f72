import { times } from '../metrics/scale.js'

/** The numbers that are drawn for a change. A null end has no bound. */
export interface Span {
  readonly value: number
  readonly low: number | null
  readonly high: number | null
}

/** The part of the number line that a strip shows. */
export interface Axis {
  readonly low: number
  readonly high: number
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

/**
 * One axis for all rows of a table, as wide on both sides of 0. It holds all of most intervals: those that reach more than four
 * times as far as is usual in the table are clipped, or one of them would press all others into one column.
 */
export function axisOf(spans: readonly Span[]): Axis {
  const reaches = spans
    .map(({ value, low, high }) => Math.max(-(low ?? value), high ?? value))
    .sort((one, other) => one - other)
  const usual = reaches[Math.floor(reaches.length / 2)] ?? 0
  const reach = roundUp(Math.min(4 * usual || 1, reaches.at(-1) || 1))
  return { low: -reach, high: reach }
}

/** The next of 1, 2 and 5 times a power of ten. */
function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  return power * ([1, 2, 5].find(step => step * power >= size * (1 - 1e-9)) ?? 10)
}

/** The ends of an axis and its 0, as wide as the strips below it. */
export function axisLabel({ high }: Axis): string {
  const end = `${Number((high * 100).toPrecision(1))}%`
  const width = (intervalWidth - 1) / 2
  return `${`−${end}`.padEnd(width)}0${`+${end}`.padStart(width)}`
}

/** `spans` as logarithms, and the axis of them: it holds 0 and all values, and of far intervals as much again. */
export function logSpans(spans: readonly Span[]): { readonly axis: Axis; readonly logOf: (span: Span) => Span } {
  const log = (change: number): number => Math.log1p(Math.max(change, -0.999999))
  const logOf = ({ value, low, high }: Span): Span => ({
    value: log(value),
    low: low === null ? null : log(low),
    high: high === null ? null : log(high),
  })
  const logs = spans.map(logOf)
  const values = [0, ...logs.map(({ value }) => value)]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = Math.max(most - least, 0.01)
  const lows = logs.flatMap(({ low }) => low ?? [])
  const highs = logs.flatMap(({ high }) => high ?? [])
  const [low, high] = [
    Math.max(Math.min(least, ...lows), least - room),
    Math.min(Math.max(most, ...highs), most + room),
  ]
  return { axis: low < high ? { low, high } : { low: low - room, high: high + room }, logOf }
}

/** The ends of an axis of logarithms as ratios, as wide as the strips below it. */
export function ratioLabel({ low, high }: Axis): string {
  const [from, to] = [times(Math.exp(low), 2), times(Math.exp(high), 2)]
  return `${from}${to.padStart(intervalWidth - [...from].length)}`
}

/**
 * An interval as a strip of fixed width:
 *
 *      ·   ├─●─┤     0 is outside
 *    ├─┼─●─┤         0 is inside
 *      ·         ├●› the interval goes on beyond the axis
 */
export function intervalStrip({ value, low, high }: Span, axis: Axis): string {
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
    return cell === zero ? '·' : ' '
  })
  return cells.join('')
}

/** The distributions of both sides as strips of fixed width, and what they are drawn on. */
export interface DrawnDistributions {
  readonly axis: Axis
  readonly strips: readonly [baseline: string, contender: string]
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
export function drawDistributions(baseline: Ranks, contender: Ranks): DrawnDistributions {
  const sides = [baseline, contender]
  const axis = {
    low: Math.min(...sides.map(({ p5 }) => p5)),
    high: Math.max(...sides.map(({ p95 }) => p95)),
  }
  return { axis, strips: [distributionStrip(baseline, axis), distributionStrip(contender, axis)] }
}

function distributionStrip(ranks: Ranks, axis: Axis): string {
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
function cellOf(x: number, { low, high }: Axis, width: number): number {
  if (x < low) return -1
  if (x > high) return width
  return high === low ? Math.floor(width / 2) : Math.round(((x - low) / (high - low)) * (width - 1))
}
