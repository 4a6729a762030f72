import { descending, group } from 'd3-array'
import { present } from '../util/present.js'
import { countParts, describeRecord, experimentOf } from './key.js'
import { mostInterference, mostTampered } from './limits.js'
import { explain, makeReason } from './reasons.js'
import type { Origin, Reinstall, Runner, SessionRecord, StopReason, Warning } from './record.js'
import { listContenders } from './record.js'
import { RecordError } from './record-error.js'
import { addStarts } from './starts.js'

/**
 * The one experiment that several runners made together: `records` are of one suite and part, each with its own seed.
 *
 * The null only ever permutes within a round, so that pooling is putting rounds after one another. All of them run a number of
 * rounds that was fixed before, so that the whole is analysed only once, at its end. What does not fit together is refused.
 */
export function pool(records: readonly SessionRecord[]): SessionRecord {
  const [first, ...others] = records
  if (first === undefined) throw new RecordError('there is no record to pool')
  for (const [index, record] of records.entries()) refuseMisfits(record, records.slice(0, index))
  if (others.length === 0) return first
  const measured = records.filter(record => record.rounds.length > 0)
  const { seed: _, partNumber: _number, stages: _stages, ...common } = first
  const fingerprints = new Set(measured.map(record => record.environment?.fingerprint))
  const isSegmented = measured.some(({ segments }) => segments)
  // Nothing is known of the rounds of a runner that does not say.
  const pooled = {
    ...common,
    createdAt: records.flatMap(record => record.createdAt ?? []).sort()[0],
    absence: measured.find(({ absence }) => absence !== undefined)?.absence ?? common.absence,
    options: first.options && findCommonOptions(records),
    plan: first.plan && poolPlans(records),
    environment: fingerprints.size === 1 ? measured[0]!.environment : undefined,
    runners: measured.length > 0 ? placeRunners(measured) : common.runners,
    host: measured.some(record => record.host)
      ? measured.flatMap(({ host, rounds }) => host ?? rounds.map(() => ({})))
      : undefined,
    reinstall: poolReinstall(measured),
    segments: isSegmented ? shiftStarts(measured, ({ segments = [0] }) => segments) : undefined,
    tampered: poolTampered(records),
    interference: poolInterference(records),
    starts: addStarts(records.flatMap(({ starts }) => starts ?? [])),
  }
  return {
    ...present(pooled),
    suite: first.suite,
    settings: first.settings,
    baseline: first.baseline,
    sides: first.sides,
    warnings: poolWarnings(records),
    rounds: records.flatMap(record => record.rounds),
  }
}

function refuseMisfits(record: SessionRecord, before: readonly SessionRecord[]): void {
  for (const other of before) {
    const misfit = findUnshared(other, record) ?? findDifference(other, record) ?? findDependence(other, record)
    if (misfit !== undefined)
      throw new RecordError(`${describeRecord(other)} and ${describeRecord(record)} cannot be pooled: ${misfit}`)
  }
}

/** Only what was planned to be pooled is: the number of rounds of each is fixed, and does not depend on what it found. */
function findUnshared(a: SessionRecord, b: SessionRecord): string | undefined {
  if (a.partNumber === undefined || b.partNumber === undefined)
    return 'one of them is no part of a suite; give each runner its own "part", such as 1/3'
  if (a.partNumber === b.partNumber) return 'they are the same part; give each runner its own "part"'
  const isOpen = [a, b].some(
    ({ plan, settings }) =>
      (settings.looks ?? plan?.looks ?? []).length > 1 || plan?.stoppedBy === 'settled' || plan?.focus !== undefined,
  )
  return isOpen
    ? 'one of them chose its number of rounds from its data, but a part of a suite must run a fixed number (set "rounds")'
    : undefined
}

/** The values that both records must have in common, by name. */
const shared: Readonly<{ [what: string]: (record: SessionRecord) => unknown }> = {
  suite: ({ suite }) => suite,
  part: ({ part }) => part,
  'number of parts': ({ partNumber }) => countParts(partNumber),
  'set of sides': ({ baseline, sides }) => [baseline, ...sides.map(({ name }) => name)],
  command: ({ command, sides }) => [command, ...sides.map(({ origin }) => origin?.command)],
  'number of copies': ({ sides }) => sides.map(({ copies }) => copies),
  '"copies"': ({ plan }) => plan?.inPlace,
  '"statistic"': ({ statistic }) => statistic,
  '"threshold"': ({ settings }) => settings.threshold,
  '"confidence"': ({ settings }) => settings.confidence,
  '"metrics"': ({ settings }) => settings.metrics,
  '"judge"': ({ settings }) => settings.judge,
  '"layout"': ({ settings }) => settings.layout ?? 'judge',
  'list of benchmark files that differ': ({ sides }) => sides.map(({ suiteChanges }) => suiteChanges),
  'set of rules': ({ settings }) => settings.rules?.list,
}

/** The values that sides of the same name must have in common. */
const sharedBySides: Readonly<{ [what: string]: (origin: Origin | undefined) => unknown }> = {
  commit: origin => origin?.commit,
  source: origin => origin?.source,
  artifact: origin => origin?.artifact?.digest,
}

function findDifference(a: SessionRecord, b: SessionRecord): string | undefined {
  const what = Object.keys(shared).find(name => show(shared[name]!(a)) !== show(shared[name]!(b)))
  if (what !== undefined) return describeDifference(what, shared[what]!(a), shared[what]!(b))
  for (const [index, { name, origin }] of a.sides.entries())
    for (const [what, read] of Object.entries(sharedBySides)) {
      const [here, there] = [read(origin), read(b.sides[index]?.origin)]
      if (show(here) !== show(there)) return describeDifference(`${what} of the ${name}`, here, there)
    }
  return undefined
}

function describeDifference(what: string, here: unknown, there: unknown): string {
  return `the ${what} is ${show(here)} in one and ${show(there)} in the other`
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'unknown').slice(0, 200)
}

/** With the same orders everywhere, what the place in a round does adds up, and errs in 28% of comparisons. */
function findDependence({ seed }: SessionRecord, record: SessionRecord): string | undefined {
  if (seed === undefined || record.seed === undefined)
    return 'one of them does not say which "seed" its orders were drawn from'
  return seed === record.seed ? `both drew their orders from the same seed ${show(seed)}` : undefined
}

function placeRunners(records: readonly SessionRecord[]): readonly Runner[] {
  let firstRound = 0
  return records.map(({ partNumber, seed, environment, rounds }, index) => {
    const runner: Runner = { label: partNumber ?? String(index + 1), firstRound, ...present({ seed, environment }) }
    firstRound += rounds.length
    return runner
  })
}

/** Each runner has its own installations. */
function poolReinstall(records: readonly SessionRecord[]): Reinstall | undefined {
  if (records.every(({ reinstall }) => reinstall === undefined)) return undefined
  const choices = new Set(records.map(({ reinstall }) => reinstall?.when ?? 'once'))
  const [only] = choices
  // Each runner chooses by its own time. Where they differ, there are blocks of rounds with copies of their own.
  const when = choices.size === 1 ? only! : 'quarter'
  return { when, starts: shiftStarts(records, ({ reinstall }) => reinstall?.starts ?? [0]) }
}

/** The numbers of rounds that `startsOf` gives, as numbers of pooled rounds. */
function shiftStarts(
  records: readonly SessionRecord[],
  startsOf: (record: SessionRecord) => readonly number[],
): readonly number[] {
  let before = 0
  return records.flatMap(record => {
    const shift = before
    before += record.rounds.length
    return startsOf(record).map(start => start + shift)
  })
}

/** From the best way to end to the worst. */
const reasons: readonly StopReason[] = ['settled', 'complete', 'time-budget', 'failing', 'interrupted']

/** One look, after all rounds that were planned; the time is that of the slowest runner, since they run side by side. */
function poolPlans(records: readonly SessionRecord[]): NonNullable<SessionRecord['plan']> {
  const plans = records.flatMap(({ plan }) => plan ?? [])
  const planned = plans.reduce((sum, { looks, rounds }) => sum + (looks.at(-1) ?? rounds), 0)
  return {
    ...plans[0]!,
    rounds: planned,
    looks: [planned],
    stoppedBy: reasons[Math.max(...plans.map(({ stoppedBy }) => reasons.indexOf(stoppedBy)))]!,
    seconds: Math.max(...plans.map(({ seconds }) => seconds)),
  }
}

/** Rounds of one runner that cannot be relied on are among all the others. */
function poolTampered(records: readonly SessionRecord[]): SessionRecord['tampered'] {
  const tampered = [...new Set(records.flatMap(({ tampered = [] }) => tampered))].slice(0, mostTampered)
  return tampered.length === 0 ? undefined : tampered
}

/** Each act once by what it was; the first of each kind has the names. */
function poolInterference(records: readonly SessionRecord[]): SessionRecord['interference'] {
  const acts = records.flatMap(({ interference = [] }) => interference)
  const kinds = [...new Map(acts.toReversed().map(act => [act.code, act])).values()].slice(0, mostInterference)
  return kinds.length === 0 ? undefined : kinds
}

function findCommonOptions(records: readonly SessionRecord[]): NonNullable<SessionRecord['options']> {
  const isCommon = ([name, value]: readonly [string, string]): boolean =>
    records.every(({ options = {} }) => Object.hasOwn(options, name) && options[name] === value)
  return Object.fromEntries(Object.entries(records[0]!.options ?? {}).filter(isCommon))
}

/** Each sentence once; with the runner that it is about, where it is not about all. */
function poolWarnings(records: readonly SessionRecord[]): readonly Warning[] {
  const pooled = new Map<string, { readonly warning: Warning; readonly labels: string[] }>()
  for (const [index, { partNumber, warnings, rounds }] of records.entries())
    for (const warning of rounds.length === 0 ? [...warnings, nothingMeasured] : warnings) {
      const sentence = explain(warning)
      const known = pooled.get(sentence) ?? { warning, labels: [] }
      pooled.set(sentence, known)
      known.labels.push(partNumber ?? String(index + 1))
    }
  const warnings = [...pooled.values()].map(({ warning, labels }) =>
    labels.length === records.length ? warning : { ...warning, runners: labels },
  )
  return [...warnings, ...noteUnpooled(records)]
}

/** Notes benchmarks that some runners never reported: Go names one by the number of cores, so their rounds are not put together. */
function noteUnpooled(records: readonly SessionRecord[]): readonly Warning[] {
  const measured = records.flatMap(({ rounds }) => {
    const measurements = rounds.flat().flatMap(({ measurements }) => measurements)
    const names = measurements.flatMap(({ benchmark, metric }) => (metric.aside ? [] : benchmark))
    return names.length === 0 ? [] : [new Set(names)]
  })
  const names = [...new Set(measured.flatMap(names => [...names]))]
  const alone = names.filter(name => measured.some(names => !names.has(name)))
  return alone.length === 0 ? [] : [makeReason('not-pooled', { names: alone.slice(0, mostNames) })]
}

/** Enough to see what tells them apart. */
const mostNames = 10

const nothingMeasured: Warning = { code: 'empty-part', message: 'no round was measured' }

/** The experiments of one run of a workflow. */
export interface GatheredRecords {
  /** One record for each suite and part, the numbered parts pooled; by name. */
  readonly experiments: readonly SessionRecord[]
  readonly missing: readonly MissingParts[]
  readonly warnings: readonly Warning[]
}

/** Numbered parts of one experiment that left no record. */
export interface MissingParts {
  readonly suite: string
  readonly part?: string
  readonly expected: number
  /** Numbers whose record is there. */
  readonly found: readonly string[]
}

/**
 * The experiments that `records` of one run make together.
 *
 * The newer record of a job that ran twice counts, and that is said. Records that are not of one run are refused.
 */
export function gatherRecords(records: readonly SessionRecord[]): GatheredRecords {
  const { kept, warnings } = keepNewest(records)
  const groups = [
    ...group(
      [...kept].sort(
        (a, b) =>
          collator.compare(a.suite, b.suite) ||
          collator.compare(a.part ?? '', b.part ?? '') ||
          collator.compare(a.partNumber ?? '', b.partNumber ?? ''),
      ),
      experimentOf,
    ).values(),
  ]
  const experiments = groups.map(pool)
  refuseStrangers(experiments)
  return { experiments, missing: groups.flatMap(parts => findMissing(parts) ?? []), warnings }
}

/** Records whose experiments can be gathered, and why the others cannot. */
export interface SortedRecords {
  readonly fitting: readonly SessionRecord[]
  readonly unfit: readonly Warning[]
}

/** `records` of a run whose code may have written them: an experiment that does not fit together harms no other. */
export function sortOutUnfit(records: readonly SessionRecord[]): SortedRecords {
  const fitting: SessionRecord[] = []
  const unfit: Warning[] = []
  for (const parts of group(records, experimentOf).values()) {
    try {
      gatherRecords(parts)
      fitting.push(...parts)
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
      unfit.push({ code: 'unread-record', message: error.message })
    }
  }
  return { fitting, unfit }
}

function keepNewest(records: readonly SessionRecord[]): {
  readonly kept: readonly SessionRecord[]
  readonly warnings: readonly Warning[]
} {
  const kept: SessionRecord[] = []
  const warnings: Warning[] = []
  for (const same of group(records, record =>
    JSON.stringify([experimentOf(record), record.partNumber ?? null]),
  ).values()) {
    const [newest, next] = [...same].sort((a, b) => descending(a.createdAt ?? '', b.createdAt ?? ''))
    kept.push(newest!)
    if (next === undefined) continue
    const name = describeRecord(newest!)
    if (newest!.createdAt === undefined || next.createdAt === undefined || newest!.createdAt === next.createdAt)
      throw new RecordError(
        `${name} is there ${same.length} times, and it is unknown which is the newest: give each job its own "part"`,
      )
    const message = `${name} is there ${same.length} times; the newest, of ${newest!.createdAt}, is used`
    warnings.push({ code: 'repeated-record', message })
  }
  return { kept, warnings }
}

/** Returns undefined if all are there, or if they do not say how many there are. */
function findMissing(records: readonly SessionRecord[]): MissingParts | undefined {
  const { suite, part, partNumber } = records[0]!
  const expected = countParts(partNumber)
  if (expected === undefined || records.length >= expected) return undefined
  return { suite, ...present({ part }), expected, found: records.map(record => record.partNumber!) }
}

/** One error rate can be shared only if all name the same; and another commit is another experiment. */
function refuseStrangers(records: readonly SessionRecord[]): void {
  const [first, ...others] = records
  for (const record of others) {
    const refuse = (why: string): never => {
      throw new RecordError(`${describeRecord(first!)} and ${describeRecord(record)} cannot be in one report: ${why}`)
    }
    if (record.settings.confidence !== first!.settings.confidence)
      refuse('they have different values of "confidence", but share one correction for many benchmarks')
    for (const { name, origin } of listContenders(first!)) {
      const [item, two] = [origin?.commit, record.sides.find(side => side.name === name)?.origin?.commit]
      if (item !== two && item !== undefined && two !== undefined)
        refuse(`they measured two different commits of the ${name}`)
    }
  }
}

const collator = new Intl.Collator('en', { numeric: true })
