/** An artifact that cannot be stored, fetched or read; the message says which, why, and what to do. */
export class ArtifactError extends Error {
  override readonly name = 'ArtifactError'
}
