import { existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as core from '@actions/core'
import { nameBaselineArtifact } from '../baseline/artifact-name.js'
import { isTrustedEvent } from '../baseline/choose.js'
import { baselineFiles, encodeManifest, sayUnpublished } from '../baseline/manifest.js'
import type { Measured } from '../benchmark.js'
import { noGate } from '../compare/gate/policy.js'
import { paragraph } from '../document/document.js'
import { toMarkdown } from '../document/markdown.js'
import { message } from '../document/text.js'
import type { PushOfRun } from '../extra.js'
import { keeper } from '../extras/index.js'
import type { Api } from '../github/api/api.js'
import { ArtifactError, NoArtifactsError } from '../github/artifacts/artifact-error.js'
import { uploadArtifact } from '../github/artifacts/upload.js'
import type { Run } from '../github/run.js'
import { annotate } from '../github/step/annotations.js'
import { gate } from '../github/step/gate.js'
import { log } from '../github/step/log.js'
import { makeNoteLog, makeProgressLog } from '../github/step/progress-log.js'
import { addToSummary, type Files, makeFiles, setOutput } from '../github/step/step.js'
import type { SuiteConfig } from '../inputs/config.js'
import { decodeOne } from '../inputs/declarations.js'
import { applyRules, type Inputs } from '../inputs/inputs.js'
import { InputError } from '../inputs/values.js'
import { type PublishedRun, publish as publishTo } from '../publication.js'
import { explain } from '../record/reasons.js'
import type { Origin } from '../record/record.js'
import { type Report, toEnded } from '../report/report.js'
import { packForPublishing } from '../system/copies/archive.js'
import { writeWhole } from '../system/disk.js'
import { readOwnSuite } from '../system/git/sides.js'
import { readEnvironment } from '../system/host/machine.js'
import { buildInPlace, measureOnLocalMachine } from '../system/local-machine.js'
import { makeTemporaryDirectory } from '../system/temporary.js'
import { endSentence } from '../util/end-sentence.js'
import type { BaselineStore, KeptBaseline, World } from '../world.js'
import { findApi } from './api.js'
import { keepOnFault } from './artifacts.js'
import { branchStore, readBranch } from './branch-baselines.js'
import { findChangedFiles } from './changed-files.js'
import { showReport } from './conclude.js'
import { findOwnConfig } from './config.js'
import { guardCommands, inStep } from './guarded.js'
import { decodePublishInputs, type PublishInputs } from './inputs.js'
import { type FoundBaseline, findPublished, type Search, withoutToken } from './published-baseline.js'

/** Measures a session: on this machine, or as a simulation draws it. */
export type Measure = typeof measureOnLocalMachine

/** Makes what is checked out the baseline of its commit, after a comparison with the baseline before. */
export async function publish(run: Run, workspace: string, measure: Measure = measureOnLocalMachine): Promise<void> {
  const { each } = await findOwnConfig(workspace)
  for (const config of each) await publishSuite(config, { run, workspace, measure })
}

async function publishSuite(
  config: SuiteConfig,
  { run, workspace, measure }: { readonly run: Run; readonly workspace: string; readonly measure: Measure },
): Promise<void> {
  const inputs = decodePublishInputs(config.get, workspace)
  refuseUntrusted(run)
  const { contender } = run
  const { commit } = contender
  if (commit === undefined) throw new InputError('the runner does not say which commit this is ("GITHUB_SHA")')
  const { suite } = inputs.key
  const files = makeFiles(suite)
  core.setOutput('published', false)
  await using home = await makeTemporaryDirectory()
  const suiteFiles = await readOwnSuite(workspace, inputs.suiteFiles)
  await build(inputs, workspace)
  const packed = await packForPublishing(workspace, inputs.payload, join(home.path, baselineFiles.payload))
  const { key, measured, retentionInDays } = inputs
  const label = contender.label
  const push = { ...{ key, retentionInDays, commit, label, run, home: home.path }, digest: packed.sha256 }
  const isMeasured = measured !== undefined
  const store = openStore(inputs, workspace, { ...push, get: config.get, rules: config.rules, isMeasured })
  const made = await publishTo(
    {
      suite,
      version: { commit, ref: run.event.ref ?? label },
      packed,
      origin: contender,
      suiteFiles,
      measured: measured && applyRules(measured, config),
    },
    store,
    {
      measure: async (measured, isFirst) => {
        const api = await findApi(run)
        const unrelated = decodeOne(config.get, 'unrelatedFiles')
        const patterns = { payload: inputs.payload, rules: config.rules, unrelated }
        const listChanges = (origin: Origin) => findChangedFiles(origin, { api, workspace, patterns })
        return await measurePush(measured, { run, files, measure, ...(isFirst ? {} : { listChanges }) })
      },
      show: shown => tell(shown, { inputs, run, files }),
      keep: (_, make) => keepOnFault(files.record, inputs.key, make),
      warn: text => log.warning(text),
      clock: () => performance.now() / 1000,
      now: () => new Date().toISOString(),
      readEnvironment,
    },
  )
  const { stored, run: measuredRun, companion } = made
  if (measuredRun?.unfit !== undefined) return await endUnpublished(measuredRun.report, measuredRun.unfit)
  if (stored === undefined) return
  await announcePublished(stored, { commit, run: measuredRun })
  await companion?.finish()
}

async function build(inputs: PublishInputs, directory: string): Promise<void> {
  using _ = guardCommands('Build')
  await buildInPlace({ ...inputs, directory }, { ...inStep(), watch: makeNoteLog() })
}

/** Keeps the baselines of a suite as artifacts of the runs on the default branch, or on the branch that the inputs name. */
function openStore(
  inputs: PublishInputs,
  workspace: string,
  push: Omit<PushOfRun, 'previous' | 'artifacts'>,
): BaselineStore<StoredBaseline | undefined> {
  const { key, run, home, get } = push
  const branch = readBranch(get)
  let previous: Previous | undefined
  const before = {
    async findPrevious() {
      previous = await findPrevious({ key, ref: undefined, run, workspace, home, branch })
      return previous?.baseline
    },
    async follow() {
      const artifacts = branch === undefined ? previous : undefined
      return await keeper?.followRun({ ...push, previous: previous?.baseline, artifacts })
    },
  }
  if (branch !== undefined) return branchStore({ branch, key, run, home }, before)
  return {
    ...before,
    add: baseline =>
      storeBaseline(baseline, { inputs, home }).catch(error => {
        if (!(error instanceof NoArtifactsError)) throw error
        if (['build', 'setup'].every(name => push.get(name).trim() === ''))
          throw new ArtifactError(
            `${error.message}; give "build", so that pull requests build the baseline, or keep it on a branch by "baseline: branch:NAME"`,
          )
        log.notice(`${endSentence(error.message)} Nothing was published: pull requests build the baseline`)
        return undefined
      }),
  }
}

/** The baseline before a push, and the other ones of the repository, as far as GitHub was asked. */
interface Previous extends Pick<FoundBaseline, 'baseline' | 'candidates'> {
  readonly api: Api
}

/** Finds the baseline before a push, and says which one it is; undefined where there is none. */
async function findPrevious(search: Omit<Search, 'api'>): Promise<Previous | undefined> {
  const api = await findApi(search.run)
  const previous = api === undefined ? withoutToken : await findPublished({ ...search, api })
  if (api === undefined || previous.kind === 'absent') {
    if (previous.kind === 'absent') log.info(`There is no earlier baseline: ${endSentence(explain(previous.reason))}`)
    return undefined
  }
  log.info(`Baseline: ${endSentence(previous.message)}`)
  return { ...previous, api }
}

/** Nobody takes a baseline from elsewhere, so it would only seem to be one. */
function refuseUntrusted({ event: { name = 'no event' } }: Run): void {
  if (isTrustedEvent(name)) return
  throw new InputError(
    `"mode" is publish on "${name}", but only a push, a schedule or a dispatch on the default branch can publish a baseline. Leave "mode" at auto`,
  )
}

interface Pushing {
  readonly run: Run
  readonly files: Files
}

/** Ends the job with why: pull requests, and the next push, take the baseline before. */
async function endUnpublished(report: Report, reason: string): Promise<void> {
  await gate(toEnded(report), noGate)
  log.fail(sayUnpublished(reason))
}

async function measurePush(
  inputs: Inputs,
  { run, files, measure, ...comparing }: Pushing & { readonly measure: Measure } & Partial<Pick<World, 'listChanges'>>,
): Promise<Measured> {
  using _ = guardCommands('Measure')
  const options = { ...run, ...inStep(), ...comparing, watch: makeProgressLog(inputs), recordPath: files.record }
  return await measure(inputs, options)
}

/** A slowdown that came without a pull request is seen here, and fails nothing. */
async function tell(
  { report, record, more }: PublishedRun,
  { inputs, run, files }: Pushing & { readonly inputs: PublishInputs },
): Promise<void> {
  const page = { request: inputs, run, files, key: inputs.key, mode: 'publish' as const }
  await showReport(report, { page, records: [record], step: { isMerged: true } })
  if (more.length > 0) await addToSummary(toMarkdown(more))
  for (const section of report.sections) annotate(section, noGate)
}

/** A baseline that is kept. */
interface StoredBaseline {
  /** The number of its artifact, where it is one. */
  readonly id?: number
  /** Such as `as the artifact "x"`. */
  readonly where: string
  readonly sizeInBytes: number
}

/** Stores the baseline as an artifact of this run. */
async function storeBaseline(
  { manifest, file, companion }: KeptBaseline,
  { inputs, home }: { readonly inputs: PublishInputs; readonly home: string },
): Promise<StoredBaseline> {
  const name = nameBaselineArtifact(inputs.key)
  const [manifestPath, payloadPath] = [join(home, baselineFiles.manifest), join(home, baselineFiles.payload)]
  // That of the version before lies where it was downloaded.
  if (file !== payloadPath) await copyFile(file, payloadPath)
  writeWhole(manifestPath, encodeManifest(manifest))
  companion?.save(home)
  const besidePath = keeper && join(home, keeper.file)
  const { id, sizeInBytes } = await uploadArtifact({
    name,
    files: [manifestPath, payloadPath, ...(besidePath && existsSync(besidePath) ? [besidePath] : [])],
    root: home,
    ...(inputs.retentionInDays === undefined ? {} : { retentionDays: inputs.retentionInDays }),
  })
  return { id, where: `as the artifact "${name}"`, sizeInBytes }
}

/** Says how a baseline was made, unless it was measured and compared. */
function describeWay(run: PublishedRun | undefined): string {
  if (run === undefined) return ', without measuring'
  if (run.isUnchanged) return ', without measuring: the program is the one before'
  return run.shortage === undefined ? '' : ', without a verdict'
}

/** Says in log, summary and outputs that there is a new baseline. */
async function announcePublished(
  { id, where, sizeInBytes }: StoredBaseline,
  { commit, run }: { readonly commit: string; readonly run: PublishedRun | undefined },
): Promise<void> {
  const size = `${(sizeInBytes / 2 ** 20).toFixed(1)} MiB`
  const how = describeWay(run)
  log.info(`Published the baseline of ${commit.slice(0, 7)} ${where} (${size})${how}.`)
  // Where it was compared, the status is that of the comparison.
  if (run === undefined || run.shortage !== undefined) setOutput('status', 'published')
  setOutput('published', true)
  if (id !== undefined) setOutput('artifact-id', id)
  const shown = where.replace(/"(.*)"/, '<code>$1</code>')
  await addToSummary(`📦 Published the baseline of <code>${commit.slice(0, 7)}</code> ${shown}, ${size}${how}.\n`)
  if (run?.shortage === undefined) return
  const why = `There is no verdict on this version: ${endSentence(run.shortage)}`
  log.notice(why)
  await addToSummary(toMarkdown([paragraph(message(why))]))
}
