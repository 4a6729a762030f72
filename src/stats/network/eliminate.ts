import type { Block, Network } from './network.js'
import { solve, sumProducts } from './symmetric.js'

/**
 * Eliminates nodes of a network by Schur's complement: levels of those that are kept, their covariance and the unexplained squares stay
 * what they were.
 *
 * Each node that goes must be joined to one that is kept, directly or through others. What is in neither list must be joined to none.
 */
export function eliminate(
  { laplacian, pull, square, comparisons }: Network,
  { kept, gone }: { readonly kept: readonly number[]; readonly gone: readonly number[] },
): Block {
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
