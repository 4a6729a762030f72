import { expect, test } from 'vitest'
import { testFirst } from '../some-at-night.js'
import { onPullRequest } from './fake/events.js'
import { makeWorld } from './world.js'

test('the parts of a matrix have baselines of their own, and neither comment nor gate; the merge does both', async () => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  const parts = ['auto:0', 'auto:1']
  for (const part of parts) await world.push({ rounds: '0', part })
  expect(new Set(github.state.artifacts.map(({ name }) => name)).size).toBe(2)
  const trigger = onPullRequest(github.state, pull)
  github.requests()
  for (const part of parts) {
    const step = await world.run(trigger, commits.merge, { part, 'fail-on': 'regressed' })
    expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
    expect(step.stdout).not.toContain('::error')
  }
  expect(github.state.comments).toEqual([])
  expect(github.requests().filter(line => line.includes('issues'))).toEqual([])
  const merged = await world.run(trigger, commits.merge, { mode: 'merge', part: 'of 2', 'fail-on': 'regressed' })
  expect([merged.status, merged.outputs.status], merged.stdout).toEqual([1, 'regressed'])
  expect(merged.stdout).toContain('::error::"fail-on": 2 regressed: parse (0), parse (1)')
  expect(merged.outputs).toMatchObject({ 'baseline-sha': commits.main, 'baseline-source': 'published' })
  expect(github.state.comments.map(({ body }) => body)).toEqual([
    expect.stringMatching(/regressed[\s\S]*Benchmark on <code>0<\/code>[\s\S]*Benchmark on <code>1<\/code>/),
  ])
})

testFirst(1, [
  ['the contender crashes', { command: 'if grep -q 1100000 built.sh; then exit 1; fi; sh built.sh' }, 'not-comparable'],
  ['every side crashes', { command: 'false' }, 'errored'],
  ['"install" fails', { install: 'exit 3' }, 'errored'],
])('a part stays green and keeps its record where %s, and the merge fails', async (_, inputs, status) => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  await world.push({ rounds: '0', part: 'linux' })
  const trigger = onPullRequest(github.state, pull)
  const part = await world.run(trigger, commits.merge, { ...inputs, part: 'linux', 'fail-on': 'regressed' })
  expect([part.status, part.outputs.status], part.stdout).toEqual([0, status])
  expect(github.state.artifacts.map(({ name }) => name)).toContainEqual(
    expect.stringContaining('counterbalance-record'),
  )
  const merged = await world.run(trigger, commits.merge, { mode: 'merge', part: 'of 1', 'fail-on': 'regressed' })
  expect([merged.status, merged.outputs.status], merged.stdout).toEqual([1, status])
})
