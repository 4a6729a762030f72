import { join } from 'node:path'
import * as core from '@actions/core'
import { nameBaselineArtifact } from '../baseline/artifact-name.js'
import { isTrustedEvent } from '../baseline/choose.js'
import {
  baselineFiles,
  describeUnfit,
  encodeManifest,
  type Manifest,
  makeNewManifest,
  sayUnpublished,
} from '../baseline/manifest.js'
import { noGate } from '../compare/gate/policy.js'
import { findControlEstimates } from '../compare/test-controls.js'
import { harmlessLines } from '../document/escape.js'
import { toMarkdown } from '../document/markdown.js'
import { ArtifactError, NoArtifactsError } from '../github/artifacts/artifact-error.js'
import { uploadArtifact } from '../github/artifacts/upload.js'
import type { Run } from '../github/run.js'
import { annotate } from '../github/step/annotations.js'
import { gate } from '../github/step/gate.js'
import { runnerFiles } from '../github/step/runner-files.js'
import { addToSummary, type Files, makeFiles, makeProgressLog, setOutput } from '../github/step/step.js'
import { pushDocument } from '../history/document.js'
import { encodeHistory } from '../history/file.js'
import { makeRace, type Raced } from '../history/from-record.js'
import { pruneRaces } from '../history/prune.js'
import type { Race, Version } from '../history/race.js'
import { joinRaces } from '../history/race.js'
import { listRenames, renameMeasured, renameRaces } from '../history/rename.js'
import type { PackedBaseline } from '../inputs/baseline.js'
import type { AskedInputs } from '../inputs/inputs.js'
import { nameSides } from '../inputs/sides.js'
import { InputError } from '../inputs/values.js'
import { makePublishedPair } from '../record/pair.js'
import type { LedgerEntry, Origin, SessionRecord } from '../record/record.js'
import type { SuiteFiles } from '../record/suite-files.js'
import { makeReportOfPair, type Report, toEnded } from '../report/report.js'
import { asOwnBaseline, type PackedPayload, packForPublishing } from '../system/copies/archive.js'
import { writeWhole } from '../system/disk.js'
import { readOwnSuite } from '../system/git/sides.js'
import { readEnvironment } from '../system/host/machine.js'
import { measureOnLocalMachine } from '../system/local-machine.js'
import { daysAgo, raceAnchored } from '../system/store.js'
import { makeTemporaryDirectory } from '../system/temporary.js'
import { keepOnFault } from './artifacts.js'
import { showReport } from './conclude.js'
import { findOwnConfig } from './config.js'
import { guarded } from './guarded.js'
import { describeNews } from './history/after-merge.js'
import { findAnchor, type PushAnchor, storeAgain } from './history/anchor.js'
import { findPrevious } from './history/previous.js'
import { decodePublishInputs, type PublishInputs } from './inputs.js'

/** Measures a session: on this machine, or as a simulation draws it. */
export type Measure = typeof measureOnLocalMachine

/** Makes what is checked out the baseline of its commit, after a race against the baseline before. */
export async function publish(run: Run, workspace: string, measure: Measure = measureOnLocalMachine): Promise<void> {
  const { get, rules } = await findOwnConfig({ get: core.getInput, workspace })
  const inputs = decodePublishInputs(get, workspace)
  refuseUntrusted(run)
  const files = makeFiles(inputs.key.suite)
  core.setOutput('published', false)
  await using home = await makeTemporaryDirectory()
  const packed = await packForPublishing(workspace, inputs.payload, join(home.path, baselineFiles.payload))
  const suiteFiles = await readOwnSuite(workspace, inputs.suiteFiles)
  const found = await findPrevious(inputs, { run, workspace, home: home.path })
  const previous = found?.baseline
  const measured = inputs.measured && {
    ...inputs.measured,
    settings: { ...inputs.measured.settings, ...(rules ? { rules } : {}) },
  }
  const anchored =
    found && measured ? await findAnchor(inputs, { ...found, key: inputs.key, run, home: home.path }) : {}
  const baseline = previous ?? asOwnBaseline(packed, run.contender, suiteFiles)
  const record =
    measured && (await race(measured, { baseline, third: anchored.third }, { inputs, run, files, measure }))
  const keep = <Made>(make: () => Made | Promise<Made>): Promise<Made> => keepOnFault(files.record, inputs.key, make)
  const report = record && (await keep(() => makeReportOfPair(makePublishedPair(record))))
  const unfit = record && describeUnfit(record)
  const versions = nameVersions(run, packed, previous)
  const renames = listRenames(rules)
  const raced =
    report && unfit === undefined
      ? [
          makeRace(
            renameMeasured({ record, findings: report.sections[0]!.findings }, renames),
            { ...versions, ...nameAnchor(anchored) },
            nameRace(run),
          ),
        ]
      : []
  const races = pruneRaces(joinRaces(renameRaces(previous?.history ?? [], renames), raced), daysAgo(30))
  if (report) await keep(() => tell(report, { record, inputs, run, files, races, isPublished: unfit === undefined }))
  if (report && unfit !== undefined) return await endUnpublished(report, unfit)
  const ledger = previous?.ledger ?? []
  const { path } = home
  const parts = { run, inputs, home: path, packed, suiteFiles, record: record ?? null, ledger, races }
  const stored = await storeBaseline(parts).catch(tellOfNoArtifacts)
  if (stored === undefined) return
  await announcePublished(stored)
  if (record && report) {
    const { suite } = inputs.key
    const { findings } = report.sections[0]!
    const news = await describeNews({
      ...{ run, suite, thresholds: record.settings, races, findings },
      // The job that measures asks GitHub nothing for this.
      findOrigin: async () => ({}),
    })
    setOutput('news', JSON.stringify(news))
  }
  if (anchored.renewal !== undefined) await storeAgain(anchored.renewal, inputs)
}

/** The payloads of a race: the one before and this one; without one before, this one is raced against itself. */
function nameVersions({ contender }: Run, { sha256 }: PackedPayload, previous: PackedBaseline | undefined): Raced {
  const own = nameVersion(sha256, contender)
  return { baseline: previous === undefined ? own : nameVersion(previous.sha256, previous.origin), contender: own }
}

function nameAnchor({ anchor, third }: PushAnchor): Pick<Raced, 'third' | 'anchor'> {
  return { ...(anchor && { anchor }), ...(third && { third: nameVersion(third.sha256, third.origin) }) }
}

function nameVersion(digest: string, { commit, label }: Origin): Version {
  return { digest, ...(commit === undefined ? {} : { commit }), label }
}

function nameRace({ identity: { id, attempt } }: Run): string {
  return `${id}.${attempt}`
}

/** Ends a push on a server that keeps no artifacts: in peace where pull requests can build their baseline. */
function tellOfNoArtifacts(error: unknown): undefined {
  if (!(error instanceof NoArtifactsError)) throw error
  if (core.getInput('setup').trim() === '')
    throw new ArtifactError(`${error.message}; give "setup", so that pull requests build the baseline`)
  core.notice(harmlessLines(`${error.message}. Nothing was published: pull requests build the baseline by "setup"`))
}

/** Nobody takes a baseline from elsewhere, so it would only seem to be one. */
function refuseUntrusted({ event: { name = 'no event' } }: Run): void {
  if (isTrustedEvent(name)) return
  throw new InputError(
    `"mode" is publish on "${name}", but only a push, a schedule or a dispatch on the default branch can publish a baseline. Leave "mode" at auto`,
  )
}

interface Pushing {
  readonly inputs: PublishInputs
  readonly run: Run
  readonly files: Files
}

interface PublishedPush extends Pushing {
  readonly record: SessionRecord
  readonly races: readonly Race[]
  /** Set if the newest of them is that of this push. */
  readonly isPublished: boolean
}

interface Racing extends Pushing {
  readonly measure: Measure
}

/** Ends the job with why: pull requests, and the next push, take the baseline before. */
async function endUnpublished(report: Report, reason: string): Promise<void> {
  await gate(toEnded(report), noGate)
  core.setFailed(harmlessLines(sayUnpublished(reason)))
}

interface Sides {
  readonly baseline: PackedBaseline
  /** The anchor, where this push is raced against it. */
  readonly third: PackedBaseline | undefined
}

async function race(inputs: AskedInputs, { baseline, third }: Sides, racing: Racing): Promise<SessionRecord> {
  return await raceAnchored({
    inputs,
    anchor: third,
    measure: asked => measurePush(asked, baseline, racing),
    tell: text => core.warning(harmlessLines(text)),
  })
}

async function measurePush(
  measured: AskedInputs,
  baseline: PackedBaseline,
  { run, files, measure }: Racing,
): Promise<SessionRecord> {
  const watch = makeProgressLog({ ...nameSides(measured), settings: measured.settings, suite: measured.suite })
  const options = { ...run, withholdsSecrets: true, ownFiles: runnerFiles(), watch, recordPath: files.record }
  const { record } = await guarded(() =>
    core.group('Measure', () => measure({ ...measured, partNumber: undefined, baseline }, options)),
  )
  return record
}

/** A slowdown that came without a pull request is seen here, and fails nothing. */
async function tell(report: Report, { record, inputs, run, files, races, isPublished }: PublishedPush): Promise<void> {
  const page = { request: inputs, run, files, key: inputs.key, mode: 'publish' as const }
  await showReport(report, { page, records: [record], step: { isMerged: true } })
  await addToSummary(toMarkdown(pushDocument({ races, isPublished }, record.settings)))
  for (const section of report.sections) annotate(section, noGate)
}

/** Everything that a baseline artifact is made of. */
interface BaselineParts {
  readonly run: Run
  readonly inputs: PublishInputs
  /** The directory that the payload was packed in. */
  readonly home: string
  readonly packed: PackedPayload
  readonly suiteFiles: SuiteFiles | undefined
  /** null: nothing was measured. */
  readonly record: SessionRecord | null
  /** The ledger of the baseline before. */
  readonly ledger: readonly LedgerEntry[]
  /** With that of this run. */
  readonly races: readonly Race[]
}

/** Stores the baseline as an artifact of this run. */
async function storeBaseline(parts: BaselineParts): Promise<PublishedBaseline> {
  const { run, inputs, home, packed, record, races } = parts
  const name = nameBaselineArtifact(inputs.key)
  const manifestPath = join(home, baselineFiles.manifest)
  writeWhole(manifestPath, encodeManifest(describe(parts)))
  const historyPath = join(home, baselineFiles.history)
  if (races.length > 0) writeWhole(historyPath, encodeHistory({ suite: inputs.key.suite, races }))
  const { id, sizeInBytes } = await uploadArtifact({
    name,
    files: [manifestPath, packed.file, ...(races.length > 0 ? [historyPath] : [])],
    root: home,
    ...(inputs.retentionInDays === undefined ? {} : { retentionDays: inputs.retentionInDays }),
  })
  return { id, name, sizeInBytes, commit: run.identity.head, isMeasured: record !== null }
}

function describe({ run, inputs, packed, suiteFiles, record, ledger }: BaselineParts): Manifest {
  const { commit } = run.contender
  if (commit === undefined) throw new InputError('the runner does not say which commit this is ("GITHUB_SHA")')
  return makeNewManifest({
    commit,
    ref: run.event.ref ?? run.contender.label,
    suite: inputs.key.suite,
    environment: record?.environment ?? readEnvironment(),
    record,
    ...(suiteFiles ? { suiteFiles } : {}),
    before: ledger,
    controls: record === null ? [] : findControlEstimates(makePublishedPair(record)),
    payload: { sha256: packed.sha256, sizeInBytes: packed.sizeInBytes },
  })
}

/** A baseline that was stored. */
interface PublishedBaseline {
  /** Number of the artifact. */
  readonly id: number
  readonly name: string
  readonly sizeInBytes: number
  readonly commit: string
  readonly isMeasured: boolean
}

/** Says in log, summary and outputs that there is a new baseline. */
async function announcePublished({ id, name, sizeInBytes, commit, isMeasured }: PublishedBaseline): Promise<void> {
  const size = `${(sizeInBytes / 2 ** 20).toFixed(1)} MiB`
  const how = isMeasured ? '' : ', without measuring'
  core.info(`Published the baseline of ${commit.slice(0, 7)} as the artifact "${name}" (${size})${how}.`)
  // Where it was raced, the status is that of the race.
  if (!isMeasured) setOutput('status', 'published')
  setOutput('published', true)
  setOutput('artifact-id', id)
  await addToSummary(
    `📦 Published the baseline of <code>${commit.slice(0, 7)}</code> as the artifact <code>${name}</code>, ${size}${how}.\n`,
  )
}
