import * as core from '@actions/core'
import type { Progress } from '../../measure/session.js'
import { renderTerminal } from '../../report/pages/terminal.js'
import type { Report } from '../../report/report.js'
import { harmlessLines } from '../../report/text/escape.js'
import { describeBatch } from '../../report/words/batch.js'
import { describeFormat } from '../../report/words/format-chosen.js'

/** Writes how measuring goes on to the step's log: a line for each round, and what needs attention. */
export function logProgress(progress: Progress): void {
  const line = describe(progress)
  if (line !== undefined) core.info(harmlessLines(line))
}

/** Writes the report to the step's log, and why its record is incomplete, where it is. */
export function logReport(report: Report, problem: string | undefined): void {
  core.info(harmlessLines(renderTerminal(report, { color: false })))
  if (problem !== undefined) core.warning(harmlessLines(problem))
}

function describe(progress: Progress): string | undefined {
  switch (progress.kind) {
    case 'invoked': {
      const { slot, outcome, reason } = progress
      return outcome === 'ok' ? undefined : `${slot.side} ${slot.copy}: ${reason ?? outcome}`
    }
    case 'format-chosen':
      return describeFormat(progress.format)
    case 'short-of-time':
      return progress.message
    case 'batch-chosen':
      return describeBatch(progress.runs)
    case 'round-finished': {
      const { number, of, round, secondsLeft } = progress
      const order = round.map(
        ({ slot, outcome }) => `${slot.side} ${slot.copy}${outcome === 'ok' ? '' : ` ${outcome}`}`,
      )
      return `round ${number} of ${of}: ${order.join(', ')}; ${Math.ceil(secondsLeft)} s left`
    }
  }
}
