import { findMovedControls } from '../../compare/chosen.js'
import { listBudgets } from '../../compare/conclusion.js'
import type { Finding, Status } from '../../compare/finding.js'
import { explainWithheld } from '../../compare/gate/gate.js'
import { isOfBaseline } from '../../compare/obstacles.js'
import { type Absence, findAbsence } from '../../compare/once/second-stage.js'
import { findClearCpuTime } from '../../compare/trust/cpu-time.js'
import { join, line, message, names, own, say, type Text } from '../../document/text.js'
import { findDrawingLine, layoutVariable, roundsToDraw } from '../../drawn-layout.js'
import { share } from '../../metrics/scale.js'
import { isSpeed } from '../../metrics/unit.js'
import { explain, type Reason } from '../../record/reasons.js'
import { describeOutage, type Warning } from '../../record/record.js'
import { endingCodes } from '../../record/warnings.js'
import { count } from '../../util/plural.js'
import { makeMultiWayRows, sideName } from '../multi-way.js'
import { findOnly, findOnlyMultiWay, type MultiWay, type Report, type Section } from '../report.js'
import { callProcess, having } from '../rows.js'
import { causeText, slowestFunctions, slowestPlace } from './causes.js'
import { byUrgency, sectionName } from './headline.js'
import { identicalStep, isIdentical } from './identical.js'
import { bisectLine, type NextStepOptions, type Program } from './reproduce.js'
import { changeText } from './words.js'

type Way = Program['way']

/** Says in one sentence what the reader should do now, first of all in the worst section. */
export function nextStep(report: Report, options: NextStepOptions = {}): Text {
  if (options.resume !== undefined) return say`resume the interrupted comparison: ${line(options.resume)}`
  const comparison = findOnlyMultiWay(report)
  const chosen = comparison && chooseSide(report, comparison, options)
  if (chosen) return chosen
  const only = findOnly(report)
  if (only) return sectionStep(only, options)
  const { missing, warnings } = report
  const isWhole = missing.length === 0 && warnings.every(({ code }) => code !== 'unread-record')
  const sections = byUrgency(report)
  const [worst] = sections
  if (worst === undefined || (!isWhole && worst.status !== 'regressed'))
    return say`see why some jobs left no record: they failed, were cancelled, or are missing from the "needs" of this job.`
  const isGreen = worst.status === 'unchanged' || worst.status === 'improved'
  return sections.length === 1 || isGreen
    ? sectionStep(worst, options)
    : say`in ${sectionName(worst, sections)}, ${sectionStep(worst, options)}`
}

/** Says which of several sides to take; undefined where something else comes first. */
function chooseSide(report: Report, comparison: MultiWay, options: NextStepOptions): Text | undefined {
  if (comparison.sides.some(({ origin }) => origin?.source === 'workspace') || report.missing.length > 0)
    return undefined
  const sections = byUrgency(report)
  const troubled = sections.find(({ status }) => ['errored', 'not-compared', 'not-comparable'].includes(status))
  if (troubled) return say`in ${sectionName(troubled, sections)}, ${sectionStep(troubled, options)}`
  const ranked = makeMultiWayRows(report, comparison).filter(({ best }) => best.length > 0)
  if (ranked.length === 0) return undefined
  const shared = comparison.sides.filter(({ name }) => ranked.every(({ best }) => best.includes(name)))
  const [first] = shared
  if (first === undefined)
    return own('take the first side of the benchmark that matters to you in the table: none is best everywhere.')
  if (shared.length === 1) return say`take ${sideName(first)}, if it does the same work as the others.`
  // Four times as many rounds halve an interval.
  const more = option(
    'rounds',
    String(4 * Math.max(...sections.map(({ rounds }) => rounds))),
    options.program?.way ?? 'command line',
  )
  return say`take any of ${names(shared.map(({ name }) => name))}, or tell them apart by more rounds: ${more}.`
}

/** Says in one sentence what the reader of one section should do now. */
export function sectionStep(section: Section, options: NextStepOptions = {}): Text {
  const report = callProcess(section)
  const { status, tampered } = report
  if (tampered)
    return tampered.every(isOfBaseline)
      ? say`find out what in the contender writes to the baseline's files (${names(tampered, mostNames)}), and measure again.`
      : say`find out what writes to these files (${names(tampered, mostNames)}), and measure again.`
  if (isIdentical(report)) return identicalStep(report, options)
  const table = report.warnings.find(({ code }) => code === 'console-table')
  if (table) return say`make the command print numbers that are read (${message(explain(table))}).`
  const isOpen = status === 'inconclusive' || status === 'improved' || status === 'unchanged'
  if (isOpen && report.warnings.some(({ code }) => code === 'printed-results'))
    return say`name the ${line('format')} that reads the printed numbers, or set it to ${line('process')} if the time of the whole process is what you want.`
  return (isOpen ? afterRules(report) : undefined) ?? steps[status](report, options)
}

const steps: Readonly<Record<Status, (report: Section, options: NextStepOptions) => Text>> = {
  errored: afterNothing,
  'not-compared': afterNoBaseline,
  regressed: afterRegression,
  'not-comparable': afterIncomparable,
  inconclusive: afterNoAnswer,
  improved: afterNothingBad,
  unchanged: afterNothingBad,
}

function afterNoBaseline(report: Section, { program }: NextStepOptions): Text {
  const { added, removed, outage, plan, warnings } = report
  if (plan?.stoppedBy === 'interrupted') return own('let a run finish.')
  if (outage !== undefined)
    return own(`run the job again${outage.kind === 'rate-limited' ? ' later' : ''}: ${describeOutage(outage)}.`)
  const doubt = warnings.find(({ code }) => code === 'base-contradicted' || code === 'base-unconfirmed')
  if (doubt !== undefined) return afterDoubt(doubt)
  if (explainWithheld(report) !== undefined && program?.way === 'action')
    return say`run this job again once the base commit has published its baseline, or set ${line('build')} to the command that builds the program: then the baseline is built here.`
  const unfetched = warnings.find(({ code }) => code === 'not-fetched')
  if (unfetched !== undefined) return fetchFirst(unfetched, program)
  const change = warnings.find(({ code }) => code === 'changed-early')
  if (change !== undefined)
    return say`have ${line(change.hook === 'install' ? 'install' : 'build')} write to the directory that it runs in alone.`
  const shortage = warnings.find(({ code }) => code === 'no-time' || code === endingCodes.shortOfTime)
  if (shortage) return say`${message(explain(shortage))}.`
  if (plan?.stoppedBy === 'time-budget') return own('give it more time, or make the command shorter.')
  const failing = afterFailingSide(report)
  if (failing !== undefined)
    return program?.way === 'action'
      ? say`nothing to do if this change mends the base branch; otherwise, ${failing}`
      : failing
  if (added.length + removed.length > 0)
    return say`no benchmark is on both sides: see whether ${names(removed.length > 0 ? removed : added, 1)} was renamed.`
  return program?.way === 'action'
    ? say`set ${line('build')} to the command that builds the program: then the baseline is built if none is published.`
    : own('give it a baseline: publish one, or name a directory or a commit to compare with.')
}

/** Says how the base becomes known for sure. */
function afterDoubt({ code }: Reason): Text {
  return code === 'base-contradicted'
    ? say`leave out what changes the checkout before this action, and let ${line('build')} build both sides.`
    : say`run the job again, and give it ${line('contents: read')} if GitHub refused.`
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
  if (missing.length > 0) return say`see why ${names(missing, mostNames)} did not run: a rule requires it.`
  const missed = listBudgets(report).filter(({ state }) => state === 'missed')
  if (missed.length === 0) return undefined
  return say`bring ${namesOf(missed)} within budget, or change the budget in ${report.rules?.source ?? 'the rules'}.`
}

/** A longer command is not repeated, since what is copied must be whole. */
const longestCommand = 1000

function afterNothing(report: Section): Text {
  const { plan } = report
  if (plan?.stoppedBy === 'interrupted') return own('let a run finish.')
  const { command, place } = findFailing(report)
  const failures = report.warnings.map(failureOf)
  const [known] = [...failures.map(habitStep), ...failures.map(hookOf)].filter(step => step !== undefined)
  if (known !== undefined) return known
  const failure = failures.find(reason => reason !== undefined)
  if (failure?.code === 'too-long-output')
    return own('let the command print only its numbers, and send the rest to a file or to /dev/null.')
  // A command failed, or the reading of what it printed.
  if (failure !== undefined && failure.code !== 'ended' && failure.code !== 'not-measured') {
    const { format } = report.options ?? {}
    const orElse = format === undefined ? [] : say`, or leave out the format ${line(format)}, so that it is detected`
    return say`make the command print numbers that are read (${message(explain(failure))})${orElse}.`
  }
  return runByHand(command, place)
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

function runByHand(command: string | undefined, place: string): Text {
  return say`run ${commandText(command)} by hand${own(place)}, and see why it fails.`
}

function commandText(command: string | undefined): Text {
  return command === undefined || command.length > longestCommand ? own('the command') : line(command)
}

/** Says to run the hook that failed; undefined where none did. */
function hookOf(failure: Reason | undefined): Text | undefined {
  if (failure?.code !== 'hook-failed' || failure.exit === 'not-started') return undefined
  const { line: typed, place } = failure
  if (typeof typed !== 'string' || typed.length > longestCommand) return undefined
  return say`run ${line(typed)} by hand${typeof place === 'string' ? say` in ${message(place)}` : []}, and see why it fails.`
}

/** The failure that a warning tells of, which may be itself; undefined where it tells of none. */
function failureOf(warning: Warning): Reason | undefined {
  if (warning.code === 'hook-failed' || warning.code === 'not-measured') return warning
  return warning.code === 'invocations-failed' ? (warning.failure as Reason | undefined) : undefined
}

/** Programs of a side that are not there say so in one of these ways. */
const unbuilt =
  /does not exist|not found|no such file|cannot find (?:module|package)|ENOENT|could not be found|No module named/i

/** Tells what to do where one side failed each time; undefined where none has. */
function afterFailingSide(report: Section): Text | undefined {
  const failed = (['contender', 'baseline'] as const).flatMap(side =>
    report.findings.flatMap(({ reason }) =>
      reason?.code === 'failed-each-time' && reason.side === side ? [{ side, reason }] : [],
    ),
  )[0]
  if (failed === undefined) return undefined
  const { side, reason } = failed
  const habit = habitStep(reason.failure as Reason | undefined)
  if (habit !== undefined) return habit
  const { command, place } = findFailing(report)
  return unbuilt.test(explain(reason))
    ? say`build ${own(side === 'contender' ? 'your side' : 'the baseline')} first: ${commandText(command)} failed there each time.`
    : runByHand(command, place)
}

/** The command that failed, and which side it failed on if that is not its own: the baseline's first, since nothing runs without it. */
function findFailing({ warnings, command, sides }: Section) {
  const failed = warnings.flatMap(({ side }) => side ?? [])
  const side = (['baseline', 'contender'] as const).find(one => failed.includes(one))
  const own = sides?.[side ?? 'contender']?.command
  const isOfOne = side !== undefined && own === undefined && new Set(failed).size === 1
  return { command: own ?? command, place: isOfOne ? ` in the ${side}` : '' }
}

function afterRegression(report: Section, { overrideLabel, isMerged = false, program }: NextStepOptions): Text {
  const { findings, causes } = report
  const regressed = having(findings, 'regressed')
  const isSlower = regressed.every(({ unit }) => isSpeed(unit))
  const which = namesOf(having(findings, 'regressed'))
  if (regressed.length > 0 && regressed.every(({ layout }) => layout !== undefined))
    return drawingStep(report, 'regressed')
  if (overrideLabel !== undefined)
    return say`if the ${own(isSlower ? 'slowdown' : 'change')} of ${which} is wanted, add the label ${overrideLabel}; otherwise ${(isSlower ? causeStep(causes, which) : undefined) ?? own('see Reproduce below.')}`
  const bisect = isMerged ? bisectLine(report, program) : undefined
  if (bisect !== undefined && bisect.length <= longestCommand)
    return say`find the commit that made ${which} ${own(isSlower ? 'slower' : 'worse')}: ${line(bisect)}.`
  return (isSlower ? causeStep(causes, which) : undefined) ?? placeStep(report, which, isSlower, program?.way)
}

/** Says how to draw the layout that probably made the changes of this way. */
function drawingStep({ options = {}, findings }: Section, way: 'regressed' | 'improved'): Text {
  const why = say`which draws another code layout in each round, to see what is left of the change of ${namesOf(having(findings, way))} (docs/guides/layout.md).`
  const build = [options.build ?? options.setup, options.install].filter(Boolean).join('\n')
  const known = findDrawingLine(build)
  return known === undefined || known.length > longestCommand
    ? say`let ${line('install')} link the program with ${line(`$${layoutVariable}`)}, ${why}`
    : say`set ${line('install')} to ${line(known)} and ${line('rounds')} to ${line(roundsToDraw)}, ${why}`
}

/** Says where to look for a regression whose cause is not known: at a profile, if there is none yet, and else at what was changed. */
function placeStep({ causes, sides }: Section, which: Text, isSlower: boolean, way?: Way): Text {
  const what = say`made ${which} ${own(isSlower ? 'slower' : 'worse')}`
  if (isSlower && causes === undefined)
    return way === 'action'
      ? say`set ${line('causes: perf')} below ${line('run:')} in counterbalance.yml, to see which function ${what}.`
      : say`run it again with ${line('--causes perf')}, to see which function ${what}.`
  const commits = [sides?.baseline, sides?.contender].map(side => /^[0-9a-f]{7,64}$/.exec(side?.commit ?? '')?.[0])
  const [before, after] = commits.map(commit => commit?.slice(0, 10))
  if (before !== undefined && (after !== undefined || sides?.contender.source === 'directory'))
    return say`find what ${what} in ${line(['git diff', before, after].filter(Boolean).join(' '))}.`
  return say`look at what changed between the two versions of ${which}.`
}

/** Says what the profiles of a slowdown show, or what would let them show more; undefined where nothing would. */
function causeStep(causes: Section['causes'], which: Text): Text | undefined {
  if (causes === undefined) return undefined
  if ('absence' in causes) {
    // What can be done stands behind the reason, in a sentence of its own; the reason is told with the causes.
    const [, first = '', rest = ''] = /^.*?\. (.)(.*)$/s.exec(causes.absence) ?? []
    return first === ''
      ? undefined
      : say`${message(first.toLowerCase() + rest.replace(/, or set "causes" to "off"|\.$/g, ''))}, to see which function made ${which} slower.`
  }
  const row = causes.rows.find(({ isNamed, difference }) => isNamed && difference > 0)
  if (row === undefined) return slowestPlace(causes) ?? slowestFunctions(causes)
  const { place, changed, parts, difference } = causeText(row, causes)
  const where = join([place, changed === '' ? [] : own(changed)], ', ')
  return say`look at ${row.renamed ?? row.name}${where.length === 0 ? [] : say` (${where})`}: ${own(difference)}${parts.length === 0 ? [] : say`, ${parts}`}.`
}

function afterIncomparable(report: Section): Text {
  const { findings, control, plan, suiteChanges = [] } = report
  if (plan?.stoppedBy === 'interrupted') return own('let a run finish.')
  if (control.status === 'failed')
    return say`do not rely on this run: it found a difference between two copies of the same code. Repeat it on a quieter machine.`
  if (suiteChanges.length > 0)
    return say`change the benchmark (${names(suiteChanges, mostNames)}) on its own first, or set ${line('suite-changes')} to ${line('judge')}.`
  const moved = findMovedControls(findings)
  if (moved.length > 0)
    return say`find out what moved ${names(moved, mostNames)}, which no change of the program can touch, and measure again.`
  const failing = afterFailingSide(report)
  if (failing !== undefined) return failing
  const { reason, cause } = having(findings, 'not-comparable')[0] ?? {}
  const which = namesOf(having(findings, 'not-comparable'))
  if (reason === undefined) return say`see why ${which} could not be compared.`
  const step = comparableSteps[reason.code]
  if (step !== undefined) return step(which)
  return cause === 'machine'
    ? say`measure ${which} again, with more rounds or on a quieter machine (${message(explain(reason))}).`
    : say`make ${which} comparable (${message(explain(reason))}), and measure again.`
}

/** What makes benchmarks comparable, by the code of the reason why they are not. */
const comparableSteps: Readonly<Record<string, (which: Text) => Text>> = {
  recorded: which =>
    say`let the command measure ${which} in each run; if the numbers are exact, as a simulator's are, say ${line('exact: true')} in a rule (docs/reference/rules.md).`,
  'not-exact': which => say`leave out ${line('exact: true')} in the rule for ${which}, whose values vary.`,
  'set-time': () =>
    say`let the command do a fixed amount of work, or print numbers that are read (docs/reference/tools.md): the time that its process takes shows no change.`,
  'equal-names': which =>
    say`give each benchmark a name of its own: it is unclear which one ${which} is on the other side.`,
  'no-work': which => say`let ${which} use its result, so that the compiler keeps its work.`,
}

function afterNoAnswer(report: Section, { program }: NextStepOptions): Text {
  const { findings, settings } = report
  const all = having(findings, 'inconclusive')
  const open = all.filter(({ doubt }) => doubt !== 'few-runs')
  const way = program?.way ?? 'command line'
  if (open.length === 0 && all.length > 0)
    return say`nothing to do; ${option('rounds', String(roundsToSeeSlowRuns), way)} would show whether ${namesOf(all)} has slow runs that undo the gain.`
  if (open.length === 0 && findings.some(({ ignored }) => ignored))
    return own('nothing was judged, because rules ignore all benchmarks.')
  if (open.length === 0) return own('nothing was judged: name the metrics to judge, or say which direction is better.')
  const doubt = doubtText(open, report, way)
  if (doubt !== undefined) return doubt
  const other = cpuTimeText(report, way)
  return say`${moreRoundsText(report, way)}; ${other}or raise the threshold, if ${own(share(settings.threshold))} does not matter here.`
}

/** Rounds of two copies that have the runs which show a slow run in twelve, at the usual number of analyses. */
const roundsToSeeSlowRuns = 20

/** Explains why more rounds would settle nothing; undefined where they would settle a benchmark. */
function doubtText(open: readonly Finding[], report: Section, way: Way): Text | undefined {
  if (open.some(({ doubt }) => doubt === undefined)) return undefined
  const [coarse, unconfirmed, near, clocks] = (['tick', 'unconfirmed', 'near', 'clocks'] as const).map(one =>
    open.filter(({ doubt }) => doubt === one),
  )
  if (coarse!.length > 0)
    return say`let ${namesOf(coarse!)} print more digits or a finer unit, or do more work in each run (${line('batch')}).`
  if (unconfirmed!.length > 0) {
    const untried = unconfirmed!.filter(({ secondStage }) => secondStage === undefined)
    return untried.length > 0
      ? confirmationSteps[findAbsence(report)](namesOf(untried))
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
  const [less, more] = [threshold / 2, 2 * threshold].map(other => option('threshold', share(other), way))
  return say`decide whether ${own(share(threshold))} matters here, which is about what ${namesOf(near)} changed by: ${less!} if it does, ${more!} if it doesn't.`
}

/** Says what more rounds cost and settle, with the options for them, or that they would settle nothing. */
function moreRoundsText(report: Section, way: Way): Text {
  const outlook = findOutlook(report)
  const { reachable, seconds, rounds, beyond } = outlook
  if (reachable.length === 0)
    return say`more rounds on this machine would not tell whether ${namesOf(beyond)} changed: let the command do more work, or measure on a quieter machine`
  const cost = seconds === undefined ? count(rounds, 'more round') : moreTime(seconds)
  const options = roundOptions(report, outlook).map(([name, value]) => option(name, value, way))
  const how = options.length === 0 ? own(' (let a run finish)') : say`: ${join(options, way === 'action' ? ', ' : ' ')}`
  const rest = beyond.length === 0 ? [] : own(` (not ${beyond.length} more, on this machine)`)
  return say`about ${own(cost)} would tell whether ${namesOf(reachable)} changed${rest}${how}`
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
  return say`or judge CPU time from the next run on, which is clear here (cpu-time ${own(changeText(clear.change))}): ${how}; `
}

function afterNothingBad(report: Section): Text {
  const { control, removed, plan, findings } = report
  if (control.status === 'failed')
    return say`rely on this run with care: for some benchmarks, it found a difference between two copies of the same code.`
  if (plan?.stoppedBy === 'interrupted') return own('let a run finish, to be sure.')
  const improved = having(findings, 'improved')
  if (removed.length > 0) return say`see whether ${names(removed, mostNames)} should be gone.`
  const isOfLayout = improved.length > 0 && improved.every(({ layout }) => layout !== undefined)
  return isOfLayout ? drawingStep(report, 'improved') : own('nothing to do.')
}

/** Names that one sentence holds. */
const mostNames = 2

function namesOf(findings: readonly Pick<Finding, 'benchmark'>[]): Text {
  return names([...new Set(findings.map(({ benchmark }) => benchmark))], mostNames)
}

const confirmationSteps: Readonly<Record<Absence, (which: Text) => Text>> = {
  numbers: which => say`see why ${which} could not be compared on new copies.`,
  copies: which => say`see why the copies could not be installed again, and measure ${which} again.`,
  time: which => say`give it more time, so that a second installation can confirm the change of ${which}.`,
  interrupted: which => say`let a run finish, so that a second installation can confirm the change of ${which}.`,
  failing: which => say`see why measuring ended early, and measure ${which} again.`,
  unknown: which => say`measure again, so that a second installation can confirm the change of ${which}.`,
}

/** Longest wait that is suggested. */
const mostSeconds = 3600

/** Estimates what more rounds can settle among everything inconclusive, in how long where runs were timed, and what no reasonable time would settle. */
function findOutlook(report: Section) {
  const secondsPerRound = report.plan && report.rounds > 0 ? report.plan.seconds / report.rounds : undefined
  const isTooLong = (rounds: number): boolean =>
    rounds === Number.POSITIVE_INFINITY || rounds * (secondsPerRound ?? 0) > mostSeconds
  const open = having(report.findings, 'inconclusive').filter(({ doubt }) => doubt === undefined)
  const beyond = open.filter(finding => isTooLong(roundsOf(finding, report)))
  const reachable = open.filter(finding => !beyond.includes(finding))
  const rounds = Math.max(0, ...reachable.map(finding => roundsOf(finding, report)))
  return { reachable, rounds, seconds: secondsPerRound && rounds * secondsPerRound, beyond }
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

/** A time that rounds take, as people say it: `4 more minutes`. */
function moreTime(seconds: number): string {
  return seconds < 50
    ? count(Math.max(10, Math.ceil(seconds / 10) * 10), 'more second')
    : count(Math.ceil(seconds / 60), 'more minute')
}

/** Describes in a few words what to expect from more rounds. */
export function settlingWords(report: Section): string {
  const { reachable, rounds, seconds, beyond } = findOutlook(report)
  if (having(report.findings, 'inconclusive').every(({ doubt }) => doubt === 'few-runs'))
    return 'faster; too few runs to see slow ones in twelve'
  if (reachable.length === 0) return 'more rounds on this machine would not settle them'
  const cost = seconds === undefined ? count(rounds, 'more round') : `${moreTime(seconds)} (${count(rounds, 'round')})`
  return `about ${cost} would settle ${beyond.length === 0 ? 'them' : reachable.length}`
}
