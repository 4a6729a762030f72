import { median } from 'simple-statistics'
import type { Metric } from '../metrics/metric.js'
import type { Pair } from '../record/record.js'
import type { Side } from '../schedule/round.js'
import { madOfNormal } from '../stats/distributions/normal.js'
import { namesOf } from './chosen.js'
import { listLooks } from './rounds/design.js'
import { makeSeries, type Observation, type Series, type SeriesTable } from './series.js'
import { findTick } from './steps.js'

/** The wall time of a process, where its CPU time is judged in its place. */
export const wallTime: Metric = { name: 'wall-time', unit: 's', better: 'lower', aside: true }

/** Fewer contrasts of runs of one side say too little of how much a clock varies: five rounds of two copies have ten. */
const leastContrasts = 10
/** Share of the time that a program which computes for as long as it runs waits at most. Starting a process takes some of it. */
const mostWaiting = 0.02
/** Standard deviation of a run, in thresholds, above which 20 rounds of two runs of a side miss a change of the threshold too often: 2.8 · s / √20. */
const mostNoise = 1.6
/** The spread of the wall clock over that of CPU time must be at least this. */
const leastGain = 1.5
/** Share of the threshold that a step of the CPU clock is at most. */
const finestStep = 0.1

/**
 * Makes the series of `record` as they are judged: the `time` of its process holds CPU time where that tells what the wall clock cannot, and
 * `wall-time` stands next to it then.
 *
 * The wall time of a program that computes for as long as it runs is its CPU time and the time that others had its core. On a busy machine the
 * second part hides the first. So CPU time is judged if the main thread hardly waits, the wall clock varies by too much to tell a change of the
 * threshold, and CPU time by two thirds of that at most. All of it is decided once, by the rounds up to the first analysis, and without a look at any difference of the sides: by
 * contrasts of two runs of one side in a round, and by values whose side plays no part. A user who names `time` or `cpu-time` in `metrics` gets that.
 */
export function makeJudgedSeries(record: Pair): SeriesTable {
  const table = makeSeries(record)
  const clocks = findClocks(table, record)
  if (clocks === undefined) return table
  const { wall, cpu, runDelay } = clocks
  const judged: Series = { ...wall, rounds: cpu.rounds, clocks: { wall, runDelay } }
  const shown: Series = { ...cpu, metric: wallTime, rounds: wall.rounds }
  return { ...table, series: table.series.flatMap(series => (series === wall ? [judged, shown] : series)) }
}

function findClocks({ series }: SeriesTable, record: Pair) {
  const { suite, settings, rounds } = record
  // Sides that are ranked need one clock, and pairs of them could choose two.
  const isOfTwo = rounds.every(round => round.every(({ turn = 0 }) => turn < round.length))
  if (!isOfTwo) return undefined
  const names = namesOf(settings.metrics)
  if (!names.some(name => name === 'primary' || name === 'all')) return undefined
  if (names.includes('time') || names.includes('cpu-time')) return undefined
  const find = (name: string, isAside: boolean): Series | undefined =>
    series.find(
      ({ benchmark, metric }) =>
        benchmark === suite && metric.name === name && metric.unit === 's' && (metric.aside ?? false) === isAside,
    )
  const [wall, cpu] = [find('time', false), find('cpu-time', true)]
  const [runDelay, waiting] = [find('run-delay', true), find('waiting-time', true)]
  // Returns whether a rule demands something of this very clock, or nothing that could be judged.
  if (
    !wall?.primary ||
    !cpu ||
    !runDelay ||
    !waiting ||
    [wall, cpu].some(({ rule, metric }) => {
      const { budget, exact, ignore } = rule
      const isOther = metric.better !== 'lower'
      return isOther || [budget, exact, ignore].some(demand => demand !== undefined)
    })
  )
    return undefined
  const runs = joinRuns([wall, cpu, runDelay, waiting])
  // Takes the rounds up to the first analysis that has enough contrasts, so that later rounds change nothing; undefined where none has.
  const first =
    runs &&
    [...listLooks(record), runs.length]
      .filter(look => look <= runs.length)
      .map(look => runs.slice(0, look))
      .find(first => contrast(first, ({ wall }) => wall).length >= leastContrasts)
  const threshold = wall.rule.threshold ?? settings.threshold
  return first && prefersCpuTime(first, threshold) ? { wall, cpu, runDelay } : undefined
}

/** The clocks of one run, in seconds. */
interface Run extends Pick<Observation, 'side'> {
  readonly wall: number
  readonly cpu: number
  readonly runDelay: number
  readonly waiting: number
}

/** The runs of each round, in their order; undefined where one lacks a clock, or shows no time. */
function joinRuns([wall, ...others]: readonly [Series, Series, Series, Series]):
  | readonly (readonly Run[])[]
  | undefined {
  const values = others.map(valuesByRun)
  const rounds = wall.rounds.map((round, at) =>
    round.map(({ side, turn, value }) => {
      const [cpu = Number.NaN, runDelay = Number.NaN, waiting = Number.NaN] = values.map(
        known => known.get(`${wall.numbers[at]} ${turn}`) ?? Number.NaN,
      )
      return { side, wall: value, cpu, runDelay, waiting }
    }),
  )
  const isWhole = ({ wall: time, cpu, runDelay, waiting }: Run): boolean =>
    cpu > 0 && waiting >= 0 && runDelay >= 0 && time > runDelay
  return rounds.every(round => round.every(isWhole)) ? rounds : undefined
}

/** The values of a series by the number of their round and their turn in it. */
export function valuesByRun({ rounds, numbers }: Pick<Series, 'rounds' | 'numbers'>): ReadonlyMap<string, number> {
  return new Map(
    rounds.flatMap((round, at) => round.map(({ turn, value }) => [`${numbers[at]} ${turn}`, value] as const)),
  )
}

/** The differences between two runs of one side in a round, in natural logs: the first and the second, the third and the fourth. */
function contrast(rounds: readonly (readonly Run[])[], timeOf: (run: Run) => number): readonly number[] {
  const ofSide = (round: readonly Run[], side: Side): readonly number[] => {
    const logs = round.filter(run => run.side === side).map(run => Math.log(timeOf(run)))
    return logs.flatMap((log, at) => (at % 2 === 1 ? [log - logs[at - 1]!] : []))
  }
  return rounds.flatMap(round => [...ofSide(round, 'baseline'), ...ofSide(round, 'contender')])
}

function prefersCpuTime(rounds: readonly (readonly Run[])[], threshold: number): boolean {
  const runs = rounds.flat()
  const waiting = median(runs.map(({ waiting: time, wall, runDelay }) => time / (wall - runDelay)))
  const [ofWall, ofCpu] = [spreadOf(contrast(rounds, ({ wall }) => wall)), spreadOf(contrast(rounds, ({ cpu }) => cpu))]
  const isNeeded = ofWall > mostNoise * threshold && ofCpu > 0 && ofCpu * leastGain <= ofWall
  return isNeeded && waiting <= mostWaiting && isFine(rounds, threshold)
}

/** The standard deviation of one run that such differences between two show, as normal noise would: by their median, so that one slow run counts little. */
function spreadOf(contrasts: readonly number[]): number {
  return median(contrasts.map(Math.abs)) / madOfNormal / Math.SQRT2
}

/** Returns whether the CPU times show no steps that matter, as those of a kernel do that counts ticks. */
function isFine(rounds: readonly (readonly Run[])[], threshold: number): boolean {
  const values = rounds.map(round => round.map(({ side, cpu }, turn) => ({ side, copy: 1 as const, turn, value: cpu })))
  const tick = findTick({ metric: wallTime, rounds: values })
  return tick <= finestStep * threshold * median(rounds.flat().map(({ cpu }) => cpu))
}
