import { InputError } from '../input-values.js'
import { decodeReport } from '../report/decode.js'
import { commentLimit, summaryLimit } from '../report/fit.js'
import { renderHtml } from '../report/html.js'
import { renderMarkdown } from '../report/markdown.js'
import type { Report } from '../report/report.js'
import { renderTerminal } from '../report/terminal.js'
import { type CliCommand, exitStatus } from './command.js'
import { readInput } from './files.js'
import { terminalOf } from './terminal.js'

const renderers = new Map<string, (report: Report) => string>([
  ['terminal', report => renderTerminal(report, terminalOf(process.stdout))],
  ['comment', report => renderMarkdown(report, { limit: commentLimit })],
  ['summary', report => renderMarkdown(report, { limit: summaryLimit })],
  ['html', renderHtml],
])

export const render: CliCommand = {
  usage: 'counterbalance render REPORT.json [--as terminal|comment|summary|html]',
  summary: 'a report as text, on stdout',
  options: { as: { value: 'NAME', help: `${[...renderers.keys()].join(', ')}; terminal where it is not given` } },
  async run({ get, words }) {
    const name = get('as') || 'terminal'
    const renderer = renderers.get(name)
    if (!renderer) throw new InputError(`"as" is "${name}"; it can be ${[...renderers.keys()].join(', ')}`)
    process.stdout.write(renderer(decodeReport(parseJson(readInput(words, 'REPORT.json')))))
    return exitStatus.done
  },
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InputError(`the report is not JSON, or it was cut off: ${(cause as Error).message}`, { cause })
  }
}
