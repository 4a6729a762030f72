import { dirname, join } from 'node:path'
import * as core from '@actions/core'
import { nameAnchorArtifact } from '../../baseline/artifact-name.js'
import { baselineFiles, encodeManifest } from '../../baseline/manifest.js'
import { harmlessLines } from '../../document/escape.js'
import { ArtifactError } from '../../github/artifacts/artifact-error.js'
import { uploadArtifact } from '../../github/artifacts/upload.js'
import type { RecordKey } from '../../record/key.js'
import { writeWhole } from '../../system/disk.js'
import type { Renewal } from './anchor.js'

/** Stores a release's baseline again: the same payload, under its own commit and digest. */
export async function storeAgain(
  { manifest, file, release }: Renewal,
  { key, retentionInDays }: { readonly key: RecordKey; readonly retentionInDays: number | undefined },
): Promise<void> {
  const { name, commit } = release
  try {
    const root = dirname(file)
    const path = join(root, baselineFiles.manifest)
    writeWhole(path, encodeManifest(manifest))
    const { sizeInBytes } = await uploadArtifact({
      name: nameAnchorArtifact(key, commit),
      files: [path, file],
      root,
      ...(retentionInDays === undefined ? {} : { retentionDays: retentionInDays }),
    })
    const size = (sizeInBytes / 2 ** 20).toFixed(1)
    core.info(
      harmlessLines(`The baseline of ${name} is stored again, since its artifact would expire soon (${size} MiB).`),
    )
  } catch (error) {
    if (!(error instanceof ArtifactError)) throw error
    core.warning(harmlessLines(`The baseline of ${name} could not be stored again: ${error.message}`))
  }
}
