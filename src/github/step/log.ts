import * as core from '@actions/core'
import type { Progress } from '../../measure/session.js'
import { renderTerminal } from '../../report/pages/terminal.js'
import type { Report } from '../../report/report.js'
import { harmlessLines } from '../../report/text/escape.js'
import { makeNotes } from '../../report/words/progress.js'
import { programOf } from '../program.js'

/** Writes how measuring goes on to the step's log: a line for each round, and what needs attention. */
export function makeProgressLog(): (progress: Progress) => void {
  const notesOn = makeNotes()
  return progress => {
    const round = progress.kind === 'round-finished' ? [describeRound(progress)] : []
    for (const line of [...round, ...notesOn(progress)]) core.info(harmlessLines(line))
  }
}

/** Writes the report to the step's log, and why its record is incomplete, where it is. */
export function logReport(report: Report, problem: string | undefined): void {
  core.info(harmlessLines(renderTerminal(report, { color: false, program: programOf(process.env) })))
  if (problem !== undefined) core.warning(harmlessLines(problem))
}

function describeRound({ number, of, round, secondsLeft }: Progress & { readonly kind: 'round-finished' }): string {
  const order = round.map(({ slot, outcome }) => `${slot.side} ${slot.copy}${outcome === 'ok' ? '' : ` ${outcome}`}`)
  return `round ${number} of ${of}: ${order.join(', ')}; ${Math.ceil(secondsLeft)} s left`
}
