import { InputError } from '../inputs/values.js'
import { decodeReport } from '../report/decode.js'
import { type MergedReport, mergedSchemaName } from '../report/merged.js'
import { decodeMergedReport } from '../report/merged-decode.js'
import { renderHtml } from '../report/pages/html.js'
import { renderMarkdown } from '../report/pages/markdown.js'
import { renderWholeMarkdown } from '../report/pages/merged-markdown.js'
import { renderMergedTerminal } from '../report/pages/merged-terminal.js'
import { renderTerminal } from '../report/pages/terminal.js'
import type { Report } from '../report/report.js'
import { commentLimit, type Limit, summaryLimit } from '../report/text/fit.js'
import { type CliCommand, exitStatus } from './command.js'
import { readInput } from './files.js'
import { terminalOf } from './terminal.js'

interface Renderer {
  readonly one: (report: Report) => string
  /** undefined: there is no such page of several. */
  readonly merged: ((report: MergedReport) => string) | undefined
}

const renderers = new Map<string, Renderer>([
  [
    'terminal',
    {
      one: report => renderTerminal(report, terminalOf(process.stdout)),
      merged: report => renderMergedTerminal(report, terminalOf(process.stdout)),
    },
  ],
  ['comment', makeMarkdownRenderer(commentLimit)],
  ['summary', makeMarkdownRenderer(summaryLimit)],
  ['html', { one: renderHtml, merged: undefined }],
])

function makeMarkdownRenderer(limit: Limit): Renderer {
  return { one: report => renderMarkdown(report, { limit }), merged: report => renderWholeMarkdown(report, { limit }) }
}

export const render: CliCommand = {
  usage: 'counterbalance render REPORT.json [--as terminal|comment|summary|html]',
  summary: 'a report as text, on stdout',
  options: { as: { value: 'NAME', help: `${[...renderers.keys()].join(', ')}; terminal where it is not given` } },
  async run({ get, words }) {
    const name = get('as') || 'terminal'
    const renderer = renderers.get(name)
    if (!renderer) throw new InputError(`"as" is "${name}"; it can be ${[...renderers.keys()].join(', ')}`)
    process.stdout.write(renderAny(parseJson(readInput(words, 'REPORT.json')), renderer))
    return exitStatus.done
  },
}

function renderAny(value: unknown, { one, merged }: Renderer): string {
  const isMerged = typeof value === 'object' && value !== null && 'schema' in value && value.schema === mergedSchemaName
  if (!isMerged) return one(decodeReport(value))
  if (merged) return merged(decodeMergedReport(value))
  throw new InputError('"as" is "html", and a merged report has no such page; it can be terminal, comment, summary')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InputError(`the report is not JSON, or it was cut off: ${(cause as Error).message}`, { cause })
  }
}
