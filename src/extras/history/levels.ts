import type { Change } from '../../compare/finding.js'
import { resolveRule } from '../../compare/resolved-rule.js'
import { toChange } from '../../compare/verdict.js'
import type { Rules } from '../../rules/rules.js'
import { chiSquareTail } from '../../stats/distributions/gamma.js'
import { normalQuantile } from '../../stats/distributions/normal.js'
import { studentQuantile } from '../../stats/distributions/student.js'
import {
  findHeight,
  type Height,
  joinSessions,
  measureClosure,
  type Network,
  type SessionBlock as NetworkBlock,
  type Part,
  solveParts,
} from '../../stats/network/network.js'
import { reachOfLooks } from '../../stats/network/steps.js'
import {
  type Edge,
  estimateInflation,
  estimateLayoutVariance,
  estimateOffsetVariance,
  typicalOffset,
} from '../../stats/network/variances.js'
import { type Absolute, type Comparison, type TrackedMetric, unit, type Version, type Word } from './comparison.js'

/** Levels of all versions that were compared, for each benchmark. */
export interface HistoryLevels {
  /** All versions in the order in which they were pushed. */
  readonly pushes: readonly Push[]
  readonly benchmarks: readonly BenchmarkLevels[]
  /** The version that the newest push stands on, where there is one. */
  readonly anchor?: Push
  readonly spread: Spread
  /** The loops that sessions make, and how likely their errors are by chance; left out where there are none. */
  readonly closure?: { readonly loops: number; readonly p: number }
}

/** A version on its day. */
export interface Push extends Version {
  /** ISO 8601. */
  readonly at: string
  readonly machine: string
  /** Name of the release, where it is or was the anchor. */
  readonly name?: string
  /** True if it was compared with the anchor of its day. */
  readonly isAnchored?: true
}

/** The levels of one benchmark. */
export interface BenchmarkLevels {
  readonly of: TrackedMetric
  /** The digests of the versions in which it was measured. */
  readonly digests: readonly string[]
  /** Returns how far a version is above another one, in natural logs where more is worse; undefined where no chain of comparisons joins them. */
  measure(digest: string, ground: string): Height | undefined
  /** Returns how much a version differs from another one; undefined where no chain of comparisons joins them. What one comparison said is its word. */
  compare(digest: string, ground: string): Change | undefined
  /** Returns what a comparison said of a version against another one, where nothing but that comparison joins them. */
  wordOf(digest: string, ground: string): Word | undefined
  /** The newest value on each machine, the newest first: never joined across machines. */
  readonly absolutes: readonly MachineValue[]
  /** The comparisons that all levels come from; its nodes are those of `digests`. */
  readonly network: Network
  /** The versions that comparisons join, in stretches, with their levels in natural logs, where more is worse. */
  readonly stretches: readonly Stretch[]
}

/** A value of a benchmark, which holds for its machine only. */
export interface MachineValue extends Absolute {
  readonly machine: string
  /** The version that it is of. */
  readonly digest: string
}

/** Levels that stand above one of them. */
export interface Stretch extends Pick<Part, 'values' | 'covariance'> {
  readonly digests: readonly string[]
  /** The comparison in which a version first met the version before, by version but the first; undefined where it met another one. */
  readonly comparisons: readonly (Height | undefined)[]
}

/** Finds the levels of all versions of `comparisons`, which are in the order of their times, with a spread that is known or found in them. */
export function findLevels(comparisons: readonly Comparison[], known?: Spread): HistoryLevels {
  const gathered = gather(comparisons)
  const spread = known ?? findSpread(gathered)
  const benchmarks = inflate(gathered, spread)
  const networks = benchmarks.map(benchmark => makeNetwork(benchmark, spread.offset ** 2))
  const absolutes = gatherAbsolutes(comparisons)
  const pushes = listPushes(comparisons)
  const anchor = pushes.find(({ digest }) => digest === comparisons.at(-1)?.anchor?.digest)
  return {
    pushes,
    ...(anchor && { anchor }),
    benchmarks: benchmarks.map((benchmark, index) =>
      levelBenchmark(benchmark, networks[index]!, { pushes, spread, absolutes }),
    ),
    spread,
    ...describeClosure(networks),
  }
}

/** A version is pushed with the first comparison that has it; an anchor that no comparison has seen pushed is older than all of them. */
function listPushes(comparisons: readonly Comparison[]): readonly Push[] {
  const anchors = comparisons.flatMap(({ anchor, block }) => [...(block?.releases ?? []), ...(anchor ? [anchor] : [])])
  const names = new Map(anchors.map(({ digest, name }) => [digest, name]))
  const pushes = new Map<string, Push>()
  const older: Push[] = []
  for (const { comparedSides, at, machine, anchor } of comparisons)
    for (const [index, { digest, commit, label }] of comparedSides.entries()) {
      if (pushes.has(digest)) continue
      const name = names.get(digest)
      const isAnchored = index === 1 && comparedSides.length > 2
      const push = {
        ...{ digest, ...(commit && { commit }), label, at, machine },
        ...(name === undefined ? {} : { name }),
        ...(isAnchored ? { isAnchored } : {}),
      }
      pushes.set(digest, push)
      if (index > 0 && index === comparedSides.length - 1 && digest === anchor?.digest) older.push(push)
    }
  return [...older, ...[...pushes.values()].filter(push => !older.includes(push))]
}

function gatherAbsolutes(comparisons: readonly Comparison[]): ReadonlyMap<string, ReadonlyMap<string, MachineValue>> {
  const all = new Map<string, Map<string, MachineValue>>()
  for (const { machine, comparedSides, estimates } of comparisons.toReversed())
    for (const { of, absolute } of estimates) {
      if (absolute === undefined) continue
      const key = JSON.stringify(of)
      const known = all.get(key) ?? new Map<string, MachineValue>()
      all.set(key, known)
      if (!known.has(machine)) known.set(machine, { ...absolute, machine, digest: comparedSides[1]!.digest })
    }
  return all
}

/** Relative, of a variance that was solved for. */
const rounding = 1e-6

interface Around {
  readonly pushes: readonly Push[]
  readonly spread: Spread
  readonly absolutes: ReturnType<typeof gatherAbsolutes>
}

function levelBenchmark(
  gathered: GatheredComparisons,
  network: Network,
  { pushes, spread, absolutes }: Around,
): BenchmarkLevels {
  const { of, nodes } = gathered
  const wide = widen(gathered)
  const told = makeNetwork(wide, spread.offset ** 2)
  const parts = solveParts(told)
  const measure: BenchmarkLevels['measure'] = (digest, ground) => {
    const [node, foot] = [nodes.get(digest), nodes.get(ground)]
    const height = node === undefined || foot === undefined ? undefined : findHeight(parts, node, foot)
    if (height === undefined) return undefined
    return node === foot ? { value: 0, variance: 0 } : { ...height, variance: height.variance + 2 * spread.layout ** 2 }
  }
  const wordOf: BenchmarkLevels['wordOf'] = (digest, ground) => {
    const [node, foot] = [nodes.get(digest), nodes.get(ground)]
    const [said, ...others] = gathered.words.filter(word => word.node === node && word.ground === foot)
    const alone = said && findComparison(wide.sessions, said.ground, said.node, spread.offset ** 2)
    const height = alone && findHeight(parts, said.node, said.ground)
    // Whatever else joins the two makes their distance surer.
    const isAlone = others.length === 0 && height !== undefined && height.variance > (1 - rounding) * alone!.variance
    return isAlone ? said!.word : undefined
  }
  return {
    of,
    wordOf,
    digests: [...nodes.keys()],
    network: told,
    absolutes: [...(absolutes.get(JSON.stringify(of))?.values() ?? [])],
    stretches: listStretches(gathered, solveParts(network), pushes, spread.offset ** 2),
    measure,
    compare(digest, ground) {
      const height = measure(digest, ground)
      return wordOf(digest, ground)?.change ?? (height && describeHeight(height, of, spread))
    },
  }
}

/** The confidence of all intervals of a history. */
export const confidence = 0.95

/** A height as people read it, with an interval that holds together with those of all pushes, since each push is a look at the page. */
export function describeHeight(
  { value, variance }: Height,
  { better }: TrackedMetric,
  spread: Pick<Spread, 'degrees'>,
): Change {
  const reach = reachOfLooks * widenFor(spread) * Math.sqrt(variance)
  return toChange({ estimate: value, low: value - reach, high: value + reach }, better, confidence)
}

/**
 * Returns the factor by which errors grow whose variance rests on an estimate from so many loops: that of Student's interval. The loops are as
 * much noise and offsets as the chains are, so its degrees of freedom are theirs (Hartung & Knapp 2001).
 */
export function widenFor({ degrees = Infinity }: Pick<Spread, 'degrees'>): number {
  return studentQuantile((1 + confidence) / 2, degrees) / normalQuantile((1 + confidence) / 2)
}

/** Returns the ends of a height's interval by itself, in natural logs. */
export function findInterval({ value, variance }: Height, { degrees = Infinity }: Pick<Spread, 'degrees'>) {
  const reach = studentQuantile((1 + confidence) / 2, degrees) * Math.sqrt(variance)
  return [value - reach, value + reach] as const
}

function listStretches(
  { nodes, sessions }: GatheredComparisons,
  parts: readonly Part[],
  pushes: readonly Push[],
  variance: number,
): readonly Stretch[] {
  return parts.map(({ nodes: ofPush, values, covariance }) => {
    const pushed = pushes.flatMap(({ digest }) => {
      const node = nodes.get(digest)
      const at = node === undefined ? -1 : ofPush.indexOf(node)
      return at < 0 ? [] : [{ digest, node: ofPush[at]!, at }]
    })
    return {
      digests: pushed.map(({ digest }) => digest),
      values: pushed.map(({ at }) => values[at]!),
      covariance: pushed.map(first => pushed.map(second => covariance[first.at]![second.at]!)),
      comparisons: pushed
        .slice(1)
        .map(({ node }, index) => findComparison(sessions, pushed[index]!.node, node, variance)),
    }
  })
}

/** The first comparison of the nodes `before` and `after`. */
function findComparison(sessions: GatheredComparisons['sessions'], before: number, after: number, offset: number) {
  for (const session of sessions) {
    const [noted, second] = [before, after].map(node => session.find(side => side.node === node))
    if (noted && second)
      return { value: second.value - noted.value, variance: varianceOf(noted, offset) + varianceOf(second, offset) }
  }
  return undefined
}

function describeClosure(networks: readonly Network[]): Pick<HistoryLevels, 'closure'> {
  const closures = networks.map(network => measureClosure(network))
  const loops = closures.reduce((sum, { degrees }) => sum + degrees, 0)
  const square = closures.reduce((sum, closure) => sum + closure.square, 0)
  return loops === 0 ? {} : { closure: { loops, p: chiSquareTail(square, loops) } }
}

/** Standard deviations in natural logs: of what an installation adds, and of what one build gains or loses by its layout. */
export interface Spread {
  readonly offset: number
  readonly layout: number
  /** Degrees of freedom of the offset's estimate: the loops of comparisons. Left out where the offset is taken for known. */
  readonly degrees?: number
  /** Factor by which the errors of comparisons exceed what they say; left out where they explain how far neighbours lie apart. */
  readonly inflation?: number
  /** Upper bound of the remaining factor; left out where it is taken for known. */
  readonly doubt?: number
}

/** Estimates what installations and layouts add. */
export function findSpread(benchmarks: readonly GatheredComparisons[]): Spread {
  // Installations that outlast a round have offsets in the comparisons.
  const hasOffsets = benchmarks.some(({ sessions }) => sessions.flat().some(({ copies }) => copies > 0))
  const estimated = hasOffsets
    ? estimateOffsetVariance(benchmarks.map(benchmark => offset => makeNetwork(benchmark, offset)))
    : undefined
  const { variance, ...degrees } = estimated ?? { variance: typicalOffset ** 2 }
  const chains = benchmarks.flatMap(benchmark => listChains(benchmark, variance))
  const layout = estimateLayoutVariance(chains)
  const { inflation, doubt } = estimateInflation(chains, layout)
  return {
    ...{ offset: Math.sqrt(variance) * inflation, layout: Math.sqrt(layout), ...degrees },
    ...(inflation > 1 && { inflation }),
    ...(doubt > 1 && { doubt }),
  }
}

/** Gives comparisons the errors that they seem to have. */
export function inflate(
  benchmarks: readonly GatheredComparisons[],
  { inflation = 1 }: Spread,
): readonly GatheredComparisons[] {
  return benchmarks.map(benchmark => ({
    ...benchmark,
    sessions: benchmark.sessions.map(session => session.map(side => ({ ...side, noise: side.noise * inflation ** 2 }))),
  }))
}

/** The comparisons of one benchmark. */
export interface GatheredComparisons {
  readonly of: TrackedMetric
  /** Nodes by digest. */
  readonly nodes: Map<string, number>
  readonly sessions: (readonly Noted[])[]
  readonly words: SaidWord[]
  /** Blocks of comparisons that were pruned. */
  readonly blocks: NetworkBlock[]
}

/** The verdict of one comparison of a node with another one. */
interface SaidWord {
  readonly node: number
  readonly ground: number
  readonly word: Word
}

/** A side of a comparison. */
interface Noted {
  readonly node: number
  readonly value: number
  readonly noise: number
  /** The factor by which the exact test's interval is wider than the noise says. */
  readonly width: number
  readonly copies: number
}

/** Gathers the comparisons of each benchmark. */
export function gather(comparisons: readonly Comparison[]): readonly GatheredComparisons[] {
  const all = new Map<string, GatheredComparisons>()
  const find = (of: TrackedMetric): GatheredComparisons => {
    const key = JSON.stringify(of)
    const gatheredComparisons: GatheredComparisons = all.get(key) ?? {
      of,
      nodes: new Map(),
      sessions: [],
      words: [],
      blocks: [],
    }
    all.set(key, gatheredComparisons)
    return gatheredComparisons
  }
  for (const { comparedSides, estimates, block } of comparisons) {
    for (const network of block?.networks ?? []) {
      const gatheredComparisons = find(network.of)
      gatheredComparisons.blocks.push({
        ...network,
        nodes: network.nodes.map(at => nodeOf(gatheredComparisons.nodes, comparedSides[at]!.digest)),
      })
    }
    for (const { of, heights, noises, width = 1, word } of estimates) {
      const gatheredComparisons = find(of)
      const session = comparedSides.flatMap(({ digest, copies }, index): readonly Noted[] => {
        const [height, noise] = [heights[index] ?? null, noises[index] ?? null]
        if (height === null || noise === null) return []
        return [
          {
            ...{ node: nodeOf(gatheredComparisons.nodes, digest), value: height * unit, copies },
            ...{ noise: (noise * unit) ** 2, width },
          },
        ]
      })
      gatheredComparisons.sessions.push(session)
      const [ground, node] = session
      if (word !== undefined && ground !== undefined && node !== undefined)
        gatheredComparisons.words.push({ node: node.node, ground: ground.node, word })
    }
  }
  return [...all.values()]
}

function nodeOf(nodes: Map<string, number>, digest: string): number {
  const node = nodes.get(digest) ?? nodes.size
  nodes.set(digest, node)
  return node
}

/** Makes the network of a benchmark for a variance of the offsets of installations; what was pruned keeps its own. */
export function makeNetwork({ nodes, sessions, blocks }: GatheredComparisons, offsetVariance: number): Network {
  const sides = sessions.map(session =>
    session.map(noted => ({ node: noted.node, value: noted.value, variance: varianceOf(noted, offsetVariance) })),
  )
  return joinSessions(sides, nodes.size, blocks)
}

/** Gives comparisons errors with which their intervals are as wide as those of the exact test. */
function widen(benchmark: GatheredComparisons): GatheredComparisons {
  const sessions = benchmark.sessions.map(session =>
    session.map(side => ({ ...side, noise: side.noise * side.width ** 2, width: 1 })),
  )
  return { ...benchmark, sessions }
}

/** Lists the chains of comparisons of neighbours: of a push with the one before it, of that with the one before, and so on. */
function listChains({ sessions }: GatheredComparisons, offsetVariance: number): readonly (readonly Edge[])[] {
  const chains: Edge[][] = []
  // By the push that it reaches, a chain and how long it was then.
  const reached = new Map<number, { readonly chain: Edge[]; readonly length: number }>()
  for (const [first, second] of sessions) {
    if (first === undefined || second === undefined) continue
    const variance = varianceOf(first, offsetVariance) + varianceOf(second, offsetVariance)
    const edge = { value: second.value - first.value, standardError: Math.sqrt(variance) }
    const { chain: before = [], length = 0 } = reached.get(first.node) ?? {}
    // Where two pushes follow one, the second begins a chain of its own.
    const isEnd = length > 0 && before.length === length
    const chain = isEnd ? before : before.slice(length - 1, length)
    if (!isEnd) chains.push(chain)
    chain.push(edge)
    reached.set(second.node, { chain, length: chain.length })
  }
  return chains
}

/** Returns the variance of a side, with the offsets of its installations. */
function varianceOf({ noise, copies }: Noted, offsetVariance: number): number {
  return noise + (copies === 0 ? 0 : offsetVariance / copies)
}

/** The changes that somebody wants to know. */
export interface Thresholds {
  /** The smallest of all benchmarks without one of their own, as a fraction. */
  readonly threshold: number
  readonly rules?: Rules
}

/** Returns the smallest change of a benchmark that somebody wants to know. */
export function thresholdFor({ benchmark, metric: name }: TrackedMetric, { threshold, rules }: Thresholds): number {
  return resolveRule(rules, benchmark, { name }).threshold ?? threshold
}
