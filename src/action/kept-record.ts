import { dirname } from 'node:path'
import * as core from '@actions/core'
import { nameRecord } from '../baseline/artifact-name.js'
import { ArtifactError } from '../github/artifacts/artifact-error.js'
import { uploadArtifact } from '../github/artifacts/artifacts.js'
import { harmlessLines } from '../report/text/escape.js'
import type { Key } from './inputs.js'

/** Keeps the record at `path` as an artifact of this run, for the job that merges or reports it. */
export async function keepRecord(path: string, key: Key): Promise<void> {
  try {
    const { id } = await uploadArtifact({ name: nameRecord(key), files: [path], root: dirname(path) })
    core.setOutput('artifact-id', id)
  } catch (error) {
    if (!(error instanceof ArtifactError)) throw error
    core.warning(harmlessLines(`${error.message}; what was measured is in the job summary only`))
  }
}
