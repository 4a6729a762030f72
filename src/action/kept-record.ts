import { dirname } from 'node:path'
import * as core from '@actions/core'
import { nameRecordArtifact } from '../baseline/artifact-name.js'
import { harmlessLines } from '../document/escape.js'
import { ArtifactError } from '../github/artifacts/artifact-error.js'
import { uploadArtifact } from '../github/artifacts/upload.js'
import { setOutput } from '../github/step/outputs.js'
import type { RecordKey } from '../record/key.js'

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
    core.warning(harmlessLines(`${error.message}; the results are only in the job summary`))
  }
}
