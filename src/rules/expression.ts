import { tidyUnit } from '../metrics/unit.js'
import type { UnitValue } from '../util/shapes.js'

/** Sizes by their names. */
export type Sizes = Readonly<Record<string, number>>

/** A result in its base unit. */
export type Evaluated = UnitValue

/** Computes `text` for `sizes`. Returns undefined if it names a size that is not among them, or has no finite result. */
export function evaluate(text: string, sizes: Sizes): Evaluated | undefined {
  const { names, compute } = parse(text)
  if (names.some(name => sizes[name] === undefined)) return undefined
  const { value, dimensions } = compute(sizes)
  return Number.isFinite(value) ? { value, unit: nameUnit(dimensions) } : undefined
}

/** Says what is wrong with `text`, as the end of a sentence. Returns undefined if it is a calculation. */
export function findFault(text: string): string | undefined {
  try {
    const { names, compute } = parse(text)
    // Units do not depend on sizes.
    compute(Object.fromEntries(names.map(name => [name, 2])))
    return undefined
  } catch (error) {
    if (error instanceof ExpressionError) return error.message
    throw error
  }
}

/** The names of the sizes that `text` needs. */
export function listSizesOf(text: string): readonly string[] {
  return parse(text).names
}

const known = new Map<string, Expression>()
const capacity = 1000

function parse(text: string): Expression {
  const expression = known.get(text) ?? parseExpression(text)
  if (known.size >= capacity) known.clear()
  known.set(text, expression)
  return expression
}

/** A calculation with sizes and units. */
interface Expression {
  readonly names: readonly string[]
  readonly compute: (sizes: Sizes) => Computed
}

/** A value in base units. */
interface Computed {
  readonly value: number
  readonly dimensions: Dimensions
}

/** The error for a text that is no calculation; the message says where. */
class ExpressionError extends Error {
  override readonly name = 'ExpressionError'
}

const longest = 200

/**
 * Parses a calculation such as `8e9 B / 2.1e10 B/s` or `3 ns * n * log2(n)`.
 *
 *     sum     = product { (+ | −) product }
 *     product = power { (× | /) power }
 *     power   = value { ^ value } [ unit ]
 *     value   = number | size | function ( sum ) | ( sum ) | − power
 *
 * Nothing is ever run as code. A slash belongs to a unit if the unit stands directly before it, and `s` directly behind: `B/s`.
 */
function parseExpression(text: string): Expression {
  if (text.length > longest) throw new ExpressionError(`it has more than ${longest} characters`)
  const parser = new Parser(text)
  const expression = parser.sum()
  parser.end()
  return expression
}

class Parser {
  #at = 0
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  sum(): Expression {
    return this.#chain(/\s*([-+−])/y, () => this.#product())
  }

  end(): void {
    if (this.#take(/\s*$/y) === undefined) throw this.#error('there is no sign of a calculation before')
  }

  #product(): Expression {
    return this.#chain(/\s*([*/×·])/y, () => this.#power())
  }

  #chain(signs: RegExp, next: () => Expression): Expression {
    let left = next()
    for (let sign = this.#take(signs); sign !== undefined; sign = this.#take(signs))
      left = combine(operations[sign]!, left, next())
    return left
  }

  #power(): Expression {
    const raised = this.#raised()
    const written = this.#take(/\s*([\p{L}µ%][\p{L}\d_]*(?:\/(?:second|sec|s)\b)?)/uy)
    if (written === undefined) return raised
    const unit = readUnit(written)
    return change(raised, given => multiply(given, { value: unit.factor, dimensions: unit.dimensions }))
  }

  /** An exponent has no unit: in `n^3 flop`, the unit is that of the power. */
  #raised(): Expression {
    const base = this.#value()
    if (this.#take(/\s*\^/y) === undefined) return base
    return combine(raise, base, this.#raised())
  }

  #value(): Expression {
    const number = this.#take(/\s*(\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?|\.\d+)/iy)
    if (number !== undefined) return constant(Number(number))
    if (this.#take(/\s*([-−])/y) !== undefined) return combine(multiply, constant(-1), this.#power())
    if (this.#take(/\s*\(/y) !== undefined) return this.#closed()
    const name = this.#take(/\s*([A-Za-z_]\w*)/y)
    if (name === undefined) throw this.#error('a number, a size or a bracket is missing before')
    const known = Object.hasOwn(functions, name) ? functions[name] : undefined
    if (known === undefined) return { names: [name], compute: sizes => ({ value: sizes[name]!, dimensions: {} }) }
    if (this.#take(/\s*\(/y) === undefined) throw this.#error(`${name} needs brackets, such as ${name}(n), before`)
    return change(this.#closed(), argument => ({ value: known(plain(argument, name)), dimensions: {} }))
  }

  #closed(): Expression {
    const inner = this.sum()
    if (this.#take(/\s*\)/y) === undefined) throw this.#error('a closing bracket is missing before')
    return inner
  }

  /** Takes the match of `pattern` here: its group, or all of it. */
  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found === null) return undefined
    this.#at = pattern.lastIndex
    return found[1] ?? found[0]
  }

  #error(what: string): ExpressionError {
    const rest = this.#text.slice(this.#at, this.#at + 20).trim()
    return new ExpressionError(`${what} ${rest === '' ? 'the end' : `"${rest}"`}`)
  }
}

function constant(value: number): Expression {
  return { names: [], compute: () => ({ value, dimensions: {} }) }
}

/** `inner`, whose result `by` changes. */
function change({ names, compute }: Expression, by: (result: Computed) => Computed): Expression {
  return { names, compute: sizes => by(compute(sizes)) }
}

type Operation = (left: Computed, right: Computed) => Computed

function combine(operation: Operation, left: Expression, right: Expression): Expression {
  return {
    names: [...left.names, ...right.names],
    compute: sizes => operation(left.compute(sizes), right.compute(sizes)),
  }
}

const functions: Readonly<Record<string, (value: number) => number>> = {
  log: Math.log,
  log2: Math.log2,
  log10: Math.log10,
}

const add: Operation = (left, right) => ({ ...alike(left, right, 'adds'), value: left.value + right.value })
const subtract: Operation = (left, right) => ({ ...alike(left, right, 'subtracts'), value: left.value - right.value })
const multiply: Operation = (left, right) => ({
  value: left.value * right.value,
  dimensions: multiplyUnits(left.dimensions, right.dimensions),
})
const divide: Operation = (left, right) => ({
  value: left.value / right.value,
  dimensions: multiplyUnits(left.dimensions, right.dimensions, -1),
})
const raise: Operation = (left, right) => {
  const power = plain(right, '^')
  if (Object.keys(left.dimensions).length > 0 && !Number.isInteger(power))
    throw new ExpressionError('a quantity with a unit can only be raised to a whole number')
  return { value: left.value ** power, dimensions: multiplyUnits({}, left.dimensions, power) }
}

const operations: Readonly<Record<string, Operation>> = {
  '+': add,
  '-': subtract,
  '−': subtract,
  '*': multiply,
  '×': multiply,
  '·': multiply,
  '/': divide,
}

function alike(left: Computed, right: Computed, does: string): Pick<Computed, 'dimensions'> {
  if (nameUnit(left.dimensions) === nameUnit(right.dimensions)) return left
  throw new ExpressionError(`it ${does} ${nameUnit(left.dimensions)} and ${nameUnit(right.dimensions)}`)
}

function plain({ value, dimensions }: Computed, name: string): number {
  if (Object.keys(dimensions).length === 0) return value
  throw new ExpressionError(`${name} needs a number without a unit, and gets ${nameUnit(dimensions)}`)
}

/** The power of each base unit: `{ B: 1, s: -1 }` is B/s. */
type Dimensions = Readonly<Record<string, number>>

const perTime = /^(.+)\/(?:s|sec|second)$/
const prefixes: Readonly<Record<string, number>> = { k: 1e3, M: 1e6, G: 1e9, T: 1e12 }

/** A unit as people write it: what its base units are, and how large it is in these. */
function readUnit(written: string): { readonly dimensions: Dimensions; readonly factor: number } {
  const known = tidyUnit(written)
  // Work has no base unit, but its prefixes mean what they always mean.
  const [, prefix = '', rest = written] = /^([kMGT])(flops?(?:\/s)?)$/i.exec(written) ?? []
  const isKnown = known.unit !== written || known.better !== 'unknown'
  const { unit, factor } = isKnown ? known : { unit: rest, factor: prefixes[prefix] ?? 1 }
  const [, work] = perTime.exec(unit) ?? []
  if (work === undefined) return { dimensions: unit === 'count' ? {} : { [unit]: 1 }, factor }
  return { dimensions: work === '1' ? { s: -1 } : { [work]: 1, s: -1 }, factor }
}

/** The dimensions of a product: those of `one`, and `times` as often those of `other`. */
function multiplyUnits(one: Dimensions, other: Dimensions, times = 1): Dimensions {
  const all = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries(
    [...all]
      .map(unit => [unit, (one[unit] ?? 0) + times * (other[unit] ?? 0)] as const)
      .filter(([, power]) => power !== 0),
  )
}

/** The unit as values have it: `s`, `B/s`, `1/s`, or `count` where there is none. */
function nameUnit(dimensions: Dimensions): string {
  const write = (sign: 1 | -1): string =>
    Object.entries(dimensions)
      .filter(([, power]) => power * sign > 0)
      .map(([unit, power]) => (Math.abs(power) === 1 ? unit : `${unit}^${Math.abs(power)}`))
      .join('·')
  const [above, below] = [write(1), write(-1)]
  if (below === '') return above || 'count'
  return `${above || '1'}/${below}`
}
