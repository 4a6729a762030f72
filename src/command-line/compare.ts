import { findGateFailures } from '../compare/verdicts/gate.js'
import { decodeGiven, type Given } from '../inputs/declarations.js'
import { type Inputs, makeInputs, refuseArtifacts } from '../inputs/inputs.js'
import type { Get } from '../inputs/values.js'
import type { SessionRecord } from '../record/record.js'
import { renderers } from '../report/pages/renderers.js'
import { renderTerminal } from '../report/pages/terminal.js'
import { makeReport, type Report } from '../report/report.js'
import { harmlessLines } from '../report/text/escape.js'
import { type CliCommand, type ExitStatus, exitStatus } from './command.js'
import { checkOutputs, tryToWrite } from './files.js'
import { measureInView } from './measuring.js'
import { fileOptions, optionsOf } from './options.js'
import { withRules } from './rules.js'
import { withStored } from './store.js'
import { terminalOf } from './terminal.js'

export const compare: CliCommand = {
  usage: [
    'counterbalance compare --baseline DIR [--contender DIR] [options] -- COMMAND [ARG…]',
    'counterbalance compare --baseline-command LINE --contender-command LINE [options]',
    'counterbalance compare --baseline-ref REF [--setup LINE] [options] -- COMMAND [ARG…]',
    'counterbalance compare --store DIR [--contender DIR] [options] -- COMMAND [ARG…]',
  ].join('\n'),
  summary: 'two versions of a program, side by side on this machine',
  options: { ...optionsOf('compare'), ...fileOptions(renderers) },
  async run({ get, words }) {
    const given = decodeGiven(get, 'compare')
    const inputs = await withRules(makeCall(given, get, words), given.config)
    const files = renderers.filter(one => one.file !== undefined).map(one => ({ ...one, path: get(one.name) }))
    checkOutputs([given.record, ...files.map(({ path }) => path)])
    const { record, problem } = await measureInView(inputs, given.record)
    const report = makeReport(record)
    const terminal = terminalOf(process.stdout)
    process.stdout.write(renderTerminal(report, terminal))
    const problems = [problem, ...files.map(({ path, render }) => tryToWrite(path, () => render(report, terminal)))]
    const known = problems.filter(text => text !== undefined)
    return conclude({ record, report, problems: known, failures: findGateFailures(report, given.failOn) })
  },
}

function makeCall(given: Given<'compare'>, get: Get, argv: readonly string[]): Inputs {
  const { store, contender } = given
  const asked = makeInputs(given, { get, contender, argv })
  return store === undefined ? refuseArtifacts(asked) : withStored(asked, store)
}

interface Concluding {
  readonly record: SessionRecord
  readonly report: Report
  /** What could not be written, in words. */
  readonly problems: readonly string[]
  /** Why the gate is shut, in words. */
  readonly failures: readonly string[]
}

function conclude({ record: { plan }, report, problems, failures }: Concluding): ExitStatus {
  for (const text of problems) process.stderr.write(`${text}\n`)
  for (const text of failures) process.stderr.write(`--fail-on: ${harmlessLines(text)}\n`)
  if (plan?.stoppedBy === 'interrupted') return exitStatus.interrupted
  if (report.status === 'errored' && plan?.stoppedBy === 'time-budget') return exitStatus.notCompared
  if (report.status === 'errored' || plan?.stoppedBy === 'failing') return exitStatus.commandFailed
  if (report.status === 'not-compared') return exitStatus.notCompared
  if (problems.length > 0) return exitStatus.wrongCall
  return failures.length > 0 ? exitStatus.gateFailed : exitStatus.done
}
