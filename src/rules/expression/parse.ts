/** A calculation with sizes and units, as a tree. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'size'; readonly name: string }
  | { readonly kind: 'function'; readonly name: FunctionName; readonly argument: Expression }
  | { readonly kind: 'unit'; readonly of: Expression; readonly unit: string }
  | { readonly kind: 'operation'; readonly sign: Sign; readonly left: Expression; readonly right: Expression }

export const functionNames = ['log', 'log2', 'log10'] as const
export type FunctionName = (typeof functionNames)[number]
export type Sign = '+' | '-' | '*' | '/' | '^'

/** The error for a text that is no calculation; the message says where. */
export class ExpressionError extends Error {
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
export function parseExpression(text: string): Expression {
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

  /** What `pattern` finds here: its group, or all of it. */
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
