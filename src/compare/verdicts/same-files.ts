import type { Pair } from '../../record/pair.js'
import { makeRandom } from '../../stats/random.js'
import type { Series } from '../series.js'
import { rulingOf } from './ruling.js'

/** The share of benchmarks that run although nothing they need has changed: so a rule that names too little shows. */
const drawn = 0.1

/**
 * Returns whether a benchmark with this ruling need not run: a rule names the files that it needs, and both sides of `record` have the same
 * ones. One in ten, drawn by the seed, runs all the same.
 */
export function isNeedless(
  { benchmark, ruling }: Pick<Series, 'benchmark' | 'ruling'>,
  { sameFiles = [], seed = '' }: Pick<Pair, 'sameFiles' | 'seed'>,
): boolean {
  if (ruling.files === undefined || !sameFiles.includes(ruling.files)) return false
  return makeRandom(`${seed}/files/${benchmark}`).next() >= drawn
}

/** Finds the benchmarks that need not run in any of `records`. What a rule says of single metrics of a benchmark is not enough. */
export function listNeedless(records: readonly Pair[]): ReadonlySet<string> {
  const names = new Set(
    records.flatMap(({ rounds }) =>
      rounds.flatMap(round => round.flatMap(({ measurements }) => measurements.map(({ benchmark }) => benchmark))),
    ),
  )
  const anyMetric = { name: '' }
  return new Set(
    [...names].filter(benchmark =>
      records.every(record =>
        isNeedless({ benchmark, ruling: rulingOf(record.settings.rules, benchmark, anyMetric) }, record),
      ),
    ),
  )
}

/** Returns whether `series` did not run, since nothing that it needs has changed. */
export function isLeftOut(series: Pick<Series, 'benchmark' | 'ruling' | 'numbers'>, record: Pair): boolean {
  return series.numbers.length < record.rounds.length && isNeedless(series, record)
}
