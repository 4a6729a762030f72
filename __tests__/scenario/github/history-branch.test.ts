import { expect, test } from 'vitest'
import { decodeHistory, encodeHistory } from '../../../src/extras/history/file.js'
import { source } from '../checkout.js'
import { testFirst } from '../some-at-night.js'
import { onBranch, onPush } from './fake/events.js'
import type { Permissions } from './fake/repository-state.js'
import { makeWorld, type World } from './world.js'

const permissions: Permissions = { actions: 'read', contents: 'write' }
const asked = { mode: 'history', branch: 'benchmarks', command: '', files: '', warmup: '', rounds: '' }

/** The job behind the one that publishes; it runs no code of the project. */
function commitHistory({ github, run }: World, commit: string, inputs = {}) {
  return run(onPush(github.state, commit), commit, { ...asked, ...inputs })
}

/** The files of the branch, by their paths. */
function filesOf({ github: { state } }: World): ReadonlyMap<string, string> {
  const tip = state.branches.get('benchmarks')
  return tip === undefined ? new Map() : state.made.trees.get(state.made.commits.get(tip)!.tree)!
}

const comparisonsOf = (world: World) => decodeHistory(filesOf(world).get('history.jsonl')!).comparisons

test('a job commits the history to a branch of its own, with what shows it, and joins what came in between', async () => {
  await using world = await makeWorld({ permissions })
  const { github, commits } = world
  await world.push()
  const first = await commitHistory(world, commits.main)
  expect(first.status, first.stdout).toBe(0)
  expect([...filesOf(world).keys()].sort()).toEqual(['history.jsonl', 'index.html', 'results.md'])
  expect(github.state.made.commits.get(github.state.branches.get('benchmarks')!)!.parents).toEqual([])
  const slower = world.commit({ 'source.sh': source(1_200_000) })
  await world.push({}, slower)
  const [own] = comparisonsOf(world)
  const other = encodeHistory({ suite: 'benchmark', comparisons: [own!, { ...own!, id: 'of another run' }] })
  github.fail({ on: 'PATCH git/refs/*', times: 1, meanwhile: () => commitElsewhere(world, other) })
  github.requests()
  const second = await commitHistory(world, slower)
  expect(second.status, second.stdout).toBe(0)
  expect(second.stdout).toContain('Another commit came to the branch "benchmarks" in between.')
  expect(comparisonsOf(world).map(({ id }) => id)).toContain('of another run')
  expect(comparisonsOf(world)).toHaveLength(3)
  expect(filesOf(world).get('CNAME')).toBe('example.com')
  expect(filesOf(world).get('results.md')).toContain('<code>parse</code>')
  expect(github.requests()).toMatchInlineSnapshot(`
    [
      "GET contents/counterbalance.yml?ref=main → 404",
      "GET contents/.github/counterbalance.yml?ref=main → 404",
      "GET actions/artifacts?name=counterbalance-benchmark&per_page=100&page=1 → 200",
      "GET actions/runs/3003 → 200",
      "GET actions/artifacts/1002/zip → 302",
      "GET blobs/download-5 → 200",
      "GET commits/<sha>?per_page=1 → 200",
      "GET git/ref/heads/benchmarks → 200",
      "GET git/commits/<sha> → 200",
      "GET contents/history.jsonl?ref=<sha> → 200",
      "POST git/trees → 201",
      "POST git/commits → 201",
      "PATCH git/refs/heads/benchmarks → 422",
      "GET git/ref/heads/benchmarks → 200",
      "GET git/ref/heads/benchmarks → 200",
      "GET git/commits/<sha> → 200",
      "GET contents/history.jsonl?ref=<sha> → 200",
      "POST git/trees → 201",
      "POST git/commits → 201",
      "PATCH git/refs/heads/benchmarks → 200",
    ]
  `)
  const third = await commitHistory(world, slower)
  expect(third.stdout).toContain('The branch "benchmarks" holds this history already.')
})

/** A commit of another job, and a file that a person has added. */
function commitElsewhere({ github: { state } }: World, history: string): void {
  const tip = state.branches.get('benchmarks')!
  const files = new Map([
    ['history.jsonl', history],
    ['CNAME', 'example.com'],
  ])
  state.made.trees.set('elsewhere', files)
  const sha = 'e'.repeat(40)
  state.made.commits.set(sha, { tree: 'elsewhere', parents: [tip], message: 'elsewhere' })
  state.branches.set('benchmarks', sha)
  for (const [path, text] of files) state.files.set(`${sha}:${path}`, text)
}

test('a private repository gets no page, since its pages may be public, and a broken file is written anew', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld({ permissions })
  const { github, commits } = world
  await world.push()
  const trigger = onPush(github.state, commits.main)
  Object.assign((trigger.payload as { repository: object }).repository, { private: true })
  const step = await world.run(trigger, commits.main, asked)
  expect(step.stdout).toMatch(/::warning::index\.html is not written: the repository is private/)
  expect([...filesOf(world).keys()]).not.toContain('index.html')
  commitElsewhere(world, '{"schema":"counterbalance/history@1","suite":"benchmark"}\n{"cut')
  const again = await world.run(trigger, commits.main, asked)
  expect(again.stdout).toMatch(
    /::warning::history\.jsonl of the history branch cannot be used, so it is written again from the start: line 2/,
  )
  expect([comparisonsOf(world).length, filesOf(world).has('index.html')]).toEqual([1, false])
})

test('without the right to write, the job says which one is missing', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  await world.push()
  const step = await commitHistory(world, world.commits.main)
  expect([step.status, step.stdout], step.stdout).toEqual([1, expect.stringMatching(/::error::.*contents/)])
})

testFirst(0, [
  ['an update', 'PATCH git/refs/*'],
  ['a branch that begins', 'POST git/refs'],
])('%s that a ruleset refuses is told in the words of GitHub', async (what, on) => {
  await using world = await makeWorld({ permissions })
  const { github, commits } = world
  await world.push()
  if (what === 'an update') {
    await commitHistory(world, commits.main)
    commitElsewhere(world, '')
  }
  const body = {
    message: 'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
    errors: ['Cannot update this protected ref.', { message: 'Required status check "test" is expected.' }],
    documentation_url: 'https://docs.github.com/rest/git/refs',
    status: '422',
  }
  github.fail({ on, status: 422, body })
  const step = await commitHistory(world, commits.main)
  expect(step.status).toBe(1)
  expect(step.stdout).toMatch(
    /::error::.*Repository rule violations found Changes must be made through a pull request\. ?: Cannot update this protected ref\.: Required status check "test" is expected\./,
  )
  expect(step.stdout).toContain('the branch "benchmarks"')
  expect(step.stdout).not.toContain('concurrency')
})

testFirst(0, [
  ['a dispatch on another branch', {}, 'only a push, a schedule or a dispatch on the default branch has a history'],
  ['the default branch', { branch: 'main' }, 'the default branch: name one that holds only the history'],
])('%s is refused in words', async (what, inputs, says) => {
  await using world = await makeWorld({ permissions })
  const { github, commits } = world
  const isElsewhere = what === 'a dispatch on another branch'
  const trigger = isElsewhere
    ? onBranch(github.state, 'workflow_dispatch', { branch: 'feature' })
    : onPush(github.state, commits.main)
  const step = await world.run(trigger, commits.main, { ...asked, ...inputs })
  expect([step.status, step.stdout]).toEqual([1, expect.stringContaining(says)])
  expect(filesOf(world).size).toBe(0)
})
