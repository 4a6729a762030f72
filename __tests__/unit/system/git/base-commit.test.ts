import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRun } from '../../../../src/github/run.js'
import { openGit } from '../../../../src/system/git/git.js'
import { nameBaseline } from '../../../../src/system/git/history.js'
import { eventFacts } from '../../../runner-inputs.js'

const home = mkdtempSync(join(tmpdir(), 'base-commit-'))
const [origin, deep, shallow] = ['origin', 'deep', 'shallow'].map(name => join(home, name)) as [string, string, string]

function git(directory: string, ...words: readonly string[]): string {
  const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com', '-c', 'advice.detachedHead=false']
  const env = { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: '1' }
  return execFileSync('git', [...identity, '-C', directory, ...words], { encoding: 'utf8', env, stdio: 'pipe' }).trim()
}

function commit(...names: readonly string[]): void {
  for (const name of names) {
    writeFileSync(join(origin, name), name)
    git(origin, 'add', '.')
    git(origin, 'commit', '--quiet', '--message', name)
    git(origin, 'tag', name)
  }
}

/** GitHub's repository: two commits of `pr`, which left `main` at m0; `main` at m2, with which GitHub merges it; then main takes it in. */
beforeAll(() => {
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', origin])
  for (const key of ['uploadpack.allowAnySHA1InWant', 'uploadpack.allowReachableSHA1InWant'])
    git(origin, 'config', key, 'true')
  commit('m0')
  git(origin, 'checkout', '--quiet', '-b', 'pr')
  commit('p1', 'p2')
  git(origin, 'checkout', '--quiet', 'main')
  commit('m1', 'm2')
  git(origin, 'checkout', '--quiet', '--detach', 'main')
  git(origin, 'merge', '--quiet', '--no-ff', '--message', 'merge', 'pr')
  git(origin, 'tag', 'merge')
  git(origin, 'checkout', '--quiet', '--detach', 'main')
  commit('q1', 'q2', 'q3')
  git(origin, 'update-ref', 'refs/heads/queued', 'q3')
  git(origin, 'checkout', '--quiet', 'main')
  commit('m3', 'm4', 'm5')
  git(origin, 'checkout', '--quiet', '-b', 'other', 'm4')
  commit('o1', 'o2')
  git(origin, 'checkout', '--quiet', 'main')
})

afterAll(() => rmSync(home, { recursive: true }))

const shaOf = (name: string): string => git(origin, 'rev-parse', `${name}^{commit}`)
const zeros = '0'.repeat(40)
const repository = { id: 1, default_branch: 'main' }
const pullRequest = () => ({
  repository,
  pull_request: {
    number: 7,
    head: { ref: 'pr', sha: shaOf('p2'), repo: { id: 1 } },
    // The tip when the pull request was opened.
    base: { ref: 'main', sha: shaOf('m0') },
  },
})
const mergeGroup = (base: string, head: string) => ({
  repository,
  merge_group: {
    ...{ base_sha: shaOf(base), base_ref: 'refs/heads/main' },
    ...{ head_sha: shaOf(head), head_ref: 'refs/heads/gh-readonly-queue/main/pr-7' },
  },
})

interface Event {
  readonly name: string
  readonly ref: string
  /** The commit of the event, as GITHUB_SHA has it. */
  readonly sha: string
  readonly payload: () => object
}

const onPull: Event = { name: 'pull_request', ref: 'refs/pull/7/merge', sha: 'merge', payload: pullRequest }
const onMain = (before: string): Event => ({
  ...{ name: 'push', ref: 'refs/heads/main', sha: 'm5' },
  payload: () => ({ repository, before: before === zeros ? zeros : shaOf(before) }),
})
const onOther = (name: string, before = 'o1'): Event => ({
  ...{ name, ref: 'refs/heads/other', sha: 'o2' },
  payload: () => ({ repository, ...(name === 'push' ? { before: shaOf(before) } : {}) }),
})
const onQueue: Event = {
  ...{ name: 'merge_group', ref: 'refs/heads/gh-readonly-queue/main/pr-7', sha: 'q3' },
  payload: () => mergeGroup('m2', 'q3'),
}
const onComment: Event = {
  ...{ name: 'issue_comment', ref: 'refs/heads/main', sha: 'm5' },
  payload: () => ({ repository, issue: { number: 7, pull_request: {} } }),
}
const onTag: Event = {
  ...{ name: 'push', ref: 'refs/tags/main', sha: 'o2' },
  payload: () => ({ repository, before: shaOf('o1') }),
}

test.each<[what: string, event: Event, head: string, base: string]>([
  ['pull_request, as actions/checkout has it', onPull, 'merge', 'm2'],
  ['pull_request, with ref: head.sha', onPull, 'p2', 'm0'],
  ['pull_request, with any other commit', onPull, 'o2', 'm2'],
  ['push of three commits to the default branch', onMain('m2'), 'm5', 'm2'],
  ['first push of the default branch', onMain(zeros), 'm5', 'm4'],
  ['push to another branch', onOther('push'), 'o2', 'm4'],
  ['workflow_dispatch on another branch', onOther('workflow_dispatch'), 'o2', 'm4'],
  ['workflow_dispatch on the default branch', { ...onOther('workflow_dispatch'), sha: 'm5' }, 'm5', 'm4'],
  ['push of a tag with the name of the default branch', onTag, 'o2', 'm4'],
  ['merge_group, with the method rebase', onQueue, 'q3', 'm2'],
  ['issue_comment, with the head of the pull request', onComment, 'p2', 'm0'],
])('the baseline of %s', async (_, { name, ref, sha, payload }, head, base) => {
  const variables = {
    ...{ GITHUB_EVENT_NAME: name, GITHUB_REF: ref, GITHUB_SHA: shaOf(sha) },
    ...{ GITHUB_REF_NAME: ref.split('/').slice(2).join('/'), GITHUB_REPOSITORY: 'octo/words' },
  }
  const { occasion } = makeRun(variables, eventFacts(payload()), '')
  for (const [clone, ...words] of [[deep], [shallow, '--depth=1']] as const) {
    rmSync(clone, { recursive: true, force: true })
    git(home, 'init', '--quiet', clone)
    git(clone, 'remote', 'add', 'origin', `file://${origin}`)
    const refs = words.length === 0 ? ['+refs/heads/*:refs/remotes/origin/*'] : []
    git(clone, 'fetch', '--quiet', '--no-tags', ...words, 'origin', shaOf(head), ...refs)
    git(clone, 'checkout', '--quiet', '--detach', shaOf(head))
    const commit = await nameBaseline(openGit(clone, { signal: new AbortController().signal }), undefined, occasion)
    expect(git(origin, 'log', '-1', '--format=%s', commit), clone).toBe(base)
  }
})

test('a pull request that was merged after its event is compared with where it left its base', async () => {
  git(origin, 'merge', '--quiet', '--no-ff', '--message', 'taken in', 'pr')
  rmSync(deep, { recursive: true, force: true })
  git(home, 'clone', '--quiet', `file://${origin}`, deep)
  git(deep, 'checkout', '--quiet', '--detach', shaOf('p2'))
  const occasion = { baseBranch: 'main', mergeCommit: shaOf('merge') }
  const commit = await nameBaseline(openGit(deep, { signal: new AbortController().signal }), undefined, occasion)
  expect(git(origin, 'log', '-1', '--format=%s', commit)).toBe('m0')
})
