import { readFileSync } from 'node:fs'
import { encodeManifest, type Manifest, makeManifest } from '../../../src/baseline/manifest.js'
import { readEnvironment } from '../../../src/system/host/machine.js'
import { type HandMade, writeArchive } from '../../unit/system/archives.js'
import type { Sandbox } from '../sandbox.js'
import { type Artifact, addArtifact, addRun, type State, type WorkflowRun } from './fake/repository-state.js'
import { makeZip } from './fake/zip.js'

/** A baseline that nobody has measured: what is not said of it is as it should be. */
export interface Planted {
  readonly commit: string
  readonly entries?: readonly HandMade[]
  readonly manifest?: (manifest: Manifest) => string
  /** The file of its races; none where nothing is said. */
  readonly history?: string
  /** Of the run; a push to the default branch where nothing is said. */
  readonly run?: Partial<WorkflowRun>
}

/** A program that prints a number at which every pull request looks fast. */
const slow: readonly HandMade[] = [
  { header: { path: 'built.sh', type: 'File' }, text: `echo '{"bench":"parse","value":9000000,"unit":"ns"}'\n` },
]

/** Leaves a hand-made baseline among the artifacts. */
export function plant(state: State, sandbox: Sandbox, planted: Planted): Artifact {
  const { commit, entries = slow, manifest = encodeManifest, history, run } = planted
  const { file, sha256 } = writeArchive(sandbox.write('planted.tar.gz', ''), entries)
  const archive = readFileSync(file)
  const made = makeManifest({
    commit,
    ref: 'refs/heads/main',
    suite: 'benchmark',
    environment: readEnvironment(),
    record: null,
    ledger: [],
    payload: { sha256, sizeInBytes: archive.length },
  })
  const bytes = makeZip([
    { name: 'baseline.json', content: manifest(made) },
    { name: 'payload.tar.gz', content: archive },
    ...(history === undefined ? [] : [{ name: 'history.jsonl', content: history }]),
  ])
  const { id } = addRun(state, { headSha: commit, ...run })
  return addArtifact(state, { name: 'counterbalance-benchmark', run: id, bytes })
}
