import { countParts, describeRecord, experimentOf } from './key.js'
import { listContenders } from './pair.js'
import { pool } from './pool.js'
import type { SessionRecord, Warning } from './record.js'
import { RecordError } from './record-error.js'

/** The experiments of one run of a workflow. */
export interface Gathered {
  /** One record for each suite and part, the numbered parts pooled; by name. */
  readonly experiments: readonly SessionRecord[]
  readonly missing: readonly MissingParts[]
  readonly warnings: readonly Warning[]
}

/** Numbered parts of one experiment that left no record. */
export interface MissingParts {
  readonly suite: string
  readonly part?: string
  readonly expected: number
  /** Numbers whose record is there. */
  readonly found: readonly string[]
}

/**
 * The experiments that `records` of one run make together.
 *
 * Where a job ran twice, its newer record counts, and that is said. Records that are not of one run are refused.
 */
export function gatherRecords(records: readonly SessionRecord[]): Gathered {
  const { kept, warnings } = keepNewest(records)
  const groups = groupBy([...kept].sort(byName), experimentOf)
  const experiments = groups.map(pool)
  refuseStrangers(experiments)
  return { experiments, missing: groups.flatMap(group => findMissing(group) ?? []), warnings }
}

/** Records whose experiments can be gathered, and why the others cannot. */
export interface Sorted {
  readonly fitting: readonly SessionRecord[]
  readonly unfit: readonly Warning[]
}

/** `records` of a run whose code may have written them: an experiment that does not fit together harms no other. */
export function sortOutUnfit(records: readonly SessionRecord[]): Sorted {
  const fitting: SessionRecord[] = []
  const unfit: Warning[] = []
  for (const group of groupBy(records, experimentOf)) {
    try {
      gatherRecords(group)
      fitting.push(...group)
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
      unfit.push({ code: 'unread-record', message: error.message })
    }
  }
  return { fitting, unfit }
}

function keepNewest(records: readonly SessionRecord[]): {
  readonly kept: readonly SessionRecord[]
  readonly warnings: readonly Warning[]
} {
  const kept: SessionRecord[] = []
  const warnings: Warning[] = []
  for (const same of groupBy(records, one => JSON.stringify([experimentOf(one), one.partNumber ?? null]))) {
    const [newest, next] = [...same].sort(byAge)
    kept.push(newest!)
    if (next === undefined) continue
    const name = describeRecord(newest!)
    if (newest!.createdAt === undefined || next.createdAt === undefined || newest!.createdAt === next.createdAt)
      throw new RecordError(
        `${name} is there ${same.length} times, and it is unknown which is the newest: give each job its own "part"`,
      )
    const message = `${name} is there ${same.length} times; the newest, of ${newest!.createdAt}, is used`
    warnings.push({ code: 'repeated-record', message })
  }
  return { kept, warnings }
}

/** Returns undefined if all are there, or if they do not say how many there are. */
function findMissing(records: readonly SessionRecord[]): MissingParts | undefined {
  const { suite, part, partNumber } = records[0]!
  const expected = countParts(partNumber)
  if (expected === undefined || records.length >= expected) return undefined
  return { suite, ...(part === undefined ? {} : { part }), expected, found: records.map(one => one.partNumber!) }
}

function byAge({ createdAt: one = '' }: SessionRecord, { createdAt: other = '' }: SessionRecord): number {
  return one < other ? 1 : one > other ? -1 : 0
}

/** One error rate can be shared only if all name the same; and another commit is another experiment. */
function refuseStrangers(records: readonly SessionRecord[]): void {
  const [first, ...others] = records
  for (const other of others) {
    const refuse = (why: string): never => {
      throw new RecordError(`${describeRecord(first!)} and ${describeRecord(other)} cannot be in one report: ${why}`)
    }
    if (other.settings.confidence !== first!.settings.confidence)
      refuse('they have different values of "confidence", but share one correction for many benchmarks')
    for (const { name, origin } of listContenders(first!)) {
      const [one, two] = [origin?.commit, other.sides.find(side => side.name === name)?.origin?.commit]
      if (one !== two && one !== undefined && two !== undefined)
        refuse(`they measured two different commits of the ${name}`)
    }
  }
}

const collator = new Intl.Collator('en', { numeric: true })

function byName(one: SessionRecord, other: SessionRecord): number {
  return (
    collator.compare(one.suite, other.suite) ||
    collator.compare(one.part ?? '', other.part ?? '') ||
    collator.compare(one.partNumber ?? '', other.partNumber ?? '')
  )
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()]
}
