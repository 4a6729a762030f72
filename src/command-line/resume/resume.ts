import { InputError } from '../../inputs/values.js'
import { decodeRecord } from '../../record/decode.js'
import { renderers } from '../../report/pages/renderers.js'
import type { CliCommand } from '../command.js'
import { runComparison } from '../compare.js'
import { readInput } from '../files.js'
import { type CliOptions, fileOptions, optionsOf } from '../options.js'
import { openOption } from '../show-page.js'
import { displayOptions } from '../terminal.js'
import { findResumed, repeatCall } from './resumed.js'

const { record, timeBudget, 'time-budget': budget = timeBudget, 'fail-on': failOn, allow } = optionsOf('compare')
const own = Object.fromEntries(
  Object.entries({ 'time-budget': budget, 'fail-on': failOn, allow, record }).filter(([, option]) => option),
) as CliOptions

export const resume: CliCommand = {
  usage: 'counterbalance resume RECORD.json [options]',
  summary: 'more rounds of a comparison: what ended early goes on, and what was complete is repeated',
  options: { ...own, ...fileOptions(renderers), ...displayOptions, ...openOption },
  async run({ get, words }) {
    const target = get('record') || words[0]
    if (target === '-') throw new InputError('give "--record" a file too, for the record and its new rounds')
    const recorded = decodeRecord(readInput(words, 'RECORD.json'))
    const resumed = findResumed(recorded)
    const repeated = repeatCall(recorded, resumed)
    const given = (name: string): string => (name === 'record' ? target! : get(name) || repeated.get(name))
    return await runComparison({ ...repeated, get: given }, resumed)
  },
}
