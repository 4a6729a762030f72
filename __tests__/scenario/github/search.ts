import { mkdirSync } from 'node:fs'
import { type Found, findPublished } from '../../../src/action/published-baseline.js'
import { readRun } from '../../../src/github/run.js'
import { makeRepository } from '../repository.js'
import type { Job } from './job.js'

/** What a job finds that looks for the baseline of `commit`, for its suite `benchmark`. */
export async function search({ api, sandbox }: Job, commit: string): Promise<Found> {
  const repository = makeRepository(sandbox, 'work')
  repository.commit({ notes: 'something that is checked out' })
  mkdirSync(sandbox.at('home'))
  const key = { suite: 'benchmark', part: undefined, partNumber: undefined }
  return await findPublished({
    ref: commit,
    key,
    run: readRun(process.env, ''),
    api,
    workspace: repository.path,
    home: sandbox.at('home'),
  })
}
