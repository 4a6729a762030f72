import * as core from '@actions/core'
import { harmlessLines } from '../../document/escape.js'
import type { Progress } from '../../measure/session.js'
import { makeNotes, makeRoundGroups, type Watched } from '../../report/words/progress.js'

/** Writes how measuring goes on to the step's log: a line for a group of rounds, and what needs attention. */
export function makeProgressLog(watched: Watched): (progress: Progress) => void {
  const groupsOn = makeRoundGroups(watched)
  const logNotes = makeNoteLog()
  return progress => {
    for (const line of groupsOn(progress)) core.info(harmlessLines(line))
    logNotes(progress)
  }
}

/** Writes what needs attention to the step's log, and nothing of rounds. */
export function makeNoteLog(): (progress: Progress) => void {
  const notesOn = makeNotes()
  return progress => {
    for (const line of notesOn(progress)) core.info(harmlessLines(line))
  }
}
