import type { ArtifactClient } from '@actions/artifact'
import { oneLine } from '../../forge/forge-error.js'
import { debug } from '../../system/debug.js'
import { ArtifactError, NoArtifactsError } from './artifact-error.js'

export interface Upload {
  readonly name: string
  /** Paths under `root`; in the artifact they are relative to it. */
  readonly files: readonly string[]
  readonly root: string
  /** True to store the one file as it is, so that a browser shows it; the artifact then has the name of the file. */
  readonly isRaw?: boolean
  /** Days that the artifact is kept; the repository's setting if left out. */
  readonly retentionDays?: number
  /** Gives the upload up, which may go on unseen. */
  readonly signal?: AbortSignal
}

/** An artifact as GitHub keeps it. */
export interface StoredArtifact {
  readonly id: number
  readonly sizeInBytes: number
  /** `sha256:` and hexadecimal digits. */
  readonly digest: string
}

// What is large in our artifacts is compressed already.
const compressionLevel = 1

/** Stores files as an artifact of this run; one of the same name, from an earlier attempt of the run, gives way. */
export async function uploadArtifact(upload: Upload): Promise<StoredArtifact> {
  checkRunner(upload.name)
  const { DefaultArtifactClient } = await import('@actions/artifact')
  const client: ArtifactClient = new DefaultArtifactClient()
  const { name, files, root, retentionDays, isRaw, signal } = upload
  const store = (): ReturnType<typeof client.uploadArtifact> =>
    client.uploadArtifact(name, [...files], root, {
      compressionLevel,
      ...(isRaw ? { skipArchive: true } : {}),
      ...(retentionDays === undefined ? {} : { retentionDays }),
    })
  const start = performance.now()
  try {
    const storeAgain = () => store().catch(error => giveWay(error, client, upload).then(store))
    const { id, size, digest } = await quietly(() => unlessAborted(storeAgain, signal))
    if (id === undefined || size === undefined || !digest) throw new Error('GitHub did not confirm it')
    debug(`stored artifact "${name}": id ${id}, ${size} bytes, after ${Math.round(performance.now() - start)} ms`)
    return { id, sizeInBytes: size, digest: `sha256:${digest}` }
  } catch (error) {
    if (signal?.aborted)
      throw new ArtifactError(`the artifact "${name}" could not be stored: ${cancelled}`, { cause: error })
    if (isElsewhere() && error instanceof Error && /\(404\)|ENOTFOUND|ECONNREFUSED/.test(error.message))
      throw new NoArtifactsError(name, { cause: error })
    throw new ArtifactError(`the artifact "${name}" could not be stored: ${explain(error)}`, { cause: error })
  }
}

const cancelled = 'the job was cancelled'

/** Waits for `work`, or fails as soon as `signal` is aborted. */
async function unlessAborted<Result>(work: () => Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (signal === undefined) return await work()
  if (signal.aborted) throw new Error(cancelled)
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(cancelled)), { once: true })
  })
  return await Promise.race([work(), aborted])
}

function isElsewhere(): boolean {
  return ((working > 0 ? ownUrl : process.env.GITHUB_SERVER_URL) ?? githubUrl) !== githubUrl
}

/** Makes a second try possible where there is reason for one: the first was cut off, or an artifact stands in the way. */
async function giveWay(error: unknown, client: ArtifactClient, { name }: Upload): Promise<void> {
  const message = error instanceof Error ? error.message : ''
  // The client itself does not try again where a connection is reset between it and the service.
  if (message.includes('Unable to make request')) return
  if (!message.includes('(409)')) throw error
  await client.deleteArtifact(name).catch(() => {
    throw error
  })
}

/** Removes the artifact `name` of this run, if there is one: what ran in another job may have left it. */
export async function removeArtifact(name: string): Promise<void> {
  if (!canStoreArtifacts()) return
  const { DefaultArtifactClient } = await import('@actions/artifact')
  // That there is none is an error of the client's, too.
  await quietly(() => new DefaultArtifactClient().deleteArtifact(name).catch(error => debug(`no ${name}: ${error}`)))
}

/** Returns whether the runner has given this step the means to store artifacts. */
export function canStoreArtifacts(): boolean {
  return Boolean(process.env.ACTIONS_RUNTIME_TOKEN && process.env.ACTIONS_RESULTS_URL)
}

function checkRunner(name: string): void {
  if (canStoreArtifacts()) return
  if (isElsewhere()) throw new NoArtifactsError(name)
  throw new ArtifactError(
    `the artifact "${name}" could not be stored. Only a step that uses the action can store artifacts, and the runner has not given it the means ("ACTIONS_RUNTIME_TOKEN")`,
  )
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error))
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? ` (status ${error.statusCode})` : ''
  // A full storage stays full, however often the job runs again.
  const remedy = /quota|insufficient usage/i.test(error.message)
    ? 'delete artifacts that are not needed, or keep them for fewer days ("retention-days"); GitHub recounts within 12 hours'
    : 'run the job again, and see https://www.githubstatus.com'
  return `${oneLine(error.message)}${status}; ${remedy}`
}

/**
 * `work()` without what it writes to the step's log, but for what the runner must learn to hide; and with github.com as the server's name. The
 * client refuses every other name, although Gitea, Forgejo and others have a results service, and logs its progress in a dozen lines, with
 * the signed addresses where the step is debugged. Nothing else may write meanwhile.
 */
export async function quietly<T>(work: () => Promise<T>): Promise<T> {
  if (working++ === 0) {
    write = process.stdout.write
    process.stdout.write = writeMasks as typeof write
    ownUrl = process.env.GITHUB_SERVER_URL
    process.env.GITHUB_SERVER_URL = githubUrl
  }
  try {
    return await work()
  } finally {
    if (--working === 0) {
      process.stdout.write = write
      if (ownUrl === undefined) delete process.env.GITHUB_SERVER_URL
      else process.env.GITHUB_SERVER_URL = ownUrl
    }
  }
}

const githubUrl = 'https://github.com'
let { write } = process.stdout
let ownUrl: string | undefined
let working = 0

function writeMasks(...words: Parameters<typeof write>): boolean {
  if (String(words[0]).startsWith('::add-mask::')) return write.apply(process.stdout, words)
  const done: unknown = words.at(-1)
  if (typeof done === 'function') done()
  return true
}
