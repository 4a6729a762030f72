import { describeWatched, type WatchedInputs } from '../../inputs/sides.js'
import type { Progress } from '../../measure/session.js'
import { makeNotes, makeRoundGroups } from '../../report/words/progress.js'
import { log } from './log.js'

/** Writes how measuring goes on to the step's log: a line for a group of rounds, and what needs attention. */
export function makeProgressLog(inputs: WatchedInputs): (progress: Progress) => void {
  const groupsOn = makeRoundGroups(describeWatched(inputs))
  const logNotes = makeNoteLog()
  return progress => {
    for (const line of groupsOn(progress)) log.info(line)
    logNotes(progress)
  }
}

/** Writes what needs attention to the step's log, and nothing of rounds. */
export function makeNoteLog(): (progress: Progress) => void {
  const notesOn = makeNotes()
  return progress => {
    for (const line of notesOn(progress)) log.info(line)
  }
}
