import * as core from '@actions/core'
import { harmlessLines } from '../../document/escape.js'
import type { Progress } from '../../measure/session.js'
import type { Watched } from '../../report/words/estimates.js'
import { makeNotes } from '../../report/words/progress.js'
import { makeRoundGroups } from '../../report/words/rounds/round-groups.js'

/** Writes how measuring goes on to the step's log: a line for a group of rounds, and what needs attention. */
export function makeProgressLog(watched: Watched): (progress: Progress) => void {
  const notesOn = makeNotes()
  const groupsOn = makeRoundGroups(watched)
  return progress => {
    for (const line of [...groupsOn(progress), ...notesOn(progress)]) core.info(harmlessLines(line))
  }
}
