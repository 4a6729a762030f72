import { chownSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SessionRecord } from '../../src/record/record.js'
import { counterbalance, type Ended, type RunOptions } from './counterbalance.js'
import { clone, makeRepository, type Repository } from './repository.js'
import { makeSandbox, type Sandbox } from './sandbox.js'
import { testFirst } from './some-at-night.js'
import { isRoot } from './without-root.js'

const short = ['--rounds', '5', '--warmup', '0', '--causes', 'off']
const bench = ['--', 'sh', 'bench.sh']

/** A repository of two commits in `name`. */
function makeHistory(
  sandbox: Sandbox,
  name: string,
): { readonly work: Repository; readonly commits: readonly string[] } {
  const work = makeRepository(sandbox, name)
  const commits = ['1\n', '2\n'].map(note => work.commit({ 'bench.sh': 'exit 0\n', note }))
  return { work, commits }
}

/** Compares commits whose builds leave what git tells them, in order: the commit, a file of it, and what `more` prints. */
async function compare(
  sandbox: Sandbox,
  words: readonly string[],
  { more = 'true', ...options }: RunOptions & { readonly more?: string },
): Promise<Ended & { readonly built: string }> {
  const build = `{ git rev-parse HEAD; git show HEAD:note; ${more}; } >> ${sandbox.write('built', '')}`
  const ended = await counterbalance(sandbox, ['compare', ...words, ...short, '--setup', build, ...bench], options)
  return { ...ended, built: sandbox.read('built') }
}

test('a CI that exports GIT_DIR builds each commit from itself, with the settings of git that it also exports', async () => {
  const sandbox = makeSandbox()
  const { work: origin, commits } = makeHistory(sandbox, 'origin')
  const work = clone(sandbox, origin, 'work', '--depth', '1')
  work.git('remote', 'set-url', 'origin', 'https://example.invalid/app')
  const variables = {
    GIT_DIR: work.git('rev-parse', '--absolute-git-dir'),
    GIT_INDEX_FILE: '.git/index',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.file://${origin.path}.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://example.invalid/app',
    GIT_CONFIG_PARAMETERS: "'a.word'='from a caller'",
  }
  const more = 'git config a.word; git ls-remote https://example.invalid/app refs/heads/main'
  const ended = await compare(sandbox, commits, { directory: work.path, variables, more })
  expect(ended.status, ended.stderr).toBe(0)
  const settings = `from a caller\n${commits[1]}\trefs/heads/main\n`
  expect(ended.built).toBe(`${commits[0]}\n1\n${settings}${commits[1]}\n2\n${settings}`)
  expect(work.git('status', '--porcelain')).toBe('')
})

const calls: readonly (readonly string[])[] = [
  ['compare', 'HEAD~1', ...bench],
  ['compare', ...bench],
  ['bisect', 'HEAD~1', 'HEAD', ...bench],
  ['plan'],
  ['publish', '../store', '--rounds', '5', ...bench],
]

testFirst(1, calls)('what leads to two repositories is refused: %s', async (...words) => {
  const sandbox = makeSandbox()
  const [{ work }, { work: other }] = [makeHistory(sandbox, 'work'), makeHistory(sandbox, 'other')]
  const variables = { GIT_DIR: join(other.path, '.git') }
  const ended = await counterbalance(sandbox, words, { directory: work.path, variables })
  expect(ended.status).toBe(2)
  expect(ended.stderr).toContain(
    `GIT_DIR leads git to ${other.path}/.git, but this directory belongs to ${work.path}/.git, so the wrong versions could be measured: unset GIT_DIR, or `,
  )
  expect(readdirSync(sandbox.path)).not.toContain('store')
})

test.each([['where it leads to another repository'], ['where there is no git']])(
  'what needs no repository is not refused %s',
  {
    tags: 'nightly',
  },
  async situation => {
    const sandbox = makeSandbox()
    const [{ work }, { work: other }] = [makeHistory(sandbox, 'work'), makeHistory(sandbox, 'other')]
    const { PATH: programs = '' } = sandbox.variables
    mkdirSync(sandbox.at('programs'))
    for (const name of readdirSync(programs).filter(name => !name.startsWith('git')))
      symlinkSync(join(programs, name), sandbox.at('programs', name))
    const led = { GIT_DIR: join(other.path, '.git'), GIT_WORK_TREE: other.path }
    const variables = situation === 'where there is no git' ? { ...led, PATH: sandbox.at('programs') } : led
    for (const words of [
      ['compare', ...short, 'sh bench.sh', 'true'],
      ['compare', ...short, '.', '../other', ...bench],
      ['doctor'],
      ['init', '--command', 'sh bench.sh'],
    ]) {
      const ended = await counterbalance(sandbox, words, { directory: work.path, variables })
      expect([ended.status, words], ended.stderr).toEqual([0, words])
    }
  },
)

/** Where the variables of the caller alone tell the repository of two commits. */
const places: Readonly<Record<string, (sandbox: Sandbox, work: Repository) => RunOptions>> = {
  'a bare repository, from elsewhere'(sandbox, work) {
    mkdirSync(sandbox.at('empty'))
    work.git('clone', '--quiet', '--bare', '.', sandbox.at('bare.git'))
    return { directory: sandbox.at('empty'), variables: { GIT_DIR: '../bare.git' } }
  },
  'a bare repository, where git asks for its name'(sandbox, work) {
    work.git('clone', '--quiet', '--bare', '.', sandbox.at('bare.git'))
    const setting = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.bareRepository', GIT_CONFIG_VALUE_0: 'explicit' }
    return { directory: sandbox.at('bare.git'), variables: { GIT_DIR: '.', ...setting } }
  },
  'files of which git lies elsewhere'(sandbox, work) {
    mkdirSync(sandbox.at('home'))
    return {
      directory: sandbox.at('home'),
      variables: { GIT_DIR: join(work.path, '.git'), GIT_WORK_TREE: sandbox.at('home') },
    }
  },
  'objects that lie elsewhere'(sandbox, work) {
    const shared = clone(sandbox, work, 'shared')
    work.git('-C', shared.path, 'repack', '-a', '-d', '--quiet')
    work.git('init', '--quiet', '--initial-branch', 'main', sandbox.at('thin'))
    sandbox.write('thin/.git/refs/heads/main', `${work.git('rev-parse', 'HEAD')}\n`)
    return {
      directory: sandbox.at('thin'),
      variables: { GIT_ALTERNATE_OBJECT_DIRECTORIES: join(shared.path, '.git/objects') },
    }
  },
}

testFirst(1, Object.entries(places))('git finds what only its caller tells: %s', async (_, prepare) => {
  const sandbox = makeSandbox()
  const { work, commits } = makeHistory(sandbox, 'work')
  const options = prepare(sandbox, work)
  const words = ['compare', 'HEAD~1', 'HEAD', ...short, '--record', sandbox.at('r.json'), ...bench]
  const ended = await counterbalance(sandbox, words, options)
  expect(ended.status, ended.stderr).toBe(0)
  const { sides } = JSON.parse(sandbox.read('r.json'))
  expect(sides.map(({ origin }: SessionRecord['sides'][number]) => origin?.commit)).toEqual(commits)
  expect(work.git('worktree', 'list').split('\n')).toHaveLength(1)
})

test.runIf(isRoot)(
  'safe.directory of the environment trusts a repository of another user, for us and for a build',
  { tags: 'nightly' },
  async () => {
    const sandbox = makeSandbox()
    const { work, commits } = makeHistory(sandbox, 'work')
    for (const path of ['', '.git']) chownSync(join(work.path, path), 12_345, 12_345)
    const options = { directory: work.path, more: 'git -C "$OLD" rev-parse HEAD~1', variables: { OLD: work.path } }
    expect((await compare(sandbox, commits, options)).stderr).toContain('dubious ownership')
    const setting = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: '*' }
    const ended = await compare(sandbox, commits, { ...options, variables: { ...options.variables, ...setting } })
    expect(ended.status, ended.stderr).toBe(0)
    expect(ended.built).toBe(`${commits[0]}\n1\n${commits[0]}\n${commits[1]}\n2\n${commits[0]}\n`)
  },
)
