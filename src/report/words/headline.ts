import { isOfStandIn } from '../../compare/gate/stand-in.js'
import { listBudgets } from '../../compare/verdicts/budget.js'
import type { BudgetState, Change, Verdict } from '../../compare/verdicts/finding.js'
import { isOfBaseline } from '../../compare/verdicts/incomparable.js'
import { findMovedControls, findUnjudged } from '../../compare/verdicts/judged.js'
import type { RulesOutcome } from '../../compare/verdicts/rules-outcome.js'
import { join, line, own, say, type Text } from '../../document/text.js'
import { duration } from '../../metrics/duration.js'
import { percentInterval, percentSize, percentWithin } from '../../metrics/scale.js'
import { describeOutage } from '../../record/outage.js'
import type { Origin } from '../../record/record.js'
import { count } from '../../util/plural.js'
import { having } from '../rows.js'
import type { Section } from '../section.js'
import { growthWord } from './growth.js'
import { describeExact, describeLimit } from './notable.js'
import { numberExperiment } from './rounds/experiments.js'
import { commonWord, controlText, type Mark, marks, otherMarks, sourceWords, stopWords } from './words.js'

/** One part of a headline: a sign and a few words of our own. */
export interface Tally {
  readonly mark: Mark
  readonly text: string
}

const order: readonly Verdict[] = ['regressed', 'incomparable', 'improved', 'unchanged', 'inconclusive']

interface Caveated extends Pick<Section, 'added' | 'removed' | 'findings'> {
  readonly rules?: Pick<RulesOutcome, 'missing' | 'budgets'>
  readonly control: Pick<Section['control'], 'status'>
  readonly warnings: Section['warnings']
  readonly tampered?: readonly string[]
  readonly suiteChanges?: readonly string[]
}

/** Summarises the whole run in one line: what was found, and what was not examined. */
export function headline(report: Section): readonly Tally[] {
  return [
    ...statusTallies(report),
    ...distanceTallies(report),
    ...suiteTallies(report),
    ...growthTallies(report),
    ...verdictTallies(report),
    ...caveats(report),
  ]
}

/** Describes what was compared with what, and how. This is the line below the headline. */
export function context(report: Section): Text {
  const { sides, rounds, plan, suiteChange, environment } = report
  const stop = stopWords[plan?.stoppedBy ?? 'complete']
  const parts = [
    sides && sidesText(sides),
    own(
      `${numberExperiment(report.findings)}${count(rounds, 'round')}${stop && ` (${stop})`}${describeSecondStage(report)}`,
    ),
    own(controlText(report)),
    suiteChange ? own(`whole suite ${changeText(suiteChange)}`) : undefined,
    describeLimit(report),
    describeExact(report.findings),
    plan && own(duration(plan.seconds)),
    environment && say`${environment.cpu}`,
  ]
  return join(
    parts.filter(text => text !== undefined),
    ' · ',
  )
}

function describeSecondStage({ findings }: Section): string {
  const rounds = Math.max(0, ...findings.map(({ secondStage }) => secondStage?.rounds ?? 0))
  return rounds === 0 ? '' : `, then ${rounds} on new copies`
}

function sidesText({ baseline, contender }: NonNullable<Section['sides']>): Text {
  return baseline ? say`${sideText(contender)} against ${sideText(baseline)}` : sideText(contender)
}

/** The commit of a side as people write it; what is no hash is shown as it is. */
function shortCommit(commit: string): string {
  return /^[0-9a-f]{8,64}$/.test(commit) ? commit.slice(0, 7) : commit
}

function statusTallies(report: Section): readonly Tally[] {
  const { status, findings, warnings, outage } = report
  if (status === 'errored') return [{ mark: marks.incomparable, text: 'nothing could be measured' }]
  if (status === 'not-compared') {
    const isWithoutBaseline = warnings.some(({ code }) => code === 'no-baseline')
    const why = outage
      ? `: ${describeOutage(outage)}`
      : isOfStandIn(report)
        ? ': the base commit has no baseline of its own'
        : isWithoutBaseline
          ? ': no baseline'
          : ''
    return [{ mark: otherMarks.missing, text: `not compared${why}` }]
  }
  const isJudged = findings.some(({ verdict }) => verdict !== null)
  return isJudged ? [] : [{ mark: otherMarks.missing, text: 'nothing judged' }]
}

/** A baseline that is not that of the wanted commit explains what follows, or puts it in doubt. */
export function distanceTallies({ sides }: Pick<Section, 'sides'>): readonly Tally[] {
  const { commit = '', artifact } = sides?.baseline ?? {}
  if (artifact === undefined || artifact.behind === 0 || artifact.isSame) return []
  // Of a record that anybody may have written.
  const named = /^[0-9a-f]{40,64}$/.test(commit) ? shortCommit(commit) : 'a baseline'
  return [{ mark: otherMarks.warning, text: `against ${named}, ${count(artifact.behind, 'commit')} behind` }]
}

/** A shift of the whole suite is one thing, however many benchmarks show it. */
function suiteTallies({ suiteChange, settings, findings }: Section): readonly Tally[] {
  if (suiteChange === null || Math.abs(suiteChange.value) < settings.threshold) return []
  const { low, high, value } = suiteChange
  if ((low ?? -1) <= 0 && (high ?? 1) >= 0) return []
  if (!isShared(findings, value > 0)) return []
  const mark = marks[value > 0 ? 'regressed' : 'improved']
  return [{ mark, text: `the whole suite is ${percentSize(value)} ${value > 0 ? 'slower' : 'faster'}` }]
}

/** Growth that changed is the first thing to know: no single size shows it. */
export function growthTallies({ growths = [] }: Pick<Section, 'growths'>): readonly Tally[] {
  return (['regressed', 'improved'] as const).flatMap(verdict => {
    const own = growths.filter(one => one.verdict === verdict)
    const [word, ...others] = [...new Set(own.map(growthWord))]
    if (word === undefined) return []
    const what =
      own.length === 1
        ? word
        : `${own.length} ${others.length === 0 ? word.replace('grows', 'grow') : `growths ${verdict}`}`
    return [{ mark: marks[verdict], text: what }]
  })
}

/** Whether nearly all benchmarks of time, and not just a few large ones, moved that way. */
function isShared(findings: Section['findings'], isMore: boolean): boolean {
  const changes = findings.flatMap(({ unit, change, aside }) => (unit === 's' && change && !aside ? change.value : []))
  const sharing = changes.filter(change => change > 0 === isMore)
  return changes.length >= fewestOfSuite && sharing.length >= shareOfSuite * changes.length
}

const fewestOfSuite = 3
const shareOfSuite = 0.8

/** A change with its interval. */
export function changeText({ value, low, high }: Pick<Change, 'value' | 'low' | 'high'>): string {
  return `${percentWithin(value, low, high)} ${percentInterval(low, high)}`
}

/** Counts the findings with each verdict. */
export function verdictTallies({ findings }: Pick<Section, 'findings'>): readonly Tally[] {
  return order
    .map(verdict => ({ verdict, group: having(findings, verdict) }))
    .filter(({ group }) => group.length > 0)
    .map(({ verdict, group }) => ({ mark: marks[verdict], text: `${group.length} ${commonWord(verdict, group)}` }))
}

/** Lists the facts that a headline must not hide. */
export function caveats(report: Caveated): readonly Tally[] {
  const { added, removed, control, findings, rules, warnings, tampered = [], suiteChanges = [] } = report
  const isAnyJudged = findings.some(({ verdict }) => verdict !== null)
  const unjudged = isAnyJudged ? findUnjudged(findings).length : 0
  const isRuled = warnings.every(({ code }) => code !== 'rules-unread')
  const ignored = findings.filter(finding => finding.ignored !== undefined).length
  const budgets = listBudgets(report)
  const inState = (state: BudgetState): number => budgets.filter(budget => budget.state === state).length
  const missing = rules?.missing.length ?? 0
  const moved = findMovedControls(findings).length
  const all = [
    tampered.length > 0 && {
      mark: otherMarks.warning,
      text: tampered.every(isOfBaseline) ? "the baseline's files were changed" : 'files of copies were changed',
    },
    suiteChanges.length > 0 && {
      mark: otherMarks.warning,
      text: `the benchmark itself changed: ${count(suiteChanges.length, 'file')}`,
    },
    moved > 0 && { mark: otherMarks.warning, text: `${count(moved, 'control benchmark')} moved` },
    warnings.some(({ code }) => code === 'control-untested') && {
      mark: otherMarks.warning,
      text: 'control benchmark not tested',
    },
    inState('missed') > 0 && { mark: otherMarks.missed, text: `${inState('missed')} over budget` },
    inState('undecided') > 0 && {
      mark: otherMarks.undecided,
      text: `${count(inState('undecided'), 'budget')} undecided`,
    },
    warnings.some(({ code }) => code === 'failed-run') && { mark: otherMarks.warning, text: 'the run itself failed' },
    warnings.some(({ code }) => code === 'console-table') && {
      mark: otherMarks.warning,
      text: 'whole processes only, because a table was printed for people',
    },
    missing > 0 && { mark: otherMarks.absent, text: `${missing} required, but did not run` },
    !isRuled && { mark: otherMarks.warning, text: 'rules not read' },
    unjudged > 0 && { mark: otherMarks.unjudged, text: `${unjudged} not judged` },
    ignored > 0 && { mark: otherMarks.ignored, text: `${ignored} ignored` },
    control.status === 'failed' && { mark: otherMarks.warning, text: 'control failed' },
    added.length > 0 && { mark: otherMarks.added, text: `${added.length} added` },
    removed.length > 0 && { mark: otherMarks.removed, text: `${removed.length} removed` },
  ]
  return all.filter(caveat => caveat !== false)
}

/** A side by its commit and where that came from. A command stands whole. */
export function sideText({ commit, label, source, artifact }: Origin): Text {
  if (commit === undefined) return source === 'command' ? line(label) : say`${label}`
  return say`${shortCommit(commit)} (${own(sourceWords[source])}${label}${own(artifactText(artifact))})`
}

function artifactText(artifact: Origin['artifact']): string {
  if (artifact === undefined) return ''
  const { runNumber, behind, isSame } = artifact
  const distance = behind === 0 ? '' : `, ${count(behind, 'commit')} behind`
  return `, run ${runNumber}${distance}${isSame ? ', with only documents changed since' : ''}`
}
