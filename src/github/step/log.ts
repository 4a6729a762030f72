import * as core from '@actions/core'
import { harmlessLines } from '../../document/escape.js'
import type { Progress } from '../../measure/session.js'
import { renderTerminal } from '../../report/pages/terminal.js'
import type { Section } from '../../report/section.js'
import type { Watched } from '../../report/words/estimates.js'
import { makeNotes } from '../../report/words/progress.js'
import { makeRoundGroups } from '../../report/words/rounds/round-groups.js'
import { programOf } from '../program.js'

/** Writes how measuring goes on to the step's log: a line for a group of rounds, and what needs attention. */
export function makeProgressLog(watched: Watched): (progress: Progress) => void {
  const notesOn = makeNotes()
  const groupsOn = makeRoundGroups(watched)
  return progress => {
    for (const line of [...groupsOn(progress), ...notesOn(progress)]) core.info(harmlessLines(line))
  }
}

/** Writes the report to the step's log. */
export function logReport(report: Section): void {
  core.info(harmlessLines(renderTerminal(report, { color: false, program: programOf(process.env) })))
}
