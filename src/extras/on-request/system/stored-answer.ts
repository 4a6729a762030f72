import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { Api } from '../../../github/api/api.js'
import { openRunArtifacts } from '../../../github/artifacts/records.js'
import { uploadArtifact } from '../../../github/artifacts/upload.js'
import { decodeRecord } from '../../../record/decode.js'
import { encodeRecord } from '../../../record/encode.js'
import { artifactLimits } from '../../../record/limits.js'
import type { SessionRecord } from '../../../record/record.js'
import { RecordError } from '../../../record/record-error.js'
import { writeWhole } from '../../../system/disk.js'
import { decode } from '../../../util/decode.js'
import { parseJson } from '../../../util/json.js'
import { decodeFacts, type Facts } from '../facts.js'

/** The request that was answered, and the records with all experiments so far. */
export interface StoredAnswer {
  readonly granted: Facts
  readonly records: readonly SessionRecord[]
}

const artifactName = 'counterbalance-answer'
const entry = 'answer.json'
const largest = { largestZipInBytes: 32 * 2 ** 20, largestInBytes: 128 * 2 ** 20 }

const stored = v.object({ granted: v.string(), records: v.pipe(v.array(v.string()), v.maxLength(256)) })

/** Stores an answer as an artifact of this run, next to `beside`. What the code that was measured left under its name gives way. */
export async function storeAnswer({ granted, records }: StoredAnswer, beside: string): Promise<void> {
  const root = dirname(beside)
  const path = join(root, entry)
  writeWhole(
    path,
    JSON.stringify({ granted: JSON.stringify(granted), records: records.map(record => encodeRecord(record)) }),
  )
  await uploadArtifact({ name: artifactName, files: [path], root })
}

/**
 * Reads the answer of `run`; undefined where it has none. Only where no code of a fork could have left one under this name: a run that a
 * comment started ends with the job that answers, and of other runs, only those of branches of the repository count.
 */
export async function readAnswer(
  api: Api,
  run: number,
  { repository, directory }: { readonly repository: number; readonly directory: string },
): Promise<StoredAnswer | undefined> {
  const { data } = await api.rest.actions.getWorkflowRun({ ...api.repository, run_id: run })
  const isOwn = data.event === 'pull_request' && data.head_repository?.id === repository
  if (data.event !== 'issue_comment' && !isOwn) return undefined
  const artifacts = openRunArtifacts(api, run, directory)
  const artifact = (await artifacts.list()).find(({ name }) => name === artifactName)
  if (artifact === undefined) return undefined
  const fail = (message: string) => new RecordError(`the artifact "${artifactName}" of run ${run}: ${message}`)
  const { granted, records } = decode(stored, parseJson(await artifacts.read(artifact, entry, largest), fail), fail)
  return {
    granted: decodeFacts(granted, artifactName),
    records: records.map(text => decodeRecord(text, artifactLimits)),
  }
}
