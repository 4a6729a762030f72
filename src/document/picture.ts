import { entities } from '../util/entities.js'
import type { PlotAxis, RowAxis } from './axis.js'
import { attribute } from './escape.js'
import type { Span } from './strip.js'

/** A plot as plain data, in the numbers of its axes: the script of a page draws it. */
export interface Picture {
  readonly title: string
  /** Words for readers who do not see the picture. */
  readonly description: string
  readonly x: PlotAxis
  readonly y: PlotAxis
  readonly marks: readonly PictureMark[]
  /** In pixels, 220 where nothing is said; the width is that of its place. */
  readonly height?: number
}

export type Point = readonly [x: number, y: number]
type Range = readonly [x: number, low: number, high: number]

/** Something drawn; the words of `kind` name its colour and its style. */
export type PictureMark =
  /** Each tells its value to the pointer, after its label. */
  | { readonly shape: 'dots'; readonly kind: string; readonly label: string; readonly points: readonly Point[] }
  /** Through all points, or in steps from one to the next. */
  | { readonly shape: 'line' | 'steps'; readonly kind: string; readonly points: readonly Point[] }
  /** From low to high: at each x, or between all of them. */
  | { readonly shape: 'bars' | 'area'; readonly kind: string; readonly ranges: readonly Range[] }
  /** From top to bottom at an x, or from left to right at a y. */
  | { readonly shape: 'rules'; readonly kind: string; readonly x?: readonly number[]; readonly y?: readonly number[] }
  /** Below the marks, at an x. */
  | { readonly shape: 'ticks'; readonly kind: string; readonly x: readonly number[] }
  /** From top to bottom, between two x. */
  | { readonly shape: 'spans'; readonly kind: string; readonly spans: readonly Point[] }

/** A value at its place. */
export interface PlacedValue {
  readonly at: number
  readonly value: number
}

/** Marks values with dots, which tell them to the pointer. */
export function dots(kind: string, label: string, placed: readonly PlacedValue[]) {
  return { shape: 'dots', kind, label, points: toPoints(placed) } as const
}

/** Joins values by a line. */
export function line(kind: string, placed: readonly PlacedValue[], shape: 'line' | 'steps' = 'line'): PictureMark {
  return { shape, kind, points: toPoints(placed) }
}

/** Marks values with dots on a line. */
export function dotsOnLine(kind: string, label: string, placed: readonly PlacedValue[]): readonly PictureMark[] {
  return [line(kind, placed), dots(kind, label, placed)]
}

function toPoints(placed: readonly PlacedValue[]): readonly Point[] {
  return placed.map(({ at, value }) => [at, value])
}

/** Draws the intervals that have two ends, each at its place. */
export function bars(kind: string, intervals: readonly PlacedSpan[]): PictureMark {
  return { shape: 'bars', kind, ranges: listClosed(intervals) }
}

/** Draws the same as one band. */
export function band(kind: string, intervals: readonly PlacedSpan[]): PictureMark {
  return { shape: 'area', kind, ranges: listClosed(intervals) }
}

type PlacedSpan = Omit<Span, 'value'> & { readonly at: number }

function listClosed(intervals: readonly PlacedSpan[]): readonly Range[] {
  return intervals.flatMap(({ at, low, high }) => (low === null || high === null ? [] : [[at, low, high] as const]))
}

/** The line at 0. */
export const zeroLine: PictureMark = { shape: 'rules', kind: 'zero', y: [0] }

/** The band of changes that do not matter, from one end to the other, and the line at 0 in it. */
export function thresholdBand(threshold: number, ends: readonly number[]): readonly PictureMark[] {
  return [{ shape: 'area', kind: 'within', ranges: ends.map(x => [x, -threshold, threshold]) }, zeroLine]
}

/** The place of a mark in a row's plot, as a fraction of the axis. */
export interface RowMarks {
  readonly band: readonly [number, number]
  readonly zero: number
  /** Cut where the axis ends; `goesOn` names the ends that it does not hold. */
  readonly interval?: readonly [number, number]
  readonly goesOn: { readonly low: boolean; readonly high: boolean }
  readonly estimate?: number
  /** The estimate's; a dot where nothing is said. */
  readonly shape?: 'up' | 'down' | 'ring'
}

/** Finds the places of a row's marks on `axis`: of a change, and of what would be as good as none. */
export function layOutRow(
  { change, threshold }: { change: Span | null; threshold?: number },
  axis: RowAxis,
  usual: number,
): RowMarks {
  const clip = (at: number): number => Math.max(0, Math.min(1, at))
  const limit = threshold ?? usual
  const ends = change && [change.low, change.high].map((end, index) => (end === null ? index : axis.at(end)))
  return {
    band: [clip(axis.at(-limit)), clip(axis.at(limit))],
    zero: axis.at(0),
    ...(ends && { interval: [clip(ends[0]!), clip(ends[1]!)] as const }),
    goesOn: {
      low: change !== null && (change.low === null || ends![0]! < 0),
      high: change !== null && (change.high === null || ends![1]! > 1),
    },
    ...(change && isInside(axis.at(change.value)) ? { estimate: axis.at(change.value) } : {}),
  }
}

function isInside(at: number): boolean {
  return at >= 0 && at <= 1
}

/** Room at both ends for marks that stand there, in percent. */
const [rowLeft, rowInner] = [6, 88]

function at(fraction: number): string {
  return `${round(rowLeft + fraction * rowInner)}%`
}

/** Rounds to a tenth, because nothing finer can be seen. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The ticks above the rows. */
export function drawAxis({ ticks, unit }: RowAxis): string {
  const marks = ticks.map(tick => `<text x="${at(tick.at)}" y="12">${tick.text}${tick.text === '0' ? '' : unit}</text>`)
  return `<svg class="axis" height="16" aria-hidden="true">${marks.join('')}</svg>`
}

/** The plot of a row, which stands in the page itself: it is read without a script, and a thousand of them are drawn at once. */
export function drawRow({ band, zero, interval, goesOn, estimate, shape }: RowMarks): string {
  return [
    `<svg aria-hidden="true"><rect class="within" x="${at(band[0])}" width="${widthOf(band)}"/><line x1="${at(zero)}" x2="${at(zero)}" y2="100%"/>`,
    interval && `<rect class="interval" x="${at(interval[0])}" width="${widthOf(interval)}"/>`,
    goesOn.low && '<text x="0" y="16">‹</text>',
    goesOn.high && '<text x="100%" y="16" class="end">›</text>',
    estimate !== undefined && drawEstimate(at(estimate), shape),
    '</svg>',
  ]
    .filter(Boolean)
    .join('')
}

function widthOf([low, high]: readonly [number, number]): string {
  return `${round((high - low) * rowInner)}%`
}

function drawEstimate(x: string, shape: RowMarks['shape']): string {
  if (shape === undefined || shape === 'ring') return `<circle${shape ? ' class="ring"' : ''} cx="${x}"/>`
  return `<svg x="${x}" y="12"><path d="${shape === 'up' ? 'M-6 5L0-5.5L6 5Z' : 'M-6-5L0 5.5L6-5Z'}"/></svg>`
}

/** A call in a graph of calls: below it stand those that it makes. All places are parts of the whole. */
export interface Frame {
  readonly name: string
  readonly words: string
  readonly depth: number
  readonly start: number
  readonly width: number
  /** From −1, less than elsewhere, to 1, more. */
  readonly heat: number
}

const frameHeight = 18
/** The calls as SVG. Widths are parts of the whole, so that text keeps its size. */
export function drawFlame(frames: readonly Frame[], description: string): string {
  const depth = frames.reduce((most, frame) => Math.max(most, frame.depth + 1), 0)
  return `<svg class="flame" role="img" tabindex="0" aria-label="${entities(description)}" width="100%" height="${depth * frameHeight}">${frames.map(drawFrame).join('')}</svg>`
}

function drawFrame({ name, words, depth, start, width, heat }: Frame): string {
  // A narrower frame has no room for its name.
  const text = width > 0.02 ? `<text x="3" y="13">${attribute(name)}</text>` : ''
  const shade = (0.75 * Math.abs(heat)).toFixed(2)
  return `<svg x="${percent(start)}" y="${depth * frameHeight}" width="${percent(width)}" height="${frameHeight}" data-at="${Math.round(start * 1e5)} ${Math.round(width * 1e5)}" data-name="${attribute(name)}"><title>${attribute(`${name}: ${words}`)}</title><rect class="${heat < 0 ? 'less' : 'more'}" width="100%" height="${frameHeight - 1}" fill-opacity="${shade}"/>${text}</svg>`
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(3))}%`
}
