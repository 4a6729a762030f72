import { decideEnd, type EndKind } from '../compare/gate/end.js'
import { decodeInputs, decodeLocalInputs, type Inputs } from '../inputs/inputs.js'
import type { Get } from '../inputs/values.js'
import { renderHtml } from '../report/pages/html.js'
import { renderMarkdown } from '../report/pages/markdown.js'
import { renderTerminal } from '../report/pages/terminal.js'
import { makeReport, type Report } from '../report/report.js'
import { harmlessLines } from '../report/text/escape.js'
import { summaryLimit } from '../report/text/fit.js'
import { type CliCommand, type ExitStatus, exitStatus } from './command.js'
import { compareOptions } from './compare-options.js'
import { checkOutputs, tryToWrite } from './files.js'
import { measureInView } from './measuring.js'
import { asInputs } from './options.js'
import { withRules } from './rules.js'
import { withStored } from './store.js'
import { terminalOf } from './terminal.js'

/** What goes into the files that a comparison leaves, by option. */
const files: readonly (readonly [option: string, write: (report: Report) => string])[] = [
  ['json', report => `${JSON.stringify(report, null, 1)}\n`],
  ['markdown', report => renderMarkdown(report, { limit: { ...summaryLimit, size: Infinity } })],
  ['html', renderHtml],
]

export const compare: CliCommand = {
  usage: [
    'counterbalance compare --baseline DIR [--contender DIR] [options] -- COMMAND [ARG…]',
    'counterbalance compare --baseline-command LINE --contender-command LINE [options]',
    'counterbalance compare --baseline-ref REF [--setup LINE] [options] -- COMMAND [ARG…]',
    'counterbalance compare --store DIR [--contender DIR] [options] -- COMMAND [ARG…]',
  ].join('\n'),
  summary: 'two versions of a program, side by side on this machine',
  options: compareOptions,
  async run({ get, words }) {
    const inputs = await withRules(await decodeCall(get, words), get)
    const recordPath = get('record')
    checkOutputs([recordPath, ...files.map(([option]) => get(option))].filter(path => path !== ''))
    const { record, problem } = await measureInView(inputs, recordPath)
    const report = makeReport(record)
    process.stdout.write(renderTerminal(report, terminalOf(process.stdout)))
    const problems = [problem, ...files.map(([option, write]) => tryToWrite(get(option), () => write(report)))]
    return conclude(
      inputs,
      report,
      problems.filter(text => text !== undefined),
    )
  },
}

async function decodeCall(get: Get, words: readonly string[]): Promise<Inputs> {
  const store = get('store')
  const contender = get('contender') || '.'
  return store === ''
    ? decodeLocalInputs(asInputs(get), contender, words)
    : await withStored(decodeInputs(asInputs(get), contender, words), store)
}

const statuses: Readonly<Record<EndKind, ExitStatus>> = {
  interrupted: exitStatus.interrupted,
  'nothing-measured': exitStatus.commandFailed,
  'command-failed': exitStatus.commandFailed,
  'not-compared': exitStatus.notCompared,
  'gate-failed': exitStatus.gateFailed,
  done: exitStatus.done,
}

function conclude({ gate }: Inputs, report: Report, problems: readonly string[]): ExitStatus {
  const { kind, failures } = decideEnd(report, gate)
  for (const text of problems) process.stderr.write(`${text}\n`)
  for (const text of failures) process.stderr.write(`--fail-on: ${harmlessLines(text)}\n`)
  // What the gate found says least of what went wrong.
  const isOfGate = kind === 'gate-failed' || kind === 'done'
  return isOfGate && problems.length > 0 ? exitStatus.wrongCall : statuses[kind]
}
