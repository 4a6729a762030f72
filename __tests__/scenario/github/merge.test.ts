import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Report } from '../../../src/report/report.js'
import { makeSandbox } from '../sandbox.js'
import { onPullRequest, type Trigger } from './fake/events.js'
import { type GitHub, startGitHub } from './fake/fake-github.js'
import { addPull } from './fake/repository-state.js'
import { leaveRecord, leaveText, recordOf } from './recorded.js'
import { runAction } from './run-action.js'

const headSha = 'c'.repeat(40)

function begin({ state }: GitHub): Trigger {
  const base = 'b'.repeat(40)
  if (state.commits.length === 0) state.commits.push({ sha: base, parents: [] }, { sha: headSha, parents: [base] })
  state.branches.set(state.defaultBranch, base)
  return onPullRequest(state, addPull(state, { head: { sha: headSha } }))
}

const merge = (github: GitHub, trigger: Trigger, inputs: Readonly<Record<string, string>> = {}) =>
  runAction({ sandbox: makeSandbox(), github, trigger, inputs: { mode: 'merge', ...inputs } })

test('the parts of a matrix make one report, with a section for each and one correction', async () => {
  await using github = await startGitHub()
  const trigger = begin(github)
  for (const [part, effect] of [
    ['linux', 0],
    ['windows', 0.05],
    ['macos', 0],
  ] as const)
    leaveRecord(github.state, trigger.run, recordOf(effect, { part }))
  const step = await merge(github, trigger, { part: 'of 3' })
  expect([step.status, step.outputs.status]).toEqual([0, 'regressed'])
  expect(JSON.parse(step.outputs.verdicts!)).toMatchObject({ regressed: 1, unchanged: 2 })
  expect(step.summary).toMatch(/^> \*\*.* regressed on <code>windows<\/code> by 5\.\d%/m)
  expect(step.summary).toMatch(/\| Benchmark on <code>windows<\/code> \|[\s\S]*<summary>2 unchanged/)
  expect(step.summary).toContain('3 jobs, intervals corrected for 3 comparisons')
  const report = JSON.parse(readFileSync(step.outputs.report!, 'utf8'))
  expect(report.schema).toBe('counterbalance/report@2')
  expect(github.state.comments.map(({ body }) => body)).toEqual([
    expect.stringMatching(
      /^<!-- counterbalance:benchmark-\w+ [\s\S]*regressed on <code>windows<\/code> by [\s\S]*Benchmark on <code>windows<\/code>/,
    ),
  ])
  expect(step.outputs['comment-url']).toContain('#issuecomment-')
  expect(github.requests()).toMatchInlineSnapshot(`
    [
      "GET compare/main...<sha>?per_page=1 → 200",
      "POST graphql → 200",
      "GET actions/runs/3001/artifacts?per_page=100&page=1 → 200",
      "GET actions/artifacts/1003/zip → 302",
      "GET blobs/download-1 → 200",
      "GET actions/artifacts/1002/zip → 302",
      "GET blobs/download-2 → 200",
      "GET actions/artifacts/1001/zip → 302",
      "GET blobs/download-3 → 200",
      "GET issues/1/comments?per_page=100 → 200",
      "GET pulls/1 → 200",
      "POST issues/1/comments → 201",
      "GET issues/1/comments?per_page=100 → 200",
    ]
  `)
})

test('the gate of a merge names the part, after all is out', async () => {
  await using github = await startGitHub()
  const trigger = begin(github)
  leaveRecord(github.state, trigger.run, recordOf(0, { part: 'linux' }))
  leaveRecord(github.state, trigger.run, recordOf(0.05, { part: 'windows' }))
  const step = await merge(github, trigger, { part: 'of 2', 'fail-on': 'regressed' })
  expect([step.status, step.outputs.status]).toEqual([1, 'regressed'])
  expect(step.stdout).toContain('::error::"fail-on": 1 regressed: words (windows)')
  expect(step.summary).toContain('<code>windows</code>')
})

test('the label that accepts a slowdown opens the gate of a merge', async () => {
  await using github = await startGitHub()
  const trigger = begin(github)
  github.state.pulls[0]!.labels.push('performance-accepted')
  leaveRecord(github.state, trigger.run, recordOf(0.05, { part: 'windows' }))
  const step = await merge(github, trigger, { part: 'of 1', 'fail-on': 'regressed' })
  expect([step.status, step.outputs.status]).toEqual([0, 'regressed'])
})

test('a merge judges each record by the keys of its own suite', async () => {
  await using github = await startGitHub()
  const trigger = begin(github)
  github.state.files.set(
    `${'b'.repeat(40)}:counterbalance.yml`,
    'suites:\n  latency:\n    rules: [{ threshold: 20% }]\n  memory:\n    judging: { metrics: memory }\n',
  )
  for (const suite of ['latency', 'memory', 'words'])
    leaveRecord(github.state, trigger.run, recordOf(0.05, { suite, part: 'linux' }))
  const step = await merge(github, trigger, { part: 'of 1' })
  const report: Report = JSON.parse(readFileSync(step.outputs.report!, 'utf8'))
  expect(report.sections.map(({ suite, status }) => [suite, status])).toEqual([
    ['latency', 'unchanged'],
    // Nothing of it is judged.
    ['memory', 'inconclusive'],
    ['words', 'regressed'],
  ])
})

test('a part without a record is said, and never green', async () => {
  await using github = await startGitHub()
  const trigger = begin(github)
  leaveRecord(github.state, trigger.run, recordOf(0, { part: 'linux' }))
  leaveText(github.state, trigger.run, { name: 'counterbalance-benchmark', text: '{}' })
  const step = await merge(github, trigger, { part: 'of 2', 'fail-on': 'not-compared' })
  expect([step.status, step.outputs.status]).toEqual([1, 'not-compared'])
  expect(step.summary).toContain('> **1 of 2 parts missing**')
  expect(step.summary).toContain('only <code>linux</code> left a record')
})

test('a record that cannot be had is said, and the others are still reported', async () => {
  await using github = await startGitHub()
  const trigger = begin(github)
  leaveRecord(github.state, trigger.run, recordOf(0, { part: 'linux' }))
  const lost = leaveRecord(github.state, trigger.run, recordOf(0, { part: 'windows' }))
  github.fail({ on: `GET actions/artifacts/${lost.id}/zip`, status: 404 })
  const step = await merge(github, trigger, { part: 'of 2', 'fail-on': 'not-compared' })
  expect([step.status, step.outputs.status]).toEqual([1, 'not-compared'])
  expect(step.summary).toMatch(/cannot be read&#58; GitHub did not find[\s\S]*1 unchanged/)
  expect(github.state.comments).toHaveLength(1)
})

test('records of other runs are not looked at', async () => {
  await using github = await startGitHub()
  const [old, trigger] = [begin(github), begin(github)]
  leaveRecord(github.state, old.run, recordOf(0.05))
  const step = await merge(github, trigger)
  expect(step.outputs.status).toBe('not-compared')
  expect(step.summary).toContain('**no records**')
})

test('a token that may not read artifacts is told which permission is missing', async () => {
  await using github = await startGitHub({ permissions: { contents: 'read' } })
  const step = await merge(github, begin(github))
  expect(step.status).toBe(1)
  expect(step.stdout).toContain('actions: read')
})
