import type { Repository } from '../../repository.js'
import type { Commit, State } from './repository-state.js'

/** The commit that a name stands for: a branch (`OWNER:` before it is no matter here), or a full name. */
export function resolveCommit(state: State, name: string): Commit | undefined {
  const branch = name.slice(name.indexOf(':') + 1)
  const sha = state.branches.get(branch) ?? state.tags.get(name) ?? name
  return state.commits.find(commit => commit.sha === sha)
}

/** The commit and all its ancestors, newest first. */
export function listHistory(state: State, { sha }: Commit): readonly Commit[] {
  const reached = new Set([sha])
  // Parents come before children in the state.
  const newestFirst = state.commits.toReversed()
  for (const commit of newestFirst)
    if (reached.has(commit.sha)) for (const parent of commit.parents) reached.add(parent)
  return newestFirst.filter(commit => reached.has(commit.sha))
}

/** The newest common ancestor, where there is one. */
export function findMergeBase(state: State, base: Commit, head: Commit): Commit | undefined {
  const ancestors = new Set(listHistory(state, base))
  return listHistory(state, head).find(commit => ancestors.has(commit))
}

/** Tells the state of all commits and branches of a git repository, also of those that it knew otherwise. */
export function pushAll(state: State, repository: Repository): void {
  state.origin = repository
  const order = ['--all', '--topo-order', '--reverse', '--diff-merges=first-parent', '--name-only']
  const told = repository
    .git('log', ...order, '--format=%x00%H %P')
    .split('\0')
    .slice(1)
  state.commits.splice(0)
  for (const one of told) {
    const [line = '', ...changed] = one.split('\n').filter(text => text !== '')
    const [sha = '', ...parents] = line.split(' ').filter(word => word !== '')
    state.commits.push({ sha, parents, changed })
  }
  for (const line of repository
    .git('for-each-ref', '--format=%(objectname) %(refname:short)', 'refs/heads')
    .split('\n')) {
    const [sha = '', name = ''] = line.split(' ')
    state.branches.set(name, sha)
  }
}

/** A line of commits without a repository: each the parent of the next. */
export function makeCommits(count: number): readonly Commit[] {
  const name = (index: number): string => (index + 1).toString(16).padStart(40, 'c0ffee')
  return Array.from({ length: count }, (_, index) => ({
    sha: name(index),
    parents: index === 0 ? [] : [name(index - 1)],
  }))
}
