import { expect, test } from 'vitest'
import { readContents } from '../../../../src/github/api/repository.js'
import { startJob } from '../job.js'

test.each<[what: string, text: string, requests: number]>([
  ['a small file', 'rules: []\n', 1],
  ['a file above 1 MB, which GitHub describes without its content', 'é'.repeat(2 ** 20), 2],
])('%s comes whole', async (_, text, requests) => {
  await using job = await startJob()
  job.github.state.files.set('history.jsonl', text)
  expect((await readContents(job.api, 'history.jsonl', 'main')) === text).toBe(true)
  expect(job.github.requests()).toHaveLength(requests)
})
