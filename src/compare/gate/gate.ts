import { findCountThreshold } from '../../metrics/metric.js'
import { describeRefusal, explain, type Reason } from '../../record/reasons.js'
import { describeOutage, type Outage, type Pair, type Warning } from '../../record/record.js'
import { nameSome } from '../../util/list.js'
import { listBudgets, type RulesOutcome } from '../conclusion.js'
import { type Finding, findUnjudged, type ObstacleCause, type Status } from '../finding.js'
import { explainShortage, isAllCutShort, isCutShort, nameShortage } from '../shortage.js'
import { findBeyond, type Judged } from './beyond.js'
import { type GateCondition, type GatePolicy, isOfRulesOnly } from './policy.js'

/** The results that the gate looks at. */
export interface Gated extends Judged {
  readonly status: Status
  /** Why nobody knows of a baseline. */
  readonly outage?: Outage
  readonly removed: readonly string[]
  /** Why measuring ended. */
  readonly plan?: Pick<NonNullable<Pair['plan']>, 'stoppedBy'>
  readonly rules?: Pick<RulesOutcome, 'missing' | 'budgets'>
  readonly warnings: readonly Warning[]
  /** The names of those of several parts or suites in which nothing was compared. */
  readonly uncompared?: readonly string[]
  /** Parts and records of a matrix that nothing is known of, in words. */
  readonly missing?: readonly string[]
}

/**
 * Finds the reasons why the gate fails the job, in words. If there are none, the gate is open, or there is no gate.
 *
 * A gate fails on what `failOn` names. It also fails on everything that is missing because of the contender, unless `allow` names
 * it. So green means that something was seen. Problems of the machine fail the gate only if
 * `failOn` names them. Where a command got at what measures it, every gate fails, and nothing allows that.
 */
export function findGateFailures(run: Gated, policy: GatePolicy): readonly string[] {
  const { failOn, allow } = policy
  if (failOn.length === 0) return []
  return [
    ...describeInterference(run),
    ...failOn.flatMap(condition => describeCondition(run, condition, policy) ?? []),
    ...(isOfRulesOnly(policy) ? [] : findLacks(run, policy)),
    ...(allow.includes('missing-parts') ? [] : (run.missing ?? [])),
    ...run.warnings.filter(({ code }) => code === 'rules-unread').map(explain),
  ]
}

/** Finds the findings of `run` that fail the gate, each by itself. */
export function findFailing(run: Judged, policy: GatePolicy): ReadonlySet<Finding> {
  const beyond = findBeyond(run, policy)
  return new Set(
    run.findings.filter(
      finding =>
        policy.failOn.some(condition => meets(finding, condition, { beyond, policy })) || isBlamed(finding, policy),
    ),
  )
}

/** Returns whether the contender is to blame that `finding` cannot be compared, and nothing allows that. */
function isBlamed(finding: Finding, policy: GatePolicy): boolean {
  const { failOn, allow } = policy
  if (finding.cause === 'interfered') return failOn.length > 0
  if (isOfRulesOnly(policy) || allow.includes('not-comparable')) return false
  if (isLost(finding)) return !allow.includes('removed')
  if (finding.cause === 'contender-failed') return !allow.includes('errored')
  return finding.cause === 'contender-changed'
}

/** Returns whether runs of the contender that did not fail lack this row: they have removed it, if only now and then. */
function isLost({ cause, reason }: Finding): boolean {
  if (cause !== 'contender-failed') return false
  return reason?.code === 'separated' || (reason?.code === 'missing' && reason.failure === undefined)
}

/** Returns whether the gate fails where nothing was compared. */
export function failsUncompared(policy: GatePolicy): boolean {
  const { failOn, allow } = policy
  return failOn.includes('not-compared') || (!isOfRulesOnly(policy) && !allow.includes('not-compared'))
}

/** Returns whether a benchmark that the contender no longer has fails the gate. */
export function failsRemoved(policy: GatePolicy): boolean {
  const { failOn, allow } = policy
  return failOn.includes('removed') || (!isOfRulesOnly(policy) && !allow.includes('removed'))
}

/** Says what a command did after which no number of this run can be believed, be they judged by changes or by budgets. */
function describeInterference({ findings }: Gated): readonly string[] {
  const [first] = findings.filter(({ cause }) => cause === 'interfered')
  return first?.reason === undefined ? [] : [`nothing can be compared: ${explain(first.reason)}`]
}

function describeCondition(run: Gated, condition: GateCondition, policy: GatePolicy): string | undefined {
  if (condition === 'not-compared') return joined([describeAbsence(run), describeCutShort(run)])
  if (condition === 'budget') {
    const budgets = listBudgets(run)
    const missed = budgets.filter(({ state }) => state === 'missed')
    const blind = budgets.filter(({ median }) => median === null)
    return joined([describe('over budget', missed), describe('with a budget, but without numbers', blind)])
  }
  if (condition === 'required') return describe('required, but did not run', run.rules?.missing ?? [])
  if (condition === 'removed') return describe('removed', run.removed)
  const beyond = findBeyond(run, policy)
  const met = run.findings.filter(finding => meets(finding, condition, { beyond, policy }))
  return joined([
    describe(
      condition.replace('-', ' '),
      met.filter(({ verdict }) => verdict === condition),
    ),
    describe(
      'unchanged by CPU time alone',
      met.filter(({ verdict }) => verdict !== condition),
    ),
  ])
}

/** A gate, and the regressions that are beyond what it tolerates. */
interface Tolerating {
  readonly policy: GatePolicy
  readonly beyond: ReadonlySet<Finding>
}

/** Returns whether a regression of this metric can fail the gate. */
function isAbout({ metric }: Finding, { metrics = [], isOfMetrics }: GatePolicy): boolean {
  return isOfMetrics === undefined || metrics.includes(metric)
}

function meets(finding: Finding, condition: GateCondition, { beyond, policy }: Tolerating): boolean {
  // Returns whether CPU time alone says that a time is unchanged, so that a gate that asks for *unchanged* does not have it.
  if (condition === 'inconclusive' && finding.verdict === 'unchanged' && finding.byCpuTime?.isAlone === true)
    return true
  if (condition === 'not-compared') return isCutShort(finding)
  // A gain whose rare slow runs could not be seen yet is no reason to fail.
  if (finding.verdict !== condition || finding.doubt === 'few-runs') return false
  return condition !== 'regressed' || (isAbout(finding, policy) && beyond.has(finding) && !isOfLayout(finding))
}

/** Returns whether layout probably made a regression, and the user has not asked to judge it all the same. */
function isOfLayout({ layout }: Finding): boolean {
  return layout !== undefined && !layout.isJudged
}

/** Describes the regressions that do not fail the gate. Returns undefined if there are none. */
export function describeTolerated(run: Gated, policy: GatePolicy): string | undefined {
  if (!policy.failOn.includes('regressed')) return undefined
  const beyond = findBeyond(run, policy)
  const regressed = run.findings.filter(({ verdict }) => verdict === 'regressed')
  const named = regressed.filter(finding => isAbout(finding, policy))
  const tolerated = named.filter(finding => !beyond.has(finding) && !isOfLayout(finding))
  const varying = run.findings.filter(({ verdict, metric }) => verdict === null && policy.metrics?.includes(metric))
  return joined([
    describe(
      'regressed in what "fail-on" does not name',
      regressed.flatMap(finding => (isAbout(finding, policy) ? [] : `${finding.benchmark} · ${finding.metric}`)),
    ),
    describe(`not exact, so no gate judges their ${nameSome(policy.metrics ?? [], 4)}`, varying),
    describe('regressed, but perhaps by no more than "fail-on" tolerates', tolerated),
    describe('regressed with the same instructions, so probably by code layout', named.filter(isOfLayout)),
  ])
}

/** Explains why no change was judged although benchmarks ran, so that no gate sees one. Returns undefined where any was. */
export function explainIdleness({ findings }: Pick<Gated, 'findings'>): string | undefined {
  const ignored = new Set(findings.filter(finding => finding.ignored !== undefined).map(({ benchmark }) => benchmark))
  const isAll =
    ignored.size > 0 && findings.every(({ verdict, benchmark }) => verdict === null && ignored.has(benchmark))
  if (!isAll) return undefined
  return ignored.size === 1 ? 'rules ignore the only benchmark' : `rules ignore all ${ignored.size} benchmarks`
}

/** Lists what people should know of a gate that passes: the regressions that it tolerates, and that it had nothing to judge. */
export function listReservations(run: Gated, policy: GatePolicy): readonly string[] {
  const idleness = policy.failOn.length === 0 ? undefined : explainIdleness(run)
  return [
    describeTolerated(run, policy),
    idleness && `"fail-on" saw no change, because nothing was judged: ${idleness}`,
  ].filter(text => text !== undefined)
}

function findLacks(run: Gated, policy: GatePolicy): readonly string[] {
  const { failOn, allow } = policy
  const isOpen = (name: 'removed' | 'not-compared'): boolean => !allow.includes(name) && !failOn.includes(name)
  const blamed = failOn.includes('not-comparable') ? [] : run.findings.filter(finding => isBlamed(finding, policy))
  const because = (cause: ObstacleCause): readonly Finding[] =>
    blamed.filter(finding => finding.cause === cause && !isLost(finding))
  return [
    isOpen('not-compared') ? describeAbsence(run) : undefined,
    isOpen('removed') && describe('removed', run.removed),
    describe('missing in runs of the contender', blamed.filter(isLost)),
    describe('not measured, because the contender failed', because('contender-failed')),
    describe('not comparable, because the contender measures something else', because('contender-changed')),
    describeUnjudged(run),
    ...describeUncounted(run, policy),
  ].filter(text => typeof text === 'string')
}

function describeAbsence(run: Gated): string | undefined {
  if (run.status !== 'not-compared') return describeBaseline(run)
  if (run.outage !== undefined) return `nothing was compared: ${describeOutage(run.outage)}; run the job again`
  const withheld = explainWithheld(run)
  if (withheld !== undefined) return `not compared: ${withheld}`
  const { uncompared = [] } = run
  const where = uncompared.length === 0 ? '' : ` in ${nameSome(uncompared, 5)}`
  const why = explainUnpaired(run)
  return `nothing was compared${where}${why === undefined ? '' : `: ${why}`}`
}

/** Names the rows that measuring ended too early for, where others have a verdict. */
function describeCutShort({ findings, plan }: Gated): string | undefined {
  if (isAllCutShort(findings)) return undefined
  return describe(`not judged, because ${nameShortage(plan?.stoppedBy)}`, findings.filter(isCutShort))
}

/** Names what could not be compared because of the baseline, where nothing else could: then green would mean that nothing was seen. */
function describeBaseline({ findings }: Gated): string | undefined {
  const judged = findings.filter(({ verdict, ignored }) => verdict !== null && ignored === undefined)
  const isNothing = judged.every(({ cause }) => cause === 'baseline')
  return isNothing ? describe('not comparable, because of the baseline', judged) : undefined
}

/** Explains why there was nothing to compare with. Returns undefined where the report does not say. */
export function explainUnpaired({ status, findings, warnings, plan }: Gated): string | undefined {
  if (status !== 'not-compared') return undefined
  const isFailing = findings.some(({ reason }) => reason?.code === 'failed-each-time' && reason.side === 'baseline')
  const isNew = warnings.some(({ code }) => code === 'baseline-unpublished')
  if (isFailing && !isNew) return 'the baseline failed each time'
  const [refusal] = warnings.flatMap(warning => describeRefusal(warning) ?? [])
  if (refusal !== undefined) return refusal
  if (findings.some(isCutShort)) return explainShortage(findings, plan?.stoppedBy)
  const isOutOfTime = plan?.stoppedBy === 'time-budget' || warnings.some(({ code }) => code === 'no-time')
  return isOutOfTime ? 'the time budget is too short' : undefined
}

function describeUnjudged({ findings, status }: Gated): string | undefined {
  if (status === 'errored' || status === 'not-compared') return undefined
  const names = findUnjudged(findings)
  if (names.length > 0)
    return `${describe('not judged', names)} (give "unit: higher" or "unit: lower" in the file of rules)`
  // Identical sides are not measured.
  if (status === 'unchanged' && findings.length === 0) return undefined
  const isNothing = findings.every(({ verdict, ignored }) => verdict === null && ignored === undefined)
  return isNothing ? 'nothing was judged: see "metrics"' : undefined
}

/** Names the metrics that the gate names and that nothing was judged of: it would be green whatever they are. */
function describeUncounted({ findings, status, warnings }: Gated, { metrics = [] }: GatePolicy): readonly string[] {
  if (status === 'errored' || status === 'not-compared' || findings.length === 0) return []
  const isSeen = (name: string): boolean => findings.some(({ metric, verdict }) => metric === name && verdict !== null)
  const why = warnings.find(({ code }) => code === 'counts-unknown')
  const because = why === undefined ? '' : `, because ${explain(why)}`
  // Where counting ended early, nobody knows of the benchmarks that were still to come.
  const cutBy = why?.because as Reason | undefined
  const isCut = cutBy !== undefined && cutBy.code !== 'allocations-unseen'
  const isLost = (name: string): boolean => isCut && findCountThreshold(name) !== undefined
  return metrics
    .filter(name => !isSeen(name) || isLost(name))
    .map(name => `"fail-on" names ${name}, which was not judged${because}`)
}

type Named = string | { readonly benchmark: string }

function describe(what: string, all: readonly Named[]): string | undefined {
  const names = all.map(named => (typeof named === 'string' ? named : named.benchmark))
  return names.length === 0 ? undefined : `${names.length} ${what}: ${nameSome(names, 5)}`
}

function joined(texts: readonly (string | undefined)[]): string | undefined {
  return texts.filter(text => text !== undefined).join('; ') || undefined
}

/** The ways in which a run can end. The first that applies counts. */
export type EndKind =
  | 'interrupted'
  /** No side printed anything. */
  | 'nothing-measured'
  /** One side failed every time. */
  | 'command-failed'
  | 'not-compared'
  | 'gate-failed'
  | 'done'

/** Decides how a run ended, for the action and the command line alike. Applied last, after everything is published. */
export function decideEnd(
  run: Gated,
  policy: GatePolicy,
): { readonly kind: EndKind; readonly failures: readonly string[] } {
  const failures = findGateFailures(run, policy)
  const end = (kind: EndKind) => ({ kind, failures })
  const stoppedBy = run.plan?.stoppedBy
  if (stoppedBy === 'interrupted') return end('interrupted')
  if (run.status === 'errored') return end('nothing-measured')
  if (stoppedBy === 'failing') return end('command-failed')
  // A gate of rules alone has its answer without a baseline.
  const isAnswered = policy.failOn.length > 0 && isOfRulesOnly(policy)
  if (run.status === 'not-compared' && !isAnswered) return end('not-compared')
  return end(failures.length > 0 ? 'gate-failed' : 'done')
}

/** The label that accepts a failing gate: who set it, when, and why, as far as that can be read. */
export interface Setting {
  readonly label: string
  readonly by?: string
  /** In UTC, as in `2026-01-31T12:00:00Z`. */
  readonly at?: string
  readonly why?: string
}

/** The reasons why the gate would have failed, and who accepted them. */
export interface Accepted extends Setting {
  readonly failures: readonly string[]
}

/** The answer whether an authorised person has decided that a failing gate does not fail the job. */
export type Acceptance =
  | ({ readonly kind: 'given' } & Setting)
  /** `pulls` are those of a merge queue's group that must all have it. */
  | { readonly kind: 'missing'; readonly label: string; readonly pulls?: readonly number[] }
  | { readonly kind: 'unknown'; readonly label: string; readonly reason: string }

/** The gate's effect on the job. The verdict is the same in each case: the label accepts a slowdown, but does not undo it. */
type GateDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'shut'; readonly reason: string }
  | ({ readonly kind: 'accepted' } & Accepted)

/** Decides what the gate does about `failures`. `acceptance` is undefined without a pull request, or without a label that accepts. */
export function decideGate(failures: readonly string[], acceptance: Acceptance | undefined): GateDecision {
  if (failures.length === 0) return { kind: 'open' }
  if (acceptance?.kind === 'given') return { ...acceptance, kind: 'accepted', failures }
  return { kind: 'shut', reason: `"fail-on": ${failures.join('; ')}${acceptance ? adviceOf(acceptance) : ''}` }
}

function adviceOf(acceptance: Exclude<Acceptance, { kind: 'given' }>): string {
  const { label } = acceptance
  if (acceptance.kind === 'unknown')
    return `. Whether the pull request has the label "${label}", which would accept that, could not be read: ${acceptance.reason}`
  const { pulls } = acceptance
  const which = pulls?.map(number => `#${number}`).join(' and ')
  return pulls === undefined
    ? `. To accept this, add the label "${label}" to the pull request, and run the job again`
    : `. To accept this, add the label "${label}" to pull request${pulls.length === 1 ? '' : 's'} ${which}, and queue it again`
}

type Shown = Pick<Gated, 'status' | 'warnings' | 'findings'>

/** Explains why numbers are shown and not judged: the base is in doubt, or another version stands in for it. Undefined where that is not so. */
export function explainWithheld({ status, warnings, findings }: Shown): string | undefined {
  if (status !== 'not-compared' || findings.length === 0) return undefined
  const doubt = warnings.find(({ code }) => code === 'base-unconfirmed' || code === 'baseline-older')
  return doubt && describeRefusal(doubt)
}

/** Returns the part of `run` that a gate may judge: what the contender is by itself, where its numbers are not judged. */
export function withoutWithheld<Run extends Shown & { readonly removed: readonly string[] }>(run: Run): Run {
  if (explainWithheld(run) === undefined) return run
  const findings = run.findings.map((finding): Finding => {
    const { cause, ...rest } = finding
    return cause === 'contender-failed' ? finding : { ...rest, verdict: null }
  })
  return { ...run, findings, removed: [] }
}
