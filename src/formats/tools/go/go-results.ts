import { parseNumber } from '../../../metrics/number.js'
import { splitFields } from '../../reading/fields.js'
import { shorten } from '../../reading/names.js'

type Values = readonly (readonly [value: number, unit: string])[]

/** Takes what a line says of a benchmark, by the name that is printed, behind that of its package. */
type Take = (name: string, values: Values) => void

/** The benchmarks without a result. */
export interface Missing {
  readonly failed: readonly string[]
  /** What began, and neither had a result nor failed. */
  readonly lost: readonly string[]
}

/** The values in `fields` after the number of iterations, which is at `start`; undefined where that is not what they are. */
export function parseValues(fields: readonly string[], start = 0): Values | undefined {
  const first = start + 1
  if (fields.length <= first || (fields.length - first) % 2 === 1 || !/^\d+$/.test(fields[start]!)) return undefined
  const values: (readonly [number, string])[] = []
  for (let at = first; at < fields.length; at += 2) {
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

/**
 * Gives the results in `lines` to `take`, one by one, since there may be a great many.
 *
 * A benchmark that prints something itself tears its result apart: the name, what it prints, and later the values alone.
 */
export function takeResults(lines: readonly string[], take: Take): Missing {
  const walk = new Walk(take)
  for (const line of lines) walk.follow(line)
  walk.lose()
  return walk
}

class Walk implements Missing {
  readonly failed: string[] = []
  readonly lost: string[] = []
  readonly #take: Take
  /** Of the package. */
  #prefix = ''
  #begun: string | undefined

  constructor(take: Take) {
    this.#take = take
  }

  follow(line: string): void {
    if (line.startsWith('Benchmark')) this.#begin(line)
    else if (this.#begun !== undefined && /^\s*\d+\t/.test(line)) this.#finish(line, this.#begun)
    else if (line.startsWith('--- FAIL: Benchmark')) this.failed.push(this.#prefix + splitFields(line)[2]!)
    else if (line.startsWith('pkg: ')) this.#enter(`${shorten(line.slice(5).trim())}.`)
    else if (/^(?:ok|FAIL)\s/.test(line)) this.#enter('')
  }

  /** Gives up what has begun. */
  lose(): void {
    if (this.#begun !== undefined) this.lost.push(this.#begun)
    this.#begun = undefined
  }

  #begin(line: string): void {
    const fields = splitFields(line)
    const name = this.#prefix + fields[0]!
    const values = parseValues(fields, 1)
    this.lose()
    if (values) this.#take(name, values)
    // With -v, the name alone is on a line first, and the line with the result is whole.
    else if (/^\S+ *\t/.test(line)) this.#begun = name
  }

  #finish(line: string, name: string): void {
    const values = parseValues(splitFields(line))
    if (!values) return
    this.#take(name, values)
    this.#begun = undefined
  }

  #enter(prefix: string): void {
    this.lose()
    this.#prefix = prefix
  }
}
