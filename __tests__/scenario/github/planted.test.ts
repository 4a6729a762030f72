import { expect, test } from 'vitest'
import { testFirst } from '../some-at-night.js'
import { makeFork, type State, type WorkflowRun } from './fake/repository-state.js'
import { startJob } from './job.js'
import { plant } from './planted.js'
import { search } from './search.js'
import { makeWorld } from './world.js'

const plants: readonly [from: string, run: (state: State) => Partial<WorkflowRun>][] = [
  ["a fork's branch", state => ({ event: 'pull_request', headRepository: makeFork(state) })],
  ['a pull request of this repository', () => ({ event: 'pull_request' })],
  ['a fork that is gone', () => ({ event: 'pull_request', headRepository: null })],
  ["a fork's own push", state => ({ headRepository: makeFork(state) })],
  ['code that a comment asked for', () => ({ event: 'issue_comment' })],
]

test.each(plants)('an artifact from %s, be it called main or not, is no baseline', async (_, run) => {
  await using job = await startJob()
  const { github, sandbox } = job
  const commit = 'a'.repeat(40)
  plant(github.state, sandbox, { commit, run: run(github.state) })
  expect(await search(job, commit)).toMatchObject({ kind: 'absent', reason: { code: 'baseline-unpublished' } })
  expect(github.requests().filter(line => line.includes('/zip'))).toEqual([])
})

testFirst(1, plants.slice(0, 2))('with an artifact from %s named main nothing is compared', async (_, run) => {
  await using world = await makeWorld()
  const { github, sandbox, commits } = world
  plant(github.state, sandbox, { commit: commits.main, run: run(github.state) })
  const step = await world.propose()
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  expect(github.log.filter(({ path }) => path.endsWith('/zip'))).toEqual([])
})

test('a planted artifact does not hide the one that the default branch published', async () => {
  await using world = await makeWorld()
  const { github, sandbox, commits } = world
  await world.push({ rounds: '0' })
  plant(github.state, sandbox, { commit: commits.main, run: { event: 'pull_request' } })
  const step = await world.propose()
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  expect(github.requests().filter(line => line.includes('/zip'))).toEqual(['GET actions/artifacts/1001/zip → 302'])
})

test('what was planted would have worked, had the default branch published it', async () => {
  await using world = await makeWorld()
  plant(world.github.state, world.sandbox, { commit: world.commits.main })
  expect((await world.propose()).outputs.status).toBe('improved')
})
