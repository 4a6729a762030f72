import { dirname } from 'node:path'
import * as core from '@actions/core'
import { openRunArtifacts } from '../github/artifacts/run-artifacts.js'
import { makeCheckPage, makeMergedPages } from '../github/comment/pages.js'
import { makeAcceptanceFinder } from '../github/labels.js'
import type { Run } from '../github/run.js'
import { concludeCheck } from '../github/step/check-run.js'
import { makeFiles } from '../github/step/files.js'
import { gate, withAcceptance } from '../github/step/gate.js'
import { publishMerged } from '../github/step/publish-merged.js'
import { toGated } from '../report/merged.js'
import { mergedHeadline } from '../report/words/merged-headline.js'
import { type Announcements, announcing } from './announcements.js'
import { needApi } from './api.js'
import { openChecking } from './checking.js'
import { findBaselineConfig } from './config.js'
import { decodeMergeInputs } from './inputs.js'
import { mergeRun } from './merged-run.js'
import { storeMergedPage } from './stored-page.js'
import { tellPull } from './told.js'

/** Makes one report of all records that the other jobs of this run have left; the gate comes last. */
export async function merge(run: Run, workspace: string): Promise<void> {
  await announcing(run, announcements => mergeAnnounced(run, workspace, announcements))
}

async function mergeAnnounced(run: Run, workspace: string, announcements: Announcements): Promise<void> {
  const { identity, url, pull } = run
  const api = await needApi(run)
  const found = await findBaselineConfig({ get: core.getInput, run, api, workspace })
  const inputs = decodeMergeInputs(found.get)
  const files = makeFiles(inputs.suite)
  const checking = inputs.check ? openChecking({ suite: inputs.suite, run, api, announcements }) : undefined
  await checking?.begin()
  const findAcceptance = makeAcceptanceFinder(api, run, inputs.overrideLabel)
  const { report: merged, records } = await mergeRun(openRunArtifacts(api, identity.id, dirname(files.report)), {
    ...inputs,
    ...found,
  })
  const report = await withAcceptance(merged, toGated(merged), { policy: inputs.gate, findAcceptance })
  const page = { request: inputs, run, files, key: { suite: inputs.suite }, mode: 'merge' as const }
  const pageUrl = await storeMergedPage(page, report, records)
  // The records stay in their artifacts.
  await publishMerged(report, { ...files, record: '' }, { pageUrl })
  if (pull) {
    const pages = makeMergedPages(report, { ...inputs, run: identity, runUrl: url, pageUrl })
    const request = { ...pages, policy: inputs.comment }
    await tellPull({ api, run, pull: pull.number, request, cause: pull.readOnlyCause })
  }
  if (checking) {
    const pages = makeMergedPages(report, { ...inputs, run: identity, runUrl: url, pageUrl })
    const conclusion = concludeCheck(toGated(report), inputs.gate, report.acceptance)
    await checking.end({ ...makeCheckPage(pages, mergedHeadline(report)), conclusion })
  }
  await gate(toGated(report), inputs.gate, findAcceptance)
}
