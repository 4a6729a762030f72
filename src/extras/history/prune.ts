import { eliminate, findParts } from '../../stats/network/network.js'
import { type Anchor, type BlockNetwork, type ComparedSide, type Comparison, joinComparisons } from './comparison.js'
import { findSpread, type GatheredComparisons, gather, inflate, makeNetwork, type Spread } from './levels.js'

/** The number of pushes that people look back at; the file stays below 400 kB with 80 benchmarks. */
const mostPushes = 200
/** The size of a block grows with the square of its versions. */
const mostReleases = 10
/** The limit if all comparisons are young: the oldest are lost. */
const mostComparisons = 1000
/** The ids of years. A comparison that is forgotten here, and comes back from an old file, would count twice. */
const mostIds = 5000

/**
 * Prunes what nobody looks at any more: versions beyond the newest 200 pushes and the last 10 releases, all of whose comparisons are from before
 * `day`, in ISO 8601. They leave a block, so that levels of the others and their intervals stay what they were.
 */
export function pruneComparisons(comparisons: readonly Comparison[], day: string): readonly Comparison[] {
  const all = comparisons.flatMap(({ anchor, block }) => [...(block?.releases ?? []), ...(anchor ? [anchor] : [])])
  const releases = [...new Map(all.map(anchor => [anchor.digest, anchor])).values()].slice(-mostReleases)
  const pushes = [...new Set(comparisons.flatMap(({ comparedSides }) => comparedSides.map(({ digest }) => digest)))]
  const stay = new Set([...pushes.slice(-mostPushes), ...releases.map(({ digest }) => digest)])
  for (const { at, comparedSides, block } of comparisons)
    if (at >= day && block === undefined) for (const { digest } of comparedSides) stay.add(digest)
  const pruned = comparisons.filter(({ comparedSides }) => comparedSides.some(({ digest }) => !stay.has(digest)))
  if (pruned.length === 0) return comparisons.slice(-mostComparisons)
  // A block of its own beside another one would have to be told from it wherever files are joined.
  const gone = comparisons.filter(comparison => comparison.block !== undefined || pruned.includes(comparison))
  const others = comparisons.filter(comparison => !gone.includes(comparison))
  const spread = findSpread(gather(comparisons))
  return joinComparisons(others, [makeBlock(gone, stay, releases, spread)]).slice(-mostComparisons)
}

function makeBlock(
  gone: readonly Comparison[],
  stay: ReadonlySet<string>,
  releases: readonly Anchor[],
  spread: Spread,
): Comparison {
  const comparedSides = [
    ...new Map(
      gone.flatMap(comparison => comparison.comparedSides).map(comparedSide => [comparedSide.digest, comparedSide]),
    ).values(),
  ]
    .filter(({ digest }) => stay.has(digest))
    .map((comparedSide): ComparedSide => ({ ...comparedSide, copies: 0 }))
  const places = new Map(comparedSides.map(({ digest }, at) => [digest, at]))
  const ids = gone.flatMap(({ id, block }) => block?.ids ?? [id])
  const { at } = gone[0]!
  const { machine } = gone.at(-1)!
  const networks = inflate(gather(gone), spread).flatMap(
    gatheredComparisons => reduce(gatheredComparisons, places, spread.offset ** 2) ?? [],
  )
  const known = new Set(comparedSides.map(({ digest }) => digest))
  const named = releases.filter(({ digest }) => known.has(digest))
  const block = { ids: ids.slice(-mostIds), releases: named, networks }
  return { id: `${ids.length} to ${ids.at(-1)}`, at, machine, rounds: 0, comparedSides, estimates: [], block }
}

/** Only what joins versions that are kept says anything about them. */
function reduce(
  gatheredComparisons: GatheredComparisons,
  places: ReadonlyMap<string, number>,
  variance: number,
): BlockNetwork | undefined {
  const digests = [...gatheredComparisons.nodes.keys()]
  const isKept = (node: number): boolean => places.has(digests[node]!)
  const parts = findParts(makeNetwork(gatheredComparisons, variance).laplacian).filter(nodes => nodes.some(isKept))
  const joined = new Set(parts.flat())
  const network = makeNetwork(
    {
      ...gatheredComparisons,
      sessions: gatheredComparisons.sessions.filter(session => session.some(({ node }) => joined.has(node))),
      blocks: gatheredComparisons.blocks.filter(({ nodes }) => nodes.some(node => joined.has(node))),
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
    of: gatheredComparisons.of,
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
