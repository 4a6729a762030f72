import { describeWatched, type WatchedInputs } from '../../inputs/sides.js'
import type { Progress } from '../../measure/session.js'
import { makeNotes, makeRoundGroups, makeSilenceBreaker } from '../../report/words/progress.js'
import { log } from './log.js'

/** Writes how measuring goes on to the step's log: a line for a group of rounds, and what needs attention. The clock counts seconds. */
export function makeProgressLog(
  inputs: WatchedInputs,
  clock = (): number => performance.now() / 1000,
): (progress: Progress) => void {
  const groupsOn = makeRoundGroups(describeWatched(inputs))
  const notesOn = makeNotes()
  const breakSilence = makeSilenceBreaker(clock)
  return progress => {
    const lines = [...groupsOn(progress), ...notesOn(progress)]
    for (const line of [...lines, ...breakSilence(progress, lines.length > 0)]) log.info(line)
  }
}

/** Writes what needs attention to the step's log, and nothing of rounds. */
export function makeNoteLog(): (progress: Progress) => void {
  const notesOn = makeNotes()
  return progress => {
    for (const line of notesOn(progress)) log.info(line)
  }
}
