import { listRules, makeMatcher, toolchainNames, unit } from '../../baseline/changed-files.js'
import { everything } from '../../rules/match.js'
import type { Rules } from '../../rules/rules.js'
import { nameSome } from '../../util/list.js'
import { type Effect, isBelow } from './packages.js'

/** Everything that decides what must be measured. All but `changes` is as it was at the base. */
export interface Situation {
  readonly changes: readonly string[]
  readonly rules: Rules | undefined
  /** Patterns of files that no benchmark reads. */
  readonly unrelated: readonly string[]
  /** Symbolic links with the paths that they lead to, and submodules, which lead to themselves. */
  readonly links: readonly { readonly path: string; readonly target: string }[]
  /** Looks up a package such as `go:./parser`; in words, why it is not known. */
  readonly find: (unit: string) => ((path: string) => Effect) | string
}

/** The benchmarks that a change can touch. */
export interface Plan {
  /** False if no benchmark can be affected. */
  readonly measure: boolean
  /** Patterns in an order in which the last one that fits a benchmark decides; those that begin with `!` need not run. */
  readonly benchmarks: readonly string[]
  readonly reason: string
  readonly changes: readonly string[]
}

/** Decides which benchmarks a change can affect. Anything unknown is measured. */
export function decidePlan(situation: Situation): Plan {
  const { changes, unrelated, links } = situation
  const all = (reason: string): Plan => ({ measure: true, benchmarks: [everything], reason, changes })
  const none = (reason: string): Plan => ({ measure: false, benchmarks: [], reason, changes })
  if (changes.length === 0) return none('no file changed')
  const nothing = none(`no benchmark needs ${nameSome(changes, mostNamed)}`)
  const decisive = changes.find(isDecisive)
  if (decisive !== undefined) return all(`${decisive} can affect every benchmark`)
  const link = links.find(({ path, target }) => changes.some(change => change === path || isBelow(change, target)))
  if (link !== undefined) return all(`${link.path} is a link, and what it leads to changed`)
  const claims = listClaims(situation)
  const problem = claims.find(({ problem }) => problem !== undefined)
  if (problem !== undefined) return all(`line ${problem.line} of the rules: ${problem.problem}`)
  const isUnrelated = makeMatcher(unrelated)
  const relevant = changes.filter(path => claims.some(({ lists }) => lists(path)) || !isUnrelated(path))
  if (relevant.length === 0) return nothing
  const stranger = relevant.find(path => claims.every(({ judge }) => judge(path) === 'unknown'))
  if (stranger !== undefined) return all(`no rule says which benchmarks need ${stranger}`)
  const benchmarks = claims.reduce<readonly string[]>(
    (before, { benchmark, judge, isOfGraph }) => {
      // Patterns name all that a benchmark needs. What a graph does not know may be read by anything.
      const isAffected = relevant.some(path => judge(path) === 'affects' || (isOfGraph && judge(path) === 'unknown'))
      return [...(benchmark === everything ? [] : before), `${isAffected ? '' : '!'}${benchmark}`]
    },
    [everything],
  )
  if (benchmarks.every(pattern => pattern.startsWith('!'))) return nothing
  return { measure: true, benchmarks, reason: `${nameSome(relevant, mostNamed)} changed`, changes }
}

interface Claim {
  readonly benchmark: string
  readonly line: number
  /** Why a package is not known, in words. */
  readonly problem?: string
  /** Returns whether a pattern of the rule fits. */
  readonly lists: (path: string) => boolean
  readonly judge: (path: string) => Effect
  /** Set if not only patterns say what is needed. */
  readonly isOfGraph: boolean
}

/** Lists what the rules say of the sources of whole benchmarks. After one that takes an earlier one back, nothing is known. */
function listClaims({ rules, find }: Situation): readonly Claim[] {
  return listRules(rules).map(({ sources, ...rule }) => {
    if (sources === false) return { ...rule, lists: () => false, judge: () => 'unknown', isOfGraph: true }
    const judges = sources.filter(source => unit.test(source)).map(find)
    const lists = makeMatcher(sources.filter(source => !unit.test(source)))
    const known = judges.filter(judge => typeof judge === 'function')
    const problem = judges.find(judge => typeof judge === 'string')
    const judge = (path: string): Effect => {
      const effects = known.map(judge => judge(path))
      if (lists(path) || effects.includes('affects')) return 'affects'
      return effects.length > 0 && effects.every(effect => effect === 'none') ? 'none' : 'unknown'
    }
    return { ...rule, ...(problem !== undefined && { problem }), lists, judge, isOfGraph: known.length > 0 }
  })
}

/** Lists the packages that `rules` name. */
export function listUnits(rules: Rules | undefined): readonly string[] {
  return listRules(rules)
    .flatMap(({ sources }) => sources || [])
    .filter(source => unit.test(source))
}

const mostNamed = 2

const names = [
  ...toolchainNames,
  // The graph of packages.
  /^(package|nx|project|turbo|lerna|rush)\.json$|^turbo\.jsonc$|^pnpm-workspace\.yaml$|^(ts|js)config[^/]*\.json$/,
  /^(Cargo\.toml|go\.mod|go\.work|modules\.txt)$/,
  /^(BUILD|WORKSPACE|MODULE)(\.bazel)?$|\.bzl$|^\.bazel/,
  // What git itself makes of files.
  /^\.git(modules|attributes)$/,
  // Our own rules.
  /^counterbalance\.yml$/,
]

/** Returns whether a change of this file can touch every benchmark, whatever the rules say: lock files, toolchains, workflows, the graph. */
export function isDecisive(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return (
    /^\.(github|cargo|yarn)\//.test(path) ||
    /(^|\/)(\.cargo|node_modules)\//.test(path) ||
    names.some(judge => judge.test(name))
  )
}
