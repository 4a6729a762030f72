import { mkdtempSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  checkManifest,
  type FetchedBaseline,
  fetchBaseline,
  isExpected,
  makeBaseline,
  makeOrigin,
} from '../../../action/published-baseline.js'
import { nameArtifact, nameBaselineArtifact } from '../../../baseline/artifact-name.js'
import type { Candidate } from '../../../baseline/choose.js'
import { baselineFiles, encodeManifest } from '../../../baseline/manifest.js'
import type { PackedBaseline } from '../../../baseline/packed.js'
import type { PushOfRun } from '../../../extra.js'
import { ArtifactError } from '../../../github/artifacts/artifact-error.js'
import { listBaselineCandidates } from '../../../github/artifacts/baseline-artifact.js'
import { uploadArtifact } from '../../../github/artifacts/upload.js'
import { log } from '../../../github/step/log.js'
import type { RecordKey } from '../../../record/key.js'
import { writeWhole } from '../../../system/disk.js'
import { isAnchorDue } from '../anchor.js'
import type { Comparison } from '../comparison.js'
import type { Release } from '../release.js'
import type { PushAnchor } from './push.js'
import { fetchRelease } from './releases.js'
import { findTrusted, isOwn, type Trusted } from './trusted.js'

/** An anchor of a push, and the files to store again, before GitHub deletes them. */
export interface PublishedAnchor extends PushAnchor {
  readonly renewal?: Renewal
}

/** The places in which the anchor of a push is looked for. */
interface AnchorSearch extends Pick<PushOfRun, 'key' | 'run' | 'home'> {
  readonly previous: PackedBaseline
  readonly artifacts: NonNullable<PushOfRun['artifacts']>
  readonly comparisons: readonly Comparison[]
}

/** A release's baseline that outlives its artifact. */
interface Renewal extends Pick<FetchedBaseline, 'manifest' | 'file'> {
  readonly release: Release
}

/** Finds the release, or the commit that its user names, and its published baseline. Nothing that goes wrong here ends the push. */
export async function findAnchor(
  text: string | undefined,
  { previous, artifacts, key, run, home }: PushOfRun,
  comparisons: readonly Comparison[],
): Promise<PublishedAnchor> {
  if (previous === undefined || artifacts === undefined) return {}
  try {
    const release = await fetchRelease(artifacts.api, text)
    if (release !== undefined) return await findRelease(release, { previous, artifacts, key, run, home, comparisons })
    if (text !== undefined) tellAbsence(`"anchor" is "${text}", and the repository has no such commit`)
  } catch (error) {
    if (!isExpected(error)) throw error
    tellAbsence((error as Error).message)
  }
  return {}
}

function tellAbsence(reason: string): void {
  log.info(`This push has no anchor: ${reason}.`)
}

async function findRelease(release: Release, search: AnchorSearch): Promise<PublishedAnchor> {
  const { run, previous, comparisons, artifacts } = search
  const { name, commit } = release
  if (commit === run.contender.commit) return {}
  const { origin, sha256 } = previous
  const isRunning = origin.commit === commit
  const known = comparisons
    .flatMap(({ comparedSides }) => comparedSides)
    .findLast(comparedSide => comparedSide.commit === commit)?.digest
  const digest = isRunning ? sha256 : known
  const isRaced = !isRunning && isAnchorDue(comparisons, commit)
  const anchor = digest === undefined ? {} : { anchor: { digest, name } }
  const stored = await findStored(commit, search)
  const isOld = stored !== undefined && isSoonGone(stored)
  if (stored === undefined && isRaced) tellAbsence(`no baseline of ${name} (${commit.slice(0, 7)}) is stored any more`)
  if (stored === undefined || !(isRaced || isOld)) return anchor
  const { manifest, file } = await fetchBaseline(stored, {
    api: artifacts.api,
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

/** Returns whether two thirds of the time are over for which GitHub keeps an artifact: of the usual 90 days, 60. */
function isSoonGone({ createdAt, expiresAt }: Candidate): boolean {
  const [from, to] = [Date.parse(createdAt), Date.parse(expiresAt)]
  return Date.now() - from > ((to - from) * 2) / 3
}

/** The newest trusted artifact with the baseline of `commit`: of its own run, or of one that has stored it again. */
async function findStored(
  commit: string,
  { key, run, artifacts: { api, candidates } }: AnchorSearch,
): Promise<Trusted | undefined> {
  const isOfCommit = (candidate: Candidate): boolean => isOwn(candidate, run) && candidate.headSha === commit
  const again = await listBaselineCandidates(api, nameAnchorArtifact(key, commit))
  const known = [...again.filter(candidate => isOwn(candidate, run)), ...candidates.filter(isOfCommit)]
  const ask = () => listBaselineCandidates(api, nameBaselineArtifact(key), candidates => candidates.some(isOfCommit))
  return await findTrusted(api, known.length > 0 ? known : (await ask()).filter(isOfCommit))
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

/** The name of a release's baseline that is kept beyond its first days, `counterbalance-anchor-<suite>[-<part>]-<commit>--<hash>`. */
function nameAnchorArtifact({ suite, part }: RecordKey, commit: string): string {
  return nameArtifact('counterbalance-anchor', [suite, part, commit.slice(0, 12)])
}
