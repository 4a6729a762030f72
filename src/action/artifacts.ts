import { dirname, join } from 'node:path'
import { namePageArtifact, nameRecordArtifact } from '../baseline/artifact-name.js'
import { ArtifactError } from '../github/artifacts/artifact-error.js'
import { canStoreArtifacts, uploadArtifact } from '../github/artifacts/upload.js'
import { programOf } from '../github/program.js'
import type { Run } from '../github/run.js'
import { log } from '../github/step/log.js'
import { type Files, setOutput } from '../github/step/step.js'
import type { RecordKey } from '../record/key.js'
import type { PageOptions, PageRun } from '../report/page-options.js'
import { writeWhole } from '../system/disk.js'
import { pageTools } from '../system/page-tools.js'
import { endSentence } from '../util/end-sentence.js'
import { present } from '../util/present.js'

/** The workflow's settings for the page. */
interface PageRequest {
  readonly page: string
  /** undefined: as the repository's settings say. */
  readonly retentionInDays: number | undefined
}

/** The page of a step, and what its name is made of. */
export interface Page {
  readonly request: PageRequest
  readonly run: Run
  readonly files: Files
  readonly key: RecordKey
  readonly mode: 'compare' | 'publish' | 'report' | 'merge' | 'self-test'
  /** Aborted when the job is cancelled: the page is given up then, because the verdict has only seconds left to be told. */
  readonly interruption?: AbortSignal
}

/**
 * Stores a page as an artifact of this run that is not zipped, so that a browser shows it; log and outputs say where. Returns its address.
 *
 * The page is an extra, so nothing that goes wrong here ends the step.
 */
export async function storePage(page: Page, render: (options: PageOptions) => string): Promise<string | undefined> {
  const { request, run, files, key, mode, interruption } = page
  if (request.page === 'never') return undefined
  const { identity, url: runUrl } = run
  try {
    const path = join(dirname(files.report), namePageArtifact(key, mode, identity.attempt))
    writeWhole(path, render({ tools: pageTools, run: describeRun(run), program: programOf(process.env) }))
    setOutput('page', path)
    if (!canStoreArtifacts()) return undefined
    const url = `${runUrl}/artifacts/${await upload(path, request, interruption)}`
    log.info(`Open the full report: ${url}`)
    setOutput('page-url', url)
    return url
  } catch (error) {
    log.warning(
      `The HTML page could not be stored: ${endSentence((error as Error).message)} The rest of the report is not affected.`,
    )
    return undefined
  }
}

/** Describes the run that a page is of. */
export function describeRun({ identity, repository, url }: Run): PageRun {
  return { repositoryUrl: repository.url, url, runNumber: identity.number, attempt: identity.attempt }
}

async function upload(
  path: string,
  { retentionInDays: days }: PageRequest,
  signal: AbortSignal | undefined,
): Promise<number> {
  const [root, name] = [dirname(path), path.slice(dirname(path).length + 1)]
  const retention = days === undefined ? {} : { retentionDays: days }
  return (await uploadArtifact({ name, files: [path], root, isRaw: true, ...retention, ...present({ signal }) })).id
}

/** Returns what `make` makes of the record at `path`. If it fails, the record is kept, since the runner and its files are gone afterwards. */
export async function keepOnFault<Made>(path: string, key: RecordKey, make: () => Made | Promise<Made>): Promise<Made> {
  try {
    return await make()
  } catch (error) {
    await keepRecord(path, key)
    throw error
  }
}

/** Keeps the record at `path` as an artifact of this run, for the job that merges or reports it. */
export async function keepRecord(path: string, key: RecordKey): Promise<void> {
  try {
    const { id } = await uploadArtifact({ name: nameRecordArtifact(key), files: [path], root: dirname(path) })
    setOutput('artifact-id', id)
  } catch (error) {
    if (!(error instanceof ArtifactError)) throw error
    log.warning(`${error.message}; the results are only in the job summary`)
  }
}
