import { type Exporter, exporters } from '../exports/exporters.js'
import { listInputs } from '../inputs/declarations.js'
import { type Get, InputError, parseChoice } from '../inputs/values.js'
import { decodeRecord } from '../record/decode.js'
import { listContenders } from '../record/pair.js'
import type { SessionRecord } from '../record/record.js'
import { htmlPage, type Renderer, renderers } from '../report/render.js'
import { narrowAll, reportRecords } from '../report/report.js'
import type { CliCommand } from './command.js'
import { exitStatus } from './exit-status.js'
import { readInputs } from './files.js'
import { type Judging, judgingOptions, readJudging } from './judging.js'
import { openOption, showPage } from './show-page.js'
import { displayOptions, terminalOf } from './terminal.js'

/** The pages that `--as` offers. */
const pages = renderers.filter(one => one.isOfferedByName)

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

/** Chooses the page that `get` requests. Returns undefined if `--as` names none. */
function choosePage(get: Get): Renderer | undefined {
  const name = get('as') || 'terminal'
  const renderer = pages.find(one => one.name === name)
  if (renderer !== undefined && get('side')) {
    const tools = exporters.map(one => one.name).join(', ')
    throw new InputError(`"--side" chooses a side for the file of another tool: ${tools}`)
  }
  return renderer
}

/** Makes a page of the records of one run, judged and narrowed as the user asks. */
function renderRecords(
  renderer: Renderer,
  records: readonly SessionRecord[],
  { get, judging: { apply, narrowing } }: { readonly get: Get; readonly judging: Judging },
): string {
  const { report, recordOf } = reportRecords(records.map(apply))
  return renderer.render(narrowAll(report, narrowing), { ...terminalOf(process.stdout, get), recordOf })
}

/** The inputs that decide what a page says and shows. */
const ofPages = listInputs('command line').filter(({ takenBy }) => takenBy.includes('analyze'))

/**
 * Chooses the function that converts a record to the file of another tool, as `get` requests. Returns undefined if `--as` names
 * no such tool.
 */
function chooseExport(get: Get): ((records: readonly SessionRecord[]) => string) | undefined {
  const name = get('as')
  const exporter = exporters.find(one => one.name === name)
  if (exporter === undefined) return undefined
  const given = ofPages.find(input => get(input.name) !== '')
  if (given) throw new InputError(`"${given.name}" is for pages; the file of another tool has all values`)
  return ([record, ...others]) => {
    if (others.length > 0)
      throw new InputError(`"--as" is "${name}", which holds one record, not ${others.length + 1}: give exactly one`)
    return exporter.write(record!, chooseSides(record!, exporter, get('side')))
  }
}

function chooseSides(record: SessionRecord, { name, isOfOne }: Exporter, side: string): readonly string[] {
  const all = record.sides.map(one => one.name)
  if (side !== '') return [parseChoice(side, '--side', all)]
  if (!isOfOne) return all
  const [contender, ...others] = listContenders(record).map(one => one.name)
  if (others.length === 0) return [contender!]
  throw new InputError(
    `"--as" is "${name}", which holds one side: choose it with "--side"; it can be ${all.join(', ')}`,
  )
}
