import { toTerminal } from '../document/terminal.js'
import { decodeRecord } from '../record/decode.js'
import { makeReport } from '../report/report.js'
import { causesDocument } from '../report/section-document.js'
import type { CliCommand } from './command.js'
import { exitStatus } from './exit-status.js'
import { readInput } from './files.js'

/** Wide enough for all columns, where the output is no terminal. */
const usualWidth = 120

export const causes: CliCommand = {
  usage: 'counterbalance causes RECORD.json',
  summary: 'all functions that were profiled after a verdict, and what each of them takes on both sides',
  options: {},
  async run({ words }) {
    const { sections } = makeReport(decodeRecord(readInput(words, 'RECORD.json')))
    process.stdout.write(toTerminal(sections.flatMap(causesDocument), { width: process.stdout.columns ?? usualWidth }))
    return exitStatus.done
  },
}
