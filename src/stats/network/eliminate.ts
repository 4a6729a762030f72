import type { Block, Network } from './network.js'
import { solve, sumProducts } from './symmetric.js'

/**
 * Eliminates all nodes of a network but `kept`, by Schur's complement: levels of the nodes that are kept, their covariance and the
 * unexplained squares stay what they were.
 *
 * Each node that goes must be joined to one that is kept, directly or through others.
 */
export function eliminate({ laplacian, pull, square, comparisons }: Network, kept: readonly number[]): Block {
  const stays = new Set(kept)
  const gone = [...laplacian.keys()].filter(node => !stays.has(node))
  const pick = (rows: readonly number[], columns: readonly number[]) =>
    rows.map(row => columns.map(column => laplacian[row]![column]!))
  const between = pick(kept, gone)
  const goneL = pick(gone, gone)
  const gonePull = gone.map(node => pull[node]!)
  const [solved, ...weights] = solve(goneL, [gonePull, ...between])
  return {
    nodes: kept,
    laplacian: pick(kept, kept).map((row, i) => row.map((value, k) => value - sumProducts(between[i]!, weights[k]!))),
    pull: kept.map((node, i) => pull[node]! - sumProducts(between[i]!, solved!)),
    square: square - sumProducts(gonePull, solved!),
    comparisons: comparisons - gone.length,
  }
}
