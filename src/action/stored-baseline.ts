import { join } from 'node:path'
import { nameBaselineArtifact } from '../baseline/artifact-name.js'
import { baselineFiles, encodeManifest, type Manifest, makeNewManifest } from '../baseline/manifest.js'
import { findControlEstimates } from '../compare/controls/control-estimates.js'
import { uploadArtifact } from '../github/artifacts/upload.js'
import type { Run } from '../github/run.js'
import type { PublishedBaseline } from '../github/step/published.js'
import { encodeHistory } from '../history/file.js'
import type { Race } from '../history/race.js'
import { InputError } from '../inputs/values.js'
import { makePublishedPair } from '../record/pair.js'
import type { LedgerEntry, SessionRecord } from '../record/record.js'
import type { SuiteFiles } from '../record/suite-files.js'
import type { PackedPayload } from '../system/copies/pack.js'
import { writeWhole } from '../system/disk.js'
import { readEnvironment } from '../system/host/machine.js'
import type { PublishInputs } from './inputs.js'

/** Everything that a baseline artifact is made of. */
export interface BaselineParts {
  readonly run: Run
  readonly inputs: PublishInputs
  /** The directory that the payload was packed in. */
  readonly home: string
  readonly packed: PackedPayload
  readonly suiteFiles: SuiteFiles | undefined
  /** null: nothing was measured. */
  readonly record: SessionRecord | null
  /** The ledger of the baseline before. */
  readonly ledger: readonly LedgerEntry[]
  /** With that of this run. */
  readonly races: readonly Race[]
}

/** Stores the baseline as an artifact of this run. */
export async function storeBaseline(parts: BaselineParts): Promise<PublishedBaseline> {
  const { run, inputs, home, packed, record, races } = parts
  const name = nameBaselineArtifact(inputs.key)
  const manifestPath = join(home, baselineFiles.manifest)
  writeWhole(manifestPath, encodeManifest(describe(parts)))
  const historyPath = join(home, baselineFiles.history)
  if (races.length > 0) writeWhole(historyPath, encodeHistory({ suite: inputs.key.suite, races }))
  const { id, sizeInBytes } = await uploadArtifact({
    name,
    files: [manifestPath, packed.file, ...(races.length > 0 ? [historyPath] : [])],
    root: home,
    ...(inputs.retentionInDays === undefined ? {} : { retentionDays: inputs.retentionInDays }),
  })
  return { id, name, sizeInBytes, commit: run.identity.head, isMeasured: record !== null }
}

function describe({ run, inputs, packed, suiteFiles, record, ledger }: BaselineParts): Manifest {
  const { commit } = run.contender
  if (commit === undefined) throw new InputError('the runner does not say which commit this is ("GITHUB_SHA")')
  return makeNewManifest({
    commit,
    ref: run.event.ref ?? run.contender.label,
    suite: inputs.key.suite,
    environment: record?.environment ?? readEnvironment(),
    record,
    ...(suiteFiles ? { suiteFiles } : {}),
    before: ledger,
    controls: record === null ? [] : findControlEstimates(makePublishedPair(record)),
    payload: { sha256: packed.sha256, sizeInBytes: packed.sizeInBytes },
  })
}
