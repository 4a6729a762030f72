import { group } from 'd3-array'
import type { Metric } from '../metrics/metric.js'
import { makeReason, type Reason } from '../record/reasons.js'
import type { Side } from '../schedule/round.js'
import type { CopyValue } from './copies.js'

/** The values of a metric of a benchmark, and which round each is of. */
interface Values {
  readonly benchmark: string
  readonly metric: Metric
  readonly rounds: readonly (readonly (CopyValue & { readonly turn: number })[])[]
  readonly numbers: readonly number[]
  readonly step: number
  readonly rule: { readonly threshold?: number }
}

/** Products that lie no farther apart, as a fraction, are one amount of work: a tool divides by the time that it prints. */
const sameWork = 0.01

/** Things that an iteration may process several of. Requests, queries and operations are not among them, since each is an iteration of its own. */
const things =
  'items? elem(?:ent)?s? rows? rec(?:ord)?s? chars? bytes? words? lines? tokens? tok pixels? points? samples? sentences? documents? docs? keys? tuples? nodes? edges? cells? particles? entries values numbers ints floats'
const rateOfThings = new RegExp(
  `^(?:[kKMGT] ?)?(?:${things.replaceAll(' ', '|')})(?:/s(?:ec(?:ond)?)?|[-_]per[-_]sec(?:ond)?)$`,
  'i',
)

/** Returns whether a metric is how much of its work a benchmark does in a second. What a load generator received is none of it. */
function isRateOfWork({ name, unit, aside }: Metric): boolean {
  if (aside) return false
  return unit === 'B/s' ? name !== 'received' : unit === '1/s' && rateOfThings.test(name)
}

/**
 * Finds the benchmarks whose iterations do another amount of work on the contender's side, as their own rates say: items or bytes in a second,
 * times the time that the tool divides by, is the work of an iteration. A time of it cannot be compared then. That time is one by which the
 * amount is the same in all runs of a side to 1%: the CPU time of Google Benchmark, or the real one. The sides have to lie apart by more than
 * the `threshold`, and than the digits of what was printed, by each such time.
 */
export function findIterationWork(series: readonly Values[], threshold: number): ReadonlyMap<string, Reason> {
  const rates = series.filter(({ metric }) => isRateOfWork(metric))
  if (rates.length === 0) return new Map()
  const times = group(series.filter(isTime), ({ benchmark }) => benchmark)
  return new Map(
    rates.flatMap(rate => {
      const changes = (times.get(rate.benchmark) ?? []).flatMap(time => compareWork(rate, time, threshold) ?? [])
      const [change] = changes
      if (change === undefined || changes.some(({ isOther }) => !isOther)) return []
      const { baseline, contender } = change
      const facts = { rate: rate.metric.name, unit: rate.metric.unit, baseline, contender }
      return [[rate.benchmark, makeReason('iteration-work', facts)] as const]
    }),
  )
}

function isTime({ metric }: Values): boolean {
  return metric.unit === 's' && !metric.aside && (metric.name === 'time' || metric.name === 'cpu-time')
}

/** The work of an iteration on each side; undefined where it is not the same in all runs of one, so that the tool divides by another time. */
function compareWork(rate: Values, time: Values, threshold: number) {
  const rates = new Map(listRuns(rate).map(({ run, value }) => [run, value]))
  const amounts = listRuns(time).flatMap(({ run, side, value }) => {
    const perSecond = rates.get(run)
    return perSecond === undefined ? [] : [{ side, amount: value * perSecond }]
  })
  const [baseline, contender] = (['baseline', 'contender'] as const).map(side => findAmount(amounts, side))
  if (baseline === undefined || contender === undefined) return undefined
  const steps = [rate, time].flatMap(({ rounds, step }) => rounds.flat().map(({ value }) => Math.log1p(step / value)))
  const distance = Math.abs(Math.log(contender / baseline))
  return {
    baseline,
    contender,
    isOther: distance > Math.log1p(time.rule.threshold ?? threshold) + 2 * Math.max(...steps),
  }
}

function listRuns({ rounds, numbers }: Values) {
  return rounds.flatMap((round, at) => round.map(run => ({ ...run, run: `${numbers[at]} ${run.turn}` })))
}

function findAmount(amounts: readonly { readonly side: Side; readonly amount: number }[], side: Side) {
  const ofSide = amounts.filter(work => work.side === side).map(({ amount }) => amount)
  const [least, most] = [Math.min(...ofSide), Math.max(...ofSide)]
  return ofSide.length > 0 && least > 0 && most <= (1 + sameWork) * least ? Math.sqrt(least * most) : undefined
}
