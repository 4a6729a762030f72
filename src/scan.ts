/** A parameter of a scan, with the values that it takes. */
export interface Parameter {
  readonly name: string
  readonly values: readonly string[]
}

/** One point of a scan: a value for each parameter. */
export interface ScanPoint {
  /** Suffix of its benchmarks' names: `n=1000`, or `n=1000/m=8` in a grid. */
  readonly label: string
  /** Values by the names of the parameters. */
  readonly values: Readonly<Record<string, string>>
}

/** All combinations of the values of `parameters`, the last of which changes fastest. No parameters make no points. */
export function listPoints(parameters: readonly Parameter[]): readonly ScanPoint[] {
  if (parameters.length === 0) return []
  const grid = parameters.reduce<readonly Readonly<Record<string, string>>[]>(
    (known, { name, values }) => known.flatMap(point => values.map(value => ({ ...point, [name]: value }))),
    [{}],
  )
  return grid.map(values => ({
    label: Object.entries(values)
      .map(([name, value]) => `${name}=${value}`)
      .join('/'),
    values,
  }))
}

/** Names a benchmark of `suite` at a point: by the point alone, where the benchmark is the whole process. */
export function nameAt({ label }: ScanPoint, benchmark: string, suite: string): string {
  return benchmark === suite ? label : `${benchmark}/${label}`
}

/** `text` with the values of `point` for `{n}`. `${n}` is a variable of the shell, and stays. */
export function fillIn(text: string, { values }: ScanPoint): string {
  return text.replace(/(?<!\$)\{([a-z][a-z0-9_]*)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : placeholder,
  )
}

/** The environment variables that tell a command its point. */
export function variablesAt({ values }: ScanPoint): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`BENCH_${name}`, value]))
}

/** A size in the name of a benchmark. */
interface Sized {
  /** The name with `…` in place of the size: what all points of a scan share. */
  readonly family: string
  /** Name of the size; `n` where the benchmark's name does not say. */
  readonly parameter: string
  readonly size: number
  /** True if the name says that it is a parameter: `n=1000`. */
  readonly isNamed: boolean
}

const prefixes: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
}

/** A number of its own between slashes, brackets, commas, or hyphens in brackets, perhaps behind the name of a parameter. */
const pattern =
  /(?<=^|[/[(,]|\[[^\]/]{0,80}-)(?:([A-Za-z_]\w{0,30})[=:])?(\d{1,15}(?:\.\d{1,9})?(?:e\d{1,2})?)(Ki|Mi|Gi|[kKMG])?B?(?=$|[/\]),]|-[^[/]*\])/g

/** The sizes in the name of a benchmark: `n=1000`, `parse/n=1000`, `BM_sort/1024`, `test_sort[1024]`. */
export function listSizes(name: string): readonly Sized[] {
  return [...name.matchAll(pattern)].flatMap(sizes => {
    const [text, parameter, digits = '', prefix = ''] = sizes
    const size = Number(digits) * prefixes[prefix]!
    if (!(size > 0)) return []
    const before = name.slice(0, sizes.index) + (parameter === undefined ? '' : `${parameter}=`)
    return [
      {
        family: `${before}…${name.slice(sizes.index + text.length)}`,
        parameter: parameter ?? 'n',
        size,
        isNamed: parameter !== undefined,
      },
    ]
  })
}

/** Two points are on a line whatever they are. */
const leastSizes = 3
/** Numbers in names may be anything, such as the numbers of cases, bits or years: sizes are spread. */
const leastRange = 8
/** Numbers that no name calls a parameter are less likely to be sizes. */
const leastStep = 1.5

/** Grounds to take numbers for sizes. */
export interface Known {
  /** True if the names of benchmarks hold the sizes. */
  readonly isNamed: boolean
  /** True if a person asked for the scan. */
  readonly isAsked: boolean
}

/** Returns whether ascending `sizes` make a scan. Numbers that only count, as of cases or seeds, do not, unless they are asked for. */
export function areScanned(sizes: readonly number[], { isNamed, isAsked }: Known): boolean {
  if (sizes.length < leastSizes) return false
  if (isAsked) return true
  if (sizes.at(-1)! < leastRange * sizes[0]!) return false
  const steps = sizes.slice(1).map((size, at) => ({ size, before: sizes[at]! }))
  return isNamed
    ? steps.some(({ size, before }) => size !== before + 1)
    : steps.every(({ size, before }) => size >= leastStep * before)
}
