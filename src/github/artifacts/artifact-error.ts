/** An artifact that cannot be stored, fetched or read; the message says which, why, and what to do. */
export class ArtifactError extends Error {
  override readonly name = 'ArtifactError'
}

/** The server has no service that takes artifacts from a step. Running again doesn't help. */
export class NoArtifactsError extends ArtifactError {
  constructor(artifact: string, options?: ErrorOptions) {
    super(
      `the artifact "${artifact}" could not be stored: this server keeps no artifacts, because it has no results service`,
      options,
    )
  }
}

/** An artifact whose bytes are not those that were stored: somebody changed it, or the store damaged it. */
export class DigestError extends ArtifactError {}
