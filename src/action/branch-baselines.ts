import type { Manifest } from '../baseline/manifest.js'
import type { PackedBaseline } from '../baseline/packed.js'
import type { Run } from '../github/run.js'
import { decodeOne } from '../inputs/declarations.js'
import { type Get, InputError } from '../inputs/values.js'
import type { RecordKey } from '../record/key.js'
import { fetchBranchStore } from '../system/git/branch-store.js'
import { GitError } from '../system/git/git.js'
import { addToStore, findFirst, readBeside, shelfOf, thinOut } from '../system/store.js'
import { endSentence } from '../util/end-sentence.js'
import { present } from '../util/present.js'
import type { BaselineStore, KeptBaseline } from '../world.js'

/** The branch of this repository that keeps baselines where the server keeps no artifacts. */
export interface BranchPlace {
  readonly branch: string
  readonly key: RecordKey
  readonly run: Run
  /** A directory for what is fetched. */
  readonly home: string
}

interface FoundOnBranch {
  readonly baseline: PackedBaseline
  readonly manifest: Manifest
  /** The place of its commit among those that were asked for. */
  readonly at: number
}

/** The branch that the input `baseline` names; undefined where it names none. */
export function readBranch(get: Get): string | undefined {
  const { kind, value } = decodeOne(get, 'baseline')
  return kind === 'branch' ? value : undefined
}

/** Fetches the newest baseline on the branch of the first of `commits` that has one, and the place of that commit among them. */
export async function findOnBranch(place: BranchPlace, commits: readonly string[]): Promise<FoundOnBranch | undefined> {
  const { key, run } = place
  const { directory } = await fetchStore(place)
  const first = await findFirst(directory, key, commits)
  if (first === undefined) return undefined
  const { manifest, file, at } = first
  const { payload, ledger, environment, suiteFiles: suite } = manifest
  const origin = {
    label: run.repository.defaultBranch!,
    source: 'artifact' as const,
    commit: commits[at]!,
    environment,
  }
  const baseline = { kind: 'packed' as const, file, ...payload, origin, ledger }
  return { baseline: { ...baseline, ...present({ suite, beside: readBeside(directory, key) }) }, manifest, at }
}

function fetchStore({ branch, run, home }: Omit<BranchPlace, 'key'>) {
  if (run.credentials === undefined)
    throw new InputError('a baseline on a branch cannot be found without a token: leave "github-token" at its default')
  return fetchBranchStore(branch, home, run.credentials)
}

/** Builds that are kept of a suite: each pull request fetches all of them. */
const mostKept = 5
/** Two pushes at the same time are usual, and a third one is rare. */
const mostTries = 4

/** Keeps the baselines of a suite on a branch. Only its default branch may write there, because git does not record who pushed. */
export function branchStore(
  place: BranchPlace,
  before: Pick<BaselineStore<unknown>, 'findPrevious' | 'follow'>,
): BaselineStore<{ readonly where: string; readonly sizeInBytes: number }> {
  const { branch, key, run } = place
  const { ref, defaultBranch } = run.event
  if (ref !== `refs/heads/${defaultBranch}`)
    throw new InputError(`"baseline" is branch:${branch}, and only the default branch may publish there`)
  if (branch === defaultBranch)
    throw new InputError(`"baseline" is branch:${branch}, the default branch: name one for baselines alone`)
  const explain = (error: Error): never => {
    if (!(error instanceof GitError)) throw error
    throw new InputError(
      `the branch "${branch}" could not be written: ${endSentence(error.message)} Give the job "permissions: contents: write", and let it bypass a rule that protects the branch`,
      { cause: error },
    )
  }
  return {
    ...before,
    async add({ manifest, file, companion }: KeptBaseline) {
      for (let tries = 1; tries <= mostTries; tries++) {
        const store = await fetchStore(place)
        addToStore(store.directory, key, { manifest, file }, new Date().toISOString())
        companion?.save(shelfOf(store.directory, key))
        thinOut(store.directory, key, mostKept)
        const isPushed = await store.push(`Baseline of ${manifest.commit} (${key.suite})`).catch(explain)
        if (isPushed) return { where: `on the branch "${branch}"`, sizeInBytes: manifest.payload.sizeInBytes }
      }
      throw new InputError(`the branch "${branch}" changed with each try to write it: run the job again`)
    },
  }
}
