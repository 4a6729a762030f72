import { writeFileSync } from 'node:fs'
import { baselineFiles, decodeManifest, type Manifest } from '../../../src/baseline/manifest.js'
import { historyFile } from '../../../src/extras/history/file-name.js'
import { recordEntry } from '../../../src/github/artifacts/records.js'
import { readZip } from '../../../src/github/artifacts/zip.js'
import type { Sandbox } from '../sandbox.js'
import type { Artifact } from './fake/repository-state.js'

const largestInBytes = 2 ** 28

/** The manifest in a baseline that was stored. */
export async function readManifest(sandbox: Sandbox, artifact: Artifact): Promise<Manifest> {
  const [manifest] = await readStored(sandbox, artifact)
  return decodeManifest(manifest!)
}

/** The files in an artifact of ours of that name. */
function entriesOf(name: string): readonly string[] {
  if (name.startsWith('counterbalance-record-')) return [recordEntry]
  return name.startsWith('counterbalance-comment-')
    ? ['comment.md']
    : [...Object.values(baselineFiles), historyFile.file]
}

/** The texts of what an artifact of ours holds, whichever kind it is; an archive's as it is compressed. */
export async function readStored(sandbox: Sandbox, { id, name, bytes }: Artifact): Promise<readonly string[]> {
  const path = sandbox.write(`stored/${id}.zip`, '')
  writeFileSync(path, bytes)
  const names = entriesOf(name)
  const contents = await readZip(
    path,
    names.map(one => ({ name: one, largestInBytes, isOptional: one === historyFile.file })),
  )
  return names.flatMap(one => contents.get(one)?.toString('utf8') ?? [])
}
