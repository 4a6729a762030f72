import { eliminate, findParts } from '../../stats/network/network.js'
import { findSpread, type GatheredRaces, gather, inflate, makeNetwork, type Spread } from './levels.js'
import { type Anchor, type BlockNetwork, joinRaces, type Race, type Racer } from './race.js'

/** The number of pushes that people look back at; the file stays below 400 kB with 80 benchmarks. */
const mostPushes = 200
/** The size of a block grows with the square of its versions. */
const mostReleases = 10
/** The limit if all races are young: the oldest are lost. */
const mostRaces = 1000
/** The ids of years. A race that is forgotten here, and comes back from an old file, would count twice. */
const mostIds = 5000

/**
 * Prunes what nobody looks at any more: versions beyond the newest 200 pushes and the last 10 releases, all of whose races are from before
 * `day`, in ISO 8601. They leave a block, so that levels of the others and their intervals stay what they were.
 */
export function pruneRaces(races: readonly Race[], day: string): readonly Race[] {
  const all = races.flatMap(({ anchor, block }) => [...(block?.releases ?? []), ...(anchor ? [anchor] : [])])
  const releases = [...new Map(all.map(anchor => [anchor.digest, anchor])).values()].slice(-mostReleases)
  const pushes = [...new Set(races.flatMap(({ racers }) => racers.map(({ digest }) => digest)))]
  const stay = new Set([...pushes.slice(-mostPushes), ...releases.map(({ digest }) => digest)])
  for (const { at, racers, block } of races)
    if (at >= day && block === undefined) for (const { digest } of racers) stay.add(digest)
  const pruned = races.filter(({ racers }) => racers.some(({ digest }) => !stay.has(digest)))
  if (pruned.length === 0) return races.slice(-mostRaces)
  // A block of its own beside another one would have to be told from it wherever files are joined.
  const gone = races.filter(race => race.block !== undefined || pruned.includes(race))
  const others = races.filter(race => !gone.includes(race))
  const spread = findSpread(gather(races))
  return joinRaces(others, [makeBlock(gone, stay, releases, spread)]).slice(-mostRaces)
}

function makeBlock(
  gone: readonly Race[],
  stay: ReadonlySet<string>,
  releases: readonly Anchor[],
  spread: Spread,
): Race {
  const racers = [...new Map(gone.flatMap(race => race.racers).map(racer => [racer.digest, racer])).values()]
    .filter(({ digest }) => stay.has(digest))
    .map((racer): Racer => ({ ...racer, copies: 0 }))
  const places = new Map(racers.map(({ digest }, at) => [digest, at]))
  const ids = gone.flatMap(({ id, block }) => block?.ids ?? [id])
  const { at } = gone[0]!
  const { machine } = gone.at(-1)!
  const networks = inflate(gather(gone), spread).flatMap(
    gatheredRaces => reduce(gatheredRaces, places, spread.offset ** 2) ?? [],
  )
  const known = new Set(racers.map(({ digest }) => digest))
  const named = releases.filter(({ digest }) => known.has(digest))
  const block = { ids: ids.slice(-mostIds), releases: named, networks }
  return { id: `${ids.length} to ${ids.at(-1)}`, at, machine, rounds: 0, racers, estimates: [], block }
}

/** Only what joins versions that are kept says anything about them. */
function reduce(
  gatheredRaces: GatheredRaces,
  places: ReadonlyMap<string, number>,
  variance: number,
): BlockNetwork | undefined {
  const digests = [...gatheredRaces.nodes.keys()]
  const isKept = (node: number): boolean => places.has(digests[node]!)
  const parts = findParts(makeNetwork(gatheredRaces, variance).laplacian).filter(nodes => nodes.some(isKept))
  const joined = new Set(parts.flat())
  const network = makeNetwork(
    {
      ...gatheredRaces,
      sessions: gatheredRaces.sessions.filter(session => session.some(({ node }) => joined.has(node))),
      blocks: gatheredRaces.blocks.filter(({ nodes }) => nodes.some(node => joined.has(node))),
    },
    variance,
  )
  const nodes = parts.flat().filter(isKept)
  if (nodes.length === 0) return undefined
  const { laplacian, pull, square, comparisons } = eliminate(network, {
    kept: nodes,
    gone: parts.flat().filter(node => !isKept(node)),
  })
  return {
    of: gatheredRaces.of,
    nodes: nodes.map(node => places.get(digests[node]!)!),
    laplacian: laplacian.map(row => row.map(round)),
    pull: pull.map(round),
    square: Math.max(0, round(square)),
    comparisons,
  }
}

/** Rounds a value so that it is the same after it was written as text and read again. */
function round(value: number): number {
  return Number(value.toPrecision(12))
}
