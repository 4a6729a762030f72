import { expect, test } from 'vitest'
import { makeSandbox } from '../sandbox.js'
import { onPullRequest, onWorkflowRun } from './fake/events.js'
import { startGitHub } from './fake/fake-github.js'
import { addPull, makeFork } from './fake/repository-state.js'
import { leaveRecord, recordOf } from './recorded.js'
import { runAction } from './run-action.js'
import { makeWorld, type World } from './world.js'

function findPage({ github }: World) {
  return github.state.artifacts.find(({ name }) => name.startsWith('counterbalance-page-'))
}

test('the page is an artifact that a browser shows, one click from comment, summary and log', async () => {
  await using world = await makeWorld()
  await world.push({ rounds: '0' })
  const step = await world.propose({ show: 'comment, page', 'retention-days': '7' })
  expect(step.outputs.status, step.stdout).toBe('regressed')
  const page = findPage(world)!
  expect(page.name).toMatch(/^counterbalance-page-benchmark-compare-1--[0-9a-f]{12}\.html$/)
  expect(page.mimeType).toBe('text/html')
  expect(Buffer.from(page.bytes).toString()).toMatch(/^<!doctype html>[\s\S]*<svg [\s\S]*data-packed="record"/)
  const url = `https://github.com/octo/words/actions/runs/${page.run}/artifacts/${page.id}`
  expect(step.outputs['page-url']).toBe(url)
  expect(step.outputs.page).toMatch(new RegExp(`/${page.name}$`))
  const link = `[full report](${url})`
  expect(world.github.state.comments[0]!.body).toContain(link)
  expect(step.summary).toContain(link)
  expect(step.stdout).toContain(`Open the full report: ${url}`)
  const kept = Date.parse(page.expiresAt) - Date.now()
  expect(Math.round(kept / 86_400_000)).toBe(7)
})

// That a page is given up, faults-comment.test.ts shows with each change.
test('a page that cannot be stored takes nothing else with it', { tags: 'nightly' }, async () => {
  await using world = await makeWorld()
  await world.push({ rounds: '0' })
  world.github.fail({ on: 'POST results/CreateArtifact*', status: 403, message: 'no' })
  const step = await world.propose({ show: 'comment, page' })
  expect([step.status, step.outputs.status, step.outputs['page-url']]).toEqual([0, 'regressed', undefined])
  expect(step.stdout).toMatch(
    /::warning::The HTML page could not be stored: the artifact "counterbalance-page-.* could not be stored/,
  )
  expect(step.summary).toContain('regressed by ')
  expect(world.github.state.comments[0]!.body).not.toContain('[full report]')
})

test('the reporter makes the page of a fork itself, and links no artifact of the run that measured', {
  tags: 'nightly',
}, async () => {
  await using github = await startGitHub()
  addPull(github.state, { head: { sha: 'c'.repeat(40), ref: 'faster', repository: makeFork(github.state) } })
  const { run } = onPullRequest(github.state, github.state.pulls[0]!)
  Object.assign(run, { status: 'completed', conclusion: 'success' })
  leaveRecord(github.state, run, recordOf(0.05))
  const trigger = onWorkflowRun(github.state, run)
  const inputs = { mode: 'merge', show: 'comment, page' }
  const step = await runAction({ sandbox: makeSandbox(), github, trigger, inputs })
  const page = github.state.artifacts.at(-1)!
  expect(page, step.stdout).toMatchObject({ run: trigger.run.id, mimeType: 'text/html' })
  const [comment] = github.state.comments
  const linked = [...comment!.body.matchAll(/runs\/(\d+)\/artifacts\/(\d+)/g)].map(([, of, id]) => [
    Number(of),
    Number(id),
  ])
  expect(linked).toEqual([[trigger.run.id, page.id]])
})
