import type { Metric } from '../metrics/metric.js'
import { shown } from '../util/decode.js'
import { parseJson } from '../util/json.js'
import { findStray } from './causes.js'
import { seriesKey } from './key.js'
import { generousLimits, type RecordLimits } from './limits.js'
import type { Invocation, Measurement, SessionRecord } from './record.js'
import { around, type MeasurementData, type RoundData, recordSchema, round } from './record.js'
import { decodeBy, RecordError } from './record-error.js'

/** A record from JSON that nobody vouches for. */
export function decodeRecord(json: string, limits = generousLimits): SessionRecord {
  if (json.length > limits.characters)
    throw new RecordError(`the record has ${json.length} characters; at most ${limits.characters} are read`)
  return decodeRecordData(parse(json), limits)
}

/** A record from what JSON was parsed to. */
export function decodeRecordData(data: unknown, limits = generousLimits): SessionRecord {
  if (typeof data !== 'object' || data === null || !('schema' in data))
    throw new RecordError('this is not a record: it has no "schema"')
  if (data.schema !== recordSchema)
    throw new RecordError(
      `"schema" is ${shown(data.schema)}; this version reads "${recordSchema}", which "compare --record FILE" writes`,
    )
  // Alone, each holds a share of the rounds of its experiment.
  if ('partNumber' in data)
    throw new RecordError(
      `this record is part ${shown(data.partNumber)} of one suite on several runners, whose rounds are no longer put together; measure the suite in one job, or give each runner benchmarks of its own and a name as its "part"`,
    )
  const { rounds, earlier, ...rest } = data as { rounds?: unknown; earlier?: unknown }
  const record = {
    ...decodeAround(rest),
    ...decodeEarlier(earlier, limits),
    rounds: decodeRounds(rounds, limits),
  }
  for (const findFault of faults) {
    const fault = findFault(record)
    if (fault !== undefined) throw new RecordError(fault)
  }
  return record
}

/** Refuses a round that a record could not hold: what is measured is written before the record can be read as a whole. */
export function checkRound(json: string, sides: SessionRecord['sides']): void {
  const [round] = decodeRounds([parse(json)], generousLimits)
  const strange = round!.find(({ slot }) => sides.every(({ name }) => name !== slot.side))
  if (strange !== undefined) throw new RecordError(describeStranger(strange.slot.side))
}

/** Records in a record, none of which holds others. */
function decodeEarlier(earlier: unknown, limits: RecordLimits): Pick<SessionRecord, 'earlier'> {
  if (earlier === undefined) return {}
  if (!Array.isArray(earlier) || earlier.length === 0 || earlier.length > limits.earlier)
    throw new RecordError(`"earlier" must be a list of 1 to ${limits.earlier} records, not ${shown(earlier)}`)
  if (earlier.some(attempt => attempt !== null && typeof attempt === 'object' && 'earlier' in attempt))
    throw new RecordError('"earlier" has a record that holds earlier ones itself')
  return { earlier: earlier.map(attempt => decodeRecordData(attempt, limits)) }
}

const mostStages = 2

function decodeAround(data: unknown): Omit<SessionRecord, 'rounds'> {
  const decoded = decodeBy(around, data, '')
  const { stages = [] } = decoded
  if (stages.length > mostStages)
    throw new RecordError(
      `the record was measured in ${stages.length} stages, which this version cannot judge: use a newer version`,
    )
  return decoded as Omit<SessionRecord, 'rounds'>
}

/** Describes a fault that concerns several fields of a record; undefined where there is none. */
type FindFault = (record: SessionRecord) => string | undefined

/** No two sides have one name, the baseline is one of them, and no other side has run. */
const findStranger: FindFault = ({ baseline, sides, rounds }) => {
  const names = sides.map(({ name }) => name)
  const repeated = findRepeated(names)
  if (repeated !== undefined) return `"sides" has the name ${shown(repeated)} twice`
  const strange = [baseline, ...rounds.flatMap(round => round.map(({ slot }) => slot.side))].find(
    name => !names.includes(name),
  )
  return strange === undefined ? undefined : describeStranger(strange)
}

function describeStranger(name: string): string {
  return `${shown(name)} is not the name of one of the "sides"`
}

/** A copy runs once in a round, or as often as the plan says. */
const findCrowd: FindFault = ({ plan, rounds }) => {
  const most = plan?.runs ?? 1
  for (const [index, round] of rounds.entries()) {
    const slots = round.map(({ slot }) => `${slot.side} ${slot.copy}`)
    const crowded = findRepeated(slots, most)
    if (crowded !== undefined)
      return `"rounds[${index}]": ${crowded} must be given ${most === 1 ? 'only once' : `at most ${most} times`}`
  }
  return undefined
}

/** Earlier experiments are of the same sides. */
const findOtherSides: FindFault = record => {
  const namesOf = ({ baseline, sides }: SessionRecord) => JSON.stringify([baseline, ...sides.map(({ name }) => name)])
  const index = (record.earlier ?? []).findIndex(attempt => namesOf(attempt) !== namesOf(record))
  return index < 0 ? undefined : `"earlier.${index}" has other sides than the record`
}

/** Benchmarks are left out from one round on, and then from a later one. */
const findDisorder: FindFault = ({ plan }) => {
  const starts = plan?.focus?.map(({ from }) => from) ?? []
  const stray = starts.findIndex((start, index) => start <= (starts[index - 1] ?? 0))
  if (stray < 0) return undefined
  return `"plan.focus.${stray}.from" is ${starts[stray]}; the steps of focus must ascend, from 1`
}

/** Each round is some runner's, and a runner has at least one; so it is with blocks of rounds and with segments. */
const findMisplaced: FindFault = ({ runners = [], reinstall, segments = [], stages = [], rounds }) => {
  const find = (what: string, starts: readonly number[], nameOf = (index: number) => `${what}.${index}`) => {
    const stray = starts.findIndex((start, index) => {
      const before = starts[index - 1]
      const isInPlace = before === undefined ? start === 0 : start > before
      return !isInPlace || (start >= rounds.length && start > 0)
    })
    if (stray < 0) return undefined
    return `"${nameOf(stray)}" is ${starts[stray]}; the first rounds of the ${what} must start at 0, ascend, and stay below the number of rounds`
  }
  const firstRounds = runners.map(({ firstRound }) => firstRound)
  return (
    find('runners', firstRounds, index => `runners.${index}.firstRound`) ??
    find('blocks', reinstall?.starts ?? [], index => `reinstall.starts.${index}`) ??
    find('segments', segments) ??
    find('stages', stages)
  )
}

/** Samples of the machine cover every round. */
const findUncovered: FindFault = ({ host, rounds }) => {
  if (host === undefined || host.length === rounds.length) return undefined
  return `"host" has ${host.length} rounds, and "rounds" has ${rounds.length}`
}

/** Profiles are of sides of the record, and of functions that they list; the tree of calls has no circle. */
const findUnlisted: FindFault = ({ causes, sides }) => {
  if (causes === undefined || 'absence' in causes) return undefined
  const names = sides.map(({ name }) => name)
  const stray = findStray(causes, names)
  return stray && `"causes" ${stray}`
}

const faults: readonly FindFault[] = [
  findStranger,
  findCrowd,
  findMisplaced,
  findDisorder,
  findUncovered,
  findUnlisted,
  findOtherSides,
]

function parse(json: string): unknown {
  const fail = (why: string, cause: unknown) =>
    new RecordError(`this is not valid JSON, or it was cut off: ${why}`, { cause })
  return parseJson(json, fail)
}

function decodeRounds(rounds: unknown, limits: RecordLimits): SessionRecord['rounds'] {
  if (!Array.isArray(rounds)) throw new RecordError(`"rounds": must be a list of rounds, not ${shown(rounds)}`)
  if (rounds.length > limits.rounds)
    throw new RecordError(`"rounds" has ${rounds.length} rounds; at most ${limits.rounds} are read`)
  const metrics = new Map<string, Metric>()
  const benchmarks = new Set<string>()
  let measurements = 0
  return rounds.map((data: unknown, index) => {
    const decoded = decodeBy(round, data, `rounds[${index}]`)
    measurements += decoded.reduce((sum, attempt) => sum + attempt.measurements.length, 0)
    if (measurements > limits.measurements)
      throw new RecordError(`more than ${limits.measurements} measurements are not read`)
    for (const attempt of decoded) for (const { benchmark } of attempt.measurements) benchmarks.add(benchmark)
    if (benchmarks.size > limits.benchmarks)
      throw new RecordError(`more than ${limits.benchmarks} benchmarks are not read`)
    refuseRepeated(decoded, `rounds[${index}]`)
    return decoded.map(attempt => makeInvocation(attempt, metrics))
  })
}

/** Most runs of a copy in a round: the null distribution of a round with hundreds of values would take too long. */
const mostRuns = 12

function refuseRepeated(decoded: RoundData, at: string): void {
  const slots = decoded.map(({ side, copy }) => `${side} ${copy}`)
  const slot = findRepeated(slots, mostRuns)
  if (slot !== undefined) throw new RecordError(`"${at}": ${slot} must be given at most ${mostRuns} times`)
  decoded.forEach(({ measurements }, index) => {
    if (measurements.length < 2) return
    const series = findRepeated(measurements.map(seriesKey))
    if (series === undefined) return
    const [benchmark, metric] = series.split('\n').map(shown)
    const place = `"${at}.${index}.measurements"`
    throw new RecordError(`${place}: ${benchmark} with the metric ${metric} must be given only once`)
  })
}

/** The first of `names` that comes more than `most` times. */
function findRepeated(names: readonly string[], most = 1): string | undefined {
  const counts = new Map<string, number>()
  return names.find(name => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count > most
  })
}

function makeInvocation(data: RoundData[number], metrics: Map<string, Metric>): Invocation {
  const { side, copy, measurements, ...rest } = data
  const decoded = measurements.map((measurement): Measurement => {
    const { benchmark, value, samples, error, step, repeated } = measurement
    const measured = {
      ...{ benchmark, metric: shareMetric(measurement, metrics), value: toValue(value) },
      ...(step !== undefined && { step }),
      ...(repeated && { repeated }),
    }
    if (samples === undefined && error === undefined) return measured
    return { ...measured, ...(samples && { samples: samples.map(toValue) }), ...(error !== undefined && { error }) }
  })
  // The object is our own; one that is left out is not there.
  return Object.assign(rest as Omit<Invocation, 'slot' | 'measurements'>, {
    slot: { side, copy },
    measurements: decoded,
  })
}

/** JSON has numbers that are too large for us, and none that is infinite. */
function toValue(value: number | null): number {
  return value !== null && Number.isFinite(value) ? value : Number.NaN
}

/** The one object for all equal metrics: a record holds the same few thousands of times. */
function shareMetric(measurement: MeasurementData, metrics: Map<string, Metric>): Metric {
  const { metric: name, unit, better, per, primary, aside } = measurement
  const key = `${better}\n${unit}\n${per}\n${primary}\n${aside}\n${name}`
  const first = metrics.get(key)
  if (first) return first
  const metric = {
    name,
    unit,
    better,
    ...(per !== undefined && { per }),
    ...(primary && { primary }),
    ...(aside && { aside }),
  }
  metrics.set(key, metric)
  return metric
}
