import { expect, test } from 'vitest'
import { onPullRequest, onPush } from './fake/events.js'
import { makeWorld } from './world.js'

test('two suites of one workflow have an artifact and a comment each', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  const suites = ['parser', 'web server']
  const pushing = onPush(github.state, commits.main)
  for (const suite of suites) await world.run(pushing, commits.main, { suite, rounds: '0' })
  expect(github.state.artifacts.map(({ name }) => name)).toEqual([
    'counterbalance-parser',
    expect.stringMatching(/^counterbalance-web-server--/),
  ])
  for (const trigger of [onPullRequest(github.state, pull), onPullRequest(github.state, pull)])
    for (const suite of suites) {
      const step = await world.run(trigger, commits.merge, { suite })
      expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
    }
  expect(github.state.comments.map(({ body }) => body)).toEqual([
    expect.stringMatching(/^<!-- counterbalance:parser-\w+ run=3003 /),
    expect.stringMatching(/^<!-- counterbalance:web-server-\w+ run=3003 /),
  ])
})
