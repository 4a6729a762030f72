import { type BaselineCommit, chooseBaselineCommit, type Occasion } from '../../baseline/choose.js'
import { InputError } from '../../inputs/values.js'
import { isCommit } from '../../util/commit.js'
import { debug } from '../debug.js'
import { explainRefusal, type Fetch, type Git } from './git.js'

const deepenings: readonly NonNullable<Fetch['depth']>[] = [{ more: 50 }, { more: 500 }, 'whole']

/** The full name of the baseline commit, which is then in the repository: what a shallow clone lacks is fetched. */
export async function resolveBaseline(git: Git, ref: string | undefined, occasion: Occasion): Promise<string> {
  return await fetchCommit(git, await nameBaseline(git, ref, occasion))
}

/** The full name of a commit that is named in `what`, which is then in the repository. */
export async function resolveCommit(git: Git, ref: string, what: string): Promise<string> {
  return await fetchCommit(git, isCommit(ref) ? ref : await resolveNamed(git, ref, what))
}

/** Returns whether the repository has a commit of this name, or whether its origin has it, which is then fetched. */
export async function isKnownCommit(git: Git, ref: string, where: 'here' | 'at the origin'): Promise<boolean> {
  if (ref.startsWith('-')) return false
  if ((await findCommit(git, ref)) !== undefined) return true
  return where === 'at the origin' && (await tryToFetch(git, ref)) !== undefined
}

/** The full name of the commit where what is checked out left `branch`; both are then in the repository. */
export async function nameMergeBase(git: Git, branch: string): Promise<string> {
  const tip = await resolveCommit(git, branch, 'the branch')
  const find = (): Promise<string | undefined> => git.try('merge-base', 'HEAD', tip)
  const known = await find()
  if (known !== undefined) return known
  await fetchHistory(git)
  const base = await find()
  if (base !== undefined) return base
  throw new InputError(`the checked-out commit has no commit in common with "${branch}": name another branch`)
}

/** The full name of the baseline commit, which need not be in the repository: a shallow clone can tell it, and nothing is fetched for it. */
export async function nameBaseline(git: Git, ref: string | undefined, occasion: Occasion): Promise<string> {
  const head = await git.run('rev-parse', '--verify', 'HEAD').catch((error: Error) => error)
  const refusal = head instanceof Error ? explainRefusal(head) : undefined
  if (refusal !== undefined) throw new InputError(`the baseline commit is unknown, because ${refusal}`)
  if (head instanceof Error)
    throw new InputError(
      'the baseline commit is unknown, because this is not a git checkout: run actions/checkout first, name a directory of the checkout as "working-directory" where it has a path of its own, or set "baseline" to dir:DIRECTORY',
      {
        onCommandLine:
          'the baseline commit is unknown, because this directory is not in a git repository: run this in a clone, or name the baseline, such as compare ../main -- COMMAND',
      },
    )
  const commit = chooseBaselineCommit(ref, occasion, head)
  debug(
    `baseline commit: ${commit.kind === 'named' ? `"${commit.ref}" is named` : `by the ${commit.kind} of ${head.slice(0, 7)}`}`,
  )
  switch (commit.kind) {
    case 'named':
      return isCommit(commit.ref) ? commit.ref : await resolveNamed(git, commit.ref)
    case 'first-parent':
      return await readFirstParent(git)
    case 'merge-base': {
      const base = await findMergeBase(git, head, commit)
      if (base !== head || (await git.run('status', '--porcelain', '--untracked-files=no')) !== '') return base
      // It is the very commit that is checked out, and nothing in its files was changed.
      return await readFirstParent(git)
    }
  }
}

/** The commits before `commit` along first parents, the nearest first; undefined where the clone is shallow, and cannot tell. */
export async function listAncestors(git: Git, commit: string): Promise<readonly string[] | undefined> {
  if (await isShallow(git)) return undefined
  const line = await git.try('rev-list', '--first-parent', `--max-count=${mostAncestors + 1}`, commit, '--')
  return line?.split('\n').slice(1)
}

const mostAncestors = 300

/** The parents of a commit, as that names them itself: a shallow clone knows the names without having the parents. */
async function readParents(git: Git, commit: string): Promise<readonly string[]> {
  const [header = ''] = (await git.run('cat-file', 'commit', commit)).split('\n\n', 1)
  return [...header.matchAll(/^parent (\w+)$/gm)].map(([, parent]) => parent!)
}

async function readFirstParent(git: Git): Promise<string> {
  const [parent] = await readParents(git, 'HEAD')
  if (parent === undefined)
    throw new InputError('the checked-out commit is the first one, so there is nothing before it to compare with')
  return parent
}

async function resolveNamed(git: Git, ref: string, what = 'the baseline'): Promise<string> {
  if (ref.startsWith('-')) throw new InputError(`${what} is "${ref}", which is not a valid name of a commit`)
  const known = await findCommit(git, ref)
  if (known !== undefined) return known
  const commit = await tryToFetch(git, ref)
  if (commit !== undefined) return commit
  throw new InputError(`${what} is "${ref}", but neither this repository nor its origin has that commit`)
}

async function fetchCommit(git: Git, commit: string): Promise<string> {
  if ((await findCommit(git, commit)) === undefined) await git.fetch({ refs: [commit], ...(await findDepth(git)) })
  return commit
}

async function findMergeBase(
  git: Git,
  head: string,
  { branch, merge }: Extract<BaselineCommit, { readonly kind: 'merge-base' }>,
): Promise<string> {
  // The first parent of GitHub's merge, unless the origin does not give it.
  const merged = merge && ((await findCommit(git, merge)) ?? (await tryToFetch(git, merge)))
  const base = (merged && (await readParents(git, merged))[0]) ?? (await findBaseBranch(git, branch))
  const find = (): Promise<string | undefined> => git.try('merge-base', head, base)
  // The origin cannot know commits that were made here since.
  const shared = (await git.try('rev-parse', '--verify', '--quiet', '@{upstream}')) ?? head
  let common = await find()
  for (const depth of deepenings) {
    if (common !== undefined) return common
    await git.fetch({ refs: [base, shared], depth }).catch(() => undefined)
    common = await find()
  }
  if (common !== undefined) return common
  throw new InputError(
    `the checked-out commit has no commit in common with ${branch ?? base}: set "baseline" to ref:COMMIT`,
    {
      onCommandLine: `the checked-out commit has no commit in common with ${base}: name the baseline, such as compare main -- COMMAND`,
    },
  )
}

/** A commit of the base branch, by its full name. */
async function findBaseBranch(git: Git, branch: string | undefined): Promise<string> {
  if (branch !== undefined) {
    const commit = await tryToFetch(git, branch)
    if (commit !== undefined) return commit
  }
  const candidates =
    branch === undefined
      ? ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master']
      : [`origin/${branch}`, branch]
  for (const candidate of candidates) {
    const commit = await findCommit(git, candidate)
    if (commit !== undefined) return commit
  }
  // A shallow clone knows no branch but its own; the origin's HEAD is on its default branch.
  const head = await tryToFetch(git, 'HEAD')
  if (head !== undefined) return head
  throw new InputError(
    `there is no branch to find the baseline on (tried ${candidates.join(', ')}): set "baseline" to ref:COMMIT`,
    {
      onCommandLine: `there is no branch to find the baseline on (tried ${candidates.join(', ')}): name the baseline, such as compare main -- COMMAND`,
    },
  )
}

/** The full name of a commit that the repository has, as git knows it; undefined where it has none. */
export async function findCommit(git: Git, ref: string): Promise<string | undefined> {
  return await git.try('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
}

/** The full name of the commit that the origin knows as `ref`. */
async function tryToFetch(git: Git, ref: string): Promise<string | undefined> {
  const isFetched = await git.fetch({ refs: [ref], ...(await findDepth(git)) }).then(
    () => true,
    () => false,
  )
  return isFetched ? await findCommit(git, 'FETCH_HEAD') : undefined
}

/** A whole clone must not become a shallow one. */
async function findDepth(git: Git): Promise<Pick<Fetch, 'depth'>> {
  return (await isShallow(git)) ? { depth: { commits: 1 } } : {}
}

/** Fetches all of the history that a shallow clone lacks. */
export async function fetchHistory(git: Git): Promise<void> {
  if (await isShallow(git)) await git.fetch({ depth: 'whole' })
}

/** Returns whether the repository lacks a part of its history; true where git cannot tell. */
async function isShallow(git: Git): Promise<boolean> {
  return (await git.try('rev-parse', '--is-shallow-repository')) !== 'false'
}

/** Returns whether `commit` is before `of`, or the same. */
export async function isAncestor(git: Git, commit: string, of: string): Promise<boolean> {
  return (await git.try('merge-base', '--is-ancestor', commit, of)) !== undefined
}
