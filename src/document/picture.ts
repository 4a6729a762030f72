import { entities } from '../util/entities.js'
import type { Axis } from './axis.js'
import { attribute } from './escape.js'
import type { Span } from './strip.js'

/** A plot as data: what is drawn, in the values of its axes. */
export interface Picture {
  readonly title: string
  /** Words for readers who do not see the picture. */
  readonly description: string
  readonly x: Axis
  readonly y: Axis
  readonly marks: readonly PictureMark[]
  /** Before the unit, where it is not plain from the title of the page's figure. */
  readonly name?: string
  /** In pixels, 220 where nothing is said; the width is that of the page. */
  readonly height?: number
}

export type Point = readonly [x: number, y: number]

/** Something drawn; `kind` names its style. */
export type PictureMark =
  | {
      readonly shape: 'dots'
      readonly kind: string
      readonly label: string
      readonly points: readonly Point[]
      /** The style of steps from dot to dot, which the page's script draws: of a thousand plots they would be a quarter of the page. */
      readonly steps?: string
    }
  | { readonly shape: 'line'; readonly kind: string; readonly points: readonly Point[] }
  | {
      readonly shape: 'area'
      readonly kind: string
      readonly points: readonly (readonly [x: number, low: number, high: number])[]
    }
  /** From top to bottom at an x, or from left to right at a y. */
  | { readonly shape: 'rules'; readonly kind: string; readonly x?: readonly number[]; readonly y?: readonly number[] }
  /** Below the marks, at an x. */
  | { readonly shape: 'ticks'; readonly kind: string; readonly x: readonly number[] }
  /** From top to bottom, between two x. */
  | { readonly shape: 'spans'; readonly kind: string; readonly spans: readonly Point[] }
  /** From low to high at an x. */
  | {
      readonly shape: 'bars'
      readonly kind: string
      readonly bars: readonly (readonly [x: number, low: number, high: number])[]
    }

/** A value at its place. */
export interface PlacedValue {
  readonly at: number
  readonly value: number
}

/** Marks values with dots, which tell them to the pointer. */
export function dots(kind: string, label: string, placed: readonly PlacedValue[]) {
  return { shape: 'dots', kind: `dot ${kind}`, label, points: toPoints(placed) } as const
}

/** Joins values by a line. */
export function line(kind: string, placed: readonly PlacedValue[]): PictureMark {
  return { shape: 'line', kind, points: toPoints(placed) }
}

/** Marks values with dots on a line. */
export function dotsOnLine(style: string, label: string, placed: readonly PlacedValue[]): readonly PictureMark[] {
  return [line(`curve ${style.split(' ')[0]}`, placed), dots(style, label, placed)]
}

function toPoints(placed: readonly PlacedValue[]): readonly Point[] {
  return placed.map(({ at, value }) => [at, value])
}

/** Draws the intervals that have two ends, each at its place. */
export function bars(kind: string, intervals: readonly PlacedSpan[]): PictureMark {
  return { shape: 'bars', kind, bars: listClosed(intervals) }
}

/** Draws the same as one band. */
export function band(kind: string, intervals: readonly PlacedSpan[]): PictureMark {
  return { shape: 'area', kind, points: listClosed(intervals) }
}

type PlacedSpan = Omit<Span, 'value'> & { readonly at: number }

function listClosed(intervals: readonly PlacedSpan[]) {
  return intervals.flatMap(({ at, low, high }) => (low === null || high === null ? [] : [[at, low, high] as const]))
}

/** The line at 0. */
export const zeroLine: PictureMark = { shape: 'rules', kind: 'zero', y: [0] }

/** The band of changes that do not matter, from one end to the other, and the line at 0 in it. */
export function thresholdBand(threshold: number, ends: readonly number[]): readonly PictureMark[] {
  return [{ shape: 'area', kind: 'within', points: ends.map(x => [x, -threshold, threshold]) }, zeroLine]
}

/** Width of the area for marks, in units of its own view; vertically a unit is a pixel. */
const width = 1000
/** Pixels left of the marks, which the style leaves free. */
const left = 48
/** Pixels above and below the marks. */
const [top, bottom] = [18, 20]

/** The picture as SVG that is as wide as its place, with text that keeps its size. */
export function drawPicture({ title, description, x, y, marks, name = '', height = 220 }: Picture): string {
  const tall = height - top - bottom
  // As precise as can be seen: the page is narrower than the view.
  const place = {
    x: (value: number) => Math.round(x.at(value) * width),
    y: (value: number) => round((1 - y.at(value)) * tall),
  }
  const grid = y.ticks.map(({ at }) => `M0 ${round((1 - at) * tall)}H${width}`).join('')
  const rows = y.ticks.map(({ at, text }) => `<text x="-6" y="${round(top + (1 - at) * tall + 4)}">${text}</text>`)
  const columns = x.ticks.map(
    ({ at, text }) =>
      `<text x="${round(at * 100)}%" y="${height - 5}" class="x${x.names && at > 0.95 ? ' last' : ''}">${text}</text>`,
  )
  return [
    `<svg role="img" class="plot" height="${height}" aria-label="${entities(`${title}. ${description}`)}" data-ends="${[...x.ends, ...y.ends].map(Number).join(' ')}" data-units="${entities(`${x.unit}|${y.unit}`)}"${x.names ? ` data-names="${entities(x.names.map(name => name.replaceAll('|', '/')).join('|'))}"` : ''}${x.isLog || y.isLog ? ` data-logs="${Number(x.isLog === true)} ${Number(y.isLog === true)}"` : ''}>`,
    `<svg class="marks" y="${top}" width="100%" height="${tall}" viewBox="0 0 ${width} ${tall}" preserveAspectRatio="none">`,
    `<path class="grid" d="${grid}"/>`,
    ...marks.map(mark => drawMark(mark, { ...place, tall })),
    `</svg>${columns.join('')}<text x="${-left}" y="11" class="unit">${[name, entities(y.unit)].filter(Boolean).join(', ')}</text>${rows.join('')}</svg>`,
  ].join('')
}

interface Place {
  x(value: number): number
  y(value: number): number
  readonly tall: number
}

/** Dots are lines of almost no length, which their ends make round or square, whatever the width of the page does to the view. */
function drawMark(mark: PictureMark, place: Place): string {
  const path = pathOf(mark, place)
  if (!path) return ''
  const { kind } = mark
  const label = mark.shape === 'dots' ? ` data-label="${entities(mark.label)}"` : ''
  const hole = mark.shape === 'dots' && kind.endsWith('hollow') ? `<path class="${kind} hole" d="${path}"/>` : ''
  const steps = mark.shape === 'dots' && mark.steps ? `<path class="${mark.steps}" data-steps=""/>` : ''
  return `${steps}<path class="${kind}"${label} d="${path}"/>${hole}`
}

function pathOf(mark: PictureMark, { x, y, tall }: Place): string {
  switch (mark.shape) {
    case 'dots':
      return mark.points.map(([at, value]) => `M${x(at)} ${y(value)}h.1`).join('')
    case 'line':
      return join(mark.points.map(([at, value]) => `${x(at)} ${y(value)}`))
    case 'area': {
      const low = mark.points.map(([at, low]) => `${x(at)} ${y(low)}`)
      const high = mark.points.map(([at, , high]) => `${x(at)} ${y(high)}`)
      return join([...low, ...high.reverse()])
    }
    case 'rules': {
      const [down, across] = [mark.x ?? [], mark.y ?? []]
      return [...down.map(at => `M${x(at)} 0V${tall}`), ...across.map(at => `M0 ${y(at)}H${width}`)].join('')
    }
    case 'ticks':
      return mark.x.map(at => `M${x(at)} ${tall}v5`).join('')
    case 'spans':
      return mark.spans.map(([from, to]) => `M${x(from)} 0H${x(to)}V${tall}H${x(from)}`).join('')
    case 'bars':
      return mark.bars.map(([at, low, high]) => `M${x(at)} ${y(low)}V${y(high)}`).join('')
  }
}

function join(places: readonly string[]): string {
  return places.length === 0 ? '' : `M${places.join('L')}`
}

/** Rounds to a tenth of a pixel, because nothing finer can be seen. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The place of a mark in a row's plot, as a fraction of the axis. */
export interface RowMarks {
  readonly band: readonly [number, number]
  readonly zero: number
  /** Cut where the axis ends; `goesOn` names the ends that it does not hold. */
  readonly interval?: readonly [number, number]
  readonly goesOn: { readonly low: boolean; readonly high: boolean }
  readonly estimate?: number
  readonly control?: number
  /** The estimate's; a dot where nothing is said. */
  readonly shape?: 'up' | 'down' | 'ring'
  /** The changes of single rounds, as far as the axis holds them. */
  readonly rounds?: readonly number[]
  /** The changes of many benchmarks, by what they are called. */
  readonly crowd?: readonly { readonly tone: string; readonly places: readonly number[] }[]
}

/** Finds the places of a row's marks on `axis`: of a change, of a value to be compared with it, and of what would be as good as none. */
export function layOutRow(
  { change, control, threshold }: { change: Span | null; control?: { value: number } | null; threshold?: number },
  axis: Axis,
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
    ...(control && isInside(axis.at(control.value)) ? { control: axis.at(control.value) } : {}),
  }
}

function isInside(at: number): boolean {
  return at >= 0 && at <= 1
}

/** Room at both ends for marks that stand there, in percent. */
const [rowLeft, rowInner] = [6, 88]
const rowHeight = 28

function at(fraction: number): string {
  return `${round(rowLeft + fraction * rowInner)}%`
}

/** The ticks above the rows. */
export function drawAxis({ ticks, unit }: Axis): string {
  const marks = ticks.map(
    tick =>
      `<line x1="${at(tick.at)}" x2="${at(tick.at)}" y1="16" y2="20"/><text x="${at(tick.at)}" y="12">${tick.text}${tick.text === '0' ? '' : unit}</text>`,
  )
  return `<svg class="axis" height="20" aria-hidden="true">${marks.join('')}</svg>`
}

/** The plot of a row. The style has what all rows have alike, and `grounds` the ids of what stands behind the marks of rows that were drawn before. */
export function drawRow(
  { band, zero, interval, goesOn, estimate, control, shape, rounds = [], crowd = [] }: RowMarks,
  grounds = new Map<string, string>(),
): string {
  const ground = `<rect x="${at(band[0])}" width="${widthOf(band)}"/><line x1="${at(zero)}" x2="${at(zero)}" y2="100%"/>`
  const known = grounds.get(ground)
  const id = known ?? `ground${grounds.size + 1}`
  grounds.set(ground, id)
  return [
    `<svg aria-hidden="true">`,
    known ? `<use href="#${id}"/>` : `<g class="ground" id="${id}">${ground}</g>`,
    interval && `<rect class="interval" x="${at(interval[0])}" width="${widthOf(interval)}"/>`,
    goesOn.low && '<text x="0" y="14">‹</text>',
    goesOn.high && '<text x="100%" y="14" class="end">›</text>',
    control !== undefined && `<circle class="control" cx="${at(control)}"/>`,
    rounds.length > 0 && drawDots(rounds, 'rounds', [23, 26]),
    ...crowd.map(({ tone, places }) => drawDots(places, `crowd ${tone}`, [8, 14, 20])),
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
  if (shape === undefined) return `<circle cx="${x}"/>`
  if (shape === 'ring') return `<circle class="ring" cx="${x}"/>`
  return `<svg x="${x}" y="9"><path d="${shape === 'up' ? 'M-6 5L0-5.5L6 5Z' : 'M-6-5L0 5.5L6-5Z'}"/></svg>`
}

/** A line without an axis, as small as a word, with a dot at its end. */
export function drawLine(levels: readonly (number | undefined)[]): string {
  const points = levels.map((level, index) =>
    level === undefined ? '' : `${Math.round((index / (levels.length - 1)) * 100)} ${Math.round(20 - 16 * level)}`,
  )
  const path = points.map((point, index) => point && `${points[index - 1] ? ' ' : 'M'}${point}`).join('')
  return `<svg viewBox="0 0 100 24" aria-hidden="true"><path d="${path}"/><path class="end" d="M${points.at(-1) ?? ''}h.1"/></svg>`
}

/** Dots at several heights, so that near ones can be told apart. */
function drawDots(places: readonly number[], style: string, heights: readonly number[]): string {
  const dots = places.map((place, index) => `M${Math.round(place * width)} ${heights[index % heights.length]}h.1`)
  return `<svg class="${style}" x="${rowLeft}%" width="${rowInner}%" height="${rowHeight}" viewBox="0 0 ${width} ${rowHeight}" preserveAspectRatio="none"><path d="${dots.join('')}"/></svg>`
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
