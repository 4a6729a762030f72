import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { nameBaselineArtifact } from '../baseline/artifact-name.js'
import { decodeHistory, encodeHistory, type History, HistoryError, longestHistory } from '../history/file.js'
import { joinRaces } from '../history/keep.js'
import type { Race } from '../history/race.js'
import { InputError } from '../inputs/values.js'
import type { RecordKey } from '../record/key.js'
import { writeWhole } from './disk.js'
import { explainSystemError } from './system-error.js'

const fileName = 'history.jsonl'

/** Adds `race` to the history of its suite in `store`, beside the baselines. */
export function addToHistory(store: string, key: Omit<RecordKey, 'shard'>, race: Race): void {
  const path = join(store, nameBaselineArtifact(key), fileName)
  const before = isFile(path) ? readHistory(path).races : []
  writeWhole(path, encodeHistory({ suite: key.suite, races: joinRaces(before, [race]) }))
}

/** Reads the histories that lie at `place`: a file, or a directory of published baselines with one for each suite. */
export function readHistories(place: string): readonly History[] {
  if (isFile(place)) return [readHistory(place)]
  const paths = listDirectory(place)
    .map(name => join(place, name, fileName))
    .filter(isFile)
  if (paths.length === 0)
    throw new InputError(`"${place}" holds no history: "counterbalance publish --store ${place}" adds a race each time`)
  return paths.map(readHistory)
}

function listDirectory(place: string): readonly string[] {
  try {
    return readdirSync(place).sort()
  } catch (cause) {
    throw new InputError(`"${place}" cannot be read: ${explainSystemError(cause)}`, { cause })
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

function readHistory(path: string): History {
  try {
    // A character takes one byte at least.
    if (statSync(path).size > 4 * longestHistory)
      throw new HistoryError(`it is larger than ${longestHistory} characters`)
    return decodeHistory(readFileSync(path, 'utf8'))
  } catch (cause) {
    if (!(cause instanceof HistoryError) && !('syscall' in (cause as Error))) throw cause
    throw new InputError(
      `"${path}" cannot be used: ${explainSystemError(cause)}. Move it away to begin a new history`,
      {
        cause,
      },
    )
  }
}
