import { expect, test } from 'vitest'
import { makeWorld } from './world.js'

test('"comment: never" asks nothing of the pull request', async () => {
  await using world = await makeWorld()
  const { github } = world
  await world.push({ rounds: '0' })
  github.requests()
  const step = await world.propose({ show: 'none' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  expect(step.summary).toContain('regressed by ')
  expect(github.requests().filter(line => / (issues|pulls)/.test(line))).toEqual([])
})

test('"comment: changes" says nothing of what did not change, and edits what it once said', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { github } = world
  await world.push({ rounds: '0' })
  const silent = await world.propose({ show: 'comment:changes', threshold: '50%' })
  expect([silent.status, silent.outputs.status], silent.stdout).toEqual([0, 'unchanged'])
  expect([github.state.comments, silent.outputs['comment-url']]).toEqual([[], ''])
  await world.propose({ show: 'comment:changes' })
  expect(github.state.comments.map(({ body }) => body)).toEqual([expect.stringContaining('regressed by ')])
  await world.propose({ show: 'comment:changes', threshold: '50%' })
  expect(github.state.comments.map(({ body }) => body)).toEqual([expect.stringContaining('did not change')])
})
