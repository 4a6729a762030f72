import type { Api } from './api/api.js'
import { openRunArtifacts } from './artifacts/run-artifacts.js'
import type { ReportPorts } from './report-mode.js'

/** What a reporter asks of GitHub, by its REST API; `directory` is for what is downloaded. */
export function openReportPorts(api: Api, directory: string): Omit<ReportPorts, 'findRules'> {
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
