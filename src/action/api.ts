import { type Api, openApi } from '../github/api/api.js'
import type { Run } from '../github/run.js'
import { InputError } from '../inputs/values.js'
import { readInput } from './step-inputs.js'

/** GitHub's API for the repository of `run`; undefined where the action was given no token. */
export async function findApi({ repository: { owner, name } }: Run): Promise<Api | undefined> {
  const token = readInput('github-token')
  return token === '' ? undefined : await openApi({ token, repository: `${owner}/${name}` })
}

/** The same, for modes that are nothing without it. */
export async function needApi(run: Run): Promise<Api> {
  const api = await findApi(run)
  if (api !== undefined) return api
  throw new InputError('"github-token" is empty; leave it out, and it is the token of the job')
}
