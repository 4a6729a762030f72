import { takeStored } from '../../../command-line/sources.js'
import type { Companion, PushToStore } from '../../../extra.js'
import { decodeSettings } from '../../../inputs/declarations.js'
import { shelfOf } from '../../../system/store.js'
import { present } from '../../../util/present.js'
import { listRenames } from '../race.js'
import { settings } from '../settings.js'
import { addRace, nameAnchor, nameRace, type PushAnchor, saveRaces } from './push.js'
import { findStoredAnchor, openStoredRaces } from './store.js'

/** Goes on with the history of a suite in a directory, beside its baselines. */
export async function followStore(push: PushToStore): Promise<Companion> {
  const { store, key, rules, warn } = push
  const { races: before, problem } = openStoredRaces(shelfOf(store, key), key.suite, listRenames(rules))
  if (problem !== undefined) warn(problem)
  const history = { push, before, ...(await findAnchor(push, before)) }
  let races = before
  return {
    ...nameAnchor(history),
    take(measured) {
      races = addRace(history, measured, nameRace(measured.record, push))
      return []
    },
    save: directory => saveRaces(directory, races, push, warn),
    finish: async () => {},
  }
}

async function findAnchor(
  { store, key, get, directory, previous, commit, isMeasured, warn }: PushToStore,
  races: Parameters<typeof findStoredAnchor>[1]['races'],
): Promise<PushAnchor> {
  if (previous === undefined || !isMeasured) return {}
  const running = [previous.origin.commit, commit]
  const search = { store, key, directory, races, running }
  const { anchor, stored, problem } = await findStoredAnchor(decodeSettings(settings, get).anchor, search)
  if (problem !== undefined) warn(problem)
  return present({ anchor, third: stored && takeStored(stored, store) })
}
