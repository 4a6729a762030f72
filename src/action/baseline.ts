import * as core from '@actions/core'
import { harmlessLines } from '../document/escape.js'
import type { Api } from '../github/api/api.js'
import type { BaselineInput, BaselineSource } from '../inputs/baseline.js'
import { debug } from '../system/debug.js'
import { type Absent, findPublished, type Search } from './published-baseline.js'

/**
 * Finds the baseline that the contender is compared with. Where its commit has published none, it is built here, provided that the
 * user says how. Otherwise the nearest ancestor's stands in, and verdicts rest on it only if the user asked for that.
 */
export async function findBaseline(
  asked: BaselineInput,
  {
    api,
    payload,
    ...search
  }: Omit<Search, 'ref' | 'api' | 'own'> & { readonly api: Api | undefined; readonly payload: readonly string[] },
): Promise<BaselineSource | Absent> {
  if (asked.kind !== 'artifact') return asked
  const own = asked.takesNearest ? undefined : { payload, isRequired: asked.fallback !== undefined }
  const found = api === undefined ? withoutToken : await findPublished({ ...search, api, own, ref: asked.ref })
  debug(`baseline: ${found.kind === 'found' ? found.message : `none is published, because ${found.reason}`}`)
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
