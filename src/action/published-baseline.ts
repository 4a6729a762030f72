import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { nameBaselineArtifact as nameArtifact } from '../baseline/artifact-name.js'
import { type FilePatterns, nameDocumentRules, sortChanges } from '../baseline/changed-files.js'
import { type Candidate, chooseCandidate, findOtherBranch, isOfRepository, isTrustedEvent } from '../baseline/choose.js'
import { baselineFiles, decodeManifest, longestManifest, type Manifest, ManifestError } from '../baseline/manifest.js'
import type { PackedBaseline } from '../baseline/packed.js'
import { keeper } from '../extras/index.js'
import type { Api } from '../github/api/api.js'
import { findOutage, findStatus, GitHubError, isRequestFailure } from '../github/api/github-error.js'
import { fetchAncestors as askForAncestors, fetchMergeBase, listChanges } from '../github/api/repository.js'
import { ArtifactError, DigestError } from '../github/artifacts/artifact-error.js'
import { listBaselineCandidates, readRunEvent } from '../github/artifacts/baseline-artifact.js'
import { downloadArtifact } from '../github/artifacts/download.js'
import { readZip } from '../github/artifacts/zip.js'
import type { Run } from '../github/run.js'
import { log } from '../github/step/log.js'
import type { BaselineInput, BaselineSource } from '../inputs/sides.js'
import { InputError } from '../inputs/values.js'
import type { RecordKey } from '../record/key.js'
import { explain, makeReason, type Reason } from '../record/reasons.js'
import type { Origin, Outage } from '../record/record.js'
import { unpackPayload } from '../system/copies/archive.js'
import { PayloadError, payloadLimits } from '../system/copies/payload.js'
import { debug } from '../system/debug.js'
import { DiskError } from '../system/disk.js'
import { type Git, GitError, openGit } from '../system/git/git.js'
import { listAncestors, nameBaseline } from '../system/git/history.js'
import { findSecondsOfStoring } from '../system/store.js'
import { makeTemporaryDirectory } from '../system/temporary.js'
import { endSentence } from '../util/end-sentence.js'
import { once } from '../util/once.js'
import { present } from '../util/present.js'
import { findOnBranch } from './branch-baselines.js'

/** The baseline to find, and the place where its files may go. */
export interface Search {
  /** Its commit, where the user names one. */
  readonly ref: string | undefined
  /** The commit that a pull request parted from, where it is known already. */
  readonly parted?: string | undefined
  readonly key: RecordKey
  readonly run: Run
  readonly api: Api
  readonly workspace: string
  /** A directory for what is downloaded. */
  readonly home: string
  /** The branch that keeps baselines; left out where artifacts do. */
  readonly branch?: string | undefined
  /** Tells the commit's own baseline from others. Left out, the nearest ancestor's serves as well. */
  readonly own?: Own | undefined
}

interface Own {
  /** Patterns that tell documents from what can be measured. */
  readonly patterns: FilePatterns
  /** Set if an ancestor's baseline does not count; otherwise it is fetched, with the reason why it is not the commit's own. */
  readonly isRequired: boolean
}

/** No baseline, and why. */
interface Absent {
  readonly kind: 'absent'
  readonly reason: Reason
  /** Left out where GitHub has answered. */
  readonly outage?: Outage
}

/** A baseline that was fetched. */
export interface FoundBaseline {
  readonly kind: 'found'
  readonly baseline: PackedBaseline
  readonly message: string
  /** The other baselines of the repository, as far as GitHub was asked. */
  readonly candidates: readonly Candidate[]
}

export type Found = FoundBaseline | Absent

/**
 * The baseline that an earlier run has published for the commit that the contender was built on, or for the nearest one before it. A run
 * counts by its commit, on whatever branch it was.
 *
 * Nothing that goes wrong on the way ends the job: without a baseline it can still say so, or build one.
 */
export async function findPublished(search: Search): Promise<Found> {
  try {
    return await (search.branch === undefined ? find(search) : findKept(search, search.branch))
  } catch (error) {
    if (!isExpected(error)) throw error
    const { message: problem } = error
    const outage = error instanceof GitHubError ? findOutage(error) : undefined
    if (!(error instanceof GitHubError) || error.kind !== 'forbidden' || outage !== undefined)
      return { kind: 'absent', reason: makeReason('baseline-unfetched', { problem }), ...present({ outage }) }
    const facts = { problem, ...present({ status: findStatus(error), needs: error.needs }) }
    return { kind: 'absent', reason: makeReason('baseline-forbidden', facts) }
  }
}

/** The errors of a search that leave a job without the baseline, and not without its results. */
const expected = [GitHubError, ArtifactError, DiskError, ManifestError, PayloadError, GitError, InputError]

/** Returns whether `error` is of what was searched, and not ours. */
export function isExpected(error: unknown): error is Error {
  return expected.some(kind => error instanceof kind)
}

/** The same on a branch, whose baselines count only if their commits are on the way to the one that is wanted. */
async function findKept(search: Search, branch: string): Promise<Found> {
  if (search.run.repository.defaultBranch === undefined) return withoutDefaultBranch
  const { commit, findAncestors } = await nameWanted(search)
  const line = [commit, ...(await findAncestors())]
  const foundOnBranch = await findOnBranch({ ...search, branch }, line)
  const where = `on the branch "${branch}"`
  if (foundOnBranch === undefined) {
    const facts = { wanted: commit, ancestors: line.length - 1, isFirst: false, store: branch }
    return { kind: 'absent', reason: makeReason('baseline-unpublished', facts) }
  }
  const { baseline, at: behind } = foundOnBranch
  const from = line[behind]!
  const message = `the baseline of ${from.slice(0, 7)} ${where}${behind === 0 ? '' : `, ${behind} behind ${commit.slice(0, 7)}`}`
  const facts = { commit: from, wanted: commit, behind, hasExpired: false, store: branch }
  const older = behind === 0 ? undefined : makeReason('baseline-older', facts)
  const vouched = await vouch({ message, older }, from, search, commit)
  if ('kind' in vouched) return vouched
  const { absence } = vouched
  return {
    kind: 'found',
    baseline: { ...baseline, ...(absence && { absence }) },
    message: vouched.message,
    candidates: [],
  }
}

async function find(search: Search): Promise<Found> {
  const { key, run } = search
  const { commit, findAncestors } = await nameWanted(search)
  const keepOwn = (candidates: readonly Candidate[]) =>
    candidates.filter(candidate => isOfRepository(candidate, run.repository.id))
  const listed = await listBaselineCandidates(search.api, nameArtifact(key), page => hasExact(keepOwn(page), commit))
  const wanted: Wanted = { commit, candidates: keepOwn(listed), refused: new Set(), findAncestors }
  const gone: GitHubError[] = []
  for (let { candidates } = wanted; ; ) {
    const choice = await choose(search, { ...wanted, candidates }).catch(error => {
      throw isExpected(error) ? (gone[0] ?? error) : error
    })
    if (choice.kind === 'absent') return choice
    try {
      const fetched = await fetch(search, choice)
      return fetched.kind === 'absent' ? fetched : { ...fetched, candidates: wanted.candidates }
    } catch (error) {
      if (!isGone(error) || gone.length === mostGone) throw error
      gone.push(error)
      candidates = takeOff(candidates, choice.candidate, error)
    }
  }
}

/** Artifacts that GitHub lists and has no more, after which it is not asked for another. */
const mostGone = 5

function isGone(error: unknown): error is GitHubError {
  return error instanceof GitHubError && error.kind === 'not-found'
}

/** Takes a candidate off the list. One that has expired since it was listed stays and says so, while a deleted one does not. */
function takeOff(candidates: readonly Candidate[], { id }: Candidate, { cause }: GitHubError): readonly Candidate[] {
  const hasExpired = isRequestFailure(cause) && cause.status === 410
  return candidates.flatMap(candidate =>
    candidate.id !== id ? candidate : hasExpired ? { ...candidate, expired: true } : [],
  )
}

interface Chosen {
  readonly kind: 'chosen'
  readonly candidate: Candidate
  readonly runNumber: number
  readonly behind: number
  /** True if only documents changed in the commits since. */
  readonly isSame?: true
  /** Why it is not the wanted commit's own, if it is an ancestor's. */
  readonly older?: Reason | undefined
  /** The same, where that matters. */
  readonly absence?: Reason
  readonly message: string
}

interface Wanted {
  readonly commit: string
  /** Those of the repository, on whatever branch their runs were. */
  readonly candidates: readonly Candidate[]
  /** Runs whose event is not trusted, as far as they have been asked for. */
  readonly refused: Set<number>
  /** The commits before, the nearest first; asked for once, and only where they are needed. */
  findAncestors(): Promise<readonly string[]>
}

const withoutDefaultBranch: Absent = {
  kind: 'absent',
  reason: makeReason('baseline-unfetched', {
    problem: 'the event does not name the default branch, and only its baselines are trusted',
  }),
}

/** The commit whose baseline is wanted, and those before it. */
async function nameWanted(search: Search): Promise<Pick<Wanted, 'commit' | 'findAncestors'>> {
  const { ref, parted, run, workspace } = search
  const git = openGit(workspace, { credentials: run.credentials, signal: new AbortController().signal })
  // What is on the base branch itself parted from it nowhere.
  const api = run.pull === undefined ? undefined : search.api
  const isKnown = ref === undefined && run.pull !== undefined && parted !== undefined
  const commit = isKnown ? parted : await nameBaselineCommit({ ref, run, api }, git)
  const findAncestors = once(
    async () => (await listAncestors(git, commit)) ?? (await askForAncestors(search.api, commit)),
  )
  return { commit, findAncestors }
}

function hasExact(candidates: readonly Candidate[], commit: string): boolean {
  return candidates.some(candidate => candidate.headSha === commit && !candidate.expired)
}

async function choose(search: Search, wanted: Wanted): Promise<Chosen | Absent> {
  const { api } = search
  const { commit, candidates, refused, findAncestors } = wanted
  const { baseBranch: branch } = search.run.occasion
  for (;;) {
    const left = candidates.filter(candidate => !refused.has(candidate.runId))
    const ancestors = left.length === 0 || hasExact(left, commit) ? [] : await findAncestors()
    const choice = chooseCandidate(left, { commit, ancestors, branch })
    if (choice.kind === 'none') return { kind: 'absent', reason: await nameOtherBranch(choice.reason, search, left) }
    const { candidate } = choice
    const { event, runNumber } = await readRunEvent(api, candidate.runId)
    if (!isTrustedEvent(event)) {
      refused.add(candidate.runId)
      continue
    }
    const [behind, older] = choice.kind === 'exact' ? [0] : [choice.behind, choice.reason]
    const message = older === undefined ? `the published baseline of ${commit.slice(0, 7)}` : explain(older)
    return await vouch(
      { kind: 'chosen', candidate, runNumber, behind, older, message },
      candidate.headSha,
      search,
      commit,
    )
  }
}

/** Adds to why there is no baseline that another branch has one, which is a sign that the base branch publishes none. */
async function nameOtherBranch(
  reason: Reason,
  { api, run }: Search,
  candidates: readonly Candidate[],
): Promise<Reason> {
  const [newest] = candidates
  const other = newest && findOtherBranch(candidates, run.occasion.baseBranch, newest)
  if (reason.code !== 'baseline-unpublished' || other === undefined) return reason
  // Only a hint: that it cannot be had is no reason.
  const known = await readRunEvent(api, newest!.runId).catch(error => {
    if (!isExpected(error)) throw error
    return undefined
  })
  return known !== undefined && isTrustedEvent(known.event) ? { ...reason, ...other } : reason
}

type Vouched<Some> = Some & Pick<Chosen, 'isSame' | 'absence'>

/** Decides whether the baseline of the ancestor `from` counts as that of `commit`, where that matters. */
async function vouch<Some extends Pick<Chosen, 'older' | 'message'>>(
  chosen: Some,
  from: string,
  { api, own }: Search,
  commit: string,
): Promise<Vouched<Some> | Absent> {
  const { older, message } = chosen
  if (older === undefined || own === undefined) return chosen
  const changes = await listChanges(api, from, commit).catch(error => {
    if (isExpected(error)) return undefined
    throw error
  })
  const rules = changes && nameDocumentRules(sortChanges(changes, own.patterns))
  if (rules !== undefined)
    return { ...chosen, isSame: true, message: `${message}, and only documents changed since (${rules || 'no file'})` }
  if (own.isRequired) return { kind: 'absent', reason: older }
  return { ...chosen, absence: older }
}

async function fetch(search: Search, chosen: Chosen): Promise<Omit<FoundBaseline, 'candidates'> | Absent> {
  const { candidate, runNumber, behind, isSame, absence, message } = chosen
  const fetched = await fetchChecked(search, candidate).catch(error => {
    if (!damages.some(kind => error instanceof kind)) throw error
    return error as Error
  })
  if (fetched instanceof Error) {
    const { headSha: commit, digest } = candidate
    const facts = { commit, digest, isOther: fetched instanceof DigestError, problem: fetched.message }
    return { kind: 'absent', reason: makeReason('baseline-damaged', facts) }
  }
  const { manifest, file, beside } = fetched
  const origin = makeOrigin(manifest, { label: candidate.headBranch!, candidate, runNumber, behind, isSame })
  const secondsOfStoring = findSecondsOfStoring(manifest, Date.parse(candidate.createdAt))
  const packed = makeBaseline({ manifest, file }, origin)
  return { kind: 'found', baseline: { ...packed, ...present({ beside, absence, secondsOfStoring }) }, message }
}

/** The errors that show that what was stored is not what was published, or cannot be used. */
const damages = [ArtifactError, ManifestError, PayloadError]

async function fetchChecked({ api, key, home }: Search, candidate: Candidate): Promise<FetchedBaseline> {
  const fetched = await fetchBaseline(candidate, { api, directory: mkdtempSync(join(home, 'published-')) })
  checkManifest(fetched.manifest, { commit: candidate.headSha, suite: key.suite })
  return fetched
}

/**
 * Finds the baseline that the contender is compared with. Where its commit has published none, it is built here, provided that the
 * user says how. Otherwise the nearest ancestor's stands in, and verdicts rest on it only if the user asked for that.
 */
export async function findBaseline(
  baselineInput: BaselineInput,
  {
    api,
    patterns,
    ...search
  }: Omit<Search, 'ref' | 'api' | 'own'> & { readonly api: Api | undefined; readonly patterns: FilePatterns },
): Promise<BaselineSource | Absent> {
  if (baselineInput.kind !== 'artifact') return baselineInput
  const ownSource = baselineInput.takesNearest
    ? undefined
    : { patterns, isRequired: baselineInput.fallback !== undefined }
  const baselineFound =
    api === undefined
      ? withoutToken
      : await findPublished({ ...search, api, own: ownSource, ref: baselineInput.ref, branch: baselineInput.branch })
  debug(
    `baseline: ${baselineFound.kind === 'found' ? baselineFound.message : `none, because ${explain(baselineFound.reason)}`}`,
  )
  if (baselineFound.kind === 'found') {
    log.info(`Baseline: ${endSentence(baselineFound.message)}`)
    return baselineFound.baseline
  }
  if (baselineInput.fallback === undefined) return baselineFound
  const why = `The baseline is built here: ${endSentence(explain(baselineFound.reason))}`
  if (baselineFound.reason.code === 'baseline-damaged') {
    log.warning(why)
    return { ...baselineInput.fallback, damage: baselineFound.reason }
  }
  log.info(why)
  return { ...baselineInput.fallback, unpublished: baselineFound.reason }
}

/** The answer where GitHub cannot be asked. */
export const withoutToken: Absent = {
  kind: 'absent',
  reason: makeReason('baseline-without-token', {}),
}

interface Asked {
  /** The commit that the user names. */
  readonly ref?: string | undefined
  readonly run: Run
  /** Undefined where GitHub is not to be asked. */
  readonly api: Api | undefined
}

/** The full name of the baseline commit. Without a checkout that has the history, GitHub knows where the contender parted from its base. */
export async function nameBaselineCommit({ ref, run, api }: Asked, git: Git): Promise<string> {
  try {
    return await nameBaseline(git, ref, run.occasion)
  } catch (error) {
    if (ref !== undefined) throw error
    const { before, baseBranch } = run.occasion
    if (before !== undefined) return before
    if (api === undefined || baseBranch === undefined || run.identity.head === '') throw error
    return await fetchMergeBase(api, baseBranch, run.identity.head)
  }
}

/** The files of a published baseline, fetched and checked. */
export interface FetchedBaseline {
  readonly manifest: Manifest
  /** Path of its payload's archive. */
  readonly file: string
  /** The text of the file that an extra keeps beside it; left out where there is none. */
  readonly beside?: string
}

/** Fetches the files of `candidate` to an empty directory. */
export async function fetchBaseline(
  candidate: Candidate,
  { api, directory }: { readonly api: Api; readonly directory: string },
): Promise<FetchedBaseline> {
  const { sizeInBytes: largestInBytes } = payloadLimits
  const added = keeper ? [{ name: keeper.file, largestInBytes: keeper.largestInBytes, isOptional: true as const }] : []
  const room = longestManifest + (keeper?.largestInBytes ?? 0)
  const limits = { directory, largestInBytes: largestInBytes + room }
  const zip = await downloadArtifact(api, candidate, limits)
  const file = join(directory, baselineFiles.payload)
  const contents = await readZip(zip, [
    { name: baselineFiles.manifest, largestInBytes: longestManifest },
    { name: baselineFiles.payload, largestInBytes, to: file },
    ...added,
  ])
  const manifest = decodeManifest(contents.get(baselineFiles.manifest)!.toString('utf8'))
  await tryUnpacking({ file, sha256: manifest.payload.sha256 }, directory)
  const beside = keeper && contents.get(keeper.file)?.toString('utf8')
  return { manifest, file, ...present({ beside }) }
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
  const { ledger, suiteFiles: suite, payload, writes } = manifest
  return { kind: 'packed', file, ...payload, origin, ledger, ...present({ suite, writes }) }
}
