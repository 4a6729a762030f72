import { decodeSettings } from '../inputs.js'
import { decodeRecord } from '../record/decode.js'
import { makeReport } from '../report/report.js'
import { type CliCommand, exitStatus } from './command.js'
import { readInput } from './files.js'
import { judgingOptions } from './judging-options.js'

export const analyze: CliCommand = {
  usage: 'counterbalance analyze RECORD.json [options]',
  summary: 'what a record says: the report as JSON, on stdout',
  options: judgingOptions,
  async run({ get, words }) {
    const record = decodeRecord(readInput(words, 'RECORD.json'))
    const report = makeReport({ ...record, settings: decodeSettings(get, record.settings) })
    process.stdout.write(`${JSON.stringify(report, null, 1)}\n`)
    return report.status === 'errored' || report.status === 'not-compared' ? exitStatus.notCompared : exitStatus.done
  },
}
