import * as v from 'valibot'
import { largest } from '../metrics/computable.js'
import type { Metric } from '../metrics/metric.js'
import { rulesSchema } from '../rules/schema.js'
import { generousLimits, type RecordLimits } from './limits.js'
import { count, environment, hostSample, longestName, name } from './machine-schema.js'
import type { Invocation, Measurement, SessionRecord } from './record.js'
import { decodeBy, longestShown, RecordError, shown } from './record-error.js'
import { tampered } from './tampered-schema.js'

const mostRunners = 1000
const mostLooks = 100

const text = v.pipe(v.string(), v.maxLength(65_536))
const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const finite = v.pipe(v.number(), v.finite(), v.minValue(-largest), v.maxValue(largest))
const copy = v.picklist([1, 2])

const measurement = v.object({
  benchmark: name,
  metric: name,
  unit: v.pipe(v.string(), v.maxLength(longestName)),
  better: v.optional(v.picklist(['lower', 'higher', 'unknown']), 'unknown'),
  primary: v.optional(v.boolean(), false),
  aside: v.optional(v.boolean(), false),
  // A value that is not finite has no JSON; it is written as null.
  value: v.nullable(v.number()),
  samples: v.optional(v.array(v.nullable(v.number()))),
  error: v.optional(text),
})

const invocation = v.object({
  side: v.picklist(['baseline', 'contender']),
  copy,
  outcome: v.picklist(['ok', 'failed', 'timed-out']),
  startedAt: v.optional(finite),
  reason: v.optional(text),
  measurements: v.array(measurement),
})
const round = v.array(invocation)

const warnings = v.pipe(v.array(v.object({ code: name, message: text })), v.maxLength(1000))

const origin = v.object({
  label: text,
  source: v.picklist(['directory', 'workspace', 'ref', 'command', 'artifact']),
  commit: v.optional(name),
  artifact: v.optional(v.object({ runId: count, runNumber: count, digest: name, behind: count })),
  environment: v.optional(environment),
  command: v.optional(text),
})

const plan = v.object({
  copies: v.object({ baseline: copy, contender: copy }),
  inPlace: v.optional(v.boolean(), false),
  rounds: count,
  looks: v.pipe(v.array(count), v.maxLength(mostLooks)),
  stoppedBy: v.picklist(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
  seconds: v.pipe(finite, v.minValue(0)),
  batch: v.exactOptional(count),
  slope: v.exactOptional(v.tuple([count, count])),
})

const ledgerEntry = v.object({
  benchmark: name,
  estimate: finite,
  standardError: v.pipe(finite, v.minValue(0)),
  fingerprint: name,
})

export const ledger = v.pipe(v.array(ledgerEntry), v.maxLength(100_000))

const settings = v.object({
  threshold: v.optional(fraction, 0.02),
  confidence: v.optional(v.pipe(v.number(), v.minValue(0.5), v.ltValue(1)), 0.95),
  metrics: v.optional(text, 'primary'),
  looks: v.optional(v.pipe(v.array(count), v.nonEmpty(), v.maxLength(mostLooks))),
  rules: v.optional(rulesSchema),
})

const runner = v.object({
  label: name,
  firstRound: count,
  seed: v.optional(name),
  environment: v.optional(environment),
})

const around = v.object({
  suite: v.optional(name, 'benchmark'),
  leg: v.optional(name),
  shard: v.optional(name),
  pullRequest: v.optional(count),
  seed: v.optional(name),
  createdAt: v.optional(name),
  command: v.optional(text),
  options: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)), text)),
  statistic: v.optional(name),
  sides: v.optional(v.object({ baseline: v.optional(origin), contender: origin })),
  absence: v.optional(text),
  plan: v.optional(plan),
  settings: v.optional(settings, {}),
  environment: v.optional(environment),
  runners: v.optional(v.pipe(v.array(runner), v.nonEmpty(), v.maxLength(mostRunners))),
  ledger: v.optional(ledger),
  identical: v.optional(v.boolean()),
  tampered: v.optional(tampered),
  host: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(generousLimits.rounds), v.array(hostSample))),
  warnings: v.optional(warnings, []),
})

/** A record from JSON that nobody vouches for. */
export function decodeRecord(json: string, limits = generousLimits): SessionRecord {
  if (json.length > limits.characters)
    throw new RecordError(`the record has ${json.length} characters; at most ${limits.characters} are read`)
  return decodeRecordData(parseJson(json), limits)
}

/** A record from what JSON was parsed to. */
export function decodeRecordData(data: unknown, limits = generousLimits): SessionRecord {
  if (typeof data !== 'object' || data === null || !('schema' in data))
    throw new RecordError('this is not a record: it has no "schema"')
  if (data.schema !== 'counterbalance/record@1')
    throw new RecordError(`"schema" is ${shown(data.schema)}; this version reads "counterbalance/record@1"`)
  const { rounds, ...rest } = data as { rounds?: unknown }
  const record = {
    ...(decodeBy(around, rest, '') as Omit<SessionRecord, 'rounds'>),
    rounds: decodeRounds(rounds, limits),
  }
  refuseMisplaced(record)
  refuseOther(record)
  return record
}

/** Each round is some runner's, and a runner has at least one. */
function refuseMisplaced({ runners = [], rounds }: SessionRecord): void {
  runners.forEach(({ firstRound }, index) => {
    const before = runners[index - 1]
    const isInPlace = before === undefined ? firstRound === 0 : firstRound > before.firstRound
    if (!isInPlace || firstRound >= rounds.length)
      throw new RecordError(
        `"runners.${index}.firstRound" is ${firstRound}; the first rounds of the runners must start at 0, ascend, and stay below the number of rounds`,
      )
  })
}

/** What the machine did is told for every round, or not at all. */
function refuseOther({ host, rounds }: SessionRecord): void {
  if (host === undefined || host.length === rounds.length) return
  throw new RecordError(`"host" has ${host.length} rounds, and "rounds" has ${rounds.length}`)
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw new RecordError(
      `this is not valid JSON, or it was cut off: ${(cause as Error).message.slice(0, longestShown)}`,
      {
        cause,
      },
    )
  }
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
    measurements += decoded.reduce((sum, one) => sum + one.measurements.length, 0)
    if (measurements > limits.measurements)
      throw new RecordError(`more than ${limits.measurements} measurements are not read`)
    for (const one of decoded) for (const { benchmark } of one.measurements) benchmarks.add(benchmark)
    if (benchmarks.size > limits.benchmarks)
      throw new RecordError(`more than ${limits.benchmarks} benchmarks are not read`)
    refuseRepeated(decoded, `rounds[${index}]`)
    return decoded.map(one => makeInvocation(one, metrics))
  })
}

/** Nothing is measured twice in a round; and the null distribution of a round with hundreds of values would take for ever. */
function refuseRepeated(decoded: v.InferOutput<typeof round>, at: string): void {
  const slot = findRepeated(decoded.map(({ side, copy }) => `${side} ${copy}`))
  if (slot !== undefined) throw new RecordError(`"${at}": ${slot} must be given only once`)
  decoded.forEach(({ measurements }, index) => {
    if (measurements.length < 2) return
    const series = findRepeated(measurements.map(({ benchmark, metric }) => `${benchmark}\n${metric}`))
    if (series === undefined) return
    const [benchmark, metric] = series.split('\n').map(shown)
    throw new RecordError(
      `"${at}.${index}.measurements": ${benchmark} with the metric ${metric} must be given only once`,
    )
  })
}

function findRepeated(names: readonly string[]): string | undefined {
  return new Set(names).size === names.length ? undefined : names.find((name, index) => names.indexOf(name) < index)
}

function makeInvocation(data: v.InferOutput<typeof invocation>, metrics: Map<string, Metric>): Invocation {
  const { side, copy, measurements, ...rest } = data
  const decoded = measurements.map((one): Measurement => {
    const { benchmark, value, samples, error } = one
    const measured = { benchmark, metric: shareMetric(one, metrics), value: toValue(value) }
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
function shareMetric(one: v.InferOutput<typeof measurement>, metrics: Map<string, Metric>): Metric {
  const { metric: name, unit, better, primary, aside } = one
  const key = `${better}\n${unit}\n${primary}\n${aside}\n${name}`
  const first = metrics.get(key)
  if (first) return first
  const metric = { name, unit, better, ...(primary && { primary }), ...(aside && { aside }) }
  metrics.set(key, metric)
  return metric
}
