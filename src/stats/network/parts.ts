import { type Levels, type Network, solveLevels } from './network.js'
import { solve, sumProducts } from './symmetric.js'

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
      laplacian: nodes.map(node => nodes.map(other => laplacian[node]![other]!)),
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
      for (const [other, weight] of laplacian[node]!.entries()) {
        if (weight === 0 || isSeen[other]) continue
        isSeen[other] = true
        nodes.push(other)
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

/** The sum of squares that levels leave unexplained, and what it would have by chance. */
export interface Closure {
  readonly square: number
  /** As many loops as close independently of each other. */
  readonly degrees: number
}

/** Measures how well the loops of a network close: Q = Q₀ − h′L⁺h. Its parts can be given where they are known. */
export function measureClosure(
  { laplacian, pull, square, comparisons }: Network,
  parts: readonly (readonly number[])[] = findParts(laplacian),
): Closure {
  const explained = parts.map(([_, ...rest]) => {
    const pulls = rest.map(node => pull[node]!)
    const [levels] = solve(
      rest.map(node => rest.map(other => laplacian[node]![other]!)),
      [pulls],
    )
    return sumProducts(pulls, levels!)
  })
  return {
    square: Math.max(0, square - explained.reduce((sum, value) => sum + value, 0)),
    degrees: comparisons - (laplacian.length - parts.length),
  }
}
