import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli } from './counterbalance.js'
import { makeRepository, openRepository, type Repository } from './repository.js'
import { findRemains, makeSandbox, type Sandbox } from './sandbox.js'
import { testFirst } from './some-at-night.js'

/** What has git call a hook: something that lies ready, and the command of the user. */
interface Occasion {
  readonly prepare?: (work: Repository) => void
  readonly act: (work: Repository) => unknown
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

/** The lines of a hook that runs the command `words` when it is called first; what it saw is in `seen`, and git is not refused anything. */
function makeHook(seen: string, words: readonly string[]): string {
  const options = '--rounds 5 --warmup 0'
  return [
    '#!/bin/sh',
    `export SEEN='${seen}'`,
    'test -e "$SEEN" && exit 0',
    'mkdir -p "$SEEN"',
    'git rev-parse HEAD~1 HEAD > "$SEEN/commits"',
    `'${process.execPath}' '${cli}' ${words.join(' ')} ${options} ${words[0] === 'bisect' ? '--setup' : '--build'} '${build}' -- sh run.sh > "$SEEN/log" 2>&1`,
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
    sandbox.write(`hooks/${hook}`, makeHook(sandbox.at('seen'), ['compare', 'HEAD~1']))
    hooked.git('config', 'core.hooksPath', sandbox.at('hooks'))
    act(plain)
    act(hooked)
    expect(observe(hooked)).toEqual(observe(plain))
    expect(sandbox.read('seen/status'), sandbox.read('seen/log')).toBe('0\n')
    expect(sandbox.read('seen/built').split('\n').sort()).toEqual(sandbox.read('seen/commits').split('\n').sort())
    expect(findRemains(sandbox)).toEqual([])
  },
)

test.each(['main', 'linked'] as const)(
  'a bisection in a hook leaves the commit in a %s worktree as it is',
  {
    tags: 'nightly',
  },
  kind => {
    const sandbox = makeSandbox()
    const work = makeWork(sandbox, kind, 'app')
    commitAll.prepare?.(work)
    const [good, bad] = work.git('rev-parse', 'HEAD~1', 'HEAD').split('\n')
    sandbox.write('hooks/pre-commit', makeHook(sandbox.at('seen'), ['bisect', 'HEAD~1', 'HEAD']))
    work.git('config', 'core.hooksPath', sandbox.at('hooks'))
    commitAll.act(work)
    expect(work.git('show', 'HEAD:note', '--stat', '--format=', 'HEAD')).toMatch(/^4\n note \| 2 \+-\n/)
    expect(work.git('status', '--porcelain')).toBe('?? untracked')
    expect(sandbox.read('seen/built'), sandbox.read('seen/log')).toBe(`${good}\n${bad}\n`)
    expect(findRemains(sandbox)).toEqual([])
  },
)

/** Commands of git that run one of ours, by words that hold its line. */
const callers: Readonly<Record<string, (line: string) => readonly string[]>> = {
  'rebase --exec': line => ['rebase', '--quiet', '--exec', line, 'HEAD~1'],
  'an alias': line => ['-c', `alias.measure=!${line}`, 'measure'],
  'bisect run': line => ['bisect', 'run', 'sh', '-c', line],
  'submodule foreach': line => ['submodule', '--quiet', 'foreach', line],
}
const calls = Object.entries(callers).flatMap(([name, call]) =>
  (['main', 'linked'] as const).map(kind => [name, kind, call] as const),
)

test.each(calls)('git runs a comparison by %s in a %s worktree', { tags: 'nightly' }, (name, kind, call) => {
  const sandbox = makeSandbox()
  const work = makeWork(sandbox, kind, 'app')
  if (name === 'submodule foreach') {
    makeWork(sandbox, 'main', 'library')
    work.git('submodule', '--quiet', 'add', sandbox.at('library/main'), 'library')
  }
  if (name === 'bisect run') work.git('bisect', 'start', 'HEAD', 'HEAD~2')
  const before = observe(work)
  work.git(...call(`sh ${sandbox.write('hook', makeHook(sandbox.at('seen'), ['compare', 'HEAD~1']))}`))
  expect(sandbox.read('seen/status'), sandbox.read('seen/log')).toBe('0\n')
  expect(sandbox.read('seen/built').split('\n').sort()).toEqual(sandbox.read('seen/commits').split('\n').sort())
  if (name !== 'bisect run') expect(observe(work)).toEqual(before)
  expect(findRemains(sandbox)).toEqual([])
})

const inBare = ['update', 'post-receive', 'post-update', 'reference-transaction', 'pre-receive']

test.each(inBare)('a bare repository compares what was pushed in its hook %s', { tags: 'nightly' }, hook => {
  const sandbox = makeSandbox()
  const work = makeWork(sandbox, 'main', 'app')
  work.git('clone', '--quiet', '--bare', '.', sandbox.at('bare.git'))
  const pushed = work.commit({ note: '3\n' })
  sandbox.write(`hooks/${hook}`, makeHook(sandbox.at('seen'), ['compare', 'HEAD', pushed]))
  const bare = openRepository(sandbox, 'bare.git')
  bare.git('config', 'core.hooksPath', sandbox.at('hooks'))
  const before = bare.git('rev-parse', 'HEAD')
  work.git('push', '--quiet', sandbox.at('bare.git'), 'HEAD:main')
  const log = sandbox.read('seen/log')
  if (hook === 'pre-receive') {
    expect([sandbox.read('seen/status'), log]).toEqual(['2\n', expect.stringContaining('in a post-receive hook')])
  } else {
    expect(sandbox.read('seen/status'), log).toBe('0\n')
    // By then, HEAD is what was pushed in two of them.
    const heads = hook.startsWith('post-') ? [pushed, pushed] : [before, pushed]
    expect(sandbox.read('seen/built')).toBe(heads.map(commit => `${commit}\n`).join(''))
  }
  expect(bare.git('rev-parse', 'HEAD')).toBe(pushed)
  expect(bare.git('worktree', 'list').split('\n')).toHaveLength(1)
  expect(findRemains(sandbox)).toEqual([])
})

// git calls these in the directory .git, and says GIT_DIR=. to the first.
test.each(['post-receive', 'push-to-checkout'])(
  'a push into a repository with files is compared in its hook %s',
  {
    tags: 'nightly',
  },
  hook => {
    const sandbox = makeSandbox()
    const work = makeWork(sandbox, 'main', 'app')
    work.git('clone', '--quiet', '.', sandbox.at('deployed'))
    const deployed = openRepository(sandbox, 'deployed')
    const [before, pushed] = [work.git('rev-parse', 'HEAD'), work.commit({ note: '3\n' })]
    const compare = sandbox.write('compare', makeHook(sandbox.at('seen'), ['compare', before, pushed]))
    sandbox.write(`hooks/${hook}`, `#!/bin/sh\ncd ..\nexec '${compare}'\n`)
    deployed.git('config', 'core.hooksPath', sandbox.at('hooks'))
    deployed.git('config', 'receive.denyCurrentBranch', hook === 'push-to-checkout' ? 'updateInstead' : 'ignore')
    work.git('push', '--quiet', deployed.path, 'HEAD:main')
    expect(sandbox.read('seen/status'), sandbox.read('seen/log')).toBe('0\n')
    expect(sandbox.read('seen/built')).toBe(`${before}\n${pushed}\n`)
    expect([deployed.git('rev-parse', 'HEAD'), sandbox.read('deployed/note')]).toEqual([pushed, '2\n'])
    expect(deployed.git('worktree', 'list').split('\n')).toHaveLength(1)
    expect(findRemains(sandbox)).toEqual([])
  },
)
