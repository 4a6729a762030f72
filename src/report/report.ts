import { type Status, statuses } from '../compare/finding.js'
import { type Accepted, type Ended, type Gated, isOfStandIn, withoutStandIn } from '../compare/gate/gate.js'
import type { Warning } from '../record/record.js'
import { count } from '../util/plural.js'
import { contenderOf, isOfSamePart, type MultiWay } from './multi-way.js'
import type { Section } from './section.js'
import { describeView, type Narrowing, narrow } from './view.js'

/** The name and version of the JSON report's shape. */
export const schema = 'counterbalance/report@1'

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
  /** The acceptance of what the gate would have failed on. */
  readonly acceptance?: Accepted
}

/** Parts of a suite, by name or by number, that left no record. */
export interface Missing {
  readonly what: 'name' | 'number'
  /** null: nothing is known of any suite. */
  readonly suite: string | null
  /** The part whose numbers are missing. */
  readonly part?: string
  readonly expected: number
  /** Those whose record is there. */
  readonly found: readonly string[]
}

/** `report` with the view that is asked for. */
export function narrowAll(report: Report, asked: Narrowing): Report {
  return { ...report, sections: report.sections.map(section => narrow(section, asked)) }
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
export function toEnded({ sections: all, missing, warnings }: Report): Ended {
  const sections = all.map(withoutStandIn)
  const nameIn = (section: Section, benchmark: string): string =>
    sections.length < 2 ? benchmark : `${benchmark} (${sectionKey(section, sections).join(', ')})`
  const [outage] = sections.flatMap(section => section.outage ?? [])
  // Only of one part: in a merge, another part that was interrupted does not end the whole.
  const isOnePart = sections.every(section => sections[0] && isOfSamePart(section, sections[0]))
  const plan = isOnePart ? sections.find(section => section.plan)?.plan : undefined
  const isTroubled = (section: Section): boolean =>
    sections.length === 1 || section.status === 'errored' || isOfStandIn(section)
  return {
    // Missing parts count for themselves.
    status: sections.length === 0 ? 'not-compared' : findWorst(sections.map(({ status }) => status)),
    ...(outage ? { outage } : {}),
    ...(plan ? { plan } : {}),
    findings: sections.flatMap(section =>
      section.findings.map(finding => ({ ...finding, benchmark: nameIn(section, finding.benchmark) })),
    ),
    growths: sections.flatMap(section =>
      (section.growths ?? []).map(({ benchmark, verdict }) => ({ benchmark: nameIn(section, benchmark), verdict })),
    ),
    removed: sections.flatMap(section => section.removed.map(name => nameIn(section, name))),
    rules: mergeRules(sections, nameIn),
    warnings: [...warnings, ...sections.filter(isTroubled).flatMap(section => section.warnings)],
    missing: [
      ...missing.map(lost => `${describeMissing(lost)} missing`),
      ...warnings.filter(({ code }) => code === 'unread-record').map(({ message }) => message),
    ],
  }
}

/** Describes how many parts have left no record: `1 of 3 parts`. */
export function describeMissing({ expected, found }: Missing): string {
  return `${expected - found.length} of ${count(expected, 'part')}`
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

/** Returns the names that tell `section` from the others: its suite if there are several, its part if it has one, its contender if there are several. */
export function sectionKey(section: Section, sections: readonly Section[]): readonly string[] {
  const { suite, part } = section
  const hasOneSuite = sections.every(other => other.suite === suite)
  const place = part === undefined ? [suite] : hasOneSuite ? [part] : [suite, part]
  const beside = sections.filter(other => isOfSamePart(other, { suite, part }))
  if (beside.length < 2) return place
  const contender = contenderOf(section)
  return beside.length === sections.length ? [contender] : [...place, contender]
}

/** Returns the first status that applies to any of `found`. */
export function findWorst(found: readonly Status[]): Status {
  return statuses.find(status => found.includes(status))!
}
