import { describeUnfit, type Manifest, makeNewManifest, type NewBaseline } from './baseline/manifest.js'
import { findControlEstimates } from './compare/control.js'
import { withoutAnchor } from './history/anchor.js'
import { makeRace, renameMeasured } from './history/from-record.js'
import { pruneRaces } from './history/prune.js'
import { joinRaces, type Race, type Renames, renameRaces, type Version } from './history/race.js'
import { type AskedInputs, type Inputs, withAnchor, withFewestRounds, withOneLook } from './inputs/inputs.js'
import type { PackedBaseline } from './inputs/sides.js'
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
  /** The name that the history gives this version. */
  readonly label: string
  readonly packed: Packed
  /** The version as a side: the first one of a store is compared with itself, so that it has a control at least. */
  readonly origin: Origin
  readonly suiteFiles: SuiteFiles | undefined
  /** undefined: nothing is measured. */
  readonly measured: AskedInputs | undefined
  readonly renames: Renames
}

/** The results of a comparison, as they are shown. */
export interface PublishedRun {
  readonly report: Report
  readonly record: SessionRecord
  readonly races: readonly Race[]
  /** Why the record is no baseline; undefined if it is one. */
  readonly unfit: string | undefined
  /** Set if the version is the one before it to the byte, so that nothing was measured, and the history stays as it is. */
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
  /** A name that no other comparison of the suite has. */
  nameRace(record: SessionRecord): string
  readEnvironment(): Environment
  /** The time before which an old history is thinned out, in ISO 8601. */
  readonly thinBefore: string
}

/** The end of a publication: what was measured, and what `store` made of it unless the record was unfit. */
export interface Published<Stored> {
  readonly run?: PublishedRun
  readonly stored?: Stored
}

/** Compares a version with the baseline before it, and adds it to `store` as the next one. */
export async function publish<Stored>(
  publication: Publication,
  store: BaselineStore<Stored>,
  ports: PublicationPorts,
): Promise<Published<Stored>> {
  const { suite, version, label, packed, suiteFiles, measured, renames } = publication
  const previous = await store.findPrevious()
  const anchored = previous && measured ? await store.findAnchor() : {}
  const baseline = previous ?? asOwnBaseline(publication)
  const isFirst = previous === undefined
  const asked = measured && (isFirst ? withFewestRounds(measured, countValues(measured)) : withOneLook(measured))
  const measure = (inputs: Inputs) => ports.measure(inputs, isFirst)
  const record = asked && (await measureAnchored({ ...asked, baseline }, anchored.third, { ...ports, measure }))
  // Its files are kept as those of the version before, so that the history goes on from them.
  const same = record && isSameAsBefore(record) ? previous : undefined
  const before = renameRaces(previous?.history ?? [], renames)
  const extend = (added: readonly Race[]): readonly Race[] => pruneRaces(joinRaces(before, added), ports.thinBefore)
  const conclude = async (record: SessionRecord) => {
    const report = makeReportOfPair(makePublishedPair(record))
    const [unfit, { findings }] = [same ? undefined : describeUnfit(record), report.sections[0]!]
    const contender: Version = { digest: packed.sha256, label, ...present({ commit: version.commit }) }
    const third = anchored.third && versionOf(anchored.third)
    const baseline = previous ? versionOf(previous) : contender
    const raced = { baseline, contender, ...present({ third, anchor: anchored.anchor }) }
    const race =
      unfit === undefined && same === undefined
        ? makeRace(renameMeasured({ record, findings }, renames), raced, ports.nameRace(record))
        : undefined
    const isUnchanged = same !== undefined
    const run: PublishedRun = { report, record, races: extend(race ? [race] : []), unfit, isUnchanged }
    await ports.show(run)
    return { run, race }
  }
  const { run, race } = record ? await ports.keep(record, () => conclude(record)) : {}
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
  const stored = await store.add({ manifest, file, race, races: run?.races ?? extend([]) })
  return { ...(run && { run }), stored }
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

/** Measures against the anchor too. One that cannot run, or for which there is no time, keeps no new version from being published. */
export async function measureAnchored<Some extends Pick<Inputs, 'contenders'>, Made>(
  inputs: Some,
  anchor: PackedBaseline | undefined,
  { measure, warn }: { readonly measure: (inputs: Some) => Promise<Made>; readonly warn: (text: string) => void },
): Promise<Made> {
  if (anchor === undefined) return await measure(inputs)
  try {
    return await measure(withAnchor(inputs, anchor))
  } catch (error) {
    const isOfAnchor =
      error instanceof InvocationError || error instanceof TimeError || error instanceof NotComparedError
    if (!isOfAnchor) throw error
    warn(withoutAnchor(error))
    return await measure(inputs)
  }
}

/** Makes a version the baseline of itself. */
function asOwnBaseline({ packed, origin, suiteFiles: suite }: Publication): PackedBaseline {
  return { kind: 'packed', ...packed, origin, ledger: [], ...(suite ? { suite } : {}) }
}

function versionOf({ sha256, origin: { commit, label } }: PackedBaseline): Version {
  return { digest: sha256, ...(commit === undefined ? {} : { commit }), label }
}
