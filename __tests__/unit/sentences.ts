import { expect } from 'vitest'
import { explain, type Reason } from '../../src/record/reasons.js'

function isReason(value: unknown): value is Reason {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}

/** Why a finding is as it is, as people read it. */
export function sentenceOf({ reason }: { readonly reason?: Reason }): string | undefined {
  return reason && explain(reason)
}

/** Matches a reason whose sentence fits `pattern`. */
export function saying(pattern: RegExp | string): unknown {
  const fits = (text: string): boolean => (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text))
  return {
    $$typeof: Symbol.for('jest.asymmetricMatcher'),
    asymmetricMatch: (reason: unknown) => isReason(reason) && fits(explain(reason)),
    toAsymmetricMatcher: () => `saying ${pattern}`,
  }
}

/** A reason equals its sentence: what people read is what tests expect, and tests of facts name the facts. */
expect.addEqualityTesters([
  (left: unknown, right: unknown) => {
    if (isReason(left) && typeof right === 'string') return explain(left) === right
    return typeof left === 'string' && isReason(right) ? explain(right) === left : undefined
  },
])
