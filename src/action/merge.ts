import { dirname } from 'node:path'
import * as core from '@actions/core'
import { openRunArtifacts } from '../github/artifacts/run-artifacts.js'
import { makePages } from '../github/comment/pages.js'
import { makeAcceptanceFinder } from '../github/labels.js'
import type { Run } from '../github/run.js'
import { makeFiles } from '../github/step/files.js'
import { type Announcements, announcing } from './announcements.js'
import { needApi } from './api.js'
import { openChecking } from './checking.js'
import { concludeRun } from './conclude.js'
import { findBaselineConfig } from './config.js'
import { decodeMergeInputs } from './inputs.js'
import { mergeRun } from './merged-run.js'
import { postComment } from './post-comment.js'

/** Makes one report of all records that the other jobs of this run have left; the gate comes last. */
export async function merge(run: Run, workspace: string): Promise<void> {
  await announcing(run, announcements => mergeAnnounced(run, workspace, announcements))
}

async function mergeAnnounced(run: Run, workspace: string, announcements: Announcements): Promise<void> {
  const { identity, url, pull } = run
  const api = await needApi(run)
  const found = await findBaselineConfig({ get: core.getInput, run, api, workspace, isMerge: true })
  const inputs = decodeMergeInputs(found.get)
  const files = makeFiles(inputs.suite)
  const checking = inputs.check ? openChecking({ suite: inputs.suite, run, api, announcements }) : undefined
  await checking?.begin()
  const findAcceptance = makeAcceptanceFinder(api, run, inputs.overrideLabel)
  const { report: merged, records } = await mergeRun(openRunArtifacts(api, identity.id, dirname(files.report)), {
    parts: inputs.parts,
    judge: suite => {
      const { get, rules } = found.of(suite)
      return { settings: decodeMergeInputs(get).settings, rules }
    },
    warnings: found.warnings,
  })
  await concludeRun(merged, {
    // The records stay in their artifacts.
    page: { request: inputs, run, files: { ...files, record: '' }, key: { suite: inputs.suite }, mode: 'merge' },
    records,
    pages: { ...inputs, run: identity, runUrl: url },
    step: {},
    comment:
      pull &&
      (async (report, pageUrl) => {
        const pages = makePages(report, { ...inputs, run: identity, runUrl: url, pageUrl })
        const request = { ...pages, policy: inputs.comment }
        return await postComment({ api, run, pull: pull.number, request, cause: pull.readOnlyCause })
      }),
    check: checking,
    gate: inputs.gate,
    findAcceptance,
  })
}
