import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '../../baseline/release.js'
import { ArtifactError } from '../../github/artifacts/artifact-error.js'
import { downloadAsset } from '../../github/artifacts/release-asset.js'
import type { PackedBaseline } from '../../inputs/baseline.js'
import { payloadLimits } from '../../system/copies/payload-error.js'
import { tryUnpacking } from '../fetched-baseline.js'
import type { Previous } from './previous.js'

/** The places that an asset of a release is fetched from and to. */
export interface AssetSearch extends Pick<Previous, 'api' | 'baseline'> {
  readonly home: string
}

/**
 * Fetches the payload of a release from its asset `name`; undefined where it has none.
 *
 * People can replace an asset. So one that is not what was raced before is refused: its level would be that of another build.
 */
export async function fetchFromAsset(
  { name: tag, commit }: Release,
  name: string,
  { api, baseline, home }: AssetSearch,
): Promise<PackedBaseline | undefined> {
  const directory = mkdtempSync(join(home, 'asset-'))
  const found = await downloadAsset(api, { tag, name }, { directory, largestInBytes: payloadLimits.sizeInBytes })
  if (found === undefined) return undefined
  const sha256 = found.digest.replace('sha256:', '')
  const { history = [] } = baseline
  const own = history.flatMap(({ racers }) => racers).filter(racer => racer.commit === commit)
  const wasRaced = own.some(({ label }) => label === tag)
  if (wasRaced && !own.some(({ digest }) => digest === sha256))
    throw new ArtifactError(`the asset "${name}" of ${tag} is not what was raced before: give it another name`)
  const file = found.path
  await tryUnpacking({ file, sha256 }, directory)
  return { kind: 'packed', file, sha256, origin: { label: tag, source: 'artifact', commit }, ledger: [] }
}
