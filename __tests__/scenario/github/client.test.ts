import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { makeSandbox } from '../sandbox.js'
import { onPush } from './events.js'
import { startGitHub } from './fake-github.js'
import { describeRun } from './run-action.js'

test('the real client stores 20 MB, and finds them again', async () => {
  await using github = await startGitHub()
  const sandbox = makeSandbox()
  const trigger = onPush(github.state, 'a'.repeat(40))
  const variables = { ...describeRun({ sandbox, github, trigger }), GITHUB_WORKSPACE: sandbox.path }
  for (const [name, text] of Object.entries(variables)) vi.stubEnv(name, text)
  const bytes = randomBytes(20 << 20)
  const path = sandbox.write('data', '')
  const { writeFileSync } = await import('node:fs')
  writeFileSync(path, bytes)
  const { DefaultArtifactClient } = await import('@actions/artifact')
  const client = new DefaultArtifactClient()
  const uploaded = await client.uploadArtifact('numbers', [path], sandbox.path, { compressionLevel: 0 })
  expect(uploaded.id).toBe(1001)
  const [kept] = github.state.artifacts
  expect(kept).toMatchObject({ run: trigger.run.id, name: 'numbers', digest: `sha256:${uploaded.digest}` })
  expect(github.requests()).toMatchInlineSnapshot(`
    [
      "POST results/CreateArtifact numbers → 200",
      "PUT blobs/upload-1?comp=block → 201",
      "PUT blobs/upload-1?comp=block → 201",
      "PUT blobs/upload-1?comp=block → 201",
      "PUT blobs/upload-1?comp=blocklist → 201",
      "POST results/FinalizeArtifact numbers → 200",
    ]
  `)
  const { owner, name } = github.state.repository
  const findBy = {
    token: github.state.token.text,
    workflowRunId: trigger.run.id,
    repositoryOwner: owner,
    repositoryName: name,
  }
  const { artifacts } = await client.listArtifacts({ findBy })
  expect(artifacts).toMatchObject([{ id: 1001, name: 'numbers', digest: kept!.digest }])
  const to = sandbox.at('there')
  const found = await client.downloadArtifact(1001, { path: to, expectedHash: kept!.digest, findBy })
  expect(found.digestMismatch).toBe(false)
  expect(
    createHash('sha256')
      .update(readFileSync(`${to}/data`))
      .digest('hex'),
  ).toBe(createHash('sha256').update(bytes).digest('hex'))
  expect(github.requests()).toMatchInlineSnapshot(`
    [
      "GET actions/runs/3001/artifacts?per_page=100&page=1 → 200",
      "GET actions/artifacts/1001/zip → 302",
      "GET blobs/download-2 → 200",
    ]
  `)
})
