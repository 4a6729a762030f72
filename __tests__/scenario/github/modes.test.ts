import { expect } from 'vitest'
import { testFirst } from '../some-at-night.js'
import { onBranch, onPush } from './fake/events.js'
import { makeWorld } from './world.js'

testFirst(1, ['workflow_dispatch', 'schedule'] as const)('"%s" on the default branch publishes', async event => {
  await using world = await makeWorld()
  const { github, commits } = world
  const step = await world.run(onBranch(github.state, event), commits.main, { rounds: '0' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'published'])
  expect((await world.propose()).outputs.status).toBe('regressed')
})

testFirst(1, [
  ['a push to', (state, sha) => onPush(state, sha, { branch: 'feature' })],
  ['a dispatch on', state => onBranch(state, 'workflow_dispatch', { branch: 'feature' })],
] satisfies [string, (state: Parameters<typeof onPush>[0], sha: string) => ReturnType<typeof onPush>][])(
  '%s another branch compares it with where it left the default one, and comments nothing',
  async (_, start) => {
    await using world = await makeWorld()
    const { github, commits } = world
    const [first] = github.state.commits
    await world.push({ rounds: '0' }, first!.sha)
    github.requests()
    const step = await world.run(start(github.state, commits.head), commits.head)
    expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
    expect(step.outputs['baseline-sha']).toBe(first!.sha)
    expect(github.requests().filter(line => !line.startsWith('GET '))).toEqual([])
    expect(github.state.artifacts).toHaveLength(1)
  },
)
