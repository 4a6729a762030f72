import { areSame, type Dimensions, multiply, nameUnit, readUnit } from './dimensions.js'
import { type Expression, ExpressionError, type FunctionName, parseExpression, type Sign } from './parse.js'

/** A value in base units. */
interface Computed {
  readonly value: number
  readonly dimensions: Dimensions
}

/** Sizes by their names. */
export type Sizes = Readonly<Record<string, number>>

/** A result in its base unit. */
export interface Evaluated {
  readonly value: number
  readonly unit: string
}

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
