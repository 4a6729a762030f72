import { join } from 'node:path'
import type { Candidate } from '../baseline/choose.js'
import { baselineFiles, decodeManifest, longestManifest, type Manifest, ManifestError } from '../baseline/manifest.js'
import type { Api } from '../github/api/api.js'
import { downloadArtifact } from '../github/artifacts/download.js'
import { readZip } from '../github/artifacts/zip.js'
import { decodeHistory, longestHistory, tryHistory } from '../history/file.js'
import type { Race } from '../history/race.js'
import type { PackedBaseline } from '../inputs/baseline.js'
import type { Origin } from '../record/origin.js'
import { payloadLimits } from '../system/copies/payload.js'
import { unpackPayload } from '../system/copies/unpack.js'
import { makeTemporaryDirectory } from '../system/temporary.js'

/** The files of a published baseline, fetched and checked. */
export interface FetchedBaseline {
  readonly manifest: Manifest
  /** Path of its payload's archive. */
  readonly file: string
  readonly history: readonly Race[]
  /** Why there is no history, where there should be one. */
  readonly problem?: string
}

/** Fetches the files of `candidate` to an empty directory. */
export async function fetchBaseline(
  candidate: Candidate,
  { api, directory }: { readonly api: Api; readonly directory: string },
): Promise<FetchedBaseline> {
  const { sizeInBytes: largestInBytes } = payloadLimits
  const limits = { directory, largestInBytes: largestInBytes + longestManifest + longestHistory }
  const zip = await downloadArtifact(api, candidate, limits)
  const file = join(directory, baselineFiles.payload)
  const contents = await readZip(zip, [
    { name: baselineFiles.manifest, largestInBytes: longestManifest },
    { name: baselineFiles.payload, largestInBytes, to: file },
    { name: baselineFiles.history, largestInBytes: longestHistory, isOptional: true },
  ])
  const manifest = decodeManifest(contents.get(baselineFiles.manifest)!.toString('utf8'))
  await tryUnpacking({ file, sha256: manifest.payload.sha256 }, directory)
  const carried = contents.get(baselineFiles.history)?.toString('utf8')
  const { history, problem } = tryHistory(() => (carried === undefined ? undefined : decodeHistory(carried)))
  return {
    ...{ manifest, file, history: history?.races ?? [] },
    ...(problem === undefined ? {} : { problem: `without its history, which cannot be used: ${problem}` }),
  }
}

/** An archive that cannot be unpacked is no baseline: found out before anything is installed, there is still something else to do. */
export async function tryUnpacking(archive: Parameters<typeof unpackPayload>[0], directory: string): Promise<void> {
  await using tried = await makeTemporaryDirectory(directory)
  await unpackPayload(archive, join(tried.path, 'payload'))
}

/** Refuses the manifest of another commit or suite. */
export function checkManifest(
  { commit, suite }: Manifest,
  expected: { readonly commit: string; readonly suite: string },
): void {
  if (commit !== expected.commit)
    throw new ManifestError(`its manifest is of the commit ${commit}, and its run was of ${expected.commit}`)
  if (suite !== expected.suite) throw new ManifestError(`its manifest is of the suite "${suite.slice(0, 80)}"`)
}

/** The facts about an origin, in addition to its manifest. */
interface Known {
  readonly label: string
  readonly candidate: Candidate
  readonly runNumber: number
  /** Commits before the one that was wanted. */
  readonly behind: number
  /** Set if only documents changed in them. */
  readonly isSame?: true | undefined
}

/** Makes the origin of a side that was published. */
export function makeOrigin({ commit, environment }: Manifest, known: Known): Origin {
  const { label, candidate, runNumber, behind, isSame } = known
  const artifact = { runId: candidate.runId, runNumber, digest: candidate.digest, behind, ...(isSame && { isSame }) }
  return { label, source: 'artifact', ...(commit === undefined ? {} : { commit }), artifact, environment }
}

/** Makes a side of a published baseline. */
export function makeBaseline(
  { manifest, file }: Pick<FetchedBaseline, 'manifest' | 'file'>,
  origin: Origin,
): PackedBaseline {
  const { ledger, suiteFiles: suite, payload } = manifest
  return { kind: 'packed', file, sha256: payload.sha256, origin, ledger, ...(suite ? { suite } : {}) }
}
