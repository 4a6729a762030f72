import { listRenames } from '../history/rename.js'
import { findTrend } from '../history/trend.js'
import type { PackedBaseline } from '../inputs/baseline.js'
import type { AskedInputs, Inputs } from '../inputs/inputs.js'
import { InputError } from '../inputs/values.js'
import { findNewest, type StoredBaseline } from '../system/store.js'
import { openStoredRaces } from '../system/stored-history.js'
import { present } from '../util/present.js'

/** `inputs` with the newest baseline of its suite in `store`. */
export async function withStored({ baseline: _, ...inputs }: AskedInputs, store: string): Promise<Inputs> {
  const newest = await findNewest(store, inputs)
  if (newest === undefined)
    throw new InputError(
      `the store "${store}" holds no baseline of the suite "${inputs.suite}": "counterbalance publish ${store}" adds one`,
    )
  const baseline = takeStored(newest, store)
  const { races } = openStoredRaces(store, inputs, listRenames(inputs.settings.rules))
  return { ...inputs, baseline: { ...baseline, ...present({ trend: findTrend(races, baseline.sha256) }) } }
}

/** A stored baseline as a side. */
export function takeStored({ manifest, file }: StoredBaseline, store: string): PackedBaseline {
  const { commit, ref, payload, ledger, environment, suiteFiles: suite } = manifest
  const origin = {
    label: ref,
    source: 'artifact',
    store,
    environment,
    ...(commit === undefined ? {} : { commit }),
  } as const
  return { kind: 'packed', file, sha256: payload.sha256, origin, ledger, ...(suite ? { suite } : {}) }
}
