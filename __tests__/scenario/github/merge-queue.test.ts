import { expect, test } from 'vitest'
import { onMergeGroup } from './fake/events.js'
import { makeWorld } from './world.js'

test('in the merge queue the group is compared with its base, and nothing is commented', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  await world.push({ rounds: '0' })
  github.requests()
  const group = onMergeGroup(github.state, { sha: commits.merge, base: commits.main, number: pull.number })
  const step = await world.run(group, commits.merge, { 'fail-on': 'regressed' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([1, 'regressed'])
  expect(step.outputs['baseline-sha']).toBe(commits.main)
  expect(github.requests()).toMatchInlineSnapshot(`
    [
      "POST graphql → 200",
      "GET actions/artifacts?name=counterbalance-benchmark&per_page=100&page=1 → 200",
      "GET actions/runs/3001 → 200",
      "GET actions/artifacts/1001/zip → 302",
      "GET blobs/download-2 → 200",
      "GET compare/<sha>...<sha>?per_page=100 → 200",
      "GET pulls?state=open&base=main&per_page=100 → 200",
      "GET pulls/1 → 200",
    ]
  `)
})

test('in the merge queue a label on the pull request of the entry accepts a slowdown', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  const { github, commits, pull } = world
  await world.push({ rounds: '0' })
  const group = () => onMergeGroup(github.state, { sha: commits.merge, base: commits.main, number: pull.number })
  const shut = await world.run(group(), commits.merge, { 'fail-on': 'regressed' })
  expect([shut.status, shut.outputs.status], shut.stdout).toEqual([1, 'regressed'])
  expect(shut.stdout).toContain('add the label "performance-accepted" to pull request #1, and queue it again')
  pull.labels.push('performance-accepted')
  github.state.labelings.push({ issue: 1, label: 'performance-accepted', by: 'mona', at: '2026-02-01T09:30:00Z' })
  github.requests()
  const open = await world.run(group(), commits.merge, { 'fail-on': 'regressed' })
  expect([open.status, open.outputs.status], open.stdout).toEqual([0, 'regressed'])
  expect(open.summary).toMatch(/> \*\*Accepted:\*\* the gate would have failed .*mona/)
  expect(github.requests().filter(line => /pulls|compare/.test(line))).toEqual([
    'GET compare/<sha>...<sha>?per_page=100 → 200',
    'GET pulls?state=open&base=main&per_page=100 → 200',
    'GET pulls/1 → 200',
  ])
  github.fail({ on: 'GET compare/*', status: 404 })
  const unread = await world.run(group(), commits.merge, { 'fail-on': 'regressed' })
  expect([unread.status, unread.outputs.status], unread.stdout).toEqual([1, 'regressed'])
  expect(unread.stdout).toContain('could not be read: GitHub did not find')
})
