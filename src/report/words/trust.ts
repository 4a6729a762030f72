import { maxIndex } from 'd3-array'
import type { ControlSummary } from '../../compare/conclusion.js'
import type { Finding } from '../../compare/finding.js'
import { isAllCutShort } from '../../compare/shortage.js'
import { isCalled } from '../../compare/verdict.js'
import { writeIn } from '../../document/escape.js'
import { capitalize, join, message, names, say, type Text, tell, trusted } from '../../document/text.js'
import { percent, percentSize, scale } from '../../metrics/scale.js'
import { type CalledSides, directionWord, explain, explainWith } from '../../record/reasons.js'
import { type FocusStep, isUnmeasured, type StopReason, type Warning } from '../../record/record.js'
import { endingCodes } from '../../record/warnings.js'
import { count } from '../../util/plural.js'
import type { Section } from '../report.js'
import { callProcess, isLikeControl } from '../rows.js'
import { failureOf, findSideFailure } from './failure.js'
import { sideName, sidesCalled, sidesText } from './sides.js'
import { boundText, changeText, differingText, rangeText, roughly } from './words.js'

/** Returns whether a failed A/A test puts all verdicts in doubt: the copies differ in many benchmarks, or in the mean of all. */
export function isDistrusted({ control: { status, differing, of } }: Pick<Section, 'control'>): boolean {
  return status === 'failed' && (differing === 0 || 4 * differing >= of)
}

/** Says what a failed A/A test has found: `two copies of main differ in 2 of 8 benchmarks, by up to 4.1%`. */
export function failedControlText(section: Section): Text {
  const { control, findings } = section
  const sizes = findings.map(finding => Math.abs(finding.control?.value ?? 0))
  const most = control.differing === 0 ? '' : `, by up to ${roughly(Math.max(...sizes))}`
  return say`two copies of ${sideName(section, 'baseline')} differ in ${trusted(`${differingText(control)}${most}`)}`
}

/**
 * Answers in one sentence whether the verdicts of this run can be believed, by its A/A test and its intervals; undefined where nothing was
 * compared, or the answer itself says it. A change that was called is sure in its direction, because its whole interval says so: what can be
 * in doubt is how large it is.
 */
export function sureText(section: Section): Text | undefined {
  const { control, findings } = section
  const isWithoutAnswer = isWithoutRun(section) || isAllCutShort(findings)
  if (isDistrusted(section) || isWithoutAnswer || isWithoutNoise(findings)) return undefined
  const judged = callProcess(section).findings.filter(({ verdict }) => verdict !== null)
  if (judged.length > 0 && judged.every(({ verdict, doubt }) => verdict === 'inconclusive' && doubt === undefined))
    return undefined
  const called = judged.filter(({ verdict }) => isCalled(verdict))
  const isAlike = control.status === 'paths-matter'
  const rough = called.filter(finding => isRough(finding) || (!isAlike && isLikeControl(finding)))
  const except = control.status === 'failed' ? exceptText(judged, section) : []
  if (2 * rough.length > called.length) return say`${surelyText(rough)}${whyRough(rough, section)}.${except}`
  if (control.status === 'failed') return say`Yes.${except}`
  return sureSentences[control.status](section)
}

/** Names the benchmarks that a failed A/A test is about. */
function exceptText(judged: readonly Finding[], section: Section): Text {
  const failed = judged.filter(({ reason }) => reason?.code === 'control-failed')
  const which = [...new Set(failed.map(({ benchmark }) => benchmark))]
  const largest = Math.max(...failed.map(({ control }) => Math.abs(control?.value ?? 0)))
  if (which.length === 0) return say` But ${failedControlText(section)}.`
  return say` Except ${names(which)}, where two copies of ${sideName(section, 'baseline')} differ by ${trusted(`${which.length > 1 ? 'up to ' : ''}${percentSize(largest)}`)}.`
}

/** Returns whether the far end of a change is more than twice the near one, so that its size is less sure than its direction. */
function isRough({ change }: Finding): boolean {
  if (change === null) return false
  const [near, far] = [change.low, change.high]
    .map(end => (end === null ? Infinity : Math.abs(Math.log1p(end))))
    .sort((a, b) => a - b) as [number, number]
  return far > 2 * near
}

/** Why the sizes of changes are less sure, where their intervals do not say so. */
function whyRough(changes: readonly Finding[], section: Section): Text {
  const alike = changes.find(isLikeControl)
  if (alike === undefined) return []
  return say`: two copies of ${sideName(section, 'baseline')} differ by ${trusted(percentSize(alike.control.value))} there`
}

/** Says that the directions of what was called are sure: `Yes, it is slower; how much is less sure (+2 to +9%)`. */
function surelyText(called: readonly Finding[]): Text {
  const ways = [...new Set(called.map(({ change, unit }) => directionWord({ unit }, (change?.value ?? 1) > 0)))]
  const which = names([...new Set(called.map(({ benchmark }) => benchmark))], 2)
  const [first, ...others] = called
  const way = trusted(ways.length === 1 ? ways[0]! : 'different')
  if (first && others.length === 0)
    return say`Yes, ${which} is ${way}; how much is less sure${trusted(rangeText(first.change))}`
  return say`Yes, ${which} are ${way}; how much is less sure`
}

/** The bound after a sentence: ` (±0.6%)`. */
function inBrackets(control: ControlSummary): string {
  const bound = boundText(control)
  return bound === undefined ? '' : ` (${bound})`
}

const sureSentences: Readonly<Record<Exclude<ControlSummary['status'], 'failed'>, (section: Section) => Text>> = {
  passed: section =>
    say`Yes: ${sideName(section, 'baseline')} against itself shows no difference${trusted(inBrackets(section.control))}.`,
  'contender-differs': section =>
    say`Yes: ${sideName(section, 'baseline')} against itself shows no difference${trusted(inBrackets(section.control))}, but ${sideName(section, 'contender')} does in ${trusted(differingText(section.control))}.`,
  'paths-matter': section =>
    say`Yes: copies of both sides differ in the same way${trusted(inBrackets(section.control))}, so the comparison holds.`,
  'not-run': section => {
    const bound = boundText(section.control)
    const baseline = sideName(section, 'baseline')
    return bound === undefined
      ? say`By the intervals alone: ${baseline} was not compared with itself.`
      : say`By the intervals, in too few runs for an A/A test: two copies of ${baseline} differ by at most ${trusted(bound)}.`
  },
}

/** Lists the reasons for and against relying on the run, one sentence each. */
export function trust(report: Section): readonly Text[] {
  const { plan, resolution, work, suiteChange, sides } = report
  return tell(
    sides && say`Compared: ${sidesText(sides)}.`,
    suiteChange && `The mean of all benchmarks changed by ${changeText(suiteChange)}.`,
    isSound(report) && controlSentence(report),
    copiesSentence(report),
    ...confirmationSentences(report),
    work?.same === null &&
      'What a side prints differs from run to run, so it was not checked whether both sides did the same work.',
    resolution !== null &&
      `Smallest change this run could detect: about ${percentSize(resolution)} (median benchmark, 80% power).`,
    plan && report.rounds > 0 && isPlanned(plan.stoppedBy) && stopSentence(report, plan),
    ...focusSentences(report),
    plan?.slope && capitalize(say`${trusted(describeSlope(plan.slope))}.`),
    plan?.batch && capitalize(say`${trusted(describeBatch(plan.batch))}.`),
    machineWarnings(report).every(({ code }) => code !== 'machine-moved') && spinSentence(report.spin),
    ...runnerSentences(report),
    ...concerns(report),
  )
}

/** Lists the reasons against trusting the run. */
export function concerns(section: Section): readonly Text[] {
  return [...listNotes(section), ...machineWarnings(section).map(warning => message(explain(warning)))]
}

/** What happened on the machine, where there is a doubt that it explains. */
function machineWarnings(section: Section): readonly Warning[] {
  const isDoubted = section.status === 'inconclusive' || isDistrusted(section)
  return isDoubted && !isWithoutRun(section) ? section.warnings.filter(isOfMachine) : []
}

/** The one note that nobody should miss, and how many others there are; undefined where there is none. */
export function worstNote(section: Section): Text | undefined {
  const [first, ...others] = listNotes(section, [])
  return first && (others.length === 0 ? first : say`${first} (${others.length} more: --verbose)`)
}

/** What happened on the machine, as a sentence, where there is a doubt that it explains; undefined elsewhere. */
export function machineNote(section: Section): Text | undefined {
  const [first] = machineWarnings(section)
  // On a terminal no text becomes a link, so a sentence from outside may begin as ours do.
  const sentence = first && explain(first)
  return sentence === undefined
    ? undefined
    : say`${message(`${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`)}.`
}

/** The notes that are not about the machine. A failure that the answer tells is none. */
function listNotes(section: Section, findings = callProcess(section).findings): readonly Text[] {
  const { plan, warnings } = section
  const failing = findSideFailure(section)
  const isTold = (warning: Warning): boolean =>
    isOfMachine(warning) ||
    // The answer tells it, with what to do.
    warning.code === 'console-table' ||
    (failing !== undefined && failureOf(warning) === failing.failure)
  const called = sidesCalled(section)
  const isDoubtful = !isSound(section) && !isWithoutRun(section) && !isWithoutNoise(section.findings)
  return tell(
    ...warnings.filter(warning => !isTold(warning)).map(warning => message(explainWith(warning, called))),
    isDoubtful && !failing && section.control.status !== 'failed' && controlSentence(section),
    plan?.inPlace && !isOfCommands(section) && sharedFiles,
    plan && !isPlanned(plan.stoppedBy) && !failing && stopSentence(section, plan),
    ...grouped(findings, called),
  )
}

/** The codes of warnings about what else happened on the machine. */
const ofMachine: ReadonlySet<string> = new Set([
  ...['steal', 'busy-host', 'high-load', 'quota-spent', 'throttled', 'memory-pressure'],
  ...['disk-full', 'busy-disk', 'busy-network', 'lost-packets', 'machine-moved'],
])

function isOfMachine({ code }: Warning): boolean {
  return ofMachine.has(code)
}

/** Holds where nothing was compared, so that nothing has to be believed. */
export function isWithoutRun(section: Section): boolean {
  const { status } = section
  return (
    status === 'errored' ||
    findSideFailure(section) !== undefined ||
    (status === 'not-compared' && !section.findings.some(({ verdict }) => verdict !== null)) ||
    isUnmeasured(section)
  )
}

/** Holds where the A/A test has nothing to tell that no row tells. */
function isSound({ control: { status, differing } }: Section): boolean {
  return status === 'passed' || (status === 'contender-differs' && differing > 0)
}

/** Holds where all that is judged was the same in every run of a side, or ran only once: a control has nothing to add to that. */
function isWithoutNoise(findings: Section['findings']): boolean {
  const judged = findings.filter(({ verdict }) => verdict !== null)
  const isCertain = ({ verdict, change, p }: Finding): boolean =>
    p === null && (change === null ? verdict === 'unchanged' : change.level === 1)
  return judged.length > 0 && judged.every(isCertain)
}

const sharedFiles = "Copies share their files here, so the A/A test can't detect path effects."

/** Holds where commands run in one directory by nature, and nobody asked for that. */
function isOfCommands({ sides }: Section): boolean {
  return sides?.baseline?.source === 'command'
}

/** Says how often copies were made, and what two installations of the same code add to a change. */
function copiesSentence(section: Section): string {
  const { reinstall, plan, control } = section
  const { bias } = control
  if (plan?.inPlace) return isOfCommands(section) ? sharedFiles : ''
  if (reinstall?.when === 'round') return "Each round used fresh copies, so file placement can't bias the result."
  const made = reinstall === undefined ? '' : `The copies were made ${count(reinstall.starts.length, 'time')}. `
  const known = bias
    ? `Two installations of the same code differ by about ${percentSize(bias)} here. The intervals include that.`
    : ''
  return `${made}${known}`.trim()
}

function spinSentence(spin: Section['spin']): string {
  if (spin === undefined) return ''
  const { number, unit } = scale([spin.seconds], 's')
  return `CPU speed, timed after each round (${number(spin.seconds)} ${unit}): spread ${percentSize(spin.spread)}, drift ${percent(spin.drift)}.`
}

function isPlanned(reason: StopReason): boolean {
  return reason === 'complete' || reason === 'settled'
}

function stopSentence({ rounds, warnings }: Section, plan: NonNullable<Section['plan']>): string {
  // Then it was not the command that failed, and a warning tells what it was.
  const isTold = plan.stoppedBy === 'failing' && warnings.some(({ code }) => code === endingCodes.endedEarly)
  if (isTold) return `Measuring stopped after ${count(rounds, 'round')} of ${plan.rounds}.`
  const wide = plan.runs === undefined ? '' : ` Each copy ran ${plan.runs} times in a round, because a run takes long.`
  return `${stopSentences[plan.stoppedBy](rounds, plan.rounds)}${wide}`
}

/** What the A/A test found, and the bounds of both sides. */
function controlSentence(section: Section): Text {
  const [before, after] = [sideName(section, 'baseline'), sideName(section, 'contender')]
  const which = trusted(differingText(section.control))
  const { of } = section.control
  const sentences: Readonly<Record<ControlSummary['status'], Text>> = {
    passed: say`A/A test passed: ${before} against itself shows no difference in ${trusted(count(of, 'benchmark'))}.`,
    failed: say`A/A test failed: ${failedControlText(section)}. A benchmark is not comparable if that would change its verdict.`,
    'contender-differs': say`Two copies of ${after} differ in ${which}, and those of ${before} do not: ${after} depends on where its files are.`,
    'paths-matter': say`Copies of both sides differ in the same way in ${which}: paths matter here, and the comparison holds.`,
    'not-run': of === 0 ? trusted('No A/A test was run.') : trusted('There were too few runs for an A/A test.'),
  }
  return [...sentences[section.control.status], ...boundsSentence(section)]
}

const stopSentences: Readonly<Record<StopReason, (rounds: number, planned: number) => string>> = {
  complete: rounds => `Measuring ended as planned, after ${count(rounds, 'round')}.`,
  settled: (rounds, planned) =>
    `Stopped after ${rounds} of up to ${count(planned, 'round')}: the verdicts were settled.`,
  'time-budget': (rounds, planned) => `The time budget ended after ${count(rounds, 'round')} of ${planned}.`,
  interrupted: (rounds, planned) =>
    `Measuring was interrupted after ${count(rounds, 'round')} of ${planned}. The round that was cut off is not used.`,
  failing: (rounds, planned) =>
    `Measuring stopped after ${count(rounds, 'round')} of ${planned}, because the command kept failing.`,
}

/** How far two copies of a side lie apart at most, in the median benchmark; nothing where it is unknown. */
function boundsSentence(section: Section): Text {
  const { bounds } = section.control
  const known = (['baseline', 'contender'] as const).flatMap(side => {
    const { median } = bounds[side]
    return median === null ? [] : [say`${trusted(percentSize(median))} (${sideName(section, side)})`]
  })
  return known.length === 0 ? [] : say` In the median benchmark, two copies differ by at most ${join(known, ' and ')}.`
}

/** The warnings of all findings: each sentence once, with the benchmarks that it is about. */
function grouped(findings: Section['findings'], called: CalledSides): readonly Text[] {
  const benchmarks = new Map<string, Set<string>>()
  for (const { benchmark, warnings } of findings)
    for (const warning of warnings.map(reason => explainWith(reason, called)))
      benchmarks.set(warning, (benchmarks.get(warning) ?? new Set()).add(benchmark))
  return [...benchmarks].map(([sentence, which]) => say`${names([...which])}: ${message(sentence)}`)
}

/** Says which benchmarks ended before the others; nothing where all ran in all rounds. A second stage says itself what ran in it. */
export function focusSentences({
  plan,
  rounds,
  suiteChange,
}: Pick<Section, 'plan' | 'rounds' | 'suiteChange'>): readonly Text[] {
  const [first, ...later] = plan?.focus ?? []
  if (first === undefined) return []
  // No look is so early.
  const needless = new Set(first.from === 1 ? first.without : [])
  const steps = (needless.size > 0 ? later : [first, ...later]).filter(({ from }) => from < rounds)
  const suite = (of: string): string => (suiteChange === null ? '' : ` The change of the suite is that of ${of}.`)
  const settled = describeSettled(needless, steps)
  return tell(
    needless.size > 0 && `${describeNeedless(needless, steps)}${suite('the others')}`,
    settled && `${settled}${suite('the rounds in which all ran')}`,
  )
}

function describeNeedless(needless: ReadonlySet<string>, later: readonly FocusStep[]): string {
  const end = later.find(({ without }) => without.filter(name => needless.has(name)).length < needless.size)?.from
  const when = end === undefined ? 'ran in the first round only' : `did not run in rounds 2 to ${end}`
  const who = needless.size === 1 ? 'it needs' : 'they need'
  return `${count(needless.size, 'benchmark')} ${when}, because nothing that ${who} changed.`
}

function describeSettled(needless: ReadonlySet<string>, steps: readonly FocusStep[]): string | undefined {
  const lefts = steps.map(({ without }) => without.filter(name => !needless.has(name)).length)
  const [first, ...more] = steps.flatMap(({ from }, index) => {
    const left = lefts[index]!
    return left === (lefts[index - 1] ?? 0) ? [] : [{ from: from + 1, left }]
  })
  if (first === undefined) return undefined
  const parts = [
    `${count(first.left, 'benchmark')} from round ${first.from} on`,
    ...more.map(({ from, left }) => `${left} from round ${from} on`),
  ]
  return `Benchmarks with a settled verdict did not run any more: ${parts.join(', ')}.`
}

/** Describes how an invocation is the difference of two runs, as a sentence without its full stop. */
export function describeSlope(repeats: readonly number[]): string {
  const [fewer, ...others] = repeats
  const how =
    others.length === 1
      ? `from the difference between ${others[0]} and ${fewer}`
      : `from the line through ${repeats.join(', ')}`
  return `each value is the time of one repeat, ${how}, so the start of the command is not included`
}

/** Describes how many runs an invocation is, as a sentence without its full stop. */
export function describeBatch(runs: number): string {
  return `each value is the mean of ${runs} runs in a row`
}

/** Says what became of the changes that ran again on new copies, or why none did; nothing where every round had copies of its own, or nothing changed. */
export function confirmationSentences(section: Section): readonly Text[] {
  const { findings, plan, reinstall } = section
  const tried = findings.filter(({ secondStage }) => secondStage !== undefined)
  if (tried.length > 0) {
    const rounds = Math.max(...tried.map(({ secondStage }) => secondStage!.rounds))
    const confirmed = tried.filter(({ doubt }) => doubt !== 'unconfirmed').length
    const changes = count(tried.length, 'change')
    return tell(
      `All copies were installed again, to see whether ${changes} would stay. After ${count(rounds, 'more round')}, ${confirmed} did.`,
    )
  }
  const isOpen = reinstall !== undefined && reinstall.when !== 'round'
  if (!isOpen || plan === undefined || !findings.some(({ verdict, p }) => isCalled(verdict) && p !== null)) return []
  return tell('No change was checked on other copies.')
}

/** Describes who measured what, and how far the runners lie apart, one sentence each. Empty if there was one runner. */
export function runnerSentences(report: Section): readonly Text[] {
  const { runners = [] } = report
  if (runners.length < 2) return []
  return [
    say`${trusted(count(runners.length, 'runner'))} measured ${trusted(shares(report))}. They are one experiment: the two sides are only compared within a round, never across runners.`,
    ...differenceSentence(report),
  ]
}

function shares({ runners = [], rounds }: Section): string {
  const sizes = runners.map(({ firstRound }, index) => (runners[index + 1]?.firstRound ?? rounds) - firstRound)
  return new Set(sizes).size === 1 ? `${sizes[0]} rounds each` : `${sizes.join(', ')} rounds`
}

/** Names the benchmark whose baseline differs most between runners, and its medians where they are lowest and highest. */
function differenceSentence({ findings, runners: all = [] }: Section): readonly Text[] {
  const differences = findings.flatMap(({ benchmark, unit, runners = [] }) => {
    const levels = runners.flatMap(({ baseline: value }, index) => {
      const runner = all[index]
      return value === null || value <= 0 || runner === undefined ? [] : [{ label: runner.label, value }]
    })
    if (levels.length < 2) return []
    const sorted = levels.toSorted((a, b) => a.value - b.value)
    const [low, high] = [sorted[0]!, sorted.at(-1)!]
    return [{ benchmark, unit, low, high, ratio: high.value / low.value }]
  })
  const most = differences[maxIndex(differences, ({ ratio }) => ratio)]
  if (most === undefined) return []
  const { benchmark, unit, low, high, ratio } = most
  const inUnit = writeIn([low.value, high.value], unit)
  const level = ({ value, label }: typeof low): Text => say`${inUnit(value)} on runner ${label}`
  return [
    say`The medians of the baseline differ between runners by up to ${trusted(percentSize(ratio - 1))}: ${benchmark} is at ${level(low)}, and at ${level(high)}.`,
  ]
}
