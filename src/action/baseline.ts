import * as core from '@actions/core'
import type { Api } from '../github/api/api.js'
import type { BaselineInput, BaselineSource } from '../inputs/baseline.js'
import { harmlessLines } from '../report/text/escape.js'
import { type Absent, findPublished, type Search } from './published-baseline.js'

/**
 * Finds the baseline that the contender is compared with. If the user asks for an artifact and none exists, the baseline is built
 * here, provided that the user says how.
 */
export async function findBaseline(
  asked: BaselineInput,
  { api, ...search }: Omit<Search, 'ref' | 'api'> & { readonly api: Api | undefined },
): Promise<BaselineSource | Absent> {
  if (asked.kind !== 'artifact') return asked
  const found = api === undefined ? withoutToken : await findPublished({ ...search, api, ref: asked.ref })
  if (found.kind === 'found') {
    core.info(harmlessLines(`The baseline is ${found.message}.`))
    return found.baseline
  }
  if (asked.fallback === undefined) return found
  core.info(harmlessLines(`The baseline is built here: ${found.reason}.`))
  return asked.fallback
}

/** The answer where GitHub cannot be asked. */
export const withoutToken: Absent = {
  kind: 'absent',
  reason: 'a published baseline cannot be found without a token: leave "github-token" at its default',
}
