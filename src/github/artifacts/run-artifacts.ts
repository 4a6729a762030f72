import { rmSync } from 'node:fs'
import type { Api } from '../api/api.js'
import { downloadArtifact } from './download.js'
import type { ListedArtifact, RunArtifacts } from './records.js'
import { readZip } from './zip.js'

const perPage = 100
const mostPages = 10

/** The artifacts of the run with this id, which must come from where nobody else writes it; `directory` is for what is downloaded. */
export function openRunArtifacts(api: Api, runId: number, directory: string): RunArtifacts {
  return {
    list: () => listArtifacts(api, runId),
    async read(artifact, name, { largestZipInBytes, largestInBytes }) {
      const path = await downloadArtifact(api, artifact, { directory, largestInBytes: largestZipInBytes })
      try {
        const contents = await readZip(path, [{ name, largestInBytes }])
        return contents.get(name)!.toString('utf8')
      } finally {
        rmSync(path)
      }
    },
  }
}

async function listArtifacts(api: Api, runId: number): Promise<readonly ListedArtifact[]> {
  const listed: ListedArtifact[] = []
  for (let page = 1; page <= mostPages; page++) {
    const { data } = await api.rest.actions.listWorkflowRunArtifacts({
      ...api.repository,
      run_id: runId,
      per_page: perPage,
      page,
    })
    for (const { id, name, size_in_bytes: sizeInBytes, digest, created_at: createdAt, expired } of data.artifacts)
      if (digest && !expired) listed.push({ id, name, sizeInBytes, digest, createdAt: createdAt ?? '' })
    if (page * perPage >= data.total_count) break
  }
  return listed
}
