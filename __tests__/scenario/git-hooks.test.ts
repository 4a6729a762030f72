import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { cli } from './counterbalance.js'
import { makeRepository, openRepository, type Repository } from './repository.js'
import { findRemains, makeSandbox, type Sandbox } from './sandbox.js'
import { testFirst } from './some-at-night.js'

/** What has git call a hook: something that lies ready, and the command of the user. */
interface Occasion {
  prepare?(work: Repository): void
  act(work: Repository): void
}

const write = ({ path }: Repository, file: string, text: string): void => writeFileSync(join(path, file), text)

/** Some of the work is for the next commit, and some is not. */
const workUnderWay = (work: Repository): void => {
  write(work, 'note', '3\n')
  work.git('add', 'note')
  write(work, 'note', '4\n')
  write(work, 'untracked', 'new\n')
}
const commit: Occasion = { prepare: workUnderWay, act: work => work.git('commit', '--quiet', '--message', 'three') }
const commitAll: Occasion = { ...commit, act: work => work.git('commit', '--quiet', '--all', '--message', 'three') }
const commitFile: Occasion = {
  prepare(work) {
    write(work, 'second', 'for another commit\n')
    work.git('add', 'second')
    write(work, 'note', '3\n')
  },
  act: work => work.git('commit', '--quiet', '--message', 'three', 'note'),
}
const merge: Occasion = {
  prepare(work) {
    work.git('checkout', '--quiet', '--detach', 'HEAD~1')
    write(work, 'run.sh', 'true\n')
    work.git('commit', '--quiet', '--all', '--message', 'beside')
    work.git('tag', 'beside')
    work.git('checkout', '--quiet', '-')
  },
  act: work => work.git('merge', '--quiet', '--no-edit', 'beside'),
}
const apply: Occasion = {
  prepare(work) {
    work.git('format-patch', '-1', '--output', join(work.path, '..', 'patch'))
    work.git('reset', '--quiet', '--hard', 'HEAD~1')
  },
  act: work => work.git('am', '--quiet', join(work.path, '..', 'patch')),
}
const collect: Occasion = {
  prepare(work) {
    work.git('repack', '--quiet')
    work.git('commit', '--quiet', '--allow-empty', '--message', 'three')
    work.git('repack', '--quiet')
  },
  act: work => work.git('-c', 'gc.autoPackLimit=1', '-c', 'gc.autoDetach=false', 'gc', '--auto', '--quiet'),
}
const push: Occasion = {
  prepare: work => work.git('init', '--quiet', '--bare', join(work.path, '..', 'origin.git')),
  act: work => work.git('push', '--quiet', join(work.path, '..', 'origin.git'), 'HEAD:refs/heads/pushed'),
}

const occasions: Readonly<Record<string, readonly [hook: string, Occasion]>> = {
  'commit --all': ['pre-commit', commitAll],
  commit: ['pre-commit', commit],
  'commit FILE': ['pre-commit', commitFile],
  'commit, before its message': ['prepare-commit-msg', commitFile],
  'commit, with its message': ['commit-msg', commitAll],
  'commit, when it is made': ['post-commit', commit],
  'commit --amend': ['post-rewrite', { ...commit, act: work => work.git('commit', '--quiet', '--amend', '--no-edit') }],
  'commit, of its branch': ['reference-transaction', commit],
  'commit, of its index': ['post-index-change', commitAll],
  'merge, before its commit': ['pre-merge-commit', merge],
  merge: ['post-merge', merge],
  rebase: ['pre-rebase', { ...merge, act: work => work.git('rebase', '--quiet', 'beside') }],
  checkout: ['post-checkout', { act: work => work.git('checkout', '--quiet', '-b', 'other') }],
  'am, with its message': ['applypatch-msg', apply],
  'am, before its commit': ['pre-applypatch', apply],
  am: ['post-applypatch', apply],
  'gc --auto': ['pre-auto-gc', collect],
  push: ['pre-push', push],
}

/** A repository of three commits, or a worktree that is linked to it. */
function makeWork(sandbox: Sandbox, kind: 'main' | 'linked', name: string): Repository {
  const main = makeRepository(sandbox, `${name}/main`)
  main.commit({ 'run.sh': 'exit 0\n', note: '0\n' })
  main.commit({ note: '1\n', second: 'kept\n' })
  main.commit({ note: '2\n' })
  if (kind === 'main') return main
  main.git('worktree', 'add', '--quiet', sandbox.at(name, 'linked'), '-b', 'linked')
  return openRepository(sandbox, `${name}/linked`)
}

/** Everything that belongs to the user. */
const observe = (work: Repository): unknown => ({
  // Two commits of one second have no order, and may be one.
  commits: new Set(work.git('log', '--format=%s %T', '--all').split('\n').sort()),
  head: work.git('log', '--max-count=1', '--format=%s %T'),
  index: work.git('ls-files', '--stage'),
  status: work.git('status', '--porcelain'),
  changes: work.git('diff', 'HEAD'),
  refs: work.git('for-each-ref', '--format=%(refname)'),
})

const build = 'git rev-parse HEAD >> "$SEEN/built"'

/** The lines of a hook that compares `words` when it is called first; what it saw is in `seen`, and git is not refused anything. */
function makeHook(seen: string, words: readonly string[]): string {
  const options = '--rounds 5 --warmup 0 --causes off'
  return [
    '#!/bin/sh',
    `export SEEN='${seen}'`,
    'test -e "$SEEN" && exit 0',
    'mkdir -p "$SEEN"',
    'git rev-parse HEAD~1 HEAD > "$SEEN/commits"',
    `'${process.execPath}' '${cli}' compare ${words.join(' ')} ${options} --build '${build}' -- sh run.sh > "$SEEN/log" 2>&1`,
    'echo $? > "$SEEN/status"',
    'exit 0',
    '',
  ].join('\n')
}

const rows = Object.entries(occasions).flatMap(([name, [hook, occasion]]) =>
  (['main', 'linked'] as const).map(kind => [name, kind, hook, occasion] as const),
)
// The index of its commit is named by an absolute path in the first, and its repository in the second.
const [first, second] = [rows[0]!, rows.find(([name, kind]) => name === 'commit' && kind === 'linked')!]

testFirst(2, [first, second, ...rows.filter(row => row !== first && row !== second)])(
  'git %s in a %s worktree does what it does without a comparison in its hook %s',
  (_, kind, hook, { prepare, act }) => {
    const sandbox = makeSandbox()
    const [plain, hooked] = ['plain', 'hooked'].map(name => {
      const work = makeWork(sandbox, kind, name)
      prepare?.(work)
      return work
    }) as [Repository, Repository]
    sandbox.write(`hooks/${hook}`, makeHook(sandbox.at('seen'), ['HEAD~1']))
    hooked.git('config', 'core.hooksPath', sandbox.at('hooks'))
    act(plain)
    act(hooked)
    expect(observe(hooked)).toEqual(observe(plain))
    expect(sandbox.read('seen/status'), sandbox.read('seen/log')).toBe('0\n')
    expect(sandbox.read('seen/built').split('\n').sort()).toEqual(sandbox.read('seen/commits').split('\n').sort())
    expect(findRemains(sandbox)).toEqual([])
  },
)
