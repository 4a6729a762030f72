import { descending, group } from 'd3-array'
import { describeRecord, experimentOf } from './key.js'
import type { SessionRecord, Warning } from './record.js'
import { listContenders } from './record.js'
import { RecordError } from './record-error.js'

/** The experiments of one run of a workflow. */
export interface GatheredRecords {
  /** One record for each suite and part, by name. */
  readonly experiments: readonly SessionRecord[]
  readonly warnings: readonly Warning[]
}

/**
 * The experiments that `records` of one run make together.
 *
 * The newer record of a job that ran twice counts, and that is said. Records that are not of one run are refused.
 */
export function gatherRecords(records: readonly SessionRecord[]): GatheredRecords {
  const { kept, warnings } = keepNewest(records)
  const experiments = kept.toSorted(
    (a, b) => collator.compare(a.suite, b.suite) || collator.compare(a.part ?? '', b.part ?? ''),
  )
  refuseStrangers(experiments)
  return { experiments, warnings }
}

/** Records whose experiments can be gathered, and why the others cannot. */
export interface SortedRecords {
  readonly fitting: readonly SessionRecord[]
  readonly unfit: readonly Warning[]
}

/** `records` of a run whose code may have written them: an experiment that does not fit together harms no other. */
export function sortOutUnfit(records: readonly SessionRecord[]): SortedRecords {
  const fitting: SessionRecord[] = []
  const unfit: Warning[] = []
  for (const parts of group(records, experimentOf).values()) {
    try {
      gatherRecords(parts)
      fitting.push(...parts)
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
  for (const same of group(records, experimentOf).values()) {
    const [newest, next] = [...same].sort((a, b) => descending(a.createdAt ?? '', b.createdAt ?? ''))
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

/** One error rate can be shared only if all name the same; and another commit is another experiment. */
function refuseStrangers(records: readonly SessionRecord[]): void {
  const [first, ...others] = records
  for (const record of others) {
    const refuse = (why: string): never => {
      throw new RecordError(`${describeRecord(first!)} and ${describeRecord(record)} cannot be in one report: ${why}`)
    }
    if (record.settings.confidence !== first!.settings.confidence)
      refuse('they have different values of "confidence", but share one correction for many benchmarks')
    for (const { name, origin } of listContenders(first!)) {
      const [item, two] = [origin?.commit, record.sides.find(side => side.name === name)?.origin?.commit]
      if (item !== two && item !== undefined && two !== undefined)
        refuse(`they measured two different commits of the ${name}`)
    }
  }
}

const collator = new Intl.Collator('en', { numeric: true })
