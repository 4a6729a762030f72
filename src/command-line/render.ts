import { InputError } from '../inputs/values.js'
import { decodeReport } from '../report/decode.js'
import { mergedSchemaName } from '../report/merged.js'
import { decodeMergedReport } from '../report/merged-decode.js'
import { type Renderer, renderers } from '../report/pages/renderers.js'
import type { TerminalOptions } from '../report/pages/terminal.js'
import { type CliCommand, exitStatus } from './command.js'
import { readInput } from './files.js'
import { displayOptions, terminalOf } from './terminal.js'

const offered = renderers.filter(one => one.isOfferedByName)
const names = offered.map(({ name }) => name).join(', ')

export const render: CliCommand = {
  usage: 'counterbalance render REPORT.json [--as terminal|comment|summary|html]',
  summary: 'a report as text, on stdout',
  options: {
    as: { placeholder: 'NAME', group: 'Output', default: 'terminal', help: `How to show the report: ${names}.` },
    ...displayOptions,
  },
  async run({ get, words }) {
    const name = get('as') || 'terminal'
    const renderer = offered.find(one => one.name === name)
    if (!renderer) throw new InputError(`"as" is "${name}"; it can be ${names}`)
    process.stdout.write(
      renderAny(parseJson(readInput(words, 'REPORT.json')), renderer, terminalOf(process.stdout, get)),
    )
    return exitStatus.done
  },
}

function renderAny(value: unknown, { name, render, renderMerged }: Renderer, terminal: TerminalOptions): string {
  const isMerged = typeof value === 'object' && value !== null && 'schema' in value && value.schema === mergedSchemaName
  if (!isMerged) return render(decodeReport(value), terminal)
  if (renderMerged) return renderMerged(decodeMergedReport(value), terminal)
  const others = offered.filter(one => one.renderMerged).map(one => one.name)
  throw new InputError(`"as" is "${name}", and a merged report has no such page; it can be ${others.join(', ')}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InputError(`the report is not JSON, or it was cut off: ${(cause as Error).message}`, { cause })
  }
}
