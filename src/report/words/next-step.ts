import { listBudgets } from '../../compare/conclusion.js'
import type { Finding, Status } from '../../compare/finding.js'
import { failsRemoved } from '../../compare/gate/gate.js'
import type { GatePolicy } from '../../compare/gate/policy.js'
import { isOfBaseline } from '../../compare/obstacles.js'
import { type Absence, findAbsence } from '../../compare/once/second-stage.js'
import { isCutShort } from '../../compare/shortage.js'
import { findClearCpuTime } from '../../compare/trust/cpu-time.js'
import { join, line, message, names, say, type Text, tell, trusted } from '../../document/text.js'
import { findDrawingLine, layoutVariable, roundsToDraw } from '../../drawn-layout.js'
import { share } from '../../metrics/scale.js'
import { isSpeed } from '../../metrics/unit.js'
import { explain, explainWith, isPermission, type Reason } from '../../record/reasons.js'
import { describeOutage } from '../../record/record.js'
import { endingCodes } from '../../record/warnings.js'
import { count } from '../../util/plural.js'
import { present } from '../../util/present.js'
import { isOneLine, quote } from '../../util/shell-word.js'
import { makeMultiWayRows } from '../multi-way.js'
import { findOnly, findOnlyMultiWay, isRed, type MultiWay, type Report, type Section } from '../report.js'
import { callProcess, having } from '../rows.js'
import { teller } from '../teller.js'
import { codeOf, failureOf, isBreak } from './failure.js'
import { findFirstRun, firstRunStep } from './first-run.js'
import { byUrgency, sectionName } from './headline.js'
import { identicalStep, isIdentical } from './identical.js'
import { bisectLine, diffLine, type NextStepOptions, type Program } from './reproduce.js'
import { sidesCalled } from './sides.js'
import { isDistrusted } from './trust.js'
import { changeText } from './words.js'

type Way = Program['way']

/** Says what the reader can do now, first of all in the worst section; undefined where there is nothing to do. */
export function nextStep(report: Report, options: NextStepOptions = {}): Text | undefined {
  return stepOf(report, { ...options, ...(isRed(report) && present({ gate: report.gate })) })
}

function stepOf(report: Report, options: NextStepOptions): Text | undefined {
  if (options.resume !== undefined) return say`resume the interrupted comparison: ${line(options.resume)}`
  const comparison = findOnlyMultiWay(report)
  const isOfWorkspace = comparison?.sides.some(({ origin }) => origin?.source === 'workspace')
  if (comparison && !isOfWorkspace && report.missing.length === 0) return chooseSide(report, comparison, options)
  const only = findOnly(report)
  if (only) return sectionStep(only, options)
  const { missing, warnings } = report
  const isWhole = missing.length === 0 && warnings.every(({ code }) => code !== 'unread-record')
  const sections = byUrgency(report)
  const [worst] = sections
  if (worst === undefined || (!isWhole && worst.status !== 'regressed'))
    return say`rerun the jobs that failed, and add those that left no record to ${line('needs')} of this job.`
  return stepIn(worst, sections, options)
}

/** The step for one of several sections, with its name. */
function stepIn(section: Section, sections: readonly Section[], options: NextStepOptions): Text | undefined {
  const step = sectionStep(section, options)
  return step && sections.length > 1 ? say`in ${sectionName(section, sections)}, ${step}` : step
}

/** Says how to choose one of several sides; undefined where the answer says it. */
function chooseSide(report: Report, comparison: MultiWay, options: NextStepOptions): Text | undefined {
  const sections = byUrgency(report)
  const troubled = sections.find(({ status }) => ['errored', 'not-compared', 'not-comparable'].includes(status))
  if (troubled) return stepIn(troubled, sections, options)
  const ranked = makeMultiWayRows(report, comparison).filter(({ best }) => best.length > 0)
  if (ranked.length === 0) return undefined
  const shared = comparison.sides.filter(({ name }) => ranked.every(({ best }) => best.includes(name)))
  const [first] = shared
  if (first === undefined) return trusted('choose by the benchmark that matters to you: none is fastest everywhere.')
  if (shared.length === 1) return undefined
  // Four times as many rounds halve an interval.
  const more = option(
    'rounds',
    String(4 * Math.max(...sections.map(({ rounds }) => rounds))),
    options.program?.way ?? 'command line',
  )
  return say`tell ${names(shared.map(({ name }) => name))} apart by more rounds: ${more}.`
}

/** Says what to do about a command that got at what measures it. */
function afterInterference({ code, names: processes, paths }: Reason): Text {
  const changed = Array.isArray(paths) ? paths.map(String) : []
  if (code === 'home-changed')
    return say`find what in the contender writes to ${names(changed, mostNames)} in the home directory, which both sides read, and measure again.`
  if (code === 'stopwatch-altered')
    return trusted('let the command leave its parent process as it is, and measure again.')
  if (code === 'stopwatch-ended')
    return trusted(
      'find what in the command sends signals to its parent process, or needs more memory than there is, and measure again.',
    )
  const left = Array.isArray(processes) ? processes.map(String) : []
  return say`let the command end what it starts (${names(left, mostNames)}), or start it with ${line('server')}, and measure again.`
}

/** Says what the reader of one section can do now; undefined where there is nothing to do. */
export function sectionStep(section: Section, options: NextStepOptions = {}): Text | undefined {
  const report = callProcess(section)
  const { status, tampered, interference: [act] = [] } = report
  if (act !== undefined) return afterInterference(act)
  if (tampered)
    return tampered.every(isOfBaseline)
      ? say`find out what in the contender writes to the baseline's files (${names(tampered, mostNames)}), and measure again.`
      : say`find out what writes to these files (${names(tampered, mostNames)}), and measure again.`
  if (isIdentical(report)) return identicalStep(report, options)
  if (isDistrusted(report))
    return trusted('repeat it on a quieter machine, or look for what else differs between copies: paths, build order.')
  const table = report.warnings.find(({ code }) => code === 'console-table')
  if (table) return afterTable(table)
  const isOpen = status === 'inconclusive' || status === 'improved' || status === 'unchanged'
  if (isOpen && report.warnings.some(({ code }) => code === 'printed-results'))
    return say`name the ${line('format')} that reads the printed numbers, or set it to ${line('process')} if the time of the whole process is what you want.`
  return (isOpen ? afterRules(report) : undefined) ?? steps[status](report, options)
}

/** The way to numbers that are read, after a table for people; its parts are those of the remedy of the tool. */
function afterTable({ words, call, output, example }: Reason): Text {
  const steps = tell(
    typeof words === 'string' && say`add ${line(words)} to the command`,
    typeof call === 'string' && say`let the script call ${line(call)}`,
    typeof output === 'string' && say`set ${line('output')} to ${line(output)}`,
    typeof example === 'string' && say`take the lines of ${line(example)} from ${line('examples/formats.yml')}`,
  )
  const way = steps.length === 0 ? trusted('make the command print numbers that are read') : join(steps, ', and ')
  return say`${way}; or set ${line('format')} to ${line('process')} to compare the time of the whole process.`
}

const steps: Readonly<Record<Status, (report: Section, options: NextStepOptions) => Text | undefined>> = {
  errored: afterNothing,
  'not-compared': afterNoBaseline,
  regressed: afterRegression,
  'not-comparable': afterIncomparable,
  inconclusive: afterNoAnswer,
  improved: afterNothingBad,
  unchanged: afterNothingBad,
}

function afterNoBaseline(report: Section, { program }: NextStepOptions): Text | undefined {
  const { added, removed, outage, plan, warnings } = report
  if (plan?.stoppedBy === 'interrupted') return letFinish
  if (outage !== undefined)
    return trusted(`run the job again${outage.kind === 'rate-limited' ? ' later' : ''}: ${describeOutage(outage)}.`)
  const first = findFirstRun(report)
  const step = first && firstRunStep(first)
  if (step !== undefined) return step
  const refusal = warnings.find(({ code }) => Object.hasOwn(refusalSteps, code))
  if (refusal !== undefined) return refusalSteps[refusal.code]!(refusal, program)
  const short = plan?.stoppedBy === 'time-budget' ? undefined : report.findings.find(isCutShort)
  if (short !== undefined) return askForRounds(short.reason!, program)
  const shortage = warnings.find(({ code }) => code === 'no-time' || code === endingCodes.shortOfTime)
  if (shortage) return say`${message(explain(shortage))}.`
  if (plan?.stoppedBy === 'time-budget') return trusted('give it more time, or make the command shorter.')
  const failing = afterFailingSide(report)
  if (failing !== undefined) return program?.way === 'action' ? say`unless this PR mends it, ${failing}` : failing
  if (added.length + removed.length > 0)
    return say`no benchmark is on both sides: see whether ${names(removed.length > 0 ? removed : added, 1)} was renamed.`
  return trusted('publish a baseline, or name a directory or a commit to compare with.')
}

/** Says to ask for as many rounds as a verdict needs. */
function askForRounds({ least }: Reason, program: Program | undefined): Text {
  if (least === undefined) return say`ask for more ${line('rounds')}, or leave their number open.`
  return say`ask for at least ${option('rounds', String(least), program?.way ?? 'command line')}.`
}

const letFinish = trusted('run it again, and let it finish.')

/** The remedies by the code of the reason why two sides are not compared: the one place that names inputs as their user knows them. */
const refusalSteps: Readonly<Record<string, (facts: Reason, program: Program | undefined) => Text>> = {
  'names-differ': () => trusted('give each benchmark the same name in every run: take out what differs.'),
  'base-contradicted': () =>
    say`leave out what changes the checkout before this action, and let ${line('build')} build both sides.`,
  'base-unconfirmed': () => say`run the job again, and give it ${line('contents: read')} if GitHub refused.`,
  'not-fetched': fetchFirst,
  'changed-early': ({ hook }) =>
    say`have ${line(hook === 'install' ? 'install' : 'build')} write to the directory that it runs in alone.`,
  'baseline-forbidden': ({ status, needs }) =>
    status === 401
      ? withToken
      : say`give the job ${line(isPermission(needs) ? needs : 'actions: read')} under ${line('permissions')}.`,
  'baseline-without-token': () => withToken,
  'baseline-expired': () => say`${renewed}; ${orBuild}`,
  'baseline-damaged': () => say`${renewed}; ${orBuild}`,
  'baseline-unpublished': facts =>
    publishStep(facts, trusted('run the workflow on the base branch, which publishes one')),
  'baseline-older': facts => publishStep(facts, facts.hasExpired === true ? renewed : awaited),
  'baseline-unfetched': () => say`run the job again; ${orBuild}`,
  'nothing-ran': () =>
    say`run the command by hand, and see why it runs no benchmark: a filter, a name, or a flag such as ${line('-bench')}.`,
}

const orBuild = say`or set ${line('build')} to the command that builds the program: then the baseline is built here.`
const renewed = say`run the workflow on the base branch again, which publishes a new one (kept for ${line('retention-days')})`
const awaited = trusted('run this job again once the base commit has published its baseline')
const withToken = say`leave ${line('github-token')} at its default.`

/** Says how a branch comes to have a baseline. */
function publishStep({ branch, publishedOn, suites }: Reason, usual: Text): Text {
  if (suites !== undefined)
    return say`give the suite its former name, or merge this with ${line('allow-not-compared')} in ${line('fail-on')}; ${orBuild}`
  const isOther = typeof branch === 'string' && publishedOn !== undefined
  return say`${isOther ? say`add ${branch} to ${line('on: push: branches')} in the workflow that publishes` : usual}; ${orBuild}`
}

/** Says how a side gets what git fetches apart from a commit. */
function fetchFirst({ side, what }: Reason, program: Program | undefined): Text {
  const [command = '', input = ''] =
    what === 'submodules'
      ? ['git submodule update --init --recursive', 'submodules: recursive']
      : ['git lfs pull', 'lfs: true']
  if (program?.way !== 'action')
    return say`run ${line(command)} in that directory, or begin ${line('--build')} with it.`
  if (side === 'contender') return say`give ${line('actions/checkout')} the input ${line(input)}.`
  return say`begin ${line('build')} with ${line(command)}; a baseline that is published needs ${line(input)} in the checkout of its job.`
}

/** Puts the rules' demands first: they apply where nothing regressed too. */
function afterRules(report: Section): Text | undefined {
  const missing = report.rules?.missing ?? []
  if (missing.length > 0)
    return say`add ${names(missing, mostNames)} to what the command runs, or leave ${line('required')} out of the rule.`
  const missed = listBudgets(report).filter(({ state }) => state === 'missed')
  if (missed.length === 0) return undefined
  return say`bring ${namesOf(missed)} within budget, or change the budget in ${report.rules?.source ?? 'the rules'}.`
}

/** A longer command is not repeated, since what is copied must be whole. */
const longestCommand = 1000

function afterNothing(report: Section): Text | undefined {
  if (report.plan?.stoppedBy === 'interrupted') return letFinish
  const failures = report.warnings.map(failureOf)
  const [known] = [...failures.map(habitStep), ...failures.map(breakStep)].filter(step => step !== undefined)
  if (known !== undefined) return known
  const failure = failures.find(reason => reason !== undefined)
  if (failure?.code === 'too-long-output')
    return trusted('let the command print only its numbers, and send the rest to a file or to /dev/null.')
  // A command failed, or the reading of what it printed.
  if (failure !== undefined && !['ended', 'not-measured'].includes(codeOf(failure))) {
    const { format } = report.options ?? {}
    const orElse = format === undefined ? [] : say`, or leave out the format ${line(format)}, so that it is detected`
    return say`make the command print numbers that are read (${message(explain(failure))})${orElse}.`
  }
  return runByHand(report)
}

/** Says what to do about a shell that ends where a prompt goes on; undefined where that was not the cause. */
function habitStep(failure: Reason | undefined): Text | undefined {
  if (failure?.code !== 'ended' && failure?.code !== 'hook-failed') return undefined
  if (failure.habit === 'closed-pipe')
    return say`begin the line with ${line('set +o pipefail;')}, or let the pipe read all that is printed.`
  if (failure.habit === 'empty-input')
    return say`give the command its input in the line, as in ${line('< input.txt')}, since standard input is empty.`
  const isOfFailure = failure.habit === 'first-failure' || failure.habit === 'part-of-pipe'
  return isOfFailure ? say`add ${line('|| true')} to what may fail, since a line ends at its first failure.` : undefined
}

/** The status of a shell whose command was not found. */
const notFound = 127

/** Says to install packages where the baseline is a plain checkout, in which the command finds none. */
function installPackages({ warnings, sides, options = {} }: Section): Text | undefined {
  const isInstalled = ['build', 'setup', 'install'].some(name => options[name] !== undefined)
  const isMissing = warnings.some(warning => warning.side !== 'contender' && failureOf(warning)?.status === notFound)
  if (isInstalled || sides?.baseline?.source !== 'ref' || !isMissing) return undefined
  return say`set ${line('build')} to what installs packages, such as ${line('npm ci')}, because the checkout of ${sides.baseline.label} has none; ${line('counterbalance init')} finds it.`
}

/** The command that failed, where it failed: the baseline's first, since nothing runs without it. */
function runByHand(report: Section): Text | undefined {
  const { warnings, command, sides } = report
  const installing = installPackages(report)
  if (installing !== undefined) return installing
  const failed = warnings.flatMap(({ side }) => side ?? [])
  const side = (['baseline', 'contender'] as const).find(code => failed.includes(code))
  const origin = sides?.[side ?? 'contender']
  const typed = origin?.command ?? command
  if (typed === undefined || typed.length > longestCommand) return undefined
  const isOfOne = side !== undefined && origin?.command === undefined && new Set(failed).size === 1
  if (!isOfOne) return runText(typed, 'the command')
  // A comment at the end of the line would hide what stands behind it.
  const isAlone = isOneLine(typed) && !typed.includes('#')
  if (origin?.source === 'directory')
    return isAlone
      ? line(`(cd ${quote(origin.label)} && ${typed.trim()})`)
      : say`${runText(typed, 'the command')} in ${origin.label}`
  const branch = side === 'baseline' ? say`${origin?.label ?? 'the base branch'}` : trusted('this branch')
  return say`${runText(typed, 'the command')} on ${branch}`
}

/** Says to run what was typed as one line. Of several lines, one may delete or install: which of them failed is for the reader to see. */
function runText(typed: string, what: string): Text {
  if (isOneLine(typed)) return say`run ${line(typed)}`
  const lines = typed.trim().split(/\r\n|\r|\n/).length
  return trusted(`see which of the ${lines} lines of ${what} fails`)
}

/** Says how a side gets ready that has nothing to run; undefined where that was not what failed. */
function breakStep(failure: Reason | undefined): Text | undefined {
  if (failure === undefined || !isBreak(failure)) return undefined
  const code = codeOf(failure)
  if (code === 'no-files') return say`name in ${line('files')} what the build leaves, and see whether it is there.`
  if (code === 'no-directory') return say`name in ${line('working-directory')} a directory that both versions have.`
  if (failure.code !== 'quoted') return hookOf(failure)
  return say`see in its run why ${line(typeof failure.hook === 'string' ? failure.hook : 'build')} fails.`
}

/** Says to run the hook that failed; undefined where it could not be started. */
function hookOf(failure: Reason): Text | undefined {
  if (failure.exit === 'not-started') return undefined
  const { line: typed, place } = failure
  if (typeof typed !== 'string' || typed.length > longestCommand) return undefined
  return say`${runText(typed, `"${failure.hook}"`)}${typeof place === 'string' ? say` in ${message(place)}` : []}`
}

/** Tells what to do where one side failed each time; undefined where none has. */
function afterFailingSide(report: Section): Text | undefined {
  const failed = report.findings.find(({ reason }) => reason?.code === 'failed-each-time')
  // Where nothing was ever printed, there is no row.
  const failure = failed?.reason?.failure ?? report.warnings.map(failureOf).find(isBreak)
  if (failed === undefined && failure === undefined) return undefined
  const [habit, step] = [habitStep, breakStep].map(find => find(failure as Reason | undefined))
  return habit ?? step ?? runByHand(report)
}

function afterRegression(report: Section, options: NextStepOptions): Text | undefined {
  const regressed = having(report.findings, 'regressed')
  if (regressed.length > 0 && regressed.every(({ layout }) => layout !== undefined))
    return drawingStep(report, 'regressed')
  const step = searchStep(report, options)
  if (options.overrideLabel === undefined) return step
  return say`${step === undefined ? [] : say`${step}; or `}accept it with the label ${options.overrideLabel}.`
}

/** Says where to look for what made benchmarks worse, without a full stop; undefined where their cause is told, or nobody knows. */
function searchStep(report: Section, { isMerged = false, program }: NextStepOptions): Text | undefined {
  if (teller.cause(report) !== undefined) return undefined
  const bisect = isMerged ? bisectLine(report, program) : undefined
  if (bisect !== undefined && bisect.length <= longestCommand) return say`find the commit: ${line(bisect)}`
  const isSlower = having(report.findings, 'regressed').every(({ unit }) => isSpeed(unit))
  const diff = diffLine(report)
  return (isSlower ? teller.next(report, program?.way) : undefined) ?? (diff === undefined ? diff : line(diff))
}

/** Says how to draw the layout that probably made the changes of this way. */
function drawingStep({ options = {}, findings }: Section, way: 'regressed' | 'improved'): Text {
  const why = say`which draws another code layout in each round, to see what is left of the change of ${namesOf(having(findings, way))} (docs/guides/layout.md).`
  const build = [options.build ?? options.setup, options.install].filter(Boolean).join('\n')
  const known = findDrawingLine(build)
  return known === undefined || known.length > longestCommand || !isOneLine(known)
    ? say`let ${line('install')} link the program with ${line(`$${layoutVariable}`)}, ${why}`
    : say`set ${line('install')} to ${line(known)} and ${line('rounds')} to ${line(roundsToDraw)}, ${why}`
}

function afterIncomparable(report: Section): Text | undefined {
  const { findings, plan, suiteChanges = [] } = report
  if (plan?.stoppedBy === 'interrupted') return letFinish
  if (suiteChanges.length > 0)
    return say`change the benchmark (${names(suiteChanges, mostNames)}) in a change of its own, before this one.`
  const failing = afterFailingSide(report)
  if (failing !== undefined) return failing
  const { reason, cause } = having(findings, 'not-comparable')[0] ?? {}
  const which = namesOf(having(findings, 'not-comparable'))
  if (reason === undefined) return undefined
  const step = comparableSteps[reason.code]
  if (step !== undefined) return step(which)
  const why = explainWith(reason, sidesCalled(report))
  return cause === 'machine'
    ? say`measure ${which} again, with more rounds or on a quieter machine (${message(why)}).`
    : say`make ${which} comparable (${message(why)}), and measure again.`
}

/** What makes benchmarks comparable, by the code of the reason why they are not. */
const comparableSteps: Readonly<Record<string, (which: Text) => Text>> = {
  recorded: which =>
    say`let the command measure ${which} in each run; if the numbers are exact, as a simulator's are, say ${line('exact: true')} in a rule (docs/reference/rules.md).`,
  'not-exact': which => say`leave out ${line('exact: true')} in the rule for ${which}, whose values vary.`,
  'set-time': () =>
    say`let the command do a fixed amount of work, or print numbers that are read (docs/reference/tools.md): the time that its process takes shows no change.`,
  'set-rate': () =>
    say`judge the time of the requests (${line('metrics: time')}), and let the command print it if it does not: a set rate shows only whether the load was too much.`,
  'iteration-work': which =>
    say`let an iteration of ${which} do the same work in both versions, or judge the rate of it by its name in ${line('metrics')}.`,
  'several-benchmarks': which =>
    say`let each benchmark print a unique name: ${which} may stand for several, as without the ${line('pkg:')} lines of Go.`,
  'equal-names': which =>
    say`give each benchmark a name of its own: it is unclear which one ${which} is on the other side.`,
  'no-work': which => say`let ${which} use its result, so that the compiler keeps its work.`,
}

function afterNoAnswer(report: Section, { program }: NextStepOptions): Text | undefined {
  const { findings } = report
  const all = having(findings, 'inconclusive')
  const open = all.filter(({ doubt }) => doubt !== 'few-runs')
  const way = program?.way ?? 'command line'
  if (open.length === 0 && all.length > 0)
    return say`see with ${option('rounds', String(roundsToSeeSlowRuns), way)} whether ${namesOf(all)} has slow runs that undo the gain.`
  if (open.length === 0 && findings.some(({ ignored }) => ignored)) return undefined
  if (open.length === 0)
    return findings.every(({ verdict }) => verdict === null)
      ? trusted('name the metrics to judge, or say which direction is better.')
      : undefined
  const doubt = doubtText(open, report, way)
  if (doubt !== undefined) return doubt
  return say`${moreRoundsText(report, way)}${cpuTimeText(report, way)}.`
}

/** Rounds of two copies that have the runs which show a slow run in twelve, at the usual number of analyses. */
const roundsToSeeSlowRuns = 20

/** The steps that let a second installation confirm a change, by why there was none. */
const stepsToConfirm: Readonly<Partial<Record<Absence, string>>> = {
  time: 'give it more time',
  changed: 'let nothing write into the sides while they are measured',
}

/** Explains why more rounds would settle nothing; undefined where they would settle a benchmark. */
function doubtText(open: readonly Finding[], report: Section, way: Way): Text | undefined {
  if (open.some(({ doubt }) => doubt === undefined)) return undefined
  const [coarse, unconfirmed, near, clocks] = (['tick', 'unconfirmed', 'near', 'clocks'] as const).map(code =>
    open.filter(({ doubt }) => doubt === code),
  )
  if (coarse!.length > 0)
    return say`let ${namesOf(coarse!)} print more digits or a finer unit, or do more work in each run (${line('batch')}).`
  if (unconfirmed!.length > 0) {
    const untried = unconfirmed!.filter(({ secondStage }) => secondStage === undefined)
    return untried.length > 0
      ? say`${trusted(stepsToConfirm[findAbsence(report)] ?? 'measure again')}, so that a second installation can confirm the change of ${namesOf(untried)}.`
      : say`make new copies for each round (${line('fresh-copies')} is ${line('round')}), since ${namesOf(unconfirmed!)} changed on some copies only.`
  }
  if (clocks!.length > 0)
    return clocks!.some(({ reason }) => reason?.isWaiting === true)
      ? say`see what ${namesOf(clocks!)} waits for: a disk, the network, a lock or another process.`
      : say`measure ${namesOf(clocks!)} again on a quieter machine, since CPU time and wall time say opposite things.`
  if (near!.length === open.length) return nearText(near!, report, way)
  return say`see what makes some runs of ${namesOf(open)} slow: the typical run improved, and the others did not.`
}

/** Says how to decide about changes that are about as large as the threshold. */
function nearText(near: readonly Finding[], { settings: { threshold } }: Section, way: Way): Text {
  const [less, more] = [threshold / 2, 2 * threshold].map(wanted => option('threshold', share(wanted), way))
  return say`decide whether ${trusted(share(threshold))} matters here, which is about what ${namesOf(near)} changed by: ${less!} if it does, ${more!} if it doesn't.`
}

/** Says what more rounds cost and settle, with the options for them, or what helps where they would take too long. */
function moreRoundsText(report: Section, way: Way): Text {
  const outlook = findOutlook(report)
  const { reachable, seconds, rounds } = outlook
  const better = say`make each run longer, or use a quieter ${trusted(way === 'action' ? 'runner' : 'machine')}`
  if (reachable.length === 0) return say`${better}; more rounds won't settle it here`
  if (seconds !== undefined && seconds > usualBudgetInSeconds)
    return say`${better}; more rounds alone would take ${trusted(moreTime(seconds))}`
  const cost = seconds === undefined ? '' : ` (about ${moreTime(seconds)})`
  const options = roundOptions(report, outlook).map(([name, value]) => option(name, value, way))
  const how = options.length === 0 ? trusted('let a run finish') : join(options, way === 'action' ? ', ' : ' ')
  return say`${how}: ${trusted(count(rounds, 'more round'))}${trusted(cost)} would probably settle ${namesOf(reachable)}`
}

/** Measuring ends at the time budget too, of 10 minutes where nobody says otherwise. */
const usualBudgetInSeconds = 600

/** The options that let a run have so many more rounds, as far as it was not allowed them. */
function roundOptions(report: Section, { rounds, seconds = 0 }: ReturnType<typeof findOutlook>) {
  const { plan, options = {}, settings } = report
  const looks = plan?.looks ?? settings.looks
  const needed = report.rounds + rounds
  const allowed = plan?.stoppedBy === 'complete' || plan?.stoppedBy === 'settled' ? report.rounds : (plan?.rounds ?? 0)
  const inAll = ((plan?.seconds ?? 0) + seconds) * 1.2
  const isShort =
    plan?.stoppedBy === 'time-budget' || inAll > usualBudgetInSeconds || options['time-budget'] !== undefined
  return [
    ...(needed > allowed ? ([['rounds', looks.length > 1 ? `${looks[0]}..${needed}` : String(needed)]] as const) : []),
    ...(isShort ? ([['time-budget', `${Math.ceil(inAll / 60)}m`]] as const) : []),
  ]
}

/** An option as it is typed at the command line, or an input as it stands in a workflow. */
function option(name: string, value: string, way: Way): Text {
  return line(way === 'action' ? `${name}: ${value}` : `--${name} ${value}`)
}

/** Says that CPU time tells what wall time does not, where it does. */
function cpuTimeText(report: Section, way: Way): Text {
  const clear = findClearCpuTime(having(report.findings, 'inconclusive'), report)
  if (!clear?.change) return []
  const how =
    way === 'action'
      ? say`${line('metrics: cpu-time')} below ${line('judging:')} in counterbalance.yml`
      : line('--set metrics=cpu-time')
  return say`; or judge CPU time, which is clear here (${trusted(changeText(clear.change))}): ${how}`
}

function afterNothingBad(report: Section, { gate }: NextStepOptions): Text | undefined {
  const { removed, plan, findings } = report
  if (plan?.stoppedBy === 'interrupted') return letFinish
  const improved = having(findings, 'improved')
  if (removed.length > 0 && gate && failsRemoved(gate))
    return say`restore ${names(removed, mostNames)}; or, if that was meant, ${allowText('removed', gate)}.`
  if (removed.length > 0) return say`restore ${names(removed, mostNames)}, unless it was meant to go.`
  const isOfLayout = improved.length > 0 && improved.every(({ layout }) => layout !== undefined)
  return isOfLayout ? drawingStep(report, 'improved') : undefined
}

/** Says how to let a gate pass what it fails on; a condition and the word that allows it can't both be there. */
function allowText(condition: 'removed', { failOn }: GatePolicy): Text {
  const allowed = line(`allow-${condition}`)
  return failOn.includes(condition)
    ? say`put ${allowed} in place of ${line(condition)} in ${line('fail-on')}`
    : say`add ${allowed} to ${line('fail-on')}`
}

/** Names that one sentence holds. */
const mostNames = 2

function namesOf(findings: readonly Pick<Finding, 'benchmark'>[]): Text {
  return names([...new Set(findings.map(({ benchmark }) => benchmark))], mostNames)
}

/** Longest wait that is suggested. */
const mostSeconds = 3600
/** Five times the usual rounds: what few rounds say of how many settle a benchmark is a guess, and more of them would be a wish. */
const mostMoreRounds = 100

/** Estimates what more rounds can settle among everything inconclusive, and in how long where runs were timed. */
function findOutlook(report: Section) {
  const secondsPerRound = report.plan && report.rounds > 0 ? report.plan.seconds / report.rounds : undefined
  const isTooLong = (rounds: number): boolean =>
    rounds > mostMoreRounds || rounds * (secondsPerRound ?? 0) > mostSeconds
  const open = having(report.findings, 'inconclusive').filter(({ doubt }) => doubt === undefined)
  const reachable = open.filter(finding => !isTooLong(roundsOf(finding, report)))
  const rounds = Math.max(0, ...reachable.map(finding => roundsOf(finding, report)))
  return { reachable, rounds, seconds: secondsPerRound && rounds * secondsPerRound }
}

/** Chooses the number of further rounds: as many again as there were, where the interval is narrow enough already, or has no ends. */
function roundsOf(
  { roundsToSettle, change, equivalence = change!, threshold }: Finding,
  { rounds, settings }: Section,
): number {
  if (roundsToSettle !== null) return roundsToSettle
  if (change === null) return rounds
  const size = Math.abs(change.value)
  const limit = threshold ?? settings.threshold
  const { low, high } = size < limit ? equivalence : change
  if (low === null || high === null) return rounds
  const room = size < limit ? limit - size : size
  return (high - low) / 2 > room ? Number.POSITIVE_INFINITY : rounds
}

/** A time that rounds take, as people say it: `4 minutes`. */
function moreTime(seconds: number): string {
  return seconds < 50
    ? count(Math.max(10, Math.ceil(seconds / 10) * 10), 'second')
    : count(Math.ceil(seconds / 60), 'minute')
}
