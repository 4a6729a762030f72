type Matrix = readonly (readonly number[])[]

/**
 * Solves `matrix`·x = b for each of `sides`, by Cholesky's decomposition. The matrix is symmetric and positive definite. What is left of the
 * first value of a row stays 0 in the decomposition, and is passed over: a chain takes time in proportion to its length.
 */
export function solve(matrix: Matrix, sides: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const rows = decompose(matrix)
  return sides.map(side => substitute(rows, side))
}

/** The logarithm of the determinant of a matrix that is symmetric and positive definite. */
export function logDeterminant(matrix: Matrix): number {
  return decompose(matrix).reduce((sum, { values }, at) => sum + 2 * Math.log(values[at]!), 0)
}

/** A row of the lower triangle whose product with its own transpose is the matrix. */
interface Row {
  /** The column of its first value that may differ from 0. */
  readonly start: number
  /** Columns one after the other, each up to the diagonal. */
  readonly values: Float64Array
}

function decompose(matrix: Matrix): readonly Row[] {
  const rows: Row[] = []
  for (const [i, row] of matrix.entries()) {
    const start = row.findIndex(value => value !== 0)
    const values = new Float64Array(i + 1)
    for (let k = start; k < i; k++) {
      const above = rows[k]!
      values[k] = (row[k]! - sumBefore(values, above.values, Math.max(start, above.start), k)) / above.values[k]!
    }
    values[i] = Math.sqrt(row[i]! - sumBefore(values, values, start, i))
    rows.push({ start, values })
  }
  return rows
}

/** The products of two lists from `start` up to before `end`, added up. */
function sumBefore(first: Float64Array, second: Float64Array, start: number, end: number): number {
  let sum = 0
  for (let at = start; at < end; at++) sum += first[at]! * second[at]!
  return sum
}

function substitute(rows: readonly Row[], side: readonly number[]): readonly number[] {
  const solution = Float64Array.from(side)
  // Up to its first value, such as that of a unit vector, all stays 0.
  const first = Math.max(
    0,
    solution.findIndex(value => value !== 0),
  )
  for (let i = first; i < rows.length; i++) {
    const { start, values } = rows[i]!
    solution[i] = (solution[i]! - sumBefore(values, solution, Math.max(start, first), i)) / values[i]!
  }
  for (let i = rows.length - 1; i >= 0; i--) {
    const { start, values } = rows[i]!
    const value = solution[i]! / values[i]!
    solution[i] = value
    for (let at = start; at < i; at++) solution[at]! -= values[at]! * value
  }
  return Array.from(solution)
}

/** Adds up the products of the numbers of two lists of the same length. */
export function sumProducts(first: readonly number[], second: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < first.length; at++) sum += first[at]! * second[at]!
  return sum
}
