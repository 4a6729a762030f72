import { takeStored } from '../../../command-line/sources.js'
import type { Companion, PushToStore } from '../../../extra.js'
import { decodeSettings } from '../../../inputs/declarations.js'
import { shelfOf } from '../../../system/store.js'
import { present } from '../../../util/present.js'
import { listRenames } from '../comparison.js'
import { settings } from '../settings.js'
import { addComparison, nameAnchor, nameComparison, type PushAnchor, saveComparisons } from './push.js'
import { findStoredAnchor, openStoredComparisons } from './store.js'

/** Goes on with the history of a suite in a directory, beside its baselines. */
export async function followStore(push: PushToStore): Promise<Companion> {
  const { store, key, rules, warn } = push
  const { comparisons: before, problem } = openStoredComparisons(shelfOf(store, key), key.suite, listRenames(rules))
  if (problem !== undefined) warn(problem)
  const history = { push, before, ...(await findAnchor(push, before)) }
  let comparisons = before
  return {
    ...nameAnchor(history),
    take(measured) {
      comparisons = addComparison(history, measured, nameComparison(measured.record, push))
      return []
    },
    save: directory => saveComparisons(directory, comparisons, push, warn),
    finish: async () => {},
  }
}

async function findAnchor(
  { store, key, get, directory, previous, commit, isMeasured, warn }: PushToStore,
  comparisons: Parameters<typeof findStoredAnchor>[1]['comparisons'],
): Promise<PushAnchor> {
  if (previous === undefined || !isMeasured) return {}
  const running = [previous.origin.commit, commit]
  const search = { store, key, directory, comparisons, running }
  const { anchor, stored, problem } = await findStoredAnchor(decodeSettings(settings, get).anchor, search)
  if (problem !== undefined) warn(problem)
  return present({ anchor, third: stored && takeStored(stored, store) })
}
