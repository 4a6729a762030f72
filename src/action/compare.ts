import type { Measured } from '../benchmark.js'
import { keeper } from '../extras/index.js'
import { kindOf, TableError } from '../formats/consoles.js'
import { FormatError } from '../formats/format.js'
import type { Api } from '../github/api/api.js'
import type { Run } from '../github/run.js'
import { log } from '../github/step/log.js'
import { makeProgressLog } from '../github/step/progress-log.js'
import { type Files, makeFiles } from '../github/step/step.js'
import { decodeGiven, decodeOne } from '../inputs/declarations.js'
import { type AskedInputs, applyRules, describeMeasured, withBaselineDescription } from '../inputs/inputs.js'
import type { BaselineSource, BuiltBaseline } from '../inputs/sides.js'
import { InvocationError, showCommand } from '../measure/process.js'
import { makeReason, NotComparedError, type Reason } from '../record/reasons.js'
import type { Origin, Outage } from '../record/record.js'
import { type SessionRecord, usualNames } from '../record/record.js'
import { makeReport, mergeRecords } from '../report/make-report.js'
import { TimeError } from '../schedule/time.js'
import { readEnvironment } from '../system/host/machine.js'
import { measureOnLocalMachine } from '../system/local-machine.js'
import { makeRecordFile } from '../system/record-file.js'
import { makeTemporaryDirectory } from '../system/temporary.js'
import { endSentence } from '../util/end-sentence.js'
import { present } from '../util/present.js'
import { Announcements } from './announcements.js'
import { findApi, needApi } from './api.js'
import { keepOnFault, keepRecord } from './artifacts.js'
import { findChangedFiles } from './changed-files.js'
import { openChecking } from './checking.js'
import { openCommenting } from './commenting.js'
import { concludeRun, type Outlets, tellVerdict } from './conclude.js'
import { type FoundConfig, findBaselineConfig, readStep } from './config.js'
import { describeEarlierCode } from './earlier-code.js'
import { describeFirstRun, excuseNew } from './first-run.js'
import { guardCommands, inStep } from './guarded.js'
import { type CompareInputs, decodeCompareInputs } from './inputs.js'
import { findBaseline } from './published-baseline.js'
import { type Readers, reportUnjudged } from './unjudged.js'

/** Compares what is checked out with its baseline. With `isForLater`, the record is kept for another job, which judges and tells. */
export async function compare(
  run: Run,
  workspace: string,
  { isForLater = false }: { readonly isForLater?: boolean } = {},
): Promise<void> {
  await using announcements = new Announcements(run)
  const report = { known: undefined as Readers | undefined }
  try {
    await compareAndTell(run, workspace, { isForLater, announcements, report })
  } catch (error) {
    // What is told already stands, and who cancels a job knows why there is nothing.
    if (!announcements.isReporting && !announcements.interruption.aborted)
      await reportUnjudged(error, run, report.known)
    throw error
  }
}

interface Telling {
  readonly isForLater: boolean
  readonly announcements: Announcements
  /** Learns who reads the report, as soon as that is known. */
  readonly report: { known: Readers | undefined }
}

async function compareAndTell(
  run: Run,
  workspace: string,
  { isForLater, announcements, report: telling }: Telling,
): Promise<void> {
  const { kind } = decodeOne(await readStep(), 'baseline')
  const isPublished = ['auto', 'published', 'branch'].includes(kind)
  const isReviewed = (run.pull ?? run.group) !== undefined
  const isLocal = !isReviewed && !isPublished
  const api = isLocal ? undefined : await findApi(run)
  const config = await findBaselineConfig(workspace, { run, api })
  const experiments = config.each.map(configOfSuite => openExperiment(configOfSuite, workspace))
  const first = experiments[0]!
  const isAlone = experiments.length === 1
  // Several are told together, by the name that the step has.
  const decoded = decodeGiven(config.get, 'compare')
  const names = isAlone
    ? first.asked
    : { ...decoded, ...decoded.show, key: { ...first.asked.key, suite: decoded.suite } }
  const { key } = names
  telling.known = names
  const files = isAlone ? first.files : makeFiles(key.suite)
  const isPart = isForLater || key.part !== undefined
  const commenting = openCommenting({ run, api, announcements }, names)
  // What the parts of a merged report come to, the merge says.
  const checking =
    names.check && !isPart
      ? openChecking({ suite: key.suite, run, api: api ?? (await needApi(run)), announcements })
      : undefined
  await commenting.begin()
  await checking?.begin()
  await tellEarlierCode(workspace, { isReviewed, isForLater, kind })
  let stage: Outlets['stage']
  const outlets: Omit<Outlets, 'records'> = {
    // Several records stay in their own places.
    page: {
      ...{ request: names, run, key, mode: 'compare', interruption: announcements.interruption },
      files: isAlone ? files : { ...files, record: '' },
    },
    pages: { ...names, suite: key.suite, run: run.identity, runUrl: run.url },
    keep: tell =>
      experiments.reduce(
        (make, experiment) => () => keepOnFault(experiment.files.record, experiment.asked.key, make),
        tell,
      )(),
    comment: commenting.tell,
    async afterComment(posted) {
      if (isPart || posted?.kind === 'forbidden' || posted?.kind === 'failed')
        for (const experiment of experiments) await keepRecord(experiment.files.record, experiment.asked.key)
      return { isEnd: isPart }
    },
    check: checking,
    isAnnotated: true,
    gate: names.gate,
    findAcceptance: commenting.findAcceptance,
  }
  const tell = async (measured: SessionRecord): Promise<void> => {
    // The verdicts of several suites belong together.
    if (!isAlone) return
    await tellVerdict(makeReport(measured), { ...outlets, records: [measured] })
    stage = 'rest'
  }
  const records: SessionRecord[] = []
  const excused = new Set<string>()
  for (const { config: configOfSuite, ...one } of experiments) {
    if (!isAlone) log.info(`Suite ${one.asked.key.suite}:`)
    const measuring = { ...one, config: { ...config, ...configOfSuite }, run, api, workspace, tell }
    const { record, problem, isExcused } = await measureAgainstBaseline(measuring)
    if (isExcused) excused.add(record.suite)
    if (problem !== undefined) log.warning(problem)
    records.push(record)
    // Who ends one suite ends all: a cancelled job has seconds left, and has to tell what it knows.
    if (record.plan?.stoppedBy === 'interrupted') break
  }
  announcements.isReporting = true
  const report = isAlone ? makeReport(records[0]!) : mergeRecords(records)
  const gate = excuseNew(report, names.gate, excused)
  await concludeRun(report, { ...outlets, ...present({ stage }), gate, pages: { ...outlets.pages, gate }, records })
  announcements.isOver = true
}

/** Directories that are compared were built by steps before, as their user wants. */
async function tellEarlierCode(
  workspace: string,
  { isReviewed, isForLater, kind }: Readonly<Record<'isReviewed' | 'isForLater', boolean>> & { readonly kind: string },
): Promise<void> {
  if (kind === 'dir' || !(isReviewed || isForLater)) return
  const sentence = await describeEarlierCode(workspace)
  if (sentence !== undefined) log.info(sentence)
}

/** The measuring of one suite. */
interface Experiment {
  readonly config: FoundConfig['each'][number]
  readonly asked: CompareInputs
  readonly files: Files
}

function openExperiment(config: Experiment['config'], workspace: string): Experiment {
  const compareInputs = decodeCompareInputs(config.get, workspace)
  return { config, asked: compareInputs, files: makeFiles(compareInputs.key.suite) }
}

interface Measuring {
  readonly asked: CompareInputs
  readonly config: FoundConfig
  readonly run: Run
  readonly api: Api | undefined
  readonly workspace: string
  readonly files: Files
  /** Tells the verdict of a record, before its causes are sought. */
  readonly tell: (record: SessionRecord) => Promise<void>
}

async function measureAgainstBaseline({
  asked,
  config,
  run,
  api,
  workspace,
  files,
  tell,
}: Measuring): Promise<Measured & { readonly isExcused?: boolean }> {
  await using home = await makeTemporaryDirectory()
  const { doubt } = config
  const described = withBaselineDescription(asked.inputs, config.ofBaseline)
  const { job } = run.identity
  const found = { pullRequest: run.pull?.number, job, unjudged: doubt?.reason }
  const inputs = applyRules({ ...described, ...found }, config)
  if (doubt?.isMeasured === false) {
    const record = keepUnmeasured(inputs, { contender: run.contender, absence: doubt.reason }, files.record)
    return { record, problem: undefined }
  }
  const patterns = { payload: inputs.payload, rules: config.rules, unrelated: asked.unrelatedFiles }
  const search = { run, api, workspace, home: home.path, key: asked.key, patterns, parted: config.commit }
  const baseline = await findBaseline(inputs.baseline, search)
  const describeNew = async (reason: Reason, hasBuild: boolean) =>
    await describeFirstRun(reason, { ...asked, ...search, suite: asked.key.suite, config, hasBuild })
  if (baseline.kind === 'absent') {
    const { reason, outage } = baseline
    const first = await describeNew(reason, false)
    const cause = { contender: run.contender, absence: first?.reason ?? reason, ...present({ outage }) }
    const record = keepUnmeasured(inputs, cause, files.record)
    return { record, problem: undefined, ...present({ isExcused: first?.isExcused }) }
  }
  // The base names the suite, so what fails there is a fault of it.
  const isNamed = config.base === undefined || config.base.names(asked.key.suite)
  const unpublished = baseline.kind === 'ref' && !isNamed ? baseline.unpublished : undefined
  const first = unpublished && (await describeNew(unpublished, true))
  let guard: Disposable | undefined = guardCommands('Measure')
  try {
    const listChanges = (origin: Origin) => findChangedFiles(origin, { api, workspace, patterns })
    // Named once: what runs in between could name another.
    const occasion = config.commit === undefined ? run.occasion : { before: config.commit }
    const options = {
      ...run,
      occasion,
      ...inStep(),
      listChanges,
      watch: makeProgressLog(inputs),
      recordPath: files.record,
      // What is told here is ours, and not to be taken for a command's.
      async tellVerdict(record: SessionRecord) {
        guard?.[Symbol.dispose]()
        guard = undefined
        await tell(record)
        guard = guardCommands('Causes')
      },
    }
    const damage = baseline.kind === 'ref' && baseline.damage ? [baseline.damage] : []
    const warnings = [...(inputs.warnings ?? []), ...damage]
    const source = await describeBaseline(baseline)
    const known =
      source.kind === 'ref'
        ? withoutUnpublished(source, first?.reason.isFirst === true ? first.reason : undefined)
        : source
    const measured = await measureOnLocalMachine({ ...inputs, warnings, baseline: known }, options)
    return { ...measured, ...present({ isExcused: first?.isExcused }) }
  } catch (error) {
    if (!failures.some(kind => error instanceof kind)) throw error
    const record = keepUnmeasured(inputs, { contender: run.contender, ...causeOf(error as Error) }, files.record)
    return { record, problem: undefined }
  } finally {
    guard?.[Symbol.dispose]()
  }
}

function withoutUnpublished({ unpublished: _, ...source }: BuiltBaseline, reason: Reason | undefined): BuiltBaseline {
  return { ...source, ...present({ unpublished: reason }) }
}

/** Adds what an extra says of the baseline, by the file that came with it. */
async function describeBaseline(baseline: BaselineSource): Promise<BaselineSource> {
  if (baseline.kind !== 'packed' || baseline.beside === undefined || keeper === undefined) return baseline
  const { problem, ...described } = await keeper.describe(baseline.beside, baseline)
  if (problem !== undefined) log.info(`"${keeper.file}" of the baseline cannot be used: ${endSentence(problem)}`)
  return { ...baseline, ...described }
}

/** Errors of a program before there is anything to compare: the report says so where the numbers would be. */
const failures = [InvocationError, FormatError, TimeError, NotComparedError]

function describeFailure(error: Error): Reason {
  if (error instanceof InvocationError) return error.reason
  return error instanceof TableError
    ? makeReason('console-table', { tool: error.table.tool, kind: kindOf(error.table), ...error.table.remedy })
    : { code: 'not-measured', message: error.message }
}

/** Why nothing was measured: there is no baseline, or a command failed before the first round. */
type Cause = { readonly absence: Reason; readonly outage?: Outage } | { readonly failure: Reason }

/** Too little time leaves nothing to compare. A command that failed, or whose output cannot be read, leaves a run that failed. */
function causeOf(error: Error): Cause {
  if (error instanceof NotComparedError) return { absence: error.reason }
  if (error instanceof TimeError) return { absence: { code: 'no-time', message: error.message } }
  return { failure: describeFailure(error) }
}

/** The record of a comparison of which nothing was measured, which says why and holds no round; kept at `path`. */
function keepUnmeasured(
  inputs: AskedInputs,
  { contender, ...cause }: { readonly contender: Origin } & Cause,
  path: string,
): SessionRecord {
  const { contenders, suite, settings, statistic, options, part, pullRequest, warnings = [] } = inputs
  const record: SessionRecord = {
    suite,
    ...(part === undefined ? {} : { part }),
    ...(pullRequest === undefined ? {} : { pullRequest }),
    createdAt: new Date().toISOString(),
    command: showCommand(contenders[0]!.command),
    ...describeMeasured(inputs),
    options,
    statistic,
    baseline: usualNames.baseline,
    sides: [{ name: usualNames.baseline }, { name: usualNames.contender, origin: contender }],
    ...('absence' in cause ? cause : {}),
    settings,
    environment: readEnvironment(),
    warnings: 'failure' in cause ? [...warnings, cause.failure] : warnings,
    rounds: [],
  }
  using file = makeRecordFile(path)
  file.open(record).finish(record)
  return record
}
