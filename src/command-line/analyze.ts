import { decodeGiven } from '../inputs/declarations.js'
import { makeSettings, pickSet } from '../inputs/settings.js'
import { decodeRecord } from '../record/decode.js'
import { renderJson } from '../report/pages/json.js'
import { makeReport } from '../report/report.js'
import { harmlessJson } from '../report/text/escape.js'
import { type CliCommand, exitStatus } from './command.js'
import { readInput } from './files.js'
import { optionsOf } from './options.js'
import { readNamedRules } from './rules.js'

export const analyze: CliCommand = {
  usage: 'counterbalance analyze RECORD.json [options]',
  summary: 'what a record says: the report as JSON, on stdout',
  options: Object.fromEntries(
    Object.entries(optionsOf('analyze')).map(([name, option]) => [name, { ...option, default: 'as recorded' }]),
  ),
  async run({ get, words }) {
    const record = decodeRecord(readInput(words, 'RECORD.json'))
    const given = decodeGiven(get, 'analyze')
    const rules = await readNamedRules(given.config)
    const report = makeReport({
      ...record,
      settings: {
        ...record.settings,
        ...pickSet(makeSettings(given), get),
        ...(given.looks ? { looks: given.looks } : {}),
        ...(rules ? { rules } : {}),
      },
    })
    process.stdout.write(harmlessJson(renderJson(report)))
    return report.status === 'errored' || report.status === 'not-compared' ? exitStatus.notCompared : exitStatus.done
  },
}
