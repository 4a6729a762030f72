import { area, curveStepAfter, line } from 'd3-shape'
import { entities } from '../../../util/entities.js'
import type { Axis } from './axis.js'

/** A plot as data: what is drawn, in the values of its axes. */
export interface Picture {
  readonly title: string
  /** What can be seen in it, for those who do not see it. */
  readonly description: string
  readonly x: Axis
  readonly y: Axis
  readonly marks: readonly Mark[]
  /** Before the unit, where it is not plain from the title of the page's figure. */
  readonly name?: string
  /** In pixels; the width is that of the page. */
  readonly height: number
}

export type Point = readonly [x: number, y: number]

/** Something drawn; `kind` names its style. */
export type Mark =
  | { readonly shape: 'dots'; readonly kind: string; readonly label: string; readonly points: readonly Point[] }
  | { readonly shape: 'line' | 'steps'; readonly kind: string; readonly points: readonly Point[] }
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

/** Of the space for marks, in the units of its own view; vertically these are pixels. */
const width = 1000
/** Pixels left of the marks, which the style leaves free. */
const left = 48
/** Pixels above and below the marks. */
const [top, bottom] = [18, 20]

/** The picture as SVG that is as wide as its place, with text that keeps its size. */
export function drawPicture({ title, description, x, y, marks, name = '', height }: Picture): string {
  const tall = height - top - bottom
  // As precise as can be seen: the page is narrower than the view.
  const place = {
    x: (value: number) => Math.round(x.at(value) * width),
    y: (value: number) => (1 - y.at(value)) * tall,
  }
  const grid = y.ticks.map(({ at }) => `M0 ${round((1 - at) * tall)}H${width}`).join('')
  const rows = y.ticks.map(({ at, text }) => `<text x="-6" y="${round(top + (1 - at) * tall + 4)}">${text}</text>`)
  const columns = x.ticks.map(
    ({ at, text }) => `<text x="${round(at * 100)}%" y="${height - 5}" class="x">${text}</text>`,
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

function drawMark(mark: Mark, { x, y, tall }: Place): string {
  switch (mark.shape) {
    case 'dots':
      return drawDots(mark, { x, y, tall })
    case 'line':
    case 'steps': {
      const path = line<Point>(
        ([at]) => x(at),
        ([, value]) => y(value),
      ).digits(1)
      return drawPath(mark.kind, (mark.shape === 'line' ? path : path.curve(curveStepAfter))(mark.points))
    }
    case 'area': {
      const path = area<readonly [number, number, number]>(
        ([at]) => x(at),
        ([, low]) => y(low),
        ([, , high]) => y(high),
      ).digits(1)
      return drawPath(mark.kind, path(mark.points))
    }
    case 'rules':
      return drawPath(
        mark.kind,
        [
          ...(mark.x ?? []).map(at => `M${round(x(at))} 0V${tall}`),
          ...(mark.y ?? []).map(at => `M0 ${round(y(at))}H${width}`),
        ].join(''),
      )
    case 'ticks':
      return drawPath(mark.kind, mark.x.map(at => `M${round(x(at))} ${tall}v5`).join(''))
    case 'spans':
      return drawPath(
        mark.kind,
        mark.spans.map(([from, to]) => `M${round(x(from))} 0H${round(x(to))}V${tall}H${round(x(from))}`).join(''),
      )
    case 'bars':
      return drawPath(
        mark.kind,
        mark.bars.map(([at, low, high]) => `M${round(x(at))} ${round(y(low))}V${round(y(high))}`).join(''),
      )
  }
}

/** Dots are lines of almost no length, which their ends make round or square, whatever the width of the page does to the view. */
function drawDots({ kind, label, points }: Extract<Mark, { shape: 'dots' }>, { x, y }: Place): string {
  const path = points.map(([at, value]) => `M${round(x(at))} ${round(y(value))}h.1`).join('')
  if (path === '') return ''
  const hole = kind.endsWith('hollow') ? `<path class="${kind} hole" d="${path}"/>` : ''
  return `<path class="${kind}" data-label="${entities(label)}" d="${path}"/>${hole}`
}

function drawPath(kind: string, path: string | null): string {
  return path ? `<path class="${kind}" d="${path}"/>` : ''
}

/** As precise as can be seen. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
