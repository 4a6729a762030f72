import { solve, sumProducts } from './symmetric.js'

/** A side of a session: a node of the network with its value there, in any unit. */
export interface NetworkSide {
  readonly node: number
  readonly value: number
  /** The variance of its value, in that unit squared. */
  readonly variance: number
}

/** Differences of height between nodes, as surveyors level a country: the normal equations of least squares. */
export interface Network {
  /** The weighted Laplacian, a row and a column for each node, in one over the unit squared. */
  readonly laplacian: readonly (readonly number[])[]
  /** The right-hand side, by node. */
  readonly pull: readonly number[]
  /** The weighted sum of squares of the differences, before any level is taken off. */
  readonly square: number
  /** Number of measured differences: a session has one fewer than it has sides. */
  readonly comparisons: number
}

/** The part of a network that one session makes, or that eliminated nodes leave. */
export interface SessionBlock extends Network {
  /** Node of the whole network, by row. */
  readonly nodes: readonly number[]
}

/**
 * Joins sessions to a network of `size` nodes. Of a session, only the differences of its sides count: its block is diag(w) − ww′/Σw
 * with w = 1/variance, so a session of three sides is not taken for three independent ones. `blocks` are what eliminated nodes left.
 */
export function joinSessions(
  sessions: readonly (readonly NetworkSide[])[],
  size: number,
  blocks: readonly SessionBlock[] = [],
): Network {
  const makeZeros = () => new Array<number>(size).fill(0)
  const [laplacian, pull] = [Array.from({ length: size }, makeZeros), makeZeros()]
  let [square, comparisons] = [0, 0]
  for (const block of [...blocks, ...sessions.map(makeBlock)]) {
    for (const [i, node] of block.nodes.entries()) {
      pull[node]! += block.pull[i]!
      for (const [k, neighbour] of block.nodes.entries()) laplacian[node]![neighbour]! += block.laplacian[i]![k]!
    }
    square += block.square
    comparisons += block.comparisons
  }
  return { laplacian, pull, square, comparisons }
}

function makeBlock(sides: readonly NetworkSide[]): SessionBlock {
  const weights = sides.map(({ variance }) => 1 / variance)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const laplacian = weights.map((weight, i) =>
    weights.map((neighbour, k) => (i === k ? weight : 0) - (weight * neighbour) / total),
  )
  const values = sides.map(({ value }) => value)
  const pull = laplacian.map(row => sumProducts(row, values))
  const nodes = sides.map(({ node }) => node)
  return { nodes, laplacian, pull, square: sumProducts(pull, values), comparisons: sides.length - 1 }
}

/** The heights of nodes above the first one. */
export interface Levels {
  /** Level by node, in the unit of the values; the first is 0. */
  readonly values: readonly number[]
  /** Covariance of these values, in the unit squared. */
  readonly covariance: readonly (readonly number[])[]
}

/** Solves a network in which every node is joined to the first one, whose level is 0. */
export function solveLevels({ laplacian, pull }: Pick<Network, 'laplacian' | 'pull'>): Levels {
  const rest = laplacian.slice(1).map(row => row.slice(1))
  const units = rest.map((_, index) => rest.map((__, at) => (at === index ? 1 : 0)))
  const [values, ...inverse] = solve(rest, [pull.slice(1), ...units])
  return {
    values: [0, ...values!],
    covariance: [laplacian.map(() => 0), ...inverse.map(row => [0, ...row])],
  }
}

/**
 * Eliminates nodes of a network by Schur's complement: levels of those that are kept, their covariance and the unexplained squares stay what
 * they were. Each node that goes must be joined to one that is kept. What is in neither list must be joined to none.
 */
export function eliminate(
  { laplacian, pull, square, comparisons }: Network,
  { kept, gone }: { readonly kept: readonly number[]; readonly gone: readonly number[] },
): SessionBlock {
  const pick = (rows: readonly number[], columns: readonly number[]) =>
    rows.map(row => columns.map(column => laplacian[row]![column]!))
  const between = pick(kept, gone)
  const gonePull = gone.map(node => pull[node]!)
  const [solved, ...weights] = solve(pick(gone, gone), [gonePull, ...between])
  return {
    nodes: kept,
    laplacian: pick(kept, kept).map((row, i) => row.map((value, k) => value - sumProducts(between[i]!, weights[k]!))),
    pull: kept.map((node, i) => pull[node]! - sumProducts(between[i]!, solved!)),
    square: square - sumProducts(gonePull, solved!),
    comparisons: comparisons - gone.length,
  }
}

/** Nodes that sessions join, directly or through others. Their levels stand above the first of them. */
export interface Part extends Levels {
  /** In ascending order. */
  readonly nodes: readonly number[]
}

/** Solves a network part by part: nothing is known of the height of one part above another. */
export function solveParts({ laplacian, pull }: Network): readonly Part[] {
  return findParts(laplacian).map(nodes => ({
    nodes,
    ...solveLevels({
      laplacian: nodes.map(node => nodes.map(neighbour => laplacian[node]![neighbour]!)),
      pull: nodes.map(node => pull[node]!),
    }),
  }))
}

/** Finds the nodes that sessions join, part by part. */
export function findParts(laplacian: Network['laplacian']): readonly (readonly number[])[] {
  const isSeen = laplacian.map(() => false)
  const parts: number[][] = []
  for (const start of laplacian.keys()) {
    if (isSeen[start]) continue
    isSeen[start] = true
    const nodes = [start]
    for (const node of nodes)
      for (const [neighbour, weight] of laplacian[node]!.entries()) {
        if (weight === 0 || isSeen[neighbour]) continue
        isSeen[neighbour] = true
        nodes.push(neighbour)
      }
    parts.push(nodes.sort((a, b) => a - b))
  }
  return parts
}

/** A difference of two levels and its variance, in the unit of the network and that unit squared. */
export interface Height {
  readonly value: number
  readonly variance: number
}

/** Finds how far `node` stands above `ground`; undefined where no session joins them. */
export function findHeight(parts: readonly Part[], node: number, ground: number): Height | undefined {
  const part = parts.find(({ nodes }) => nodes.includes(node))!
  const [top, foot] = [part.nodes.indexOf(node), part.nodes.indexOf(ground)]
  if (foot < 0) return undefined
  const { values, covariance } = part
  return {
    value: values[top]! - values[foot]!,
    variance: Math.max(0, covariance[top]![top]! + covariance[foot]![foot]! - 2 * covariance[top]![foot]!),
  }
}

/**
 * Measures how well the loops of a network close: the sum of squares that levels leave unexplained, Q = Q₀ − h′L⁺h, and by its degrees of
 * freedom the number of loops that close independently of each other. Its parts can be given where they are known.
 */
export function measureClosure(
  { laplacian, pull, square, comparisons }: Network,
  parts: readonly (readonly number[])[] = findParts(laplacian),
): { readonly square: number; readonly degrees: number } {
  const explained = parts.map(([_, ...rest]) => {
    const pulls = rest.map(node => pull[node]!)
    const [levels] = solve(
      rest.map(node => rest.map(neighbour => laplacian[node]![neighbour]!)),
      [pulls],
    )
    return sumProducts(pulls, levels!)
  })
  return {
    square: Math.max(0, square - explained.reduce((sum, value) => sum + value, 0)),
    degrees: comparisons - (laplacian.length - parts.length),
  }
}
