import * as v from 'valibot'
import { largest } from '../metrics/computable.js'
import { judgeChoices } from '../rules/rules.js'
import { rulesSchema } from '../rules/schema.js'
import { changedChoices, originChoices, profilerNames, profileUnits } from './causes.js'
import { environment } from './environment.js'
import { hostSample } from './host.js'
import { generousLimits, mostLeftOut, mostSegments, mostSides, mostTampered } from './limits.js'
import { origin } from './origin.js'
import { outage } from './outage.js'
import { count, longestName, name, text } from './primitives.js'
import { reinstallChoices } from './record.js'
import { since } from './since.js'
import { mostSuiteFiles } from './suite-files.js'
import { trend } from './trend.js'

/** The name of the format that {@link around} and {@link round} describe. */
export const recordSchema = 'counterbalance/record@2'

const mostRunners = 1000
const mostLooks = 100

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const finite = v.pipe(v.number(), v.finite(), v.minValue(-largest), v.maxValue(largest))
const list = <Item extends v.GenericSchema>(item: Item, longest: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(longest), v.array(item))
const rounds = v.pipe(v.array(count), v.maxLength(generousLimits.rounds))
const looks = v.pipe(v.array(count), v.maxLength(mostLooks))
const copy = v.picklist([1, 2])

const measurement = v.object({
  benchmark: name,
  metric: name,
  unit: v.pipe(v.string(), v.maxLength(longestName)),
  better: v.optional(v.picklist(['lower', 'higher', 'unknown']), 'unknown'),
  primary: v.optional(v.boolean()),
  aside: v.optional(v.boolean()),
  // A value that is not finite has no JSON; it is written as null.
  value: v.nullable(v.number()),
  samples: v.optional(v.array(v.nullable(v.number()))),
  error: v.optional(text),
})

export type MeasurementData = v.InferOutput<typeof measurement>

const plainKeys = new Set(['benchmark', 'metric', 'unit', 'better', 'value'])

/** Returns whether `one` is a measurement that says no more than every one must, and says it well. */
function isPlain(one: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false
  const { benchmark, metric, unit, better, value } = one as Record<string, unknown>
  if (!isText(benchmark, 1) || !isText(metric, 1) || !isText(unit, 0) || typeof value !== 'number') return false
  for (const key in one) if (!plainKeys.has(key)) return false
  return better === 'lower' || better === 'higher'
}

function isText(one: unknown, least: number): boolean {
  return typeof one === 'string' && one.length >= least && one.length <= longestName
}

/** Records have tens of thousands of measurements, and nearly all are plain: the schema is for what is left. */
const measurements = v.lazy(
  (data): v.GenericSchema<unknown, MeasurementData[]> =>
    Array.isArray(data) && data.every(isPlain) ? v.custom<MeasurementData[]>(() => true) : v.array(measurement),
)

const invocation = {
  copy,
  outcome: v.picklist(['ok', 'failed', 'timed-out']),
  startedAt: v.optional(finite),
  reason: v.optional(text),
  measurements,
}

export const round = v.array(v.object({ side: name, work: v.optional(name), ...invocation }))

export type RoundData = v.InferOutput<typeof round>

const warnings = v.pipe(v.array(v.object({ code: name, message: text })), v.maxLength(1000))

const names = list(name, generousLimits.benchmarks)
const focus = v.pipe(v.array(v.object({ from: count, without: names })), v.maxLength(mostLooks))

const course = v.object({
  inPlace: v.optional(v.boolean(), false),
  rounds: count,
  looks,
  auto: v.exactOptional(v.literal(true)),
  stoppedBy: v.picklist(['complete', 'settled', 'time-budget', 'interrupted', 'failing']),
  seconds: v.pipe(finite, v.minValue(0)),
  batch: v.exactOptional(count),
  runs: v.exactOptional(count),
  slope: v.exactOptional(v.pipe(v.array(count), v.minLength(2), v.maxLength(mostLooks))),
  focus: v.optional(focus),
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
  sameWork: v.optional(v.picklist(['ignore', 'required'])),
  suiteChanges: v.optional(v.literal('judge')),
  exponentThreshold: v.exactOptional(v.pipe(finite, v.minValue(0))),
  judge: v.optional(v.picklist(judgeChoices.filter(one => one !== 'auto'))),
  looks: v.optional(v.pipe(v.array(count), v.nonEmpty(), v.maxLength(mostLooks))),
  rules: v.optional(rulesSchema),
})

const runner = v.object({
  label: name,
  firstRound: count,
  seed: v.optional(name),
  environment: v.optional(environment),
})

const suitePaths = v.pipe(v.array(name), v.maxLength(2 * mostSuiteFiles))

const side = v.object({
  name,
  copies: v.optional(copy),
  origin: v.optional(origin),
  identical: v.optional(v.boolean()),
  digest: v.optional(name),
  sameFiles: v.optional(suitePaths),
  suiteChanges: v.optional(suitePaths),
  suiteReplaced: v.optional(suitePaths),
})

const mostProfiled = 10_000
const mostProfiledRounds = 100
const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e18))

const selfTime = v.union([v.tuple([count, amount, count]), v.tuple([count, amount])])

const profiles = v.object({
  profiler: v.picklist(profilerNames),
  unit: v.picklist(profileUnits),
  benchmark: v.exactOptional(name),
  sides: list(name, mostSides),
  functions: list(
    v.object({
      name,
      file: v.exactOptional(v.pipe(v.string(), v.maxLength(longestName))),
      origin: v.exactOptional(v.picklist(originChoices)),
      module: v.exactOptional(name),
      line: v.exactOptional(count),
      last: v.exactOptional(count),
      changed: v.exactOptional(v.picklist(changedChoices)),
    }),
    mostProfiled,
  ),
  rounds: list(
    list(v.object({ side: name, copy, self: list(selfTime, mostProfiled) }), 2 * mostSides),
    mostProfiledRounds,
  ),
  calls: list(
    v.object({ parent: v.pipe(v.number(), v.integer(), v.minValue(-1)), at: count, self: list(amount, mostSides) }),
    mostProfiled,
  ),
})

/** Profiles from outside, or why there are none. */
const causes = v.union([v.object({ absence: v.pipe(v.string(), v.maxLength(10_000)) }), profiles])

// The slash also keeps a page from taking a path for a sentence of ours.
const path = v.pipe(v.string(), v.regex(/^[b-z][1-9]\d?\//), v.maxLength(5000))

/** Files of copies that somebody changed, and had no business with, in a record. */
const tampered = v.pipe(v.array(path), v.nonEmpty(), v.maxLength(mostTampered))

/** The fields of a record around its rounds. */
export const around = v.object({
  suite: v.optional(name, 'benchmark'),
  part: v.optional(name),
  partNumber: v.optional(name),
  pullRequest: v.optional(count),
  seed: v.optional(name),
  createdAt: v.optional(name),
  command: v.optional(text),
  options: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)), text)),
  statistic: v.optional(name),
  absence: v.optional(text),
  outage: v.exactOptional(outage),
  settings: v.optional(settings, {}),
  environment: v.optional(environment),
  runners: v.optional(v.pipe(v.array(runner), v.nonEmpty(), v.maxLength(mostRunners))),
  ledger: v.optional(ledger),
  since: v.exactOptional(since),
  trend: v.exactOptional(trend),
  tampered: v.optional(tampered),
  host: v.optional(list(hostSample, generousLimits.rounds)),
  warnings: v.optional(warnings, []),
  baseline: name,
  sides: v.pipe(v.array(side), v.minLength(2), v.maxLength(mostSides)),
  plan: v.optional(course),
  reinstall: v.optional(v.object({ when: v.picklist(reinstallChoices), starts: rounds })),
  segments: v.optional(v.pipe(v.array(count), v.maxLength(mostSegments))),
  causes: v.optional(causes),
  leftOut: v.exactOptional(v.pipe(v.array(text), v.maxLength(mostLeftOut))),
  stages: v.optional(v.pipe(v.array(count), v.nonEmpty())),
})
