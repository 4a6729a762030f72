import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addComment } from './fake/repository-state.js'
import { makeWorld } from './world.js'

test('a label accepts a slowdown: the gate opens, and the verdict stays', async () => {
  await using world = await makeWorld()
  const { github, pull } = world
  await world.push({ rounds: '0' })
  const shut = await world.propose({ 'fail-on': 'regressed' })
  expect([shut.status, shut.outputs.status], shut.stdout).toEqual([1, 'regressed'])
  expect(shut.stdout).toContain('add the label "performance-accepted" to the pull request, and run the job again')
  expect(github.state.comments[0]!.body).toContain('performance-accepted')
  pull.labels.push('Performance-Accepted')
  github.state.labelings.push({ issue: 1, label: 'performance-accepted', by: 'mona', at: '2026-02-01T09:30:00Z' })
  github.state.writers.add('mona')
  for (const [login, why] of [
    ['mona', 'the parser is safer now\nsee #12'],
    ['eve', 'it is mine'],
  ] as const)
    addComment(github.state, { issue: 1, body: `counterbalance: accept ${why}`, author: { login, type: 'User' } })
  github.requests()
  const open = await world.propose({ 'fail-on': 'regressed' })
  expect([open.status, open.outputs.status], open.stdout).toEqual([0, 'regressed'])
  const says =
    /> \*\*Accepted:\*\* the gate would have failed .*mona.* on 2026-02-01 09:30 UTC, saying .*the parser is safer now/
  expect(open.summary).toMatch(says)
  expect(open.stdout).not.toContain('::error')
  expect(open.stdout).toMatch(/^::warning title=parse%3A regressed::/m)
  expect(open.summary).not.toMatch(/see #12|it is mine/)
  expect(github.state.comments[0]!.body).toMatch(says)
  expect(JSON.parse(readFileSync(open.outputs.report!, 'utf8')).acceptance).toMatchObject({
    by: 'mona',
    at: '2026-02-01T09:30:00Z',
    why: 'the parser is safer now',
  })
  const asked = github.requests().filter(line => /pulls\/1 |events|permission/.test(line))
  expect(asked).toEqual(
    expect.arrayContaining([
      'GET pulls/1 → 200',
      'GET issues/1/events?per_page=100 → 200',
      'GET collaborators/eve/permission → 200',
      'GET collaborators/mona/permission → 200',
    ]),
  )
})

test('what cannot be read accepts nothing', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  await world.push({ rounds: '0' })
  world.pull.labels.push('performance-accepted')
  world.github.fail({ on: 'GET pulls/1', status: 500 })
  const step = await world.propose({ 'fail-on': 'regressed' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([1, 'regressed'])
  expect(step.stdout).toContain('could not be read: GitHub could not answer')
})
