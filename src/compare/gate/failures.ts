import type { Warning } from '../../record/record.js'
import { describeOutage, type Outage } from '../../record/record.js'
import { nameSome } from '../../util/list.js'
import type { Growth } from '../growth/growth.js'
import { listBudgets } from '../verdicts/budget.js'
import type { Finding, ObstacleCause } from '../verdicts/finding.js'
import { findUnjudged } from '../verdicts/judged.js'
import type { RulesOutcome } from '../verdicts/rules-outcome.js'
import type { Status } from '../verdicts/status.js'
import { type GateCondition, type GatePolicy, isOfRulesOnly } from './policy.js'
import { isOfStandIn } from './stand-in.js'

/** The results that the gate looks at. */
export interface Gated {
  readonly status: Status
  /** Why nobody knows of a baseline. */
  readonly outage?: Outage
  readonly findings: readonly Finding[]
  readonly growths?: readonly Pick<Growth, 'benchmark' | 'verdict'>[]
  readonly removed: readonly string[]
  readonly rules?: Pick<RulesOutcome, 'missing' | 'budgets'>
  readonly warnings: readonly Warning[]
  /** Parts and records of a matrix that nothing is known of, in words. */
  readonly missing?: readonly string[]
}

/**
 * Finds the reasons why the gate fails the job, in words. If there are none, the gate is open, or there is no gate.
 *
 * A gate fails on what `failOn` names. It also fails on everything that is missing because of the contender, unless `allow` names
 * it, and where a control benchmark moved. So green means that something was seen. Problems of the machine fail the gate only if
 * `failOn` names them.
 */
export function findGateFailures(run: Gated, policy: GatePolicy): readonly string[] {
  const { failOn, allow } = policy
  if (failOn.length === 0) return []
  const found = failOn.flatMap(condition => describeCondition(run, condition, policy) ?? [])
  const lacks = isOfRulesOnly(policy) ? [] : findLacks(run, policy)
  const parts = allow.includes('missing-parts') ? [] : (run.missing ?? [])
  return [...found, ...lacks, ...parts, ...findUnreadRules(run)]
}

/** Returns whether `finding` alone fails the gate. */
export function failsGate(finding: Finding, policy: GatePolicy): boolean {
  const { cause } = finding
  const { failOn, allow } = policy
  if (failOn.some(condition => meets(finding, condition, policy))) return true
  if (isOfRulesOnly(policy) || allow.includes('not-comparable')) return false
  if (cause === 'contender-failed') return !allow.includes('errored')
  return cause === 'contender-changed' || cause === 'control-moved'
}

/** Returns whether a benchmark that the contender no longer has fails the gate. */
export function failsRemoved(policy: GatePolicy): boolean {
  const { failOn, allow } = policy
  return failOn.includes('removed') || (!isOfRulesOnly(policy) && !allow.includes('removed'))
}

function describeCondition(run: Gated, condition: GateCondition, policy: GatePolicy): string | undefined {
  if (condition === 'not-compared') return describeAbsence(run)
  if (condition === 'budget')
    return joined([describe('over budget', findBudgets(run, 'missed')), describe(blind, findBudgets(run, 'blind'))])
  if (condition === 'required') return describe('required, but did not run', run.rules?.missing ?? [])
  if (condition === 'removed') return describe('removed', run.removed)
  const growths = (run.growths ?? []).filter(({ verdict }) => verdict === condition)
  return describe(condition.replace('-', ' '), [
    ...run.findings.filter(finding => meets(finding, condition, policy)),
    ...growths.map(({ benchmark }) => `the growth of ${benchmark}`),
  ])
}

function meets(finding: Finding, condition: GateCondition, policy: GatePolicy): boolean {
  return finding.verdict === condition && (condition !== 'regressed' || isBeyond(finding, policy))
}

/** Returns whether the whole interval of a regression is beyond what the gate lets pass. */
function isBeyond({ change, better, failAbove }: Finding, policy: GatePolicy): boolean {
  const limit = failAbove ?? policy.failAbove ?? 0
  // From nothing to something is more than any limit.
  if (limit === 0 || change === null) return true
  return better === 'higher' ? (change.high ?? 0) < -limit : (change.low ?? 0) > limit
}

/** Describes the regressions that do not fail the gate. Returns undefined if there are none. */
export function describeTolerated({ findings }: Gated, policy: GatePolicy): string | undefined {
  if (!policy.failOn.includes('regressed')) return undefined
  const tolerated = findings.filter(one => one.verdict === 'regressed' && !isBeyond(one, policy))
  return describe('regressed, but perhaps by no more than "fail-on" tolerates', tolerated)
}

const blind = 'with a budget, but without numbers'

/** Budgets that are missed, or that nothing is known of: the contender has no numbers for them. */
function findBudgets(run: Gated, which: 'missed' | 'blind'): readonly Named[] {
  return listBudgets(run).filter(({ state, median }) => (which === 'missed' ? state === 'missed' : median === null))
}

/** What is missing although nobody named it. */
function findLacks(run: Gated, policy: GatePolicy): readonly string[] {
  const { failOn, allow } = policy
  const isOpen = (name: 'removed' | 'not-compared'): boolean => !allow.includes(name) && !failOn.includes(name)
  const blamed = (cause: ObstacleCause): readonly Finding[] =>
    failOn.includes('not-comparable') ? [] : run.findings.filter(one => one.cause === cause && failsGate(one, policy))
  return [
    isOpen('not-compared') ? describeAbsence(run) : undefined,
    isOpen('removed') && describe('removed', run.removed),
    describe('not measured, because the contender failed', blamed('contender-failed')),
    describe('not comparable, because the contender measures something else', blamed('contender-changed')),
    describe('not comparable, because a control benchmark moved', blamed('control-moved')),
    describeUnjudged(run),
  ].filter(text => typeof text === 'string')
}

function describeAbsence(run: Gated): string | undefined {
  if (run.status !== 'not-compared') return undefined
  if (run.outage !== undefined) return `nothing was compared: ${describeOutage(run.outage)}; run the job again`
  return isOfStandIn(run) ? 'not compared: the base commit has no baseline' : 'nothing was compared'
}

function describeUnjudged({ findings, status }: Gated): string | undefined {
  if (status === 'errored' || status === 'not-compared') return undefined
  const names = findUnjudged(findings)
  if (names.length > 0) return `${describe('not judged', names)} (give "direction" in the file of rules)`
  const isNothing = findings.every(({ verdict, ignored }) => verdict === null && ignored === undefined)
  return isNothing ? 'nothing was judged: see "metrics"' : undefined
}

function findUnreadRules({ warnings }: Gated): readonly string[] {
  return warnings.filter(({ code }) => code === 'rules-unread').map(({ message }) => message)
}

type Named = string | { readonly benchmark: string }

function describe(what: string, all: readonly Named[]): string | undefined {
  const names = all.map(one => (typeof one === 'string' ? one : one.benchmark))
  return names.length === 0 ? undefined : `${names.length} ${what}: ${nameSome(names, 5)}`
}

function joined(texts: readonly (string | undefined)[]): string | undefined {
  return texts.filter(text => text !== undefined).join('; ') || undefined
}
