import '../shorten-limits.js'
import { expect, test } from 'vitest'
import { addComment } from '../fake/repository-state.js'
import { type Job, startJob } from '../job.js'

const reading = 'GET issues/1/comments'

const list = async ({ api }: Job): Promise<unknown> =>
  (await api.rest.issues.listComments({ ...api.repository, issue_number: 1 })).data

test('an answer that never comes is waited for half a minute, four times', { tags: 'nightly' }, async () => {
  await using job = await startJob()
  job.github.fail({ on: reading, isSilent: true })
  await expect(list(job)).rejects.toThrow('there was no answer in time')
  expect(job.github.log).toHaveLength(4)
})

test('an answer that does not come once is not missed', async () => {
  await using job = await startJob()
  addComment(job.github.state, { issue: 1, body: 'hello' })
  job.github.fail({ on: reading, isSilent: true, times: 1 })
  expect(await list(job)).toMatchObject([{ body: 'hello' }])
})
