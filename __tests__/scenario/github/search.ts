import { mkdirSync } from 'node:fs'
import { type Found, findPublished } from '../../../src/action/published-baseline.js'
import { makeRun, type Run } from '../../../src/github/run.js'
import { decodeOne } from '../../../src/inputs/declarations.js'
import { explain } from '../../../src/record/reasons.js'
import { makeRepository } from '../repository.js'
import type { Job } from './job.js'

/** The run that this process is a job of. */
export function readRun(token: string): Run {
  return makeRun(
    process.env,
    decodeOne(() => process.env.INPUT_EVENT ?? '', 'event'),
    token,
  )
}

/** The sentence about why nothing was found. */
export function explainAbsence(found: Found): string {
  return found.kind === 'absent' ? explain(found.reason) : 'a baseline was found'
}

/** What a job finds that looks for the baseline of `commit`, for its suite `benchmark`. */
export async function search({ api, sandbox }: Job, commit: string): Promise<Found> {
  const repository = makeRepository(sandbox, 'work')
  repository.commit({ notes: 'something that is checked out' })
  mkdirSync(sandbox.at('home'))
  const key = { suite: 'benchmark', part: undefined }
  return await findPublished({
    ref: commit,
    key,
    run: readRun(''),
    api,
    workspace: repository.path,
    home: sandbox.at('home'),
  })
}
