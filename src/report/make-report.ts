import { addExperiments, concludeAll } from '../compare/conclude.js'
import type { Conclusion } from '../compare/conclusion.js'
import { listStages, startOfSecond } from '../compare/once/second-stage.js'
import { rankSides } from '../compare/ranking.js'
import { listLooks } from '../compare/rounds/design.js'
import { compareWork } from '../compare/work.js'
import { extras } from '../extras/index.js'
import { gatherRecords } from '../record/gather.js'
import { listPairs, type NamedSide, type Pair, type SessionRecord, type Warning } from '../record/record.js'
import { present } from '../util/present.js'
import {
  contenderOf,
  findWorst,
  isOfSamePart,
  keptFields,
  type Missing,
  type MultiWay,
  type Report,
  type Section,
  schema,
} from './report.js'

/** The comparison of all sides of `record`, whose contenders have sections among `all`. */
function makeMultiWay(record: SessionRecord, all: readonly Section[]): MultiWay {
  const { suite, part, baseline, sides } = record
  const sections = all.filter(section => isOfSamePart(section, record))
  const isBaseline = ({ name }: NamedSide): boolean => name === baseline
  const ordered = [...sides.filter(isBaseline), ...sides.filter(side => !isBaseline(side))]
  return {
    suite,
    ...(part === undefined ? {} : { part }),
    baseline,
    sides: ordered.map(({ name, origin }) => ({ name, ...(origin && { origin }) })),
    rankings: rankSides(record, new Map(sections.map(section => [contenderOf(section), section.findings]))),
  }
}

/** The section of one pair of sides. */
export function makeSection(record: Pair): Section {
  return makeSections([record])[0]!
}

/** The reports of `records`, which have the same confidence, with one correction for many over all that is judged in any of them. */
export function makeSections(records: readonly Pair[]): readonly Section[] {
  const outcomes = concludeAll(records)
  return records.map((record, index) => assembleSection(record, outcomes[index]!))
}

type Kept = Pick<Pair, (typeof keptFields)[number]>

function assembleSection(record: Pair, { status, warnings: reasons, findings, ...outcome }: Conclusion): Section {
  const { suite, rounds, settings, warnings } = record
  const { threshold, confidence } = settings
  const kept = Object.fromEntries(keptFields.map(name => [name, record[name]])) as Kept
  return {
    status,
    suite,
    rounds: startOfSecond(record) ?? rounds.length,
    settings: { threshold, confidence, looks: listLooks(record) },
    ...outcome,
    findings: addExperiments(findings, record),
    warnings: [...warnings, ...reasons],
    ...present({
      ...kept,
      ...listStages(record),
      work: compareWork(record),
    }),
    ...Object.assign({}, ...extras.map(({ conclude }) => conclude?.(record, findings))),
  }
}

export interface MergeOptions {
  /** Number of parts there must be; undefined where nobody knows. */
  readonly parts?: number | undefined
  /** Records that are there and cannot be read: what they would have said is not known. */
  readonly unread?: readonly Warning[]
}

/** The report of one `record`; the same record gives the same report, to the last digit. */
export function makeReport(record: SessionRecord): Report {
  return assemble([record], { missing: [], warnings: [] })
}

/** The report of one comparison, as it is told where a baseline is published. */
export function makeReportOfPair(pair: Pair): Report {
  const sections = makeSections([pair])
  return { schema, status: sections[0]!.status, sections, missing: [], warnings: [] }
}

/**
 * The report of all `records` of a run: one section for each suite and part, and one correction for all of them. The
 * newer record of a job that ran twice counts. Records that are not of one run are refused.
 */
export function mergeRecords(records: readonly SessionRecord[], { parts, unread = [] }: MergeOptions = {}): Report {
  const { experiments, warnings } = gatherRecords(records)
  return assemble(experiments, {
    missing: findMissing(experiments, parts),
    warnings: [...warnings, ...unread],
  })
}

/** Makes the report of all `records` together, with the way to the record that each of its sections was made from. */
export function reportRecords(records: readonly SessionRecord[], options?: MergeOptions) {
  return { report: mergeRecords(records, options), recordOf: findRecords(records) }
}

/** Finds the record that a section of a report of `records` was made from. */
export function findRecords(records: readonly SessionRecord[]): (section: Section) => SessionRecord | undefined {
  const experiments = records.length === 1 ? records : gatherRecords(records).experiments
  return section => experiments.find(record => isOfSamePart(section, record))
}

function assemble(
  experiments: readonly SessionRecord[],
  { missing, warnings }: Pick<Report, 'missing' | 'warnings'>,
): Report {
  const sections = makeSections(experiments.flatMap(listPairs))
  const multiWay = experiments.filter(({ sides }) => sides.length > 2).map(record => makeMultiWay(record, sections))
  const isWhole = missing.length === 0 && sections.length > 0 && warnings.every(({ code }) => code !== 'unread-record')
  return {
    schema,
    status: findWorst([...sections.map(({ status }) => status), ...(isWhole ? [] : (['not-compared'] as const))]),
    sections,
    ...(multiWay.length > 0 ? { multiWay } : {}),
    missing,
    warnings,
  }
}

/** Finds the parts that are missing. Each suite that has parts must have all of them. */
function findMissing(experiments: readonly SessionRecord[], expected: number | undefined): readonly Missing[] {
  if (expected === undefined) return []
  const inParts = experiments.filter(({ part }) => part !== undefined)
  if (inParts.length === 0) {
    const suites = experiments.map(({ suite }) => suite)
    return suites.length >= expected ? [] : [{ suite: null, expected, found: suites }]
  }
  return [...new Set(inParts.map(({ suite }) => suite))]
    .map(suite => ({ suite, found: inParts.filter(part => part.suite === suite).map(({ part }) => part!) }))
    .filter(({ found }) => found.length < expected)
    .map(gap => ({ ...gap, expected }))
}
