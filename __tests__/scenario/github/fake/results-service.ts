import { createHash } from 'node:crypto'
import type { BlobStore } from './blob-store.js'
import { type Artifact, addArtifact, type State } from './repository-state.js'

export const servicePath = '/twirp/github.actions.results.api.v1.ArtifactService/'

/** A request to the service that a run uploads its artifacts to. */
interface Message {
  readonly workflow_run_backend_id?: string
  readonly name?: string
  readonly mime_type?: string
  readonly name_filter?: string
  readonly id_filter?: string
  readonly expires_at?: string
  readonly hash?: string
  readonly size?: string
}

interface Reply {
  readonly status: number
  readonly body: object
}

/** An artifact that was begun and not finished. */
interface Begun {
  /** Name of its blob. */
  readonly blob: string
  readonly expiresAt: string | undefined
  readonly mimeType: string
}

/** The service of the runner (Twirp, in JSON) that knows the artifacts of the run that its token names. */
export class ResultsService {
  /** Names of blobs, by run and artifact: what was begun and not finished. */
  readonly #begun = new Map<string, Begun>()

  constructor(
    readonly state: State,
    readonly blobs: BlobStore,
  ) {}

  reply(method: string, message: Message): Reply {
    const run = Number(message.workflow_run_backend_id?.replace('run-', ''))
    const known = this.state.artifacts.filter(artifact => artifact.run === run)
    const found = known.find(({ name }) => name === message.name)
    switch (method) {
      case 'CreateArtifact':
        return found ? conflict : this.#create(run, message)
      case 'FinalizeArtifact':
        return this.#finalize(run, message)
      case 'ListArtifacts':
        return { status: 200, body: { artifacts: known.filter(one => isMeant(one, message)).map(describe) } }
      case 'GetSignedArtifactURL':
        return found ? this.#sign(found) : notFound
      case 'DeleteArtifact':
        return found ? this.#delete(found) : notFound
      default:
        return notFound
    }
  }

  #create(run: number, { name, expires_at, mime_type = 'application/zip' }: Message): Reply {
    const { name: blob, url } = this.blobs.signUpload()
    this.#begun.set(`${run} ${name}`, { blob, expiresAt: expires_at, mimeType: mime_type })
    return { status: 200, body: { ok: true, signed_upload_url: url } }
  }

  #finalize(run: number, { name = '', size, hash }: Message): Reply {
    const begun = this.#begun.get(`${run} ${name}`)
    const bytes = begun && this.blobs.take(begun.blob)
    if (
      !bytes ||
      bytes.length !== Number(size) ||
      hash !== `sha256:${createHash('sha256').update(bytes).digest('hex')}`
    )
      return { status: 400, body: { code: 'invalid_argument', msg: 'the artifact is not what was uploaded' } }
    const times = begun.expiresAt === undefined ? {} : { expiresAt: begun.expiresAt }
    const artifact = addArtifact(this.state, { name, run, bytes, mimeType: begun.mimeType, ...times })
    return { status: 200, body: { ok: true, artifact_id: `${artifact.id}` } }
  }

  #sign(artifact: Artifact): Reply {
    return { status: 200, body: { signed_url: this.blobs.signDownload(() => artifact) } }
  }

  #delete(artifact: Artifact): Reply {
    this.state.artifacts.splice(this.state.artifacts.indexOf(artifact), 1)
    return { status: 200, body: { ok: true, artifact_id: `${artifact.id}` } }
  }
}

const conflict: Reply = {
  status: 409,
  body: { code: 'already_exists', msg: 'an artifact with this name already exists on the workflow run' },
}
const notFound: Reply = { status: 404, body: { code: 'not_found', msg: 'artifact not found' } }

function isMeant({ id, name }: Artifact, { id_filter, name_filter }: Message): boolean {
  return (id_filter === undefined || id === Number(id_filter)) && (name_filter === undefined || name === name_filter)
}

function describe({ id, run, name, sizeInBytes, createdAt, digest }: Artifact): object {
  return {
    workflow_run_backend_id: `run-${run}`,
    workflow_job_run_backend_id: 'job-1',
    database_id: `${id}`,
    name,
    size: `${sizeInBytes}`,
    created_at: createdAt,
    digest,
  }
}
