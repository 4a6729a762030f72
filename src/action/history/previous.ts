import * as core from '@actions/core'
import type { Candidate } from '../../baseline/choose.js'
import { harmlessLines } from '../../document/escape.js'
import type { Api } from '../../github/api/api.js'
import type { Run } from '../../github/run.js'
import { joinRaces } from '../../history/keep.js'
import type { PackedBaseline } from '../../inputs/baseline.js'
import { findApi } from '../api.js'
import { withoutToken } from '../baseline.js'
import type { PublishInputs } from '../inputs.js'
import { findPublished } from '../published-baseline.js'
import { fetchSiblings } from './siblings.js'

/** The baseline before a push. */
export interface Previous {
  /** With the races of all pushes before. */
  readonly baseline: PackedBaseline
  /** What else the default branch has published, as far as GitHub was asked. */
  readonly candidates: readonly Candidate[]
  readonly api: Api
}

/** The places in which a push looks for what was before it. */
export interface PushSearch {
  readonly run: Run
  readonly workspace: string
  /** A directory for what is downloaded. */
  readonly home: string
}

/** Finds the baseline before a push, and the races of pushes beside it. */
export async function findPrevious(
  { key, measured }: Pick<PublishInputs, 'key' | 'measured'>,
  { run, workspace, home }: PushSearch,
): Promise<Previous | undefined> {
  const api = await findApi(run)
  const found =
    api === undefined ? withoutToken : await findPublished({ key, ref: undefined, run, workspace, home, api })
  if (api === undefined || found.kind === 'absent') {
    if (found.kind === 'absent') core.info(harmlessLines(`There is no earlier baseline: ${found.reason}.`))
    return undefined
  }
  core.info(harmlessLines(`The baseline is ${found.message}.`))
  const { baseline, candidates } = found
  const beside = measured === undefined ? [] : await fetchSiblings(baseline, candidates, { api, home })
  return { baseline: { ...baseline, history: joinRaces(baseline.history ?? [], beside) }, candidates, api }
}
