import { tickStep, ticks } from 'd3-array'
import { scale, times } from '../metrics/scale.js'
import { axisOf, ratioAxisOf, type Span } from './strip.js'

/** One axis of a plot as data: the page's script finds its ends and its ticks. */
export interface PlotAxis {
  /** The unit that people read; it may come from outside. */
  readonly unit: string
  /** One of the unit in the numbers that are drawn. */
  readonly size: number
  /** Both ends, in the numbers that are drawn; those of the data where nothing is said. */
  readonly ends?: readonly [low: number, high: number]
  /** Rounds have their numbers below their middles. */
  readonly kind?: 'rounds' | 'changes'
  /** The ticks that are written, where these are not numbers. They may come from outside. */
  readonly ticks?: readonly { readonly at: number; readonly text: string }[]
  /** Labels for the whole numbers from 0, where people know these places by name. They may come from outside. */
  readonly names?: readonly string[]
}

/** The axis of `values` in the largest unit that suits them. */
export function quantityAxis(values: readonly number[], unit: string): PlotAxis {
  const shown = scale(values, unit)
  return { unit: shown.unit, size: shown.size }
}

/** The axis of relative changes, in percent. */
export const changeAxis: PlotAxis = { unit: '%', size: 0.01, kind: 'changes' }

/** The axis of a share of all values, in percent. */
export const shareAxis: PlotAxis = { unit: '%', size: 0.01, ends: [0, 1] }

/** The axis of `rounds` rounds, each as wide as any other. */
export function roundAxis(rounds: number): PlotAxis {
  return { unit: 'round', size: 1, ends: [0, rounds], kind: 'rounds' }
}

/** The axis of places with `names`, of which those in `marked` are written where there is room, or some of all where none is marked; as `written`, where that is not the name. */
export function placeAxis(names: readonly string[], marked: readonly number[], written = names): PlotAxis {
  const last = Math.max(1, names.length - 1)
  const some = [0.1, 0.37, 0.63, 0.9].map(share => Math.round(share * (names.length - 1)))
  // A name needs about a sixth of a narrow plot, and a day more.
  const room = last / (written === names ? 6 : 4)
  const isFree = (at: number, index: number): boolean => marked.slice(index + 1).every(value => value - at > room)
  const shown = marked.length > 0 ? marked.filter(isFree) : [...new Set(some)]
  return { unit: '', size: 1, ends: [0, last], names, ticks: shown.map(at => ({ at, text: written[at]! })) }
}

/** The axis above the plots of rows, with its ticks. */
export interface RowAxis {
  /** Maps a change to a fraction of the axis: 0 at its low end, 1 at its high end. */
  at(value: number): number
  readonly ticks: readonly { readonly at: number; readonly text: string }[]
  /** Both ends, in the unit that people read. */
  readonly ends: readonly [low: number, high: number]
  readonly unit: string
  /** Equal distances are equal ratios. */
  readonly isLog?: true
}

const fewTicks = 5

/** The one axis of many rows: it holds 0, `room` on both sides of it, and most of the changes `spans`. Beyond 50%, equal distances are equal ratios. */
export function rowAxis(spans: readonly Span[], room: number): RowAxis {
  const { low, high, isLog } = axisOf(spans)
  const range = [Math.min(low, -room), Math.max(high, room)] as const
  if (isLog) return ratioAxis(range[1])
  const [from, to] = [100 * range[0], 100 * range[1]]
  const decimals = Math.max(0, -Math.floor(Math.log10(tickStep(from, to, fewTicks)) + 1e-9))
  const at = (shown: number): number => (shown - from) / (to - from)
  return {
    at: change => at(100 * change),
    ticks: thinOut(ticks(from, to, fewTicks).map(tick => ({ at: at(tick), text: writeTick(tick, decimals) }))),
    ...{ ends: [from, to], unit: '%' },
  }
}

/** The axis from 1 / (1 + `reach`) to 1 + `reach` times as much, on which half and twice as much are as far from 0. */
function ratioAxis(reach: number): RowAxis {
  const end = Math.log1p(reach)
  const at = (change: number): number => (Math.log1p(Math.max(change, Number.EPSILON - 1)) / end + 1) / 2
  const times = listLogTicks(1, 1 + reach).filter(factor => factor > 1)
  const fine = times.length > 0 && reach > 1 ? times : [1.2, 1.5, 2].filter(factor => factor <= 1 + reach)
  const changes = [...fine.map(factor => 1 / factor - 1).reverse(), 0, ...fine.map(factor => factor - 1)]
  const ticks = changes.map(change => ({
    at: Math.min(1, Math.max(0, at(change))),
    text: writeTick(change * 100, change < -0.99 ? 1 : 0),
  }))
  return { at, ticks: thinOut(ticks), ends: [-100 * (1 - 1 / (1 + reach)), 100 * reach], unit: '%', isLog: true }
}

/** The axis of changes that are told as ratios, from the least of `spans` to the greatest. Equal distances are equal ratios. */
export function timesAxis(spans: readonly Span[]): RowAxis {
  const ends = ratioAxisOf(spans)
  const [low, high] = [Math.log1p(ends.low), Math.log1p(ends.high)]
  const at = (change: number): number => (Math.log1p(Math.max(change, -0.999999)) - low) / (high - low)
  const [from, to] = [1 + ends.low, 1 + ends.high]
  const some = listLogTicks(from, to)
  const factors = some.length > 1 ? some : [from, 1, to]
  const ticks = [...new Set([1, ...factors])].map(factor => ({ at: at(factor - 1), text: times(factor, 2) }))
  return { at, ticks: thinOut(ticks, ticks[0]!.at), ends: [from, to], unit: '', isLog: true }
}

/** The ticks that do not overprint others, the one at `zero` first, then from there outwards. */
function thinOut(ticks: RowAxis['ticks'], zero = ticks.find(({ text }) => text === '0')?.at ?? 0.5): RowAxis['ticks'] {
  const outwards = ticks.toSorted((a, b) => Math.abs(a.at - zero) - Math.abs(b.at - zero))
  const kept: RowAxis['ticks'][number][] = []
  // The labels of two ticks need so much room on a narrow page.
  for (const tick of outwards) if (kept.every(({ at }) => Math.abs(at - tick.at) >= 0.17)) kept.push(tick)
  return kept.sort((a, b) => a.at - b.at)
}

const mostLogTicks = 8

/** Lists 1, 2 and 5 of each power of ten, or every so many powers where they are many. */
export function listLogTicks(from: number, to: number): readonly number[] {
  const [first, last] = [Math.floor(Math.log10(from)), Math.ceil(Math.log10(to))]
  const powers = Array.from({ length: last - first + 1 }, (_, at) => 10 ** (first + at))
  const within = (tick: number): boolean => tick >= from && tick <= to
  const fine = powers.flatMap(power => [power, 2 * power, 5 * power]).filter(within)
  if (fine.length <= mostLogTicks) return fine
  const whole = powers.filter(within)
  const step = Math.ceil(whole.length / mostLogTicks)
  return whole.filter((_, at) => at % step === 0)
}

function writeTick(tick: number, decimals: number): string {
  if (tick === 0) return '0'
  const text = Math.abs(tick).toFixed(Math.min(20, decimals))
  return `${tick < 0 ? '−' : '+'}${text.replace(/\B(?=(\d{3})+$)/g, ',')}`
}
