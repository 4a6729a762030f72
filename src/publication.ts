import { describeUnfit, type Manifest, makeNewManifest, type NewBaseline } from './baseline/manifest.js'
import { findControlEstimates } from './compare/control.js'
import type { Block } from './document/document.js'
import type { Companion } from './extra.js'
import { type AskedInputs, type Inputs, withFewestRounds, withOneLook, withSide } from './inputs/inputs.js'
import { InvocationError } from './measure/process.js'
import type { Environment } from './record/environment.js'
import { NotComparedError } from './record/reasons.js'
import type { Origin, SessionRecord } from './record/record.js'
import { isUnmeasured, makePublishedPair } from './record/record.js'
import type { SuiteFiles } from './record/suite-files.js'
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

/** The results of a comparison, as they are shown. */
export interface PublishedRun {
  readonly report: Report
  readonly record: SessionRecord
  /** What an extra adds to the report. */
  readonly more: readonly Block[]
  /** Why the record is no baseline; undefined if it is one. */
  readonly unfit: string | undefined
  /** Set if the version is the one before it to the byte, so that nothing was measured. */
  readonly isUnchanged: boolean
}

/** The world around a publication. */
export interface PublicationPorts {
  /** Measures nothing where the version is the one before it to the byte; the first of a store is compared with itself. */
  measure(inputs: Inputs, isFirst: boolean): Promise<SessionRecord>
  show(run: PublishedRun): Promise<void>
  /** Keeps `record` where `make` fails, since what was measured must not be lost. */
  keep<Made>(record: SessionRecord, make: () => Promise<Made>): Promise<Made>
  warn(text: string): void
  readEnvironment(): Environment
}

/** The end of a publication: what was measured, and what `store` made of it unless the record was unfit. */
export interface Published<Stored> {
  readonly run?: PublishedRun
  readonly stored?: Stored
  readonly companion?: Companion | undefined
}

/** Compares a version with the baseline before it, and adds it to `store` as the next one. */
export async function publish<Stored>(
  publication: Publication,
  store: BaselineStore<Stored>,
  ports: PublicationPorts,
): Promise<Published<Stored>> {
  const { suite, version, packed, suiteFiles, measured } = publication
  const previous = await store.findPrevious()
  const companion = await store.follow()
  const baseline = previous ?? {
    kind: 'packed',
    ...publication.packed,
    origin: publication.origin,
    ledger: [],
    ...(publication.suiteFiles ? { suite: publication.suiteFiles } : {}),
  }
  const isFirst = previous === undefined
  const askedInputs = measured && (isFirst ? withFewestRounds(measured, countValues(measured)) : withOneLook(measured))
  const measure = (inputs: Inputs) => ports.measure(inputs, isFirst)
  const record =
    askedInputs && (await measureWithMore({ ...askedInputs, baseline }, companion?.more, { ...ports, measure }))
  // Its files are kept as those of the version before.
  const same = record && isSameAsBefore(record) ? previous : undefined
  const conclude = async (record: SessionRecord): Promise<PublishedRun> => {
    const report = makeReportOfPair(makePublishedPair(record))
    const unfit = same ? undefined : describeUnfit(record)
    const isUnchanged = same !== undefined
    const { findings } = report.sections[0]!
    const more = companion?.take({ record, findings, isFit: unfit === undefined, isUnchanged }) ?? []
    const run: PublishedRun = { report, record, more, unfit, isUnchanged }
    await ports.show(run)
    return run
  }
  const run = record && (await ports.keep(record, () => conclude(record)))
  if (run?.unfit !== undefined) return { run }
  const { sha256, sizeInBytes, file } = same ?? packed
  const manifest = makeNewManifest({
    ...version,
    suite,
    environment: record?.environment ?? ports.readEnvironment(),
    record: record ?? null,
    ...(suiteFiles ? { suiteFiles } : {}),
    before: previous?.ledger ?? [],
    controls: record ? findControlEstimates(makePublishedPair(record)) : [],
    payload: { sha256, sizeInBytes },
  })
  const stored = await store.add({ manifest, file, companion })
  return { ...(run && { run }), stored, companion }
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
    const isOfSide = error instanceof InvocationError || error instanceof TimeError || error instanceof NotComparedError
    if (!isOfSide) throw error
    warn(`the new version is compared without the ${more.name}: ${error.message}`)
    return await measure(inputs)
  }
}
