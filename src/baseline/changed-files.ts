import picomatch from 'picomatch'
import { everything } from '../rules/match.js'
import type { Rules } from '../rules/rules.js'

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
    [...(payload.length === 0 ? ['**'] : measured), ...listSources(rules)].flatMap(item => [item, `${item}/**`]),
    { nocase: true },
  )
  const isUnrelated = unrelated.map(pattern => ({ pattern, fits: makeMatcher([pattern]) }))
  const findRule = (path: string): string | undefined => {
    if (isMeasured(path)) return undefined
    const pattern = isUnrelated.find(({ fits }) => fits(path))?.pattern
    return pattern === undefined
      ? documents.find(([, pattern]) => pattern.test(path))?.[0]
      : `unrelated-files: ${pattern}`
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

/** Matches a source such as `go:./parser`, which names a package by its ecosystem; any other is a pattern of files. */
export const unit = /^(go|cargo|npm|bazel):./

/** The rules that say what benchmarks are made of. */
export function listRules(rules: Rules | undefined) {
  return (rules?.list ?? []).flatMap(({ benchmark, metric, sources, line }) =>
    sources === undefined || metric !== everything ? [] : [{ benchmark, sources, line }],
  )
}

/** Lists the patterns of files that `rules` name as sources; packages are none. */
export function listSources(rules: Rules | undefined): readonly string[] {
  return listRules(rules)
    .flatMap(({ sources }) => sources || [])
    .filter(source => !unit.test(source))
}

/** Makes a matcher of paths in a repository. Without patterns, it fits nothing. */
export function makeMatcher(
  patterns: readonly string[],
  options: { readonly nocase?: boolean } = {},
): (path: string) => boolean {
  if (patterns.length === 0) return () => false
  return picomatch(
    patterns.map(pattern => pattern.replace(/^\.\//, '')),
    { dot: true, windows: false, ...options },
  )
}

/** Versions of tools, what is installed, and the machine that is described. */
export const toolchainNames: readonly RegExp[] = [
  /^(\.nvmrc|\.node-version|\.python-version|\.ruby-version|\.tool-versions|\.?mise\.toml|rust-toolchain(\.toml)?|\.npmrc|\.yarnrc(\.yml)?)$/,
  /^(package-lock|npm-shrinkwrap)\.json$|^(yarn|Cargo|poetry|uv|Gemfile|composer|flake)\.lock$|^(pnpm-lock\.yaml|bun\.lockb?|go\.sum|go\.work\.sum)$/,
  /^(Dockerfile|Containerfile)(\..+)?$|\.(Dockerfile|Containerfile)$/i,
]

/** Returns whether this file says what programs are built and run with: lock files, versions of tools, images, workflows. */
export function isToolchain(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return (
    /^\.(github\/(workflows|actions)|devcontainer)\//.test(path) || toolchainNames.some(pattern => pattern.test(name))
  )
}
