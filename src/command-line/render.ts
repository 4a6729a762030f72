import { type Exporter, exporters } from '../exports/exporters.js'
import { InputError } from '../inputs/values.js'
import type { Side } from '../plan/round.js'
import { decodeRecord } from '../record/decode.js'
import { decodeReport } from '../report/decode.js'
import { mergedSchemaName } from '../report/merged.js'
import { decodeMergedReport } from '../report/merged-decode.js'
import { type Renderer, renderers } from '../report/pages/renderers.js'
import type { TerminalOptions } from '../report/pages/terminal.js'
import { makeReport } from '../report/report.js'
import { type CliCommand, exitStatus } from './command.js'
import { readInput } from './files.js'
import { displayOptions, terminalOf } from './terminal.js'

const offered = renderers.filter(one => one.isOfferedByName)
const pageNames = offered.map(({ name }) => name).join(', ')
const exportNames = exporters.map(({ name }) => name).join(', ')
const sides: readonly Side[] = ['baseline', 'contender']

export const render: CliCommand = {
  usage: 'counterbalance render REPORT.json|RECORD.json [--as NAME] [--side baseline|contender]',
  summary: 'a report or a record as a page, or as the file of another tool, on stdout',
  options: {
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
    const chosen = pickSides(get('side'))
    const text = readInput(words, 'REPORT.json')
    process.stdout.write(
      exporter ? exportRecord(text, exporter, chosen) : renderAny(text, renderer!, terminalOf(process.stdout, get)),
    )
    return exitStatus.done
  },
}

function pickSides(name: string): readonly Side[] | undefined {
  const side = sides.find(one => one === name)
  if (name && !side) throw new InputError(`"side" is "${name}"; it can be baseline or contender`)
  return side && [side]
}

function exportRecord(
  text: string,
  { name, sides: usual, write }: Exporter,
  chosen: readonly Side[] | undefined,
): string {
  if (!isOf(parseJson(text), recordSchema))
    throw new InputError(
      `"as" is "${name}", which needs every value, and a report has none: name the record of the run (compare --record FILE)`,
    )
  return write(decodeRecord(text), chosen ?? usual)
}

function renderAny(text: string, { name, render, renderMerged }: Renderer, terminal: TerminalOptions): string {
  const value = parseJson(text)
  if (isOf(value, recordSchema)) return render(makeReport(decodeRecord(text)), terminal)
  if (!isOf(value, mergedSchemaName)) return render(decodeReport(value), terminal)
  if (renderMerged) return renderMerged(decodeMergedReport(value), terminal)
  const others = offered.filter(one => one.renderMerged).map(one => one.name)
  throw new InputError(`"as" is "${name}", and a merged report has no such page; it can be ${others.join(', ')}`)
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
