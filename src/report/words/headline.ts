import { median } from 'd3-array'
import { listBudgets } from '../../compare/conclusion.js'
import {
  type BudgetState,
  type Change,
  type Finding,
  findUnjudged,
  type Status,
  type Verdict,
} from '../../compare/finding.js'
import { explainIdleness, explainUnpaired, explainWithheld, findFailing } from '../../compare/gate/gate.js'
import type { GatePolicy } from '../../compare/gate/policy.js'
import { isOfBaseline } from '../../compare/obstacles.js'
import { isCutShort, isSettled, nameShortage } from '../../compare/shortage.js'
import { isCalled } from '../../compare/verdict.js'
import type { Block } from '../../document/document.js'
import {
  capitalize,
  join,
  message,
  names,
  say,
  sign,
  styled,
  type Text,
  tell,
  trusted,
  value,
} from '../../document/text.js'
import { findCountThreshold } from '../../metrics/metric.js'
import { duration, percent, percentSize } from '../../metrics/scale.js'
import { isSpeed } from '../../metrics/unit.js'
import { directionWord, explain, type Reason } from '../../record/reasons.js'
import { describeOutage, isUnmeasured } from '../../record/record.js'
import { count } from '../../util/plural.js'
import { present } from '../../util/present.js'
import {
  contenderOf,
  describeMissing,
  findOnly,
  isRed,
  isTold,
  type Report,
  type Section,
  sectionKey,
} from '../report.js'
import { callProcess, countedDifference, having, title } from '../rows.js'
import { describeExit, describeFailing, findSideFailure, isBreak, type SideFailure } from './failure.js'
import { findFirstRun, firstRunText } from './first-run.js'
import { describeIdentical } from './identical.js'
import { onSide, shortCommit } from './sides.js'
import { failedControlText, isDistrusted } from './trust.js'
import {
  type Mark,
  marks,
  numberExperiment,
  otherMarks,
  roughly,
  stopWords,
  verdictWords,
  whyCpuTime,
} from './words.js'

/** One part of a headline: a sign and a few words. The first of a headline is the answer. */
export interface Tally {
  readonly mark: Mark
  readonly text: Text
  /** What follows an answer: the benchmark that it is about, or how far it holds. */
  readonly detail?: Text
  /** Counts what the rows show, so that only an overview of rows that are elsewhere needs it. */
  readonly isCount?: true
}

/** The sign of a whole section. */
export const statusMarks: Readonly<Record<Status, Mark>> = {
  ...marks,
  errored: marks['not-comparable'],
  'not-compared': otherMarks.missing,
}

const order: readonly Verdict[] = ['regressed', 'not-comparable', 'improved', 'inconclusive', 'unchanged']

/** Summarises a report in one line: what is missing, what was found, and what was not examined. */
export function headline(report: Report): readonly Tally[] {
  const { sections, warnings, multiWay, gate } = report
  const only = findOnly(report)
  const scope = { warnings, isOfSides: multiWay !== undefined, ...present({ gate }) }
  const tallies = only
    ? sectionHeadline(only, gate)
    : listTallies(sections, { opening: troubleTallies(report), ...scope })
  return [...gateTallies(report, tallies), ...tallies]
}

/** Summarises one section in the same way; of what its `gate` fails on, the largest comes first. */
export function sectionHeadline(section: Section, gate?: GatePolicy): readonly Tally[] {
  const opening = [...describeIdentical(section), ...statusTallies(section), ...doubtTallies(section)]
  const { warnings } = section
  return listTallies([section], { opening, warnings, isOfSides: false, only: section, ...present({ gate }) })
}

/** The most reasons of a gate that open a headline; the log has all of them. */
const mostReasons = 2

/** Says why a gate fails the job, where `tallies` do not begin with that: a red job never begins with what is well. */
function gateTallies(report: Report, tallies: readonly Tally[]): readonly Tally[] {
  const { gate, sections, status } = report
  const mark = tallies[0]?.mark
  if (gate === undefined || !isRed(report) || status === 'errored' || status === 'not-compared') return []
  const isOfChange = sections.some(section =>
    [...findFailing(section, gate)].some(({ verdict }) => verdict === 'regressed'),
  )
  if (mark === otherMarks.failing || (mark === marks.regressed && isOfChange)) return []
  const { failures } = gate
  const more = failures.length > mostReasons ? `; and ${failures.length - mostReasons} more` : ''
  const reasons = failures.slice(0, mostReasons).map(failure => message(failure))
  return [{ mark: otherMarks.failing, text: say`The gate fails: ${join(reasons, '; ')}${trusted(more)}` }]
}

interface Scope extends Pick<Report, 'warnings'> {
  /** Says what there is of the sections. */
  readonly opening: readonly Tally[]
  /** Contenders of one baseline go by their own names. */
  readonly isOfSides: boolean
  /** The one section, which tells more of its suite. */
  readonly only?: Section
  /** The gate of the job, where it has one. */
  readonly gate?: GatePolicy
}

/** Summarises `sections`, which are one or several. */
function listTallies(all: readonly Section[], { opening, warnings, isOfSides, only, gate }: Scope): readonly Tally[] {
  const sections = all.map(callProcess)
  // A baseline that is not that of the wanted commit explains what follows, or puts it in doubt.
  const distances = sections
    .flatMap(({ sides }) => {
      const { commit = '', artifact } = sides?.baseline ?? {}
      if (artifact === undefined || artifact.behind === 0 || artifact.isSame) return []
      // Of a record that anybody may have written.
      const named = /^[0-9a-f]{40,64}$/.test(commit) ? shortCommit(commit) : 'a baseline'
      return [
        { mark: otherMarks.warning, text: trusted(`against ${named}, ${count(artifact.behind, 'commit')} behind`) },
      ]
    })
    .map(tally => [JSON.stringify(tally.text), tally] as const)
  const answers = [...opening, ...failureTallies(sections, isOfSides), ...(only ? suiteTallies(only) : [])]
  const cutShort = cutShortTallies(sections)
  const verdicts = verdictTallies(sections, {
    isFirst: answers.length + cutShort.length === 0,
    isOfSides,
    ...present({ gate }),
  })
  const regressions = verdicts.filter(({ mark }) => mark === marks.regressed)
  // Where another version stands in for the base, which one it is says what the numbers are.
  const isWithheld = only?.status === 'not-compared'
  return [
    ...answers,
    ...(isWithheld ? [] : [...regressions, ...cutShort, ...verdicts.filter(tally => !regressions.includes(tally))]),
    ...new Map(distances).values(),
    ...(isWithheld ? verdicts : []),
    ...caveats(sections, warnings, only?.suiteChanges?.length ?? 0),
    ...measuredTallies(sections),
    ...tell(only && describeExact(only.findings)).map(text => ({ mark: otherMarks.unjudged, text })),
  ]
}

/** A tally that is only told where its condition holds, or its count is not 0. */
type Caveat = readonly [isTold: boolean | number, mark: Mark, text: string]

function tellOf(caveats: readonly Caveat[]): readonly Tally[] {
  return caveats.filter(([isTold]) => Boolean(isTold)).map(([, mark, text]) => ({ mark, text: trusted(text) }))
}

function troubleTallies({ sections, missing, warnings }: Report): readonly Tally[] {
  const { length } = sections
  const identical = sections.filter(isUnmeasured)
  const [errored, uncompared] = (['errored', 'not-compared'] as const).map(
    status => sections.filter(section => section.status === status).length,
  ) as [number, number]
  const unread = warnings.filter(({ code }) => code === 'unread-record').length
  const findings = sections.flatMap(section => section.findings)
  const isJudged = findings.some(({ verdict }) => verdict !== null)
  const whys = new Set(sections.flatMap(section => (section.status === 'not-compared' ? explainAbsence(section) : [])))
  const [known] = whys
  const why = whys.size === 1 && known !== undefined ? `, because ${known}` : ''
  return tellOf([
    [errored, statusMarks.errored, `Nothing could be measured in ${errored} of ${length}`],
    [uncompared, statusMarks['not-compared'], `not compared: ${uncompared} of ${length}${why}`],
    ...missing.map((lost): Caveat => [true, otherMarks.missing, describeMissing(lost)]),
    [unread, otherMarks.missing, `${count(unread, 'record')} cannot be read`],
    [length === 0 && missing.length === 0, otherMarks.missing, 'no records'],
    [identical.length, marks.unchanged, `both versions are identical in ${identical.length} of ${length}`],
    [length > identical.length + errored + uncompared && !isJudged, otherMarks.missing, describeIdleness(findings)],
  ])
}

/** Names what fails in a contender and not in its baseline, which is worse than any change of a value: several contenders by their own names. */
function failureTallies(sections: readonly Section[], isOfSides: boolean): readonly Tally[] {
  const failing = sections.flatMap(section => {
    const name = (benchmark: string): string => (isOfSides ? contenderOf(section) : benchmark)
    const some = !isOfSides && findSideFailure(section) ? [] : section.findings.filter(isFailing)
    return some.map(({ benchmark }) => ({ section, name: name(benchmark) }))
  })
  const [first] = failing
  if (first === undefined) return []
  const which = [...new Set(failing.map(({ name }) => name))]
  const verb = trusted(which.length === 1 ? 'fails' : 'fail')
  const where = isOfSides ? [] : say` ${onSide(first.section, 'contender')}`
  return [{ mark: otherMarks.failing, text: say`${names(which, 2)} ${verb}${where}` }]
}

/** Says how many rows have a verdict, where measuring ended too early for the others, and why it did. */
function cutShortTallies(sections: readonly Section[]): readonly Tally[] {
  const compared = sections.filter(({ status }) => status !== 'not-compared')
  const all = compared.flatMap(({ findings }) => findings)
  const cut = all.filter(isCutShort)
  if (cut.length === 0) return []
  const whole = cut.length + all.filter(isSettled).length
  const [why, ...more] = new Set(
    compared.flatMap(({ findings, plan }) => (findings.some(isCutShort) ? nameShortage(plan?.stoppedBy) : [])),
  )
  const because = more.length === 0 ? why : nameShortage(undefined)
  return [{ mark: otherMarks.missing, text: trusted(`${whole - cut.length} of ${whole} judged: ${because}`) }]
}

function isFailing({ verdict, cause }: Finding): boolean {
  return verdict === 'not-comparable' && cause === 'contender-failed'
}

/** Lists what a reader should know about the records themselves, one sentence each. */
export function recordNotes({ missing, warnings }: Pick<Report, 'missing' | 'warnings'>): readonly Text[] {
  return [
    ...missing.map(lost => {
      const { suite, found } = lost
      const which = suite === null ? trusted('') : say` of ${suite}`
      const there =
        found.length === 0
          ? trusted('there is no record of any part.')
          : say`only ${names(found, 10)} left a record, so the others are unknown.`
      return say`${trusted(describeMissing(lost))}${which}: ${there}`
    }),
    ...warnings.map(warning => message(explain(warning))),
  ]
}

/** A section by name. */
export function sectionName(section: Section, sections: readonly Section[]): Text {
  return join(
    sectionKey(section, sections).map(part => say`${part}`),
    ' · ',
  )
}

/** The sections, worst first. */
export function byUrgency({ sections }: Report): readonly Section[] {
  return sections.toSorted((a, b) => urgency.indexOf(a.status) - urgency.indexOf(b.status))
}

const urgency: readonly Status[] = [
  'regressed',
  'errored',
  'not-compared',
  'not-comparable',
  'inconclusive',
  'improved',
  'unchanged',
]

/** Describes what was measured, in a few words. */
export function context(report: Report): Text {
  const only = findOnly(report)
  if (only) return sectionContext(only)
  const { sections } = report
  const judged = sections.flatMap(({ findings }) => findings).filter(({ verdict }) => verdict !== null).length
  return trusted(`${count(sections.length, 'job')}, intervals corrected for ${count(judged, 'comparison')}`)
}

/** Describes how a section was measured, in a few words: `20 rounds in 34 s on AMD EPYC`. */
export function sectionContext(section: Section): Text {
  const { plan, environment, findings } = section
  if (isUnmeasured(section)) return environment ? say`${environment.cpu}` : []
  const confirming = Math.max(0, ...findings.map(({ secondStage }) => secondStage?.rounds ?? 0))
  const confirmed = confirming === 0 ? '' : `, then ${confirming} on new copies`
  const time = plan ? ` in ${duration(plan.seconds)}` : ''
  const machine = environment ? say` on ${environment.cpu}` : []
  return say`${trusted(`${numberExperiment(findings)}${roundsText(section)}${confirmed}${time}`)}${machine}`
}

/** The number of rounds, and why there were no more. */
export function roundsText({ rounds, plan }: Section): string {
  const stop = stopWords[plan?.stoppedBy ?? 'complete']
  return `${count(rounds, 'round')}${stop && ` (${stop})`}`
}

function statusTallies(section: Section): readonly Tally[] {
  const { status, findings, warnings } = section
  const first = findFirstRun(section)
  const failing = findSideFailure(section)
  if (first !== undefined) {
    const runs = failing ? { detail: say` The benchmarks run ${onSide(section, 'contender')}.` } : {}
    return [{ mark: otherMarks.missing, text: firstRunText(first), ...runs }]
  }
  if (failing !== undefined) return [failureAnswer(failing, section)]
  if (status === 'errored') {
    const isTable = warnings.some(({ code }) => code === 'console-table')
    const text = trusted(isTable ? 'Not compared: a table for people is not read' : 'Nothing could be measured')
    return [{ mark: marks['not-comparable'], text }]
  }
  if (status === 'not-compared') {
    const why = explainAbsence(section)
    return [{ mark: otherMarks.missing, text: trusted(`Not compared${why === undefined ? '' : `: ${why}`}`) }]
  }
  const isJudged = findings.some(({ verdict }) => verdict !== null)
  return isJudged || isUnmeasured(section)
    ? []
    : [{ mark: otherMarks.missing, text: trusted(describeIdleness(findings)) }]
}

/** Explains why a section has nothing to compare with, in words that follow "because". Undefined where nobody knows. */
function explainAbsence(section: Section): string | undefined {
  const { outage } = section
  return outage ? describeOutage(outage) : (explainWithheld(section) ?? explainUnpaired(section))
}

/** Says which side the benchmarks fail on, and how: `The benchmarks fail in this PR (exit status 3)`. */
function failureAnswer({ side, failure }: SideFailure, section: Section): Tally {
  const how = describeExit(failure)
  const isOfOne = side === 'baseline' || side === 'contender'
  const where = side === 'both' ? trusted(' on both sides') : isOfOne ? say` ${onSide(section, side)}` : []
  const opposite = side === 'contender' ? 'baseline' : 'contender'
  const who = trusted(isBreak(failure) ? 'The benchmarks run' : 'They run')
  const runs = isOfOne ? say` ${who} ${onSide(section, opposite)}.` : []
  return {
    mark: otherMarks.failing,
    text: say`${trusted(describeFailing(failure))}${where}${trusted(how === undefined ? '' : ` (${how})`)}`,
    detail: say`, so nothing could be compared.${runs}`,
  }
}

/** The doubt that comes before all results: a failed A/A test of many benchmarks, and what stands out of it. */
function doubtTallies(section: Section): readonly Tally[] {
  if (!isDistrusted(section)) return []
  const called = callProcess(section).findings.filter(({ verdict }) => isCalled(verdict))
  const which = names([...new Set(called.map(({ benchmark }) => benchmark))])
  const size = called.length === 1 && called[0]?.change ? say` (${value(percent(called[0].change.value))})` : []
  const verb = trusted(called.length === 1 ? 'stands' : 'stand')
  return [
    {
      mark: otherMarks.warning,
      text: trusted("Don't trust this run: the A/A test failed."),
      detail: say` ${capitalize(failedControlText(section))}.${called.length === 0 ? [] : say` Only ${which}${size} ${verb} out of that.`}`,
    },
  ]
}

function describeIdleness(findings: readonly Finding[]): string {
  const why = explainIdleness({ findings })
  return why === undefined ? 'nothing judged' : `nothing judged, so no gate sees a change: ${why}`
}

/**
 * A shift of the whole suite, which nearly all benchmarks of time share, is one thing, however many show it. One that is unchanged shares
 * nothing, whichever way it leans, and a mean beyond every benchmark is no size to name: then the benchmarks themselves are the answer.
 */
function suiteTallies({ suiteChange, settings, findings }: Section): readonly Tally[] {
  if (suiteChange === null || Math.abs(suiteChange.value) < settings.threshold) return []
  const { low, high, value } = suiteChange
  const ofTime = findings.filter((finding): finding is Moved => {
    const { unit, change, aside } = finding
    return unit === 's' && change !== null && !aside
  })
  const sharing = ofTime.filter(finding => isSharedBy(finding, value))
  const isShared = ofTime.length >= 3 && sharing.length >= 0.8 * ofTime.length
  const isWithin = sharing.some(({ change }) => sizeOf(change) >= Math.abs(Math.log1p(value)))
  // One that regressed in a suite that became faster comes first.
  const isAgainst = value < 0 && having(findings, 'regressed').length > 0
  if (!isShared || !isWithin || isAgainst || ((low ?? -1) <= 0 && (high ?? 1) >= 0)) return []
  const mark = marks[value > 0 ? 'regressed' : 'improved']
  return [{ mark, text: trusted(`the whole suite is ${percentSize(value)} ${value > 0 ? 'slower' : 'faster'}`) }]
}

/** Returns whether a benchmark may have changed by at least half as much as its suite, in the same direction. */
function isSharedBy({ change, verdict }: Moved, ofSuite: number): boolean {
  if (verdict === 'unchanged' || change.value > 0 !== ofSuite > 0) return false
  const far = ofSuite > 0 ? change.high : change.low
  return far === null || Math.abs(Math.log1p(far)) >= Math.abs(Math.log1p(ofSuite)) / 2
}

/** Tells the verdicts: a regression, and what is first, in words, and the others as counts. */
function verdictTallies(
  sections: readonly Section[],
  { isFirst, isOfSides, gate }: { readonly isFirst: boolean; readonly isOfSides: boolean; readonly gate?: GatePolicy },
): readonly Tally[] {
  const failing = new Set(gate ? sections.flatMap(section => [...findFailing(section, gate)]) : [])
  const all = sections.flatMap(section => section.findings.filter(({ verdict }) => verdict !== null))
  const others = sections.some(section => findSideFailure(section))
    ? []
    : all.filter(finding => !isFailing(finding) && !isCutShort(finding))
  const told = order.filter(verdict => having(others, verdict).length > 0)
  return told.map((verdict, at): Tally => {
    const group = having(others, verdict)
    const isAnswer = !isOfSides && !sections.some(isDistrusted) && (verdict === 'regressed' || (isFirst && at === 0))
    if (isAnswer) return { mark: marks[verdict], ...answer(verdict, group, { all, sections, failing }) }
    return { mark: marks[verdict], text: trusted(`${group.length} ${verdictWords[verdict]}`), isCount: true }
  })
}

interface Judged {
  /** All findings that have a verdict. */
  readonly all: readonly Finding[]
  readonly sections: readonly Section[]
  /** Those of them that fail the gate. */
  readonly failing: ReadonlySet<Finding>
}

type Answer = Pick<Tally, 'text' | 'detail'>

/** The answer of a report by the findings `group` with its gravest verdict. */
function answer(verdict: Verdict, group: readonly Finding[], { all, sections, failing }: Judged): Answer {
  if (verdict === 'unchanged') return stillAnswer(all)
  const [only, ...others] = sections.filter(({ findings }) => having(findings, verdict).length > 0)
  const place =
    sections.length < 2 || only === undefined || others.length > 0 ? [] : say` on ${sectionName(only, sections)}`
  if (verdict === 'regressed' || verdict === 'improved') return movedAnswer(verdict, group, { all, failing, place })
  if (verdict === 'inconclusive') {
    const sure = sureReadings.find(({ doubt }) => group.every(finding => finding.doubt === doubt))
    if (sure !== undefined) return sureAnswer(group, all, sure.words)
    if (group.length === all.length && group.every(({ doubt }) => doubt === undefined)) return noAnswer(group, sections)
  }
  const words = verdict === 'inconclusive' ? 'inconclusive' : 'not comparable'
  if (benchmarksOf(all) === 1) return { text: say`${names(namesIn(group))} is ${trusted(words)}${place}` }
  return {
    text: say`${shareText(group, all)} ${trusted(benchmarksOf(group) === 1 ? 'is' : 'are')} ${trusted(words)}${place}:`,
    detail: say` ${names(namesIn(group))}`,
  }
}

interface Moves extends Pick<Judged, 'all' | 'failing'> {
  readonly place: Text
}

/** Tells how many benchmarks changed, the largest change, and whose it is: of what fails the gate, else of a time, else of another metric. */
function movedAnswer(
  verdict: 'regressed' | 'improved',
  group: readonly Finding[],
  { all, failing, place }: Moves,
): Answer {
  const foremost = [group.filter(finding => failing.has(finding)), group.filter(isOfTime), group].find(
    some => some.length > 0,
  )!
  // The worst that is named must be the worst.
  // What a change is at least, by the near end of its interval: of two changes, the noisier one may only seem to be the larger.
  const worst = findLargest(foremost, ({ value: change, low, high }) => {
    const near = change > 0 ? low : high
    return near === null ? 0 : Math.max(0, Math.sign(change) * Math.log1p(near))
  })
  // Of counts alone, people ask for the allocations first.
  const isOfCounts = foremost.every(({ metric }) => findCountThreshold(metric) !== undefined)
  const named = (isOfCounts && foremost.find(({ metric }) => metric === 'allocations')) || (worst ?? foremost[0]!)
  const size = countedWords(named) ?? (worst && roughly(worst.change.value))
  const amount = size === undefined ? [] : say` by ${value(size)}`
  const word = trusted(verdictWords[verdict])
  const what = isOfTime(named) || size?.includes('allocation') ? say`${named.benchmark}` : title(named)
  if (benchmarksOf(all) === 1) return { text: say`${what} ${word}${place}${amount}` }
  const largest =
    worst && benchmarksOf(group) > 1
      ? say`, ${trusted(verdict === 'regressed' ? 'the worst' : 'the best')}${amount}`
      : amount
  return { text: say`${shareText(group, all)} ${word}${place}${largest}:`, detail: say` ${what}` }
}

/** Returns whether a finding is of the time that its benchmark is about, which readers expect where no metric is named. */
function isOfTime({ unit, primary, metric, byCpuTime }: Finding): boolean {
  return isSpeed(unit) && (primary || metric === 'time' || byCpuTime !== undefined)
}

/** The size of a change of allocations in words, where it is counted: `1 allocation`, `24 B`. */
function countedWords(finding: Finding): string | undefined {
  const { size } = countedDifference(finding) ?? {}
  if (size === undefined || finding.unit !== 'count') return size
  return `${size} ${size === '1' ? 'allocation' : 'allocations'}`
}

/** Says that nothing changed, and within how much. */
function stillAnswer(all: readonly Finding[]): Answer {
  const ends = all.flatMap(({ change }) => (change === null ? 0 : [change.low, change.high]))
  const furthest = Math.max(...ends.map(end => (end === null ? Number.POSITIVE_INFINITY : Math.abs(end))))
  const isOne = benchmarksOf(all) === 1
  const text = isOne ? say`${all[0]!.benchmark} did not change.` : trusted('No benchmark changed.')
  if (!Number.isFinite(furthest)) return { text }
  if (furthest === 0) return { text, detail: trusted(' All values are the same.') }
  return {
    text,
    detail: trusted(
      ` ${isOne ? 'It is' : benchmarksOf(all) === 2 ? 'Both are' : `All ${benchmarksOf(all)} are`} within ±${percentSize(furthest)}.`,
    ),
  }
}

/** Says of a run whose intervals all are too wide that there is no answer, and which changes it would have shown. */
function noAnswer(group: readonly Finding[], sections: readonly Section[]): Answer {
  const ends = group.flatMap(({ change }) => [change?.low ?? null, change?.high ?? null])
  const isCut = sections.some(({ plan }) => plan?.stoppedBy === 'interrupted')
  if (ends.some(end => end === null) || isCut)
    return {
      text: trusted('No answer:'),
      detail: trusted(` measuring ended after ${count(Math.max(...sections.map(({ rounds }) => rounds)), 'round')}.`),
    }
  const variation = median(group.map(({ baseline }) => baseline?.cv ?? 0)) ?? 0
  const isOne = benchmarksOf(group) === 1
  const who = isOne ? say`${group[0]!.benchmark} varies` : trusted(`The ${benchmarksOf(group)} benchmarks vary`)
  const largest = Math.max(...ends.map(end => Math.abs(end!)))
  return {
    text: trusted('No answer: this machine is too noisy.'),
    detail: say` ${who} by about ${trusted(roughly(variation))} from run to run, and no change of ${trusted(roughly(largest))} or more showed.`,
  }
}

/** Says of changes that no verdict reports in which direction they are. */
function sureAnswer(group: readonly Finding[], all: readonly Finding[], words: string): Answer {
  const ways = new Set(group.map(({ unit, change }) => directionWord({ unit }, (change?.value ?? 0) > 0)))
  const [way] = ways
  const which = benchmarksOf(all) === 1 ? names(namesIn(group)) : shareText(group, all)
  const verb = trusted(benchmarksOf(group) === 1 ? 'is' : 'are')
  const largest = findLargest(group)
  const size = largest
    ? say` by ${trusted(group.length > 1 ? 'up to ' : '')}${value(roughly(largest.change.value))}`
    : []
  const detail = benchmarksOf(all) === 1 ? [] : say` ${names(namesIn(group))}`
  return {
    text: say`${which} ${verb} ${trusted(ways.size === 1 ? way! : 'a little different')}${size}${trusted(words)}${trusted(detail.length > 0 ? ':' : '')}`,
    detail,
  }
}

const sureReadings = [
  { doubt: 'few-runs', words: '; too few runs to see slow ones in twelve' },
  { doubt: 'near', words: ', near your threshold' },
] as const

function namesIn(group: readonly Finding[]): readonly string[] {
  return [...new Set(group.map(({ benchmark }) => benchmark))]
}

function benchmarksOf(group: readonly Finding[]): number {
  return namesIn(group).length
}

function shareText(group: readonly Finding[], all: readonly Finding[]): Text {
  const [some, whole] = [benchmarksOf(group), benchmarksOf(all)]
  return trusted(
    some < whole ? `${some} of ${whole} benchmarks` : whole === 2 ? 'Both benchmarks' : `All ${whole} benchmarks`,
  )
}

type Moved = Finding & { readonly change: Change }

/** The one of `group` whose sides lie furthest apart, by `size`; undefined where none has a change. */
function findLargest(group: readonly Finding[], size = sizeOf): Moved | undefined {
  const moved = group.filter((finding): finding is Moved => finding.change !== null)
  return moved.length === 0
    ? undefined
    : moved.reduce((most, finding) => (size(finding.change) > size(most.change) ? finding : most))
}

function sizeOf({ value: change }: Change): number {
  return Math.abs(Math.log1p(change))
}

function caveats(sections: readonly Section[], warnings: Report['warnings'], changed: number): readonly Tally[] {
  const all = <T>(of: (section: Section) => readonly T[] | undefined): readonly T[] =>
    sections.flatMap(section => of(section) ?? [])
  const findings = all(section => section.findings)
  const tampered = all(section => section.tampered)
  const [act] = all(section => section.interference)
  const isAnyJudged = findings.some(({ verdict }) => verdict !== null)
  const unjudged = isAnyJudged ? findUnjudged(findings).length : 0
  const ignored = findings.filter(finding => finding.ignored !== undefined).length
  const budgets = sections.flatMap(listBudgets)
  const inState = (state: BudgetState): number => budgets.filter(budget => budget.state === state).length
  const missing = all(({ rules }) => rules?.missing).length
  const [added, removed] = [all(section => section.added).length, all(section => section.removed).length]
  const isFailed = sections.some(section => section.control.status === 'failed' && !isDistrusted(section))
  const hasWarning = (wanted: string): boolean => warnings.some(({ code }) => code === wanted)
  const isOfOne = tampered.every(isOfBaseline)
  const { warning } = otherMarks
  const clock = whyCpuTime(findings)
  return [
    ...tellOf([
      [clock !== undefined, otherMarks.clock, clock ?? ''],
      [act !== undefined, warning, (act && interferences[act.code]) ?? 'a command got at what measures it'],
      [tampered.length, warning, isOfOne ? "the baseline's files were changed" : 'files of copies were changed'],
      [changed, warning, `the benchmark itself changed: ${count(changed, 'file')}`],
      [inState('missed'), otherMarks.missed, `${inState('missed')} over budget`],
      [inState('undecided'), otherMarks.undecided, `${count(inState('undecided'), 'budget')} undecided`],
      [hasWarning('failed-run'), warning, 'the run itself failed'],
      [hasWarning('printed-results'), warning, 'whole processes only: its printed numbers are not read'],
      [missing, otherMarks.absent, `${missing} required, but did not run`],
      [hasWarning('rules-unread'), warning, 'rules not read'],
      [unjudged, otherMarks.unjudged, `${unjudged} not judged`],
    ]),
    ...tellOf([
      [isFailed, warning, 'A/A test failed'],
      [isAnyJudged && ignored, otherMarks.ignored, `${ignored} ignored`],
      [added, otherMarks.added, `${added} added`],
      [removed, otherMarks.removed, `${removed} removed`],
    ]).map(tally => ({ ...tally, isCount: true as const })),
  ]
}

/** What was measured other than it seems, in a few words, by the code of the warning that says more. */
const measuredWords: Readonly<Record<string, (facts: Reason, section: Section) => Text>> = {
  'unit-against-direction': ({ names: which, better }) => {
    const words =
      better === 'higher' ? 'a time, judged as if more were better' : 'a rate, judged as if less were better'
    return say`${names(Array.isArray(which) ? which.map(String) : [], 1)}: ${trusted(words)}`
  },
  'debug-build': ({ side }, section) =>
    say`a debug build ${onSide(section, side === 'baseline' ? 'baseline' : 'contender')} only`,
  'timed-whole': ({ line, side }, section) => {
    const where = side === 'baseline' || side === 'contender' ? say` ${onSide(section, side)}` : []
    return say`timed as a whole: it printed "${String(line)}"${where}`
  },
}

/** Tells beside a verdict what it is of, where that is something else than it seems; once for all sections that say the same. */
function measuredTallies(sections: readonly Section[]): readonly Tally[] {
  const texts = sections.flatMap(section =>
    section.warnings.flatMap(warning =>
      Object.hasOwn(measuredWords, warning.code) ? [measuredWords[warning.code]!(warning, section)] : [],
    ),
  )
  const distinct = new Map(texts.map(text => [JSON.stringify(text), text]))
  return [...distinct.values()].map(text => ({ mark: otherMarks.warning, text }))
}

/** What commands did after which nothing can be compared, in a few words. */
const interferences: Readonly<Record<string, string>> = {
  'stopwatch-ended': 'a command ended the stopwatch',
  'stopwatch-altered': 'a command changed the stopwatch',
  'processes-unended': 'processes of a command could not be ended',
  'processes-foreign': 'the contender left processes of another user',
  'home-changed': 'the contender changed the home directory',
}

const mostExact = 2

/** Names what changed without any noise, and that no verdict reports: `allocated +100%, exact, not judged`. */
export function describeExact(findings: readonly Finding[]): Text | undefined {
  const moved = findings.filter(
    finding => finding.verdict === null && !finding.ignored && isTold(finding) && isExactChange(finding),
  )
  if (moved.length === 0) return undefined
  const isOne = new Set(findings.filter(({ aside }) => !aside).map(({ benchmark }) => benchmark)).size < 2
  const shown = moved.slice(0, mostExact).map(({ benchmark, metric, change }) => {
    const name = isOne ? say`${metric}` : say`${benchmark} · ${metric}`
    return say`${name} ${trusted(change === null ? 'from 0' : percent(change.value))}`
  })
  const more = moved.length > mostExact ? ` and ${moved.length - mostExact} more` : ''
  return say`${join(shown, ', ')}${trusted(`${more}, exact, not judged`)}`
}

function isExactChange({ change, baseline, contender }: Finding): boolean {
  if (change !== null) return change.low !== null && change.low === change.high && change.value !== 0
  const isConstant = [baseline, contender].every(side => side !== null && side.min === side.max)
  return isConstant && baseline!.median === 0 && contender!.median !== 0
}

/** The answer, which stands out, and what the rows do not show; all of the headline where there are no rows near it. */
export function headlineText(tallies: readonly Tally[], { isWhole = true, isSigned = true } = {}): Text {
  const shown = tallies.filter(({ isCount }, at) => at === 0 || isWhole || !isCount)
  const texts = shown.map(({ mark, text, detail = [] }, at) => {
    const opening = isSigned || at > 0 ? say`${sign(mark)} ${text}` : text
    return [...(at === 0 ? styled('strong', opening) : opening), ...detail]
  })
  return join(texts, ' · ')
}

/** The answer with what follows it. */
export function answerText({ text, detail = [] }: Tally): Text {
  return [...text, ...detail]
}

/** Opens a page with `answers` and all of `tallies`, and with the lines of an error below them. */
export function showHeadline(
  tallies: readonly Tally[],
  answers: readonly Text[] = [],
  quote: readonly string[] = [],
): Block {
  const [first] = answers.length === 0 ? tallies : []
  const tone = first?.mark.tone ?? 'quiet'
  return {
    kind: 'callout',
    ...(tone !== 'quiet' && { tone }),
    lines: [...answers, ...(tallies.length === 0 ? [] : [headlineText(tallies)])],
    quote,
  }
}
