import type { SessionRecord } from '../record/record.js'
import { writeBenchstat } from './benchstat.js'
import { writeBmf } from './bmf.js'
import { writeCritcmp } from './critcmp.js'
import { writeCsv } from './csv.js'
import { writeGithubActionBenchmark } from './github-action-benchmark.js'
import { writeHyperfine } from './hyperfine.js'

/** One way to hand what was measured to another tool. */
export interface Exporter {
  readonly name: string
  /** Whether the file holds one side at a time. */
  readonly isOfOne?: true
  readonly write: (record: SessionRecord, sides: readonly string[]) => string
}

/** All of them, in the order in which they are offered. */
export const exporters: readonly Exporter[] = [
  { name: 'csv', write: writeCsv },
  { name: 'benchstat', write: writeBenchstat },
  { name: 'critcmp', isOfOne: true, write: writeCritcmp },
  { name: 'hyperfine', write: writeHyperfine },
  { name: 'bmf', isOfOne: true, write: writeBmf },
  {
    name: 'github-action-benchmark',
    isOfOne: true,
    write: (record, sides) => writeGithubActionBenchmark(record, sides, 'lower'),
  },
  {
    name: 'github-action-benchmark-bigger',
    isOfOne: true,
    write: (record, sides) => writeGithubActionBenchmark(record, sides, 'higher'),
  },
]
