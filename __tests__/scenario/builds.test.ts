import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { counterbalance, readReport, startCounterbalance } from './counterbalance.js'
import { clone, makeRepository, type Repository } from './repository.js'
import { findRemains, makeSandbox, type Sandbox } from './sandbox.js'
import { makeScript } from './sides.js'
import { testFirst } from './some-at-night.js'

/** The program is built from `source.sh`; without that it cannot be run. */
const setup = 'cp source.sh built.sh'
const source = (value: number): string => makeScript([{ bench: 'parse', value }])

/** A repository with some commits on main, one of them slower, and a branch that parted before that. */
function makeHistory(sandbox: Sandbox): {
  readonly origin: Repository
  readonly parting: string
  readonly tip: string
} {
  const origin = makeRepository(sandbox, 'origin')
  origin.commit({ '.gitignore': 'built.sh\n', 'source.sh': source(900_000) }, 'first')
  const parting = origin.commit({ 'source.sh': source(1_000_000) }, 'parting')
  origin.git('checkout', '--quiet', '-b', 'feature')
  origin.commit({ notes: '1' })
  origin.commit({ 'source.sh': source(1_100_000) }, 'slower')
  origin.git('checkout', '--quiet', 'main')
  const tip = origin.commit({ 'source.sh': source(2_000_000) }, 'much slower')
  return { origin, parting, tip }
}

const rounds = ['--rounds', '5', '--warmup', '0', '--json', '../a.json', '--', 'sh', 'built.sh']

/** Builds the contender in `repository`, as its owner would, and compares. */
async function compare(
  sandbox: Sandbox,
  repository: Repository,
  options: readonly string[],
): ReturnType<typeof counterbalance> {
  sandbox.write(
    `${repository.path.split('/').at(-1)}/built.sh`,
    sandbox.read(`${repository.path.split('/').at(-1)}/source.sh`),
  )
  return await counterbalance(sandbox, ['compare', ...options, ...rounds], { directory: repository.path })
}

/** Nothing of the baseline may be left in the repository. */
function expectUntouched(repository: Repository): void {
  expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
  expect(
    existsSync(`${repository.path}/.git/worktrees`) && readdirSync(`${repository.path}/.git/worktrees`),
  ).toBeFalsy()
  expect(repository.git('status', '--porcelain')).toBe('')
}

testFirst<[name: string, words: readonly string[]]>(2, [
  ['a full clone', []],
  ['a clone of depth 1', ['--depth', '1']],
  ['a clone of depth 1 of one branch', ['--depth', '1', '--single-branch']],
])('%s of a branch is compared with the commit where it parted from main', async (_, words) => {
  const sandbox = makeSandbox()
  const { origin, parting } = makeHistory(sandbox)
  const work = clone(sandbox, origin, 'work', '--branch', 'feature', ...words)
  const { status, stderr } = await compare(sandbox, work, ['--setup', setup])
  expect(status, stderr).toBe(0)
  const report = readReport(sandbox, 'a.json')
  expect(report.sides?.baseline).toEqual({ label: parting.slice(0, 7), source: 'ref', commit: parting })
  expect(report.status).toBe('regressed')
  expect(report.findings[0]!.change!.value).toBeCloseTo(0.1, 2)
  expectUntouched(work)
})

test('a commit of one’s own on top of a shallow clone', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const { origin, parting } = makeHistory(sandbox)
  const work = clone(sandbox, origin, 'work', '--depth', '1', '--branch', 'feature')
  work.commit({ 'source.sh': source(1_200_000) })
  const { status, stderr } = await compare(sandbox, work, ['--setup', setup])
  expect(status, stderr).toBe(0)
  expect(readReport(sandbox, 'a.json').sides?.baseline?.commit).toBe(parting)
  expectUntouched(work)
})

testFirst(1, [
  { ref: 'HEAD~3', change: 0.222 },
  { ref: 'main', change: -0.45 },
  { ref: 'origin/main', change: -0.45 },
  { ref: 'v1', change: -0.45 },
])('the baseline is $ref', async ({ ref, change }) => {
  const sandbox = makeSandbox()
  const { origin } = makeHistory(sandbox)
  origin.git('tag', 'v1')
  const work = clone(sandbox, origin, 'work', '--branch', 'feature')
  const { status, stderr } = await compare(sandbox, work, [ref, '--setup', setup])
  expect(status, stderr).toBe(0)
  const report = readReport(sandbox, 'a.json')
  expect(report.sides?.baseline).toMatchObject({ label: ref, source: 'ref' })
  expect(report.findings[0]!.change!.value).toBeCloseTo(change, 2)
  expectUntouched(work)
})

testFirst(1, ['main', 'the full name of a commit'])('a shallow clone lacks %s, and fetches it', async which => {
  const sandbox = makeSandbox()
  const { origin, tip } = makeHistory(sandbox)
  const work = clone(sandbox, origin, 'work', '--depth', '1', '--branch', 'feature', '--single-branch')
  const { status, stderr } = await compare(sandbox, work, [which === 'main' ? 'main' : tip, '--setup', setup])
  expect(status, stderr).toBe(0)
  expect(readReport(sandbox, 'a.json').sides?.baseline?.commit).toBe(tip)
  expect(work.git('rev-parse', '--is-shallow-repository')).toBe('true')
  expectUntouched(work)
})

test('a full clone stays full', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const { origin } = makeHistory(sandbox)
  const work = clone(sandbox, origin, 'work', '--branch', 'feature', '--single-branch')
  expect(await compare(sandbox, work, ['main', '--setup', setup])).toMatchObject({ status: 0 })
  expect(work.git('rev-parse', '--is-shallow-repository')).toBe('false')
})

test('on main itself, the baseline is the commit before', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const { origin, parting } = makeHistory(sandbox)
  const work = clone(sandbox, origin, 'work', '--depth', '1')
  expect(await compare(sandbox, work, ['--setup', setup])).toMatchObject({ status: 0 })
  expect(readReport(sandbox, 'a.json').sides?.baseline?.commit).toBe(parting)
})

test('with changes that are not committed, the baseline is the commit itself', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const { origin, tip } = makeHistory(sandbox)
  const work = clone(sandbox, origin, 'work')
  sandbox.write('work/source.sh', source(3_000_000))
  expect(await compare(sandbox, work, ['--setup', setup])).toMatchObject({ status: 0 })
  expect(readReport(sandbox, 'a.json')).toMatchObject({ status: 'regressed', sides: { baseline: { commit: tip } } })
})

testFirst<[name: string, options: readonly string[], status: number, says: string]>(0, [
  [
    'a ref that is not there',
    ['v9', '--setup', setup],
    2,
    '"v9" is neither a directory nor a commit of this repository or its origin; give a branch, a tag or a commit SHA',
  ],
  [
    'a branch that is misspelt',
    ['featrue'],
    2,
    '"featrue" is neither a directory nor a commit of this repository or its origin; did you mean "feature"?',
  ],
  [
    'a directory that is misspelt',
    ['old-bulid', '.'],
    2,
    '"old-bulid" is neither a directory nor a commit of this repository or its origin; did you mean "old-build"?',
  ],
  [
    'a word that is a directory and a commit',
    ['old=feature'],
    2,
    '"feature" is both a directory and a commit: write dir:feature or ref:feature',
  ],
  [
    'a commit SHA that nobody has',
    [`ref:${'0'.repeat(40)}`],
    2,
    '" is no commit of this repository or its origin; give a branch, a tag or a commit SHA',
  ],
  [
    'a ref that is an option',
    ['ref:--upload-pack=touch x', '--setup', setup],
    2,
    '"ref:--upload-pack=touch x" is no commit of this repository or its origin',
  ],
  ['no setup, so that the command is not there', ['main'], 4, 'cannot open built.sh'],
])('%s', async (_, options, status, says) => {
  const sandbox = makeSandbox()
  const { origin } = makeHistory(sandbox)
  const work = clone(sandbox, origin, 'work', '--branch', 'feature')
  for (const directory of ['work/feature', 'work/old-build']) mkdirSync(sandbox.at(directory))
  const ended = await compare(sandbox, work, options)
  expect(ended.stderr).toContain(says)
  expect(ended.stderr).not.toContain('    at ')
  expect(ended.status).toBe(status)
  expect(existsSync(sandbox.at('work/x'))).toBe(false)
  expectUntouched(work)
})

testFirst<[what: string, options: readonly string[], status: number, says: string]>(1, [
  [
    'a setup of the baseline',
    ['--setup', 'echo "no compiler" >&2; exit 9'],
    4,
    '✗ The setup fails on SHA (exit status 9), so nothing could be compared. The benchmarks run on ..',
  ],
  [
    'a build of both versions',
    ['--build', 'exit 9'],
    4,
    '✗ The build fails on both sides (exit status 9), so nothing could be compared.',
  ],
  [
    'a build of what is here',
    ['--build', '[ ! -e feature ]; cp source.sh built.sh'],
    4,
    '✗ The build fails on . (exit status 1), so nothing could be compared. The benchmarks run on SHA.',
  ],
])('%s that fails is the side that fails', async (_, options, status, says) => {
  const sandbox = makeSandbox()
  const { origin, parting } = makeHistory(sandbox)
  const work = clone(sandbox, origin, 'work', '--branch', 'feature')
  mkdirSync(sandbox.at('work/feature'))
  const ended = await compare(sandbox, work, options)
  const shown = stripVTControlCharacters(ended.stdout)
  expect(shown.replaceAll(parting.slice(0, 7), 'SHA')).toContain(says)
  expect(ended.status).toBe(status)
  expectUntouched(work)
})

test('a branch and a command that do not stand after "--" are not taken for two commands', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const { origin } = makeHistory(sandbox)
  clone(sandbox, origin, 'work')
  const ended = await counterbalance(sandbox, ['compare', 'main', 'sh bench.sh'], { directory: sandbox.at('work') })
  expect(ended.stderr).toContain('"main" is a version, and there is no command: add it after "--", such as -- npm run')
  expect(ended.status).toBe(2)
})

test('in a subdirectory of the repository, both sides run in theirs', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const origin = makeRepository(sandbox, 'origin')
  origin.commit({ 'parser/source.sh': source(1_000_000), 'common.sh': '' })
  const work = clone(sandbox, origin, 'work')
  work.commit({ 'parser/source.sh': source(1_100_000) })
  sandbox.write('work/parser/built.sh', source(1_100_000))
  const words = ['compare', '--setup', `. ../common.sh; ${setup}`, ...rounds]
  const { status, stderr } = await counterbalance(sandbox, words, { directory: sandbox.at('work/parser') })
  expect(status, stderr).toBe(0)
  expect(readReport(sandbox, 'work/a.json')).toMatchObject({
    status: 'regressed',
    options: { 'working-directory': 'parser' },
    sides: { contender: { label: '..' } },
  })
})

test('`build` builds both versions in a subdirectory, the baseline first', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const origin = makeRepository(sandbox, 'origin')
  origin.commit({ '.gitignore': 'built.sh\n', 'parser/source.sh': source(1_000_000) })
  const work = clone(sandbox, origin, 'work')
  work.commit({ 'parser/source.sh': source(1_100_000) })
  const build = `pwd >> ${sandbox.at('places')}; ${setup}`
  const words = ['compare', '--build', build, ...rounds]
  const { status, stderr } = await counterbalance(sandbox, words, { directory: sandbox.at('work/parser') })
  expect(status, stderr).toBe(0)
  const report = readReport(sandbox, 'work/a.json')
  expect(report).toMatchObject({ status: 'regressed', options: { build } })
  const places = sandbox.read('places').trim().split('\n')
  expect(places).toEqual([expect.stringMatching(/\/baseline\/parser$/), sandbox.at('work/parser')])
})

test('`build` builds what is here, however it is written', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const { origin } = makeHistory(sandbox)
  const work = clone(sandbox, origin, 'work', '--branch', 'feature')
  const build = `pwd >> ${sandbox.at('places')}; ${setup}`
  const words = ['compare', 'HEAD~2', 'HEAD~1', './', '--build', build, ...rounds]
  const { status, stderr } = await counterbalance(sandbox, words, { directory: work.path })
  expect(status, stderr).toBe(0)
  expect(sandbox.read('places').trim().split('\n').slice(2)).toEqual([work.path])
})

testFirst(0, [
  ['both say how the baseline is built', ['--build', setup, '--setup', setup], '"build" and "setup" both say how'],
  ['all versions are built already', ['../origin', '.', '--build', setup], 'which are taken as built'],
])('`build` is refused where %s', async (_, options, says) => {
  const sandbox = makeSandbox()
  const { origin } = makeHistory(sandbox)
  const work = clone(sandbox, origin, 'work', '--branch', 'feature')
  const { status, stderr } = await compare(sandbox, work, options)
  expect(stderr).toContain(says)
  expect(status).toBe(2)
})

test('this is not a git checkout', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  sandbox.write('work/source.sh', source(1_000_000))
  const words = ['compare', '--setup', setup, ...rounds]
  const { status, stderr } = await counterbalance(sandbox, words, {
    directory: sandbox.at('work'),
    variables: { GIT_CEILING_DIRECTORIES: sandbox.path },
  })
  expect(stderr).toContain('this directory is not in a git repository')
  expect(status).toBe(2)
})

test('a repository of another user stays refused, in the words of git', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const { origin } = makeHistory(sandbox)
  const work = clone(sandbox, origin, 'work')
  const words = ['compare', '--setup', setup, ...rounds]
  const variables = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' }
  const { status, stderr } = await counterbalance(sandbox, words, { variables, directory: work.path })
  expect(stderr).toContain('because git refuses this repository: ')
  expect(stderr).toContain(`git config --global --add safe.directory ${work.path}`)
  expect(status).toBe(2)
})

test('there is no commit in common', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const { origin } = makeHistory(sandbox)
  origin.git('checkout', '--quiet', '--orphan', 'other')
  origin.commit({ 'source.sh': source(1) })
  origin.git('checkout', '--quiet', 'main')
  const work = clone(sandbox, origin, 'work', '--branch', 'other')
  const { status, stderr } = await compare(sandbox, work, ['--setup', setup])
  expect(stderr).toContain('name the baseline, such as compare main -- COMMAND')
  expect(status).toBe(2)
})

test('worktrees of the user’s stay, also one whose disk is away', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const { origin } = makeHistory(sandbox)
  const work = clone(sandbox, origin, 'work', '--branch', 'feature')
  work.git('worktree', 'add', '--quiet', '--detach', sandbox.at('other'), 'origin/main')
  work.git('worktree', 'add', '--quiet', '--detach', sandbox.at('away'), 'origin/main')
  rmSync(sandbox.at('away'), { recursive: true })
  const before = work.git('worktree', 'list', '--porcelain')
  expect(await compare(sandbox, work, ['--setup', setup])).toMatchObject({ status: 0 })
  expect(work.git('worktree', 'list', '--porcelain')).toBe(before)
})

test('hooks of the repository do not run, and the directory of the contender may be below its root', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const { origin } = makeHistory(sandbox)
  const work = clone(sandbox, origin, 'work', '--branch', 'feature')
  sandbox.write('work/.git/hooks/post-checkout', `#!/bin/sh\ntouch ${sandbox.at('hooked')}\n`)
  expect(await compare(sandbox, work, ['--setup', setup])).toMatchObject({ status: 0 })
  expect(existsSync(sandbox.at('hooked'))).toBe(false)
})

testFirst(0, [
  {
    name: 'setup',
    options: (here: string) => ['--setup', `echo > ${here}; setsid sleep 1000 & sleep 1000`],
    variables: () => ({}),
  },
  {
    name: 'a fetch',
    options: () => ['v9', '--setup', setup],
    variables: (here: string) => ({ GIT_SSH_COMMAND: `echo > ${here}; cat > ${here} #` }),
  },
])('SIGTERM in $name: the worktree is gone, and nothing runs', async ({ name, options, variables }) => {
  const sandbox = makeSandbox()
  const { origin } = makeHistory(sandbox)
  const work = clone(sandbox, origin, 'work', '--branch', 'feature')
  work.git('remote', 'set-url', 'origin', 'ssh://git@example.invalid/app.git')
  const here = sandbox.at('here')
  const words = ['compare', ...options(here), ...rounds]
  // What git has started to fetch by ends when git has, which Counterbalance does not see: that may be a moment later.
  const running = startCounterbalance(sandbox, words, {
    variables: variables(here),
    isKilled: name === 'a fetch',
    directory: work.path,
  })
  await expect.poll(() => existsSync(here), { interval: 10, timeout: 30_000 }).toBe(true)
  running.process.kill('SIGTERM')
  const ended = await running.ended
  await expect.poll(() => findRemains(sandbox), { interval: 10, timeout: 30_000 }).toEqual([])
  expect(ended.stderr).toContain('interrupted by SIGTERM; nothing was measured')
  expect(ended).toMatchObject({ status: 130, stdout: '' })
  expectUntouched(work)
})

test('changes that are not committed are named, because nobody else has them', { tags: 'nightly' }, async () => {
  const sandbox = makeSandbox()
  const { origin } = makeHistory(sandbox)
  const clean = await compare(sandbox, origin, ['HEAD~1', '--setup', setup])
  expect(clean.stdout).not.toContain('not committed')
  sandbox.write('origin/source.sh', source(1_050_000))
  const changed = await compare(sandbox, origin, ['--setup', setup])
  expect(changed.stdout).toContain('! "." has changes that are not committed, and was measured with them')
})
