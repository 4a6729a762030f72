import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { encodeMarker, suiteKey } from '../../../src/forge/marker.js'
import { head } from '../../unit/record/whole.js'
import { makeSandbox } from '../sandbox.js'
import { testFirst } from '../some-at-night.js'
import { onPullRequest, onWorkflowRun } from './fake/events.js'
import { type GitHub, startGitHub } from './fake/fake-github.js'
import {
  addArtifact,
  addComment,
  addPull,
  makeFork,
  type Pull,
  readOnly,
  type WorkflowRun,
} from './fake/repository-state.js'
import { makeZip } from './fake/zip.js'
import { leaveRecord, leaveText, recordOf } from './recorded.js'
import { runAction } from './run-action.js'

const start = JSON.stringify(head).slice(0, -1)
const headSha = 'c'.repeat(40)

/** A pull request from a fork whose run has ended. */
function measureFork(github: GitHub): { readonly pull: Pull; readonly run: WorkflowRun } {
  const pull = addPull(github.state, { head: { sha: headSha, ref: 'faster', repository: makeFork(github.state) } })
  const { run } = onPullRequest(github.state, pull)
  Object.assign(run, { status: 'completed', conclusion: 'success' })
  return { pull, run }
}

function report(github: GitHub, run: WorkflowRun, inputs: Readonly<Record<string, string>> = {}) {
  const trigger = onWorkflowRun(github.state, run)
  return runAction({ sandbox: makeSandbox(), github, trigger, inputs: { mode: 'merge', ...inputs } })
}

const claimed = {
  sides: [
    { name: 'baseline', origin: { label: 'main', source: 'artifact', commit: 'b'.repeat(40) } },
    { name: 'contender', origin: { label: 'main', source: 'workspace', commit: 'e'.repeat(40) } },
  ],
} as const

test('the numbers of a fork are judged and rendered by the reporter', async () => {
  await using github = await startGitHub()
  const { run } = measureFork(github)
  const lax = { threshold: 0.9, confidence: 0.5, metrics: 'none' }
  leaveRecord(github.state, run, recordOf(0.05, { ...claimed, settings: lax }))
  const step = await report(github, run)
  expect([step.status, step.outputs.status]).toEqual([0, 'regressed'])
  expect(step.summary).toContain('regressed by ')
  expect(step.summary).toContain(`<code>${headSha.slice(0, 7)}</code> (<code>faster</code>)`)
  expect(step.summary).toContain('a run of a fork measured this')
  const [comment] = github.state.comments
  expect(comment).toMatchObject({ issue: 1, author: { login: 'github-actions[bot]' } })
  expect(comment!.body).toMatch(new RegExp(`^<!-- counterbalance:benchmark-\\w+ run=${run.id} .* head=${headSha} -->`))
  expect(comment!.body).toContain(`(https://github.com/octo/words/actions/runs/${run.id})`)
  expect(step.outputs['comment-url']).toContain('#issuecomment-')
  expect(github.requests()).toMatchInlineSnapshot(`
    [
      "GET pulls?state=open&head=stranger:faster&per_page=100 → 200",
      "GET actions/runs/3001/artifacts?per_page=100&page=1 → 200",
      "GET actions/artifacts/1001/zip → 302",
      "GET blobs/download-1 → 200",
      "GET contents/counterbalance.yml?ref=main → 404",
      "GET contents/.github/counterbalance.yml?ref=main → 404",
      "GET compare/main...<sha>?per_page=1 → 404",
      "GET issues/1/comments?per_page=100 → 200",
      "GET pulls/1 → 200",
      "POST issues/1/comments → 201",
      "GET issues/1/comments?per_page=100 → 200",
    ]
  `)
})

test('what the run itself could tell is left alone, whatever its suite; a forged marker is not taken for that', async () => {
  await using github = await startGitHub()
  const { pull, run } = measureFork(github)
  leaveRecord(github.state, run, recordOf(0.05))
  const marker = encodeMarker(suiteKey('other'), { id: run.id, number: run.number, attempt: 1, head: headSha })
  const author = { login: 'stranger', type: 'User' } as const
  addComment(github.state, { issue: pull.number, body: `${marker}all is well`, author })
  expect((await report(github, run)).status).toBe(0)
  expect(github.state.comments).toHaveLength(2)
  const own = github.state.comments.splice(1)
  addComment(github.state, { issue: pull.number, body: `${marker}as measured` })
  const step = await report(github, run)
  expect(step.status).toBe(0)
  expect([own.length, github.state.comments.length]).toEqual([1, 2])
})

test('where the token may not write, the report is in the summary, and a notice says why', async () => {
  await using github = await startGitHub({ permissions: readOnly })
  const { run } = measureFork(github)
  leaveRecord(github.state, run, recordOf(0.05))
  const step = await report(github, run)
  expect(step.status).toBe(0)
  expect(step.summary).toContain('regressed by ')
  expect(step.stdout).toMatch(
    /::notice::The report is in the job summary, and not in a comment: .*pull-requests: write/,
  )
})

test('a head that has moved is left to its own run', async () => {
  await using github = await startGitHub()
  const { pull, run } = measureFork(github)
  leaveRecord(github.state, run, recordOf(0.05))
  pull.head.sha = 'd'.repeat(40)
  const step = await report(github, run)
  expect(step.status).toBe(0)
  expect(step.stdout).toContain('::notice::There is nothing to report: the pull request has newer commits')
  expect(github.requests()).toHaveLength(1)
  expect(step.summary).toBe('')
})

test('a forged number of a pull request leads nowhere', async () => {
  await using github = await startGitHub()
  const victim = addPull(github.state, { head: { sha: 'a'.repeat(40), ref: 'release' } })
  const { run } = measureFork(github)
  leaveRecord(github.state, run, recordOf(0.05, { pullRequest: victim.number }))
  const step = await report(github, run)
  expect(step.outputs.status).toBe('regressed')
  const asked = new RegExp(`^(pulls|issues)/${victim.number}\\b`)
  expect(github.log.filter(({ path }) => asked.test(path))).toEqual([])
})

test('where one branch is in two pull requests, the claim picks among them only', async () => {
  await using github = await startGitHub()
  const { run, pull } = measureFork(github)
  addPull(github.state, { head: pull.head, base: { ref: 'next' } })
  leaveRecord(github.state, run, recordOf(0.05, { pullRequest: 99 }))
  const step = await report(github, run)
  expect(step.status).toBe(0)
  expect(step.stdout).toContain('::notice::There is nothing to report: the branch is in several pull requests')
})

test('a branch of the same name in another fork is not taken for this one', async () => {
  await using github = await startGitHub()
  const { run, pull } = measureFork(github)
  leaveRecord(github.state, run, recordOf(0.05))
  pull.head = { ...pull.head, repository: { ...makeFork(github.state), id: 901 } }
  const step = await report(github, run)
  expect(step.stdout).toContain('no pull request from this branch is open any more')
})

testFirst<[string, (github: GitHub, run: WorkflowRun) => void, RegExp]>(3, [
  [
    'a zip bomb',
    ({ state }, { id }) => {
      const bytes = makeZip([{ name: 'record.json', content: Buffer.alloc(100 * 2 ** 20, 32) }])
      addArtifact(state, { name: 'counterbalance-record-x', run: id, bytes })
    },
    /has more than \d+ bytes/,
  ],
  [
    'an archive of 40 MB',
    ({ state }, { id }) => {
      const bytes = makeZip([{ name: 'record.json', content: randomBytes(40 * 2 ** 20) }])
      addArtifact(state, { name: 'counterbalance-record-x', run: id, bytes })
    },
    /no more than \d+ are fetched/,
  ],
  [
    'a truncated zip',
    ({ state }, run) => {
      const artifact = leaveRecord(state, run, recordOf(0))
      artifact.bytes = artifact.bytes.subarray(0, 200)
    },
    /cannot be read/,
  ],
  [
    'another file',
    ({ state }, { id }) => {
      const bytes = makeZip([{ name: '../../evil.json', content: '{}' }])
      addArtifact(state, { name: 'counterbalance-record-x', run: id, bytes })
    },
    /cannot be read/,
  ],
  [
    'no JSON',
    ({ state }, run) => void leaveText(state, run, { name: 'counterbalance-record-x', text: '<script>' }),
    /not valid JSON/,
  ],
  [
    '100,000 benchmarks',
    ({ state }, run) => {
      const one = (side: string): string => {
        const all = Array.from(
          { length: 100_000 },
          (_, index) => `{"benchmark":"${index}","metric":"t","unit":"s","value":1}`,
        )
        return `{"side":"${side}","copy":1,"outcome":"ok","measurements":[${all.join()}]}`
      }
      const text = `${start},"rounds":[[${one('baseline')},${one('contender')}]]}`
      leaveText(state, run, { name: 'counterbalance-record-x', text })
    },
    /more than 10002 benchmarks are not read/,
  ],
  [
    'infinite numbers',
    ({ state }, run) => {
      const text = `${start},"rounds":[[{"side":"baseline","copy":1,"outcome":"ok","measurements":[{"benchmark":"a","metric":"time","unit":"s","value":1e999}]}]]}`
      leaveText(state, run, { name: 'counterbalance-record-x', text })
    },
    /nothing judged/,
  ],
])('hostile artifacts end in words, and in no green: %s', async (_, leave, expected) => {
  await using github = await startGitHub()
  const { run } = measureFork(github)
  leave(github, run)
  const step = await report(github, run)
  expect(step.outputs.status).not.toMatch(/^(unchanged|improved)$/)
  expect(step.stdout + step.summary).toMatch(expected)
  expect(step.stdout).not.toMatch(/ at .*\(.*:\d+:\d+\)/)
})

test('sixty records that are none cost no more than a few requests', async () => {
  await using github = await startGitHub()
  const { run } = measureFork(github)
  for (let count = 0; count < 60; count++)
    leaveText(github.state, run, { name: `counterbalance-record-${count}`, text: 'junk' })
  const step = await report(github, run)
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  expect(step.summary).toContain('55 more records are not read')
  expect(github.requests().filter(line => !line.includes(' blobs/'))).toHaveLength(13)
})

test('of fifty-five records of a fork fifty are read', { tags: 'nightly' }, async () => {
  await using github = await startGitHub()
  const { run } = measureFork(github)
  for (let count = 0; count < 55; count++) leaveRecord(github.state, run, recordOf(0.05, { part: `part ${count}` }))
  const step = await report(github, run)
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  expect(step.summary).toMatch(/5 more records are not read\S+ at most 50 are/)
  expect(github.requests().filter(line => line.startsWith('GET actions/artifacts/'))).toHaveLength(50)
})

test('a record that is larger than GitHub says is not fetched to its end', { tags: 'nightly' }, async () => {
  await using github = await startGitHub()
  const { run } = measureFork(github)
  leaveRecord(github.state, run, recordOf(0.05))
  github.fail({ on: 'GET blobs/*', body: Buffer.alloc(40 * 2 ** 20) })
  const step = await report(github, run)
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'not-compared'])
  expect(step.summary).toMatch(/artifact \d+ has more than 33554432 bytes/)
})

test('a comment that the reporter cannot post is kept in its own run', { tags: 'nightly' }, async () => {
  await using github = await startGitHub()
  const { run } = measureFork(github)
  leaveRecord(github.state, run, recordOf(0.05))
  github.fail({ on: 'POST issues/1/comments', status: 500 })
  const step = await report(github, run)
  expect([step.status, step.outputs.status], step.stdout).toEqual([0, 'regressed'])
  const kept = github.state.artifacts.at(-1)!
  expect(kept).toMatchObject({ name: 'counterbalance-comment-benchmark', run: run.id + 1 })
  expect(step.outputs['artifact-id']).toBe(`${kept.id}`)
  expect(step.stdout).toContain(`This posts it later: gh run download ${run.id + 1} --repo octo/words`)
})

test('a run that is not of a pull request is a notice without any request', async () => {
  await using github = await startGitHub()
  const { run } = measureFork(github)
  const step = await report(github, { ...run, event: 'push' })
  expect(step.status).toBe(0)
  expect(step.stdout).toContain('::notice::There is nothing to report: the run was started by "push"')
  expect(github.requests()).toEqual([])
})
