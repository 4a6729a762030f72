import type { Pair } from '../record/pair.js'
import { nameSome } from '../util/list.js'

/** Explains that the files that define the benchmarks differ. Returns undefined if they do not, or if that is unknown. */
export function describeSuiteChanges({ suiteChanges = [] }: Pick<Pair, 'suiteChanges'>): string | undefined {
  return suiteChanges.length === 0 ? undefined : `the benchmark itself changed (${nameSome(suiteChanges, 1)})`
}
