import type { Rules } from '../rules/rules.js'
import { isToolchain, listSources, makeMatcher } from './decision.js'

/** The patterns that tell documents from what can be measured, all as they were at the base. */
export interface FilePatterns {
  /** The files that the command needs; none where that is all of them. */
  readonly payload: readonly string[]
  readonly rules: Rules | undefined
  /** Patterns of files that no benchmark reads. */
  readonly unrelated: readonly string[]
}

/** The files of a change, sorted by whether anything that is measured can depend on them. */
export interface SortedChanges {
  /** The rules by which files are documents, such as `*.md`: of each, one name. */
  readonly documentRules: readonly string[]
  /** Lock files, versions of tools, and the workflow: what both sides were built and ran with. */
  readonly toolchain: readonly string[]
  readonly others: readonly string[]
}

/** Documents by their names, whose text no compiler reads. Text files are none: benchmarks have their words and corpora in them. */
const documents: readonly (readonly [rule: string, pattern: RegExp])[] = [
  ['*.md', /\.(md|markdown)$/i],
  ['licenses', /(^|\/)(licen[cs]e|copying|notice|authors|codeowners)$/i],
  ['pictures', /\.(png|jpe?g|gif|svg|webp|avif|ico)$/i],
]

/** Sorts the files at `paths`. What `files` or the sources of a rule match is no document, whatever its name. */
export function sortChanges(paths: readonly string[], { payload, rules, unrelated }: FilePatterns): SortedChanges {
  const measured = payload.filter(pattern => !pattern.startsWith('!'))
  const isMeasured = makeMatcher(
    [...(payload.length === 0 ? ['**'] : measured), ...listSources(rules)].flatMap(one => [one, `${one}/**`]),
    { nocase: true },
  )
  const isUnrelated = unrelated.map(pattern => ({ pattern, fits: makeMatcher([pattern]) }))
  const findRule = (path: string): string | undefined => {
    if (isMeasured(path)) return undefined
    const pattern = isUnrelated.find(({ fits }) => fits(path))?.pattern
    return pattern === undefined ? documents.find(([, one]) => one.test(path))?.[0] : `unrelated-files: ${pattern}`
  }
  const sorted = paths.map(path => ({ path, rule: findRule(path) }))
  const rest = sorted.flatMap(({ path, rule }) => (rule === undefined ? path : []))
  return {
    documentRules: [...new Set(sorted.flatMap(({ rule }) => rule ?? []))],
    toolchain: rest.filter(isToolchain),
    others: rest.filter(path => !isToolchain(path)),
  }
}

/** Names the rules by which all of `changes` are documents. Returns undefined if anything else changed. */
export function nameDocumentRules({ documentRules, toolchain, others }: SortedChanges): string | undefined {
  return toolchain.length + others.length > 0 ? undefined : documentRules.join(', ')
}
