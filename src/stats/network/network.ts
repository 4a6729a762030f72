import { solve } from './symmetric.js'

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
}

/**
 * Joins sessions to a network of `size` nodes. Of a session, only the differences of its sides count: its block is
 * diag(w) − ww′/Σw with w = 1/variance, so a session of three sides is not taken for three independent ones.
 */
export function joinSessions(sessions: readonly (readonly NetworkSide[])[], size: number): Network {
  const laplacian = Array.from({ length: size }, () => Array.from({ length: size }, () => 0))
  const pull = Array.from({ length: size }, () => 0)
  for (const sides of sessions) {
    const weights = sides.map(({ variance }) => 1 / variance)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    sides.forEach(({ node }, i) => {
      sides.forEach((other, k) => {
        const weight = (i === k ? weights[i]! : 0) - (weights[i]! * weights[k]!) / total
        laplacian[node]![other.node]! += weight
        pull[node]! += weight * other.value
      })
    })
  }
  return { laplacian, pull }
}

/** The heights of nodes above the first one. */
export interface Levels {
  /** By node, in the unit of the values; the first is 0. */
  readonly values: readonly number[]
  /** Of these values, in the unit squared. */
  readonly covariance: readonly (readonly number[])[]
}

/** Solves a network in which every node is joined to the first one, whose level is 0. */
export function solveLevels({ laplacian, pull }: Network): Levels {
  const rest = laplacian.slice(1).map(row => row.slice(1))
  const units = rest.map((_, index) => rest.map((__, at) => (at === index ? 1 : 0)))
  const [values, ...inverse] = solve(rest, [pull.slice(1), ...units])
  return {
    values: [0, ...values!],
    covariance: [laplacian.map(() => 0), ...inverse.map(row => [0, ...row])],
  }
}
