import { statSync } from 'node:fs'
import { findChanged } from '../compare/conclude.js'
import type { GatePolicy } from '../compare/gate/policy.js'
import { settle } from '../compare/rounds/settled.js'
import { toTerminal } from '../document/terminal.js'
import { describeBaseline } from '../inputs/config.js'
import { decodeGiven, decodeOne } from '../inputs/declarations.js'
import { applyRules, type Inputs, makeInputs, refuseArtifacts, withBaselineDescription } from '../inputs/inputs.js'
import { spreadCommand, type Words } from '../inputs/sides.js'
import { type Get, InputError, shown } from '../inputs/values.js'
import { decodeRecord } from '../record/decode.js'
import { mostMore, mostSegments } from '../record/limits.js'
import { explain } from '../record/reasons.js'
import type { NamedSide, SessionRecord } from '../record/record.js'
import { listPairs } from '../record/record.js'
import { findRecords, makeReport, mergeRecords } from '../report/make-report.js'
import { renderTerminal } from '../report/render.js'
import type { RenderOptions } from '../report/renderer.js'
import { type Report, withGate } from '../report/report.js'
import { repeatComparison } from '../report/words/reproduce.js'
import { measureOnLocalMachine } from '../system/local-machine.js'
import { present } from '../util/present.js'
import { quote } from '../util/shell-word.js'
import { listFollowers, renderers } from './added.js'
import type { CliOptions, TypedCall } from './command.js'
import { type CliCommand, type ExitStatus, exitStatus } from './command.js'
import { conclude } from './conclude.js'
import { listSuites, withBaselineConfig, withRecordedRules, withRunConfig } from './config.js'
import { checkOutputs, keepOnFault, readInput, tryToWrite } from './files.js'
import { fileOptions, makeCall, makeOptions } from './options.js'
import { programOf } from './program.js'
import { inView } from './progress.js'
import { type ResultFile, readResultFiles, resultsDocument } from './result-files.js'
import { findSources, findVersion, fromRoot, warnOfUncommitted, withStored } from './sources.js'
import { displayOptions, terminalOf } from './terminal.js'

/** Extras that take over the report of a comparison, such as to open it. */
const followers = listFollowers('compare')

/** All options of compare. */
export const compareOptions: CliOptions = makeOptions(
  'compare',
  {
    'What most calls need': ['build', 'rounds', 'warmup', 'prepare', 'threshold', 'fail-on', 'record', 'html'],
    'What is compared': ['setup', 'command', 'command-name', 'no-shell', 'scan', 'part', 'resume'],
    'How it is measured': ['time-budget', 'conclude', 'cleanup', 'causes'],
    'What is shown': ['verbose', 'json', 'markdown', ...Object.keys(followers.options)],
    More: ['config', 'set'],
  },
  {
    command: {
      placeholder: 'LINE',
      isRepeatable: true,
      help: 'Shell command that runs the benchmarks, if none follows --; one for each version if they differ.',
    },
    'command-name': {
      placeholder: 'NAME',
      short: 'n',
      isRepeatable: true,
      help: 'Name the commands, in order.',
    },
    resume: {
      placeholder: 'RECORD',
      help: 'Resume an interrupted comparison, or measure again what is inconclusive; with --causes, only profile.',
    },
    ...fileOptions(renderers),
    ...displayOptions,
    ...followers.options,
  },
)

export const compare: CliCommand = {
  usage: [
    'counterbalance compare [NAME=]SOURCE… [options] -- COMMAND [ARG…]',
    'counterbalance compare COMMAND COMMAND… [-n NAME]… [options]',
    'counterbalance compare --resume RECORD.json',
  ].join('\n'),
  summary: 'compares versions of a program, or commands, side by side on this machine',
  about:
    'A SOURCE is a directory, a commit or branch, or store:DIR, which is the newest baseline that publish put there. dir: and ref: say which one a word is. The first is the baseline; one alone is compared with the current directory, and without any, the baseline is the commit where your branch left the default branch. Two files of recorded results in place of commands are shown side by side, and never judged. A COMMAND is a quoted line, which runs in bash -e with nothing on standard input; the last part of a pipe says whether it failed.',
  options: compareOptions,
  async run(call) {
    // The files of recorded results that a call names in place of commands; undefined where it asks for anything else.
    const results = call.hasTerminator || call.list('command').length > 0 ? undefined : readResultFiles(call.words)
    if (results !== undefined) return showResults(results)
    const calls = await splitBySuite(call)
    const experiments: AskedComparison[] = []
    for (const call of calls) experiments.push(await decodeCall(call))
    const { get, recordPath, gate } = experiments[0]!
    const fittingRenderers = renderers.filter(({ name, file }) => file !== undefined && get(name) !== '')
    const outputs = fittingRenderers.map(({ name }) => get(name))
    checkOutputs([recordPath, ...outputs])
    // Loaded before anything is measured, which could write to it.
    const files = await Promise.all(
      fittingRenderers.map(async ({ name, load }) => ({ path: get(name), render: await load() })),
    )
    const follow = await followers.prepare(get)
    const display = terminalOf(process.stdout, get)
    const isAlone = experiments.length === 1
    if (!isAlone && recordPath !== undefined)
      throw new InputError('"--record" keeps one suite, and the file describes several: name one by "--set suite=NAME"')
    const records: SessionRecord[] = []
    const problems: (string | undefined)[] = []
    let stage: RenderOptions['stage']
    const print = (record: SessionRecord, view: ReturnType<typeof inView>, problem?: string): Promise<Report> =>
      keepOnFault({ record, path: recordPath, problem }, () => {
        view.watch({ kind: 'busy', work: 'working out the verdicts', seconds: 0 })
        const made = withGate(isAlone ? makeReport(record) : mergeRecords(records), gate)
        view.clear()
        const resume = resumeLine(record, recordPath)
        process.stdout.write(renderTerminal(made, { ...display, ...present({ stage }), resume }))
        return made
      })
    let report: Report | undefined
    for (const { inputs } of experiments) {
      const view = inView(inputs)
      const tellVerdict = async (measured: SessionRecord): Promise<void> => {
        // The verdicts of several suites belong together.
        if (!isAlone) return
        stage = 'verdict'
        await print(measured, view)
        stage = 'rest'
      }
      const { record, problem } = await measureOnLocalMachine(inputs, { ...view, recordPath, outputs, tellVerdict })
      records.push(record)
      problems.push(problem)
      const isOver = records.length === experiments.length || record.plan?.stoppedBy === 'interrupted'
      if (!isOver) continue
      report = await print(record, view, problem)
      break
    }
    const options = { ...display, recordOf: findRecords(records), resume: resumeLine(records[0]!, recordPath) }
    problems.push(...files.map(({ path, render }) => tryToWrite(path, () => render(report!, options))))
    for (const after of follow) problems.push(await after(report!, options))
    return conclude(
      report!,
      gate,
      problems.filter(text => text !== undefined),
    )
  },
}

/** The call for each suite that the file describes, where it names neither a suite nor a command; otherwise itself. */
async function splitBySuite(call: TypedCall): Promise<readonly TypedCall[]> {
  const isTyped = call.hasTerminator || call.list('command').length > 0 || call.get('resume') !== ''
  const suites = isTyped ? [] : await listSuites(call.get)
  // Two words that are no versions are two commands.
  if (suites.length === 0 || !(await areVersions(call.words))) return [call]
  return suites.map(suite => ({ ...call, get: name => (name === 'suite' ? suite : call.get(name)) }))
}

/** Shows what recorded results can tell, which is no comparison. */
function showResults(files: readonly ResultFile[]): ExitStatus {
  const display = terminalOf(process.stdout)
  process.stdout.write(toTerminal(resultsDocument(files, programOf(process.argv).call), display))
  return exitStatus.notCompared
}

/** A comparison as a call asks for it, or as its record says where it is resumed. */
interface AskedComparison {
  /** The call's options, and what the files of settings add to them. */
  readonly get: Get
  readonly inputs: Inputs
  readonly recordPath: string | undefined
  readonly gate: GatePolicy
}

async function decodeCall(typed: TypedCall): Promise<AskedComparison> {
  const { call, resumed } = typed.get('resume') === '' ? { call: spreadScan(typed), resumed: {} } : makeResumed(typed)
  const last = resumed.measured ?? resumed.before ?? resumed.earlier?.at(-1)
  const settingsOf = last ? call.get : await withRunConfig(call.get)
  const words = await findWords(settingsOf, call)
  const judged = last
    ? withRecordedRules(settingsOf, last)
    : await withBaselineConfig(settingsOf, await makeComparison(settingsOf, words))
  const { get } = judged
  const { gate, record: recordPath } = decodeGiven(get, 'compare')
  const made = await makeComparison(get, words)
  const described = withBaselineDescription(
    made,
    describeBaseline(judged.ofBaseline, name => call.get(name) !== ''),
  )
  const inputs = applyRules(described, judged)
  const warnings = [...(inputs.warnings ?? []), ...(await warnOfUncommitted(words.sources))]
  return { get, inputs: { ...inputs, ...(warnings.length > 0 && { warnings }), ...resumed }, recordPath, gate }
}

/** Makes a command of each value of `--scan` where one command alone has a place for it, as hyperfine does: the first is the baseline. */
function spreadScan(call: TypedCall): TypedCall {
  const { get, words, hasTerminator } = call
  const points = decodeOne(get, 'scan') ?? []
  const lines = words.length === 1 && !hasTerminator ? spreadCommand(words[0]!, points) : undefined
  // A preparation cannot be of one command alone.
  if (lines === undefined || spreadCommand(get('prepare'), points) !== undefined) return call
  return { ...call, words: lines, wordsBefore: lines.length, get: name => (name === 'scan' ? '' : get(name)) }
}

/** The words of a comparison apart from its options, with the versions that they name. */
async function findWords(get: Get, { list, words, wordsBefore, hasTerminator }: TypedCall): Promise<Words> {
  const [before, argv] = [words.slice(0, wordsBefore), words.slice(wordsBefore)]
  const typed = list('command')
  const isTyped = hasTerminator || typed.length > 0
  // Two words that are no versions are two commands, whatever the file measures.
  const described = isTyped ? undefined : decodeOne(get, 'command')
  const isDescribed = described !== undefined && (await areVersions(before))
  const lines = isDescribed ? [described] : typed
  const isOfVersions = isTyped || isDescribed
  if (!isOfVersions) await refuseVersions(before)
  const names = list('command-name')
  return isOfVersions ? { argv, lines, names, sources: await findSources(before) } : { commands: before, names }
}

async function makeComparison(get: Get, words: Words): Promise<Inputs> {
  const decoded = decodeGiven(get, 'compare')
  const askedInputs = makeInputs({ ...decoded, command: words.lines?.[0] }, { get, contender: '.', ...words })
  const [first] = words.sources ?? []
  return first?.form === 'store'
    ? await withStored(askedInputs, first.value)
    : await fromRoot(refuseArtifacts(askedInputs), get)
}

async function areVersions(words: readonly string[]): Promise<boolean> {
  const inputsFound = await Promise.all(words.map(async word => await findVersion([word])))
  return inputsFound.every(version => version !== undefined)
}

/** Refuses versions without a command, which would run as commands. */
async function refuseVersions(words: readonly string[]): Promise<void> {
  if (words.length === 0)
    throw new InputError(
      'there is nothing to compare: give versions and a command ("compare main -- npm run bench"), two commands, or "command" in counterbalance.yml',
    )
  const version = await findVersion(words)
  if (version === undefined) return
  throw new InputError(
    `${shown(version)} is a version, and there is no command: add it after "--", such as -- npm run bench, or to counterbalance.yml as "command"`,
  )
}

/** Options that say how a comparison continues, and where its results go; all others are those of the record. */
const changeable = [
  'causes',
  'time-budget',
  'fail-on',
  'record',
  ...Object.keys(followers.options),
  'verbose',
  'debug',
  ...renderers.map(({ name }) => name),
]

/** The call and the earlier rounds of the comparison whose record `call` names. */
function makeResumed(call: TypedCall): { readonly call: TypedCall; readonly resumed: Resumed } {
  const { get, words, given } = call
  const place = get('resume')
  const fixed = given.find(option => option !== 'resume' && !changeable.includes(option))
  if (words.length > 0 || fixed !== undefined)
    throw new InputError(
      `${shown(fixed === undefined ? words[0]! : `--${fixed}`)} cannot be given with "--resume", which repeats the call of the record: leave it out`,
    )
  const target = get('record') || place
  if (target === '-') throw new InputError('give "--record" a file too, for the record and its new rounds')
  const recorded = decodeRecord(readInput([place], 'RECORD.json'))
  const resumed = isProfiled(call, recorded) ? { measured: recorded } : findResumed(recorded)
  const repeated = repeatCall(recorded, resumed)
  return {
    call: { ...repeated, get: name => (name === 'record' ? target : get(name) || repeated.get(name)) },
    resumed,
  }
}

/** The part of a comparison's inputs that says what its rounds are added to. */
type Resumed = Pick<Inputs, 'before' | 'earlier' | 'measured'>

/** Returns whether `call` only asks which functions account for what the complete `record` found. */
function isProfiled({ given }: TypedCall, record: SessionRecord): boolean {
  if (!given.includes('causes') || record.plan === undefined || !isComplete(record)) return false
  if (findChanged(record).length === 0)
    throw new InputError('no time in this record has regressed or improved, so a profile has nothing to explain')
  return true
}

/** Finds whether the session of `record` can be resumed, or is complete, so that a second experiment begins. */
export function findResumed(record: SessionRecord): Resumed {
  const { plan, segments = [], rounds, earlier = [], runners, tampered, interference } = record
  const refuse = (why: string): never => {
    throw new InputError(`this record cannot be resumed: ${why}`)
  }
  if (runners !== undefined) refuse('several runners share its rounds')
  if (segments.length >= mostSegments)
    refuse(`it was measured in ${segments.length} stretches; start a new comparison with "compare"`)
  if (tampered !== undefined)
    refuse('files of the copies were changed while it was measured; start a new comparison with "compare"')
  if (interference !== undefined) refuse(`${explain(interference[0]!)}; start a new comparison with "compare"`)
  if (plan === undefined || (rounds.length === 0 && earlier.length === 0))
    refuse('nothing was measured; start a new comparison with "compare"')
  if (rounds.length === 0) return { earlier }
  if (!isComplete(record)) return { before: record, ...(earlier.length > 0 ? { earlier } : {}) }
  // Pages of several sides say nothing of experiments, and nobody would know how often it was tried.
  if (record.sides.length > 2)
    refuse('it is complete, and has more than two sides; start a new comparison with "compare"')
  if (earlier.length >= mostMore)
    refuse(`it has had ${earlier.length + 1} experiments; start a new comparison with "compare"`)
  const judged = makeReport(record).sections.flatMap(({ findings }) => findings)
  if (judged.every(({ verdict }) => verdict !== 'inconclusive'))
    refuse('it is complete, and no benchmark is inconclusive; start a new comparison with "compare"')
  const { earlier: _, causes: __, ...complete } = record
  return { earlier: [...earlier, complete] }
}

/** The command line that resumes `record`, which was interrupted and is kept at `path`; undefined if it cannot be resumed, or has ended. */
export function resumeLine(record: SessionRecord, path = ''): string | undefined {
  // A pipe or a device keeps nothing.
  const isKept = path !== '' && statSync(path, { throwIfNoEntry: false })?.isFile() === true
  if (!isKept || record.plan?.stoppedBy !== 'interrupted') return undefined
  try {
    return 'before' in findResumed(record)
      ? `${programOf(process.argv).call} compare --resume ${quote(path)}`
      : undefined
  } catch (error) {
    if (error instanceof InputError) return undefined
    throw error
  }
}

/** Returns whether all rounds ran, and those on other copies where something had to be confirmed. */
function isComplete(record: SessionRecord): boolean {
  const { stages = [], rounds, plan } = record
  if (stages.length > 1) return true
  if (rounds.length < plan!.looks.at(-1)!) return false
  return stages.length === 0 || settle(listPairs(record)).findDoubtful() === undefined
}

/** Makes the call that repeats the whole comparison of `record`, not only what was measured. A second experiment has its own orders. */
export function repeatCall(record: SessionRecord, { before, measured }: Resumed): TypedCall {
  const { baseline, sides, rounds, seed, ...rest } = record
  const isBaseline = ({ name }: NamedSide): boolean => name === baseline
  const repeated = repeatComparison({
    ...rest,
    ...((before ?? measured) === undefined || seed === undefined ? {} : { seed }),
    sides: [...sides.filter(isBaseline), ...sides.filter(side => !isBaseline(side))],
    rounds: rounds.length,
  })
  if (repeated === undefined)
    throw new InputError('this record does not say what was measured: start a new comparison with "compare"')
  const values: Record<string, string[]> = {}
  for (const [name, value] of repeated.options) values[name] = [...(values[name] ?? []), value]
  return makeCall({ words: repeated.words, values }, compareOptions)
}
