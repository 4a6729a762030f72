import { dirname } from 'node:path'
import * as core from '@actions/core'
import { harmlessLines } from '../document/escape.js'
import type { Api } from '../github/api/api.js'
import { openRunArtifacts } from '../github/artifacts/run-artifacts.js'
import { makePages } from '../github/comment/pages.js'
import { type Run, readEvent, runUrlOf } from '../github/run.js'
import { makeFiles } from '../github/step/files.js'
import { needApi } from './api.js'
import { openChecking } from './checking.js'
import { concludeRun } from './conclude.js'
import { findDefaultConfig } from './config.js'
import { decodeReportInputs } from './inputs.js'
import { postComment } from './post-comment.js'
import { type ReportPorts, reportRun } from './reported-run.js'

/** Reports what another workflow's run has measured, where it could not itself; nothing fails by what was found. */
export async function report(run: Run): Promise<void> {
  const api = await needApi(run)
  const inputs = decodeReportInputs(core.getInput)
  const files = makeFiles(inputs.suite)
  const ports = {
    ...openReportPorts(api, dirname(files.report)),
    findRules: async () => {
      const { of, warnings } = await findDefaultConfig(core.getInput, api, run)
      const judge = (suite: string) => {
        const { get, rules } = of(suite)
        return { settings: decodeReportInputs(get).settings, rules }
      }
      return { judge, warnings }
    },
  }
  const reported = await reportRun(readEvent(process.env), inputs, ports)
  if (reported.kind === 'skipped') return core.notice(harmlessLines(`There is nothing to report: ${reported.notice}.`))
  const { id, number, attempt, head } = reported.run
  const measured = { id, number, attempt, head: head.sha }
  const runUrl = runUrlOf(run.repository, id)
  const pages = { ...inputs, run: measured, runUrl }
  await concludeRun(reported.report, {
    // The records stay in their artifacts.
    page: { request: inputs, run, files: { ...files, record: '' }, key: { suite: inputs.suite }, mode: 'report' },
    records: reported.records,
    pages,
    step: {},
    comment:
      inputs.comment === 'never'
        ? undefined
        : async (report, pageUrl) => {
            const request = { ...makePages(report, { ...pages, pageUrl }), policy: inputs.comment, isSecondHand: true }
            return await postComment({ api, run, pull: reported.pullRequest, request })
          },
    check: inputs.check
      ? openChecking({ suite: inputs.suite, api, run: { identity: measured, url: runUrl, pull: undefined } })
      : undefined,
  })
}

/** Makes a reporter's requests to GitHub's REST API; `directory` is for what is downloaded. */
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
