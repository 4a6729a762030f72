/** A parameter of a scan, with the values that it takes. */
export interface Parameter {
  readonly name: string
  readonly values: readonly string[]
}

/** One point of a scan: a value for each parameter. */
export interface Point {
  /** What its benchmarks are called: `n=1000`, or `n=1000/m=8` in a grid. */
  readonly label: string
  /** By the names of the parameters. */
  readonly values: Readonly<Record<string, string>>
}

/** All combinations of the values of `parameters`, the last of which changes fastest. No parameters make no points. */
export function listPoints(parameters: readonly Parameter[]): readonly Point[] {
  if (parameters.length === 0) return []
  const grid = parameters.reduce<readonly Readonly<Record<string, string>>[]>(
    (known, { name, values }) => known.flatMap(one => values.map(value => ({ ...one, [name]: value }))),
    [{}],
  )
  return grid.map(values => ({ label: labelOf(values), values }))
}

function labelOf(values: Point['values']): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join('/')
}

/** Names a benchmark of `suite` at a point: by the point alone, where the benchmark is the whole process. */
export function nameAt({ label }: Point, benchmark: string, suite: string): string {
  return benchmark === suite ? label : `${benchmark}/${label}`
}

/** `text` with the values of `point` for `{n}`. `${n}` is a variable of the shell, and stays. */
export function fillIn(text: string, { values }: Point): string {
  return text.replace(/(?<!\$)\{([a-z][a-z0-9_]*)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : placeholder,
  )
}

/** The environment variables that tell a command its point. */
export function variablesAt({ values }: Point): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`BENCH_${name}`, value]))
}
