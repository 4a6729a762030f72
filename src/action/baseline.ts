import * as core from '@actions/core'
import type { Api } from '../github/api/api.js'
import type { BaselineInput, BaselineSource } from '../inputs/baseline.js'
import { harmlessLines } from '../report/text/escape.js'
import { type Absent, findPublished, type Search } from './published-baseline.js'

/** What the contender is to be compared with; where an artifact is wanted and there is none, it is built, if it is said how. */
export async function findBaseline(
  asked: BaselineInput,
  { api, ...search }: Omit<Search, 'ref' | 'api'> & { readonly api: Api | undefined },
): Promise<BaselineSource | Absent> {
  if (asked.kind !== 'artifact') return asked
  const found = api === undefined ? tokenless : await findPublished({ ...search, api, ref: asked.ref })
  if (found.kind === 'found') {
    core.info(harmlessLines(`The baseline is ${found.message}.`))
    return found.baseline
  }
  if (asked.fallback === undefined) return found
  core.info(harmlessLines(`The baseline is built here: ${found.reason}.`))
  return asked.fallback
}

const tokenless: Absent = {
  kind: 'absent',
  reason: 'a published baseline cannot be found without a token: leave "github-token" at its default',
}
