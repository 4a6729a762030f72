import { expect, test } from 'vitest'
import { usualPermissions } from './fake/repository-state.js'
import { makeWorld } from './world.js'

test('a check run says what the comment says, and fails where the job does', async () => {
  await using world = await makeWorld()
  const { github, pull } = world
  await world.push({ rounds: '0' })
  github.state.token.permissions = { ...usualPermissions, checks: 'write' }
  const quiet = await world.propose({ show: 'comment, check' })
  const shut = await world.propose({ show: 'comment, check', 'fail-on': 'regressed' })
  pull.labels.push('performance-accepted')
  const open = await world.propose({ show: 'comment, check', 'fail-on': 'regressed' })
  expect([quiet.status, shut.status, open.status], open.stdout).toEqual([0, 1, 0])
  const { checkRuns } = github.state
  expect(checkRuns.map(({ conclusion }) => conclusion)).toEqual(['neutral', 'failure', 'neutral'])
  for (const { name, head_sha, status, output, details_url } of checkRuns) {
    expect([name, head_sha, status]).toEqual(['Benchmarks', pull.head.sha, 'completed'])
    expect(output!.title).toMatch(/ regressed by \d+/u)
    expect(output!.summary).toMatch(/^> \[!\w+\]\n(> \*\*Accepted:.*\n)?> \*\*.* regressed by /u)
    expect(details_url).toContain('/actions/runs/')
  }
  // Red where the job fails, and nobody has accepted that.
  expect(checkRuns.map(({ output }) => /\[!(\w+)\]/.exec(output!.summary)![1])).toEqual([
    'WARNING',
    'CAUTION',
    'WARNING',
  ])
})

test('a check run begins before anything is measured, and ends with the result', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  const { github } = world
  await world.push({ rounds: '0' })
  github.state.token.permissions = { ...usualPermissions, checks: 'write' }
  const seen: unknown[] = []
  github.fail({ on: 'GET actions/artifacts?*', times: 1, meanwhile: () => seen.push(...github.state.checkRuns) })
  github.requests()
  const step = await world.propose({ show: 'comment, check' })
  expect(step.status, step.stdout).toBe(0)
  expect(seen).toMatchObject([{ name: 'Benchmarks', status: 'in_progress' }])
  expect(github.state.checkRuns).toMatchObject([{ name: 'Benchmarks', status: 'completed', conclusion: 'neutral' }])
  expect(github.requests().filter(line => line.includes('check-runs'))).toEqual([
    'POST check-runs Benchmarks → 201',
    'PATCH check-runs/5001 → 200',
  ])
})

test('without the right, the job fails after everything else, and says which right it lacks', {
  tags: 'nightly',
}, async () => {
  await using world = await makeWorld()
  await world.push({ rounds: '0' })
  const step = await world.propose({ show: 'comment, check' })
  expect([step.status, step.outputs.status], step.stdout).toEqual([1, 'regressed'])
  expect(step.stdout).toContain('Give the job "checks: write" under "permissions"')
  expect(world.github.state.comments).toHaveLength(1)
  expect(world.github.state.checkRuns).toEqual([])
})

test('nobody who did not ask gets one', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  await world.push({ rounds: '0' })
  await world.propose({})
  expect(world.github.requests().filter(line => line.includes('check-runs'))).toEqual([])
})
