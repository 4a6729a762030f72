import { expect, test } from 'vitest'
import { source } from '../checkout.js'
import { testFirst } from '../some-at-night.js'
import { onBranch, onPush } from './fake/events.js'
import { makeWorld } from './world.js'

test.each(['schedule', 'workflow_dispatch'] as const)('"%s" on the default branch publishes', async event => {
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

test('a bisection builds commits of the default branch alone, and shows the one in the summary', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { github, commits } = world
  const slower = { 'source.sh': source(1_200_000) }
  const [good, , slow, bad] = [{ a: '1' }, { a: '2' }, slower, { a: '3' }].map(files => world.commit(files))
  const asked = { mode: 'bisect', command: 'sh source.sh', files: '', rounds: '5..5' }
  const dispatch = onBranch(github.state, 'workflow_dispatch')
  const step = await world.run(dispatch, bad!, { ...asked, range: `${good}..${bad}` })
  expect(step.status, step.stdout).toBe(0)
  expect(step.outputs.commit).toBe(slow)
  expect(step.summary).toMatch(
    /^## ⏱ <code>\w{7}<\/code> made <code>parse<\/code> [\d.]+% slower: change\nBy <code>Tester<\/code>/,
  )
  expect(step.summary).toContain('against the good commit')
  const foreign = await world.run(onBranch(github.state, 'workflow_dispatch'), bad!, {
    ...asked,
    range: `${good}..${commits.head}`,
  })
  expect([foreign.status, foreign.stdout]).toEqual([
    1,
    expect.stringContaining('is not a commit of the default branch'),
  ])
  const short = await world.run(onBranch(github.state, 'workflow_dispatch'), bad!, { ...asked, range: `${good}..main` })
  expect([short.status, short.stdout]).toEqual([1, expect.stringContaining('it must be two full names of commits')])
})
