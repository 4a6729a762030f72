import type { Reading } from '../../formats/format.js'
import { isLevel, makeProcessMetric, type ProcessMetric } from '../../metrics/metric.js'
import type { Usage } from '../process.js'

/** The properties of a process that are visible from outside, whatever it prints. */
export interface InstrumentReading {
  /** Wall time of one run. */
  readonly seconds: number
  /** Usage of one run, without what is unknown. */
  readonly usage: Partial<Usage>
  /** The number of runs back to back. */
  readonly runs: number
  /** Files that an instrument around the command wrote. */
  readonly texts: readonly string[]
  /** A run of the same command that did its work so many repeats less; where there is none, this is a whole run. */
  readonly shorter?: { readonly run: InstrumentReading; readonly repeats: number }
}

/** The values of one run, by metric, in base units. */
export type Values = { readonly [metric in ProcessMetric]?: number }

/** One way to learn more of an invocation than what it prints. */
export interface Instrument {
  readonly name: 'clock' | 'rusage' | 'perf' | 'callgrind'
  /** The argument vector that runs `argv` under the instrument, which writes into `directory`; left out where nothing is put around. */
  readonly wrap?: (argv: readonly string[], directory: string) => readonly string[]
  /** The usage that would have been observed without the instrument, as far as it can tell. */
  readonly amend?: (observation: InstrumentReading) => InstrumentReading
  readonly read: (observation: InstrumentReading) => Values
  /** True if its counts are the same in every run, and times under it mean nothing: then the command is judged by them. */
  readonly isExact?: true
}

/** `argv` under all of `instruments`. */
export function wrapArgv(
  instruments: readonly Instrument[],
  argv: readonly string[],
  directory: string,
): readonly string[] {
  return instruments.reduce((inner, { wrap }) => wrap?.(inner, directory) ?? inner, argv)
}

/** Returns whether the numbers of a session are exact counts. */
export function isExact(instruments: readonly Instrument[]): boolean {
  return instruments.some(instrument => instrument.isExact)
}

/** `observation` without what `instruments` themselves have added. */
export function amendAll(instruments: readonly Instrument[], observation: InstrumentReading): InstrumentReading {
  return instruments.reduce((seen, { amend }) => amend?.(seen) ?? seen, observation)
}

/** Reads all of `instruments` as readings of `benchmark`. If two have the same metric, the last one provides it. */
export function readAll(
  instruments: readonly Instrument[],
  observation: InstrumentReading,
  benchmark: string,
): readonly Reading[] {
  const values = readValues(instruments, observation)
  const isOwn = isExact(instruments)
  return Object.entries(values).map(([name, value]) => {
    const metric = makeProcessMetric(name as ProcessMetric)
    return { benchmark, metric: isOwn ? metric : { ...metric, aside: true }, values: [value] }
  })
}

function readValues(instruments: readonly Instrument[], observation: InstrumentReading): Values {
  const values: Values = Object.assign({}, ...instruments.map(({ read }) => read(observation)))
  if (observation.shorter === undefined) return values
  const { run, repeats } = observation.shorter
  const before = readValues(instruments, run)
  const perRepeat = Object.entries(values).flatMap(([name, value]) => {
    const metric = name as ProcessMetric
    if (isLevel(metric)) return [[metric, value]]
    const less = before[metric]
    return less === undefined ? [] : [[metric, (value - less) / repeats]]
  })
  return Object.fromEntries(perRepeat)
}

export const instrumentNames = ['clock', 'rusage', 'perf', 'callgrind'] as const satisfies readonly Instrument['name'][]

export type InstrumentName = (typeof instrumentNames)[number]

/** What can be asked for: the instruments that watch the rounds, and counts of each benchmark, which are taken after them. */
export const instrumentChoices = [...instrumentNames, 'counts'] as const

/** The requested instruments: those that are named, or those that are available and cost little. */
export type InstrumentsRequest = 'auto' | readonly (typeof instrumentChoices)[number][]

/** The instruments that watch the rounds: the usual ones, where only counts are named. */
export function ofRounds(request: InstrumentsRequest): 'auto' | readonly InstrumentName[] {
  const named = request === 'auto' ? [] : request.filter(name => name !== 'counts')
  return named.length === 0 ? 'auto' : named
}

/** Returns whether the work of each benchmark is to be counted after the rounds. */
export function asksForCountsOfEach(request: InstrumentsRequest): boolean {
  return request !== 'auto' && request.includes('counts')
}

/** Returns whether exact counts are requested. */
export function asksForCounts(request: InstrumentsRequest): boolean {
  return request !== 'auto' && request.includes('callgrind')
}
