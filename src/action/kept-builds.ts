import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { nameBuildArtifact } from '../baseline/artifact-name.js'
import { isTrustedEvent } from '../baseline/choose.js'
import {
  type BuildReader,
  buildFiles,
  decodeBuildManifest,
  encodeBuildManifest,
  longestBuildManifest,
  makeBuildKey,
  trustBuild,
} from '../baseline/kept-build.js'
import type { Api } from '../github/api/api.js'
import { GitHubError } from '../github/api/github-error.js'
import { listBaselineCandidates, readRunEvent } from '../github/artifacts/baseline-artifact.js'
import { downloadArtifact } from '../github/artifacts/download.js'
import { canStoreArtifacts, uploadArtifact } from '../github/artifacts/upload.js'
import { readZip } from '../github/artifacts/zip.js'
import type { Run } from '../github/run.js'
import { log } from '../github/step/log.js'
import type { ArtifactOrigin } from '../record/record.js'
import { packForPublishing, unpackPayload } from '../system/copies/archive.js'
import { listPayload, payloadLimits } from '../system/copies/payload.js'
import { writeWhole } from '../system/disk.js'
import { openGit } from '../system/git/git.js'
import type { BuildKeeper, NewBuild } from '../system/git/sides.js'
import { readEnvironment } from '../system/host/machine.js'
import { endSentence } from '../util/end-sentence.js'
import type { CompareInputs } from './inputs.js'
import { isExpected } from './published-baseline.js'

/** The run whose builds are kept. */
interface Keeping {
  readonly asked: CompareInputs
  readonly run: Run
  readonly api: Api | undefined
  readonly workspace: string
  /** A directory for what is downloaded. */
  readonly home: string
}

/**
 * Opens the builds of earlier runs; undefined where none could serve. With `baseline: ref` the baseline is always built, and rounds of
 * several runners must be of one build.
 */
export function openKeptBuilds({ asked, run, api, workspace, home }: Keeping): BuildKeeper | undefined {
  const { key, inputs, gate } = asked
  const { defaultBranch, id: repositoryId } = run.repository
  const { RUNNER_TEMP: temporary } = process.env
  const environment = readEnvironment()
  // Nothing else says which libraries and compilers the machine has.
  const isKnown = environment.runner !== undefined || inputs.toolchain.length > 0
  if (inputs.baseline.kind !== 'artifact' || !isKnown) return undefined
  if (api === undefined || defaultBranch === undefined || !temporary) return undefined
  if (inputs.measuredSetup !== undefined || inputs.inPlace || key.partNumber !== undefined) return undefined
  const place = join(realpathSync(temporary), 'baseline-of-counterbalance')
  const name = (build: NewBuild): NamedBuild => {
    const text = makeBuildKey({ ...build, files: inputs.payload, place, environment })
    const digest = createHash('sha256').update(text).digest('hex')
    return { digest, artifact: nameBuildArtifact(build.commit, digest) }
  }
  const isOwn = run.pull !== undefined && run.pull.readOnlyCause === undefined
  const branch = isOwn ? run.contender.label : undefined
  const reader = { repositoryId, defaultBranch, branch, isGated: gate.failOn.length > 0 || key.part !== undefined }
  // What cannot be listed need not be stored.
  let isAnswered = true
  return {
    place,
    async restore(build) {
      const named = name(build)
      log.info(describeKey(named, build, environment.runner ?? 'an image that is not named'))
      try {
        return await restore(named, { api, reader, home, place })
      } catch (error) {
        if (!isExpected(error)) throw error
        isAnswered = !(error instanceof GitHubError)
        log.info(`The baseline is built again, because no kept build can be used: ${endSentence(error.message)}`)
        return undefined
      }
    },
    async keep(build) {
      if (!isAnswered || !canStoreArtifacts() || !(await isWorthKeeping({ run, reader, workspace }))) return
      try {
        await keep(name(build), { place, home, files: inputs.payload })
      } catch (error) {
        if (!isExpected(error)) throw error
        log.info(`This build is not kept for later runs: ${endSentence(error.message)}`)
      }
    },
  }
}

/** A build by its artifact, and the digest of its key. */
interface NamedBuild {
  readonly artifact: string
  readonly digest: string
}

function describeKey({ digest }: NamedBuild, { commit, setup, tools }: NewBuild, image: string): string {
  const known = tools.filter(({ version }) => !version.startsWith('not known')).map(({ version }) => version)
  const parts = [`"setup" (${setup})`, image, ...known, 'the variables of this step']
  return `The build of ${commit.slice(0, 7)} has the key ${digest.slice(0, 12)}: ${parts.join('; ')}.`
}

interface Restoring {
  readonly api: Api
  readonly reader: BuildReader
  readonly home: string
  readonly place: string
}

/** Requests that a search sends at most, since each candidate costs one. */
const mostAsked = 5

async function restore(
  { artifact, digest }: NamedBuild,
  { api, reader, home, place }: Restoring,
): Promise<ArtifactOrigin | undefined> {
  const listed = await listBaselineCandidates(api, artifact, found => found.some(one => trustBuild(one, reader)))
  const candidates = listed.flatMap(candidate => {
    const isTrustedEvent = candidate.expired ? undefined : trustBuild(candidate, reader)
    return isTrustedEvent === undefined ? [] : [{ candidate, isTrustedEvent }]
  })
  for (const { candidate, isTrustedEvent } of candidates.slice(0, mostAsked)) {
    const { event, runNumber } = await readRunEvent(api, candidate.runId)
    if (!isTrustedEvent(event)) continue
    const directory = mkdtempSync(join(home, 'kept-'))
    const limits = { directory, largestInBytes: payloadLimits.sizeInBytes + longestBuildManifest }
    const zip = await downloadArtifact(api, candidate, limits)
    const file = join(directory, buildFiles.payload)
    const contents = await readZip(zip, [
      { name: buildFiles.manifest, largestInBytes: longestBuildManifest },
      { name: buildFiles.payload, largestInBytes: payloadLimits.sizeInBytes, to: file },
    ])
    const { payload } = decodeBuildManifest(contents.get(buildFiles.manifest)!.toString('utf8'), digest)
    const unpacked = join(directory, 'build')
    await unpackPayload({ file, sha256: payload.sha256 }, unpacked)
    await putInto(place, unpacked)
    const { runId, headBranch, id } = candidate
    log.info(`The baseline is not built again: run ${runNumber} of ${headBranch} built it (artifact ${id}).`)
    return { runId, runNumber, digest: candidate.digest, behind: 0 }
  }
  return undefined
}

/** Moves all files of `from` to `to`, in place of what is there. */
async function putInto(to: string, from: string): Promise<void> {
  for (const { path, kind } of await listPayload(from, [])) {
    const target = join(to, path)
    const stats = lstatSync(target, { throwIfNoEntry: false })
    if (kind === 'directory' && stats?.isDirectory()) continue
    if (stats !== undefined) rmSync(target, { recursive: true })
    if (kind === 'directory') mkdirSync(target)
    else renameSync(join(from, path), target)
  }
}

interface Worth {
  readonly run: Run
  readonly reader: BuildReader
  readonly workspace: string
}

/** Returns whether a later run may take what this one builds. On the default branch it must have run nothing but the commit of its event. */
async function isWorthKeeping({ run: { event, identity }, reader, workspace }: Worth): Promise<boolean> {
  if (reader.branch !== undefined) return !reader.isGated
  if (!isTrustedEvent(event.name ?? '') || event.ref !== `refs/heads/${reader.defaultBranch}`) return false
  const git = openGit(workspace, { signal: new AbortController().signal })
  return (await git.try('rev-parse', 'HEAD')) === identity.head
}

/** A base commit is rarely measured against for longer. */
const retentionDays = 7

async function keep(
  { artifact, digest }: NamedBuild,
  { place, home, files }: { readonly place: string; readonly home: string; readonly files: readonly string[] },
): Promise<void> {
  const root = mkdtempSync(join(home, 'built-'))
  const packed = await packForPublishing(place, files, join(root, buildFiles.payload))
  const path = join(root, buildFiles.manifest)
  const { sha256, sizeInBytes } = packed
  writeWhole(path, encodeBuildManifest({ key: digest, payload: { sha256, sizeInBytes } }))
  await uploadArtifact({ name: artifact, files: [path, packed.file], root, retentionDays })
  log.info(`Kept this build as the artifact "${artifact}" (${(sizeInBytes / 2 ** 20).toFixed(1)} MiB), for later runs.`)
}
