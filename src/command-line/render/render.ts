import { exporters } from '../../exports/exporters.js'
import { InputError } from '../../inputs/values.js'
import { decodeRecord } from '../../record/decode.js'
import { htmlPage } from '../../report/pages/renderers.js'
import type { CliCommand } from '../command.js'
import { exitStatus } from '../exit-status.js'
import { readInputs } from '../files.js'
import { judgingOptions, readJudging } from '../judging.js'
import { openOption, showPage } from '../show-page.js'
import { displayOptions } from '../terminal.js'
import { chooseExport } from './export.js'
import { choosePage, pages, renderRecords } from './page.js'

const pageNames = pages.map(({ name }) => name).join(', ')
const exportNames = exporters.map(({ name }) => name).join(', ')

export const render: CliCommand = {
  usage: 'counterbalance render RECORD.json… [--as NAME] [--side NAME] [options]',
  summary: 'a record, or those of all jobs of a run, as a page or as the file of another tool, on stdout',
  options: {
    ...judgingOptions,
    as: {
      placeholder: 'NAME',
      group: 'Output',
      default: 'terminal',
      help: `How to show it: ${pageNames}. One record can also become the file of another tool: ${exportNames}.`,
    },
    side: {
      placeholder: 'NAME',
      group: 'Output',
      help: 'The side to write to the file of another tool, such as baseline or contender. By default all, if the tool can read them from one file, or else the contender.',
    },
    ...displayOptions,
    ...openOption,
  },
  async run({ get, words }) {
    const write = chooseExport(get)
    const page = choosePage(get)
    if (!write && !page) throw new InputError(`"--as" is "${get('as')}"; it can be ${pageNames}, ${exportNames}`)
    const judging = await readJudging(get)
    const records = readInputs(words, 'RECORD.json').map(text => decodeRecord(text))
    process.stdout.write(write ? write(records) : renderRecords(page!, records, { get, judging }))
    const problem = await showPage(get, () => renderRecords(htmlPage, records, { get, judging }))
    if (problem === undefined) return exitStatus.done
    process.stderr.write(`${problem}\n`)
    return exitStatus.wrongCall
  },
}
