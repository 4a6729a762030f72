import { makeKey } from '../../action/inputs.js'
import { decodeGiven, decodeSettings, type Given } from '../../inputs/declarations.js'
import type { Get } from '../../inputs/values.js'
import type { RecordKey } from '../../record/key.js'
import { settings } from './settings.js'

type Decoded = ReturnType<typeof decodeSettings<typeof settings>>

/** The inputs of a job that commits the history to a branch. */
export type HistoryInputs = Given<'history'> &
  Pick<Decoded, 'historyBranch' | 'afterMerge'> & { readonly key: RecordKey }

/** Decodes the inputs of `mode: history`. An InputError names the one that its user must change. */
export function decodeHistoryInputs(get: Get): HistoryInputs {
  const decoded = decodeGiven(get, 'history')
  const { historyBranch, afterMerge } = decodeSettings(settings, get)
  const key = makeKey(decoded)
  return { ...decoded, historyBranch, afterMerge, key }
}
