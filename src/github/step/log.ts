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

/** Writes the report to the step's log. */
export function logReport(report: Report): void {
  core.info(harmlessLines(renderTerminal(report, { color: false, program: programOf(process.env) })))
}

function describeRound({ number, of, round, secondsLeft }: Progress & { readonly kind: 'round-finished' }): string {
  const order = round.map(({ slot, outcome }) => `${slot.side} ${slot.copy}${outcome === 'ok' ? '' : ` ${outcome}`}`)
  return `round ${number} of ${of}: ${order.join(', ')}; ${Math.ceil(secondsLeft)} s left`
}
