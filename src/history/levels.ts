import { toChange } from '../compare/verdicts/change.js'
import type { Change } from '../compare/verdicts/finding.js'
import { chiSquareTail } from '../stats/distributions/gamma.js'
import { normalQuantile } from '../stats/distributions/normal.js'
import { type Edge, estimateLayoutVariance } from '../stats/network/layout-variance.js'
import { joinSessions, type Network } from '../stats/network/network.js'
import { estimateOffsetVariance, typicalOffset } from '../stats/network/offset-variance.js'
import { findHeight, type Height, measureClosure, type Part, solveParts } from '../stats/network/parts.js'
import { type Measured, type Race, unit, type Version } from './race.js'

/** Levels of all versions that were raced, for each benchmark. */
export interface Levels {
  /** All versions in the order in which they were pushed. */
  readonly pushes: readonly Push[]
  readonly benchmarks: readonly BenchmarkLevels[]
  /** The version that the newest push stands on, where there is one. */
  readonly anchor?: Push
  /** Standard deviations in natural logs: of what an installation adds, and of what one build gains or loses by its layout. */
  readonly spread: { readonly offset: number; readonly layout: number }
  /** The loops that sessions make, and how likely their errors are by chance; left out where there are none. */
  readonly closure?: { readonly loops: number; readonly p: number }
}

/** A version on its day. */
export interface Push extends Version {
  /** ISO 8601. */
  readonly at: string
  readonly machine: string
  /** What people call it, where it is or was the anchor: a release. */
  readonly name?: string
}

/** The levels of one benchmark. */
export interface BenchmarkLevels {
  readonly of: Measured
  /** The digests of the versions in which it was measured. */
  readonly digests: readonly string[]
  /** Returns how far a version is above another one, in natural logs where more is worse; undefined where no chain of races joins them. */
  measure(digest: string, ground: string): Height | undefined
  /** Returns how much a version differs from another one; undefined where no chain of races joins them. */
  compare(digest: string, ground: string): Change | undefined
}

/** The confidence of all intervals of a history. */
const confidence = 0.95

/** Finds the levels of all versions of `races`, which are in the order of their times. */
export function findLevels(races: readonly Race[]): Levels {
  const benchmarks = gather(races)
  const variance =
    estimateOffsetVariance(benchmarks.map(one => offset => makeNetwork(one, offset))) ?? typicalOffset ** 2
  const layout = estimateLayoutVariance(benchmarks.flatMap(one => listNeighbours(one, variance)))
  const networks = benchmarks.map(one => makeNetwork(one, variance))
  const spread = { offset: Math.sqrt(variance), layout: Math.sqrt(layout) }
  const pushes = listPushes(races)
  const anchor = pushes.find(({ digest }) => digest === races.at(-1)?.anchor?.digest)
  return {
    pushes,
    ...(anchor && { anchor }),
    benchmarks: benchmarks.map((one, index) => levelBenchmark(one, solveParts(networks[index]!), layout)),
    spread,
    ...describeClosure(networks),
  }
}

/** A version is pushed with the first race that has it; an anchor that no race has seen pushed is older than all of them. */
function listPushes(races: readonly Race[]): readonly Push[] {
  const names = new Map(races.flatMap(({ anchor }) => (anchor ? [[anchor.digest, anchor.name] as const] : [])))
  const pushes = new Map<string, Push>()
  const older: Push[] = []
  for (const { racers, at, machine, anchor } of races)
    for (const [index, { digest, commit, label }] of racers.entries()) {
      if (pushes.has(digest)) continue
      const name = names.get(digest)
      const push = { digest, ...(commit && { commit }), label, at, machine, ...(name === undefined ? {} : { name }) }
      pushes.set(digest, push)
      if (index > 0 && index === racers.length - 1 && digest === anchor?.digest) older.push(push)
    }
  return [...older, ...[...pushes.values()].filter(push => !older.includes(push))]
}

interface Gathered {
  readonly of: Measured
  /** By digest, the node. */
  readonly nodes: ReadonlyMap<string, number>
  readonly sessions: readonly (readonly Noted[])[]
}

interface Noted {
  readonly node: number
  readonly value: number
  readonly noise: number
  readonly copies: number
}

interface Gathering extends Gathered {
  readonly nodes: Map<string, number>
  readonly sessions: (readonly Noted[])[]
}

function gather(races: readonly Race[]): readonly Gathered[] {
  const all = new Map<string, Gathering>()
  for (const { racers, estimates } of races)
    for (const { of, heights, noises } of estimates) {
      const key = JSON.stringify(of)
      const one: Gathering = all.get(key) ?? { of, nodes: new Map(), sessions: [] }
      all.set(key, one)
      const session = racers.flatMap(({ digest, copies }, index): readonly Noted[] => {
        const [height, noise] = [heights[index] ?? null, noises[index] ?? null]
        if (height === null || noise === null) return []
        return [{ node: nodeOf(one.nodes, digest), value: height * unit, noise: (noise * unit) ** 2, copies }]
      })
      one.sessions.push(session)
    }
  return [...all.values()]
}

function nodeOf(nodes: Map<string, number>, digest: string): number {
  const node = nodes.get(digest) ?? nodes.size
  nodes.set(digest, node)
  return node
}

function makeNetwork({ nodes, sessions }: Gathered, offsetVariance: number): Network {
  const sides = sessions.map(session =>
    session.map(one => ({ node: one.node, value: one.value, variance: varianceOf(one, offsetVariance) })),
  )
  return joinSessions(sides, nodes.size)
}

/** Lists the races of two neighbours: of a push with the one before it, and of that with the one before. */
function listNeighbours({ sessions }: Gathered, offsetVariance: number): readonly (readonly Edge[])[] {
  const byPush = new Map<number, Edge>()
  return sessions.flatMap(([first, second]) => {
    if (first === undefined || second === undefined) return []
    const variance = varianceOf(first, offsetVariance) + varianceOf(second, offsetVariance)
    const edge = { value: second.value - first.value, standardError: Math.sqrt(variance) }
    const before = byPush.get(first.node)
    byPush.set(second.node, edge)
    return before === undefined ? [] : [[before, edge]]
  })
}

function varianceOf({ noise, copies }: Noted, offsetVariance: number): number {
  return noise + (copies === 0 ? 0 : offsetVariance / copies)
}

function levelBenchmark({ of, nodes }: Gathered, parts: readonly Part[], layout: number): BenchmarkLevels {
  const z = normalQuantile((1 + confidence) / 2)
  return {
    of,
    digests: [...nodes.keys()],
    measure(digest, ground) {
      const [node, foot] = [nodes.get(digest), nodes.get(ground)]
      const height = node === undefined || foot === undefined ? undefined : findHeight(parts, node, foot)
      if (height === undefined) return undefined
      return node === foot ? height : { ...height, variance: height.variance + 2 * layout }
    },
    compare(digest, ground) {
      const height = this.measure(digest, ground)
      if (height === undefined) return undefined
      const reach = z * Math.sqrt(height.variance)
      const log = { estimate: height.value, low: height.value - reach, high: height.value + reach }
      return toChange(log, of.better, confidence)
    },
  }
}

function describeClosure(networks: readonly Network[]): Pick<Levels, 'closure'> {
  const closures = networks.map(network => measureClosure(network))
  const loops = closures.reduce((sum, { degrees }) => sum + degrees, 0)
  const square = closures.reduce((sum, closure) => sum + closure.square, 0)
  return loops === 0 ? {} : { closure: { loops, p: chiSquareTail(square, loops) } }
}
