import * as core from '@actions/core'
import type { Progress } from '../../measure/session.js'
import type { Settings } from '../../record/record.js'
import { renderTerminal } from '../../report/pages/terminal.js'
import type { Report } from '../../report/report.js'
import { harmlessLines } from '../../report/text/escape.js'
import { makeNotes } from '../../report/words/progress.js'
import { makeRoundGroups } from '../../report/words/round-groups.js'
import { programOf } from '../program.js'

/** Writes how measuring goes on to the step's log: a line for a group of rounds, and what needs attention. */
export function makeProgressLog(settings: Settings): (progress: Progress) => void {
  const notesOn = makeNotes()
  const groupsOn = makeRoundGroups(settings)
  return progress => {
    for (const line of [...groupsOn(progress), ...notesOn(progress)]) core.info(harmlessLines(line))
  }
}

/** Writes the report to the step's log, and why its record is incomplete, where it is. */
export function logReport(report: Report, problem: string | undefined): void {
  core.info(harmlessLines(renderTerminal(report, { color: false, program: programOf(process.env) })))
  if (problem !== undefined) core.warning(harmlessLines(problem))
}
