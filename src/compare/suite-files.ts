import type { Pair } from '../record/pair.js'

/** Explains that the files that define the benchmarks differ. Returns undefined if they do not, or if that is unknown. */
export function describeSuiteChanges({ suiteChanges = [] }: Pick<Pair, 'suiteChanges'>): string | undefined {
  const [first, ...more] = suiteChanges
  if (first === undefined) return undefined
  return `the benchmark itself changed (${more.length === 0 ? first : `${first} and ${more.length} more`})`
}
