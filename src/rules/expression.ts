import { tidyUnit } from '../metrics/unit.js'
import type { UnitValue } from '../util/shapes.js'

/** Sizes by their names. */
export type Sizes = Readonly<Record<string, number>>

/** A result in its base unit. */
export type Evaluated = UnitValue

/** Computes `text` for `sizes`. Returns undefined if it names a size that is not among them, or has no finite result. */
export function evaluate(text: string, sizes: Sizes): Evaluated | undefined {
  const expression = parse(text)
  if (listNames(expression).some(name => sizes[name] === undefined)) return undefined
  const { value, dimensions } = compute(expression, sizes)
  return Number.isFinite(value) ? { value, unit: nameUnit(dimensions) } : undefined
}

/** Says what is wrong with `text`, as the end of a sentence. Returns undefined if it is a calculation. */
export function findFault(text: string): string | undefined {
  try {
    const expression = parse(text)
    // Units do not depend on sizes.
    compute(expression, Object.fromEntries(listNames(expression).map(name => [name, 2])))
    return undefined
  } catch (error) {
    if (error instanceof ExpressionError) return error.message
    throw error
  }
}

/** The names of the sizes that `text` needs. */
export function listSizesOf(text: string): readonly string[] {
  return listNames(parse(text))
}

const known = new Map<string, Expression>()
const capacity = 1000

function parse(text: string): Expression {
  const expression = known.get(text) ?? parseExpression(text)
  if (known.size >= capacity) known.clear()
  known.set(text, expression)
  return expression
}

/** A calculation with sizes and units, as a tree. */
type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'size'; readonly name: string }
  | { readonly kind: 'function'; readonly name: FunctionName; readonly argument: Expression }
  | { readonly kind: 'unit'; readonly of: Expression; readonly unit: string }
  | { readonly kind: 'operation'; readonly sign: Sign; readonly left: Expression; readonly right: Expression }

const functionNames = ['log', 'log2', 'log10'] as const
type FunctionName = (typeof functionNames)[number]
type Sign = '+' | '-' | '*' | '/' | '^'

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
    let left = this.#product()
    for (;;) {
      const sign = this.#take(/\s*([-+−])/y)
      if (sign === undefined) return left
      left = { kind: 'operation', sign: sign === '+' ? '+' : '-', left, right: this.#product() }
    }
  }

  end(): void {
    if (this.#take(/\s*$/y) === undefined) throw this.#error('there is no sign of a calculation before')
  }

  #product(): Expression {
    let left = this.#power()
    for (;;) {
      const sign = this.#take(/\s*([*/×·])/y)
      if (sign === undefined) return left
      left = { kind: 'operation', sign: sign === '/' ? '/' : '*', left, right: this.#power() }
    }
  }

  #power(): Expression {
    return this.#withUnit(this.#raised())
  }

  /** An exponent has no unit: in `n^3 flop`, the unit is that of the power. */
  #raised(): Expression {
    const base = this.#value()
    if (this.#take(/\s*\^/y) === undefined) return base
    return { kind: 'operation', sign: '^', left: base, right: this.#raised() }
  }

  #value(): Expression {
    const number = this.#take(/\s*(\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?|\.\d+)/iy)
    if (number !== undefined) return { kind: 'number', value: Number(number) }
    if (this.#take(/\s*([-−])/y) !== undefined) {
      const zero: Expression = { kind: 'number', value: -1 }
      return { kind: 'operation', sign: '*', left: zero, right: this.#power() }
    }
    if (this.#take(/\s*\(/y) !== undefined) return this.#closed()
    const name = this.#take(/\s*([A-Za-z_]\w*)/y)
    if (name === undefined) throw this.#error('a number, a size or a bracket is missing before')
    const known = functionNames.find(one => one === name)
    if (known === undefined) return { kind: 'size', name }
    if (this.#take(/\s*\(/y) === undefined) throw this.#error(`${name} needs brackets, such as ${name}(n), before`)
    return { kind: 'function', name: known, argument: this.#closed() }
  }

  #closed(): Expression {
    const inner = this.sum()
    if (this.#take(/\s*\)/y) === undefined) throw this.#error('a closing bracket is missing before')
    return inner
  }

  #withUnit(of: Expression): Expression {
    const unit = this.#take(/\s*([\p{L}µ%][\p{L}\d_]*(?:\/(?:second|sec|s)\b)?)/uy)
    return unit === undefined ? of : { kind: 'unit', of, unit }
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

function listNames(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case 'number':
      return []
    case 'size':
      return [expression.name]
    case 'function':
      return listNames(expression.argument)
    case 'unit':
      return listNames(expression.of)
    case 'operation':
      return [...listNames(expression.left), ...listNames(expression.right)]
  }
}

/** A value in base units. */
interface Computed {
  readonly value: number
  readonly dimensions: Dimensions
}

function compute(expression: Expression, sizes: Sizes): Computed {
  switch (expression.kind) {
    case 'number':
      return { value: expression.value, dimensions: {} }
    case 'size':
      return { value: sizes[expression.name]!, dimensions: {} }
    case 'function':
      return {
        value: functions[expression.name](plain(compute(expression.argument, sizes), expression.name)),
        dimensions: {},
      }
    case 'unit': {
      const { value, dimensions } = compute(expression.of, sizes)
      const unit = readUnit(expression.unit)
      return { value: value * unit.factor, dimensions: multiply(dimensions, unit.dimensions) }
    }
    case 'operation':
      return operations[expression.sign](compute(expression.left, sizes), compute(expression.right, sizes))
  }
}

const functions: Readonly<Record<FunctionName, (value: number) => number>> = {
  log: Math.log,
  log2: Math.log2,
  log10: Math.log10,
}

const operations: Readonly<Record<Sign, (left: Computed, right: Computed) => Computed>> = {
  '+': (left, right) => ({ ...alike(left, right, 'adds'), value: left.value + right.value }),
  '-': (left, right) => ({ ...alike(left, right, 'subtracts'), value: left.value - right.value }),
  '*': (left, right) => ({
    value: left.value * right.value,
    dimensions: multiply(left.dimensions, right.dimensions),
  }),
  '/': (left, right) => ({
    value: left.value / right.value,
    dimensions: multiply(left.dimensions, right.dimensions, -1),
  }),
  '^': (left, right) => {
    const power = plain(right, '^')
    if (Object.keys(left.dimensions).length > 0 && !Number.isInteger(power))
      throw new ExpressionError('a quantity with a unit can only be raised to a whole number')
    return { value: left.value ** power, dimensions: multiply({}, left.dimensions, power) }
  },
}

function alike(left: Computed, right: Computed, does: string): Pick<Computed, 'dimensions'> {
  if (areSame(left.dimensions, right.dimensions)) return left
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
function multiply(one: Dimensions, other: Dimensions, times = 1): Dimensions {
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

/** Returns whether quantities of these dimensions can be added. */
function areSame(one: Dimensions, other: Dimensions): boolean {
  return nameUnit(one) === nameUnit(other)
}
