import { decodeRecord } from '../record/decode.js'
import { isMerged, reportRecord } from '../report/merged.js'
import { renderCauses } from '../report/pages/causes-terminal.js'
import type { CliCommand } from './command.js'
import { exitStatus } from './exit-status.js'
import { readInput } from './files.js'

export const causes: CliCommand = {
  usage: 'counterbalance causes RECORD.json',
  summary: 'all functions that were profiled after a verdict, and what each of them takes on both sides',
  options: {},
  async run({ words }) {
    const report = reportRecord(decodeRecord(readInput(words, 'RECORD.json')))
    const sections = isMerged(report) ? report.sections : [report]
    const texts = sections.map(section => renderCauses(section, process.stdout.columns))
    process.stdout.write(`${texts.join('\n\n')}\n`)
    return exitStatus.done
  },
}
