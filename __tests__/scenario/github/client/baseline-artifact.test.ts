import { expect, test } from 'vitest'
import { fetchAncestors, fetchMergeBase } from '../../../../src/github/api/repository.js'
import { listBaselineCandidates, readRunEvent } from '../../../../src/github/artifacts/baseline-artifact.js'
import { makeCommits } from '../fake/commit-graph.js'
import { addArtifact, addRun, makeFork } from '../fake/repository-state.js'
import { startJob } from '../job.js'

test('candidates come newest first, with what is known of their runs', async () => {
  await using job = await startJob()
  const { state } = job.github
  const fork = makeFork(state)
  const planted = addRun(state, { headSha: 'f'.repeat(40), event: 'pull_request', headRepository: fork })
  const orphan = addRun(state, { headSha: 'e'.repeat(40), headRepository: null })
  const bytes = new Uint8Array(5)
  addArtifact(state, { name: 'counterbalance-benchmark', run: job.run.id, bytes })
  addArtifact(state, { name: 'counterbalance-other', run: job.run.id, bytes })
  addArtifact(state, { name: 'counterbalance-benchmark', run: orphan.id, bytes })
  addArtifact(state, { name: 'counterbalance-benchmark', run: 1, bytes })
  addArtifact(state, { name: 'counterbalance-benchmark', run: planted.id, bytes, expired: true })
  expect(await listBaselineCandidates(job.api, 'counterbalance-benchmark')).toMatchInlineSnapshot(`
    [
      {
        "createdAt": "2026-01-31T12:04:00Z",
        "digest": "sha256:8855508aade16ec573d21e6a485dfd0a7624085c1a14b5ecdd6485de0c6839a4",
        "expired": true,
        "expiresAt": "2026-05-01T12:00:00Z",
        "headBranch": "main",
        "headRepositoryId": 900,
        "headSha": "ffffffffffffffffffffffffffffffffffffffff",
        "id": 1005,
        "name": "counterbalance-benchmark",
        "repositoryId": 700,
        "runId": 3002,
        "sizeInBytes": 5,
      },
      {
        "createdAt": "2026-01-31T12:00:00Z",
        "digest": "sha256:8855508aade16ec573d21e6a485dfd0a7624085c1a14b5ecdd6485de0c6839a4",
        "expired": false,
        "expiresAt": "2026-05-01T12:00:00Z",
        "headBranch": "main",
        "headRepositoryId": 700,
        "headSha": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "id": 1001,
        "name": "counterbalance-benchmark",
        "repositoryId": 700,
        "runId": 3001,
        "sizeInBytes": 5,
      },
    ]
  `)
  expect(await readRunEvent(job.api, planted.id)).toMatchInlineSnapshot(`
    {
      "event": "pull_request",
      "path": ".github/workflows/benchmark.yml",
      "runNumber": 2,
    }
  `)
  expect(job.github.requests()).toMatchInlineSnapshot(`
    [
      "GET actions/artifacts?name=counterbalance-benchmark&per_page=100&page=1 → 200",
      "GET actions/runs/3002 → 200",
    ]
  `)
})

test('one page is read, and more only if it does not do', async () => {
  await using job = await startJob()
  const { github, api, run } = job
  for (let count = 0; count < 250; count++)
    addArtifact(github.state, { name: 'numbers', run: run.id, bytes: new Uint8Array(1) })
  expect(await listBaselineCandidates(api, 'numbers')).toHaveLength(100)
  expect(github.requests()).toHaveLength(1)
  const oldest = await listBaselineCandidates(api, 'numbers', found => found.some(({ id }) => id === 1140))
  expect(oldest).toHaveLength(200)
  expect(await listBaselineCandidates(api, 'numbers', () => false)).toHaveLength(250)
})

test('the line of a branch, without what was merged into it', async () => {
  const name = (letter: string): string => letter.repeat(40)
  const commits = [
    { sha: name('a'), parents: [] },
    { sha: name('b'), parents: [name('a')] },
    { sha: name('c'), parents: [name('a')] },
    { sha: name('d'), parents: [name('b'), name('c')] },
    { sha: name('e'), parents: [name('c')] },
  ]
  await using job = await startJob({ commits, branches: { main: name('d') } })
  expect(await fetchAncestors(job.api, name('d'))).toEqual([name('b'), name('a')])
  expect(await fetchMergeBase(job.api, 'main', name('e'))).toBe(name('c'))
})

test('a long line', async () => {
  const commits = makeCommits(500)
  await using job = await startJob({ commits })
  const line = await fetchAncestors(job.api, commits.at(-1)!.sha)
  expect(line).toHaveLength(300)
  expect(line[0]).toBe(commits.at(-2)!.sha)
  expect(job.github.requests()).toHaveLength(3)
})
