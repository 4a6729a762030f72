import { extent, nice, tickStep, ticks } from 'd3-array'
import { scale, times } from '../metrics/scale.js'
import { entities } from '../util/entities.js'
import { axisOf, ratioAxisOf, type Span } from './strip.js'

/** A part of the number line with its ticks. */
export interface Axis {
  /** Maps `value` to a fraction of the axis: 0 at its low end, 1 at its high end. */
  at(value: number): number
  readonly ticks: readonly { readonly at: number; readonly text: string }[]
  /** Both ends, in the unit that people read. */
  readonly ends: readonly [low: number, high: number]
  /** Empty where the numbers say it all; it may come from outside. */
  readonly unit: string
  /** Labels for the whole numbers from 0, where people know these places by name. They may come from outside. */
  readonly names?: readonly string[]
  /** Equal distances are equal ratios. */
  readonly isLog?: true
}

const fewTicks = 5

/** The axis of `values` in the largest unit that suits them, with about so many ticks. */
export function quantityAxis(values: readonly number[], unit: string, ticks = fewTicks): Axis {
  const own = scale(values, unit)
  return makeAxis(rangeOf(values), { size: own.size, unit: own.unit, sign: '', ticks })
}

/** The axis of relative changes, which holds 0. */
export function changeAxis(values: readonly number[]): Axis {
  return makeAxis(rangeOf([0, ...values]), { size: 0.01, unit: '%', sign: '+' })
}

/** The one axis of many rows: it holds 0, `room` on both sides of it, and most of the changes `spans`. Beyond 50%, equal distances are equal ratios. */
export function rowAxis(spans: readonly Span[], room: number): Axis {
  const { low, high, isLog } = axisOf(spans)
  const range = [Math.min(low, -room), Math.max(high, room)] as const
  if (isLog) return ratioAxis(range[1])
  const axis = makeAxis(range, { size: 0.01, unit: '%', sign: '+', isExact: true })
  return { ...axis, ticks: thinOut(axis.ticks) }
}

/** The axis from 1 / (1 + `reach`) to 1 + `reach` times as much, on which half and twice as much are as far from 0. */
function ratioAxis(reach: number): Axis {
  const end = Math.log1p(reach)
  const at = (change: number): number => (Math.log1p(Math.max(change, Number.EPSILON - 1)) / end + 1) / 2
  const times = listLogTicks(1, 1 + reach).filter(factor => factor > 1)
  const fine = times.length > 0 && reach > 1 ? times : [1.2, 1.5, 2].filter(factor => factor <= 1 + reach)
  const changes = [...fine.map(factor => 1 / factor - 1).reverse(), 0, ...fine.map(factor => factor - 1)]
  const ticks = changes.map(change => ({
    at: Math.min(1, Math.max(0, at(change))),
    text: writeTick(change * 100, change < -0.99 ? 1 : 0, '+'),
  }))
  return { at, ticks: thinOut(ticks), ends: [-100 * (1 - 1 / (1 + reach)), 100 * reach], unit: '%', isLog: true }
}

/** The axis of changes that are told as ratios, from the least of `spans` to the greatest. Equal distances are equal ratios. */
export function timesAxis(spans: readonly Span[]): Axis {
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
function thinOut(ticks: Axis['ticks'], zero = ticks.find(({ text }) => text === '0')?.at ?? 0.5): Axis['ticks'] {
  const outwards = ticks.toSorted((one, other) => Math.abs(one.at - zero) - Math.abs(other.at - zero))
  const kept: Axis['ticks'][number][] = []
  // The labels of two ticks need so much room on a narrow page.
  for (const tick of outwards) if (kept.every(({ at }) => Math.abs(at - tick.at) >= 0.17)) kept.push(tick)
  return kept.sort((one, other) => one.at - other.at)
}

/** The axis of `rounds` rounds, each as wide as any other; ticks are below their middles. */
export function roundAxis(rounds: number): Axis {
  const step = Math.max(1, Math.ceil(rounds / 10))
  const shown = Array.from({ length: rounds }, (_, round) => round).filter(round => (round + 1) % step === 0)
  return {
    at: value => value / rounds,
    ticks: shown.map(round => ({ at: (round + 0.5) / rounds, text: String(round + 1) })),
    ends: [0.5, rounds + 0.5],
    unit: 'round',
  }
}

/** The axis of places with `names`, of which those in `marked` are written where there is room, or some of all where none is marked; as `written`, where that is not the name. */
export function placeAxis(names: readonly string[], marked: readonly number[], written = names): Axis {
  const last = Math.max(1, names.length - 1)
  const some = [0.1, 0.37, 0.63, 0.9].map(share => Math.round(share * (names.length - 1)))
  // A name needs about a sixth of a narrow plot, and a day more.
  const room = last / (written === names ? 6 : 4)
  const isFree = (at: number, index: number): boolean => marked.slice(index + 1).every(one => one - at > room)
  const shown = marked.length > 0 ? marked.filter(isFree) : [...new Set(some)]
  return {
    at: value => value / last,
    ticks: shown.map(at => ({ at: at / last, text: entities(written[at]!) })),
    ends: [0, last],
    unit: '',
    names,
  }
}

/** The axis from 0 to 100% of the values of a side. */
export function shareAxis(): Axis {
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(at => ({ at, text: `${at * 100}` }))
  return { at: value => value, ticks, ends: [0, 100], unit: 'percentile' }
}

/** The logarithmic axis of positive `values`, in the unit that suits their middle, or of sizes that are called `name`. */
export function logAxis(values: readonly number[], { unit = '', name }: { unit?: string; name?: string }): Axis {
  const [low = 1, high = 10] = extent(values.filter(value => value > 0 && Number.isFinite(value)))
  const room = low === high ? 2 : (high / low) ** 0.04
  const [from, to] = [low / room, high * room]
  const shown = scale([Math.sqrt(low * high)], unit)
  const at = (value: number): number => Math.log(value / from) / Math.log(to / from)
  return {
    at,
    ticks: listLogTicks(from / shown.size, to / shown.size).map(tick => ({
      at: at(tick * shown.size),
      text: writeTick(tick, Math.max(0, -Math.floor(Math.log10(tick) + 1e-9)), ''),
    })),
    ends: [from / shown.size, to / shown.size],
    unit: name ?? shown.unit,
    isLog: true,
  }
}

const mostLogTicks = 8

/** 1, 2 and 5 of each power of ten, or every so many powers where they are many. */
function listLogTicks(from: number, to: number): readonly number[] {
  const [first, last] = [Math.floor(Math.log10(from)), Math.ceil(Math.log10(to))]
  const powers = Array.from({ length: last - first + 1 }, (_, at) => 10 ** (first + at))
  const within = (tick: number): boolean => tick >= from && tick <= to
  const fine = powers.flatMap(power => [power, 2 * power, 5 * power]).filter(within)
  if (fine.length <= mostLogTicks) return fine
  const whole = powers.filter(within)
  const step = Math.ceil(whole.length / mostLogTicks)
  return whole.filter((_, at) => at % step === 0)
}

interface Numbers extends Pick<Axis, 'unit'> {
  /** One of the unit in base units. */
  readonly size: number
  readonly sign: Sign
  readonly isExact?: boolean
  readonly ticks?: number
}

function makeAxis([low, high]: readonly [number, number], numbers: Numbers): Axis {
  const { size, unit, sign, isExact = false, ticks: about = fewTicks } = numbers
  const [from, to] = isExact ? [low / size, high / size] : nice(low / size, high / size, about)
  const step = tickStep(from, to, about)
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  const at = (shown: number): number => (shown - from) / (to - from)
  return {
    at: value => at(value / size),
    ticks: ticks(from, to, about).map(tick => ({ at: at(tick), text: writeTick(tick, decimals, sign) })),
    ends: [from, to],
    unit,
  }
}

/** Before what is above 0. */
type Sign = '' | '+'

function writeTick(tick: number, decimals: number, sign: Sign): string {
  if (tick === 0) return '0'
  const text = Math.abs(tick).toFixed(Math.min(20, decimals))
  return `${tick < 0 ? '−' : sign}${text.replace(/\B(?=(\d{3})+$)/g, ',')}`
}

/** From the least to the greatest, with some room where all are the same. */
function rangeOf(values: readonly number[]): readonly [number, number] {
  const [low = 0, high = 1] = extent(values.filter(Number.isFinite))
  if (low < high) return [low, high]
  const room = Math.abs(low) * 0.01 || 0.01
  return [low - room, high + room]
}
