import { nameRecordArtifact } from '../../../src/baseline/artifact-name.js'
import { encodeRecord } from '../../../src/record/encode.js'
import type { SessionRecord } from '../../../src/record/record.js'
import { makeRecord, noisy } from '../../unit/compare/records.js'
import { toRecord } from '../../unit/record/whole.js'
import { type Artifact, addArtifact, type State, type WorkflowRun } from './fake/repository-state.js'
import { makeZip } from './fake/zip.js'

/** A record of 20 rounds of one benchmark in which the contender is slower by `effect`. */
export function recordOf(effect: number, fields: Partial<SessionRecord> = {}): SessionRecord {
  const seed = `${fields.part}`
  return { ...toRecord(makeRecord([{ name: 'words', value: noisy(effect) }], { seed })), ...fields }
}

/** Leaves `record` among the artifacts of `run`, as its jobs do. */
export function leaveRecord(state: State, { id }: WorkflowRun, record: SessionRecord): Artifact {
  return leaveText(state, { id }, { name: nameRecordArtifact(record), text: encodeRecord(record) })
}

/** Leaves any text where a record belongs. */
export function leaveText(
  state: State,
  { id }: Pick<WorkflowRun, 'id'>,
  { name, text }: { readonly name: string; readonly text: string },
): Artifact {
  return addArtifact(state, { name, run: id, bytes: makeZip([{ name: 'record.json', content: text }]) })
}
