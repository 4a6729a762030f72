import { TableError } from '../formats/consoles.js'
import { findDebugBuild } from '../formats/debug-build.js'
import { type Format, FormatError, type Reading } from '../formats/format.js'
import { findIdleLine } from '../formats/idle.js'
import { chooseFormat, detectIn, findConsole, isOfTool } from '../formats/index.js'
import { processTime, wallTime } from '../formats/own/process.js'
import { findPrintedResults } from '../formats/printed-results.js'
import { readDocument } from '../formats/read.js'
import { type Document, makeDocument } from '../formats/reading/document.js'
import { makeProcessMetric } from '../metrics/metric.js'
import { mostBenchmarks } from '../record/limits.js'
import { explain, makeReason } from '../record/reasons.js'
import { type Invocation, type Measurement, mostPrinted, type Warning } from '../record/record.js'
import { nameAt } from '../scan.js'
import type { Slot } from '../schedule/round.js'
import { present } from '../util/present.js'
import { callPlaces } from './called.js'
import { expectsRows } from './expected-rows.js'
import { isExact, readAll } from './instruments/instrument.js'
import type { Invoked, PointRun } from './invoked.js'
import { makeMeasurements } from './measurements.js'
import { showCommand } from './process.js'
import type { MeasurePorts, Session } from './session.js'

/** Reads the numbers of a round's invocations. */
export interface Reader {
  /** Returns an invocation as it counts: one that ended with a status because of a limit of the tool's own has not failed. */
  accept(invoked: Invoked): Invoked
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
  ports: Pick<MeasurePorts, 'watch' | 'endAfter' | 'digest' | 'readScript'> & Pick<ReadingSituation, 'warn'>,
): Reader {
  const { watch, endAfter, digest, warn, readScript } = ports
  // Nothing that is printed is read where instructions are counted.
  let format = isExact(session.instruments) ? processTime : chooseFormat(session, endAfter)
  const baseline = session.plan.sides[0]!.name
  const keep = makeTextKeeper()
  const seen = new Set<string>()
  let isLookedAt = format !== undefined
  let hasResults = false
  const findIdle = (stdout: string, { side, copy }: Slot): Invocation['idle'] => {
    const line = findIdleLine(stdout)
    if (line === undefined) return undefined
    const { command, places } = session.sides.find(({ name }) => name === side)!
    const read = (path: string) => readScript?.(places[copy - 1]!.directory, path)
    return {
      line: keep(line.slice(0, longestLine)),
      ...(expectsRows(showCommand(command), read) ? { isExpected: true } : {}),
    }
  }
  // Takes down of a run what judging asks of its output beside the numbers.
  const note = ({ side, copy }: Slot, stdout: string, text: Invoked['text']): Partial<Invocation> => {
    const debug = text && findDebugBuild(text)
    const printed = (hasResults && text ? findPrintedResults(stdout) : [])
      .slice(0, mostPrinted)
      .map(({ name, unit, value }) => ({ name: keep(name), unit: keep(unit), value }))
    const isTimed = format === processTime
    return {
      ...(isTimed ? { work: digestWork(stdout, session, digest) } : {}),
      ...(printed.length > 0 ? { printed } : {}),
      ...(isTimed && session.format === 'auto' ? present({ idle: findIdle(stdout, { side, copy }) }) : {}),
      ...(debug === undefined ? {} : { debug: keep(debug) }),
    }
  }
  return {
    accept(invoked) {
      const { status, tool } = findLimit(invoked, format) ?? {}
      if (status === undefined || tool === undefined) return invoked
      const { textOfFailed: text, failure: _, ...ended } = invoked
      warn(makeReason('limit-of-tool', { tool, status }))
      return { ...ended, outcome: 'ok', ...present({ text }) }
    },
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
        const [result] = format === processTime ? findPrintedResults(shown.document.text) : []
        hasResults = result !== undefined
        // What takes the whole process so long may be something else than the results that nothing reads.
        if (result !== undefined) warn(makeReason('printed-results', { name: keep(result.name.slice(0, 40)) }))
      }
      const reading = format ?? detectOfContenders(round, baseline)
      return round.map(invoked => {
        const readRun = (run: Invoked): Invocation =>
          read(run, reading, { session, warn, known: shown?.first === run ? shown.document : undefined })
        const { points = [], text } = invoked
        const invocation = invoked.points
          ? readPoints(invoked, points, { suite: session.suite, seen, readRun })
          : readRun(invoked)
        refuseTooMany(invocation)
        const stdout = text?.stdout ?? points.map(({ run }) => run.text?.stdout ?? '').join('\0')
        return {
          ...invocation,
          ...(invocation.outcome === 'ok' ? note(invoked.slot, stdout, text) : {}),
          measurements: invocation.measurements.map(({ benchmark, metric, error, ...values }) => ({
            ...{ benchmark: keep(withoutCopy(benchmark, invoked.slot, session)), ...values },
            metric: {
              ...metric,
              name: keep(metric.name),
              unit: keep(metric.unit),
              ...(metric.per && { per: keep(metric.per) }),
            },
            ...(error === undefined ? {} : { error: keep(error) }),
          })),
        }
      })
    },
    formatName: () => format?.name,
    isOfProcess: () => format && format === processTime,
  }
}

/**
 * Makes what copies texts, each of them once.
 *
 * A name that was cut out of an output is a view into it, and keeps all of it in memory as long as the record: 80 invocations
 * that print 25 MB each would be 2 GB.
 */
export function makeTextKeeper(): (text: string) => string {
  const texts = new Map<string, string>()
  return text => {
    const copy = texts.get(text) ?? structuredClone(text)
    texts.set(copy, copy)
    return copy
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

/**
 * Removes the directory of a copy from the name of a benchmark: hyperfine names one by its command, and other tools by a file. Without it the
 * benchmark has the same name in all copies.
 */
function withoutCopy(benchmark: string, { side, copy }: Slot, { sides }: Pick<Session, 'sides'>): string {
  const root = sides.find(({ name }) => name === side)?.places[copy - 1]?.root
  const isShared = new Set(sides.flatMap(({ places }) => places.map(place => place.root))).size === 1
  if (root === undefined || isShared || !benchmark.includes(root)) return benchmark
  const [before, ...parts] = benchmark.split(root)
  // What only begins like it is another directory.
  const shortened = parts.map(part =>
    /^[/\\]/.test(part) ? part.slice(1) : /^\w/.test(part) ? root + part : `.${part}`,
  )
  return [before, ...shortened].join('')
}

interface Detected {
  readonly format: Format
  readonly first: Invoked
  /** Looked at already: some outputs are large. */
  readonly document: Document
}

/** The runs of a round, of which an invocation has one at each point of a scan. */
function listRuns(round: readonly Invoked[]): readonly Invoked[] {
  return round.flatMap(invoked => invoked.points?.map(({ run }) => run) ?? [invoked])
}

/** Detects the format by the baseline's first output; where it failed, only a tool's results in it count. */
function detect(round: readonly Invoked[], baseline: string): Detected | undefined {
  const runs = listRuns(round.filter(({ slot }) => slot.side === baseline))
  const first = runs.find(run => run.text) ?? runs.find(run => run.textOfFailed)
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
  const text = listRuns(round).find(run => run.text)?.text
  const format = text && tryToRead(() => detectIn(makeDocument(text)))
  return format instanceof FormatError ? undefined : format
}

/** Finds the limit of a tool's own because of which `invoked` ended with a status: the tool, and the status. */
function findLimit(
  { textOfFailed: text, failure }: Invoked,
  chosen: Format | undefined,
): { readonly tool: string; readonly status: number } | undefined {
  const status = failure?.status
  const tail = failure?.output
  if (text === undefined || text.isCut || typeof status !== 'number' || typeof tail !== 'string') return undefined
  const document = makeDocument(text)
  const format = chosen ?? tryToRead(() => detectIn(document))
  if (format instanceof FormatError || !format.isLimit?.({ status, document, tail })) return undefined
  return { tool: format.title.split(', ')[0]!, status }
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
      return invocation.measurements.map(measurement => ({
        ...measurement,
        benchmark: nameAt(point, measurement.benchmark, suite),
      }))
    const error = (invocation.failure === undefined ? 'it failed' : explain(invocation.failure)).slice(0, longestError)
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
  const places = session.sides.flatMap(side => side.places)
  const call = (said: string): string => callPlaces(said, places)
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
    return {
      ...{ ...invocation, outcome: 'failed' },
      // The reason that the format gives, of which no text of the output is kept.
      failure: invoked.text ? makeReason('no-numbers', { problem: call(structuredClone(printed.message)) }) : failure!,
    }
  // A tool says of some benchmarks that they failed, as its exit status does: then its other numbers count.
  const isPartial = new Set(printed.map(({ error }) => error === undefined)).size === 2
  if (!invoked.text && !isPartial) return invocation
  const named = printed.filter(({ benchmark }) => benchmark.trim() !== '')
  if (named.length < printed.length) warn(namelessWarning)
  for (const { note } of named) if (note) warn(note)
  if (named.length === 0 && printed.length > 0)
    return { ...invocation, outcome: 'failed', failure: failure ?? namelessWarning }
  const explained = named.map(reading => {
    if (reading.error === undefined) return reading
    const error = invoked.text ? reading.error : `${reading.error}; ${explain(failure!)}`.slice(0, longestError)
    return { ...reading, error: call(error) }
  })
  const readings = [...explained, ...readProcess(invoked, format, printed, session)]
  const altered = session.alter?.(readings, slot.side) ?? readings
  return { slot, outcome: 'ok', startedAt, measurements: makeMeasurements(altered, session.statistic) }
}

/** As much of a line as is told in a sentence. */
const longestLine = 80

const namelessWarning: Warning = makeReason('nameless', {})

const longestError = 500

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
  const { cpuSeconds, peakMemoryInBytes } = server ?? {}
  const read = (name: Parameters<typeof makeProcessMetric>[0], value: number | undefined): readonly Reading[] =>
    value === undefined ? [] : [{ benchmark, metric: { ...makeProcessMetric(name), aside: true }, values: [value] }]
  const cpuPerRun = cpuSeconds === undefined ? undefined : Math.round((cpuSeconds / observation.runs) * 1e9) / 1e9
  return [
    ...readAll(instruments, observation, benchmark),
    ...read('server cpu-time', cpuPerRun),
    ...read('server peak-memory', peakMemoryInBytes),
  ]
}

// Colours, and where the cursor goes.
const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[ -/]*[@-~]`, 'g')
/** Enough of a commit to know it by. */
const shortCommit = 7

/** Makes the digest of what an invocation printed, without colours, the paths of copies, and the commits of the sides. */
export function digestWork(
  stdout: string,
  { sides, commits = [] }: Pick<Session, 'sides' | 'commits'>,
  digest: MeasurePorts['digest'],
): string {
  const roots = [...new Set(sides.flatMap(({ places }) => places.map(({ root }) => root)))]
  const plain = roots.reduce((text, root) => text.replaceAll(root, ''), stdout.replace(escapes, ''))
  // As much of a commit as people write.
  const patterns = commits.map(commit => new RegExp(`\\b${commit.slice(0, shortCommit)}[0-9a-f]*\\b`, 'g'))
  return digest(patterns.reduce((text, pattern) => text.replace(pattern, ''), plain))
}
