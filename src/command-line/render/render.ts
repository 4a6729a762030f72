import { exporters } from '../../exports/exporters.js'
import { InputError } from '../../inputs/values.js'
import type { CliCommand } from '../command.js'
import { exitStatus } from '../exit-status.js'
import { readInput } from '../files.js'
import { optionsOf } from '../options.js'
import { openOption, showPage } from '../show-page.js'
import { displayOptions } from '../terminal.js'
import { chooseExport } from './export.js'
import { choosePage, pages } from './page.js'

const pageNames = pages.map(({ name }) => name).join(', ')
const exportNames = exporters.map(({ name }) => name).join(', ')

export const render: CliCommand = {
  usage: 'counterbalance render REPORT.json|RECORD.json [--as NAME] [--side NAME] [options]',
  summary: 'a report or a record as a page, or as the file of another tool, on stdout',
  options: {
    ...optionsOf('render'),
    as: {
      placeholder: 'NAME',
      group: 'Output',
      default: 'terminal',
      help: `How to show it: ${pageNames}. A record can also become the file of another tool: ${exportNames}.`,
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
    const show = chooseExport(get) ?? choosePage(get)
    if (show === undefined) throw new InputError(`"--as" is "${get('as')}"; it can be ${pageNames}, ${exportNames}`)
    const data = parseJson(readInput(words, 'REPORT.json'))
    process.stdout.write(show(data))
    const problem = await showPage(get, () => choosePage(name => (name === 'as' ? 'html' : get(name)))!(data))
    if (problem === undefined) return exitStatus.done
    process.stderr.write(`${problem}\n`)
    return exitStatus.wrongCall
  },
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InputError(`the report is not valid JSON, or it was cut off: ${(cause as Error).message}`, { cause })
  }
}
