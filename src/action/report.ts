import { dirname } from 'node:path'
import * as core from '@actions/core'
import { harmlessLines } from '../document/escape.js'
import type { Api } from '../github/api/api.js'
import { openRunArtifacts } from '../github/artifacts/run-artifacts.js'
import { makeCheckPage, makeMergedPages } from '../github/comment/pages.js'
import { type Run, readEvent, runUrlOf } from '../github/run.js'
import { concludeCheck } from '../github/step/check-run.js'
import { makeFiles } from '../github/step/files.js'
import { publishMerged } from '../github/step/publish-merged.js'
import { toGated } from '../report/merged.js'
import { mergedHeadline } from '../report/words/merged-headline.js'
import { needApi } from './api.js'
import { openChecking } from './checking.js'
import { findDefaultConfig } from './config.js'
import { decodeReportInputs } from './inputs.js'
import { type ReportPorts, reportRun } from './reported-run.js'
import { storeMergedPage } from './stored-page.js'
import { tellPull } from './told.js'

/** Reports what another workflow's run has measured, where it could not itself; nothing fails by what was found. */
export async function report(run: Run): Promise<void> {
  const api = await needApi(run)
  const inputs = decodeReportInputs(core.getInput)
  const files = makeFiles(inputs.suite)
  const ports = {
    ...openReportPorts(api, dirname(files.report)),
    findRules: async () => {
      const { get, ...found } = await findDefaultConfig(core.getInput, api, run)
      return { ...found, settings: decodeReportInputs(get).settings }
    },
  }
  const reported = await reportRun(readEvent(process.env), inputs, ports)
  if (reported.kind === 'skipped') return core.notice(harmlessLines(`There is nothing to report: ${reported.notice}.`))
  const page = { request: inputs, run, files, key: { suite: inputs.suite }, mode: 'report' as const }
  const pageUrl = await storeMergedPage(page, reported.report, reported.records)
  // The records stay in their artifacts.
  await publishMerged(reported.report, { ...files, record: '' }, { pageUrl })
  const { id, number, attempt, head } = reported.run
  const measured = { id, number, attempt, head: head.sha }
  const runUrl = runUrlOf(run.repository, id)
  const pages = makeMergedPages(reported.report, { ...inputs, run: measured, runUrl, pageUrl })
  if (inputs.check) {
    const conclusion = concludeCheck(toGated(reported.report), inputs.gate, undefined)
    const page = makeCheckPage(pages, mergedHeadline(reported.report))
    const checked = { identity: measured, url: runUrl, pull: undefined }
    await openChecking({ suite: pages.suite, api, run: checked }).end({ ...page, conclusion })
  }
  if (inputs.comment === 'never') return
  const request = { ...pages, policy: inputs.comment, isSecondHand: true }
  await tellPull({ api, run, pull: reported.pullRequest, request })
}

/** What a reporter asks of GitHub, by its REST API; `directory` is for what is downloaded. */
function openReportPorts(api: Api, directory: string): Omit<ReportPorts, 'findRules'> {
  return {
    async listPulls({ owner, branch }) {
      const { data } = await api.rest.pulls.list({
        ...api.repository,
        state: 'open',
        head: `${owner}:${branch}`,
        per_page: 100,
      })
      return data.map(({ number, head }) => ({ number, headSha: head.sha, headRepositoryId: head.repo?.id }))
    },
    artifactsOf: runId => openRunArtifacts(api, runId, directory),
  }
}
