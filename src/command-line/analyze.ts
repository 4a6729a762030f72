import { decodeSettings } from '../inputs/inputs.js'
import { InputError, shown } from '../inputs/values.js'
import { decodeRecord } from '../record/decode.js'
import type { Settings } from '../record/record.js'
import { makeReport } from '../report/report.js'
import { harmlessJson } from '../report/text/escape.js'
import { type CliCommand, exitStatus } from './command.js'
import { readInput } from './files.js'
import { judgingOptions } from './judging-options.js'
import { readNamedRules } from './rules.js'

export const analyze: CliCommand = {
  usage: 'counterbalance analyze RECORD.json [options]',
  summary: 'what a record says: the report as JSON, on stdout',
  options: {
    ...judgingOptions,
    looks: { value: 'ROUNDS', help: 'rounds after which the data were examined, such as 5,8,13,20 (as recorded)' },
  },
  async run({ get, words }) {
    const record = decodeRecord(readInput(words, 'RECORD.json'))
    const rules = await readNamedRules(get)
    const report = makeReport({
      ...record,
      settings: {
        ...decodeSettings(get, record.settings),
        ...decodeLooks(get('looks')),
        ...(rules ? { rules } : {}),
      },
    })
    process.stdout.write(harmlessJson(`${JSON.stringify(report, null, 1)}\n`))
    return report.status === 'errored' || report.status === 'not-compared' ? exitStatus.notCompared : exitStatus.done
  },
}

function decodeLooks(text: string): Pick<Settings, 'looks'> {
  if (text.trim() === '') return {}
  const looks = text.split(',').map(word => (/^\s*\d{1,6}\s*$/.test(word) ? Number(word) : Number.NaN))
  if (looks.every((look, index) => look > (looks[index - 1] ?? 0))) return { looks }
  throw new InputError(`"looks" is ${shown(text)}; ascending numbers of rounds belong there, such as 5,8,13,20`)
}
