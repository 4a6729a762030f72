import type { Side } from '../plan/round.js'
import type { Pair } from '../record/pair.js'
import { writeBenchstat } from './benchstat.js'
import { writeBmf } from './bmf.js'
import { writeCsv } from './csv.js'
import { writeGithubActionBenchmark } from './github-action-benchmark.js'
import { writeHyperfine } from './hyperfine.js'

/** One way to hand what was measured to another tool. */
export interface Exporter {
  readonly name: string
  /** The sides in the file where none is chosen: some tools read one at a time. */
  readonly sides: readonly Side[]
  readonly write: (record: Pair, sides: readonly Side[]) => string
}

const both: readonly Side[] = ['baseline', 'contender']

/** All of them, in the order in which they are offered. */
export const exporters: readonly Exporter[] = [
  { name: 'csv', sides: both, write: writeCsv },
  { name: 'benchstat', sides: both, write: writeBenchstat },
  { name: 'hyperfine', sides: both, write: writeHyperfine },
  { name: 'bmf', sides: ['contender'], write: writeBmf },
  {
    name: 'github-action-benchmark',
    sides: ['contender'],
    write: (record, sides) => writeGithubActionBenchmark(record, sides, 'lower'),
  },
  {
    name: 'github-action-benchmark-bigger',
    sides: ['contender'],
    write: (record, sides) => writeGithubActionBenchmark(record, sides, 'higher'),
  },
]
