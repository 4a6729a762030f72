import { TableError } from '../formats/consoles.js'
import { type Format, FormatError, type Reading } from '../formats/format.js'
import { chooseFormat, detectIn, findConsole, isOfTool } from '../formats/index.js'
import { processTime, wallTime } from '../formats/own/process.js'
import { findPrintedResults } from '../formats/printed-results.js'
import { readDocument } from '../formats/read.js'
import { type Document, makeDocument } from '../formats/reading/document.js'
import type { Metric } from '../metrics/metric.js'
import { makeProcessMetric } from '../metrics/metric.js'
import { mostBenchmarks } from '../record/limits.js'
import { explain, makeReason, type Reason } from '../record/reasons.js'
import { type Invocation, type Measurement, mostPrinted, type Warning } from '../record/record.js'
import { nameAt } from '../scan.js'
import { present } from '../util/present.js'
import { isExact, readAll } from './instruments/instrument.js'
import type { Invoked, PointRun } from './invoked.js'
import { makeMeasurements } from './measurements.js'
import type { ServerUse } from './serve/server.js'
import type { MeasurePorts, Session } from './session.js'

/** Reads the numbers of a round's invocations. */
export interface Reader {
  /** Looks at an invocation that has just ended; a TableError where the baseline prints a table for people instead of numbers. */
  look(invoked: Invoked): void
  read(round: readonly Invoked[]): readonly Invocation[]
  /** True if the command is measured from outside only; undefined as long as nothing has been read. */
  isOfProcess(): boolean | undefined
  /** The name of the format; undefined as long as nothing has been read. */
  formatName(): string | undefined
}

/**
 * A reader for the session's format, or for the one that the baseline's first output shows.
 *
 * Once chosen it stays: a contender that could switch the format could choose what is compared.
 */
export function makeReader(
  session: Session,
  {
    watch,
    endAfter,
    digest,
    warn,
  }: Pick<MeasurePorts, 'watch' | 'endAfter' | 'digest'> & Pick<ReadingSituation, 'warn'>,
): Reader {
  // Nothing that is printed is read where instructions are counted.
  let format = isExact(session.instruments) ? processTime : chooseFormat(session, endAfter)
  const baseline = session.plan.sides[0]!.name
  const own = makeTextOwner()
  const seen = new Set<string>()
  let isLookedAt = format !== undefined
  let hasResults = false
  const workOf = ({ text, points = [] }: Invoked) => {
    const printed = text?.stdout ?? points.map(({ run }) => run.text?.stdout ?? '').join('\0')
    return { work: digestWork(printed, session, digest) }
  }
  return {
    look({ slot, text }) {
      if (isLookedAt || slot.side !== baseline || !text) return
      isLookedAt = true
      const table = findConsole(text)
      if (table !== undefined) throw new TableError(table)
    },
    read(round) {
      const shown = format ? undefined : detect(round, baseline)
      if (shown) {
        format = shown.format
        watch({ kind: 'format-chosen', format: format.name })
        if (format === processTime) hasResults = warnOfPrinted(shown.document.text, warn)
      }
      const reading = format ?? detectOfContenders(round, session.plan.sides[0]!.name)
      return round.map(one => {
        const readRun = (run: Invoked): Invocation =>
          read(run, reading, { session, warn, known: shown?.first === run ? shown.document : undefined })
        const invocation = one.points
          ? readPoints(one, one.points, { suite: session.suite, seen, readRun })
          : readRun(one)
        const work = invocation.outcome === 'ok' && format === processTime ? workOf(one) : {}
        const printed = hasResults && one.text ? listPrinted(one.text.stdout) : {}
        refuseTooMany(invocation)
        return { ...invocation, ...work, ...printed, measurements: own(invocation.measurements) }
      })
    },
    formatName: () => format?.name,
    isOfProcess: () => format && format === processTime,
  }
}

/** Refuses more benchmarks than are compared, as soon as a run has printed them: a record of so many could not be read again. */
function refuseTooMany({ measurements }: Pick<Invocation, 'measurements'>): void {
  if (measurements.length <= mostBenchmarks) return
  const { size } = new Set(measurements.flatMap(({ benchmark, metric }) => (metric.aside ? [] : benchmark)))
  if (size > mostBenchmarks)
    throw new FormatError(
      `the command printed ${size} benchmarks, and at most ${mostBenchmarks} are compared: split the suite into several, which run a part each`,
    )
}

interface Detected {
  readonly format: Format
  readonly first: Invoked
  /** Looked at already: some outputs are large. */
  readonly document: Document
}

/** Detects the format by the baseline's first output; where it failed, only a tool's results in it count. */
function detect(round: readonly Invoked[], baseline: string): Detected | undefined {
  const ofBaseline = round
    .filter(({ slot }) => slot.side === baseline)
    .flatMap(one => one.points?.map(({ run }) => run) ?? [one])
  const first = ofBaseline.find(one => one.text) ?? ofBaseline.find(one => one.textOfFailed)
  if (!first) return undefined
  const document = makeDocument((first.text ?? first.textOfFailed)!)
  if (first.text) return { format: detectIn(document), first, document }
  const format = tryToRead(() => detectIn(document))
  return format instanceof FormatError || !isOfTool(format) ? undefined : { format, first, document }
}

/**
 * Detects how contenders print, in a round in which the baseline has only failed: their numbers are shown, and compared with nothing. The
 * format of the session stays open, because a contender must not choose it.
 */
function detectOfContenders(round: readonly Invoked[], baseline: string): Format | undefined {
  if (round.some(({ slot, outcome }) => slot.side === baseline && outcome === 'ok')) return undefined
  const text = round.flatMap(one => one.points?.map(({ run }) => run) ?? [one]).find(one => one.text)?.text
  const format = text && tryToRead(() => detectIn(makeDocument(text)))
  return format instanceof FormatError ? undefined : format
}

/**
 * Warns that the command prints results which nothing reads: what takes the whole process so long may be something else. Returns whether it
 * does.
 */
function warnOfPrinted(text: string, warn: ReadingSituation['warn']): boolean {
  const [first] = findPrintedResults(text)
  if (first === undefined) return false
  warn(makeReason('printed-results', { name: copyText(first.name.slice(0, 40)) }))
  return true
}

/** The first results that a run printed, which show whether the time of its process follows them. */
function listPrinted(stdout: string): Pick<Invocation, 'printed'> {
  const printed = findPrintedResults(stdout).slice(0, mostPrinted)
  return printed.length === 0
    ? {}
    : { printed: printed.map(({ name, unit, value }) => ({ name: copyText(name), unit: copyText(unit), value })) }
}

interface ReadingSituation {
  readonly session: Session
  /** The invocation's document, where it has been made. */
  readonly known: Document | undefined
  /** Hears of what is left out. */
  readonly warn: (warning: Warning) => void
}

interface PointReading {
  readonly suite: string
  /** Names of benchmarks that any run has printed so far: a run that fails has failed in all of them. */
  readonly seen: Set<string>
  readonly readRun: (run: Invoked) => Invocation
}

/** The runs at all points as one invocation, each benchmark named by its point. A run that failed is an error of its benchmarks. */
function readPoints(
  { slot, outcome, startedAt, failure }: Invoked,
  points: readonly PointRun[],
  { suite, seen, readRun }: PointReading,
): Invocation {
  const runs = points.map(({ point, run }) => ({ point, invocation: readRun(run) }))
  for (const { invocation } of runs)
    for (const { benchmark, metric } of invocation.measurements) if (!metric.aside) seen.add(benchmark)
  const failed = runs.find(({ invocation }) => invocation.outcome !== 'ok')?.invocation
  if (runs.every(({ invocation }) => invocation.outcome !== 'ok'))
    return {
      ...{ slot, startedAt, measurements: [] },
      outcome: outcome === 'ok' ? 'failed' : outcome,
      ...present({ failure: failure ?? failed!.failure }),
    }
  const measurements = runs.flatMap(({ point, invocation }): readonly Measurement[] => {
    if (invocation.outcome === 'ok')
      return invocation.measurements.map(one => ({ ...one, benchmark: nameAt(point, one.benchmark, suite) }))
    const { failure: why } = invocation
    const error = (why === undefined ? 'it failed' : explain(why)).slice(0, longestError)
    return [...seen].map(name => ({
      benchmark: nameAt(point, name, suite),
      metric: wallTime,
      value: Number.NaN,
      error,
    }))
  })
  return { slot, outcome, startedAt, measurements }
}

function read(invoked: Invoked, format: Format | undefined, { session, known, warn }: ReadingSituation): Invocation {
  const { slot, outcome, startedAt, failure } = invoked
  const invocation = { slot, outcome, startedAt, ...present({ failure }), measurements: [] }
  const text = invoked.text ?? invoked.textOfFailed
  if (invoked.text?.isCut && format !== processTime)
    return { ...invocation, outcome: 'failed', failure: makeReason('too-long-output', {}) }
  if (!text || !format || (!invoked.text && !isOfTool(format))) return invocation
  // Times under an instrument that counts exactly are the instrument's.
  const printed = isExact(session.instruments)
    ? []
    : tryToRead(() => readDocument(format, known ?? makeDocument(text), session.suite))
  if (printed instanceof FormatError)
    return { ...invocation, outcome: 'failed', failure: invoked.text ? describeUnread(printed) : failure! }
  if (!invoked.text && !isPartial(printed)) return invocation
  const named = printed.filter(({ benchmark }) => benchmark.trim() !== '')
  if (named.length < printed.length) warn(namelessWarning)
  passNotes(named, warn)
  if (named.length === 0 && printed.length > 0)
    return { ...invocation, outcome: 'failed', failure: failure ?? namelessWarning }
  const told = invoked.text ? named : named.map(one => withFailure(one, failure!))
  const readings = [...told, ...readProcess(invoked, format, printed, session)]
  const altered = session.alter?.(readings, slot.side) ?? readings
  return { slot, outcome: 'ok', startedAt, measurements: makeMeasurements(altered, session.statistic) }
}

const namelessWarning: Warning = makeReason('nameless', {})

/** Numbers that cannot be read, for the reason that the format gives, of which no text of the output is kept. */
function describeUnread({ message }: FormatError): Reason {
  return makeReason('no-numbers', { problem: copyText(message) })
}

function passNotes(readings: readonly Reading[], warn: ReadingSituation['warn']): void {
  for (const { note } of readings) if (note) warn(note)
}

/** Returns whether the tool says of some benchmarks that they failed, as its exit status does: then its other numbers count. */
function isPartial(printed: readonly Reading[]): boolean {
  return printed.some(({ error }) => error !== undefined) && printed.some(({ error }) => error === undefined)
}

const longestError = 500

function withFailure(reading: Reading, failure: Reason): Reading {
  return reading.error === undefined
    ? reading
    : { ...reading, error: `${reading.error}; ${explain(failure)}`.slice(0, longestError) }
}

function tryToRead<Result>(read: () => Result): Result | FormatError {
  try {
    return read()
  } catch (error) {
    if (error instanceof FormatError) return error
    throw error
  }
}

function readProcess(
  { observation, server }: Invoked,
  format: Format,
  printed: readonly Reading[],
  { instruments, suite }: Session,
): readonly Reading[] {
  if (observation === undefined) return []
  // A benchmark of that name that the tool has timed is another thing than the whole process.
  const isTaken = format !== processTime && printed.some(({ benchmark }) => benchmark === suite)
  const benchmark = isTaken ? `${suite} (process)` : suite
  const ofServer = server === undefined ? [] : readUse(server, observation.runs, benchmark)
  return [...readAll(instruments, observation, benchmark), ...ofServer]
}

/** Reads what a server used while an invocation of so many runs ran, as readings of `benchmark`. */
function readUse({ cpuSeconds, peakMemoryInBytes }: ServerUse, runs: number, benchmark: string): readonly Reading[] {
  const read = (name: Parameters<typeof makeProcessMetric>[0], value: number | undefined): readonly Reading[] =>
    value === undefined ? [] : [{ benchmark, metric: { ...makeProcessMetric(name), aside: true }, values: [value] }]
  return [
    ...read('server cpu-time', cpuSeconds === undefined ? undefined : Math.round((cpuSeconds / runs) * 1e9) / 1e9),
    ...read('server peak-memory', peakMemoryInBytes),
  ]
}

/**
 * Makes measurements hold their own text, once for each benchmark and metric of a session.
 *
 * A name that was cut out of an output is a view into it, and keeps all of it in memory as long as the record: 80 invocations
 * that print 25 MB each would be 2 GB.
 */
export function makeTextOwner(): (measurements: readonly Measurement[]) => readonly Measurement[] {
  const names = new Map<string, string>()
  const metrics = new Map<string, Metric>()
  const ownName = (name: string): string => names.get(name) ?? keep(names, name, copyText(name))
  const ownMetric = (metric: Metric): Metric => {
    const key = JSON.stringify([metric.name, metric.unit, metric.better, metric.primary, metric.aside])
    return (
      metrics.get(key) ?? keep(metrics, key, { ...metric, name: copyText(metric.name), unit: copyText(metric.unit) })
    )
  }
  return measurements =>
    measurements.map(one => ({
      ...one,
      benchmark: ownName(one.benchmark),
      metric: ownMetric(one.metric),
      ...(one.error === undefined ? {} : { error: copyText(one.error) }),
    }))
}

/** The same text, that is no view into another. */
function copyText(text: string): string {
  return JSON.parse(JSON.stringify(text))
}

/** The key is a copy too: of a name it is the name itself. */
function keep<Value>(kept: Map<string, Value>, key: string, value: Value): Value {
  kept.set(typeof value === 'string' ? value : key, value)
  return value
}

/** A digest of a text. */
type Digest = (text: string) => string

// Colours, and where the cursor goes.
const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[ -/]*[@-~]`, 'g')
/** Enough of a commit to know it by. */
const shortCommit = 7

/** Makes the digest of what an invocation printed, without colours, the paths of copies, and the commits of the sides. */
export function digestWork(
  stdout: string,
  { sides, commits = [] }: Pick<Session, 'sides' | 'commits'>,
  digest: Digest,
) {
  const roots = [...new Set(sides.flatMap(({ places }) => places.map(({ root }) => root)))]
  const plain = roots.reduce((text, root) => text.replaceAll(root, ''), stdout.replace(escapes, ''))
  return digest(commits.reduce((text, commit) => text.replace(patternOf(commit), ''), plain))
}

/** A commit, or as much of it as people write. */
function patternOf(commit: string): RegExp {
  return new RegExp(`\\b${commit.slice(0, shortCommit)}[0-9a-f]*\\b`, 'g')
}
