import type { PackedBenchmark } from './packed.js'

/**
 * Finds how far the push `to` stands above `from`: undefined where no comparisons join them, null where one of them lacks the benchmark. All
 * other pushes are eliminated, as resistors are in a circuit, so the weight that is left is the inverse of the variance with all covariance.
 */
export function joinPushes(
  { nodes, edges, pull }: Pick<PackedBenchmark, 'nodes' | 'edges' | 'pull'>,
  from: number,
  to: number,
): { value: number; variance: number } | undefined | null {
  const [ground, top] = [nodes.indexOf(from), nodes.indexOf(to)]
  if (ground < 0 || top < 0) return null
  if (ground === top) return { value: 0, variance: 0 }
  const weights = nodes.map(() => new Map<number, number>())
  const pulls = [...pull]
  const add = (a: number, b: number, weight: number): void => {
    weights[a]!.set(b, (weights[a]!.get(b) ?? 0) + weight)
    weights[b]!.set(a, (weights[b]!.get(a) ?? 0) + weight)
  }
  for (let at = 0; at < edges.length; at += 3) add(edges[at]!, edges[at + 1]!, edges[at + 2]!)
  // Those with few neighbours first, since each that goes joins its neighbours with each other.
  const order = [...weights.keys()].sort((a, b) => weights[a]!.size - weights[b]!.size)
  for (const node of order) {
    if (node === ground || node === top) continue
    const near = [...weights[node]!]
    const whole = near.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [at, [value, weight]] of near.entries()) {
      weights[value]!.delete(node)
      pulls[value]! += (weight / whole) * pulls[node]!
      for (const [neighbour, more] of near.slice(at + 1)) add(value, neighbour, (weight * more) / whole)
    }
  }
  const weight = weights[top]!.get(ground)
  return weight === undefined ? undefined : { value: pulls[top]! / weight, variance: 1 / weight }
}
