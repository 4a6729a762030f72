import { rmSync } from 'node:fs'
import { recordNamePrefix } from '../../baseline/artifact-name.js'
import { decodeRecord } from '../../record/decode.js'
import { artifactLimits } from '../../record/limits.js'
import type { SessionRecord, Warning } from '../../record/record.js'
import { RecordError } from '../../record/record-error.js'
import { DiskError } from '../../system/disk.js'
import type { Api } from '../api/api.js'
import { GitHubError } from '../api/github-error.js'
import { ArtifactError } from './artifact-error.js'
import { downloadArtifact } from './download.js'
import type { StoredArtifact } from './upload.js'
import { readZip } from './zip.js'

export interface ListedArtifact extends StoredArtifact {
  readonly name: string
  readonly createdAt: string
}

interface ReadingLimits {
  readonly largestZipInBytes: number
  readonly largestInBytes: number
}

/** The artifacts of one run. */
export interface RunArtifacts {
  /** Those that are still there. */
  list(): Promise<readonly ListedArtifact[]>
  /** The text of the one file of this name that the artifact holds; an {@link ArtifactError} where it does not, or is too large. */
  read(artifact: ListedArtifact, name: string, limits: ReadingLimits): Promise<string>
}

interface Collected {
  readonly records: readonly SessionRecord[]
  /** Warnings about artifacts that could not be read. */
  readonly unread: readonly Warning[]
}

export const recordEntry = 'record.json'

/** Upper bounds on the number of artifacts of records that are read. */
interface CollectingLimits {
  readonly mostArtifacts: number
  /** The number of unreadable artifacts after which the rest is left unread too, because each costs a request. */
  readonly mostUnread: number
}

/** For the records that a run's own jobs have left: a matrix has at most 256. */
export const ownLimits: CollectingLimits = { mostArtifacts: 256, mostUnread: 256 }

/** For those of a run that may be a stranger's, who could leave any number of them, and of what is none. */
export const foreignLimits: CollectingLimits = { mostArtifacts: 50, mostUnread: 5 }

const largestZipInBytes = 32 * 2 ** 20
const largestInBytes = 64 * 2 ** 20
const largestOfAllInBytes = 256 * 2 ** 20

const expected = [RecordError, ArtifactError, DiskError, GitHubError]

/**
 * The records of a run, from artifacts that anyone may have written: nothing is read beyond these sizes, and what is no record is
 * refused with its reason, without harm to the others.
 */
export async function collectRecords(artifacts: RunArtifacts, limits: CollectingLimits): Promise<Collected> {
  const listed = newestOfName((await artifacts.list()).filter(({ name }) => name.startsWith(recordNamePrefix)))
  const records: SessionRecord[] = []
  const unread: Warning[] = []
  let left = largestOfAllInBytes
  for (const [index, artifact] of listed.entries()) {
    if (index >= limits.mostArtifacts || unread.length >= limits.mostUnread) {
      unread.push(describeRest(listed.length - index, limits))
      break
    }
    try {
      const sizes = { largestZipInBytes, largestInBytes: Math.min(left, largestInBytes) }
      const text = await artifacts.read(artifact, recordEntry, sizes)
      left -= text.length
      records.push(decodeRecord(text, artifactLimits))
    } catch (error) {
      if (!expected.some(kind => error instanceof kind)) throw error
      unread.push({
        code: 'unread-record',
        message: `the artifact "${artifact.name}" cannot be read: ${(error as Error).message}`,
      })
    }
  }
  return { records, unread }
}

function describeRest(count: number, { mostArtifacts, mostUnread }: CollectingLimits): Warning {
  const message = `${count} more records are not read: at most ${mostArtifacts} are, and none after ${mostUnread} that cannot be`
  return { code: 'unread-record', message }
}

/** A job that ran again leaves another artifact of the same name. */
function newestOfName(listed: readonly ListedArtifact[]): readonly ListedArtifact[] {
  const newest = new Map<string, ListedArtifact>()
  for (const artifact of listed) {
    const known = newest.get(artifact.name)
    const isNewer = known === undefined || artifact.createdAt > known.createdAt
    if (isNewer || (artifact.createdAt === known.createdAt && artifact.id > known.id))
      newest.set(artifact.name, artifact)
  }
  return [...newest.values()]
}

const perPage = 100
const mostPages = 10

/** The artifacts of the run with this id, which must come from where nobody else writes it; `directory` is for what is downloaded. */
export function openRunArtifacts(api: Api, runId: number, directory: string): RunArtifacts {
  return {
    async list() {
      const listed: ListedArtifact[] = []
      for (let page = 1; page <= mostPages; page++) {
        const query = { ...api.repository, run_id: runId, per_page: perPage, page }
        const { data } = await api.rest.actions.listWorkflowRunArtifacts(query)
        for (const { id, name, size_in_bytes: sizeInBytes, digest, created_at: createdAt, expired } of data.artifacts)
          if (digest && !expired) listed.push({ id, name, sizeInBytes, digest, createdAt: createdAt ?? '' })
        if (page * perPage >= data.total_count) break
      }
      return listed
    },
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
