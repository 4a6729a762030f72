import type { NamedSide, Warning } from './record.js'

/** The files that define the benchmarks of a side: what was asked for, and what was found. */
export interface SuiteFiles {
  readonly patterns: readonly string[]
  /** SHA-256 of each file, by its path. */
  readonly digests: { readonly [path: string]: string }
}

/** The largest number of files that define benchmarks. */
export const mostSuiteFiles = 1000

/**
 * Lists the files that define the benchmarks and differ between two sides. Returns undefined if that is unknown: one of the sides did
 * not list its files, or by other patterns.
 */
export function listSuiteChanges(
  one: SuiteFiles | undefined,
  other: SuiteFiles | undefined,
): readonly string[] | undefined {
  if (one === undefined || other === undefined || one.patterns.join('\n') !== other.patterns.join('\n'))
    return undefined
  const [before, after] = [one, other].map(({ digests }) => new Map(Object.entries(digests)))
  const paths = new Set([...before!.keys(), ...after!.keys()])
  return [...paths].filter(path => before!.get(path) !== after!.get(path)).sort()
}

/** The facts about a side's benchmarks, before anything is measured. */
interface KnownSuite {
  /** Unknown where this is left out. */
  readonly suite?: SuiteFiles
  readonly suiteReplaced?: readonly string[]
}

/** Describes the files that define the benchmarks of a side: which differ from the `baseline`'s, and which were replaced. */
export function describeSuite(
  { suite, suiteReplaced }: KnownSuite,
  baseline: KnownSuite | undefined,
): Pick<NamedSide, 'suiteChanges' | 'suiteReplaced'> {
  const suiteChanges = baseline && listSuiteChanges(baseline.suite, suite)
  return { ...(suiteChanges ? { suiteChanges } : {}), ...(suiteReplaced ? { suiteReplaced } : {}) }
}

/** Warns if the baseline does not say what the files of these `patterns` were. */
export function warnOfSuite(patterns: readonly string[] = [], { suite }: KnownSuite): readonly Warning[] {
  if (patterns.length === 0 || suite?.patterns.join('\n') === patterns.join('\n')) return []
  const message =
    'it is unknown whether the benchmark itself changed: the baseline was published without these "suite-files"'
  return [{ code: 'suite-unknown', message }]
}
