import { findMovedControls } from '../../compare/chosen.js'
import { type Growth, listBudgets } from '../../compare/conclusion.js'
import {
  type BudgetState,
  type Change,
  type Finding,
  findUnjudged,
  type Status,
  type Verdict,
} from '../../compare/finding.js'
import { explainIdleness, explainUnpaired, explainWithheld } from '../../compare/gate/gate.js'
import { isOfBaseline } from '../../compare/obstacles.js'
import type { Block } from '../../document/document.js'
import {
  join,
  line,
  link,
  message,
  names,
  own,
  say,
  sign,
  styled,
  type Text,
  type Tone,
  tell,
  value,
} from '../../document/text.js'
import { duration, percent, percentSize, percentWithin } from '../../metrics/scale.js'
import { directionWord, explain } from '../../record/reasons.js'
import { describeOutage, isUnmeasured, type Origin } from '../../record/record.js'
import { count } from '../../util/plural.js'
import { contenderOf, describeMissing, findOnly, isTold, type Report, type Section, sectionKey } from '../report.js'
import { bothSides, callProcess, having } from '../rows.js'
import { growthWord } from './growth.js'
import { describeIdentical } from './identical.js'
import {
  changeText,
  controlText,
  type Mark,
  marks,
  numberExperiment,
  otherMarks,
  sourceWords,
  stopWords,
  verdictWords,
  whyCpuTime,
} from './words.js'

/** One part of a headline: a sign and a few words. */
export interface Tally {
  readonly mark: Mark
  readonly text: Text
  /** The values behind the largest change, where there is room for them. */
  readonly detail?: Text
}

/** The sign of a whole section. */
export const statusMarks: Readonly<Record<Status, Mark>> = {
  ...marks,
  errored: marks['not-comparable'],
  'not-compared': otherMarks.missing,
}

const order: readonly Verdict[] = ['regressed', 'not-comparable', 'improved', 'unchanged', 'inconclusive']

/** Summarises a report in one line: what is missing, what was found, and what was not examined. */
export function headline(report: Report): readonly Tally[] {
  const only = findOnly(report)
  if (only) return sectionHeadline(only)
  const { sections, warnings, multiWay } = report
  return listTallies(sections, { opening: troubleTallies(report), warnings, isOfSides: multiWay !== undefined })
}

/** Summarises one section in the same way. */
export function sectionHeadline(section: Section): readonly Tally[] {
  const { warnings, findings, status } = section
  const opening = [...describeIdentical(section), ...statusTallies(section)]
  const tallies = listTallies([section], { opening, warnings, isOfSides: false, only: section })
  const [first, ...others] = tallies
  if (status !== 'unchanged' || first === undefined || others.length > 0) return tallies
  return [{ ...first, text: say`${first.text}${own(describeStill(findings))}` }]
}

interface Scope extends Pick<Report, 'warnings'> {
  /** Says what there is of the sections. */
  readonly opening: readonly Tally[]
  /** Contenders of one baseline go by their own names. */
  readonly isOfSides: boolean
  /** The one section, which tells more of its suite. */
  readonly only?: Section
}

/** Summarises `sections`, which are one or several. */
function listTallies(sections: readonly Section[], { opening, warnings, isOfSides, only }: Scope): readonly Tally[] {
  const findings = sections.flatMap(section => section.findings)
  const distances = sections.flatMap(distanceTallies).map(tally => [JSON.stringify(tally.text), tally] as const)
  return [
    ...opening,
    ...failureTallies(sections, isOfSides),
    ...new Map(distances).values(),
    ...(only ? suiteTallies(only) : []),
    ...growthTallies(sections.flatMap(({ growths = [] }) => growths)),
    ...verdictTallies(findings, !isOfSides),
    ...caveats(sections, warnings, only?.suiteChanges?.length ?? 0),
  ]
}

/** A tally that is only told where its condition holds, or its count is not 0. */
type Caveat = readonly [isTold: boolean | number, mark: Mark, text: string]

function tellOf(caveats: readonly Caveat[]): readonly Tally[] {
  return caveats.filter(([isTold]) => Boolean(isTold)).map(([, mark, text]) => ({ mark, text: own(text) }))
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
  const [outage] = sections.flatMap(section => section.outage ?? [])
  const why = outage ? `, because ${describeOutage(outage)}` : ''
  return tellOf([
    [errored, statusMarks.errored, `nothing could be measured in ${errored} of ${length}`],
    [uncompared, statusMarks['not-compared'], `not compared: ${uncompared} of ${length}${why}`],
    ...missing.map((lost): Caveat => [true, otherMarks.missing, describeMissing(lost)]),
    [unread, otherMarks.missing, `${count(unread, 'record')} cannot be read`],
    [length === 0 && missing.length === 0, otherMarks.missing, 'no records'],
    [identical.length, marks.unchanged, `both versions are identical in ${identical.length} of ${length}`],
    [length > identical.length && !isJudged, otherMarks.missing, describeIdleness(findings)],
  ])
}

/** Names what fails in a contender and not in its baseline, which is worse than any change of a value: several contenders by their own names. */
function failureTallies(sections: readonly Section[], isOfSides: boolean): readonly Tally[] {
  const failing = sections.flatMap(section =>
    callProcess(section)
      .findings.filter(isFailing)
      .map(finding => ({ ...finding, name: isOfSides ? contenderOf(section) : finding.benchmark })),
  )
  const which = [...new Set(failing.map(({ name }) => name))]
  if (which.length === 0) return []
  const isEachTime = failing.every(({ reason }) => reason?.code === 'failed-each-time' && reason.side === 'contender')
  const verb = `${which.length === 1 ? 'fails' : 'fail'}${isEachTime ? ' each time' : ''}`
  return [{ mark: otherMarks.failing, text: say`${names(which, 2)} ${own(verb)}` }]
}

function isFailing({ verdict, cause }: Finding): boolean {
  return verdict === 'not-comparable' && cause === 'contender-failed'
}

/** Lists what a reader should know about the records themselves, one sentence each. */
export function recordNotes({ missing, warnings }: Pick<Report, 'missing' | 'warnings'>): readonly Text[] {
  return [
    ...missing.map(lost => {
      const { suite, part, found } = lost
      const which = suite === null ? own('') : part === undefined ? say` of ${suite}` : say` of ${suite} on ${part}`
      const there =
        found.length === 0
          ? own('there is no record of any part.')
          : say`only ${names(found, 10)} left a record, so the others are unknown.`
      return say`${own(describeMissing(lost))}${which}: ${there}`
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
  return sections.toSorted((one, other) => urgency.indexOf(one.status) - urgency.indexOf(other.status))
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

/** Describes what was measured. This is the line below the headline. */
export function context(report: Report): Text {
  const only = findOnly(report)
  if (only) return sectionContext(only)
  const { sections } = report
  const judged = sections.flatMap(({ findings }) => findings).filter(({ verdict }) => verdict !== null).length
  const correction = `one correction for all judged results (${count(judged, 'finding')})`
  return own(`${count(sections.length, 'section')} · ${judged === 0 ? 'nothing is judged' : correction}`)
}

/** Describes what was compared with what, and how, with links to commits in `repository`. This is the line below the headline. */
export function sectionContext(report: Section, repository?: string, isWithoutSides = false): Text {
  const { sides, plan, suiteChange, environment, findings } = report
  const confirming = Math.max(0, ...findings.map(({ secondStage }) => secondStage?.rounds ?? 0))
  const confirmed = confirming === 0 ? '' : `, then ${confirming} on new copies`
  const parts = tell(
    !isWithoutSides && sides && sidesText(sides, repository),
    !isUnmeasured(report) && `${numberExperiment(findings)}${roundsText(report)}${confirmed}`,
    !isUnmeasured(report) && controlText(report),
    suiteChange && `whole suite ${changeText(suiteChange)}`,
    describeLimit(report),
    describeExact(findings),
    plan && duration(plan.seconds),
    environment && say`${environment.cpu}`,
  )
  return join(parts, ' · ')
}

/** The number of rounds, and why there were no more. */
export function roundsText({ rounds, plan }: Section): string {
  const stop = stopWords[plan?.stoppedBy ?? 'complete']
  return `${count(rounds, 'round')}${stop && ` (${stop})`}`
}

/** Names both sides, with links to their commits in `repository`. */
export function sidesText({ baseline, contender }: NonNullable<Section['sides']>, repository?: string): Text {
  const [one, other] = [contender, baseline].map(side => side && sideText(side, repository))
  return other ? say`${one!} against ${other}` : one!
}

/** The commit of a side as people write it; what is no hash is shown as it is. */
function shortCommit(commit: string): string {
  return /^[0-9a-f]{8,64}$/.test(commit) ? commit.slice(0, 7) : commit
}

function statusTallies(report: Section): readonly Tally[] {
  const { status, findings, warnings, outage } = report
  if (status === 'errored') {
    const isTable = warnings.some(({ code }) => code === 'console-table')
    const text = own(isTable ? 'not compared: a table for people is not read' : 'nothing could be measured')
    return [{ mark: marks['not-comparable'], text }]
  }
  if (status === 'not-compared') {
    const without = warnings.some(({ code }) => code === 'no-baseline') ? 'no baseline' : undefined
    const absence = explainWithheld(report) ?? without
    const why = outage ? describeOutage(outage) : (absence ?? explainUnpaired(report))
    return [{ mark: otherMarks.missing, text: own(`not compared${why === undefined ? '' : `: ${why}`}`) }]
  }
  const isJudged = findings.some(({ verdict }) => verdict !== null)
  return isJudged || isUnmeasured(report) ? [] : [{ mark: otherMarks.missing, text: own(describeIdleness(findings)) }]
}

function describeIdleness(findings: readonly Finding[]): string {
  const why = explainIdleness({ findings })
  return why === undefined ? 'nothing judged' : `nothing judged, so no gate sees a change: ${why}`
}

/** A baseline that is not that of the wanted commit explains what follows, or puts it in doubt. */
function distanceTallies({ sides }: Pick<Section, 'sides'>): readonly Tally[] {
  const { commit = '', artifact } = sides?.baseline ?? {}
  if (artifact === undefined || artifact.behind === 0 || artifact.isSame) return []
  // Of a record that anybody may have written.
  const named = /^[0-9a-f]{40,64}$/.test(commit) ? shortCommit(commit) : 'a baseline'
  return [{ mark: otherMarks.warning, text: own(`against ${named}, ${count(artifact.behind, 'commit')} behind`) }]
}

/** A shift of the whole suite, which nearly all benchmarks of time share, is one thing, however many show it. */
function suiteTallies({ suiteChange, settings, findings }: Section): readonly Tally[] {
  if (suiteChange === null || Math.abs(suiteChange.value) < settings.threshold) return []
  const { low, high, value } = suiteChange
  const changes = findings.flatMap(({ unit, change, aside }) => (unit === 's' && change && !aside ? change.value : []))
  const sharing = changes.filter(change => change > 0 === value > 0)
  const isShared = changes.length >= 3 && sharing.length >= 0.8 * changes.length
  if (!isShared || ((low ?? -1) <= 0 && (high ?? 1) >= 0)) return []
  const mark = marks[value > 0 ? 'regressed' : 'improved']
  return [{ mark, text: own(`the whole suite is ${percentSize(value)} ${value > 0 ? 'slower' : 'faster'}`) }]
}

/** Growth that changed is the first thing to know: no single size shows it. */
function growthTallies(growths: readonly Growth[]): readonly Tally[] {
  return (['regressed', 'improved'] as const).flatMap(verdict => {
    const moved = growths.filter(one => one.verdict === verdict)
    const [word, ...others] = [...new Set(moved.map(growthWord))]
    if (word === undefined) return []
    const what =
      moved.length === 1
        ? word
        : `${moved.length} ${others.length === 0 ? word.replace('grows', 'grow') : `growths ${verdict}`}`
    return [{ mark: marks[verdict], text: own(what) }]
  })
}

/** Counts the findings with each verdict; the first, where it is a change, with the largest of its kind, and with its values, by which people know how much it matters. */
function verdictTallies(findings: readonly Finding[], isNamed: boolean): readonly Tally[] {
  const others = findings.filter(finding => !isFailing(finding))
  const isOne = new Set(findings.map(({ benchmark }) => benchmark)).size === 1
  return order.flatMap(verdict => {
    const group = having(others, verdict)
    if (group.length === 0) return []
    if (verdict === 'inconclusive') return openTallies(group, isNamed)
    const worst = isNamed && verdict === 'regressed' ? findLargest(group, leastOf) : undefined
    const extreme = isNamed ? extremeText(verdict, group, isOne) : []
    const text = say`${own(`${group.length} ${verdictWords[verdict]}`)}${extreme}`
    return [{ mark: marks[verdict], text, ...(worst && { detail: bothSides(worst) }) }]
  })
}

/** Counts what is inconclusive, and apart from it the changes whose direction is sure: small ones, and gains that slow runs may yet undo. */
function openTallies(group: readonly Finding[], isNamed: boolean): readonly Tally[] {
  const wayOf = ({ unit, change }: Finding): string => directionWord({ unit }, (change?.value ?? 0) > 0)
  const readings = sureReadings.flatMap(({ doubt, words }) => {
    const sure = group.filter(one => one.doubt === doubt)
    return [...new Set(sure.map(wayOf))].map(way => {
      const some = sure.filter(one => wayOf(one) === way)
      return say`${own(`${some.length} ${way}`)}${isNamed ? upTo(some) : []}${own(words)}`
    })
  })
  const others = group.filter(({ doubt }) => sureReadings.every(reading => reading.doubt !== doubt)).length
  const texts = [...(others > 0 ? [own(`${others} ${verdictWords.inconclusive}`)] : []), ...readings]
  return texts.map(text => ({ mark: marks.inconclusive, text }))
}

const sureReadings = [
  { doubt: 'few-runs', words: '; too few runs to see slow ones in twelve' },
  { doubt: 'near', words: ', near your threshold' },
] as const

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

/** What a change is at least, by the near end of its interval: of two changes, the noisier one may only seem to be the larger. */
function leastOf({ value: change, low, high }: Change): number {
  const near = change > 0 ? low : high
  return near === null ? 0 : Math.max(0, Math.sign(change) * Math.log1p(near))
}

/** Says of findings that are all unchanged within how much; empty where that is not known. */
function describeStill(findings: readonly Finding[]): string {
  const judged = findings.filter(({ verdict }) => verdict !== null)
  const ends = judged.flatMap(({ change }) => (change === null ? 0 : [change.low, change.high]))
  const furthest = Math.max(...ends.map(end => (end === null ? Number.POSITIVE_INFINITY : Math.abs(end))))
  if (!Number.isFinite(furthest) || judged.some(({ verdict }) => verdict !== 'unchanged')) return ''
  return judged.length === 1
    ? `, differing by at most ${percentSize(furthest)}`
    : `, none differing by more than ${percentSize(furthest)}`
}

/** The largest change of `group` in words: `, up to −11.6%`. */
export function upTo(group: readonly Finding[]): Text {
  const largest = findLargest(group)
  if (largest === undefined) return []
  const { value: size, low, high } = largest.change
  return say`${own(group.length === 1 ? ', ' : ', up to ')}${value(percentWithin(size, low, high))}`
}

/** The largest change of those that regressed or improved, and the benchmark that it is of, where they are several. */
function extremeText(verdict: Verdict, group: readonly Finding[], isOne: boolean): Text {
  if (verdict !== 'regressed' && verdict !== 'improved') return []
  // The worst that is named must be the worst; up to how much all of them changed is a size alone.
  const worst = findLargest(group, verdict === 'improved' || isOne ? sizeOf : leastOf)
  if (worst === undefined) return []
  const isAlone = group.filter(({ change }) => change !== null).length === 1
  const amount = value(percentWithin(worst.change.value, worst.change.low, worst.change.high))
  if (verdict === 'improved' || isOne) return isAlone ? say` (${amount})` : say`, up to ${amount}`
  return isAlone ? say`: ${worst.benchmark} ${amount}` : say`, worst ${worst.benchmark} ${amount}`
}

function caveats(sections: readonly Section[], warnings: Report['warnings'], changed: number): readonly Tally[] {
  const all = <T>(of: (section: Section) => readonly T[] | undefined): readonly T[] =>
    sections.flatMap(one => of(one) ?? [])
  const findings = all(section => section.findings)
  const tampered = all(section => section.tampered)
  const isAnyJudged = findings.some(({ verdict }) => verdict !== null)
  const unjudged = isAnyJudged ? findUnjudged(findings).length : 0
  const ignored = findings.filter(finding => finding.ignored !== undefined).length
  const budgets = sections.flatMap(listBudgets)
  const inState = (state: BudgetState): number => budgets.filter(budget => budget.state === state).length
  const missing = all(({ rules }) => rules?.missing).length
  const moved = findMovedControls(findings).length
  const [added, removed] = [all(section => section.added).length, all(section => section.removed).length]
  const isFailed = sections.some(({ control }) => control.status === 'failed')
  const hasWarning = (wanted: string): boolean => warnings.some(({ code }) => code === wanted)
  const isOfOne = tampered.every(isOfBaseline)
  const { warning } = otherMarks
  const clock = whyCpuTime(findings)
  return tellOf([
    [clock !== undefined, otherMarks.clock, clock ?? ''],
    [tampered.length, warning, isOfOne ? "the baseline's files were changed" : 'files of copies were changed'],
    [changed, warning, `the benchmark itself changed: ${count(changed, 'file')}`],
    [moved, warning, `${count(moved, 'control benchmark')} moved`],
    [hasWarning('control-untested'), warning, 'control benchmark not tested'],
    [inState('missed'), otherMarks.missed, `${inState('missed')} over budget`],
    [inState('undecided'), otherMarks.undecided, `${count(inState('undecided'), 'budget')} undecided`],
    [hasWarning('failed-run'), warning, 'the run itself failed'],
    [hasWarning('printed-results'), warning, 'whole processes only: its printed numbers are not read'],
    [missing, otherMarks.absent, `${missing} required, but did not run`],
    [hasWarning('rules-unread'), warning, 'rules not read'],
    [unjudged, otherMarks.unjudged, `${unjudged} not judged`],
    [isAnyJudged && ignored, otherMarks.ignored, `${ignored} ignored`],
    [isFailed, warning, 'A/A test failed'],
    [added, otherMarks.added, `${added} added`],
    [removed, otherMarks.removed, `${removed} removed`],
  ])
}

/** A side by its commit and where that came from. A command stands whole. */
export function sideText({ commit, label, source, artifact }: Origin, repository?: string): Text {
  if (commit === undefined) return source === 'command' ? line(label) : say`${label}`
  const short = say`${shortCommit(commit)}`
  const isKnown = repository !== undefined && /^[0-9a-f]{40,64}$/.test(commit)
  return say`${isKnown ? link(`${repository}/commit/${commit}`, short) : short} (${own(sourceWords[source])}${label}${own(artifactText(artifact))})`
}

function artifactText(artifact: Origin['artifact']): string {
  if (artifact === undefined) return ''
  const { runNumber, behind, isSame } = artifact
  const distance = behind === 0 ? '' : `, ${count(behind, 'commit')} behind`
  return `, run ${runNumber}${distance}${isSame ? ', with only documents changed since' : ''}`
}

/** Holds where the verdict of a row, or what it reads in its place, says more than what is ruled out. */
function isTelling({ verdict, doubt }: Finding): boolean {
  return verdict !== 'inconclusive' || doubt === 'few-runs' || doubt === 'near'
}

/** Describes what an entirely inconclusive run has still ruled out: `nothing above 15% changed`; undefined for any other run. */
export function describeLimit({ findings }: Pick<Section, 'findings'>): Text | undefined {
  const judged = findings.filter(({ verdict }) => verdict !== null)
  if (judged.length === 0 || judged.some(isTelling)) return undefined
  const ends = judged.flatMap(({ change }) => [change?.low ?? null, change?.high ?? null])
  if (ends.some(end => end === null)) return own('too few rounds to rule out a change of any size')
  return own(`nothing above ${percentSize(Math.max(...ends.map(end => Math.abs(end!))))} changed`)
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
    return say`${name} ${own(change === null ? 'from 0' : percent(change.value))}`
  })
  const more = moved.length > mostExact ? ` and ${moved.length - mostExact} more` : ''
  return say`${join(shown, ', ')}${own(`${more}, exact, not judged`)}`
}

function isExactChange({ change, baseline, contender }: Finding): boolean {
  if (change !== null) return change.low !== null && change.low === change.high && change.value !== 0
  const isConstant = [baseline, contender].every(side => side !== null && side.min === side.max)
  return isConstant && baseline!.median === 0 && contender!.median !== 0
}

/** The first part stands out, since a notification may show no more. */
export function headlineText(tallies: readonly Tally[], isDetailed = false): Text {
  return join(
    tallies.map(({ mark, text, detail }, at) => {
      const shown = say`${sign(mark)} ${text}`
      return at > 0
        ? shown
        : say`${styled('strong', shown)}${isDetailed && detail !== undefined ? say` (${detail})` : []}`
    }),
    ' · ',
  )
}

/** Opens a page: the first tally as the answer, where there are no `answers` of more weight, the shares of all verdicts, and the other tallies. */
export function showHeadline(
  tallies: readonly Tally[],
  judged: readonly Pick<Finding, 'verdict'>[],
  answers: readonly Text[] = [],
): readonly Block[] {
  const shares = verdictsByTone.map(([tone, verdicts]) => ({
    tone,
    count: judged.filter(({ verdict }) => verdict !== null && verdicts.includes(verdict)).length,
  }))
  const [first] = answers.length === 0 ? tallies : []
  return [
    {
      kind: 'callout',
      ...(first && first.mark.tone !== 'quiet' && { tone: first.mark.tone }),
      lines: first ? [say`${sign(first.mark)} ${first.text}`] : answers,
    },
    {
      kind: 'tallies',
      shares: shares.filter(({ count }) => count > 0),
      items: tallies.filter(tally => tally !== first),
    },
  ]
}

const verdictsByTone: readonly (readonly [Tone, readonly Verdict[]])[] = [
  ['bad', ['regressed']],
  ['good', ['improved']],
  ['doubt', ['not-comparable', 'inconclusive']],
  ['quiet', ['unchanged']],
]
