import { decideEnd, type EndKind } from '../compare/gate/end.js'
import { describeTolerated } from '../compare/gate/failures.js'
import type { GatePolicy } from '../compare/gate/policy.js'
import { harmlessLines } from '../document/escape.js'
import { decodeGiven, decodeOne } from '../inputs/declarations.js'
import { type Inputs, makeInputs, refuseArtifacts } from '../inputs/inputs.js'
import type { Words } from '../inputs/sides.js'
import { type Get, InputError, shown } from '../inputs/values.js'
import { htmlPage, renderers, renderTerminal } from '../report/render.js'
import { makeReport, type Report, toEnded } from '../report/report.js'
import type { CliCommand } from './command.js'
import { compareOptions } from './compare-options.js'
import { applyRules, withBaselineConfig, withRecordedRules, withRunConfig } from './config.js'
import { type ExitStatus, exitStatus } from './exit-status.js'
import { checkOutputs, keepOnFault, tryToWrite } from './files.js'
import { measureInView } from './measuring.js'
import type { Call } from './options.js'
import { makeResumed, type Resumed, resumeLine } from './resume.js'
import { showPage } from './show-page.js'
import { findSources, findVersion, warnOfUncommitted } from './sources.js'
import { withStored } from './store.js'
import { fromRoot } from './subdirectory.js'
import { terminalOf } from './terminal.js'

export const compare: CliCommand = {
  usage: [
    'counterbalance compare [NAME=]SOURCE… [options] -- COMMAND [ARG…]',
    'counterbalance compare COMMAND COMMAND… [-n NAME]… [options]',
    'counterbalance compare --resume RECORD.json',
  ].join('\n'),
  summary: 'compares versions of a program, or commands, side by side on this machine',
  about:
    'A SOURCE is a directory, a commit or branch, or store:DIR, which is the newest baseline that publish put there. dir: and ref: say which one a word is. The first is the baseline; one alone is compared with the current directory, and without any, the baseline is the commit where your branch left the default branch.',
  options: compareOptions,
  async run(call) {
    if (call.get('resume') === '') return await runComparison(call, {})
    const { call: repeated, resumed } = makeResumed(call)
    return await runComparison(repeated, resumed)
  },
}

/** Compares as `call` asks. `resumed` is added to what is measured. */
async function runComparison(call: Call, resumed: Resumed = {}): Promise<ExitStatus> {
  const last = resumed.measured ?? resumed.before ?? resumed.earlier?.at(-1)
  const own = last ? call.get : await withRunConfig(call.get)
  const words = await findWords(own, call)
  const judged = last ? withRecordedRules(own, last) : await withBaselineConfig(own, await makeComparison(own, words))
  const { get } = judged
  const given = decodeGiven(get, 'compare')
  const { gate } = given
  const asked = applyRules(await makeComparison(get, words), judged)
  const warnings = [...(asked.warnings ?? []), ...(await warnOfUncommitted(words.sources))]
  const inputs = { ...asked, ...(warnings.length > 0 && { warnings }), ...resumed }
  const files = renderers.filter(one => one.file !== undefined).map(one => ({ ...one, path: get(one.name) }))
  const outputs = files.flatMap(({ path }) => path || [])
  checkOutputs([given.record, ...outputs])
  const { record, problem } = await measureInView(inputs, given.record, outputs)
  const resume = resumeLine(record, given.record)
  const options = { ...terminalOf(process.stdout, get), recordOf: () => record, resume }
  const report = keepOnFault({ record, path: given.record, problem }, () => {
    const made = makeReport(record)
    process.stdout.write(renderTerminal(made, options))
    return made
  })
  const problems = [problem, ...files.map(one => tryToWrite(one.path, () => one.render(report, options)))]
  problems.push(await showPage(get, () => htmlPage.render(report, options)))
  const known = problems.filter(text => text !== undefined)
  return conclude(report, gate, known)
}

/** The words of a comparison apart from its options, with the versions that they name. */
async function findWords(get: Get, { list, words, wordsBefore, hasTerminator }: Call): Promise<Words> {
  const [before, argv] = [words.slice(0, wordsBefore), words.slice(wordsBefore)]
  const lines = list('command')
  const isOfVersions = hasTerminator || lines.length > 0 || decodeOne(get, 'measureSetup')
  if (!isOfVersions) await refuseVersions(before)
  const names = list('command-name')
  return isOfVersions ? { argv, lines, names, sources: await findSources(before) } : { commands: before, names }
}

async function makeComparison(get: Get, words: Words): Promise<Inputs> {
  const given = decodeGiven(get, 'compare')
  const asked = makeInputs({ ...given, command: words.lines?.[0] }, { get, contender: '.', ...words })
  const [first] = words.sources ?? []
  return first?.form === 'store' ? await withStored(asked, first.value) : await fromRoot(refuseArtifacts(asked), get)
}

/** Refuses versions without a command, which would run as commands. */
async function refuseVersions(words: readonly string[]): Promise<void> {
  if (words.length === 0)
    throw new InputError(
      'there is nothing to compare: give versions and a command ("compare main -- npm run bench"), or two commands',
    )
  const version = await findVersion(words)
  if (version === undefined) return
  throw new InputError(
    `${shown(version)} is a version, and there is no command: add it after "--", such as -- npm run bench`,
  )
}

const statuses: Readonly<Record<EndKind, ExitStatus>> = {
  interrupted: exitStatus.interrupted,
  'nothing-measured': exitStatus.commandFailed,
  'command-failed': exitStatus.commandFailed,
  'not-compared': exitStatus.notCompared,
  'gate-failed': exitStatus.gateFailed,
  done: exitStatus.done,
}

function conclude(whole: Report, gate: GatePolicy, problems: readonly string[]): ExitStatus {
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
