import { createHash } from 'node:crypto'
import { createWriteStream, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout } from 'node:timers/promises'
import { oneLine } from '../../forge/forge-error.js'
import { insist, Patience, readingPatience } from '../../forge/insist.js'
import { DiskError, nameFile } from '../../system/disk.js'
import type { Api } from '../api/api.js'
import { GitHubError, isRequestFailure } from '../api/github-error.js'
import { ArtifactError, DigestError } from './artifact-error.js'
import type { StoredArtifact } from './upload.js'

interface DownloadLimits {
  /** An existing directory; the file is in a new one in it. */
  readonly directory: string
  readonly largestInBytes: number
}

/** All tries together. */
const longestInMinutes = 10

/** Fetches an artifact of this repository as GitHub keeps it, and checks its digest; the path of the zip file. */
export async function downloadArtifact(api: Api, stored: StoredArtifact, limits: DownloadLimits): Promise<string> {
  const { id, sizeInBytes, digest } = stored
  const name = `artifact ${id}`
  const { once, repository } = api
  const request = { ...repository, ...asStream, artifact_id: id, archive_format: 'zip' }
  const ask = () => once.rest.actions.downloadArtifact(request)
  const { path, digest: text } = await download({ name, sizeInBytes, ask }, limits)
  if (text !== digest)
    throw new DigestError(`${name} is not what was stored: its SHA-256 is not ${digest.replace('sha256:', '')}`)
  return path
}

interface KeptFile {
  /** For messages: `artifact 12`. */
  readonly name: string
  readonly sizeInBytes: number
  /** Sends one request for its content, as a stream. */
  ask(): Promise<{ readonly data: unknown }>
}

async function download(
  { name, sizeInBytes, ask }: KeptFile,
  { directory, largestInBytes }: DownloadLimits,
): Promise<{ readonly path: string; readonly digest: string }> {
  if (sizeInBytes > largestInBytes)
    throw new ArtifactError(`${name} has ${sizeInBytes} bytes, and no more than ${largestInBytes} are fetched`)
  const path = join(mkdtempSync(join(directory, 'fetched-')), 'download')
  const limit = AbortSignal.timeout(longestInMinutes * 60_000)
  const fetchOnce = async (): Promise<string> => {
    const { data } = await ask().catch(error => {
      throw explainRedirection(name, error)
    })
    const hash = createHash('sha256')
    using pace = startPace()
    const signal = AbortSignal.any([limit, pace.signal])
    async function* count(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of source) {
        if (pace.count(chunk.length) > largestInBytes)
          throw new ArtifactError(`${name} has more than ${largestInBytes} bytes`)
        hash.update(chunk)
        yield chunk
      }
    }
    try {
      await pipeline(Readable.fromWeb(data as ReadableStream), count, createWriteStream(path), { signal })
    } catch (error) {
      if (limit.aborted)
        throw new ArtifactError(`${name} could not be fetched within ${longestInMinutes} minutes`, { cause: error })
      throw explainBreak(name, signal.aborted ? signal.reason : nameFile(error, path))
    }
    return `sha256:${hash.digest('hex')}`
  }
  return { path, digest: await insist(fetchOnce, new Patience(readingPatience)) }
}

/** Has the client give what comes as a stream. */
const asStream = { request: { parseSuccessResponseBody: false } }

/** GitHub's own answer leads to a store, which is asked without the token. */
function explainRedirection(name: string, error: unknown): unknown {
  const failure = error instanceof GitHubError && isRequestFailure(error.cause) ? error.cause.response : undefined
  if (failure?.url === undefined || /\/(?:actions\/artifacts|releases\/assets)\//.test(failure.url)) return error
  return explainBreak(name, new Error(`its store answered with status ${failure.status}`, { cause: error }))
}

/** A connection that breaks, or a store that stumbles, is worth another try; what is too large, or takes too long, is not. */
function explainBreak(name: string, error: unknown): Error {
  if (error instanceof ArtifactError || error instanceof DiskError) return error
  const message = error instanceof Error ? error.message : String(error)
  const reason = message === 'terminated' ? 'the connection broke off' : message
  return new GitHubError(
    'unavailable',
    `${name} could not be fetched: ${oneLine(reason)}; run the job again, and see https://www.githubstatus.com`,
    { cause: error },
  )
}

const minuteInSeconds = 60
const leastInBytesPerSecond = 10_000

/** Watches how fast bytes come. */
interface Pace extends Disposable {
  /** Aborted, with the reason, once they have come too slowly for a minute. */
  readonly signal: AbortSignal
  /** Takes note of `bytes` more; how many have come until now. */
  count(bytes: number): number
}

function startPace(): Pace {
  const [slow, done] = [new AbortController(), new AbortController()]
  let idle = new AbortController()
  let bytes = 0
  const waitForMore = (): void => {
    idle = new AbortController()
    pass(idle.signal, () => slow.abort(new Error(`no byte came for ${minuteInSeconds} seconds`)))
  }
  const watchFrom = (before: number): void =>
    pass(done.signal, () => {
      if (bytes - before < leastInBytesPerSecond * minuteInSeconds) slow.abort(new Error(tooSlow))
      else watchFrom(bytes)
    })
  waitForMore()
  watchFrom(0)
  return {
    signal: slow.signal,
    count(more) {
      idle.abort()
      waitForMore()
      bytes += more
      return bytes
    },
    [Symbol.dispose]() {
      idle.abort()
      done.abort()
    },
  }
}

const tooSlow = `less than ${leastInBytesPerSecond / 1000} kB came in a second, over ${minuteInSeconds} seconds`

/** Does `then` in a minute, unless `end` comes before. */
function pass(end: AbortSignal, then: () => void): void {
  setTimeout(minuteInSeconds * 1000, undefined, { signal: end }).then(then, () => {})
}
