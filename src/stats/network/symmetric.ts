type Matrix = readonly (readonly number[])[]

/** Solves `matrix`·x = b for each of `sides`. The matrix is symmetric and positive definite (Cholesky's decomposition). */
export function solve(matrix: Matrix, sides: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const lower = decompose(matrix)
  return sides.map(side => substituteBack(lower, substitute(lower, side)))
}

/** The lower triangle whose product with its own transpose is `matrix`. */
function decompose(matrix: Matrix): Matrix {
  const lower: number[][] = []
  for (const [i, row] of matrix.entries()) {
    const made: number[] = []
    lower.push(made)
    for (let k = 0; k <= i; k++) {
      const rest = made.reduce((sum, value, at) => (at < k ? sum - value * lower[k]![at]! : sum), row[k]!)
      made.push(k === i ? Math.sqrt(rest) : rest / lower[k]![k]!)
    }
  }
  return lower
}

function substitute(lower: Matrix, side: readonly number[]): readonly number[] {
  const found: number[] = []
  for (const [i, row] of lower.entries())
    found.push(found.reduce((rest, value, at) => rest - row[at]! * value, side[i]!) / row[i]!)
  return found
}

function substituteBack(lower: Matrix, side: readonly number[]): readonly number[] {
  const found = [...side]
  for (let i = found.length - 1; i >= 0; i--) {
    for (let k = i + 1; k < found.length; k++) found[i]! -= lower[k]![i]! * found[k]!
    found[i]! /= lower[i]![i]!
  }
  return found
}

/** Adds up the products of the numbers of two lists of the same length. */
export function sumProducts(first: readonly number[], second: readonly number[]): number {
  return first.reduce((sum, value, at) => sum + value * second[at]!, 0)
}
