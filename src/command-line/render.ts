import { type Exporter, exporters } from '../exports/exporters.js'
import { decodeGiven } from '../inputs/declarations.js'
import { InputError } from '../inputs/values.js'
import { decodeRecord } from '../record/decode.js'
import { listContenders } from '../record/pair.js'
import { decodeReport } from '../report/decode.js'
import { type MergedReport, mergedSchemaName, narrowAll, reportRecord } from '../report/merged.js'
import { decodeMergedReport } from '../report/merged-decode.js'
import { type Renderer, renderBy, renderers } from '../report/pages/renderers.js'
import type { TerminalOptions } from '../report/pages/terminal.js'
import type { Report } from '../report/report.js'
import type { Narrowing } from '../report/view.js'
import type { CliCommand } from './command.js'
import { exitStatus } from './exit-status.js'
import { readInput } from './files.js'
import { checkNarrowing } from './narrowing.js'
import { optionsOf } from './options.js'
import { displayOptions, terminalOf } from './terminal.js'

const offered = renderers.filter(one => one.isOfferedByName)
const pageNames = offered.map(({ name }) => name).join(', ')
const exportNames = exporters.map(({ name }) => name).join(', ')

export const render: CliCommand = {
  usage: 'counterbalance render REPORT.json|RECORD.json [--as NAME] [--side baseline|contender] [options]',
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
      placeholder: 'SIDE',
      group: 'Output',
      help: 'The side to write to the file of another tool: baseline or contender. By default both, if the tool can read both from one file, or else the contender.',
    },
    ...displayOptions,
  },
  async run({ get, words }) {
    const name = get('as') || 'terminal'
    const renderer = offered.find(one => one.name === name)
    const exporter = exporters.find(one => one.name === name)
    if (!renderer && !exporter) throw new InputError(`"as" is "${name}"; it can be ${pageNames}, ${exportNames}`)
    if (get('side') && !exporter)
      throw new InputError(`"side" chooses a side for the file of another tool: ${exportNames}`)
    const asked = checkNarrowing(decodeGiven(get, 'render'))
    const narrowing = ['filter', 'only', 'sort'].find(option => get(option) !== '')
    if (exporter && narrowing)
      throw new InputError(`"${narrowing}" is for pages; the file of another tool has all values`)
    const text = readInput(words, 'REPORT.json')
    const terminal = terminalOf(process.stdout, get)
    process.stdout.write(
      exporter ? exportRecord(text, exporter, get('side')) : renderAny(text, renderer!, { asked, terminal }),
    )
    return exitStatus.done
  },
}

function exportRecord(text: string, { name, isOfOne, write }: Exporter, side: string): string {
  if (!isOf(parseJson(text), recordSchema))
    throw new InputError(
      `"as" is "${name}", which needs every value, and a report has none: name the record of the run (compare --record FILE)`,
    )
  const record = decodeRecord(text)
  const names = record.sides.map(one => one.name)
  if (side && !names.includes(side)) throw new InputError(`"side" is "${side}"; it can be ${listNames(names)}`)
  const contenders = listContenders(record).map(one => one.name)
  if (isOfOne && !side && contenders.length > 1)
    throw new InputError(`"as" is "${name}", which holds one side: choose it with "side"; it can be ${listNames(names)}`)
  return write(record, side ? [side] : isOfOne ? contenders : names)
}

function listNames(names: readonly string[]): string {
  return names.length === 2 ? names.join(' or ') : names.join(', ')
}

/** What is asked of a page. */
interface Asked {
  readonly asked: Narrowing
  readonly terminal: TerminalOptions
}

function renderAny(text: string, renderer: Renderer, { asked, terminal }: Asked): string {
  const page = renderBy(renderer, narrowAll(decodeAny(text), asked), terminal)
  if (page !== undefined) return page
  const { name } = renderer
  const others = offered.filter(one => one.renderMerged).map(one => one.name)
  throw new InputError(`"as" is "${name}", and a merged report has no such page; it can be ${others.join(', ')}`)
}

function decodeAny(text: string): Report | MergedReport {
  const value = parseJson(text)
  if (isOf(value, recordSchema)) return reportRecord(decodeRecord(text))
  return isOf(value, mergedSchemaName) ? decodeMergedReport(value) : decodeReport(value)
}

/** Of any edition: the decoder says which ones it reads. */
const recordSchema = 'counterbalance/record@'

function isOf(value: unknown, schema: string): boolean {
  if (typeof value !== 'object' || value === null || !('schema' in value)) return false
  return typeof value.schema === 'string' && value.schema.startsWith(schema)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InputError(`the report is not valid JSON, or it was cut off: ${(cause as Error).message}`, { cause })
  }
}
