import { InputError } from '../../../inputs/values.js'
import type { Git } from '../../../system/git/git.js'
import { fetchHistory, isAncestor, resolveCommit } from '../../../system/git/history.js'
import type { Commit, Culprit, MergedRange } from '../result.js'

const format = '--format=%H%x00%s%x00%an%x00%aI'

/** Lists the commits from `good` to `bad`, along first parents; both are among them. What a shallow clone lacks is fetched. */
export async function listRange(git: Git, good: string, bad: string): Promise<readonly Commit[]> {
  const [from, to] = [
    await resolveCommit(git, good, 'the good commit'),
    await resolveCommit(git, bad, 'the bad commit'),
  ]
  if (from === to) throw new InputError(`"${good}" and "${bad}" are the same commit, so there is nothing between them`)
  await fetchHistory(git)
  if (!(await isAncestor(git, from, to))) {
    const isReversed = await isAncestor(git, to, from)
    throw new InputError(
      `the good commit ${from.slice(0, 7)} is not an ancestor of the bad commit ${to.slice(0, 7)}: ${isReversed ? 'the two are in the wrong order, give the good one first' : 'give two commits of one line of history'}`,
    )
  }
  const later = await git.run('log', '--reverse', '--first-parent', format, `${from}..${to}`, '--')
  const commits = later.split('\n').map(parseCommit)
  await refuseBranch(git, from, commits[0]!.commit)
  return [await describeCommit(git, from), ...commits]
}

/** A commit of a merged branch is not what the next commit of the line was made from: their difference would be blamed on that one. */
async function refuseBranch(git: Git, good: string, next: string): Promise<void> {
  const before = await findParent(git, next)
  if (before === good) return
  const advice =
    before === undefined ? 'give a commit of that line' : `give ${before} in its place, the last one before`
  throw new InputError(
    `the good commit ${good.slice(0, 7)} is not on the line of first parents of the bad one, but came in by a merge: ${advice}`,
  )
}

async function findParent(git: Git, commit: string): Promise<string | undefined> {
  return await git.try('rev-parse', '--verify', '--quiet', `${commit}^1`)
}

/** Describes a commit with the files that differ from `before`, or else from its first parent. */
export async function describeCulprit(git: Git, commit: string, before?: string): Promise<Culprit> {
  const names = ['diff-tree', '--no-commit-id', '--name-only', '-z', '-r']
  const files = await (before === undefined
    ? git.run(...names, '-m', '--first-parent', '--root', commit)
    : git.run(...names, before, commit))
  const parents = await git.run('rev-list', '--parents', '--max-count=1', commit, '--')
  return {
    ...(await describeCommit(git, commit)),
    files: [...new Set(files.split('\0').filter(path => path !== ''))],
    isMerge: parents.split(' ').length > 2,
  }
}

/** Finds the range that a merge brought in. */
export async function findMerged(git: Git, merge: string): Promise<MergedRange> {
  const line = await git.run('rev-list', '--first-parent', `${merge}^1..${merge}^2`)
  const commits = line.split('\n')
  const good = await findParent(git, commits.at(-1)!)
  if (good === undefined)
    throw new InputError('the merged branch has a first commit of its own, with nothing before it')
  return { good, bad: commits[0]! }
}

async function describeCommit(git: Git, commit: string): Promise<Commit> {
  return parseCommit(await git.run('log', '--max-count=1', format, commit, '--'))
}

function parseCommit(line: string): Commit {
  const [commit = '', subject = '', author = '', date = ''] = line.split('\0')
  return { commit, subject, author, date }
}
