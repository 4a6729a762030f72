import type { Accepted } from '../compare/gate/decision.js'
import type { Ended } from '../compare/gate/end.js'
import type { Gated } from '../compare/gate/failures.js'
import { isOfStandIn, withoutStandIn } from '../compare/gate/stand-in.js'
import { type Status, statuses } from '../compare/verdicts/status.js'
import { gatherRecords } from '../record/gather.js'
import { listPairs, makeOnlyPair } from '../record/pair.js'
import type { SessionRecord, Warning } from '../record/record.js'
import { count } from '../util/plural.js'
import { type Contest, contenderOf, isOfContest, makeContest } from './contest.js'
import { makeSection, makeSections, type Section } from './section.js'
import { describeView, type Narrowing, narrow } from './view.js'

export const mergedSchemaName = 'counterbalance/merged-report@1'

/** The results of all legs and suites of one run of a workflow together. This is plain data, exactly as in the JSON. */
export interface MergedReport {
  readonly schema: typeof mergedSchemaName
  /** The first that applies to any section; where legs or shards are missing, it is never one that says that all is well. */
  readonly status: Status
  /** One report for each suite, leg and contender, by name; one correction for many covers all of them. */
  readonly sections: readonly Section[]
  /** Where a record has more contenders than one: all of its sides together. */
  readonly contests?: readonly Contest[]
  readonly missing: readonly Missing[]
  readonly warnings: readonly Warning[]
  /** The acceptance of what the gate would have failed on. */
  readonly acceptance?: Accepted
}

/** Legs of a suite, or shards of one of its legs, that left no record. */
export interface Missing {
  readonly what: 'leg' | 'shard'
  /** null: nothing is known of any suite. */
  readonly suite: string | null
  /** The leg whose shards are missing. */
  readonly leg?: string
  readonly expected: number
  /** Those whose record is there. */
  readonly found: readonly string[]
}

export interface MergeOptions {
  /** How many legs there must be; undefined: nobody knows. */
  readonly legs?: number | undefined
  /** Records that are there and cannot be read: what they would have said is not known. */
  readonly unread?: readonly Warning[]
}

/**
 * The report of all `records` of a run: shards pooled, one section for each suite and leg, and one correction for many over all of
 * them.
 *
 * Where a job ran twice, its newer record counts. Records that are not of one run are refused.
 */
export function mergeRecords(
  records: readonly SessionRecord[],
  { legs, unread = [] }: MergeOptions = {},
): MergedReport {
  const { experiments, missing: shards, warnings } = gatherRecords(records)
  const sections = makeSections(experiments.flatMap(listPairs))
  const contests = experiments
    .filter(({ sides }) => sides.length > 2)
    .map(record =>
      makeContest(
        record,
        sections.filter(section => isOfContest(section, record)),
      ),
    )
  const missing = [...findMissing(experiments, legs), ...shards.map(one => ({ what: 'shard' as const, ...one }))]
  const isWhole = missing.length === 0 && unread.length === 0 && sections.length > 0
  return {
    schema: mergedSchemaName,
    status: findWorst([...sections.map(({ status }) => status), ...(isWhole ? [] : (['not-compared'] as const))]),
    sections,
    ...(contests.length > 0 ? { contests } : {}),
    missing,
    warnings: [...warnings, ...unread],
  }
}

/** Makes the reports of `record`: one for two sides, or one for each contender with the baseline. */
export function reportRecord(record: SessionRecord): Section | MergedReport {
  return record.sides.length === 2 ? makeSection(makeOnlyPair(record)) : mergeRecords([record])
}

/** A report with the way to the record that each of its sections was made from. */
export interface ReportOfRecords {
  readonly report: Section | MergedReport
  readonly recordOf: (section: Section) => SessionRecord | undefined
}

/** Makes the report of all `records` of a run, which {@link mergeRecords} merges if there are several. */
export function reportRecords(records: readonly SessionRecord[]): ReportOfRecords {
  const [first, ...others] = records
  if (first && others.length === 0) return { report: reportRecord(first), recordOf: () => first }
  const { experiments } = gatherRecords(records)
  const merged = mergeRecords(records)
  return {
    report: findOnly(merged) ?? merged,
    recordOf: ({ suite, leg }) => experiments.find(one => one.suite === suite && one.leg === leg),
  }
}

/** A report of any kind with the view that is asked for. */
export function narrowAll(report: Section | MergedReport, asked: Narrowing): Section | MergedReport {
  return isMerged(report)
    ? { ...report, sections: report.sections.map(section => narrow(section, asked)) }
    : narrow(report, asked)
}

/** Says how many of all rows are shown. Returns undefined if that is all of them. */
export function describeWhole(report: Section | MergedReport): string | undefined {
  if (!isMerged(report)) return describeView(report)
  return report.sections.flatMap(section => describeView(section) ?? [])[0]
}

/** Returns whether a report has several sections. */
export function isMerged(report: Section | MergedReport): report is MergedReport {
  return report.schema === mergedSchemaName
}

/** Returns the parts of a report of any kind that a gate looks at. */
export function toEnded(report: Section | MergedReport): Ended {
  if (!isMerged(report)) return withoutStandIn(report)
  const [plan] = report.sections.flatMap(section => section.plan ?? [])
  return { ...toGated(report), ...(plan && { plan }) }
}

/** The one report that `merged` is, where it is no more than that. */
export function findOnly({ sections, missing, warnings, acceptance }: MergedReport): Section | undefined {
  const [only, ...others] = sections
  if (only === undefined || only.leg !== undefined || others.length + missing.length > 0) return undefined
  if (warnings.some(({ code }) => code === 'unread-record')) return undefined
  return { ...only, warnings: [...only.warnings, ...warnings], ...(acceptance ? { acceptance } : {}) }
}

/** The one contest that `merged` is of, where it is no more than that. */
export function findOnlyContest({ sections, contests = [], missing }: MergedReport): Contest | undefined {
  const [only, ...others] = contests
  const isAll = only && others.length + missing.length === 0 && sections.every(section => isOfContest(section, only))
  return isAll ? only : undefined
}

/** All findings with the section that they are from, and what else a gate looks at. */
export function toGated({ sections: all, missing, warnings }: MergedReport): Gated {
  const sections = all.map(withoutStandIn)
  const nameIn = (section: Section, benchmark: string): string =>
    sections.length < 2 ? benchmark : `${benchmark} (${sectionKey(section, sections).join(', ')})`
  const found = sections.map(({ status }) => status)
  const [outage] = sections.flatMap(section => section.outage ?? [])
  return {
    // Missing legs count for themselves.
    status: sections.length === 0 ? 'not-compared' : findWorst(found),
    ...(outage ? { outage } : {}),
    findings: sections.flatMap(section =>
      section.findings.map(finding => ({ ...finding, benchmark: nameIn(section, finding.benchmark) })),
    ),
    growths: sections.flatMap(section =>
      (section.growths ?? []).map(({ benchmark, verdict }) => ({ benchmark: nameIn(section, benchmark), verdict })),
    ),
    removed: sections.flatMap(section => section.removed.map(name => nameIn(section, name))),
    rules: mergeRules(sections, nameIn),
    warnings: [
      ...warnings,
      ...sections.filter(one => one.status === 'errored' || isOfStandIn(one)).flatMap(one => one.warnings),
    ],
    missing: [
      ...missing.map(one => `${describeMissing(one)} missing`),
      ...warnings.filter(({ code }) => code === 'unread-record').map(({ message }) => message),
    ],
  }
}

/** Describes how many legs or shards have left no record: `1 of 3 legs`. */
export function describeMissing({ what, expected, found }: Missing): string {
  return `${expected - found.length} of ${count(expected, what)}`
}

/** Combines the results of the rules of all `sections`, under the names that `nameIn` gives. */
export function mergeRules(
  sections: readonly Section[],
  nameIn: (section: Section, benchmark: string) => string,
): NonNullable<Gated['rules']> {
  return {
    missing: sections.flatMap(section => (section.rules?.missing ?? []).map(name => nameIn(section, name))),
    budgets: sections.flatMap(section =>
      (section.rules?.budgets ?? []).map(one => ({ ...one, benchmark: nameIn(section, one.benchmark) })),
    ),
  }
}

/** Returns the names that tell `section` from the others: its suite if there are several, its leg if it has one, its contender if there are several. */
export function sectionKey(section: Section, sections: readonly Section[]): readonly string[] {
  const { suite, leg } = section
  const hasOneSuite = sections.every(other => other.suite === suite)
  const place = leg === undefined ? [suite] : hasOneSuite ? [leg] : [suite, leg]
  const beside = sections.filter(other => isOfContest(other, { suite, leg }))
  if (beside.length < 2) return place
  const contender = contenderOf(section)
  return beside.length === sections.length ? [contender] : [...place, contender]
}

/** Where there are legs at all, each suite that has one must have all. */
function findMissing(experiments: readonly SessionRecord[], expected: number | undefined): readonly Missing[] {
  if (expected === undefined) return []
  const inLegs = experiments.filter(({ leg }) => leg !== undefined)
  if (inLegs.length === 0) {
    const found = experiments.map(({ suite }) => suite)
    return found.length >= expected ? [] : [{ what: 'leg', suite: null, expected, found }]
  }
  return [...new Set(inLegs.map(({ suite }) => suite))]
    .map(suite => ({ suite, found: inLegs.filter(one => one.suite === suite).map(({ leg }) => leg!) }))
    .filter(({ found }) => found.length < expected)
    .map(one => ({ what: 'leg', ...one, expected }))
}

function findWorst(found: readonly Status[]): Status {
  return statuses.find(status => found.includes(status))!
}
