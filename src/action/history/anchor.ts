import { mkdtempSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nameAnchorArtifact, nameBaselineArtifact } from '../../baseline/artifact-name.js'
import type { Candidate, Release } from '../../baseline/choose.js'
import { baselineFiles, encodeManifest } from '../../baseline/manifest.js'
import { fetchRelease } from '../../github/api/repository.js'
import { ArtifactError } from '../../github/artifacts/artifact-error.js'
import { listBaselineCandidates } from '../../github/artifacts/baseline-artifact.js'
import { downloadAsset } from '../../github/artifacts/download.js'
import { uploadArtifact } from '../../github/artifacts/upload.js'
import type { Run } from '../../github/run.js'
import { log } from '../../github/step/log.js'
import { isAnchorDue } from '../../history/anchor.js'
import type { Anchor } from '../../history/race.js'
import type { PackedBaseline } from '../../inputs/sides.js'
import type { RecordKey } from '../../record/key.js'
import { payloadLimits } from '../../system/copies/payload.js'
import { writeWhole } from '../../system/disk.js'
import type { PublishInputs } from '../inputs.js'
import {
  checkManifest,
  type FetchedBaseline,
  fetchBaseline,
  isExpected,
  makeBaseline,
  makeOrigin,
  tryUnpacking,
} from '../published-baseline.js'
import type { Previous } from './previous.js'
import { findTrusted, isOwn, type Trusted } from './previous.js'

/** A push, and the places in which its anchor is looked for. */
export interface PushAnchorSearch extends Previous {
  readonly key: RecordKey
  readonly run: Run
  /** A directory for what is downloaded. */
  readonly home: string
}

/** The anchor of a push. */
export interface PushAnchor {
  readonly anchor?: Anchor
  /** The third side of this push's race, where it has one. */
  readonly third?: PackedBaseline
  /** The files to store again, before GitHub deletes them. */
  readonly renewal?: Renewal
}

/** A release's baseline that outlives its artifact. */
interface Renewal extends Pick<FetchedBaseline, 'manifest' | 'file'> {
  readonly release: Release
}

/** The user's choice of an anchor. */
type AskedAnchor = Pick<PublishInputs, 'anchor' | 'anchorEvery' | 'anchorAsset'>

/** Finds the release, or the commit that its user names, and its published baseline. Nothing that goes wrong here ends the push. */
export async function findAnchor(asked: AskedAnchor, search: PushAnchorSearch): Promise<PushAnchor> {
  if (asked.anchorEvery === 0) return {}
  try {
    const release = await fetchRelease(search.api, asked.anchor)
    if (release !== undefined) return await findRelease(release, asked, search)
    if (asked.anchor !== undefined) tellAbsence(`"anchor" is "${asked.anchor}", and the repository has no such commit`)
  } catch (error) {
    if (!isExpected(error)) throw error
    tellAbsence((error as Error).message)
  }
  return {}
}

function tellAbsence(reason: string): void {
  log.info(`This push has no anchor: ${reason}.`)
}

async function findRelease(
  release: Release,
  { anchorEvery: every, anchorAsset: asset }: AskedAnchor,
  search: PushAnchorSearch,
): Promise<PushAnchor> {
  const { run, baseline: previous } = search
  const { name, commit } = release
  if (commit === run.contender.commit) return {}
  const { history = [], origin, sha256 } = previous
  const isRunning = origin.commit === commit
  const known = history.flatMap(({ racers }) => racers).findLast(racer => racer.commit === commit)?.digest
  const digest = isRunning ? sha256 : known
  const isRaced = !isRunning && isAnchorDue(history, commit, every)
  const anchor = digest === undefined ? {} : { anchor: { digest, name } }
  if (asset !== undefined && !isRaced) return anchor
  const third = asset === undefined ? undefined : await tryAsset(release, asset, search)
  if (third !== undefined) return { anchor: { digest: third.sha256, name }, third }
  const stored = await findStored(commit, search)
  const isOld = stored !== undefined && isSoonGone(stored)
  if (stored === undefined && isRaced) tellAbsence(`no baseline of ${name} (${commit.slice(0, 7)}) is stored any more`)
  if (stored === undefined || !(isRaced || isOld)) return anchor
  const { manifest, file } = await fetchBaseline(stored, {
    api: search.api,
    directory: mkdtempSync(join(search.home, 'anchor-')),
  })
  checkManifest(manifest, { commit, suite: search.key.suite })
  const renewal = isOld ? { renewal: { manifest, file, release } } : {}
  if (!isRaced) return { ...anchor, ...renewal }
  const side = makeOrigin(manifest, { label: name, candidate: stored, runNumber: stored.runNumber, behind: 0 })
  return {
    anchor: { digest: manifest.payload.sha256, name },
    third: makeBaseline({ manifest, file }, side),
    ...renewal,
  }
}

/** A release without the asset may still have its baseline stored. */
async function tryAsset(
  release: Release,
  asset: string,
  search: PushAnchorSearch,
): Promise<PackedBaseline | undefined> {
  try {
    const found = await fetchFromAsset(release, asset, search)
    if (found === undefined) log.info(`${release.name} has no asset "${asset}".`)
    return found
  } catch (error) {
    if (!isExpected(error)) throw error
    log.warning(error.message)
    return undefined
  }
}

/** Returns whether two thirds of the time are over for which GitHub keeps an artifact: of the usual 90 days, 60. */
function isSoonGone({ createdAt, expiresAt }: Candidate): boolean {
  const [from, to] = [Date.parse(createdAt), Date.parse(expiresAt)]
  return Date.now() - from > ((to - from) * 2) / 3
}

/** The newest trusted artifact with the baseline of `commit`: of its own run, or of one that has stored it again. */
async function findStored(
  commit: string,
  { key, run, api, candidates }: PushAnchorSearch,
): Promise<Trusted | undefined> {
  const isOfCommit = (one: Candidate): boolean => isOwn(one, run) && one.headSha === commit
  const again = await listBaselineCandidates(api, nameAnchorArtifact(key, commit))
  const known = [...again.filter(one => isOwn(one, run)), ...candidates.filter(isOfCommit)]
  const ask = () => listBaselineCandidates(api, nameBaselineArtifact(key), found => found.some(isOfCommit))
  return await findTrusted(api, known.length > 0 ? known : (await ask()).filter(isOfCommit))
}

/** The places that an asset of a release is fetched from and to. */
interface AssetSearch extends Pick<Previous, 'api' | 'baseline'> {
  readonly home: string
}

/**
 * Fetches the payload of a release from its asset `name`; undefined where it has none.
 *
 * People can replace an asset. So one that is not what was raced before is refused: its level would be that of another build.
 */
async function fetchFromAsset(
  { name: tag, commit }: Release,
  name: string,
  { api, baseline, home }: AssetSearch,
): Promise<PackedBaseline | undefined> {
  const directory = mkdtempSync(join(home, 'asset-'))
  const found = await downloadAsset(api, { tag, name }, { directory, largestInBytes: payloadLimits.sizeInBytes })
  if (found === undefined) return undefined
  const sha256 = found.digest.replace('sha256:', '')
  const { history = [] } = baseline
  const own = history.flatMap(({ racers }) => racers).filter(racer => racer.commit === commit)
  const wasRaced = own.some(({ label }) => label === tag)
  if (wasRaced && !own.some(({ digest }) => digest === sha256))
    throw new ArtifactError(
      `the asset "${name}" of ${tag} is not the one that was compared before: give it another name`,
    )
  const file = found.path
  await tryUnpacking({ file, sha256 }, directory)
  const { size: sizeInBytes } = statSync(file)
  return { kind: 'packed', file, sha256, sizeInBytes, origin: { label: tag, source: 'artifact', commit }, ledger: [] }
}

/** Stores a release's baseline again: the same payload, under its own commit and digest. */
export async function storeAgain(
  { manifest, file, release }: Renewal,
  { key, retentionInDays }: { readonly key: RecordKey; readonly retentionInDays: number | undefined },
): Promise<void> {
  const { name, commit } = release
  try {
    const root = dirname(file)
    const path = join(root, baselineFiles.manifest)
    writeWhole(path, encodeManifest(manifest))
    const { sizeInBytes } = await uploadArtifact({
      name: nameAnchorArtifact(key, commit),
      files: [path, file],
      root,
      ...(retentionInDays === undefined ? {} : { retentionDays: retentionInDays }),
    })
    const size = (sizeInBytes / 2 ** 20).toFixed(1)
    log.info(`The baseline of ${name} is stored again, since its artifact would expire soon (${size} MiB).`)
  } catch (error) {
    if (!(error instanceof ArtifactError)) throw error
    log.warning(`The baseline of ${name} could not be stored again: ${error.message}`)
  }
}
