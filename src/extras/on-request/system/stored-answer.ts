import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { Api } from '../../../github/api/api.js'
import { openRunArtifacts } from '../../../github/artifacts/records.js'
import { removeArtifact, uploadArtifact } from '../../../github/artifacts/upload.js'
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

/**
 * Stores an answer as an artifact of this run, next to `beside`, and returns the hidden line by which the comment names it. Code that was
 * measured can store artifacts under any name, but GitHub chooses their numbers.
 */
export async function storeAnswer({ granted, records }: StoredAnswer, beside: string): Promise<string> {
  const root = dirname(beside)
  const path = join(root, entry)
  writeWhole(
    path,
    JSON.stringify({ granted: JSON.stringify(granted), records: records.map(record => encodeRecord(record)) }),
  )
  const { id } = await uploadArtifact({ name: artifactName, files: [path], root })
  return `<!-- ${hiddenName} artifact=${id} -->\n`
}

const hiddenName = 'counterbalance-answer'
const hiddenLine = new RegExp(String.raw`^<!-- ${hiddenName} artifact=(\d{1,15}) -->$`, 'm')

/** The number of the artifact that a report of ours names as the answer it tells of; undefined where it names none. */
export function findStored(report: string): number | undefined {
  const id = hiddenLine.exec(report)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** An answer by its run, and by its artifact there. */
export interface AnswerPlace {
  readonly run: number
  readonly artifact: number
}

/** Removes an answer that this run has already: only what is stored from here on is one, however this job ends. */
export async function removeAnswer(): Promise<void> {
  await removeArtifact(artifactName)
}

/** Reads the answer at a place that a comment of ours has named; undefined where it is not there any more. Nothing else is ever read. */
export async function readAnswer(
  api: Api,
  { run, artifact: id }: AnswerPlace,
  { repository, directory }: { readonly repository: number; readonly directory: string },
): Promise<StoredAnswer | undefined> {
  const { data } = await api.rest.actions.getWorkflowRun({ ...api.repository, run_id: run })
  const isOwn = data.event === 'pull_request' && data.head_repository?.id === repository
  if (data.event !== 'issue_comment' && !isOwn) return undefined
  const artifacts = openRunArtifacts(api, run, directory)
  const artifact = (await artifacts.list()).find(listed => listed.id === id && listed.name === artifactName)
  if (artifact === undefined) return undefined
  const fail = (message: string) => new RecordError(`the artifact "${artifactName}" of run ${run}: ${message}`)
  const { granted, records } = decode(stored, parseJson(await artifacts.read(artifact, entry, largest), fail), fail)
  return {
    granted: decodeFacts(granted, artifactName),
    records: records.map(text => decodeRecord(text, artifactLimits)),
  }
}
