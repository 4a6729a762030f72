import { expect, test } from 'vitest'
import type { Step, Texts } from '../action.js'
import { makeCheckout, source } from '../checkout.js'
import { makeRepository, openRepository, type Repository } from '../repository.js'
import { pushAll } from './fake/commit-graph.js'
import { onPullRequest } from './fake/events.js'
import { addPull } from './fake/repository-state.js'
import { runAction } from './run-action.js'
import { makeWorld, usual, type World } from './world.js'

type Files = Readonly<Record<string, string>>

interface Proposal {
  /** Files of the base commit, and what else it is made of. */
  readonly base: Files
  readonly prepare?: (origin: Repository) => void
  readonly head: Files
  /** What the workflow's steps before the action do to the checkout. */
  readonly before?: (work: Repository) => void
  readonly inputs: Texts
}

/** A pull request from one set of files to another one, and the action on it. */
async function propose(
  { sandbox, github }: World,
  { base, prepare, head, before, inputs }: Proposal,
): Promise<Step & { readonly base: string }> {
  const origin = openRepository(sandbox, 'origin')
  prepare?.(origin)
  const main = origin.commit(base, 'base')
  origin.git('tag', 'v1.0.0')
  origin.git('checkout', '--quiet', '-b', 'topic')
  const sha = origin.commit(head, 'head')
  origin.git('checkout', '--quiet', '--detach', 'main')
  origin.git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'topic')
  const merge = origin.git('rev-parse', 'HEAD')
  origin.git('update-ref', 'refs/pull/2/merge', merge)
  origin.git('checkout', '--quiet', 'main')
  pushAll(github.state, origin)
  const pull = addPull(github.state, { head: { sha, ref: 'topic' }, mergeCommit: merge })
  before?.(makeCheckout(sandbox, 'work', origin, merge))
  const trigger = onPullRequest(github.state, pull)
  const step = await runAction({ sandbox, github, trigger, inputs: { ...usual, ...inputs } })
  return { ...step, base: main }
}

const slower = { 'source.sh': source(2_000_000) }
const build = 'rm -f built.sh; cp source.sh built.sh'

test('files of LFS that only the checkout has are not compared with pointers', async () => {
  await using world = await makeWorld()
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4'.repeat(64)}\nsize 12345\n`
  const step = await propose(world, {
    base: { '.gitattributes': '*.bin filter=lfs\n', 'data.bin': pointer },
    head: slower,
    // As `lfs: true` does.
    before: () => world.sandbox.write('work/data.bin', 'x'.repeat(12_345)),
    inputs: { build, files: 'built.sh\n*.bin', 'fail-on': 'regressed' },
  })
  expect(step.outputs, step.stdout).toMatchObject({ status: 'not-compared' })
  expect(step.stdout).toContain('the baseline has LFS files that were not fetched (data.bin)')
  expect(step.stdout).toContain('begin build with git lfs pull')
  expect(step.status).toBe(1)
})

test('a submodule that only the checkout has is not compared, and is if `build` fetches it', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const library = makeRepository(world.sandbox, 'library')
  library.commit({ 'parse.js': 'exports.parse = 1' })
  const fetch = ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'update', '--init']
  const files = 'built.sh\nlib/**'
  const step = await propose(world, {
    prepare: origin => origin.git('submodule', '--quiet', 'add', library.path, 'lib'),
    base: {},
    head: slower,
    // As `submodules: true` does.
    before: work => work.git(...fetch),
    inputs: { build, files },
  })
  expect(step.outputs, step.stdout).toMatchObject({ status: 'not-compared' })
  expect(step.stdout).toContain('the baseline has submodules that were not fetched (lib)')
  const { github, sandbox } = world
  const trigger = onPullRequest(github.state, github.state.pulls.at(-1)!)
  const inputs = { ...usual, files, build: `git ${fetch.join(' ')}; test -e lib/parse.js; ${build}` }
  const fetched = await runAction({ sandbox, github, trigger, inputs })
  expect(fetched.outputs, fetched.stdout).toMatchObject({ status: 'regressed', 'baseline-sha': step.base })
})

test('a package of a monorepo is built at the root, and runs in its directory', async () => {
  await using world = await makeWorld()
  const step = await propose(world, {
    base: { 'packages/core/source.sh': source(1_000_000), 'packages/tools/prefix': 'core' },
    head: { 'packages/core/source.sh': source(2_000_000) },
    before: () => undefined,
    inputs: {
      build: 'cd packages/$(cat packages/tools/prefix); cp source.sh built.sh',
      files: 'packages/core/built.sh',
      'working-directory': 'packages/core',
    },
  })
  expect(step.outputs, step.stdout).toMatchObject({ status: 'regressed', 'baseline-sha': step.base })
})

test('`git describe` knows the version of both sides where the checkout has all tags', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const versions = world.sandbox.at('versions')
  const step = await propose(world, {
    base: { notes: 'released' },
    head: slower,
    // As `fetch-depth: 0` does.
    before: work => work.git('fetch', '--quiet', '--unshallow', '--tags', 'origin'),
    inputs: { build: `git describe --tags --abbrev=7 >> ${versions}; ${build}` },
  })
  expect(step.outputs, step.stdout).toMatchObject({ status: 'regressed', 'baseline-sha': step.base })
  expect(world.sandbox.read('versions').split('\n')).toEqual(['v1.0.0', expect.stringMatching(/^v1\.0\.0-2-g/), ''])
})
