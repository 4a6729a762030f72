import { decideEnd, type EndKind } from '../compare/gate/end.js'
import { describeTolerated } from '../compare/gate/failures.js'
import type { GatePolicy } from '../compare/gate/policy.js'
import { harmlessLines } from '../document/escape.js'
import { decodeGiven } from '../inputs/declarations.js'
import { type Inputs, makeInputs, refuseArtifacts } from '../inputs/inputs.js'
import type { Get } from '../inputs/values.js'
import { type MergedReport, reportRecord, toEnded } from '../report/merged.js'
import { renderMergedTerminal } from '../report/pages/merged-terminal.js'
import { htmlPage, renderBy, renderers } from '../report/pages/renderers.js'
import { renderTerminal } from '../report/pages/terminal.js'
import type { Report } from '../report/report.js'
import type { CliCommand } from './command.js'
import { applyRules, withBaselineConfig, withRecordedRules, withRunConfig } from './config.js'
import { type ExitStatus, exitStatus } from './exit-status.js'
import { checkOutputs, keepOnFault, tryToWrite } from './files.js'
import { measureInView } from './measuring.js'
import { type Call, fileOptions, optionsOf } from './options.js'
import { openOption, showPage } from './show-page.js'
import { withStored } from './store.js'
import { fromRoot } from './subdirectory.js'
import { displayOptions, terminalOf } from './terminal.js'

export const compare: CliCommand = {
  usage: [
    'counterbalance compare --baseline DIR [--contender DIR] [options] -- COMMAND [ARG…]',
    'counterbalance compare COMMAND COMMAND… [-n NAME…] [options]',
    'counterbalance compare --baseline-command LINE --contender-command LINE [options]',
    'counterbalance compare --baseline-ref REF [--setup LINE] [options] -- COMMAND [ARG…]',
    'counterbalance compare --baseline DIR --contender NAME=DIR… --ref NAME=COMMIT… [options] -- COMMAND [ARG…]',
    'counterbalance compare --store DIR [--contender DIR] [options] -- COMMAND [ARG…]',
  ].join('\n'),
  summary: 'two versions of a program, side by side on this machine',
  options: { ...optionsOf('compare'), ...fileOptions(renderers), ...displayOptions, ...openOption },
  run: async call => await runComparison(call),
}

/** Compares as `call` asks. `resumed` is added to what is measured. */
export async function runComparison(
  { get: typed, ...call }: Call,
  resumed: Pick<Inputs, 'before' | 'earlier'> = {},
): Promise<ExitStatus> {
  const last = resumed.before ?? resumed.earlier?.at(-1)
  const own = last ? typed : await withRunConfig(typed)
  const judged = last ? withRecordedRules(own, last) : await withBaselineConfig(own, await makeCall(own, call))
  const { get } = judged
  const given = decodeGiven(get, 'compare')
  const { gate } = given
  const inputs = { ...applyRules(await makeCall(get, call), judged), ...resumed }
  const files = renderers.filter(one => one.file !== undefined).map(one => ({ ...one, path: get(one.name) }))
  const outputs = files.flatMap(({ path }) => path || [])
  checkOutputs([given.record, ...outputs])
  const { record, problem } = await measureInView(inputs, given.record, outputs)
  const options = { ...terminalOf(process.stdout, get), recordOf: () => record }
  const report = keepOnFault({ record, path: given.record, problem }, () => {
    const made = reportRecord(record)
    process.stdout.write(renderBy(onTerminal, made, options))
    return made
  })
  const problems = [problem, ...files.map(one => tryToWrite(one.path, () => renderBy(one, report, options)))]
  problems.push(await showPage(get, () => renderBy(htmlPage, report, options)))
  const known = problems.filter(text => text !== undefined)
  return conclude(report, gate, known)
}

async function makeCall(get: Get, { words, wordsBefore }: Pick<Call, 'words' | 'wordsBefore'>): Promise<Inputs> {
  const given = decodeGiven(get, 'compare')
  const { store } = given
  const [commands, argv] = [words.slice(0, wordsBefore), words.slice(wordsBefore)]
  const asked = makeInputs(given, { get, contender: '.', argv, commands })
  return store === undefined ? await fromRoot(refuseArtifacts(asked), get) : await withStored(asked, store)
}

const statuses: Readonly<Record<EndKind, ExitStatus>> = {
  interrupted: exitStatus.interrupted,
  'nothing-measured': exitStatus.commandFailed,
  'command-failed': exitStatus.commandFailed,
  'not-compared': exitStatus.notCompared,
  'gate-failed': exitStatus.gateFailed,
  done: exitStatus.done,
}

const onTerminal = { render: renderTerminal, renderMerged: renderMergedTerminal }

function conclude(whole: Report | MergedReport, gate: GatePolicy, problems: readonly string[]): ExitStatus {
  const report = toEnded(whole)
  const { kind, failures } = decideEnd(report, gate)
  for (const text of problems) process.stderr.write(`${text}\n`)
  const tolerated = describeTolerated(report, gate)
  if (tolerated !== undefined) process.stderr.write(`warning: ${harmlessLines(tolerated)}\n`)
  for (const text of failures) process.stderr.write(`--fail-on: ${harmlessLines(text)}\n`)
  // What the gate found says least of what went wrong.
  const isOfGate = kind === 'gate-failed' || kind === 'done'
  return isOfGate && problems.length > 0 ? exitStatus.wrongCall : statuses[kind]
}
