/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import {
  areaY,
  axisX,
  axisY,
  dot,
  gridY,
  line,
  type Markish,
  type Plot,
  plot,
  pointer,
  rect,
  ruleX,
  ruleY,
  tip,
} from '@observablehq/plot'
import type { PlotAxis } from '../document/axis.js'
import type { Picture, PictureMark } from '../document/picture.js'

/** A drawn plot, and the way from its pixels back to its numbers. */
export type DrawnPlot = Plot & (SVGSVGElement | HTMLElement)

/** Pixels around the marks; the largest is for the numbers of the vertical axis. */
const margins = { marginLeft: 52, marginRight: 14, marginTop: 22, marginBottom: 34 }

/** Draws `picture` with a width in pixels; only the part between two places of its horizontal axis, where `part` says so. */
export function drawPicture(
  { title, description, x, y, marks, height = 220 }: Picture,
  width: number,
  part?: readonly [low: number, high: number],
): DrawnPlot {
  const shown = part ? { ...x, ends: part, ticks: x.names ? nameEnds(x.names, part) : [] } : x
  const drawn = plot({
    ...{ width, height, ...margins, ariaLabel: `${title}. ${description}`, clip: part !== undefined },
    x: { ...scaleOf(shown), insetLeft: 4, insetRight: 4 },
    y: { ...scaleOf(y), insetTop: 4, insetBottom: 4 },
    marks: [
      gridY({ stroke: 'var(--line)', strokeOpacity: 1, ...tickPlaces(y) }),
      ...marks.flatMap(mark => drawMark(mark, x.size, y.size)),
      axisY({ ...tickPlaces(y), ...axisStyle, label: y.unit, labelAnchor: 'top' }),
      ...drawPlaces(shown),
      drawTips(marks, x, y),
    ],
  }) as DrawnPlot
  drawn.setAttribute('role', 'img')
  // One label tells what is drawn; those of its parts would be names of nothing.
  for (const part of drawn.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label')
  return drawn
}

/** Draws the numbers below a plot, or names, of which the first and the last end where the plot does. */
function drawPlaces(axis: PlotAxis): readonly Markish[] {
  const { ticks, ...style } = { ...tickPlaces(axis), ...axisStyle, labelAnchor: 'right' as const }
  if (!axis.names) return [axisX({ ...style, ...(ticks && { ticks }), label: axis.unit, labelOffset: 32 })]
  const [low, high] = axis.ends ?? [0, 0]
  const anchorOf = (at: number) => (at === low ? 'start' : at > high - 0.05 * (high - low) ? 'end' : 'middle')
  return (['start', 'middle', 'end'] as const).map(textAnchor =>
    axisX({ ...style, label: null, textAnchor, ticks: (ticks ?? []).filter(at => anchorOf(at) === textAnchor) }),
  )
}

const axisStyle = { labelArrow: 'none', tickSize: 0, fontSize: 11 } as const

function nameEnds(names: readonly string[], ends: readonly [number, number]): NonNullable<PlotAxis['ticks']> {
  return ends.map(at => ({ at, text: names[at] ?? '' }))
}

function scaleOf({ size, ends }: PlotAxis) {
  return { type: 'linear' as const, ...(ends ? { domain: ends.map(end => end / size) } : { nice: true }) }
}

/** Chooses ticks about 45 pixels apart; rounds stand below their middles, and places have names. */
function tickPlaces({ kind, ticks, ends = [0, 0] }: PlotAxis) {
  if (ticks) {
    const texts = new Map(ticks.map(({ at, text }) => [at, text]))
    return { ticks: [...texts.keys()], tickFormat: (at: number) => texts.get(at) ?? '' }
  }
  if (kind === 'rounds') {
    const step = Math.max(1, Math.ceil(ends[1] / 10))
    const rounds = Array.from({ length: ends[1] }, (_, at) => at + 1).filter(round => round % step === 0)
    return { ticks: rounds.map(round => round - 0.5), tickFormat: (at: number) => `${at + 0.5}` }
  }
  return { tickSpacing: 45, tickFormat: (value: number) => writeNumber(value, kind === 'changes') }
}

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 12 })

function writeNumber(value: number, isSigned: boolean): string {
  const text = numbers.format(Math.abs(Number(value.toPrecision(12))))
  return value < 0 ? `−${text}` : isSigned && value > 0 ? `+${text}` : text
}

/** The colours of kinds by the variables of the page's style; of anything else, that of what is not told from the rest. */
const colours: Readonly<Record<string, string>> = {
  ...{ baseline: '--baseline', control: '--baseline', contender: '--contender' },
  ...{ culprit: '--bad', worse: '--bad', better: '--good' },
  ...{ estimate: '--text', interval: '--text', within: '--within', disturbed: '--disturbed' },
}

/** Says how the words of `kind` are drawn. A side or a culprit decides over the rest. */
function styleOf(kind: string) {
  const words = kind.split(' ')
  const is = (word: string): boolean => words.includes(word)
  const known = words.findLast(word => Object.hasOwn(colours, word))
  return { is, colour: `var(${known !== undefined && !is('thin') ? colours[known] : '--quiet'})` }
}

/** The style of a kind, and the numbers that are drawn in the units of both axes. */
interface Styled extends ReturnType<typeof styleOf> {
  readonly scaled: (points: readonly (readonly number[])[]) => readonly number[][]
}

function drawMark(mark: PictureMark, xSize: number, ySize: number): readonly Markish[] {
  const scaled: Styled['scaled'] = points =>
    points.map(([at = 0, ...others]) => [at / xSize, ...others.map(value => value / ySize)])
  const styled = { ...styleOf(mark.kind), scaled }
  const { is, colour } = styled
  const placesOf = (all: readonly number[] = [], size: number): readonly number[] => all.map(place => place / size)
  switch (mark.shape) {
    case 'dots':
      return drawDots(scaled(mark.points), styled)
    case 'line':
    case 'steps':
      return [
        line(scaled(mark.points), {
          ...{ x: '0', y: '1', stroke: colour, strokeWidth: 1.5 },
          curve: mark.shape === 'steps' ? 'step-after' : 'linear',
        }),
      ]
    case 'bars': {
      const strokeWidth = is('column') ? 10 : is('thin') ? 1 : 2.5
      return [ruleX(scaled(mark.ranges), { x: '0', y1: '1', y2: '2', stroke: colour, strokeWidth })]
    }
    case 'area':
      return [
        areaY(scaled(mark.ranges), { x: '0', y1: '1', y2: '2', fill: colour, fillOpacity: is('band') ? 0.25 : 1 }),
      ]
    case 'rules': {
      const strokeDasharray = is('zero') ? '2 2' : is('look') ? '5 4' : undefined
      const ruled = { stroke: colour, strokeWidth: is('step') ? 2 : 1, ...(strokeDasharray && { strokeDasharray }) }
      return [ruleX(placesOf(mark.x, xSize), ruled), ruleY(placesOf(mark.y, ySize), ruled)]
    }
    case 'ticks':
      return [
        dot(placesOf(mark.x, xSize), { x: d => d, frameAnchor: 'bottom', symbol: 'triangle', r: 3, fill: colour }),
      ]
    case 'spans':
      return [
        rect(
          mark.spans.map(span => placesOf(span, xSize)),
          { x1: '0', x2: '1', fill: colour },
        ),
      ]
  }
}

/** The sides differ by their shapes, too. */
function drawDots(points: readonly number[][], { is, colour }: Styled): readonly Markish[] {
  if (is('unseen')) return []
  const drawn = dot(points, {
    ...{ x: '0', y: '1', r: is('culprit') ? 5.5 : is('small') ? 2 : 3.5 },
    symbol: is('contender') ? 'square' : 'circle',
    ...(is('hollow') ? { fill: 'var(--ground)', stroke: colour, strokeWidth: 1.5 } : { fill: colour }),
  })
  return [drawn]
}

/** Names the dot next to the pointer. */
function drawTips(marks: readonly PictureMark[], x: PlotAxis, y: PlotAxis): Markish {
  const told = marks.flatMap(mark =>
    mark.shape === 'dots'
      ? mark.points.map(([at, value]) => ({
          ...{ at: at / x.size, value: value / y.size },
          words: `${mark.label}: ${describe(value, y)}, ${describe(at, x)}`,
        }))
      : [],
  )
  const style = {
    fill: 'var(--ground)',
    stroke: 'var(--quiet)',
    fontSize: 12,
    textPadding: 6,
    ariaHidden: 'true',
    className: 'told',
  }
  return tip(told, pointer({ x: 'at', y: 'value', title: 'words', maxRadius: 24, ...style }))
}

function describe(value: number, { kind, size, unit, names }: PlotAxis): string {
  if (names) return names[Math.round(value)] ?? ''
  if (kind === 'rounds') return `round ${Math.floor(value) + 1}`
  return `${writeNumber(Number((value / size).toPrecision(4)), kind === 'changes')} ${unit}`.trim()
}
