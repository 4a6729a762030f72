/** Returns what gives the value of `compute`, which is computed when it is first asked for. */
export function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}
