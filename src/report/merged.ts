import type { Accepted } from '../compare/gate/decision.js'
import type { Gated } from '../compare/gate/failures.js'
import { type Status, statuses } from '../compare/verdicts/status.js'
import { gatherRecords } from '../record/gather.js'
import { listPairs } from '../record/pair.js'
import type { SessionRecord, Warning } from '../record/record.js'
import { makeReports, type Report } from './report.js'

export const mergedSchemaName = 'counterbalance/merged-report@1'

/** What all legs and suites of one run of a workflow say together; plain data, as it stands in the JSON. */
export interface MergedReport {
  readonly schema: typeof mergedSchemaName
  /** The first that applies to any section; where legs are missing, it is never one that says that all is well. */
  readonly status: Status
  /** One report for each suite and leg, by name; one correction for many covers all of them. */
  readonly sections: readonly Report[]
  readonly missing: readonly MissingLegs[]
  readonly warnings: readonly Warning[]
  /** Who accepted what the gate would have failed on. */
  readonly acceptance?: Accepted
}

/** Legs that left no record. */
export interface MissingLegs {
  /** null: nothing is known of any suite. */
  readonly suite: string | null
  readonly expected: number
  /** Legs whose record is there. */
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
  const { experiments, warnings } = gatherRecords(records)
  const sections = makeReports(experiments.flatMap(listPairs))
  const missing = findMissing(sections, legs)
  const isWhole = missing.length === 0 && unread.length === 0 && sections.length > 0
  return {
    schema: mergedSchemaName,
    status: findWorst([...sections.map(({ status }) => status), ...(isWhole ? [] : (['not-compared'] as const))]),
    sections,
    missing,
    warnings: [...warnings, ...unread],
  }
}

/** The one report that `merged` is, where it is no more than that. */
export function findOnly({ sections, missing, warnings, acceptance }: MergedReport): Report | undefined {
  const [only, ...others] = sections
  if (only === undefined || only.leg !== undefined || others.length + missing.length > 0) return undefined
  if (warnings.some(({ code }) => code === 'unread-record')) return undefined
  return { ...only, warnings: [...only.warnings, ...warnings], ...(acceptance ? { acceptance } : {}) }
}

/** All findings with the section that they are from, and what else a gate looks at. */
export function toGated({ sections, missing, warnings }: MergedReport): Gated {
  const nameIn = (section: Report, benchmark: string): string =>
    sections.length < 2 ? benchmark : `${benchmark} (${sectionKey(section, sections).join(', ')})`
  const found = sections.map(({ status }) => status)
  return {
    // Missing legs count for themselves.
    status: sections.length === 0 ? 'not-compared' : findWorst(found),
    findings: sections.flatMap(section =>
      section.findings.map(finding => ({ ...finding, benchmark: nameIn(section, finding.benchmark) })),
    ),
    removed: sections.flatMap(section => section.removed.map(name => nameIn(section, name))),
    rules: mergeRules(sections, nameIn),
    warnings: [...warnings, ...sections.filter(one => one.status === 'errored').flatMap(one => one.warnings)],
    missing: [
      ...missing.map(one => `${describeMissingLegs(one)} missing`),
      ...warnings.filter(({ code }) => code === 'unread-record').map(({ message }) => message),
    ],
  }
}

/** How many legs have left no record: `1 of 3 legs`. */
export function describeMissingLegs({ expected, found }: MissingLegs): string {
  return `${expected - found.length} of ${expected} leg${expected === 1 ? '' : 's'}`
}

/** What the rules make of all `sections`, by the names that `nameIn` gives. */
export function mergeRules(
  sections: readonly Report[],
  nameIn: (section: Report, benchmark: string) => string,
): NonNullable<Gated['rules']> {
  return {
    missing: sections.flatMap(section => (section.rules?.missing ?? []).map(name => nameIn(section, name))),
    budgets: sections.flatMap(section =>
      (section.rules?.budgets ?? []).map(one => ({ ...one, benchmark: nameIn(section, one.benchmark) })),
    ),
  }
}

/** What tells `section` from the others: its suite where there are several, its leg where it has one. */
export function sectionKey({ suite, leg }: Report, sections: readonly Report[]): readonly string[] {
  const hasOneSuite = sections.every(other => other.suite === suite)
  return leg === undefined ? [suite] : hasOneSuite ? [leg] : [suite, leg]
}

/** Where there are legs at all, each suite that has one must have all. */
function findMissing(sections: readonly Report[], expected: number | undefined): readonly MissingLegs[] {
  if (expected === undefined) return []
  const inLegs = sections.filter(({ leg }) => leg !== undefined)
  if (inLegs.length === 0)
    return sections.length >= expected ? [] : [{ suite: null, expected, found: sections.map(({ suite }) => suite) }]
  return [...new Set(inLegs.map(({ suite }) => suite))]
    .map(suite => ({ suite, expected, found: inLegs.filter(one => one.suite === suite).map(({ leg }) => leg!) }))
    .filter(({ found }) => found.length < expected)
}

function findWorst(found: readonly Status[]): Status {
  return statuses.find(status => found.includes(status))!
}
