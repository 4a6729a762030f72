import { expect, test } from 'vitest'
import { counterbalance } from './counterbalance.js'
import { makeRepository, type Repository } from './repository.js'
import { makeSandbox, type Sandbox } from './sandbox.js'

const fixed = ['--rounds', '4', '--warmup', '0', '--set', 'seed=scenario', '--time-budget', '60s']
const measured = ['--', 'sh', '-c', 'echo "{\\"bench\\":\\"parse\\",\\"value\\":1.5}"']
const compare = (sandbox: Sandbox, { path }: Repository, ...words: readonly string[]) =>
  counterbalance(sandbox, ['compare', ...words, ...fixed, ...measured], { directory: path })

/** A repository with two commits, of which both have a submodule in `lib`, and whose checkout has its files. */
function addSubmodule(sandbox: Sandbox): Repository {
  const library = makeRepository(sandbox, 'library')
  library.commit({ 'parse.js': 'exports.parse = 1' })
  const repository = makeRepository(sandbox, 'work')
  repository.commit({ 'a.txt': '1' })
  repository.git('submodule', '--quiet', 'add', library.path, 'lib')
  repository.commit({ 'a.txt': '2' })
  repository.commit({ 'a.txt': '3' })
  return repository
}

const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4'.repeat(64)}\nsize 12345\n`

/** A repository with two commits, of which both have a pointer of LFS in `data.bin`, as its checkout has. */
function addPointer(sandbox: Sandbox): Repository {
  const repository = makeRepository(sandbox, 'work')
  repository.commit({ '.gitattributes': '*.bin filter=lfs\n', 'data.bin': pointer, 'a.txt': '1' })
  repository.commit({ 'a.txt': '2' })
  return repository
}

test('a baseline without the submodules that the contender has is not compared, unless its setup fetches them', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const repository = addSubmodule(sandbox)
  const refused = await compare(sandbox, repository, 'HEAD~1')
  expect([refused.status, refused.stderr]).toEqual([
    2,
    expect.stringContaining('not compared: the baseline has submodules that were not fetched (lib)'),
  ])
  const setup = 'git -c protocol.file.allow=always submodule --quiet update --init'
  const fetched = await compare(sandbox, repository, 'HEAD~1', '--setup', setup)
  expect(fetched.status, fetched.stderr).toBe(0)
  repository.git('submodule', '--quiet', 'deinit', '--force', 'lib')
  const alike = await compare(sandbox, repository, 'HEAD~1')
  expect(alike.status, alike.stderr).toBe(0)
})

test('a side that has pointers in the place of the files of LFS that the other has is not compared', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const repository = addPointer(sandbox)
  const alike = await compare(sandbox, repository, 'HEAD~1')
  expect(alike.status, alike.stderr).toBe(0)
  sandbox.write('work/data.bin', 'x'.repeat(12_345))
  const refused = await compare(sandbox, repository, 'HEAD~1')
  expect([refused.status, refused.stderr]).toEqual([
    2,
    expect.stringContaining('not compared: the baseline has LFS files that were not fetched (data.bin)'),
  ])
  // As where git-lfs is installed, and its server refuses.
  for (const [key, value] of Object.entries({ smudge: 'false', clean: 'cat', required: 'true' }))
    repository.git('config', `filter.lfs.${key}`, value)
  const unreachable = await compare(sandbox, repository, 'HEAD~1')
  expect(unreachable.stderr).toContain('not compared: the baseline has LFS files that were not fetched (data.bin)')
  // As where git-lfs fetches what the checkout was not given.
  sandbox.write('work/data.bin', pointer)
  repository.git('config', 'filter.lfs.smudge', 'head -c 0; seq 4000')
  const reversed = await compare(sandbox, repository, 'HEAD~1')
  expect(reversed.stderr).toContain('not compared: the contender has LFS files that were not fetched (data.bin)')
})

test('a published baseline without the submodules or files of LFS that the contender has is not compared', {
  tags: 'nightly',
}, async () => {
  const sandbox = makeSandbox()
  const repository = addSubmodule(sandbox)
  repository.commit({ '.gitattributes': '*.bin filter=lfs\n', 'data.bin': pointer })
  const publish = async (store: string) => {
    const words = ['publish', `store:../${store}`, ...fixed, ...measured]
    const published = await counterbalance(sandbox, words, { directory: repository.path })
    expect(published.status, published.stderr).toBe(0)
  }
  await publish('with-pointer')
  sandbox.write('work/data.bin', 'x'.repeat(12_345))
  const refused = await compare(sandbox, repository, 'store:../with-pointer')
  expect(refused.stderr).toContain('the baseline has LFS files that were not fetched (data.bin)')
  repository.git('submodule', '--quiet', 'deinit', '--force', 'lib')
  await publish('without-submodule')
  repository.git('submodule', '--quiet', 'update', '--init')
  const lacking = await compare(sandbox, repository, 'store:../without-submodule')
  expect(lacking.stderr).toContain('the baseline has submodules that were not fetched (lib)')
})
