import type { Change } from '../../compare/finding.js'
import { resolveRule } from '../../compare/resolved-rule.js'
import { toChange } from '../../compare/verdict.js'
import type { Rules } from '../../rules/rules.js'
import { chiSquareTail } from '../../stats/distributions/gamma.js'
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
import {
  type Edge,
  estimateInflation,
  estimateLayoutVariance,
  estimateOffsetVariance,
  typicalOffset,
} from '../../stats/network/variances.js'
import { type Absolute, type Race, type TrackedMetric, unit, type Version } from './race.js'

/** Levels of all versions that were raced, for each benchmark. */
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
  /** True if it was raced against the anchor of its day. */
  readonly isAnchored?: true
}

/** The levels of one benchmark. */
export interface BenchmarkLevels {
  readonly of: TrackedMetric
  /** The digests of the versions in which it was measured. */
  readonly digests: readonly string[]
  /** Returns how far a version is above another one, in natural logs where more is worse; undefined where no chain of races joins them. */
  measure(digest: string, ground: string): Height | undefined
  /** Returns how much a version differs from another one; undefined where no chain of races joins them. */
  compare(digest: string, ground: string): Change | undefined
  /** The newest value on each machine, the newest first: never joined across machines. */
  readonly absolutes: readonly MachineValue[]
  /** The comparisons that all levels come from; its nodes are those of `digests`. */
  readonly network: Network
  /** The versions that races join, in stretches, with their levels in natural logs, where more is worse. */
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
  /** The race in which a version first met the version before, by version but the first; undefined where it met another one. */
  readonly races: readonly (Height | undefined)[]
}

/** Finds the levels of all versions of `races`, which are in the order of their times, with a spread that is known or found in them. */
export function findLevels(races: readonly Race[], known?: Spread): HistoryLevels {
  const gathered = gather(races)
  const spread = known ?? findSpread(gathered)
  const benchmarks = inflate(gathered, spread)
  const networks = benchmarks.map(benchmark => makeNetwork(benchmark, spread.offset ** 2))
  const absolutes = gatherAbsolutes(races)
  const pushes = listPushes(races)
  const anchor = pushes.find(({ digest }) => digest === races.at(-1)?.anchor?.digest)
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

/** A version is pushed with the first race that has it; an anchor that no race has seen pushed is older than all of them. */
function listPushes(races: readonly Race[]): readonly Push[] {
  const anchors = races.flatMap(({ anchor, block }) => [...(block?.releases ?? []), ...(anchor ? [anchor] : [])])
  const names = new Map(anchors.map(({ digest, name }) => [digest, name]))
  const pushes = new Map<string, Push>()
  const older: Push[] = []
  for (const { racers, at, machine, anchor } of races)
    for (const [index, { digest, commit, label }] of racers.entries()) {
      if (pushes.has(digest)) continue
      const name = names.get(digest)
      const isAnchored = index === 1 && racers.length > 2
      const push = {
        ...{ digest, ...(commit && { commit }), label, at, machine },
        ...(name === undefined ? {} : { name }),
        ...(isAnchored ? { isAnchored } : {}),
      }
      pushes.set(digest, push)
      if (index > 0 && index === racers.length - 1 && digest === anchor?.digest) older.push(push)
    }
  return [...older, ...[...pushes.values()].filter(push => !older.includes(push))]
}

function gatherAbsolutes(races: readonly Race[]): ReadonlyMap<string, ReadonlyMap<string, MachineValue>> {
  const all = new Map<string, Map<string, MachineValue>>()
  for (const { machine, racers, estimates } of races.toReversed())
    for (const { of, absolute } of estimates) {
      if (absolute === undefined) continue
      const key = JSON.stringify(of)
      const known = all.get(key) ?? new Map<string, MachineValue>()
      all.set(key, known)
      if (!known.has(machine)) known.set(machine, { ...absolute, machine, digest: racers[1]!.digest })
    }
  return all
}

interface Around {
  readonly pushes: readonly Push[]
  readonly spread: Spread
  readonly absolutes: ReturnType<typeof gatherAbsolutes>
}

function levelBenchmark(
  gathered: GatheredRaces,
  network: Network,
  { pushes, spread, absolutes }: Around,
): BenchmarkLevels {
  const { of, nodes } = gathered
  const parts = solveParts(network)
  const measure: BenchmarkLevels['measure'] = (digest, ground) => {
    const [node, foot] = [nodes.get(digest), nodes.get(ground)]
    const height = node === undefined || foot === undefined ? undefined : findHeight(parts, node, foot)
    if (height === undefined) return undefined
    return node === foot ? { value: 0, variance: 0 } : { ...height, variance: height.variance + 2 * spread.layout ** 2 }
  }
  return {
    of,
    digests: [...nodes.keys()],
    network,
    absolutes: [...(absolutes.get(JSON.stringify(of))?.values() ?? [])],
    stretches: listStretches(gathered, parts, pushes, spread.offset ** 2),
    measure,
    compare(digest, ground) {
      const height = measure(digest, ground)
      return height && describeHeight(height, of, spread)
    },
  }
}

/** The confidence of all intervals of a history. */
export const confidence = 0.95

/**
 * A height as people read it, with its interval: Student's, where the variance rests on an estimate from so many loops. They are as
 * much noise and offsets as the chains are, so its degrees of freedom are theirs (Hartung & Knapp 2001).
 */
export function describeHeight(height: Height, { better }: TrackedMetric, spread: Pick<Spread, 'degrees'>): Change {
  const [low, high] = findInterval(height, spread)
  return toChange({ estimate: height.value, low, high }, better, confidence)
}

/** Returns the ends of a height's interval, in natural logs. */
export function findInterval({ value, variance }: Height, { degrees = Infinity }: Pick<Spread, 'degrees'>) {
  const reach = studentQuantile((1 + confidence) / 2, degrees) * Math.sqrt(variance)
  return [value - reach, value + reach] as const
}

function listStretches(
  { nodes, sessions }: GatheredRaces,
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
      races: pushed.slice(1).map(({ node }, index) => findRace(sessions, pushed[index]!.node, node, variance)),
    }
  })
}

/** The first race of the nodes `before` and `after`. */
function findRace(sessions: GatheredRaces['sessions'], before: number, after: number, offset: number) {
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
  /** Degrees of freedom of the offset's estimate: the loops of races. Left out where the offset is taken for known. */
  readonly degrees?: number
  /** Factor by which the errors of races exceed what they say; left out where they explain how far neighbours lie apart. */
  readonly inflation?: number
  /** Upper bound of the remaining factor; left out where it is taken for known. */
  readonly doubt?: number
}

/** Estimates what installations and layouts add. */
export function findSpread(benchmarks: readonly GatheredRaces[]): Spread {
  // Installations that outlast a round have offsets in the races.
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

/** Gives races the errors that they seem to have. */
export function inflate(benchmarks: readonly GatheredRaces[], { inflation = 1 }: Spread): readonly GatheredRaces[] {
  return benchmarks.map(benchmark => ({
    ...benchmark,
    sessions: benchmark.sessions.map(session => session.map(side => ({ ...side, noise: side.noise * inflation ** 2 }))),
  }))
}

/** The races of one benchmark. */
export interface GatheredRaces {
  readonly of: TrackedMetric
  /** Nodes by digest. */
  readonly nodes: Map<string, number>
  readonly sessions: (readonly Noted[])[]
  /** Blocks of races that were pruned. */
  readonly blocks: NetworkBlock[]
}

/** A side of a race. */
interface Noted {
  readonly node: number
  readonly value: number
  readonly noise: number
  readonly copies: number
}

/** Gathers the races of each benchmark. */
export function gather(races: readonly Race[]): readonly GatheredRaces[] {
  const all = new Map<string, GatheredRaces>()
  const find = (of: TrackedMetric): GatheredRaces => {
    const key = JSON.stringify(of)
    const gatheredRaces: GatheredRaces = all.get(key) ?? { of, nodes: new Map(), sessions: [], blocks: [] }
    all.set(key, gatheredRaces)
    return gatheredRaces
  }
  for (const { racers, estimates, block } of races) {
    for (const network of block?.networks ?? []) {
      const gatheredRaces = find(network.of)
      gatheredRaces.blocks.push({
        ...network,
        nodes: network.nodes.map(at => nodeOf(gatheredRaces.nodes, racers[at]!.digest)),
      })
    }
    for (const { of, heights, noises } of estimates) {
      const gatheredRaces = find(of)
      const session = racers.flatMap(({ digest, copies }, index): readonly Noted[] => {
        const [height, noise] = [heights[index] ?? null, noises[index] ?? null]
        if (height === null || noise === null) return []
        return [{ node: nodeOf(gatheredRaces.nodes, digest), value: height * unit, noise: (noise * unit) ** 2, copies }]
      })
      gatheredRaces.sessions.push(session)
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
export function makeNetwork({ nodes, sessions, blocks }: GatheredRaces, offsetVariance: number): Network {
  const sides = sessions.map(session =>
    session.map(noted => ({ node: noted.node, value: noted.value, variance: varianceOf(noted, offsetVariance) })),
  )
  return joinSessions(sides, nodes.size, blocks)
}

/** Lists the chains of races of neighbours: of a push with the one before it, of that with the one before, and so on. */
function listChains({ sessions }: GatheredRaces, offsetVariance: number): readonly (readonly Edge[])[] {
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
