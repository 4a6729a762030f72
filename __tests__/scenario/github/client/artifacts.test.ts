import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { DefaultArtifactClient } from '@actions/artifact'
import { expect, test, vi } from 'vitest'
import { GitHubError } from '../../../../src/github/api/github-error.js'
import { ArtifactError } from '../../../../src/github/artifacts/artifact-error.js'
import { downloadArtifact } from '../../../../src/github/artifacts/download.js'
import { quietly, type StoredArtifact, uploadArtifact } from '../../../../src/github/artifacts/upload.js'
import { readZip } from '../../../../src/github/artifacts/zip.js'
import { testFirst } from '../../some-at-night.js'
import { type Fault, rateLimit } from '../fake/faults.js'
import { type Artifact, addArtifact } from '../fake/repository-state.js'
import { type Job, startJob } from '../job.js'

async function upload({ sandbox }: Job, text = 'data'): Promise<StoredArtifact> {
  const path = sandbox.write('kept/data', text)
  return await uploadArtifact({ name: 'numbers', files: [path], root: sandbox.at('kept') })
}

function store({ github, run }: Job, given: Partial<Artifact> = {}): StoredArtifact {
  return addArtifact(github.state, { name: 'numbers', run: run.id, bytes: randomBytes(1000), ...given })
}

async function download({ api, sandbox }: Job, stored: StoredArtifact): Promise<string> {
  return await downloadArtifact(api, stored, { directory: sandbox.path, largestInBytes: 32 << 20 })
}

async function failureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (problem: unknown) => problem,
  )
  expect(error instanceof ArtifactError || error instanceof GitHubError, `${error}`).toBe(true)
  const { message } = error as Error
  expect(message).not.toMatch(/secret-signature|ghs_|sig=/)
  return message.replace(/127\.0\.0\.1:\d+/g, 'HOST')
}

test('a page that is not zipped comes back to the client of GitHub as it was, under its own name', async () => {
  await using job = await startJob()
  const { github, sandbox } = job
  const path = sandbox.write('report.html', '<!doctype html><p>hello')
  const stored = await uploadArtifact({ name: 'any', files: [path], root: sandbox.path, isRaw: true })
  expect(github.state.artifacts).toMatchObject([{ ...stored, name: 'report.html', mimeType: 'text/html' }])
  const client = new DefaultArtifactClient()
  await quietly(() => client.downloadArtifact(stored.id, { path: sandbox.at('came'), expectedHash: stored.digest }))
  expect(readFileSync(sandbox.at('came/report.html'), 'utf8')).toBe('<!doctype html><p>hello')
})

test('20 MB go to GitHub and come back, and the log hears nothing of it but what to hide', {
  tags: 'nightly',
}, async () => {
  await using job = await startJob()
  const { github, sandbox, run } = job
  const bytes = randomBytes(20 << 20)
  writeFileSync(sandbox.write('kept/payload.tar.gz', ''), bytes)
  const files = [sandbox.write('kept/baseline.json', '{}'), sandbox.at('kept/payload.tar.gz')]
  const written = vi.spyOn(process.stdout, 'write')
  const uploaded = await uploadArtifact({ name: 'numbers', files, root: sandbox.at('kept'), retentionDays: 30 })
  expect(github.state.artifacts).toMatchObject([{ ...uploaded, name: 'numbers', run: run.id }])
  expect(uploaded.id).toBe(1001)
  const path = await download(job, uploaded)
  const lines = written.mock.calls.map(([text]) => String(text))
  written.mockRestore()
  expect(lines.filter(line => !line.startsWith('::add-mask::'))).toEqual([])
  const to = sandbox.at('payload')
  const contents = await readZip(path, [
    { name: 'baseline.json', largestInBytes: 100 },
    { name: 'payload.tar.gz', largestInBytes: 20 << 20, to },
  ])
  expect([...contents].map(([name, content]) => [name, `${content}`])).toEqual([['baseline.json', '{}']])
  expect(readFileSync(to).equals(bytes)).toBe(true)
  expect(github.requests()).toMatchInlineSnapshot(`
    [
      "POST results/CreateArtifact numbers → 200",
      "PUT blobs/upload-1?comp=block → 201",
      "PUT blobs/upload-1?comp=block → 201",
      "PUT blobs/upload-1?comp=block → 201",
      "PUT blobs/upload-1?comp=blocklist → 201",
      "POST results/FinalizeArtifact numbers → 200",
      "GET actions/artifacts/1001/zip → 302",
      "GET blobs/download-2 → 200",
    ]
  `)
})

test('a second attempt of a job replaces what the first has stored', async () => {
  await using job = await startJob()
  const first = await upload(job, 'first')
  job.github.requests()
  const second = await upload(job, 'second')
  expect(job.github.state.artifacts).toMatchObject([{ id: second.id, digest: second.digest }])
  expect(second.id).not.toBe(first.id)
  expect(job.github.requests()).toMatchInlineSnapshot(`
    [
      "POST results/CreateArtifact numbers → 409",
      "POST results/ListArtifacts → 200",
      "POST results/DeleteArtifact numbers → 200",
      "POST results/CreateArtifact numbers → 200",
      "PUT blobs/upload-2?comp=block → 201",
      "PUT blobs/upload-2?comp=blocklist → 201",
      "POST results/FinalizeArtifact numbers → 200",
    ]
  `)
})

const creating = 'POST results/CreateArtifact'
const putting = 'PUT blobs/*comp=block'

test.each<[name: string, fault: Fault]>([
  ['500 of the service', { on: creating, status: 500 }],
  ['429 of the service', { on: creating, status: 429 }],
  ['a reset of the service', { on: creating, isReset: true }],
  ['500 of the store', { on: putting, status: 500 }],
  ['a reset in the middle of the body', { on: putting, isReset: true }],
])('an upload gets over %s, once', async (_, fault) => {
  await using job = await startJob()
  job.github.fail({ ...fault, times: 1 })
  await upload(job)
  expect(job.github.state.artifacts).toHaveLength(1)
})

testFirst<[name: string, fault: Fault]>(1, [
  ['500 of the service', { on: creating, status: 500 }],
  ['401 of the service', { on: creating, status: 401, message: 'bad token' }],
  ['403 of the service', { on: creating, status: 403, message: 'quota reached' }],
  ['400 at the end', { on: 'POST results/FinalizeArtifact', status: 400 }],
  ['403 of the store', { on: putting, status: 403 }],
  ['resets of the store', { on: putting, isReset: true }],
  ['a conflict that stays', { on: creating, status: 409, message: 'it exists' }],
])('an upload that meets %s fails in words', async (_, fault) => {
  await using job = await startJob()
  job.github.fail(fault)
  expect(await failureOf(upload(job))).toMatchSnapshot()
})

test('an upload outside of an action fails in words', { tags: 'nightly' }, async () => {
  await using job = await startJob()
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', '')
  expect(await failureOf(upload(job))).toMatchInlineSnapshot(
    `"the artifact "numbers" could not be stored. Only a step that uses the action can store artifacts, and the runner has not given it the means ("ACTIONS_RUNTIME_TOKEN")"`,
  )
})

const asking = 'GET actions/artifacts/*'
const getting = 'GET blobs/*'

testFirst<[name: string, fault: Fault]>(0, [
  ['500 of GitHub', { on: asking, status: 500 }],
  ['429 of GitHub', { on: asking, status: 429, headers: { 'retry-after': '1' } }],
  ['500 of the store', { on: getting, status: 500 }],
  ['a reset in the middle of the body', { on: getting, isReset: true }],
  ['a store that is slow', { on: getting, delayInMilliseconds: 700 }],
])('a download gets over %s, once', async (_, fault) => {
  await using job = await startJob()
  const bytes = randomBytes(100_000)
  const stored = store(job, { bytes })
  job.github.fail({ ...fault, times: 1 })
  expect(readFileSync(await download(job, stored)).equals(bytes)).toBe(true)
})

testFirst<[name: string, fault: Fault]>(0, [
  ['500 of GitHub', { on: asking, status: 500 }],
  ['an hourly limit', { on: asking, ...rateLimit }],
  ['500 of the store', { on: getting, status: 500 }],
  ['404 of the store', { on: getting, status: 404 }],
])('a download that meets %s fails in words', async (_, fault) => {
  await using job = await startJob()
  job.github.fail(fault)
  expect(await failureOf(download(job, store(job)))).toMatchSnapshot()
})

test('resets for ever end a download', { tags: 'nightly' }, async () => {
  await using job = await startJob()
  job.github.fail({ on: getting, isReset: true })
  expect(await failureOf(download(job, store(job)))).toMatchInlineSnapshot(
    `"artifact 1001 could not be fetched: the connection broke off; run the job again, and see https://www.githubstatus.com"`,
  )
})

testFirst<[name: string, lie: Partial<Artifact>, says: string]>(0, [
  ['expired', { expired: true }, 'it is gone (Artifact has expired)'],
  ['too large', { sizeInBytes: 1e9 }, 'has 1000000000 bytes, and no more than 33554432 are fetched'],
  ['another than was stored', { digest: `sha256:${'0'.repeat(64)}` }, 'is not what was stored'],
])('an artifact that is %s is refused', async (_, lie, says) => {
  await using job = await startJob()
  expect(await failureOf(download(job, store(job, lie)))).toContain(says)
})

test('an artifact that is not there, or not to be seen', { tags: 'nightly' }, async () => {
  await using job = await startJob()
  const stored = store(job)
  expect(await failureOf(download(job, { ...stored, id: 1 }))).toContain('it does not exist')
  job.github.state.token.permissions = {}
  expect(await failureOf(download(job, stored))).toContain('"actions: read"')
})
