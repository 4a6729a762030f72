import type { Conclusion, SideRanking, Work } from '../compare/conclusion.js'
import { type Change, type Finding, type Status, statuses, type Verdict, verdicts } from '../compare/finding.js'
import { type Accepted, explainWithheld, findGateFailures, type Gated, withoutWithheld } from '../compare/gate/gate.js'
import type { GatePolicy } from '../compare/gate/policy.js'
import { isCutShort } from '../compare/shortage.js'
import { isTelling } from '../metrics/metric.js'
import type { RecordKey } from '../record/key.js'
import { explain } from '../record/reasons.js'
import type { Pair } from '../record/record.js'
import { type NamedSide, usualNames, type Warning } from '../record/record.js'
import { matches } from '../rules/match.js'
import { count } from '../util/plural.js'
import { oneLine } from '../util/shell-word.js'
import type { CausesOutcome } from './causes.js'

/** The name and version of the JSON report's shape. */
export const schema = 'counterbalance/report@2'

/** The results of a run of Counterbalance, or of all jobs of a workflow's run; plain data, as it stands in the JSON. */
export interface Report {
  readonly schema: typeof schema
  /** The first that applies to any section. Where parts are missing, it is never one that says that all is well. */
  readonly status: Status
  /** One for each suite, part and contender; one correction for many covers all of them. */
  readonly sections: readonly Section[]
  /** All sides together, where a record has more contenders than one. */
  readonly multiWay?: readonly MultiWay[]
  readonly missing: readonly Missing[]
  /** About the report as a whole. */
  readonly warnings: readonly Warning[]
  /** The gate that the job has, and what it fails on; left out without one. */
  readonly gate?: Gate
  /** The acceptance of what the gate would have failed on. */
  readonly acceptance?: Accepted
}

/** A gate with the reasons why it fails the job, in words; none where it passes. */
export interface Gate extends GatePolicy {
  readonly failures: readonly string[]
}

/** `report` with what a gate of this `policy` decides of it, so that every page tells first why a job fails. */
export function withGate(report: Report, policy: GatePolicy): Report {
  if (policy.failOn.length === 0) return report
  return { ...report, gate: { ...policy, failures: findGateFailures(toEnded(report), policy) } }
}

/** Returns whether the gate of `report` fails the job, and nobody has accepted that. */
export function isRed({ gate, acceptance }: Report): boolean {
  return acceptance === undefined && (gate?.failures.length ?? 0) > 0
}

/** Parts of a suite that left no record. */
export interface Missing {
  /** null: nothing is known of any suite. */
  readonly suite: string | null
  readonly expected: number
  /** Those whose record is there. */
  readonly found: readonly string[]
}

/** `report` with the view that is asked for. */
export function narrowAll(report: Report, narrowing: Narrowing): Report {
  return { ...report, sections: report.sections.map(section => narrow(section, narrowing)) }
}

/** Says how many of all rows are shown. Returns undefined if that is all of them. */
export function describeWhole({ sections }: Report): string | undefined {
  return sections.flatMap(section => describeView(section) ?? [])[0]
}

/** The section of `report`, where it is no more than that. */
export function findOnly({ sections, missing, warnings }: Report): Section | undefined {
  const [only, ...others] = sections
  if (only === undefined || others.length + missing.length > 0) return undefined
  if (warnings.some(({ code }) => code === 'unread-record')) return undefined
  return warnings.length === 0 ? only : { ...only, warnings: [...only.warnings, ...warnings] }
}

/** The one multi-way comparison that `report` is of, where it is no more than that. */
export function findOnlyMultiWay({ sections, multiWay = [], missing }: Report): MultiWay | undefined {
  const [only, ...others] = multiWay
  const isAll = only && others.length + missing.length === 0 && sections.every(section => isOfSamePart(section, only))
  return isAll ? only : undefined
}

/** The number of complete rounds of all sections. */
export function countRounds({ sections }: Report): number {
  return sections.reduce((sum, { rounds }) => sum + rounds, 0)
}

/** The baseline that all sections were compared with, and what was compared, where they have that in common. */
export function findCommonSides({ sections }: Report): Section['sides'] {
  const [first] = sections
  return sections.every(({ sides }) => sides?.baseline?.commit === first?.sides?.baseline?.commit)
    ? first?.sides
    : undefined
}

/** All findings with the section that they are from, and what else a gate looks at. */
export function toEnded({ sections: all, missing, warnings }: Report): Gated {
  const sections = all.map(withoutWithheld)
  const nameIn = (section: Section, benchmark: string): string =>
    sections.length < 2 ? benchmark : `${benchmark} (${sectionKey(section, sections).join(', ')})`
  const [outage] = sections.flatMap(section => section.outage ?? [])
  // Only of one part: in a merge, another part that was interrupted does not end the whole.
  const isOnePart = sections.every(section => sections[0] && isOfSamePart(section, sections[0]))
  const uncompared = sections.filter(({ status }) => status === 'not-compared')
  const cut = [...uncompared, ...sections.filter(({ findings }) => findings.some(isCutShort))]
  const isOutOfTime = cut.length > 0 && cut.every(section => section.plan?.stoppedBy === 'time-budget')
  const plan = (isOnePart ? sections : isOutOfTime ? cut : []).find(section => section.plan)?.plan
  const isTroubled = (section: Section): boolean =>
    sections.length === 1 || section.status === 'errored' || explainWithheld(section) !== undefined
  return {
    ...(sections[0] && { settings: sections[0].settings }),
    // Missing parts count for themselves.
    status: sections.length === 0 ? 'not-compared' : findWorst(sections.map(({ status }) => status)),
    ...(outage ? { outage } : {}),
    ...(plan ? { plan } : {}),
    ...(sections.length > 1 && { uncompared: uncompared.map(section => sectionKey(section, sections).join(', ')) }),
    findings: sections.flatMap(section =>
      section.findings.map(finding => ({ ...finding, benchmark: nameIn(section, finding.benchmark) })),
    ),
    removed: sections.flatMap(section => section.removed.map(name => nameIn(section, name))),
    rules: {
      missing: sections.flatMap(section => (section.rules?.missing ?? []).map(name => nameIn(section, name))),
      budgets: sections.flatMap(section =>
        (section.rules?.budgets ?? []).map(budget => ({ ...budget, benchmark: nameIn(section, budget.benchmark) })),
      ),
    },
    warnings: [...warnings, ...sections.filter(isTroubled).flatMap(section => section.warnings)],
    missing: [...missing.map(describeMissing), ...warnings.filter(({ code }) => code === 'unread-record').map(explain)],
  }
}

/** Describes how many parts have left no record: `1 of 3 parts missing`. */
export function describeMissing({ expected, found }: Missing): string {
  return `${expected - found.length} of ${count(expected, 'part')} missing`
}

/** Returns the names that tell `section` from the others: its suite if there are several, its part if it has one, its contender if there are several. */
export function sectionKey(section: Section, sections: readonly Section[]): readonly string[] {
  const { suite, part } = section
  const hasOneSuite = sections.every(section => section.suite === suite)
  const place = part === undefined ? [suite] : hasOneSuite ? [part] : [suite, part]
  const beside = sections.filter(section => isOfSamePart(section, { suite, part }))
  if (beside.length < 2) return place
  const contender = oneLine(contenderOf(section))
  return beside.length === sections.length ? [contender] : [...place, contender]
}

/** Returns the first status that applies to any of `found`. */
export function findWorst(present: readonly Status[]): Status {
  return statuses.find(status => present.includes(status))!
}

/** Fields of a record that its section keeps as they are. */
export const keptFields = [
  ...(['part', 'environment', 'runners', 'outage', 'sides', 'names', 'command', 'options', 'seed', 'plan'] as const),
  ...([
    'tampered',
    'interference',
    'suiteChanges',
    'suiteReplaced',
    'reinstall',
    'identical',
    'changedFiles',
    'starts',
  ] as const),
] as const

/** All findings, the control, the environment; plain data, as it stands in the JSON. */
export interface Section extends Conclusion, Pick<Pair, (typeof keptFields)[number] | 'stages'> {
  readonly suite: string
  /** Change since the last release, where comparisons anchor the baseline to one. */
  readonly since?: SinceRelease
  /** The functions that account for a change, where it was profiled. */
  readonly causes?: CausesOutcome
  /** Complete rounds that the findings rest on, without those of a second stage. */
  readonly rounds: number
  readonly settings: { readonly threshold: number; readonly confidence: number; readonly looks: readonly number[] }
  /** Output of both sides, compared where it holds no numbers. */
  readonly work?: Work
  /** Filter of the rows that a reader asked for; all of them by default. */
  readonly view?: View
}

/** More than two sides that ran in the same rounds; plain data, as it stands in the JSON. */
export interface MultiWay {
  readonly suite: string
  readonly part?: string
  /** The side that the others are compared with. */
  readonly baseline: string
  /** The baseline first, then the contenders in the order in which they were given. */
  readonly sides: readonly Pick<NamedSide, 'name' | 'origin'>[]
  readonly rankings: readonly SideRanking[]
}

/** Returns the name of the contender that `section` is of. */
export function contenderOf({ names }: Section): string {
  return names?.contender ?? usualNames.contender
}

/** Returns whether `section` is of the same suite and part. */
export function isOfSamePart(section: Section, { suite, part }: RecordKey): boolean {
  return section.suite === suite && section.part === part
}

/** The orders in which findings can be shown. */
export type Sort = 'verdict' | 'change' | 'name'

/** The findings that a page shows, and their order. Verdicts, correction, headline and exit status cover all findings. */
export interface View {
  readonly sort: Sort
  /** Places in the list of findings, in the order in which they are shown. */
  readonly shown: readonly number[]
}

type Viewed = Pick<Section, 'findings' | 'view'>

/** The choice of rows that a reader asks to see. */
export interface Narrowing {
  readonly sort: Sort
  /** Patterns of benchmarks, of which one must fit; none: all. */
  readonly filter: readonly string[]
  /** Verdicts, of which one must fit; none: all. */
  readonly only: readonly Verdict[]
}

/** `report` with the view that is asked for; as it is where nothing is asked. */
export function narrow<T extends Viewed>(report: T, narrowing: Narrowing): T {
  const { sort, filter, only } = narrowing
  if (sort === 'verdict' && filter.length + only.length === 0) return report
  return { ...report, view: makeView(report.findings, narrowing) }
}

function makeView(findings: readonly Finding[], { sort, filter, only }: Narrowing): View {
  const isWanted = ({ benchmark, verdict }: Finding): boolean =>
    (filter.length === 0 || filter.some(pattern => matches(pattern, benchmark))) &&
    (only.length === 0 || only.some(wantedVerdict => wantedVerdict === verdict))
  const wanted = findings.filter(finding => isTold(finding) && isWanted(finding))
  return { sort, shown: wanted.toSorted(orders[sort]).map(finding => findings.indexOf(finding)) }
}

/** Sorts names as people do: the number in a name counts as a number. */
export const byName = new Intl.Collator('en', { numeric: true })

const orders: Readonly<Record<Sort, (a: Finding, b: Finding) => number>> = {
  verdict: (a, b) => rank(a) - rank(b),
  change: (a, b) => sizeOf(b) - sizeOf(a),
  name: (a, b) =>
    byName.compare(a.benchmark, b.benchmark) ||
    Number(b.primary) - Number(a.primary) ||
    byName.compare(a.metric, b.metric),
}

function rank({ verdict }: Finding): number {
  return verdict === null ? verdicts.length : verdicts.indexOf(verdict)
}

/** Ranks a change by its ratio in either direction, because half as much is as far as twice as much. A change from nothing ranks first, an unknown one last. */
function sizeOf({ change, baseline, contender }: Finding): number {
  if (change !== null) return Math.abs(Math.log1p(change.value))
  return baseline?.mean === 0 && contender !== null && contender.mean !== 0 ? Number.MAX_VALUE : -1
}

/** Returns whether a page shows a finding by default. Findings that only explain others are not shown. */
export function isTold({ verdict, ignored, aside, metric }: Finding): boolean {
  return verdict !== null || ignored !== undefined || !aside || isTelling(metric)
}

/** The findings that a page shows, in its order. */
export function listShown({ findings, view }: Viewed): readonly Finding[] {
  return view === undefined ? findings.filter(isTold) : view.shown.flatMap(place => findings[place] ?? [])
}

/** Describes how many of all rows are shown: `showing 3 of 80`. Returns undefined if all are shown. */
export function describeView(report: Viewed): string | undefined {
  const [shown, all] = [listShown(report).length, report.findings.filter(isTold).length]
  return shown === all ? undefined : `showing ${shown} of ${all}`
}

/** The changes since a release. */
export interface SinceRelease {
  /** Name of the release. */
  readonly name: string
  readonly commit?: string
  readonly rows: readonly SinceRow[]
}

/** The change of one benchmark since a release. */
export interface SinceRow {
  readonly benchmark: string
  readonly metric: string
  /** Change of the baseline since then. */
  readonly main: Change
  /** Change of the contender since then. */
  readonly here: Change
}
