import * as v from 'valibot'
import type { DataOf } from '../util/decode.js'
import { nameSome } from '../util/list.js'
import { present } from '../util/present.js'
import { mostSuiteFiles, name, sha256 } from './limits.js'
import type { NamedSide, Warning } from './record.js'

export const suiteFiles = v.object({
  patterns: v.pipe(v.array(name), v.maxLength(mostSuiteFiles)),
  /** The digest of each file, by its path. */
  digests: v.pipe(
    v.record(name, sha256),
    v.check(digests => Object.keys(digests).length <= mostSuiteFiles, `it has more than ${mostSuiteFiles} files`),
  ),
})

/** The files that define the benchmarks of a side, as its user named them and as they were found. */
export type SuiteFiles = DataOf<typeof suiteFiles>

/**
 * Lists the files that define the benchmarks and differ between two sides. Returns undefined if that is unknown: one of the sides did
 * not list its files, or by other patterns.
 */
export function listSuiteChanges(a: SuiteFiles | undefined, b: SuiteFiles | undefined): readonly string[] | undefined {
  if (a === undefined || b === undefined || a.patterns.join('\n') !== b.patterns.join('\n')) return undefined
  const [before, after] = [a, b].map(({ digests }) => new Map(Object.entries(digests)))
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
  return present({ suiteChanges, suiteReplaced })
}

/** A side and its benchmarks. */
interface NamedSuite extends KnownSuite {
  readonly name: string
  readonly suiteUntracked?: readonly string[]
}

/** Warns if the first of `sides` does not say what the files of these `patterns` were, and about files that git does not track. */
export function warnOfSuite(
  patterns: readonly string[] = [],
  sides: readonly [NamedSuite, ...NamedSuite[]],
): readonly Warning[] {
  if (patterns.length === 0) return []
  const isKnown = sides[0].suite?.patterns.join('\n') === patterns.join('\n')
  const message =
    'it is unknown whether the benchmark itself changed: the baseline was published without these "suite-files"'
  return [...(isKnown ? [] : [{ code: 'suite-unknown', message }]), ...sides.flatMap(warnOfUntracked)]
}

function warnOfUntracked({ name, suiteUntracked = [] }: NamedSuite): readonly Warning[] {
  if (suiteUntracked.length === 0) return []
  const message = `in the ${name}, git does not track ${nameSome(suiteUntracked, 1)}, so "suite-files" leaves it out: run "git add" for files that define benchmarks`
  return [{ code: 'suite-untracked', message }]
}
