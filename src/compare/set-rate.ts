import type { Metric } from '../metrics/metric.js'
import { isRate } from '../metrics/unit.js'
import type { Pair } from '../record/record.js'
import { type CopyValue, findCopyLevels, findMove, spreadOf } from './copies.js'

/** A rate that was set, at which a benchmark was given its work: what it shows is what somebody asked for. */
export interface SetRate {
  /** The name of its metric. */
  readonly rate: string
  /** The name of the metric of the time that the work took, which shows a change; undefined where nothing printed one. */
  readonly time: string | undefined
}

/** The values of a metric that may be a rate, or a time. */
interface Values {
  readonly metric: Metric
  readonly rounds: readonly (readonly CopyValue[])[]
  /** The step of the digits; not finite where there is none. */
  readonly step: number
}

/** The part of the move of a time that a rate makes at most if it was set. What is done as fast as it can be moves by all of it. */
const mostFollowed = 0.1

/**
 * Finds that the `rate` which a benchmark is about was set, as load generators set one: the command asks for it, or the rate hardly moves while
 * the time of what is done moves by more than the threshold. Nothing but an overload shows in such a rate, so the time is to be judged.
 */
export function findSetRate(
  rate: Values,
  others: readonly Values[],
  record: Pick<Pair, 'settings' | 'command' | 'sides'>,
): SetRate | undefined {
  if (!isRate(rate.metric.unit) || rate.metric.better !== 'higher') return undefined
  const times = others.filter(({ metric }) => metric.unit === 's' && metric.better === 'lower')
  const shown = times.filter(({ metric }) => !metric.aside)
  const isTime = ({ metric }: Values): boolean => metric.name === 'time'
  const time = shown.find(isTime) ?? shown[0]
  // One that is too coarse to be judged still shows that it moved.
  const moved = time ?? times.find(isTime)
  const isSet = asksForRate(record) || (moved !== undefined && isDetached(rate, moved, record.settings))
  return isSet ? { rate: rate.metric.name, time: time?.metric.name } : undefined
}

function isDetached(rate: Values, time: Values, { threshold }: Pick<Pair['settings'], 'threshold'>): boolean {
  const step = Number.isFinite(time.step) ? time.step : 0
  const move = findMove(findCopyLevels(time.rounds.flat()), { threshold, step })
  if (move === undefined) return false
  const { baseline, contender } = findCopyLevels(rate.rounds.flat())
  const most = Math.min(mostFollowed * Math.abs(Math.log(move.after / move.before)), Math.log1p(threshold) / 2)
  return baseline.length > 0 && contender.length > 0 && spreadOf([...baseline, ...contender]) <= most
}

/** The options by which load generators are told a rate: their programs, and the words before the number. */
const asking: readonly (readonly [programs: string, options: string])[] = [
  ['wrk2?', '-R|--rate'],
  ['hey', '-q'],
  ['oha', '-q|--qps|--query-per-second'],
  ['autocannon', '-R|--overallRate'],
  ['pgbench|sysbench', '-R|--rate'],
  ['bombardier', '-r|--rate'],
  ['ghz', '-r|--rps'],
  ['fortio', '-qps|--qps'],
  ['h2load|valkey-benchmark', '--rps'],
  ['memtier_benchmark', '--rate-limiting'],
  ['vegeta', '-rate|--rate'],
]

/** One command of a line: a program that may have a directory before its name, and its words up to the next command. */
const patterns = asking.map(
  ([programs, options]) =>
    new RegExp(
      String.raw`(?:^|[\s/;&|(])(?:${programs})\s(?:[^\n;&|]*\s)?(?:${options})[ =]?0*[1-9][\d.]*[a-z/\d]*(?=[\s;&|)]|$)`,
    ),
)

/** Characters of a command that are searched: longer ones are whole scripts. */
const longestCommand = 2000

function asksForRate({ command, sides }: Pick<Pair, 'command' | 'sides'>): boolean {
  const commands = [command, sides?.baseline?.command, sides?.contender.command]
  return commands.some((text = '') => patterns.some(pattern => pattern.test(text.slice(0, longestCommand))))
}
