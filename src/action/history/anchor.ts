import { mkdtempSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nameAnchorArtifact, nameBaselineArtifact } from '../../baseline/artifact-name.js'
import type { Candidate, Release } from '../../baseline/choose.js'
import { baselineFiles, encodeManifest } from '../../baseline/manifest.js'
import { fetchRelease } from '../../github/api/repository.js'
import { ArtifactError } from '../../github/artifacts/artifact-error.js'
import { listBaselineCandidates } from '../../github/artifacts/baseline-artifact.js'
import { uploadArtifact } from '../../github/artifacts/upload.js'
import type { Run } from '../../github/run.js'
import { log } from '../../github/step/log.js'
import { isAnchorDue } from '../../history/anchor.js'
import type { Anchor } from '../../history/race.js'
import type { PackedBaseline } from '../../inputs/sides.js'
import type { RecordKey } from '../../record/key.js'
import { writeWhole } from '../../system/disk.js'
import type { PublishInputs } from '../inputs.js'
import {
  checkManifest,
  type FetchedBaseline,
  fetchBaseline,
  isExpected,
  makeBaseline,
  makeOrigin,
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

/** Finds the release, or the commit that its user names, and its published baseline. Nothing that goes wrong here ends the push. */
export async function findAnchor(asked: Pick<PublishInputs, 'anchor'>, search: PushAnchorSearch): Promise<PushAnchor> {
  try {
    const release = await fetchRelease(search.api, asked.anchor)
    if (release !== undefined) return await findRelease(release, search)
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

async function findRelease(release: Release, search: PushAnchorSearch): Promise<PushAnchor> {
  const { run, baseline: previous } = search
  const { name, commit } = release
  if (commit === run.contender.commit) return {}
  const { history = [], origin, sha256 } = previous
  const isRunning = origin.commit === commit
  const known = history.flatMap(({ racers }) => racers).findLast(racer => racer.commit === commit)?.digest
  const digest = isRunning ? sha256 : known
  const isRaced = !isRunning && isAnchorDue(history, commit)
  const anchor = digest === undefined ? {} : { anchor: { digest, name } }
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
