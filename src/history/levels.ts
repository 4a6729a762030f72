import { toChange } from '../compare/verdicts/change.js'
import type { Change } from '../compare/verdicts/finding.js'
import { chiSquareTail } from '../stats/distributions/gamma.js'
import { studentQuantile } from '../stats/distributions/student.js'
import {
  findHeight,
  type Height,
  measureClosure,
  type Network,
  type Part,
  solveParts,
} from '../stats/network/network.js'
import { findSpread, type Gathered, gather, inflate, makeNetwork, type Spread, varianceOf } from './networks.js'
import type { Absolute, Measured, Race, Version } from './race.js'

/** Levels of all versions that were raced, for each benchmark. */
export interface Levels {
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
  /** What people call it, where it is or was the anchor: a release. */
  readonly name?: string
  /** Whether it was raced against the anchor of its day. */
  readonly isAnchored?: true
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
  /** The newest value on each machine, the newest first: never joined across machines. */
  readonly absolutes: readonly MachineValue[]
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
  /** By version but the first, the race in which it first met the version before; undefined where it met another one. */
  readonly races: readonly (Height | undefined)[]
}

/** Finds the levels of all versions of `races`, which are in the order of their times, with a spread that is known or found in them. */
export function findLevels(races: readonly Race[], known?: Spread): Levels {
  const gathered = gather(races)
  const spread = known ?? findSpread(gathered)
  const benchmarks = inflate(gathered, spread)
  const [variance, layout] = [spread.offset ** 2, spread.layout ** 2]
  const networks = benchmarks.map(one => makeNetwork(one, variance))
  const absolutes = gatherAbsolutes(races)
  const pushes = listPushes(races)
  const anchor = pushes.find(({ digest }) => digest === races.at(-1)?.anchor?.digest)
  return {
    pushes,
    ...(anchor && { anchor }),
    benchmarks: benchmarks.map((one, index) =>
      levelBenchmark({ ...one, variance }, solveParts(networks[index]!), { layout, pushes, spread, absolutes }),
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

/** By benchmark and machine, the newest value. */
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
  readonly layout: number
  readonly pushes: readonly Push[]
  readonly spread: Spread
  readonly absolutes: ReturnType<typeof gatherAbsolutes>
}

function levelBenchmark(
  gathered: Gathered & { readonly variance: number },
  parts: readonly Part[],
  { layout, pushes, spread, absolutes }: Around,
): BenchmarkLevels {
  const { of, nodes } = gathered
  const measure: BenchmarkLevels['measure'] = (digest, ground) => {
    const [node, foot] = [nodes.get(digest), nodes.get(ground)]
    const height = node === undefined || foot === undefined ? undefined : findHeight(parts, node, foot)
    if (height === undefined) return undefined
    return node === foot ? { value: 0, variance: 0 } : { ...height, variance: height.variance + 2 * layout }
  }
  return {
    of,
    digests: [...nodes.keys()],
    absolutes: [...(absolutes.get(JSON.stringify(of))?.values() ?? [])],
    stretches: listStretches(gathered, parts, pushes),
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
export function describeHeight(height: Height, { better }: Measured, spread: Pick<Spread, 'degrees'>): Change {
  const [low, high] = findInterval(height, spread)
  return toChange({ estimate: height.value, low, high }, better, confidence)
}

/** Returns the ends of a height's interval, in natural logs. */
export function findInterval(
  { value, variance }: Height,
  { degrees = Infinity }: Pick<Spread, 'degrees'>,
): readonly [low: number, high: number] {
  const reach = studentQuantile((1 + confidence) / 2, degrees) * Math.sqrt(variance)
  return [value - reach, value + reach]
}

/** Lists the parts with their versions in the order in which they were pushed. */
function listStretches(
  { nodes, sessions, variance }: Gathered & { readonly variance: number },
  parts: readonly Part[],
  pushes: readonly Push[],
): readonly Stretch[] {
  return parts.map(({ nodes: own, values, covariance }) => {
    const pushed = pushes.flatMap(({ digest }) => {
      const node = nodes.get(digest)
      const at = node === undefined ? -1 : own.indexOf(node)
      return at < 0 ? [] : [{ digest, node: own[at]!, at }]
    })
    return {
      digests: pushed.map(({ digest }) => digest),
      values: pushed.map(({ at }) => values[at]!),
      covariance: pushed.map(one => pushed.map(other => covariance[one.at]![other.at]!)),
      races: pushed.slice(1).map(({ node }, index) => findRace(sessions, [pushed[index]!.node, node], variance)),
    }
  })
}

function findRace(
  sessions: Gathered['sessions'],
  [before, after]: readonly [before: number, after: number],
  offsetVariance: number,
): Height | undefined {
  for (const session of sessions) {
    const [one, other] = [before, after].map(node => session.find(side => side.node === node))
    if (one === undefined || other === undefined) continue
    return {
      value: other.value - one.value,
      variance: varianceOf(one, offsetVariance) + varianceOf(other, offsetVariance),
    }
  }
  return undefined
}

function describeClosure(networks: readonly Network[]): Pick<Levels, 'closure'> {
  const closures = networks.map(network => measureClosure(network))
  const loops = closures.reduce((sum, { degrees }) => sum + degrees, 0)
  const square = closures.reduce((sum, closure) => sum + closure.square, 0)
  return loops === 0 ? {} : { closure: { loops, p: chiSquareTail(square, loops) } }
}
