import { maxIndex } from 'd3-array'
import type { ControlSummary } from '../../compare/conclusion.js'
import type { Finding } from '../../compare/finding.js'
import { isCalled } from '../../compare/verdict.js'
import { writeIn } from '../../document/escape.js'
import { capitalize, message, names, own, say, type Text, tell } from '../../document/text.js'
import { percent, percentSize, scale } from '../../metrics/scale.js'
import { directionWord, explain } from '../../record/reasons.js'
import { type FocusStep, isUnmeasured, type StopReason } from '../../record/record.js'
import { endingCodes } from '../../record/warnings.js'
import type { Side } from '../../schedule/round.js'
import { count } from '../../util/plural.js'
import type { Section } from '../report.js'
import { callProcess, isLikeControl } from '../rows.js'
import { boundText, controlText, differingText, rangeText } from './words.js'

/** Describes in a few words whether the run can be trusted. It is the title of {@link trust}, which gives the details. */
export function trustTitle(report: Section): string {
  const { plan, findings, spin } = report
  const varied = spin?.contaminated ? `CPU speed varied in ${count(spin.moved.length, 'round')}` : 'machine steady'
  const parts = [controlText(report), driftText(findings), spin && varied, plan?.inPlace && 'in place']
  return parts.filter(Boolean).join(' · ')
}

/** Says in how many benchmarks the values drifted; empty where nothing was tested. */
function driftText(findings: Section['findings']): string {
  const tested = findings.filter(({ p }) => p !== null)
  const drifting = tested.filter(({ warnings }) => warnings.some(({ code }) => code === 'drift')).length
  return tested.length === 0 ? '' : `drift ${drifting === 0 ? 'none' : `in ${drifting}`}`
}

/**
 * Answers in one sentence whether the verdicts of this run can be believed, by its A/A test and its intervals; undefined where nothing was
 * compared. A change that was called is sure in its direction, because its whole interval says so: what can be in doubt is how large it is.
 */
export function sureText(section: Section): Text | undefined {
  const { control, findings, spin } = section
  if (isWithoutRun(section) || isWithoutNoise(findings)) return undefined
  const judged = callProcess(section).findings.filter(({ verdict }) => verdict !== null)
  const called = judged.filter(({ verdict }) => isCalled(verdict))
  const isFailed = control.status === 'failed'
  const rough = isFailed ? called : called.filter(one => isRough(one) || isLikeControl(one))
  if (rough.length > 0) return say`${surelyText(rough)}${whyRough(rough, section)}.`
  if (judged.length > 0 && judged.every(({ verdict }) => verdict === 'inconclusive'))
    return own('No: the intervals are too wide to tell.')
  const varied = own(spin?.contaminated ? ' CPU speed varied during the run.' : '')
  return say`${sureSentences[control.status](section)}${varied}`
}

/** Returns whether the far end of a change is more than twice the near one, so that its size is less sure than its direction. */
function isRough({ change }: Finding): boolean {
  if (change === null) return false
  const [near, far] = [change.low, change.high]
    .map(end => (end === null ? Infinity : Math.abs(Math.log1p(end))))
    .sort((one, other) => one - other) as [number, number]
  return far > 2 * near
}

/** Why the sizes of changes are less sure, where their intervals do not say so. */
function whyRough(changes: readonly Finding[], section: Section): Text {
  if (section.control.status === 'failed') return say`: ${failureText(section)}`
  const alike = changes.find(isLikeControl)
  if (alike === undefined) return []
  return say`: two copies of ${nameOfSide(section, 'baseline')} differ by ${own(percentSize(alike.control.value))} there`
}

/** Says that the directions of what was called are sure: `Yes, parse is slower; how much is less sure (+2 to +9%)`. */
function surelyText(called: readonly Finding[]): Text {
  const ways = [...new Set(called.map(({ change, unit }) => directionWord({ unit }, (change?.value ?? 1) > 0)))]
  const which = names([...new Set(called.map(({ benchmark }) => benchmark))], 2)
  const [way, ...others] = ways
  const [first, ...more] = called
  const range = first && more.length === 0 ? rangeText(first.change) : ''
  return others.length === 0
    ? say`Yes, ${which} ${own(called.length === 1 ? 'is' : 'are')} ${own(way!)}; how much is less sure${own(range)}`
    : say`Of the directions of ${which}, less of how much`
}

/** A side as people call it: by the name that the user gave it, or by what it is of. */
function nameOfSide({ names, sides }: Section, side: Side): Text {
  const given = names?.[side]
  const label = given === undefined || given === side ? sides?.[side]?.label : given
  return label === undefined ? own(`the ${side}`) : say`${label}`
}

/** What a failed A/A test has found: `two copies of main differ in 2 of 8 benchmarks`. */
function failureText(section: Section): Text {
  return say`two copies of ${nameOfSide(section, 'baseline')} differ in ${own(differingText(section.control))}`
}

/** The bound after a sentence: ` (±0.6%)`. */
function inBrackets(control: ControlSummary): string {
  const bound = boundText(control)
  return bound === undefined ? '' : ` (${bound})`
}

const sureSentences: Readonly<Record<ControlSummary['status'], (section: Section) => Text>> = {
  passed: section =>
    say`Yes: ${nameOfSide(section, 'baseline')} against itself shows no difference${own(inBrackets(section.control))}.`,
  failed: section => say`No: ${failureText(section)}.`,
  'contender-differs': section =>
    say`Yes: ${nameOfSide(section, 'baseline')} against itself shows no difference${own(inBrackets(section.control))}, but ${nameOfSide(section, 'contender')} does in ${own(differingText(section.control))}.`,
  'paths-matter': section =>
    say`Yes: copies of both sides differ in the same way${own(inBrackets(section.control))}, so the comparison holds.`,
  'not-run': section => {
    const bound = boundText(section.control)
    return bound === undefined
      ? own('As far as the intervals go: no A/A test was run, so the noise of this machine is unknown.')
      : say`As far as the intervals go: two copies of ${nameOfSide(section, 'baseline')} differ by at most ${own(bound)}, in too few runs for a test.`
  },
}

/** Lists the reasons for and against relying on the run, one sentence each. */
export function trust(report: Section): readonly Text[] {
  const { plan, resolution, work } = report
  return tell(
    isSound(report) && controlSentence(report),
    copiesSentence(report),
    ...confirmationSentences(report),
    work?.same === null &&
      'What a side prints differs from run to run, so it was not checked whether both sides did the same work.',
    resolution !== null &&
      `This run could detect changes of about ${percentSize(resolution)}, in four of five runs and for the median benchmark.`,
    plan && isPlanned(plan.stoppedBy) && stopSentence(report, plan),
    ...focusSentences(report),
    plan?.slope && capitalize(say`${own(describeSlope(plan.slope))}.`),
    plan?.batch && capitalize(say`${own(describeBatch(plan.batch))}.`),
    spinSentence(report.spin),
    ...runnerSentences(report),
    ...concerns(report),
  )
}

/** Lists the reasons against trusting the run. */
export function concerns(report: Section): readonly Text[] {
  const { plan, warnings, findings } = report
  const isDoubtful = !isSound(report) && !isWithoutRun(report) && !isWithoutNoise(findings)
  return tell(
    ...warnings.map(warning => message(explain(warning))),
    isDoubtful && controlSentence(report),
    plan?.inPlace &&
      'Both copies of a side ran in one directory, so the A/A test cannot see effects of the directory, and one side may have changed the files of the other.',
    plan && !isPlanned(plan.stoppedBy) && stopSentence(report, plan),
    ...grouped(callProcess(report).findings),
  )
}

/** Holds where nothing was compared, so that nothing has to be believed. */
export function isWithoutRun(section: Section): boolean {
  const { status } = section
  return (
    status === 'errored' ||
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

/** Says how often copies were made, and what two installations of the same code add to a change. */
function copiesSentence({ reinstall, control: { bias }, plan }: Section): string {
  if (plan?.inPlace) return ''
  const made = reinstall === undefined ? '' : madeSentences[reinstall.when](reinstall.starts.length)
  if (reinstall?.when === 'round') return made
  const known = bias ? `Two installations of the same code differ by about ${percentSize(bias)} here. ` : ''
  if (made === '' && known === '') return ''
  const what = known === '' ? 'what two installations of the same code may differ by' : 'that'
  return `${made}${known}The intervals include ${what}.`
}

const madeSentences: Readonly<Record<NonNullable<Section['reinstall']>['when'], (blocks: number) => string>> = {
  round: () => "Each round used fresh copies, so file placement can't bias the result.",
  quarter: blocks => `Fresh copies were made ${count(blocks, 'time')}. `,
  once: blocks => (blocks === 1 ? 'The copies were made once. ' : `The copies were made ${count(blocks, 'time')}. `),
}

function spinSentence(spin: Section['spin']): string {
  if (spin === undefined) return ''
  const { number, unit } = scale([spin.seconds], 's')
  return `CPU speed, from a fixed piece of work after each round (${number(spin.seconds)} ${unit}): spread ${percentSize(spin.spread)}, drift ${percent(spin.drift)}. No round is dropped.`
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
function controlSentence({ control }: Section): string {
  return `${controlSentences[control.status](differingText(control), control)}${boundsSentence(control)}`
}

const controlSentences: Readonly<Record<ControlSummary['status'], (which: string, control: ControlSummary) => string>> =
  {
    passed: (_, { of }) =>
      `The A/A test compared two copies of the same code in ${count(of, 'benchmark')} and found no difference, as it should.`,
    failed: which =>
      `The A/A test found that two copies of the baseline differ in ${which}. A benchmark is not comparable if that would change its verdict.`,
    'contender-differs': which =>
      `The A/A test found that two copies of the contender differ in ${which}, and those of the baseline do not: the contender depends on where its files are.`,
    'paths-matter': which =>
      `The A/A test found that two copies of the same code differ in ${which}, in the same way on both sides: paths matter here, and the comparison holds.`,
    'not-run': (_, { of }) =>
      of === 0
        ? 'No A/A test was run, so it is unknown how much two copies of the same code differ on this machine.'
        : 'There were too few runs of two copies for an A/A test.',
  }

const stopSentences: Readonly<Record<StopReason, (rounds: number, planned: number) => string>> = {
  complete: rounds => `Measuring ended as planned, after ${count(rounds, 'round')}.`,
  settled: (rounds, planned) =>
    `Measuring ended after ${count(rounds, 'round')} of at most ${planned}, because more rounds would not change a verdict.`,
  'time-budget': (rounds, planned) => `The time budget ended after ${count(rounds, 'round')} of ${planned}.`,
  interrupted: (rounds, planned) =>
    `Measuring was interrupted after ${count(rounds, 'round')} of ${planned}. The round that was cut off is not used.`,
  failing: (rounds, planned) =>
    `Measuring stopped after ${count(rounds, 'round')} of ${planned}, because the command kept failing.`,
}

/** How far two copies of a side lie apart at most, of the median benchmark and of the mean of all; nothing where it is unknown. */
function boundsSentence({ bounds: { baseline, contender } }: ControlSummary): string {
  const known = [
    { side: 'baseline', ...baseline },
    { side: 'contender', ...contender },
  ].filter(({ median }) => median !== null)
  if (known.length === 0) return ''
  const benchmark = known.map(({ side, median }) => `${percentSize(median!)} (${side})`).join(' and ')
  const suite = known.flatMap(({ suite }) => (suite === null ? [] : [percentSize(suite)])).join(' and ')
  const mean = suite === '' ? '' : ` in the median benchmark, and by ${suite} in the mean of all`
  return ` Two copies differ by at most ${benchmark}${mean}.`
}

/** The warnings of all findings: each sentence once, with the benchmarks that it is about. */
function grouped(findings: Section['findings']): readonly Text[] {
  const benchmarks = new Map<string, Set<string>>()
  for (const { benchmark, warnings } of findings)
    for (const warning of warnings.map(explain))
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
  const { findings, plan, reinstall, stages } = section
  const tried = findings.filter(({ secondStage }) => secondStage !== undefined)
  if (tried.length > 0) {
    const rounds = Math.max(...tried.map(({ secondStage }) => secondStage!.rounds))
    const confirmed = tried.filter(({ doubt }) => doubt !== 'unconfirmed').length
    const changes = count(tried.length, 'change')
    return tell(
      `All copies were installed again, to see whether ${changes} would stay. After ${count(rounds, 'more round')}, ${confirmed} did.`,
    )
  }
  const isOpen = stages === undefined && reinstall !== undefined && reinstall.when !== 'round'
  if (!isOpen || plan === undefined || !findings.some(({ verdict, p }) => isCalled(verdict) && p !== null)) return []
  const why = explainAbsence(section)
  return tell(`No change was checked on other copies${why === undefined ? '' : `, since ${why}`}.`)
}

function explainAbsence({ plan, runners, options = {} }: Pick<Section, 'plan' | 'runners' | 'options'>) {
  const { inPlace, copies } = plan!
  if (inPlace) return 'the sides ran where they are'
  if (runners !== undefined) return 'several runners shared the rounds'
  if (Object.values(copies).some(count => count === 1)) return 'that needs two copies of each side'
  if (options['server.for'] === 'session') return 'the servers used their files all the time'
  if (options.instruments === 'callgrind') return 'what is counted does not depend on where files lie'
  return undefined
}

/** Describes who measured what, and how far the runners lie apart, one sentence each. Empty if there was one runner. */
export function runnerSentences(report: Section): readonly Text[] {
  const { runners = [] } = report
  if (runners.length < 2) return []
  return [
    say`${own(count(runners.length, 'runner'))} measured ${own(shares(report))}. They are one experiment: the two sides are only compared within a round, never across runners.`,
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
    const sorted = levels.toSorted((one, other) => one.value - other.value)
    const [low, high] = [sorted[0]!, sorted.at(-1)!]
    return [{ benchmark, unit, low, high, ratio: high.value / low.value }]
  })
  const most = differences[maxIndex(differences, ({ ratio }) => ratio)]
  if (most === undefined) return []
  const { benchmark, unit, low, high, ratio } = most
  const inUnit = writeIn([low.value, high.value], unit)
  const level = ({ value, label }: typeof low): Text => say`${inUnit(value)} on runner ${label}`
  return [
    say`The medians of the baseline differ between runners by up to ${own(percentSize(ratio - 1))}: ${benchmark} is at ${level(low)}, and at ${level(high)}.`,
  ]
}
