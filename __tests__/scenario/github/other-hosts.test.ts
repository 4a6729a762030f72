import { expect, test } from 'vitest'
import { testFirst } from '../some-at-night.js'
import { onPush } from './fake/events.js'
import { makeWorld } from './world.js'

const elsewhere = { variables: { GITHUB_SERVER_URL: 'https://git.example.com' } }
const noService = { on: 'POST results/CreateArtifact*', status: 404, message: 'not found' }

test('a server by another name publishes and compares where its results service answers', async () => {
  await using world = await makeWorld()
  const { github, commits } = world
  const pushed = await world.run(onPush(github.state, commits.main), commits.main, { rounds: '0' }, elsewhere)
  expect([pushed.status, pushed.outputs.status], pushed.stdout).toEqual([0, 'published'])
  expect(github.state.artifacts).toMatchObject([{ name: 'counterbalance-benchmark' }])
  const proposed = await world.propose({}, elsewhere)
  expect([proposed.status, proposed.outputs.status], proposed.stdout).toEqual([0, 'regressed'])
  expect(proposed.outputs).toMatchObject({ 'baseline-source': 'published' })
})

testFirst(1, [
  ['answers that there is none', elsewhere, noService],
  ['is not named', { variables: { ...elsewhere.variables, ACTIONS_RESULTS_URL: '' } }, undefined],
])(
  'where the results service %s, a push stores nothing, and says what builds the baseline',
  async (_, options, fault) => {
    await using world = await makeWorld()
    const { github, commits } = world
    if (fault) github.fail(fault)
    const built = await world.run(
      onPush(github.state, commits.main),
      commits.main,
      { rounds: '0', setup: 'true' },
      options,
    )
    expect([built.status, built.outputs.published], built.stdout).toEqual([0, 'false'])
    expect(built.stdout).toContain('::notice::')
    expect(built.stdout).toContain('this server keeps no artifacts')
    expect(built.stdout).toContain('Nothing was published: pull requests build the baseline')
    expect(built.stdout).not.toContain('githubstatus')
    if (fault) github.fail(fault)
    const proposed = await world.propose({ setup: 'cp source.sh built.sh', show: 'comment, page' }, options)
    expect([proposed.status, proposed.outputs.status], proposed.stdout).toEqual([0, 'regressed'])
    expect(proposed.outputs).toMatchObject({ 'baseline-source': 'ref' })
    expect(proposed.stdout).not.toContain('githubstatus')
    if (fault) github.fail(fault)
    const unbuilt = await world.run(onPush(github.state, commits.main), commits.main, { rounds: '0' }, options)
    expect([unbuilt.status, unbuilt.outputs.published], unbuilt.stdout).toEqual([1, 'false'])
    expect(unbuilt.stdout).toMatch(/::error::.*this server keeps no artifacts.*give "build"/)
  },
)
