import { expect, test } from 'vitest'
import { makeWorld } from './world.js'

test('a label accepts a slowdown: the gate opens, and the verdict stays', async () => {
  await using world = await makeWorld()
  const { github, pull } = world
  await world.push({ measure: 'false' })
  const shut = await world.propose({ 'fail-on': 'regressed' })
  expect([shut.status, shut.outputs.status], shut.stdout).toEqual([1, 'regressed'])
  expect(shut.stdout).toContain('add the label "performance-accepted" to the pull request, and run the job again')
  expect(github.state.comments[0]!.body).toContain('performance&#45;accepted')
  pull.labels.push('Performance-Accepted')
  github.requests()
  const open = await world.propose({ 'fail-on': 'regressed' })
  expect([open.status, open.outputs.status], open.stdout).toEqual([0, 'regressed'])
  expect(open.summary).toContain('🏷️ **Accepted:**')
  expect(github.requests().slice(-3)).toMatchInlineSnapshot(`
    [
      "PATCH issues/comments/2001 → 200",
      "GET pulls/1 → 200",
      "GET issues/1/events?per_page=100 → 404",
    ]
  `)
})

test('what cannot be read accepts nothing', async () => {
  await using world = await makeWorld()
  await world.push({ measure: 'false' })
  world.pull.labels.push('performance-accepted')
  world.github.fail({ on: 'GET pulls/1', after: 1, status: 500 })
  const step = await world.propose({ 'fail-on': 'regressed' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([1, 'regressed'])
  expect(step.stdout).toContain('could not be read: GitHub could not answer')
})
