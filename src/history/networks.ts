import { joinSessions, type Network, type Block as NetworkBlock } from '../stats/network/network.js'
import {
  type Edge,
  estimateInflation,
  estimateLayoutVariance,
  estimateOffsetVariance,
  typicalOffset,
} from '../stats/network/variances.js'
import { type Measured, type Race, unit } from './race.js'

/** Standard deviations in natural logs: of what an installation adds, and of what one build gains or loses by its layout. */
export interface Spread {
  readonly offset: number
  readonly layout: number
  /** Of the estimate of the offset: the loops of races; left out where the offset is taken for known. */
  readonly degrees?: number
  /** How many times as large the errors of races are as they say; left out where they explain how far neighbours lie apart. */
  readonly inflation?: number
  /** How many times as large as that they may still be; left out where it is taken for known. */
  readonly doubt?: number
}

/** Estimates what installations and layouts add. */
export function findSpread(benchmarks: readonly Gathered[]): Spread {
  const estimated = benchmarks.some(hasOffsets)
    ? estimateOffsetVariance(benchmarks.map(one => offset => makeNetwork(one, offset)))
    : undefined
  const { variance, ...degrees } = estimated ?? { variance: typicalOffset ** 2 }
  const chains = benchmarks.flatMap(one => listChains(one, variance))
  const layout = estimateLayoutVariance(chains)
  const { inflation, doubt } = estimateInflation(chains, layout)
  return {
    ...{ offset: Math.sqrt(variance) * inflation, layout: Math.sqrt(layout), ...degrees },
    ...(inflation > 1 && { inflation }),
    ...(doubt > 1 && { doubt }),
  }
}

/** Gives races the errors that they seem to have. */
export function inflate(benchmarks: readonly Gathered[], { inflation = 1 }: Spread): readonly Gathered[] {
  return benchmarks.map(one => ({
    ...one,
    sessions: one.sessions.map(session => session.map(side => ({ ...side, noise: side.noise * inflation ** 2 }))),
  }))
}

/** Returns whether installations outlast a round, so that their offsets are in the races. */
function hasOffsets({ sessions }: Gathered): boolean {
  return sessions.some(session => session.some(({ copies }) => copies > 0))
}

/** The races of one benchmark. */
export interface Gathered {
  readonly of: Measured
  /** By digest, the node. */
  readonly nodes: ReadonlyMap<string, number>
  readonly sessions: readonly (readonly Noted[])[]
  /** By races that were pruned. */
  readonly blocks: readonly NetworkBlock[]
}

/** A side of a race. */
export interface Noted {
  readonly node: number
  readonly value: number
  readonly noise: number
  readonly copies: number
}

interface Gathering extends Gathered {
  readonly nodes: Map<string, number>
  readonly sessions: (readonly Noted[])[]
  readonly blocks: NetworkBlock[]
}

/** Gathers the races of each benchmark. */
export function gather(races: readonly Race[]): readonly Gathered[] {
  const all = new Map<string, Gathering>()
  const find = (of: Measured): Gathering => {
    const key = JSON.stringify(of)
    const one: Gathering = all.get(key) ?? { of, nodes: new Map(), sessions: [], blocks: [] }
    all.set(key, one)
    return one
  }
  for (const { racers, estimates, block } of races) {
    for (const network of block?.networks ?? []) {
      const one = find(network.of)
      one.blocks.push({ ...network, nodes: network.nodes.map(at => nodeOf(one.nodes, racers[at]!.digest)) })
    }
    for (const { of, heights, noises } of estimates) {
      const one = find(of)
      const session = racers.flatMap(({ digest, copies }, index): readonly Noted[] => {
        const [height, noise] = [heights[index] ?? null, noises[index] ?? null]
        if (height === null || noise === null) return []
        return [{ node: nodeOf(one.nodes, digest), value: height * unit, noise: (noise * unit) ** 2, copies }]
      })
      one.sessions.push(session)
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
export function makeNetwork({ nodes, sessions, blocks }: Gathered, offsetVariance: number): Network {
  const sides = sessions.map(session =>
    session.map(one => ({ node: one.node, value: one.value, variance: varianceOf(one, offsetVariance) })),
  )
  return joinSessions(sides, nodes.size, blocks)
}

/** Lists the chains of races of neighbours: of a push with the one before it, of that with the one before, and so on. */
function listChains({ sessions }: Gathered, offsetVariance: number): readonly (readonly Edge[])[] {
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
export function varianceOf({ noise, copies }: Noted, offsetVariance: number): number {
  return noise + (copies === 0 ? 0 : offsetVariance / copies)
}
