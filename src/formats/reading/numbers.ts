/** `value` where it is a finite number: tools write NaN and Infinity as words, as text, as nothing. */
export function finite(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** `value` where it is a list of finite numbers, and complete: what has a gap in it is no sample. */
export function finiteList(value: unknown): readonly number[] | undefined {
  return Array.isArray(value) && value.length > 0 && value.every(Number.isFinite) ? value : undefined
}

/** The first of `values` that is a finite number, as a list of it alone; empty where none is. */
export function firstFinite(...values: readonly unknown[]): readonly number[] {
  return values.filter(value => finite(value) !== undefined).slice(0, 1) as readonly number[]
}

/** Computes the cost of one of `count` iterations from the cost of all of them. Returns NaN if there was none. */
export function perIteration(total: number, count: number): number {
  return count > 0 ? total / count : Number.NaN
}
