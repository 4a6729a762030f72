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
  /** How many differences were measured: of a session, one fewer than it has sides. */
  readonly comparisons: number
}

/** The part of a network that one session makes, or that eliminated nodes leave. */
export interface Block extends Network {
  /** By row, the node that it is in the whole. */
  readonly nodes: readonly number[]
}

/**
 * Joins sessions to a network of `size` nodes. Of a session, only the differences of its sides count: its block is diag(w) − ww′/Σw
 * with w = 1/variance, so a session of three sides is not taken for three independent ones. `blocks` are what eliminated nodes left.
 */
export function joinSessions(
  sessions: readonly (readonly NetworkSide[])[],
  size: number,
  blocks: readonly Block[] = [],
): Network {
  const laplacian = Array.from({ length: size }, () => makeZeros(size))
  const pull = makeZeros(size)
  let [square, comparisons] = [0, 0]
  for (const block of [...blocks, ...sessions.map(makeBlock)]) {
    for (const [i, node] of block.nodes.entries()) {
      pull[node]! += block.pull[i]!
      for (const [k, other] of block.nodes.entries()) laplacian[node]![other]! += block.laplacian[i]![k]!
    }
    square += block.square
    comparisons += block.comparisons
  }
  return { laplacian, pull, square, comparisons }
}

function makeZeros(count: number): number[] {
  return new Array<number>(count).fill(0)
}

function makeBlock(sides: readonly NetworkSide[]): Block {
  const weights = sides.map(({ variance }) => 1 / variance)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const laplacian = weights.map((weight, i) =>
    weights.map((other, k) => (i === k ? weight : 0) - (weight * other) / total),
  )
  const pull = laplacian.map(row =>
    sumProducts(
      row,
      sides.map(({ value }) => value),
    ),
  )
  return {
    nodes: sides.map(({ node }) => node),
    laplacian,
    pull,
    square: sumProducts(
      pull,
      sides.map(({ value }) => value),
    ),
    comparisons: sides.length - 1,
  }
}

/** The heights of nodes above the first one. */
export interface Levels {
  /** By node, in the unit of the values; the first is 0. */
  readonly values: readonly number[]
  /** Of these values, in the unit squared. */
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
