import { describeUnfit, type Manifest, makeNewManifest, type NewBaseline, takeWrites } from './baseline/manifest.js'
import type { PackedBaseline } from './baseline/packed.js'
import { findControlEstimates } from './compare/control.js'
import type { Finding } from './compare/finding.js'
import type { Block } from './document/document.js'
import type { Companion } from './extra.js'
import { type AskedInputs, type Inputs, withFewestRounds, withOneLook, withSide } from './inputs/inputs.js'
import { InvocationError } from './measure/process.js'
import type { Environment } from './record/environment.js'
import { explain, NotComparedError, type Reason } from './record/reasons.js'
import type { Origin, SessionRecord } from './record/record.js'
import { isUnmeasured, makePublishedPair } from './record/record.js'
import type { SuiteFiles } from './record/suite-files.js'
import { endingCodes } from './record/warnings.js'
import { makeReportOfPair } from './report/make-report.js'
import type { Report } from './report/report.js'
import { countPairValues, planSides } from './schedule/round.js'
import { TimeError } from './schedule/time.js'
import { present } from './util/present.js'
import type { BaselineStore } from './world.js'

/** The archive of a payload. */
interface Packed extends Readonly<Manifest['payload']> {
  readonly file: string
}

/** A version that is to become the baseline of those after it. */
export interface Publication {
  readonly suite: string
  readonly version: Pick<NewBaseline, 'commit' | 'ref'>
  readonly packed: Packed
  /** The version as a side: the first one of a store is compared with itself, so that it has a control at least. */
  readonly origin: Origin
  readonly suiteFiles: SuiteFiles | undefined
  /** undefined: nothing is measured. */
  readonly measured: AskedInputs | undefined
}

/** The results of a comparison, as they are shown, unless they say nothing. */
export interface PublishedRun {
  readonly report: Report
  readonly record: SessionRecord
  /** What an extra adds to the report. */
  readonly more: readonly Block[]
  /** Why the record is no baseline; undefined if it is one. */
  readonly unfit: string | undefined
  /** Set if the version is the one before it to the byte, so that nothing was measured. */
  readonly isUnchanged: boolean
  /** Why nothing can be said about the baseline before, such as too few rounds for the time; then only times are kept. */
  readonly shortage: string | undefined
}

/** What was measured, and the paths that the first run of the version wrote, where these are known. */
interface MeasuredSides {
  readonly record: SessionRecord
  readonly writes?: readonly string[]
}

/** The world around a publication. */
export interface PublicationPorts {
  /** Measures nothing where the version is the one before it to the byte; the first of a store is compared with itself. */
  measure(inputs: Inputs, isFirst: boolean): Promise<MeasuredSides>
  show(run: PublishedRun): Promise<void>
  /** Keeps `record` where `make` fails, since what was measured must not be lost. */
  keep<Made>(record: SessionRecord, make: () => Promise<Made>): Promise<Made>
  warn(text: string): void
  /** Seconds from any beginning. */
  clock(): number
  /** The date and time, in ISO 8601. */
  now(): string
  readEnvironment(): Environment
}

/** The end of a publication: what was measured, and what `store` made of it unless the record was unfit. */
export interface Published<Stored> {
  readonly run?: PublishedRun
  readonly stored?: Stored
  readonly companion?: Companion | undefined
}

/**
 * Compares a version with the baseline before it, and adds it to `store` as the next one. That needs no verdict: what fits into the time is
 * measured, and only a command that fails in the version keeps it from being stored.
 */
export async function publish<Stored>(
  publication: Publication,
  store: BaselineStore<Stored>,
  ports: PublicationPorts,
): Promise<Published<Stored>> {
  const { suite, version, packed, suiteFiles, measured } = publication
  const previous = await store.findPrevious()
  const companion = await store.follow()
  const made = measured && (await measureVersion({ ...publication, measured, previous, more: companion?.more }, ports))
  // Its files are kept as those of the version before.
  const same = made && made.uncompared === undefined && isSameAsBefore(made.record) ? previous : undefined
  const conclude = async ({ record, uncompared, isAlone }: MeasuredVersion): Promise<PublishedRun> => {
    const report = makeReportOfPair(makePublishedPair(record))
    const unfit = same ? undefined : describeUnfit(record, { isFirst: isAlone })
    const isUnchanged = same !== undefined
    const { findings } = report.sections[0]!
    const shortage = isUnchanged || unfit !== undefined ? undefined : (uncompared ?? describeShortage(record, findings))
    if (shortage !== undefined) return { report, record, more: [], unfit, isUnchanged, shortage }
    const more = companion?.take({ record, findings, isFit: unfit === undefined, isUnchanged }) ?? []
    const run: PublishedRun = { report, record, more, unfit, isUnchanged, shortage }
    await ports.show(run)
    return run
  }
  const run = made && (await ports.keep(made.record, () => conclude(made)))
  if (run?.unfit !== undefined) return { run }
  const { sha256, sizeInBytes, file } = same ?? packed
  const record = run?.shortage === undefined ? run?.record : undefined
  const manifest = makeNewManifest({
    ...version,
    suite,
    environment: run?.record.environment ?? ports.readEnvironment(),
    record: record ?? null,
    ...(suiteFiles ? { suiteFiles } : {}),
    before: previous?.ledger ?? [],
    controls: record ? findControlEstimates(makePublishedPair(record)) : [],
    payload: { sha256, sizeInBytes },
    storedAt: ports.now(),
    ...present({
      starts: record === undefined ? run?.record.starts : undefined,
      writes: same ? same.writes : takeWrites(made?.writes),
    }),
  })
  const stored = await store.add({ manifest, file, companion })
  return { ...(run && { run }), stored, companion }
}

/** The measurement of a version, and why it says nothing about the baseline before, where it does not. */
interface MeasuredVersion extends MeasuredSides {
  readonly uncompared?: string
  /** Set if it was compared with itself. */
  readonly isAlone: boolean
}

/** The most of a time budget that is kept back for storing a version. */
const mostForStoring = 0.5

/** Measures a version in the time that storing leaves: against the baseline before, or by itself where there is none, or none that runs. */
async function measureVersion(
  {
    packed,
    origin,
    suiteFiles,
    measured,
    previous,
    more,
  }: Publication & {
    readonly measured: AskedInputs
    readonly previous: PackedBaseline | undefined
    readonly more: Companion['more']
  },
  ports: PublicationPorts,
): Promise<MeasuredVersion> {
  const start = ports.clock()
  const { timeBudgetInSeconds } = measured
  const storing = Math.min(previous?.secondsOfStoring ?? 0, mostForStoring * timeBudgetInSeconds)
  const measure = (inputs: Inputs, isFirst: boolean) =>
    ports.measure({ ...inputs, secondsForStoring: storing + ports.clock() - start }, isFirst)
  const measureAlone = async () => {
    const itself = { kind: 'packed' as const, ...packed, origin, ledger: [], ...present({ suite: suiteFiles }) }
    return await measure({ ...withFewestRounds(measured, countValues(measured)), baseline: itself }, true)
  }
  if (previous === undefined) return { ...(await measureAlone()), isAlone: true }
  try {
    const inputs: Inputs = { ...withOneLook(measured), baseline: previous }
    const measurePair = (inputs: Inputs) => measure(inputs, false)
    return { ...(await measureWithMore(inputs, more, { ...ports, measure: measurePair })), isAlone: false }
  } catch (error) {
    if (!isOfSide(error)) throw error
    // Whatever is wrong is wrong with the version too, or else with the baseline before, which is no reason to keep that one.
    return { ...(await measureAlone()), uncompared: error.message, isAlone: true }
  }
}

/** Describes why there were fewer rounds than a verdict needs, and what would help; undefined where there were enough. */
function describeShortage({ rounds, warnings }: SessionRecord, findings: readonly Finding[]): string | undefined {
  const judged = findings.filter(({ verdict, ignored }) => verdict !== null && ignored === undefined)
  const tooFew = judged.find(({ reason }) => isTooFew(reason))?.reason
  const isShort = judged.length > 0 && judged.every(({ reason }) => isTooFew(reason))
  if (rounds.length > 0 && !isShort) return undefined
  const why = warnings.find(({ code }) => code === endingCodes.shortOfTime) ?? tooFew
  return why === undefined ? 'no round was complete' : explain(why)
}

function isTooFew(reason: Reason | undefined): boolean {
  return reason?.code === 'few-rounds' || reason?.code === 'few-runs'
}

/** Values of a pair in each round. */
function countValues({ reference, contenders, copies }: AskedInputs): number {
  const names = [reference, ...contenders].map(({ name }) => name)
  return countPairValues(planSides(names, copies))
}

/** Returns whether `record` says that the version is the one before it, so that nothing was measured. */
export function isSameAsBefore(record: SessionRecord): boolean {
  const { identical, absence } = makePublishedPair(record)
  return isUnmeasured({ ...present({ identical, absence }), rounds: record.rounds.length })
}

/** Measures one more side. If it cannot run, or there is no time for it, the new version is published all the same. */
export async function measureWithMore<Some extends Pick<Inputs, 'contenders'>, Made>(
  inputs: Some,
  more: Companion['more'],
  { measure, warn }: { readonly measure: (inputs: Some) => Promise<Made>; readonly warn: (text: string) => void },
): Promise<Made> {
  if (more === undefined) return await measure(inputs)
  try {
    return await measure(withSide(inputs, more))
  } catch (error) {
    if (!isOfSide(error)) throw error
    warn(`the new version is compared without the ${more.name}: ${error.message}`)
    return await measure(inputs)
  }
}

/** Returns whether `error` is of one of the sides, so that others may run. */
function isOfSide(error: unknown): error is Error {
  return error instanceof InvocationError || error instanceof TimeError || error instanceof NotComparedError
}
