import { parseNumber } from '../metrics/number.js'

/** What one line says of a benchmark. */
interface Result {
  readonly name: string
  readonly values: Values
}

type Values = readonly (readonly [value: number, unit: string])[]

/** What is said of benchmarks, by the names that are printed, behind those of their packages. */
export interface Results {
  readonly results: readonly Result[]
  readonly failed: readonly string[]
  /** What began, and neither had a result nor failed. */
  readonly lost: readonly string[]
}

export function splitFields(line: string): readonly string[] {
  return line.trim().split(/\s+/)
}

/** The values in `fields` after the number of iterations; undefined where that is not what they are. */
export function parseValues([iterations, ...fields]: readonly string[]): Values | undefined {
  if (!/^\d+$/.test(iterations ?? '') || fields.length === 0 || fields.length % 2 === 1) return undefined
  const values: (readonly [number, string])[] = []
  for (let at = 0; at < fields.length; at += 2) {
    const [text, unit] = [fields[at]!, fields[at + 1]!]
    const value = parseNumber(text)
    if ((Number.isNaN(value) && !isNotFinite(text)) || /^[\d.]+$/.test(unit)) return undefined
    values.push([value, unit])
  }
  return values
}

/** As Go prints what is no number. */
function isNotFinite(field: string): boolean {
  return /^(?:NaN|[+-]?Inf)$/.test(field)
}

/** A benchmark that prints something itself tears its result apart: the name, what it prints, and later the values alone. */
export function findResults(lines: readonly string[]): Results {
  const walk = new Walk()
  for (const line of lines) walk.take(line)
  walk.lose()
  return walk
}

class Walk implements Results {
  readonly results: Result[] = []
  readonly failed: string[] = []
  readonly lost: string[] = []
  /** Of the package. */
  #prefix = ''
  #begun: string | undefined

  take(line: string): void {
    if (line.startsWith('Benchmark')) this.#begin(line)
    else if (this.#begun !== undefined && /^\s*\d+\t/.test(line)) this.#finish(line, this.#begun)
    else if (line.startsWith('--- FAIL: Benchmark')) this.failed.push(this.#prefix + splitFields(line)[2]!)
    else if (line.startsWith('pkg: ')) this.#enter(`${line.slice(5).trim()}.`)
    else if (/^(?:ok|FAIL)\s/.test(line)) this.#enter('')
  }

  /** Gives up what has begun. */
  lose(): void {
    if (this.#begun !== undefined) this.lost.push(this.#begun)
    this.#begun = undefined
  }

  #begin(line: string): void {
    const [name = '', ...fields] = splitFields(line)
    const values = parseValues(fields)
    this.lose()
    if (values) this.results.push({ name: this.#prefix + name, values })
    // With -v, the name alone is on a line first, and the line with the result is whole.
    else if (/^\S+ *\t/.test(line)) this.#begun = this.#prefix + name
  }

  #finish(line: string, name: string): void {
    const values = parseValues(splitFields(line))
    if (!values) return
    this.results.push({ name, values })
    this.#begun = undefined
  }

  #enter(prefix: string): void {
    this.lose()
    this.#prefix = prefix
  }
}
