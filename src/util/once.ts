/** Returns what gives the value of `compute`, which is computed when it is first asked for. */
export function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}

/** `make`, called once for each text that it is asked for; its values are kept as long as the function itself. */
export function remember<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>()
  return text => {
    const known = made.get(text)
    if (known !== undefined || made.has(text)) return known as Value
    const value = make(text)
    made.set(text, value)
    return value
  }
}
